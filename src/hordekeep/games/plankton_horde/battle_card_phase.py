"""Phase I: Battle Card Phase (PH-BC). The starting player turns up a Battle Card and puts a Score Token on it."""

from __future__ import annotations

from hordekeep.games.plankton_horde.components import BATTLES
from hordekeep.games.plankton_horde.state import HordeState, starting_player
from hordekeep.kernel import Ask, Refusal, Rules, Text

TOKEN_TAKEN = "PH-BC-03"


def battle_card_phase(g: HordeState, _: None) -> None:
    """The starting player turns up the top card of the pile and lays it at the end of the row (PH-BC-01, PH-BC-05)."""
    if g.tell:
        g.tell("round-begins", "PH-ROUND-05", round=g.round, seat=starting_player(g))
    g.row += (g.battle_pile[len(g.row)],)
    if g.tell:
        g.tell("battle-card-drawn", "PH-BC-01", seat=starting_player(g), battle=BATTLES[g.row[-1]])
    g.agenda.append(("assign_token", None))


def assign_token(g: HordeState, _: None) -> Rules[None]:
    """The starting player alone puts any unassigned token on the card just drawn, before any pick (PH-BC-02, PH-BC-06).

    One card and one token a round, so the last token is forced (PH-BC-04).
    """
    seat = starting_player(g)
    choice = yield Ask(seat, "token", "PH-BC-02", [TOKEN[value] for value in dict.fromkeys(g.tokens_left)])
    value: int = choice[1]
    place = g.tokens_left.index(value)
    g.tokens_left = g.tokens_left[:place] + g.tokens_left[place + 1 :]
    g.tokens += (value,)
    if g.tell:
        g.tell("token-assigned", "PH-BC-02", seat=seat, token=value, battle=BATTLES[g.row[-1]])
    g.agenda.append(("monster_phase", None))


def why_not_token(g: HordeState, value: int) -> Refusal | None:
    """A token that lies on a Battle Card stays there (PH-BC-03)."""
    if value not in g.tokens_left:
        return Refusal(TOKEN_TAKEN, Text("no-token-taken", token=value))
    return None


TOKEN = {value: ("token", value) for value in (8, 6, 5, 3, 2, 1, -1, -3)}
"""The choices of this phase, made once."""
