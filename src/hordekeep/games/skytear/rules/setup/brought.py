"""Decks and pools that players bring to the table through the options, read and checked before the game begins
(SM-CAS-05, SM-COMP-02)."""

from __future__ import annotations

from collections.abc import Mapping

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.names import PACKAGES
from hordekeep.games.skytear.content.options import AUTO, CASUAL, COMPETITIVE, DECKS, POOLS
from hordekeep.games.skytear.content.setting import SIDES, Setting
from hordekeep.games.skytear.decks.deck_building import (
    POOL_SIZES,
    DeckProblem,
    Pool,
    pool_problems,
    premade,
    problems_before_draft,
)
from hordekeep.games.skytear.decks.deck_codes import deck_from, pool_from
from hordekeep.kernel import BadInput, Dice, OptionValue, Text, enforces

Brought = Mapping[str, Mapping[str, tuple[str, ...]]]
"""What was brought, naming cards by id: under "blue" and "red" a team's piles by hero, under "decks" decks by purse."""


def brought_by(setting: Setting, options: Mapping[str, OptionValue], dice: Dice) -> Brought:
    """What the players bring to a game of this format; in a first game nothing."""
    if setting.format == CASUAL:
        return {"decks": _decks(setting, options)}
    if setting.format == COMPETITIVE:
        pools = [_pool(setting, options, name, dice) for name in POOLS]
        return {
            side: {pile.hero.id: tuple([card.id for card in pile.cards]) for pile in pool}
            for side, pool in zip(SIDES, pools, strict=True)
        }
    return {}


@enforces("SM-DECK-03", "SM-CAS-08")
def _decks(setting: Setting, options: Mapping[str, OptionValue]) -> dict[str, tuple[str, ...]]:
    """The decks of their own that players bring, by purse. Whether one fits is known only after the draft; one that can
    fit no draft is refused now."""
    purses = max(setting.purses) + 1
    found: dict[str, tuple[str, ...]] = {}
    for purse, name in enumerate(DECKS):
        text = str(options[name])
        if text == AUTO:
            continue
        if purse >= purses:
            why = "setup-team-deck" if setting.shares else "setup-no-such-seat"
            raise refused(name, Text(why, seats=setting.seats))
        try:
            cards = deck_from(text)
        except BadInput as bad:
            raise bad.standing(f"option '{name}'") from bad
        if problems := problems_before_draft(cards, heroes_for_purse(setting, purse)):
            raise _unplayable(name, problems)
        found[str(purse)] = tuple([card.id for card in cards])
    return found


@enforces("SM-DECK-01", "SM-DECK-02")
def heroes_for_purse(setting: Setting, purse: int) -> int:
    """How many heroes a deck is for: its player's, or the team's where it is shared.

    >>> heroes_for_purse(Setting("two-lanes", 3, "casual"), 1), heroes_for_purse(Setting("two-lanes", 3, "casual"), 2)
    (4, 2)
    """
    if setting.shares:
        return setting.team
    return setting.team // len(setting.seats_of(setting.sides[purse]))


def _pool(setting: Setting, options: Mapping[str, OptionValue], name: str, dice: Dice) -> Pool:
    """The pool of a team; without one of its own random heroes with their premade piles, which no rule is against."""
    text = str(options[name])
    if text == AUTO:
        heroes = list(shelf().heroes.values())
        dice.shuffle(heroes)
        return tuple([premade(hero) for hero in heroes[: POOL_SIZES[setting.team]]])
    try:
        pool = pool_from(text)
    except BadInput as bad:
        raise bad.standing(f"option '{name}'") from bad
    if problems := pool_problems(pool, setting.team):
        raise _unplayable(name, problems)
    return pool


def _unplayable(name: str, problems: list[DeckProblem]) -> BadInput:
    """A deck or pool that cannot be played, by the first of its problems."""
    first, more = problems[0], len(problems) - 1
    what = Text("setup-deck-more" if more else "setup-deck", because=first.because, rule=first.rule, more=more)
    return refused(name, what, first.advice)


def refused(option: str, what: Text, advice: Text | str = "") -> BadInput:
    """An option that cannot be had so, in the words of the game."""
    return BadInput(what, where=f"option '{option}'", advice=advice, packages=PACKAGES)
