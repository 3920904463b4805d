"""Choices that are written, not picked from a list: a whole deck, typed as its code or as a list of cards."""

from __future__ import annotations

from typing import Any

from hordekeep.kernel import Choice, Match

_DECK = "deck"


def read_written(typed: str, match: Match[Any]) -> Choice | None:
    """The choice that is written here, legal or not: "deck" and a code, or cards with semicolons between them.

    None if nothing of the kind is asked for or typed; `BadInput` if that is no deck.
    """
    ask, cards = match.ask, match.game.extras.cards
    if ask is None or ask.written != _DECK or cards is None or cards.look is None:
        return None
    word, _, deck = typed.strip().replace(":", " ", 1).partition(" ")
    if word.casefold() != _DECK or not deck.strip() or any(deck.strip() == choice[1] for choice in _listed(match)):
        return None
    looked = cards.look(deck, "en")
    return match.read_key(f"{_DECK}:{looked['code']}")


def _listed(match: Match[Any]) -> list[Choice]:
    ask = match.ask
    return [choice for seat in ask.seats for choice in ask.choices_of(seat)] if ask else []
