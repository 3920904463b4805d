"""The Trickster (PH-TRICK): after round 11 and before the battles, its owner may switch two Score Tokens."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import MOST_SWAP_DIFFERENCE
from hordekeep.games.plankton_horde.content.kinds import Battle
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, Seat, Told, Verb, allowed


class Leave(Verb, verb="leave", late="PH-TRICK-01"):
    """Leave the tokens as they are."""


class _TokenOfBattle(Verb, touched=("row:{battle}",), late="PH-TRICK-01"):
    battle: Battle

    def label(self, state: HordeState) -> Text:
        """It names the token, if one lies on the card."""
        if self.battle not in state.row[: len(state.tokens)]:
            return Text("label-no-token", **self.words())
        return Text(f"label-{self.word}", token=token_on(state, self.battle), **self.words())


class Swap(_TokenOfBattle, verb="swap"):
    """Switch the token on this Battle Card."""


class With(_TokenOfBattle, verb="with"):
    """Switch it with the token on this one."""


class TricksterLeft(Told, kind="trickster-left", rule="PH-TRICK-05"):
    """The owner of the Trickster switches nothing."""

    seat: Seat


class TokensSwitched(Told, kind="tokens-switched", rule="PH-TRICK-02", moment=True):
    """The tokens on two Battle Cards have changed places."""

    seat: Seat
    battle: Battle
    other: Battle


LEAVE, SWAP, WITH = Leave(), Swap.every(), With.every()


@enforces("PH-TRICK-01", "PH-TRICK-05", "PH-TRICK-06")
def trickster(g: HordeState, seat: int) -> Rules[None]:
    """Once, and only if wanted. The Trickster stays in the horde."""
    one: Leave | Swap = yield Asked(WHICH_TO_SWITCH, seat, [LEAVE, *(SWAP[b] for b in g.row if partners(g, b))])
    if isinstance(one, Leave):
        if g.tell:
            g.tell(TricksterLeft(seat))
        return
    found = partners(g, one.battle)
    other: With = yield Asked(SWITCH_WITH, seat, [WITH[battle] for battle in found], facts=found)
    swap_tokens(g, seat, one.battle, other.battle)


@enforces("PH-TRICK-02", "PH-TRICK-03", "PH-TRICK-04")
def partners(g: HordeState, battle: int) -> list[int]:
    """The cards whose token may be switched with this one's: at most 2 apart."""
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
        g.tell(TokensSwitched(seat, one, other))


def why_not_swap(g: HordeState, ask: Asked, seat: int, choice: Swap) -> Refusal | None:
    """There must be a token to switch it with."""
    return None if choice.battle in g.row and partners(g, choice.battle) else ALONE


@enforces("PH-TRICK-02")
def why_not_with(g: HordeState, ask: Asked, seat: int, choice: With) -> Refusal | None:
    """Tokens that differ by more than two points cannot be switched."""
    found: list[int] = ask.facts
    return None if choice.battle in found else Refusal("PH-TRICK-02", Text("no-swap-too-far", **choice.words()))


ALONE = Refusal("PH-TRICK-02", Text("no-swap-alone"))

WHICH_TO_SWITCH: Question[Leave | Swap] = Question("trick", "PH-TRICK-02", {Leave: allowed, Swap: why_not_swap})
"""The first of two tokens, if any."""

SWITCH_WITH: Question[With] = Question("trick-with", "PH-TRICK-02", {With: why_not_with})
"""The second token. Its facts are the Battle Cards whose tokens the first can be switched with."""
