"""Every word of the cards happens at least once, in the scenarios or in random games; every card can be built."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.state.abilities import Ability
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.engines.lanes.words.nouns import TRAITS
from hordekeep.rulebook.scenario_runner import run_scenario
from hordekeep.rulebook.scenarios import read_scenarios
from tests.games.lanes.boxes import BOXES, each_box
from tests.games.lanes.playing import TABLES, Box
from tests.games.lanes.running_words import every_card, words_that_run
from tests.games.lanes.sentences import ally, battle, lanes, say, spell
from tests.games.lanes.test_random_games import numbered_match
from tests.games.playing import play_on

SCENARIOS = Path(__file__).parents[2] / "scenarios"
GAMES = 6
"""So many random games of each edition and mode are played after the scenarios."""
OF_ALLIES = sorted({trait for card in shelf().cards.values() if card.is_ally for trait in card.traits})


@pytest.mark.slow
def test_every_word_runs() -> None:
    """A word need run in one of the editions only: most are shared."""
    known = {word.name for word in VOCABULARY.words()}
    with words_that_run() as ran:
        for box in BOXES:
            for path in sorted((SCENARIOS / box.folder).glob("*.toml")):
                for located in read_scenarios(path):
                    run_scenario(located)
            for mode, seats in TABLES:
                for number in range(GAMES):
                    play_on(numbered_match(box, mode, seats, "late", number), Random(number), 400)
        for english, _ in TRAITS.values():  # some stand in no sentence of the boxes; packs may use them
            say(battle(lanes=lanes({}, {1: "shamans"})), spell("bloodlust"), f"Play: exhaust each {english} ally.")
        weaken = "Play: put 1 temporary weaken token on each ally."
        say(battle("monoliths", lanes=lanes({}, {1: "shamans"})), spell("bloodlust"), weaken)
    assert ran <= known
    assert sorted(known - ran) == []


@each_box
def test_words_run_in_a_game(box: Box) -> None:
    with words_that_run() as ran:
        play_on(numbered_match(box, "coop", 2, "late", 0), Random(0), 400)
    assert ran
    assert ran <= {word.name for word in VOCABULARY.words()}


@pytest.mark.parametrize("trait", OF_ALLIES)
def test_a_trait_in_a_sentence_means_the_cards_that_have_it(trait: str) -> None:
    one = next(card for card in every_card() if card.is_ally and trait in card.traits)
    other = next(card for card in every_card() if card.is_ally and trait not in card.traits)
    g = battle("monoliths", lanes=lanes({}, {1: one.id, 2: other.id}))
    say(g, spell("bloodlust"), f"Play: exhaust each {TRAITS[trait][0]} ally.")
    assert [ally(g, 1).ready, ally(g, 2).ready] == [False, True]


def test_nothing_runs_by_being_built() -> None:
    with words_that_run() as ran:
        assert not ran


def test_every_sentence_of_every_card_is_an_ability() -> None:
    for card in every_card():
        assert len(card.abilities) == len(card.text)
        for ability in card.abilities:
            assert isinstance(ability, Ability)
            assert ability.effect or ability.statics or ability.extra or ability.keyword or ability.kind == "tuck"
