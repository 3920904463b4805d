"""Positions: what may be left out, what comes back as it was, and what is refused with the place that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE
from hordekeep.engines.lanes.told import view
from hordekeep.engines.lanes.written.position_document import Position
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import BadInput, Dice, Document, Match
from tests.games.skytear_horde.first_shelf import shelf
from tests.games.skytear_horde.playing import TABLES, asked, load

BRUTE: Document = {"card": "troll-brute"}
OAK: Document = {"card": "clan-of-the-oak"}
OUTPOST: Document = {"card": "frostbite-outpost", "health": 2}


BUSY: Document = {"hand": ["clan-of-the-oak"], "mana": 3}
"""A player who has something to choose: nobody is asked where only "done" is possible."""


def show(**position: Any) -> Document:
    """A position with its defaults and computed values, before anything happens."""
    return view.shown(GAME.positions.read(position))


def there_and_back(document: Document) -> Document:
    """A position written by the battle that it describes."""
    return GAME.positions.write(GAME.positions.read(document))


# -- what is left out ------------------------------------------------------------------------------------------------


def test_an_empty_position_is_an_empty_battlefield() -> None:
    shown = show()
    assert (shown["mode"], shown["difficulty"], shown["turn"], shown["phase"]) == ("solo", "normal", 1, "alliance")
    assert shown["castle"]["card"] == "the-gaping-maw"
    assert shown["portal"]["card"] == "solo-normal-1"
    assert shown["portals"] == ["solo-normal-2", "solo-3"]
    assert shown["lanes"] == [{"monster": None, "ally": None, "tower": None}] * 6
    assert [minion["health"] for minion in shown["minions"].values()] == [0, 0, 0, 0]
    [player] = shown["players"]
    assert (player["hand"], player["discard"], player["mana"]) == ([], [], 0)
    assert player["deck"] == [card.id for card in shelf().decks["liothan"].copies()][:30]
    assert len(shown["horde"]["deck"]) == 25
    assert (shown["pile"], shown["later_stages"]) == (["the-hate-bringer-1"], ["the-hate-bringer-2"])


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_mode_has_its_own_portals_and_players(mode: str, seats: int) -> None:
    for difficulty in ("normal", "hard", "painful"):
        shown = show(mode=mode, seats=seats, difficulty=difficulty)
        portals = [shown["portal"]["card"], *shown["portals"]]
        assert portals == [f"{mode}-{difficulty}-1", f"{mode}-{difficulty}-2", f"{mode}-3"]
        assert len(shown["players"]) == seats - (mode == "versus")


def test_a_number_is_so_many_cards_of_the_deck() -> None:
    [player] = show(players=[{"deck": 4}])["players"]
    assert player["deck"] == ["clan-of-the-oak"] * 3 + ["cloud-tearers"]


def test_decks_and_piles_are_written_from_the_top() -> None:
    g = GAME.positions.read(
        {"players": [{"deck": ["shamans", "bloodlust"]}], "pile": ["troll-brute", "the-hate-bringer-1"]}
    )
    assert g.players[0].deck[-1].id == "shamans"
    assert g.pile[-1].id == "troll-brute"


def test_an_outsider_in_play_leaves_the_pile_empty_and_its_later_stages_aside() -> None:
    shown = show(lanes=[{"monster": {"card": "the-beast-lord-2"}}])
    assert (shown["pile"], shown["later_stages"]) == ([], ["the-beast-lord-3"])


def test_a_minion_is_written_in_its_lane() -> None:
    shown = show(lanes=[{}, {"monster": {"card": "onikai", "health": 3}, "ally": OAK}])
    assert (shown["minions"]["onikai"]["lane"], shown["minions"]["yetnar"]["lane"]) == (2, 0)
    assert shown["lanes"][1]["monster"]["health"] == 3
    assert "onikai" not in there_and_back({"lanes": [{"monster": {"card": "onikai", "health": 3}}]})["minions"]


def test_tier_decks_are_sorted_by_the_corner() -> None:
    tier_two, tier_one = show(tiers=True)["horde"]["decks"]
    assert {shelf().find(card).corner for card in tier_two} == {2}
    assert 2 not in {shelf().find(card).corner for card in tier_one}


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ({"phase": "mulligan", "players": [BUSY]}, "mulligan"),
        ({"players": [BUSY]}, "action"),
        ({"phase": "alliance", "mode": "coop", "players": [BUSY], "done": [1]}, "action"),
        ({"phase": "refresh", "players": [BUSY]}, "action"),
        ({"phase": "horde", "horde": {"deck": ["troll-brute"]}, "players": [BUSY]}, "action"),
        ({"phase": "resolve", "lanes": [{"monster": {**BRUTE, "fresh": True}}], "players": [BUSY]}, "action"),
        (
            {"phase": "treachery", "horde": {"deck": ["troll-brute"]}, "players": [{"hand": ["bloodlust"], "mana": 1}]},
            "react",
        ),
        ({"phase": "reactions", "players": [{"hand": ["bloodlust"], "mana": 1}], "lanes": [{"ally": OAK}]}, "react"),
        ({"phase": "end", "players": [{"hand": ["shamans"] * 4 + ["bloodlust"] * 4}]}, "hand-limit"),
        ({"phase": "hand-limit", "players": [{"hand": ["shamans"] * 4 + ["bloodlust"] * 4}]}, "hand-limit"),
        ({"mode": "versus", "phase": "horde", "horde": {"hand": ["troll-brute"]}}, "horde-action"),
        ({"mode": "versus", "phase": "horde-acts", "lanes": [{"monster": BRUTE}]}, "horde-action"),
        ({"mode": "versus", "phase": "plan", "horde": {"mana": 1}}, "plan-treachery"),
    ],
)
def test_the_phase_says_what_is_asked(position: Document, prompt: str) -> None:
    assert asked(load(**position)).prompt == prompt


def test_a_fight_goes_on_in_its_lane() -> None:
    lanes = [{"monster": {"card": "deep-stalker"}}] * 6
    match = load(phase="fight", lane=5, lanes=lanes, horde={"deck": []})
    fought = [event.facts["lane"] for event in match.log if event.kind == "lane-fights"]
    assert fought[:2] == [5, 6]


def test_the_turn_of_a_position_before_its_refresh_phase_is_that_turn() -> None:
    assert show(phase="refresh", turn=4)["turn"] == 4
    assert there_and_back({"phase": "refresh", "turn": 4})["turn"] == 4


def test_a_game_that_is_over_stays_over() -> None:
    match = load(result="lost", deeds={"ended-by:SH-WIN-01": 1}, castle={"wounds": 20})
    outcome = match.outcome()
    assert match.ask is None
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "SH-WIN-01")


# -- there and back --------------------------------------------------------------------------------------------------

FULL: Document = {
    "mode": "coop",
    "difficulty": "hard",
    "turn": 7,
    "phase": "reactions",
    "castle": {"wounds": 3, "exhausted": True},
    "portal": {"card": "coop-hard-2", "at": 2, "wounds": 1, "attached": [], "collapsing": True},
    "minions": {
        "yetnar": {"health": 2, "attached": [{"card": "grialthan-wallbreaker"}], "marks": ["cannot-pillage"]},
        "ratamil": {"health": 1, "weaken": 1},
    },
    "lanes": [
        {
            "monster": {
                **BRUTE,
                "wounds": 1,
                "attack": 2,
                "marks": {"trample": 1, "boosted": 3},
                "turn": {"attack": 2},
            },
            "ally": {
                **OAK,
                "owner": 1,
                "weaken": 1,
                "armor_used": 1,
                "turn": {"health": -1, "armor": 2},
                "attached": [
                    {"card": "lightning-naginata", "owner": 1},
                    {"card": "scepter-of-kamnu", "exhausted": True},
                ],
                "under": ["troll-brute", {"card": "shamans", "owner": 1}, "bloodlust"],
            },
        },
        {"monster": {"card": "onikai", "health": 4}, "ally": {"card": "shamans", "exhausted": True}},
        {"tower": OUTPOST},
        {"ally": {"card": "troll-brute"}},
    ],
    "players": [
        {
            "hand": ["shamans"],
            "deck": ["bloodlust", "shamans"],
            "discard": ["skytear-mine"],
            "mana": 3,
            "reshuffles": 1,
        },
        {"deck": 7, "mana": 10},
    ],
    "horde": {"deck": ["frost-giant"], "discard": ["snowblind"]},
    "pile": ["troll-brute", "the-death-dealer-1"],
    "treachery": "snowblind",
    "deeds": {"monsters-destroyed": 4},
    "lasting": [{"what": "raise-the-dead/0", "side": "horde"}],
    "done": [1],
    "dice": {"seed": "late", "used": 12},
}


def contains(whole: Any, part: Any) -> bool:
    """Is everything that `part` says said by `whole` too?"""
    if isinstance(part, dict):
        return all(name in whole and contains(whole[name], each) for name, each in part.items())
    if isinstance(part, list):
        return len(whole) >= len(part) and all(contains(*pair) for pair in zip(whole, part, strict=False))
    return bool(whole == part)


def test_everything_that_is_written_comes_back() -> None:
    written = there_and_back(FULL)
    expected = {**FULL, "players": FULL["players"][:1], "portal": {**FULL["portal"]}}
    del expected["portal"]["attached"]
    assert contains(written, expected)
    assert there_and_back(written) == written


def test_a_versus_position_comes_back() -> None:
    document = {
        "mode": "versus",
        "seats": 3,
        "phase": "horde-acts",
        "lanes": [
            {"monster": {"card": "snowblind", "concealed": True, "fresh": True}},
            {"monster": {**BRUTE, "concealed": True}},
        ],
        "players": [{"mana": 4, "aside": ["shamans"]}, {"hand": ["combustion"]}],
        "horde": {
            "hand": ["frost-giant"],
            "deck": ["troll-brute", "snowblind"],
            "mana": 2,
            "played": 1,
            "known_top": 1,
            "hidden_swapped": True,
            "aside": ["deep-stalker"],
        },
    }
    written = there_and_back(document)
    assert contains(written, {**document, "players": [{"mana": 4, "aside": ["shamans"]}, {"mana": 4}]})
    assert there_and_back(written) == written


NOT_IN = {"solo": ("horde-acts", "plan"), "versus": ("resolve", "shift")}


@pytest.mark.parametrize(
    ("step", "mode"), [(step, mode) for step in FIRST.steps.by_name for mode in NOT_IN if step not in NOT_IN[mode]]
)
def test_every_step_is_written_by_its_name(step: str, mode: str) -> None:
    written = there_and_back({"mode": mode, "phase": step, "turn": 3})
    assert (written["phase"], written["turn"]) == (step, 3)
    assert "agenda" not in written


def test_every_beat_of_a_step_is_a_beat_of_the_game() -> None:
    assert {beat for _, beats in FIRST.steps.by_name.values() for beat in beats} <= set(GAME.rules.beats)


def test_an_agenda_that_the_phase_does_not_imply_is_written() -> None:
    agenda = [["end"], ["fight", True], ["fight_lane", 3]]
    written = there_and_back({"phase": "fight", "lane": 4, "agenda": agenda})
    assert written["agenda"] == agenda
    g = GAME.positions.read(written)
    assert g.agenda == [("end", None), ("fight", True), ("fight_lane", 3)]


def test_every_field_of_the_setting_is_part_of_a_position() -> None:
    assert set(Setting.__struct_fields__) <= set(Position.__struct_fields__)


def test_effects_that_wait_at_the_start_of_a_beat_are_loud() -> None:
    g = GAME.rules.setup(1, Match(GAME, 1, "x").options, Dice("x"))
    g.waiting.append(None)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="effects wait"):
        GAME.positions.write(g)


def test_attachments_are_of_the_side_of_their_owner() -> None:
    g = GAME.positions.read(
        {"lanes": [{"ally": {**OAK, "attached": [{"card": "lightning-naginata"}, {"card": "hardened-skin"}]}}]}
    )
    ally = g.alliance_row[0]
    assert ally is not None
    assert ally.attached is not None
    mine, theirs = ally.attached
    assert (mine.owner, theirs.owner, theirs.side) == (0, -1, HORDE)
    assert mine.host is theirs.host is ally


@pytest.mark.rule("SH-COOP-08")
def test_a_charmed_monster_comes_back_to_the_player_whose_ally_it_became() -> None:
    bears = {"card": "hardened-skin", "seat": 1}
    lanes = [{"ally": {**BRUTE, "seat": 1, "attached": [bears]}}, {"ally": BRUTE}]
    g = GAME.positions.read({"mode": "coop", "lanes": lanes}).clone()
    charmed, first = g.in_lanes(ALLIANCE)
    assert charmed.attached is not None
    assert [(p.owner, p.seat, p.side) for p in (charmed, *charmed.attached)] == [(-1, 1, ALLIANCE)] * 2
    assert first.seat == 0
    written = GAME.positions.write(g)["lanes"]
    assert written[:2] == [lanes[0], {"ally": {**BRUTE, "seat": 0}}]
    assert view.view(g, 0)["lanes"][0]["alliance"]["seat"] == 1


# -- what is refused -------------------------------------------------------------------------------------------------

BAD: list[tuple[Document, str, str]] = [
    ({"lanes": [{"ally": {**BRUTE, "seat": 1}}]}, "position, 'lanes.0.ally.seat'", "There is no alliance player 1."),
    ({"lanes": [{"monster": {**BRUTE, "seat": 0}}]}, "position, 'lanes.0.monster.seat'", "has changed no sides."),
    ({"lanes": [{"ally": {**OAK, "seat": 0}}]}, "position, 'lanes.0.ally.seat'", "has changed no sides."),
    ({"colour": "red"}, "position", "`colour`"),
    ({"lanes": [{"monster": {**BRUTE, "healt": 2}}]}, "position", "`healt` - at `$.lanes[0].monster`"),
    ({"turn": "one"}, "position", "`$.turn`"),
    ({"lane": 7, "phase": "fight"}, "position", "`$.lane`"),
    ({"mode": "duel"}, "position", "'duel'"),
    ({"players": [{"mana": 11}]}, "position", "`$.players[0].mana`"),
    ({"edition": "second"}, "position, 'edition'", "This is a position of 'second', not of 'skytear-horde'."),
    ({"seats": 2}, "position, 'seats'", "solo is for 1, not for 2. [SH-MODE-01]"),
    ({"mode": "versus", "seats": 4}, "position, 'seats'", "versus is for 2 or 3, not for 4."),
    ({"challenge": "mentalists"}, "position, 'challenge'", "There is no challenge 'mentalists'."),
    ({"mode": "versus", "tiers": True}, "position, 'tiers'", "[SH-CUST-05]"),
    ({"phase": "lunch"}, "position, 'phase'", "There is no phase 'lunch'."),
    ({"phase": "plan"}, "position, 'phase'", "Nobody plays the horde. [SH-MODE-01]"),
    ({"phase": "resolve", "mode": "versus"}, "position, 'phase'", "[SH-VS-10]"),
    ({"phase": "refresh", "turn": 0}, "position, 'turn'", "The first turn is turn 1."),
    ({"lane": 2}, "position, 'lane'", "Only a fight is in a lane."),
    ({"agenda": [["lunch"]]}, "position, 'agenda.0'", "There is no beat 'lunch'."),
    ({"agenda": [["end"], []]}, "position, 'agenda.1'", "A beat is its name"),
    ({"castle": {"card": "troll-brute"}}, "position, 'castle.card'", "'troll-brute' is monster, not castle."),
    ({"castle": {"card": "the-gaping-jaw"}}, "position, 'castle.card'", "There is no card 'the-gaping-jaw'."),
    ({"portal": {"card": "coop-3"}}, "position, 'portal.card'", "'coop-3' is no portal of the solo game."),
    ({"portal": {"card": "solo-3", "collapsing": True}}, "position, 'portal.collapsing'", "[SH-END-05]"),
    ({"portals": ["onikai"]}, "position, 'portals.0'", "'onikai' does not belong there."),
    ({"minions": {"onika": {}}}, "position, 'minions.onika'", "There is no minion 'onika'."),
    ({"minions": {"onikai": {"card": "yetnar"}}}, "position, 'minions.onikai.card'", "'yetnar' is not 'onikai'."),
    (
        {"minions": {"onikai": {}}, "lanes": [{"monster": {"card": "onikai", "health": 1}}]},
        "position, 'lanes.0.monster'",
        "'onikai' lies in two places.",
    ),
    ({"lanes": [{"monster": {"card": "onikai"}}] * 2}, "position, 'lanes.1.monster'", "lies in two places."),
    ({"lanes": [{}] * 7}, "position, 'lanes'", "There are six lanes, not 7. [SH-SETUP-01]"),
    ({"lanes": [{"ally": OAK, "tower": OUTPOST}]}, "position, 'lanes.0'", "cannot share a lane. [SH-SETUP-02]"),
    ({"lanes": [{"ally": OUTPOST}]}, "position, 'lanes.0.ally.card'", "'frostbite-outpost' is tower"),
    ({"lanes": [{"tower": OAK}]}, "position, 'lanes.0.tower.card'", "'clan-of-the-oak' is ally, not tower."),
    ({"lanes": [{"monster": OAK}]}, "position, 'lanes.0.monster.card'", "'clan-of-the-oak' is ally"),
    ({"lanes": [{"monster": {"card": "bloodlust"}}]}, "position, 'lanes.0.monster.card'", "no card of the horde"),
    ({"lanes": [{"monster": {"card": "snowblind"}}]}, "position, 'lanes.0.monster.card'", "'snowblind' is no monster."),
    ({"lanes": [{"monster": {**BRUTE, "concealed": True}}]}, "position, 'lanes.0.monster.concealed'", "[SH-VS-23]"),
    (
        {"lanes": [{"monster": {"card": "trol-brute"}}]},
        "position, 'lanes.0.monster.card'",
        "There is no card 'trol-brute'.",
    ),
    ({"lanes": [{"ally": {**OAK, "health": 1, "wounds": 1}}]}, "position, 'lanes.0.ally'", "[SH-TOKEN-02]"),
    ({"lanes": [{"ally": {**OAK, "attack": 1, "weaken": 1}}]}, "position, 'lanes.0.ally'", "[SH-TOKEN-03]"),
    ({"lanes": [{"ally": {**OAK, "owner": 1}}]}, "position, 'lanes.0.ally.owner'", "There is no alliance player 1."),
    ({"lanes": [{"ally": {**OAK, "owner": -1}}]}, "position, 'lanes.0.ally.owner'", "cannot belong to -1."),
    ({"lanes": [{"monster": {**BRUTE, "owner": 0}}]}, "position, 'lanes.0.monster.owner'", "cannot belong to 0."),
    ({"lanes": [{"ally": {**OAK, "attached": [OAK]}}]}, "position, 'lanes.0.ally.attached.0.card'", "not attachment."),
    (
        {"lanes": [{"ally": {**OAK, "attached": [{"card": "lightning-naginata"}] * 9}}]},
        "position, 'lanes.0.ally.attached'",
        "At most 8",
    ),
    ({"lanes": [{"ally": {**OAK, "under": ["cat"]}}]}, "position, 'lanes.0.ally.under.0'", "There is no card 'cat'."),
    ({"players": [{}, {}]}, "position, 'players'", "1 alliance player, not 2."),
    ({"players": [{"hand": ["troll-brute"]}]}, "position, 'players.0.hand.0'", "does not belong there."),
    ({"players": [{"deck": 41}]}, "position, 'players.0.deck'", "The liothan deck has 40 cards, not 41."),
    ({"players": [{"deck": []}]}, "position, 'players.0.deck'", "has lost already. [SH-WIN-02]"),
    (
        {"mode": "versus", "players": [{"mana": 2}, {"mana": 3}]},
        "position, 'players.1.mana'",
        "shares one mana token. [SH-VS-02]",
    ),
    ({"horde": {"deck": ["shamans"]}}, "position, 'horde.deck.0'", "does not belong there."),
    ({"horde": {"decks": [[], []]}}, "position, 'horde.decks'", "[SH-CUST-05]"),
    ({"tiers": True, "horde": {"decks": [[]]}}, "position, 'horde.decks'", "two tier decks, not 1."),
    ({"tiers": True, "horde": {"decks": [["deep-stalker"], []]}}, "position, 'horde.decks.0'", "of the other tier."),
    ({"horde": {"hand": ["troll-brute"]}}, "position, 'horde.hand'", "Nobody plays the horde."),
    ({"mode": "versus", "horde": {"deck": [], "known_top": 1}}, "position, 'horde.known_top'", "not in the horde deck"),
    ({"pile": ["onikai"]}, "position, 'pile.0'", "does not belong there."),
    ({"later_stages": ["troll-brute"]}, "position, 'later_stages.0'", "does not belong there."),
    ({"treachery": "cat"}, "position, 'treachery'", "There is no card 'cat'."),
    ({"lasting": [{"what": "troll-brute/7", "side": "horde"}]}, "position, 'lasting.0.what'", "no sentence '7'."),
    ({"lasting": [{"what": "troll-brute/0", "side": "horde"}]}, "position, 'lasting.0.what'", "leaves nothing"),
    ({"done": [1]}, "position, 'done.0'", "There is no alliance player 1."),
    ({"done": [0]}, "position, 'done'", "If all are done, the phase is over."),
]


@pytest.mark.parametrize(("position", "where", "what"), BAD)
def test_a_position_that_cannot_be_is_refused_where_it_is_wrong(position: Document, where: str, what: str) -> None:
    with pytest.raises(BadInput) as refused:
        load(**position)
    assert refused.value.where == where
    assert what in refused.value.what


def test_a_misspelt_card_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadInput, match="Did you mean 'troll-brute'"):
        load(lanes=[{"monster": {"card": "trol-brute"}}])


def test_positions_do_not_share_lists_with_the_match() -> None:
    match = load(players=[BUSY])
    match.to_position()["players"][0]["deck"].clear()
    match.to_position()["lanes"].clear()
    assert len(match.to_position()["players"][0]["deck"]) == 30
    assert len(match.to_position()["lanes"]) == 6
