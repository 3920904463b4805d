"""Asking somebody: who decides, and how the questions are put that many rules share (which piece, which card, yes or
no)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from hordekeep.engines.lanes.asking.choices import (
    AT,
    IN_LANE,
    NO,
    STOP,
    THIS_CARD,
    YES,
    At,
    InLane,
    No,
    Stop,
    ThisCard,
    Yes,
)
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.kernel import Asked, Rules, enforces
from hordekeep.kernel.declaring import Question, Verb

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Cause

A = TypeVar("A", bound=Verb)


def cited(g: Battle, rule: str) -> str:
    """A rule by the id that the ledger of the edition has for it."""
    return g.edition.cites.get(rule, rule)


@enforces("SH-EDGE-01", "SH-VS-40")
def deciders(g: Battle, c: Cause) -> Sequence[int]:
    """Who decides for a card: its player; for a horde card the alliance or the horde player."""
    if c.seat >= 0:
        return (c.seat,)
    if c.side == HORDE and g.horde_seat >= 0:
        return (g.horde_seat,)
    return g.alliance_seats


@enforces("SH-VS-43")
def orders(g: Battle, side: int) -> Sequence[int]:
    """Who orders the effects of one side: its own players, or the alliance where nobody plays the horde."""
    return (g.horde_seat,) if side == HORDE and g.horde_seat >= 0 else g.alliance_seats


def ask(
    g: Battle,
    seats: Sequence[int],
    question: Question[A],
    choices: list[A] | Callable[[], list[A]],
    about: About,
    rule: str = "",
) -> Rules[A]:
    """Put a question in the middle of a rule to one seat, or to several any of whom may answer.

    Choices that name cards which others cannot see are a function: in an imagined game they are listed anew."""
    g.asker = about.card
    rule = cited(g, rule or question.rule)
    if len(seats) == 1:
        chosen: A = yield Asked(question, seats[0], choices, rule=rule, committed=True, facts=about)
        return chosen
    listed = choices if isinstance(choices, list) else choices()
    if len(listed) == 1:  # the same single choice for all: nobody has to say it
        answer: A = listed[0]
    else:
        answer = yield Asked.of_any(question, dict.fromkeys(seats, choices), rule=rule, committed=True, facts=about)
    return answer


def choose_piece(
    g: Battle, seats: Sequence[int], question: Question[Any], among: Sequence[Piece], about: Card | None, rule: str = ""
) -> Rules[Piece]:
    """One of several pieces; a single one needs no question."""
    if len(among) == 1:
        return among[0]
    places = [place_of(g, p) for p in among]
    answer: At = yield from ask(g, seats, question, [AT(place) for place in places], About(about, among=places), rule)
    found = piece_at(g, answer.place)
    assert found is not None
    return found


def may(
    g: Battle, seats: Sequence[int], question: Question[Any], about: Card | About | None = None, rule: str = ""
) -> Rules[bool]:
    """A "you may": yes or no."""
    about = about if isinstance(about, About) else About(about)
    answer: Yes | No = yield from ask(g, seats, question, [YES, NO], about, rule)
    return answer == YES


def choose_card(
    g: Battle,
    seats: Sequence[int],
    question: Question[Any],
    among: Sequence[Card],
    about: Card | None,
    rule: str = "",
    *,
    optional: bool = False,
) -> Rules[Card | None]:
    """One of several faces in a pile or hand; equal faces are one choice. None if it is optional and declined."""

    def faces() -> list[ThisCard | Stop]:
        choices: list[ThisCard | Stop] = [THIS_CARD(face) for face in sorted({card.id for card in among})]
        return [*choices, STOP] if optional else choices

    answer: ThisCard | Stop = yield from ask(g, seats, question, faces, About(about, None, among, optional), rule)
    if isinstance(answer, Stop):
        return None
    return next(face for face in among if face.id == answer.card)


def choose_lane(
    g: Battle,
    seats: Sequence[int],
    question: Question[InLane],
    lanes: Sequence[int],
    about: Card | None = None,
    rule: str = "",
) -> Rules[int]:
    """One of several lanes; a single one needs no question."""
    if len(lanes) == 1:
        return lanes[0]
    answer = yield from ask(g, seats, question, [IN_LANE(lane) for lane in lanes], About(about, among=lanes), rule)
    return answer.lane
