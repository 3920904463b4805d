"""What the sides of a versus game must not learn from each other: by views, by the log, or by what they are offered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.skytear_horde.playing import HordeMatch, asked, load

FACES = (
    "deep-stalker",
    "troll-brute",
    "the-great-white",
    "cave-yeti",
    "the-old-forgotten",
    "winged-talons",
    "shade-hunter",
    "oni-horde",
    "gathering-storm",
    "hardened-skin",
)
"""Cards that would betray themselves: Taunt, auras, armor, epics, one that few may engage, no monsters at all."""
SPELLS = ("combustion", "death-grasp", "sinkhole", "twist-allegiance", "bloodlust")


def told(match: HordeMatch, viewer: int | None) -> list[Any]:
    """The events as a seat hears them, facts and all."""
    return [(event.kind, dict(event.facts)) for event in match.log if event.is_for(viewer)]


def keys(match: HordeMatch, seat: int) -> list[str]:
    return [match.game.words.key(choice) for choice in asked(match).choices_of(seat)]


def with_concealed(face: str) -> HordeMatch:
    """The Alliance Phase with a face in lane 3 that the alliance has never seen."""
    return load(
        mode="versus",
        phase="alliance",
        lanes=[
            {"monster": {"card": "deep-howlers"}, "ally": {"card": "clan-of-the-oak"}},
            {"monster": {"card": "troll-crusher"}, "ally": {"card": "gulbjarn"}},
            {"monster": {"card": face, "concealed": True, "fresh": True}, "ally": {"card": "dawn-defenders"}},
            {"monster": {"card": "deep-stalker"}},
            {"ally": {"card": "clan-of-the-boar"}},
            {"tower": {"card": "runic-catapult", "health": 2}},
        ],
        players=[{"mana": 10, "hand": ["cloud-tearers", *SPELLS]}],
        horde={"mana": 1, "hand": ["snowblind"], "deck": ["forest-yeti", "frost-giant"]},
    )


@pytest.mark.rule("SH-VS-23", "SH-VS-28", "SH-VS-47")
def test_a_concealed_card_shows_in_no_view_and_no_offer() -> None:
    first = with_concealed(FACES[0])
    for face in FACES[1:]:
        other = with_concealed(face)
        for viewer in (0, None):
            assert other.view(viewer) == first.view(viewer), face
            assert face not in repr(other.view(viewer))
        assert keys(other, 0) == keys(first, 0), face
        assert other.view(1)["lanes"][2]["monster"]["card"] == face


@pytest.mark.rule("SH-VS-28", "SH-VS-29")
@pytest.mark.parametrize("deed", [*(f"play:{spell}" for spell in SPELLS), "use:a6"])
def test_the_targets_of_an_effect_do_not_tell_what_is_concealed(deed: str) -> None:
    offered = []
    for face in FACES:
        match = with_concealed(face)
        match.choose(deed, 0)
        offered.append((asked(match).seats, keys(match, 0), told(match, 0)))
    assert all(each == offered[0] for each in offered)
    assert deed == "play:bloodlust" or "at:m3" in offered[0][1]


@pytest.mark.rule("SH-VS-32")
def test_a_secret_swap_changes_nothing_that_the_alliance_sees() -> None:
    hidden = [{"card": card, "concealed": True, "fresh": True} for card in ("deep-stalker", "snowblind", "forest-yeti")]
    lanes = [{"monster": {"card": "troll-brute"}}, {}, {}, *({"monster": each} for each in hidden)]
    heard = []
    for swap in ("swap-hidden:4-5", "swap-hidden:4-6", "swap-hidden:5-6"):
        match = load(mode="versus", phase="horde-acts", lanes=lanes, horde={"hand": ["cave-yeti"]})
        before = match.view(0), match.view(None)
        cards = [lane["monster"]["card"] for lane in match.view(1)["lanes"][3:]]
        match.choose(swap, 1)
        assert (match.view(0), match.view(None)) == before
        assert [lane["monster"]["card"] for lane in match.view(1)["lanes"][3:]] != cards
        heard.append((told(match, 0), told(match, None)))
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.rule("SH-VS-07", "SH-VS-47")
def test_only_the_horde_player_learns_what_the_horde_player_draws() -> None:
    heard = []
    for card in ("frost-giant", "snowblind"):
        match = load(
            mode="versus", phase="end", horde={"hand": ["cave-yeti"], "deck": [card, "forest-yeti"]}, portal={"at": 3}
        )
        assert ("drew-card", {"seat": 1, "card": card}) in told(match, 1)
        assert match.view(1)["horde"]["hand"] == ["cave-yeti", card]
        heard.append((told(match, 0), told(match, None), match.view(0), match.view(None)))
    assert heard[0] == heard[1]


@pytest.mark.rule("SH-VS-06", "SH-VS-47")
def test_nobody_learns_which_cards_the_horde_player_put_aside_and_drew() -> None:
    heard = []
    for card, drawn in (("frost-giant", "forest-yeti"), ("snowblind", "troll-brute")):
        match = load(
            mode="versus",
            phase="mulligan",
            turn=0,
            players=[{"hand": ["shamans", "bloodlust"]}],
            horde={"hand": ["frost-giant", "snowblind", "cave-yeti"], "deck": [drawn, "deep-stalker"]},
        )
        match.choose(f"redraw:{card}", 1)
        match.choose("keep", 1)
        assert card not in match.view(1)["horde"]["hand"]
        assert drawn in match.view(1)["horde"]["hand"]
        heard.append((told(match, 0), told(match, None), match.view(0), match.view(None)))
    assert heard[0] == heard[1]


@pytest.mark.rule("SH-VS-47")
def test_the_horde_player_does_not_learn_what_the_alliance_draws() -> None:
    heard = []
    for card in ("shamans", "bloodlust"):
        match = load(
            mode="versus",
            phase="fight",
            lanes=[{"monster": {"card": "troll-brute"}, "ally": {"card": "gulbjarn"}}],
            players=[{"hand": ["corjof"], "deck": [card, "wind-riders", "wind-riders"]}],
        )
        match.choose("to:A", 0)
        assert ("drew-card", {"seat": 0, "card": card}) in told(match, 0)
        heard.append((told(match, 1), told(match, None), match.view(1), match.view(None)))
    assert heard[0] == heard[1]


@pytest.mark.rule("SH-VS-47")
def test_the_horde_player_is_told_the_same_whatever_the_alliance_puts_back() -> None:
    heard = []
    for card in ("shamans", "bloodlust"):
        match = load(mode="versus", phase="mulligan", players=[{"hand": ["shamans", "bloodlust"], "deck": 20}])
        match.choose(("redraw", card), 0)
        told = [[event.kind, event.facts] for event in match.log if event.is_for(1)]
        heard.append([told, match.view(1), match.view(None)])
    assert heard[0] == heard[1]
