"""What a seat cannot know, dealt anew: other hands, the order of decks, Lead cards that lie face down (SM-Q-HIDDEN),
and before the decks are formed what others have brought.

Cards are sorted first and then shuffled from the dice given, so that nothing depends on where they truly lie. What is
dealt stays within its deck: discards and cards on heroes are open, so everybody knows what is left of a known deck.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import NOBODY, SIDES
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hordekeep.games.skytear.state.arena import Arena
    from hordekeep.kernel import Dice

_ID = attrgetter("id")


def redraw_hidden(g: Arena, seat: int, dice: Dice) -> None:
    """Deal anew, in place, whatever `seat` cannot know."""
    deal_anew(g, seat, dice)


def deal_anew(g: Arena, viewer: int | None, dice: Dice) -> None:
    """The same for a spectator (None), who knows no hand at all."""
    for purse in range(len(g.decks)):
        _deal_purse(g, purse, viewer, dice)
    if g.piles:
        g.piles = {name: _as_known(g, name, piles, viewer) for name, piles in g.piles.items()}


@enforces("SM-CAS-05", "SM-COMP-07")
def _as_known(
    g: Arena, name: str, piles: Mapping[str, Sequence[str]], viewer: int | None
) -> Mapping[str, Sequence[str]]:
    """What was brought, as the viewer knows it: nobody sees a deck before it is submitted, nor the piles of a pool
    before they are shuffled, so those of others are taken to be premade."""
    setting = g.setting
    if name == "decks":
        own = "" if viewer is None else str(setting.purses[viewer])
        return {purse: cards for purse, cards in piles.items() if purse == own}
    if viewer is not None and SIDES[setting.sides[viewer]] == name:
        return piles
    return {hero: tuple([card.id for card in shelf().heroes[hero].copies()]) for hero in piles}


@enforces("SM-EFF-14")
def _deal_purse(g: Arena, purse: int, viewer: int | None, dice: Dice) -> None:
    """One deck with all that came from it and lies face down: what the viewer has predicted stays."""
    purses = g.setting.purses
    deck = g.decks[purse]
    who, known = g.known.get(purse, (NOBODY, 0))
    below = len(deck) - (known if who == viewer else 0)
    hands = [seat for seat in range(g.seats) if purses[seat] == purse and seat != viewer]
    leads = [
        (hero, at)
        for hero in g.slots.values()
        if purses[g.owner[hero]] == purse
        for at, lead in enumerate(g.leads[hero])
        if not lead.shown and (lead.seen == NOBODY or lead.seen != viewer)
    ]
    pool = deck[:below]
    for seat in hands:
        pool += g.hands[seat]
    pool += [g.leads[hero][at].card for hero, at in leads]
    pool.sort(key=_ID)
    dice.shuffle(pool)
    for seat in hands:
        g.hands[seat][:] = [pool.pop() for _ in g.hands[seat]]
    for hero, at in leads:
        mine = list(g.leads[hero])
        mine[at] = mine[at]._replace(card=pool.pop())
        g.leads[hero] = tuple(mine)
    deck[:below] = pool
