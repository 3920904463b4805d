"""Every word of the cards happens at least once, in the scenarios or in random games; every card can be built."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hordekeep.games.lanes.abilities import Ability
from hordekeep.games.lanes.words import VOCABULARY
from hordekeep.games.lanes.words.nouns import TRAITS
from hordekeep.rulebook.scenario_runner import run_scenario
from hordekeep.rulebook.scenarios import read_scenarios
from tests.games.playing import play_on
from tests.games.skytear_horde.first_shelf import shelf
from tests.games.skytear_horde.playing import TABLES
from tests.games.skytear_horde.running_words import words_that_run
from tests.games.skytear_horde.sentences import ally, battle, lanes, say, spell
from tests.games.skytear_horde.test_random_games import any_match

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "skytear_horde"
GAMES = 6
"""So many random games of each mode are played after the scenarios."""
OF_ALLIES = sorted({trait for card in shelf().cards.values() if card.is_ally for trait in card.traits})


def test_every_word_runs() -> None:
    known = {word.name for word in VOCABULARY.words() if not word.rule.startswith("HM-")}  # words of this edition
    with words_that_run() as ran:
        for path in sorted(SCENARIOS.glob("*.toml")):
            for located in read_scenarios(path):
                run_scenario(located)
        for mode, seats in TABLES:
            for number in range(GAMES):
                play_on(any_match(mode, seats, "late", number), Random(number), 400)
        for english, _ in TRAITS.values():  # some stand in no sentence of the box; packs may use them
            say(battle(lanes=lanes({}, {1: "shamans"})), spell("bloodlust"), f"Play: exhaust each {english} ally.")
    assert ran <= known
    assert sorted(known - ran) == []


@pytest.mark.parametrize("trait", OF_ALLIES)
def test_a_trait_in_a_sentence_means_the_cards_that_have_it(trait: str) -> None:
    one = next(card for card in shelf().cards.values() if card.is_ally and trait in card.traits)
    other = next(card for card in shelf().cards.values() if card.is_ally and trait not in card.traits)
    g = battle(lanes=lanes({}, {1: one.id, 2: other.id}))
    say(g, spell("bloodlust"), f"Play: exhaust each {TRAITS[trait][0]} ally.")
    assert [ally(g, 1).ready, ally(g, 2).ready] == [False, True]


def test_nothing_runs_by_being_built() -> None:
    with words_that_run() as ran:
        assert not ran


def test_every_sentence_of_every_card_is_an_ability() -> None:
    for card in shelf().cards.values():
        assert len(card.printed.all) == len(card.text)
        for ability in card.printed.all:
            assert isinstance(ability, Ability)
            assert ability.effect or ability.statics or ability.extra or ability.keyword or ability.kind == "tuck"
