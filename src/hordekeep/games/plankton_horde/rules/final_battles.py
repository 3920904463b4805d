"""Final Battles (PH-FB): the Battle Cards are fought one at a time, in the order in which they were drawn."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import FIGHTS_IN, TRICKSTER
from hordekeep.games.plankton_horde.content.kinds import Battle, Card, Token
from hordekeep.games.plankton_horde.rules.wild_cards import battle_total
from hordekeep.games.plankton_horde.state import NOBODY, HordeState, assigner_of, owner_of
from hordekeep.kernel import enforces
from hordekeep.kernel.declaring import Amount, Seat, Told


class BattlesBegin(Told, kind="battles-begin", rule="PH-FB-01", heading=True):
    """The last round is over."""


class LaidOut(Told, kind="laid-out", rule="PH-FB-02", reveals=True):
    """A player's monsters that fight in a battle."""

    seat: Seat
    battle: Battle
    cards: tuple[Card, ...]


class TokenWon(Told, kind="token-won", rule="PH-FB-03", moment=True):
    """A player has the most monsters."""

    seat: Seat
    token: Token
    battle: Battle
    totals: tuple[Amount, ...]


class TokenLost(Told, kind="token-lost", rule="PH-FB-04", moment=True):
    """Players are tied for the most."""

    token: Token
    battle: Battle
    totals: tuple[Amount, ...]


@enforces("PH-TRICK-01", "PH-FB-01")
def final_battles(g: HordeState, _: None) -> None:
    """After round 11 the Trickster comes first, then the battles in order."""
    g.battle = 0
    if g.tell:
        g.tell(BattlesBegin())
    g.agenda.append(("fight_battle", None))
    owner = owner_of(g, TRICKSTER)
    if owner != NOBODY:
        g.agenda.append(("trickster", owner))


@enforces("PH-FB-02", "PH-FB-14", "PH-WILD-01", "PH-WILD-03")
def fight_battle(g: HordeState, _: None) -> None:
    """Everybody must lay out all monsters of the faction or type; the others stay hidden.

    Only then may wild cards be added, first by the player who assigned the token.
    """
    g.added_flayers = [0] * g.seats
    g.added_demons = [0] * g.seats
    g.passes = 0
    if g.tell:
        fighters = FIGHTS_IN[g.row[g.battle]]
        for seat in range(g.seats):
            cards = tuple(face for face in sorted(g.hordes[seat]) if face in fighters)
            g.tell(LaidOut(seat, g.row[g.battle], cards))
    g.agenda.append(("wild_cards", assigner_of(g, g.battle)))


@enforces("PH-FB-03", "PH-FB-07", "PH-FB-10", "PH-FB-04", "PH-FB-06", "PH-FB-05", "PH-FB-08")
def resolve_battle(g: HordeState, _: None) -> None:
    """Strictly the most monsters takes the token, a negative one too.

    On a tie for the most nobody takes it, also when all have none; a tie below does not matter. The monsters go back to
    their hordes and count again.
    """
    totals = [battle_total(g, seat) for seat in range(g.seats)]
    most = max(totals)
    token = g.tokens[g.battle]
    if totals.count(most) == 1:
        winner = totals.index(most)
        g.won[winner] += (token,)
        if g.tell:
            g.tell(TokenWon(winner, token, g.row[g.battle], tuple(totals)))
    else:
        g.tokens_lost += (token,)
        if g.tell:
            g.tell(TokenLost(token, g.row[g.battle], tuple(totals)))
    g.battle += 1
    g.agenda.append(("fight_battle", None) if g.battle < len(g.row) else ("victory", None))
