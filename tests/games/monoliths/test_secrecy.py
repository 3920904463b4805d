"""What lies face down in the lanes reaches nobody: not by views, numbers, offers, events, nor by what is imagined."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel import Dice, Keep, Match

FACES = (
    "plated-monolith-1",
    "howling-monolith-3",
    "tower-crawler-2",
    "merfolk-emperor",
    "vine-weaver",
    "frost-trench-1",
    "stone-bombs-2",
    "whirling-monolith-3",
)
"""Cards that would betray themselves: Taunt, armor, "Play:", mana, a rule for all, no monsters at all."""
TABLES: tuple[tuple[str, int], ...] = (("solo", 1), ("coop", 2))


def load(**position: Any) -> Match[Battle]:
    return Match.from_position(GAME, position, keep=Keep.HISTORY)


def keys(match: Match[Battle]) -> list[Any]:
    ask = match.ask
    assert ask is not None
    return [(seat, [GAME.words.key(choice) for choice in ask.choices_of(seat)]) for seat in ask.seats]


def seen_by(match: Match[Battle], viewer: int | None) -> list[Any]:
    numbers = None if viewer is None else list(GAME.lab.observe(match.state, viewer))
    events = [(event.kind, event.rule, dict(event.facts)) for event in match.log if event.is_for(viewer)]
    return [match.view(viewer), numbers, events]


def imagined(match: Match[Battle], seat: int) -> list[Any]:
    dreams = [match.imagine(seat, Dice(f"dream {number}")) for number in range(4)]
    assert GAME.positions.shown is not None
    return [(GAME.positions.shown(dream.state), keys(dream)) for dream in dreams]


def known(match: Match[Battle], seats: int) -> list[Any]:
    """All that anybody may learn."""
    return [
        keys(match),
        [seen_by(match, viewer) for viewer in (*range(seats), None)],
        [imagined(match, seat) for seat in range(seats)],
    ]


def with_concealed(mode: str, face: str) -> Match[Battle]:
    """The Alliance phase with a face in lane 3 that nobody has seen; the others are in the horde deck."""
    return load(
        mode=mode,
        enchanter="damsel-of-silence",
        lanes=[
            {"monster": {"card": "plated-monolith-2"}, "ally": {"card": "clan-of-the-icefish"}},
            {"ally": {"card": "royal-marksmen"}},
            {"monster": {"card": face, "concealed": True, "fresh": True}, "ally": {"card": "beraph-star"}},
            {"monster": {"card": "howling-monolith-1"}},
            {"ally": {"card": "trappers"}},
            {"tower": {"card": "haunted-ruins", "health": 2}},
        ],
        minions={"onikai": {"health": 2}},
        players=[{"mana": 10, "hand": ["mournings", "poisoned-attack", "xotlan-revolts", "immovable"]}],
        horde={"deck": [each for each in FACES if each != face]},
    )


@pytest.mark.rule("HM-GLO-24", "HM-GLO-70")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_concealed_card_shows_nowhere(mode: str, seats: int) -> None:
    first = known(with_concealed(mode, FACES[0]), seats)
    for face in FACES[1:]:
        match = with_concealed(mode, face)
        assert known(match, seats) == first, face
        assert face not in repr([match.view(viewer) for viewer in (0, None)])


@pytest.mark.rule("HM-GLO-28")
@pytest.mark.parametrize("deed", ["play:mournings@4", "play:poisoned-attack", "play:immovable", "use:a6"])
def test_the_targets_of_an_effect_do_not_tell_what_is_concealed(deed: str) -> None:
    offered = []
    for face in FACES:
        match = with_concealed("solo", face)
        match.choose(deed, 0)
        offered.append([keys(match), seen_by(match, 0)])
    assert all(each == offered[0] for each in offered)


@pytest.mark.rule("HM-GLO-70")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_wave_that_arrives_concealed_tells_nothing(mode: str, seats: int) -> None:
    found = []
    for first, second in permutations(FACES, 2):
        deck = [first, second, *(each for each in FACES if each not in (first, second))]
        match = load(
            mode=mode,
            phase="wave",
            enchanter="damsel-of-silence",
            portal={"card": f"portal-{mode}-2"},
            horde={"deck": deck},
            players=[{"mana": 5}],
        )
        assert [lane["monster"] is not None for lane in match.view(0)["lanes"][:3]] == [True, True, False]
        found.append(known(match, seats))
    assert all(each == found[0] for each in found)


@pytest.mark.rule("HM-GLO-24", "HM-OUT-12")
@pytest.mark.parametrize("wounds", [0, 4])
def test_nobody_knows_where_the_terror_lies_among_its_coils(wounds: int) -> None:
    body = {"card": "abyssal-terror", "concealed": True, "wounds": wounds}
    coils = {"card": "coils", "concealed": True}
    found = []
    for at in range(3):
        group = [coils, coils]
        group.insert(at, body)
        lanes: list[Any] = [{"monster": each} for each in group]
        lanes[1]["ally"] = {"card": "clan-of-the-icefish", "attached": [{"card": "oath-of-riders"}]}
        lanes.append({"ally": {"card": "royal-marksmen"}})
        match = load(lanes=lanes, horde={"hidden_swapped": True}, players=[{"mana": 5, "hand": ["mournings"]}])
        found.append(known(match, 1))
    assert all(each == found[0] for each in found)


@pytest.mark.rule("HM-GLO-24")
def test_what_was_shuffled_is_imagined_among_itself_and_never_in_the_deck() -> None:
    """Known cards that were turned down stay in play; what arrived later is not among them."""
    lanes = [
        {"monster": {"card": "the-coral-beast", "concealed": True}},
        {"monster": {"card": "plated-monolith-1", "concealed": True}},
        {"monster": {"card": "frost-trench-1", "concealed": True, "fresh": True}},
    ]
    horde = {"hidden_swapped": True, "deck": ["vine-weaver", "tower-crawler-1"]}
    match = load(lanes=lanes, horde=horde, players=[{"mana": 5}])
    seen = set()
    for number in range(40):
        row = match.imagine(0, Dice(f"dream {number}")).state.horde_row
        faces = [p.card.id for p in row[:3] if p is not None]
        assert sorted(faces[:2]) == ["plated-monolith-1", "the-coral-beast"]
        assert faces[2] in ("frost-trench-1", "vine-weaver", "tower-crawler-1")
        seen.add(tuple(faces))
    assert len(seen) == 6


@pytest.mark.rule("HM-VS-26")
def test_imagined_games_do_not_tell_which_swapped_card_bears_a_token() -> None:
    """Where the horde player has swapped hidden cards, the same dice deal the same, wherever the token truly lies."""
    imagined = []
    for bearer in range(3):
        cards: list[dict[str, Any]] = [
            {"card": card, "concealed": True, "fresh": True} for card in ("iron-harpy", "grabbers-1", "tower-crawler-2")
        ]
        cards[bearer]["attack"] = 1
        match = load(
            mode="versus",
            lanes=[{"monster": card} for card in cards],
            horde={"hidden_swapped": True, "deck": ["vine-weaver", "flood-tide-1"]},
            players=[{"mana": 5}],
        )
        dreams = [match.imagine(0, Dice(f"dream {number}")) for number in range(6)]
        imagined.append([GAME.positions.write(dream.state)["lanes"] for dream in dreams])
    assert imagined[0] == imagined[1] == imagined[2]


@pytest.mark.rule("HM-GLO-70", "HM-OUT-04")
def test_a_card_from_the_open_pile_is_no_secret_face_down() -> None:
    match = load(
        phase="pile",
        pile=["plated-monolith-3"],
        enchanter="damsel-of-silence",
        horde={"deck": ["vine-weaver", "tower-crawler-1"]},
        players=[{"mana": 5}],
    )
    assert match.view(0)["lanes"][0]["monster"]["concealed"]
    for number in range(20):
        lying = match.imagine(0, Dice(f"dream {number}")).state.horde_row[0]
        assert lying is not None
        assert lying.card.id == "plated-monolith-3"


@pytest.mark.rule("HM-GLO-24")
def test_a_shuffle_survives_its_position() -> None:
    match = load(phase="pile", pile=["abyssal-terror"], players=[{"mana": 5}])
    document = GAME.positions.write(match.state)
    again = Match.from_position(GAME, document, keep=Keep.HISTORY)
    assert document["horde"]["hidden_swapped"]
    assert GAME.positions.write(again.state) == document


@pytest.mark.rule("HM-GLO-24", "HM-GLO-70")
@pytest.mark.parametrize("outsider", ["damsel-of-silence", "the-coral-beast", "abyssal-terror"])
@pytest.mark.parametrize(("mode", "seats"), [*TABLES, ("versus", 2)])
def test_an_imagined_game_looks_and_asks_like_the_real_one(mode: str, seats: int, outsider: str) -> None:
    luck = Random(f"{mode} {outsider}")
    options: dict[str, Any] = {"mode": mode, "outsider": outsider, "horde": "sinklings"}
    document = GAME.positions.write(Match(GAME, seats, outsider, options).state)
    document["castle"]["health"] = 100
    document["pile"], document["later_stages"] = document["later_stages"], []
    match = Match.from_position(GAME, document)
    hidden = 0
    for _ in range(80):
        ask = match.ask
        if ask is None:
            break
        if any(p is not None and p.concealed for p in match.state.horde_row):
            hidden += 1
            for seat in ask.seats:
                dream = match.imagine(seat, Dice(f"dream {hidden}"))
                assert dream.view(seat) == match.view(seat)
                assert dream.ask is not None
                assert dream.ask.choices_of(seat) == ask.choices_of(seat)
        seat = luck.choice(ask.seats)
        match.play(luck.choice(ask.choices_of(seat)), seat)
    assert hidden > 5


@pytest.mark.rule("HM-GLO-24")
def test_every_arrangement_comes_up() -> None:
    lanes = [{"monster": {"card": card}} for card in ("the-coral-beast", "plated-monolith-1", "plated-monolith-2")]
    found = set()
    for number in range(40):
        dice = {"seed": f"shuffle {number}", "used": 0}
        match = load(phase="resolution", lanes=lanes, players=[{"mana": 1}], horde={"deck": []}, dice=dice)
        row = match.state.horde_row
        found.add(tuple(p.card.id for p in row if p is not None and p.concealed))
    assert len(found) == 6
