"""What the glossary and the chapter on customizing say and no position can show (SH-GLOS, SH-CUST)."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.content.options import options
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Choice, Option
from tests.games.lanes.sentences import ally, battle, lanes, run, say, spell
from tests.games.skytear_horde.first_shelf import shelf


def option(name: str) -> Option:
    """An option of the setup page."""
    return next(each for each in options(shelf()) if each.name == name)


@pytest.mark.rule("SH-GLOS-17")
def test_creatures_are_monsters_and_allies_not_towers_portals_or_castles() -> None:
    g = battle(
        pile=[],
        minions={"onikai": {"health": 1}},
        lanes=lanes(
            {1: "troll-brute", 2: "the-hate-bringer-1", 3: {"card": "yetnar", "health": 2}},
            {3: "shamans", 4: {"card": "star-piercer", "health": 3}, 5: "yami"},
        ),
    )
    built = VOCABULARY.build(VOCABULARY.parse("Play: deal 1 damage to a creature."))
    offered = run(perform(g, built, Cause(spell("combustion"), 0)), ("at", 0))
    assert sorted(map(GAME.words.key, offered[0])) == ["at:a3", "at:a5", "at:m1", "at:m2", "at:m3", "at:onikai"]


@pytest.mark.rule("SH-GLOS-17")
def test_each_creature_leaves_towers_portal_and_castle_alone() -> None:
    g = battle(lanes=lanes({1: "troll-crusher"}, {1: "thunder-cavalry", 2: {"card": "star-piercer", "health": 3}}))
    say(g, spell("combustion"), "Play: deal 1 damage to each creature.")
    assert (ally(g, 1).vigor, ally(g, 2).vigor, g.portal.vigor, g.castle.vigor) == (-1, 3, 0, 0)


@pytest.mark.rule("SH-GLOS-38")
@pytest.mark.parametrize(
    ("chosen", "deck"),
    [
        ([], ["bloodlust"]),
        (["yami"], ["bloodlust", "yami"]),
        (["yami", "shamans"], ["bloodlust", "yami", "shamans"]),
        (["shamans", "yami"], ["bloodlust", "shamans", "yami"]),
    ],
)
def test_rebuild_3_of_two_cards_takes_none_one_or_both_in_the_order_of_choice(
    chosen: list[str], deck: list[str]
) -> None:
    g = battle(players=[{"deck": ["bloodlust"], "discard": ["shamans", "yami"]}])
    answers: list[Choice] = [("card", each) for each in chosen]
    if len(chosen) < 2:
        answers.append(("stop",))
    say(g, spell("psychic-shield"), "Play: Rebuild 3.", *answers)
    assert [card.id for card in reversed(g.players[0].deck)] == deck


@pytest.mark.rule("SH-CUST-01")
def test_three_difficulties_are_listed_normal_first() -> None:
    assert [value.name for value in option("difficulty").values] == ["normal", "hard", "painful"]
    assert option("difficulty").default == "normal"


@pytest.mark.rule("SH-CUST-10")
def test_more_health_on_minions_is_offered_for_a_mixed_horde_and_not_forced() -> None:
    tokens = option("minion_tokens")
    assert tokens.default == 0
    assert tokens.low <= 1 < 2 <= tokens.high
    assert "mixed" in tokens.sentence.to("en")
    assert "mêlée" in tokens.sentence.to("fr")
