"""Every rule that an edition cites while it is played stands in its own ledger, and every refusal can be said."""

from __future__ import annotations

from random import Random

from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.kernel import LANGUAGES, Keep
from hordekeep.rulebook import load_ledger
from tests.games.lanes.boxes import BOXES, each_box, each_table
from tests.games.lanes.playing import Box, LanesMatch
from tests.games.playing import choose_at_random


def numbered_match(box: Box, mode: str, seats: int, number: int) -> LanesMatch:
    """A game from its start or, every second one, from late in it."""
    luck = Random(number)
    match = box.any_match(mode, seats, f"citations {number}", luck, Keep.HISTORY)
    return box.late_match(match, luck) if number % 2 else match


@each_box
@each_table
def test_events_asks_and_outcomes_cite_rules_of_the_ledger(box: Box, mode: str, seats: int) -> None:
    known, kinds = box.rules(), set()
    for number in range(16):
        match, luck = numbered_match(box, mode, seats, number), Random(number)
        while match.ask is not None and len(match.made) < 400:
            assert match.ask.rule in known, match.ask
            choose_at_random(match, luck)
        outcome = match.outcome()
        assert outcome is None or outcome.rule in known
        for event in match.log:
            assert event.rule in known, event
            kinds.add(event.kind)
    assert {"played", "destroyed", "struck", "mana-gained", "treachery-revealed", "pillaged"} <= kinds


@each_box
@each_table
def test_refusals_cite_rules_of_the_ledger_and_are_said_in_every_language(box: Box, mode: str, seats: int) -> None:
    known = box.rules()
    prompts: set[str] = set()
    for number in range(6):
        match, luck = numbered_match(box, mode, seats, number), Random(number)
        candidates = box.game.words.candidates(match.state)
        while match.ask is not None and len(match.made) < 200:
            if match.ask.prompt not in prompts:
                prompts.add(match.ask.prompt)
                for choice in luck.sample(candidates, 400):
                    refusal = box.game.words.why_not(match.state, match.ask, match.ask.seats[0], choice)
                    if refusal is not None:
                        assert refusal.rule in known, (choice, refusal)
                        assert all(match.say(refusal.because, language) for language in LANGUAGES)
            choose_at_random(match, luck)
    assert {"action", "mulligan"} <= prompts


def test_the_words_of_cards_cite_rules_of_the_ledgers() -> None:
    cited = {word.rule for word in VOCABULARY.words()} - {""}
    assert cited <= {rule.id for box in BOXES for rule in load_ledger(box.slug).rules}
