"""What must be true of the choices of every game: each is written and read back, refused by a rule, and said."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from hordekeep.kernel import LANGUAGES, Ask, Choice, Game, Match, Text


def keys_are_inverse(game: Game[Any], candidates: Collection[Choice]) -> None:
    """Every choice has a key of its own, and is what its key reads as."""
    assert len(set(candidates)) == len(candidates)
    for choice in candidates:
        assert game.words.choice(game.words.key(choice)) == choice
    assert len({game.words.key(choice) for choice in candidates}) == len(candidates)


def refused_or_offered(
    match: Match[Any], ask: Ask, seat: int, known: Collection[Choice], others: Iterable[Choice], rules: Collection[str]
) -> set[Text]:
    """What is offered is a candidate, and of `others` exactly what is not offered is refused, by a rule of the ledger.
    Returns what the refusals say."""
    offered = set(ask.choices_of(seat))
    assert offered <= set(known), f"every choice that is offered is a candidate: {offered - set(known)}"
    said: set[Text] = set()
    for choice in (*offered, *others):
        refusal = match.game.words.why_not(match.state, ask, seat, choice)
        assert (refusal is None) == (choice in offered), (choice, refusal, ask)
        if refusal is not None:
            assert refusal.rule in rules, (refusal, ask)
            said.add(refusal.because)
    return said


def has_words(match: Match[Any], texts: Iterable[Text]) -> None:
    """In every language."""
    for text in texts:
        assert all(match.say(text, language) for language in LANGUAGES)


def is_said(match: Match[Any], ask: Ask) -> None:
    """In every language the question has words, and no two buttons say the same."""
    for language in LANGUAGES:
        assert match.prompt(language)
        for seat in ask.seats:
            labels = [offer.label for offer in match.offers(seat, language)]
            assert len(set(labels)) == len(labels), f"two buttons say the same: {ask.prompt} {labels}"
