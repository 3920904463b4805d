"""Victory (PH-VIC) with the bonus points of Vampires (PH-VAMP) and the Elvenking (PH-ELF)."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import ELVENKING, FACTIONS, VAMPIRE, VAMPIRE_BONUS
from hordekeep.games.plankton_horde.state import HordeState, strength
from hordekeep.kernel import Outcome, Text, enforces, seat_name
from hordekeep.kernel.declaring import Amount, Seat, Told


class Scored(Told, kind="scored", rule="PH-VIC-01"):
    """The points of a player, by what they are for."""

    seat: Seat
    tokens: Amount
    vampires: Amount
    elvenking: Amount
    score: Amount


FOREST, ROYAL = FACTIONS.index("forest"), FACTIONS.index("royal")


def victory(g: HordeState, _: None) -> None:
    """Count the points; the game is over."""
    g.over = True
    if g.tell:
        for seat in range(g.seats):
            bonus = vampire_bonus(g, seat), elvenking_bonus(g, seat)
            g.tell(Scored(seat, token_points(g, seat), *bonus, score=score(g, seat)))


@enforces("PH-VIC-01")
def score(g: HordeState, seat: int) -> int:
    """Tokens, Vampires and Elvenking together."""
    return token_points(g, seat) + vampire_bonus(g, seat) + elvenking_bonus(g, seat)


@enforces("PH-FB-11")
def token_points(g: HordeState, seat: int) -> int:
    """The sum of the tokens collected, negative ones included: 5 and -3 make 2 (PH-FB-12)."""
    return sum(g.won[seat])


@enforces("PH-VAMP-02", "PH-VAMP-03")
def vampire_bonus(g: HordeState, seat: int) -> int:
    """1, 3, 6 or 10 points for the Vampires still in the horde."""
    return VAMPIRE_BONUS[g.hordes[seat].count(VAMPIRE)]


@enforces("PH-ELF-01", "PH-ELF-05", "PH-ELF-03", "PH-ELF-04")
def elvenking_bonus(g: HordeState, seat: int) -> int:
    """One point for each pair of a true Forest and a true Royal monster in the horde at the end.

    Three Forest and five Royal make three (PH-ELF-02). Wild cards make no pairs, and without the Elvenking there is no
    bonus.
    """
    if ELVENKING not in g.hordes[seat]:
        return 0
    return min(strength(g, seat, FOREST), strength(g, seat, ROYAL))


@enforces("PH-OBJ-01", "PH-FB-13", "PH-VIC-05")
def outcome(g: HordeState) -> Outcome | None:
    """Who has won, and by which rule; None while the game goes on."""
    if not g.over:
        return None
    scores = tuple(score(g, seat) for seat in range(g.seats))
    best = max(scores)
    leaders = [seat for seat in range(g.seats) if scores[seat] == best]
    if len(leaders) == 1:  # PH-OBJ-01, PH-FB-13, PH-VIC-02
        because = Text("wins-by-points", who=seat_name(leaders[0]), score=best)
        return Outcome((leaders[0],), scores, "PH-VIC-02", because)
    tokens = {seat: len(g.won[seat]) for seat in leaders}  # bonus points are no tokens (PH-VIC-05)
    most = max(tokens.values())
    leaders = [seat for seat in leaders if tokens[seat] == most]
    if len(leaders) == 1:  # PH-VIC-03
        because = Text("wins-by-tokens", who=seat_name(leaders[0]), score=best, tokens=most)
        return Outcome((leaders[0],), scores, "PH-VIC-03", because)
    return Outcome(tuple(leaders), scores, "PH-VIC-04", Text("shared-victory", winners=len(leaders), score=best))
