"""Asking somebody: the questions that many rules share (which hex, which piece, yes or no).

Who is asked is a seat, or the seats of a team, any of which may answer for it. A question for a hex carries the mask of
those that are open, one for a piece those that are meant, as its `facts`: what is offered and what is refused both come
from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from hordekeep.games.skytear.asking.choices import (
    AT_HEX,
    NO,
    NO_SUCH_HEX,
    STOP,
    YES,
    No,
    Stop,
    ThisHero,
    ThisHex,
    ThisIllusion,
    ThisMinion,
    ThisOutsider,
    ThisPiece,
    ThisPillar,
    ThisPlayer,
    Yes,
    this_hero,
    this_illusion,
    this_minion,
    this_pillar,
    this_player,
    why_absent,
)
from hordekeep.games.skytear.content.names import what_name
from hordekeep.games.skytear.content.setting import ILLUSIONS, OUTSIDERS
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import kind_of
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Ask, Asked, Refusal, Rules, Text, seat_name
from hordekeep.kernel.declaring import Check, Question, Verb, allowed
from hordekeep.kernel.hexes import hexes_in
from hordekeep.kernel.texts import Word

V = TypeVar("V", bound=Verb)
Who: TypeAlias = int | tuple[int, ...]
"""A seat, or all seats of a team."""
Against = Callable[[Arena, Asked, int], Refusal]
"""What is against a hex that is not open, or a piece that stands on the battlefield and is not meant."""
NOT_IN_HAND: Final = Text("no-not-in-hand")
PIECES: Final[tuple[type[ThisPiece], ...]] = (ThisHero, ThisMinion, ThisPillar, ThisIllusion, ThisOutsider)
YES_OR_NO: Final[Mapping[type[Yes | No], Check]] = {Yes: allowed, No: allowed}


# -- what is offered, and what is not ----------------------------------------------------------------------------------


def of_hexes(reason: Against) -> dict[type[ThisHex], Check]:
    """Hexes answer a question: those of the mask that it carries."""

    def why_not(g: Arena, ask: Asked, seat: int, choice: ThisHex) -> Refusal | None:
        if ask.facts >> choice.hex & 1:
            return None
        return reason(g, ask, choice.hex) if g.field.board.exists >> choice.hex & 1 else NO_SUCH_HEX

    return {ThisHex: why_not}


def of_pieces(reason: Against) -> dict[type[ThisPiece], Check]:
    """Pieces answer a question: those that it carries."""

    def why_not(g: Arena, ask: Asked, seat: int, choice: ThisPiece) -> Refusal | None:
        piece = choice.piece(g)
        if piece in ask.facts:
            return None
        return why_absent(g, ask, choice) if piece < 0 or g.at[piece] < 0 else reason(g, ask, piece)

    return dict.fromkeys(PIECES, why_not)


def _why_not_player(g: Arena, ask: Asked, seat: int, choice: ThisPlayer) -> Refusal | None:
    if choice.player in ask.facts:
        return None
    mates = g.setting.sides[choice.player] == g.setting.sides[seat]
    return Refusal(ask.rule, Text("no-teammate-needed" if mates else "no-other-team"))


OF_PLAYERS: Final[Mapping[type[ThisPlayer], Check]] = {ThisPlayer: _why_not_player}
"""Players answer a question: those that it carries."""


def among(refusal: Refusal) -> Check:
    """What a choice names is one of those that the question carries."""
    return lambda g, ask, seat, choice: None if choice[1] in ask.facts else refusal


def why_not_in_hand(g: Arena, ask: Asked, seat: int, choice: Any) -> Refusal | None:
    """The card that a choice names lies in the hand."""
    return None if any(each.id == choice.card for each in g.hands[seat]) else Refusal(ask.rule, NOT_IN_HAND)


def choice_of(g: Arena, piece: int) -> ThisPiece:
    """A piece as a choice names it: a hero or illusion by name, a minion or pillar by side and hex."""
    kind = kind_of(piece)
    if kind == "hero":
        return this_hero(g.names[piece])
    if kind == "minion":
        return this_minion(g.setting.side_of[piece], g.at[piece])
    if kind == "illusion":
        return this_illusion(g.names[piece - ILLUSIONS])
    if kind == "pillar":
        return this_pillar(g.setting.side_of[piece], g.at[piece])
    return ThisOutsider(piece - OUTSIDERS)


# -- in words ----------------------------------------------------------------------------------------------------------


def _several(seats: Sequence[int]) -> Text:
    if len(seats) == 1:
        return seat_name(seats[0])
    return Text("who-of-several", one=seat_name(seats[0]), others=_several(seats[1:]))


Says = Mapping[str, Callable[[Arena, Ask], Word]]
TEAM: Final[Says] = {"who": lambda g, ask: _several(ask.seats)}
OF_PIECE: Final[Says] = {"what": lambda g, ask: piece_name(g, ask.about)}
OF_EFFECT: Final[Says] = {"what": lambda g, ask: what_name(ask.about)}
"""What the words of a question name: the players of a team, the piece or the effect that it is about."""


# -- asking ------------------------------------------------------------------------------------------------------------


def put_to(
    question: Question[V],
    who: Who,
    choices: list[V],
    *,
    rule: str = "",
    committed: bool = True,
    facts: Any = None,
    about: Any = None,
    sort: str = "",
) -> Asked:
    """A question to a seat, or to all of a team at once: whoever answers first has answered for it."""
    if isinstance(who, tuple) and len(who) > 1:
        given = dict.fromkeys(who, choices)
        return Asked.of_any(question, given, rule=rule, committed=committed, facts=facts, about=about)
    seat = who if isinstance(who, int) else who[0]
    return Asked(question, seat, choices, rule=rule, committed=committed, facts=facts, about=about, sort=sort)


def choose_hex(question: Question[ThisHex], who: Who, mask: int, *, rule: str = "", about: Any = None) -> Rules[int]:
    """One hex of a mask; a single one needs no question. -1 for none."""
    hexes = hexes_in(mask)
    if len(hexes) < 2:
        return hexes[0] if hexes else -1
    answer: ThisHex = yield put_to(question, who, [AT_HEX[each] for each in hexes], rule=rule, facts=mask, about=about)
    return answer.hex


def choose_piece(
    g: Arena, question: Question[ThisPiece], who: Who, pieces: Sequence[int], *, about: Any = None, sort: str = ""
) -> Rules[int]:
    """One of several pieces; a single one needs no question. -1 for none."""
    if len(pieces) < 2:
        return pieces[0] if pieces else -1
    choices = [choice_of(g, each) for each in pieces]
    answer: ThisPiece = yield put_to(question, who, choices, facts=pieces, about=about, sort=sort)
    return answer.piece(g)


def may_choose_piece(
    g: Arena,
    question: Question[ThisPiece | Stop],
    seat: int,
    pieces: Sequence[int],
    *,
    about: Any = None,
) -> Rules[int]:
    """One of several pieces, or none: -1."""
    if not pieces:
        return -1
    choices = [*[choice_of(g, each) for each in pieces], STOP]
    answer: ThisPiece | Stop = yield Asked(question, seat, choices, committed=True, facts=pieces, about=about)
    return -1 if isinstance(answer, Stop) else answer.piece(g)


def may(question: Question[Yes | No], who: Who, *, about: Any = None) -> Rules[bool]:
    """A "you may": yes or no."""
    choices: list[Yes | No] = [YES, NO]
    answer: Yes | No = yield put_to(question, who, choices, about=about)
    return isinstance(answer, Yes)


def choose_player(
    question: Question[ThisPlayer], who: Who, seats: Sequence[int], *, rule: str = "", committed: bool = True
) -> Rules[int]:
    """One of several players of a team, named by one of them; a single one needs no question."""
    if len(seats) == 1:
        return seats[0]
    choices = [this_player(each) for each in seats]
    answer: ThisPlayer = yield put_to(question, who, choices, rule=rule, committed=committed, facts=seats)
    return answer.player
