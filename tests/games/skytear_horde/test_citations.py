"""Every rule that the game cites while it is played stands in the ledger, and every refusal can be said."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.games.lanes.words import VOCABULARY
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import LANGUAGES, Match
from hordekeep.rulebook import load_ledger
from tests.games.playing import choose_at_random
from tests.games.skytear_horde.playing import TABLES, HordeMatch, any_options

LEDGER = load_ledger("skytear-horde")
KNOWN = {rule.id for rule in LEDGER.rules}


def any_match(mode: str, seats: int, number: int) -> HordeMatch:
    return Match(GAME, seats, f"citations {number}", {"mode": mode, **any_options(mode, Random(number))})


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_events_asks_and_outcomes_cite_rules_of_the_ledger(mode: str, seats: int) -> None:
    kinds: set[str] = set()
    for number in range(12):
        match, luck = any_match(mode, seats, number), Random(number)
        while match.ask is not None and len(match.made) < 400:
            assert match.ask.rule in KNOWN, match.ask
            choose_at_random(match, luck)
        outcome = match.outcome()
        assert outcome is None or outcome.rule in KNOWN
        for event in match.log:
            assert event.rule in KNOWN, event
            kinds.add(event.kind)
    assert {"played", "destroyed", "struck", "mana-gained", "treachery-revealed", "pillaged"} <= kinds


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_refusals_cite_rules_of_the_ledger_and_are_said_in_every_language(mode: str, seats: int) -> None:
    prompts: set[str] = set()
    for number in range(3):
        match, luck = any_match(mode, seats, number), Random(number)
        while match.ask is not None and len(match.made) < 200:
            if match.ask.prompt not in prompts:
                prompts.add(match.ask.prompt)
                for choice in luck.sample(GAME.candidates(match.state), 400):
                    refusal = GAME.why_not(match.state, match.ask, match.ask.seats[0], choice)
                    if refusal is not None:
                        assert refusal.rule in KNOWN, refusal
                        assert all(match.say(refusal.because, language) for language in LANGUAGES)
            choose_at_random(match, luck)
    assert {"action", "mulligan"} <= prompts


def test_the_words_of_cards_cite_rules_of_the_ledger() -> None:
    cited = {word.rule for word in VOCABULARY.words()} - {""}
    assert cited <= KNOWN | {rule.id for rule in load_ledger("monoliths").rules}
