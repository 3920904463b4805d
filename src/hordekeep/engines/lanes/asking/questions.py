"""Asking somebody: who decides, and the questions that many rules share (which piece, which card, yes or no)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import REVEALED
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.kernel import Ask, Choice, Rules

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Cause


class Regarding(NamedTuple):
    """What a question is about: the card that asks, and the revealed card that it asks for."""

    card: Card
    revealed: Piece


YES: Choice = ("yes",)
NO: Choice = ("no",)
STOP: Choice = ("stop",)


def cited(g: Battle, rule: str) -> str:
    """A rule by the id that the ledger of the edition has for it."""
    return g.edition.cites.get(rule, rule)


def deciders(g: Battle, c: Cause) -> Sequence[int]:
    """Who decides for a card: its player; for a horde card the alliance (SH-EDGE-01) or the horde player (SH-VS-40)."""
    if c.seat >= 0:
        return (c.seat,)
    if c.side == HORDE and g.horde_seat >= 0:
        return (g.horde_seat,)
    return g.alliance_seats


def orders(g: Battle, side: int) -> Sequence[int]:
    """Who orders the effects of one side: its own players, or the alliance where nobody plays the horde (SH-VS-43)."""
    return (g.horde_seat,) if side == HORDE and g.horde_seat >= 0 else g.alliance_seats


def regarding(c: Cause) -> Card | Regarding:
    """The card that asks, with the revealed card that set it off: one wave may reveal several."""
    happening = c.happening
    if happening is not None and happening.moment is REVEALED and happening.subject is not None:
        return Regarding(c.me.card, happening.subject)
    return c.me.card


def ask(
    g: Battle,
    seats: Sequence[int],
    prompt: str,
    rule: str,
    choices: list[Choice] | Callable[[], list[Choice]],
    about: Any = None,
) -> Rules[Choice]:
    """Put a question in the middle of a rule to one seat, or to several any of whom may answer.

    Choices that name cards which others cannot see are a function: in an imagined game they are listed anew."""
    g.asker = about
    rule = g.edition.cites.get(rule, rule)
    if len(seats) == 1:
        chosen: Choice = yield Ask(seats[0], prompt, rule, choices, committed=True, about=about)
        return chosen
    listed = choices if isinstance(choices, list) else choices()
    if len(listed) == 1:  # the same single choice for all: nobody has to say it
        answer: Choice = listed[0]
    else:
        answer = yield Ask.of(dict.fromkeys(seats, choices), prompt, rule, committed=True, about=about)
    return answer


def choose_piece(
    g: Battle, seats: Sequence[int], prompt: str, rule: str, among: Sequence[Piece], about: Any = None
) -> Rules[Piece]:
    """One of several pieces; a single one needs no question."""
    if len(among) == 1:
        return among[0]
    answer = yield from ask(g, seats, prompt, rule, [("at", place_of(g, p)) for p in among], about)
    found = piece_at(g, answer[1])
    assert found is not None
    return found


def may(g: Battle, seats: Sequence[int], prompt: str, rule: str, about: Any = None) -> Rules[bool]:
    """A "you may": yes or no."""
    answer = yield from ask(g, seats, prompt, rule, [YES, NO], about)
    return answer == YES


def choose_card(
    g: Battle,
    seats: Sequence[int],
    prompt: str,
    rule: str,
    among: Sequence[Card],
    *,
    optional: bool = False,
    about: Any = None,
) -> Rules[Card | None]:
    """One of several faces in a pile or hand; equal faces are one choice. None if it is optional and declined."""

    def faces() -> list[Choice]:
        choices: list[Choice] = [("card", face) for face in sorted({card.id for card in among})]
        return [*choices, STOP] if optional else choices

    answer = yield from ask(g, seats, prompt, rule, faces, about)
    if answer == STOP:
        return None
    return next(face for face in among if face.id == answer[1])


def choose_lane(
    g: Battle, seats: Sequence[int], prompt: str, rule: str, lanes: Sequence[int], about: Any = None
) -> Rules[int]:
    """One of several lanes; a single one needs no question."""
    if len(lanes) == 1:
        return lanes[0]
    answer = yield from ask(g, seats, prompt, rule, [("lane", lane) for lane in lanes], about)
    lane: int = answer[1]
    return lane
