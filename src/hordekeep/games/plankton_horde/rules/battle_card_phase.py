"""Phase I: Battle Card Phase (PH-BC). The starting player turns up a Battle Card and puts a Score Token on it."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.kinds import BATTLE, Battle, Token
from hordekeep.games.plankton_horde.rules.monster_phase import Pick, Stop
from hordekeep.games.plankton_horde.state import HordeState, starting_player
from hordekeep.kernel import Ask, Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Amount, Question, Seat, Told, Verb


class PutToken(Verb, verb="token", late="PH-ROUND-05"):
    """Put a Score Token on the Battle Card just drawn."""

    token: Token

    def label(self, state: HordeState) -> Text:
        """It names the Battle Card, too."""
        battle = state.row[-1] if state.row else state.battle_pile[0]
        return Text("label-token", battle=BATTLE.say(battle), **self.words())

    def touches(self, state: HordeState, ask: Ask) -> tuple[str, ...]:
        """The token and the card."""
        token = f"token:{self.token}"
        return (token, f"row:{BATTLE.write(state.row[-1])}") if state.row else (token,)


class RoundBegins(Told, kind="round-begins", rule="PH-ROUND-05", heading=True):
    """A round begins."""

    round: Amount
    seat: Seat


class BattleCardDrawn(Told, kind="battle-card-drawn", rule="PH-BC-01", reveals=True):
    """The starting player turned up a Battle Card."""

    seat: Seat
    battle: Battle


class TokenAssigned(Told, kind="token-assigned", rule="PH-BC-02"):
    """A Score Token lies on a Battle Card."""

    seat: Seat
    token: Token
    battle: Battle


PUT_TOKEN = {choice.token: choice for choice in PutToken.every()}
"""The choices of this phase, made once."""


@enforces("PH-BC-01", "PH-BC-05")
def battle_card_phase(g: HordeState, _: None) -> None:
    """The starting player turns up the top card of the pile and lays it at the end of the row."""
    if g.tell:
        g.tell(RoundBegins(g.round, starting_player(g)))
    g.row += (g.battle_pile[len(g.row)],)
    if g.tell:
        g.tell(BattleCardDrawn(starting_player(g), g.row[-1]))
    g.agenda.append(("assign_token", None))


@enforces("PH-BC-02", "PH-BC-06", "PH-BC-04")
def assign_token(g: HordeState, _: None) -> Rules[None]:
    """The starting player alone puts any unassigned token on the card just drawn, before any pick.

    One card and one token a round, so the last token is forced.
    """
    seat = starting_player(g)
    answer: PutToken = yield Asked(WHICH_TOKEN, seat, [PUT_TOKEN[value] for value in dict.fromkeys(g.tokens_left)])
    value = answer.token
    place = g.tokens_left.index(value)
    g.tokens_left = g.tokens_left[:place] + g.tokens_left[place + 1 :]
    g.tokens += (value,)
    if g.tell:
        g.tell(TokenAssigned(seat, value, g.row[-1]))
    g.agenda.append(("monster_phase", None))


@enforces("PH-BC-03")
def why_not_token(g: HordeState, ask: Asked, seat: int, choice: PutToken) -> Refusal | None:
    """A token that lies on a Battle Card stays there."""
    return None if choice.token in g.tokens_left else Refusal("PH-BC-03", Text("no-token-taken", **choice.words()))


@enforces("PH-BC-06")
def why_not_before_the_token(g: HordeState, ask: Asked, seat: int, choice: Pick | Stop) -> Refusal:
    """Picking waits for the token."""
    return TOKEN_FIRST


TOKEN_FIRST = Refusal("PH-BC-06", Text("no-token-first"))

WHICH_TOKEN: Question[PutToken] = Question(
    "token",
    "PH-BC-02",
    {PutToken: why_not_token},
    says={"battle": lambda g, _: BATTLE.say(g.row[-1])},
    refuses={Pick: why_not_before_the_token, Stop: why_not_before_the_token},
)
"""The Score Token for the Battle Card just drawn."""
