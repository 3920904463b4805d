"""Every rule that the game cites while it is played stands in the ledger, and every refusal can be said."""

from __future__ import annotations

from random import Random

from hordekeep import Match
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import LANGUAGES
from hordekeep.rulebook import load_ledger

KNOWN = {rule.id for rule in load_ledger("plankton-horde").rules}


def test_events_asks_and_outcomes_cite_rules_of_the_ledger() -> None:
    kinds: set[str] = set()
    for number in range(24):
        luck = Random(number)
        match: Match[HordeState] = Match("plankton-horde", seats=2 + number % 3, seed=f"citations {number}")
        while match.ask is not None:
            assert match.ask.rule in KNOWN
            match.play(luck.choice(match.ask.choices), match.ask.seat)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.rule in KNOWN
        for event in match.log:
            assert event.rule in KNOWN, event
            kinds.add(event.kind)
    assert {"stolen", "raised", "locked-out", "tokens-switched", "demon-added", "token-lost"} <= kinds


def test_refusals_cite_rules_of_the_ledger_and_are_said_in_every_language() -> None:
    prompts: set[str] = set()
    for number in range(8):
        luck = Random(number)
        match: Match[HordeState] = Match("plankton-horde", seats=2 + number % 3, seed=f"refusals {number}")
        while match.ask is not None:
            if match.ask.prompt not in prompts or luck.random() < 0.05:
                prompts.add(match.ask.prompt)
                for choice in match.game.words.candidates(match.state):
                    refusal = match.why_not(choice)
                    if refusal is not None:
                        assert refusal.rule in KNOWN, refusal
                        assert all(match.say(refusal.because, language) for language in LANGUAGES)
            match.play(luck.choice(match.ask.choices), match.ask.seat)
    assert {"give-first", "give-second", "trick-with", "sacrifice"} <= prompts


def test_a_card_out_of_turn_is_told_what_comes_first() -> None:
    match: Match[HordeState] = Match("plankton-horde", seats=2, seed="first things first")
    refusal = match.why_not("pick:sun-ooze")
    assert refusal is not None
    assert match.say(refusal.because) == "The Battle Card needs its Score Token before anybody picks."
    wrong = match.why_not("pass")
    assert wrong is not None
    assert match.say(wrong.because) == "This is not the time for that."
