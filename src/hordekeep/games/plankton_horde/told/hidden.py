"""What a seat cannot know, dealt anew: the order of both piles, and horde cards that nobody saw go there.

Every pick lies face up for a round, so whoever remembers knows the hordes (PH-Q-05, PH-Q-12): imagined hordes hold
what everybody saw (`seen`), never what really lies there. Only cards that were never seen are dealt.
"""

from __future__ import annotations

from collections import Counter

from hordekeep.games.plankton_horde.content.components import BETRAYER, deck_of
from hordekeep.games.plankton_horde.state import NOBODY, HordeState
from hordekeep.kernel import Dice, enforces


def redraw_hidden(g: HordeState, seat: int, dice: Dice) -> None:
    """Deal anew, in place, whatever `seat` cannot know. Nothing here depends on the true order or the true cards."""
    drawn = len(g.row)
    pile = sorted(g.battle_pile[drawn:])
    dice.shuffle(pile)
    g.battle_pile = g.battle_pile[:drawn] + tuple(pile)

    _see_the_thief(g)
    unseen = unseen_cards(g, seat)
    dice.shuffle(unseen)
    for other in range(g.seats):
        if other != seat and g.hordes[other] is not g.seen[other]:
            missing = len(g.hordes[other]) - len(g.seen[other])
            g.hordes[other] = g.seen[other] + tuple(unseen[:missing])
            del unseen[:missing]
    g.deck = tuple(unseen[: len(g.deck) - g.drawn])
    g.drawn = 0


@enforces("PH-BET-12")
def _see_the_thief(g: HordeState) -> None:
    """Whoever is asked whether to steal holds the Betrayer, as everybody can tell; not once they have stolen."""
    for beat in (*g.agenda, g.beat) if g.just_picked != NOBODY else ():
        if beat is not None and beat[0] == "steal" and BETRAYER not in g.seen[beat[1]]:
            g.seen[beat[1]] = (*g.seen[beat[1]], BETRAYER)


def unseen_cards(g: HordeState, seat: int) -> list[int]:
    """All cards that `seat` has never seen, sorted: the deck of this level less what lies open or is remembered."""
    if all(g.hordes[other] == g.seen[other] for other in range(g.seats) if other != seat):
        return sorted(g.deck[g.drawn :])  # the usual case: everybody saw everything but the draw pile
    known = Counter(g.pool)
    for other in range(g.seats):
        known.update(g.hordes[other] if other == seat else g.seen[other])
        for pile in (g.picks[other], g.stolen[other], g.given[other], g.discards[other]):
            known.update(pile)
    if g.just_picked != NOBODY:
        known[g.just_picked] += 1
    rest = Counter(deck_of(g.level))
    rest.subtract(known)
    return sorted(rest.elements())
