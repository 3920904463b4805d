"""The Trickster (PH-TRICK): after round 11 and before the battles, its owner may switch two Score Tokens."""

from __future__ import annotations

from hordekeep.games.plankton_horde.components import BATTLES, MOST_SWAP_DIFFERENCE
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Ask, Choice, Refusal, Rules, Text

LEAVE: Choice = ("leave",)
SWAP = tuple(("swap", battle) for battle in range(len(BATTLES)))
WITH = tuple(("with", battle) for battle in range(len(BATTLES)))


def trickster(g: HordeState, seat: int) -> Rules[None]:
    """Once, and only if wanted (PH-TRICK-01, PH-TRICK-05). The Trickster stays in the horde (PH-TRICK-06)."""
    choice = yield Ask(seat, "trick", "PH-TRICK-02", [LEAVE, *(SWAP[b] for b in g.row if partners(g, b))])
    if choice == LEAVE:
        if g.tell:
            g.tell("trickster-left", "PH-TRICK-05", seat=seat)
        return
    one: int = choice[1]
    choice = yield Ask(seat, "trick-with", "PH-TRICK-02", [WITH[battle] for battle in partners(g, one)])
    swap_tokens(g, seat, one, choice[1])


def partners(g: HordeState, battle: int) -> list[int]:
    """The cards whose token may be switched with this one's: at most 2 apart (PH-TRICK-02 to PH-TRICK-04)."""
    value = token_on(g, battle)
    return [other for other in g.row if other != battle and abs(token_on(g, other) - value) <= MOST_SWAP_DIFFERENCE]


def token_on(g: HordeState, battle: int) -> int:
    """The token on a Battle Card of the row."""
    return g.tokens[g.row.index(battle)]


def swap_tokens(g: HordeState, seat: int, one: int, other: int) -> None:
    """Switch the tokens on two Battle Cards."""
    tokens = list(g.tokens)
    a, b = g.row.index(one), g.row.index(other)
    tokens[a], tokens[b] = tokens[b], tokens[a]
    g.tokens = tuple(tokens)
    if g.tell:
        g.tell("tokens-switched", "PH-TRICK-02", seat=seat, battle=BATTLES[one], other=BATTLES[other])


def why_not_with(battle: int, offered: list[Choice]) -> Refusal | None:
    """Tokens that differ by more than two points cannot be switched (PH-TRICK-02)."""
    if WITH[battle] in offered:
        return None
    return Refusal("PH-TRICK-02", Text("no-swap-too-far", battle=Text(f"battle-{BATTLES[battle]}")))
