"""Phase 3: End Phase (PH-END). Picks join the hordes, the Pool is refilled, the next player starts."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import ROUNDS
from hordekeep.games.plankton_horde.content.kinds import Card
from hordekeep.games.plankton_horde.state import HordeState, pool_size
from hordekeep.kernel import enforces
from hordekeep.kernel.declaring import Amount, Seat, Told


class JoinedHorde(Told, kind="joined-horde", rule="PH-END-01"):
    """What lay face up before a player is put away."""

    seat: Seat
    cards: Amount


class PoolRefilled(Told, kind="pool-refilled", rule="PH-END-04", reveals=True):
    """Cards of the draw pile lie in the Pool."""

    cards: tuple[Card, ...]


@enforces("PH-END-01", "PH-END-04", "PH-END-08", "PH-ROUND-01")
def end_phase(g: HordeState, _: None) -> None:
    """Put the picks away, refill the Pool, pass the starting role on.

    After round 11 the Final Battles follow, and the Pool is no longer needed. A position with fewer Battle Cards or
    tokens has as many fewer rounds.
    """
    picks_join_hordes(g)
    if g.round == ROUNDS or len(g.row) == len(g.battle_pile) or not g.tokens_left:
        g.agenda.append(("final_battles", None))
        return
    refill_pool(g)
    g.round += 1
    g.agenda.append(("battle_card_phase", None))


@enforces("PH-BET-07")
def picks_join_hordes(g: HordeState) -> None:
    """Everything face up before a player goes into the own horde pile, face down; exchanged cards too.

    Everybody has seen it go there: what was public stays known to all who remember.
    """
    for seat in range(g.seats):
        cards = g.picks[seat] + g.stolen[seat] + g.given[seat]
        g.hordes[seat] += cards
        g.seen[seat] += cards
        g.picks[seat] = g.stolen[seat] = g.given[seat] = ()
        g.totals[seat] = 0
        if g.tell:
            g.tell(JoinedHorde(seat, len(cards)))


@enforces("PH-END-04", "PH-END-06", "PH-END-05")
def refill_pool(g: HordeState) -> None:
    """Add cards of the draw pile up to the starting size, or as many as there are.

    Unpicked cards stay, and it is never done in the middle of a round.
    """
    pool = g.pool
    missing = pool_size(g) - sum(pool.values())
    new = g.deck[g.drawn : g.drawn + missing]
    for face in new:
        pool[face] = pool.get(face, 0) + 1
    g.drawn += len(new)
    if g.tell:
        g.tell(PoolRefilled(new))
