"""Asking somebody: the questions that many rules share (which hex, which chip, yes or no, in which order).

The automaton is asked like anybody else, but answers by its own rules at once (CS-Q-19-SOLO): no rule needs to know who
sits where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND
from hordekeep.games.cloudspire.state.play_area import STACK, PlayArea, Whose
from hordekeep.kernel import Ask, Choice, Rules
from hordekeep.kernel.hexes import hexes_in

YES: Final[Choice] = ("yes",)
NO: Final[Choice] = ("no",)
STOP: Final[Choice] = ("stop",)
DONE: Final[Choice] = ("done",)
PASS: Final[Choice] = ("pass",)


class Answerer(NamedTuple):
    """Who answers for a seat that no person holds, by rules of its own.

    `answer` is told the question, what is offered and what it is about. `lost_health` hears of a chip of that seat that
    has lost health, and does what it then does without being asked (CS-K-AI-14).
    """

    answer: Callable[[PlayArea, str, list[Choice], Any], Choice]
    lost_health: Callable[[PlayArea, int], None]


_answerers: Final[list[Answerer]] = []
"""One, as soon as the automaton is there: it knows all rules, and stands above them."""


def answer_by(answerer: Answerer) -> None:
    """From now on the automaton is asked so."""
    _answerers[:] = [answerer]


def automaton() -> Answerer:
    """Who answers for the automaton."""
    if not _answerers:
        raise LookupError("Nobody answers for the automaton yet: import `hordekeep.games.cloudspire.game`.")
    return _answerers[0]


def ask(
    g: PlayArea,
    seat: int,
    prompt: str,
    rule: str,
    choices: list[Choice] | Callable[[], list[Choice]],
    *,
    committed: bool = True,
    about: Any = None,
) -> Rules[Choice]:
    """Ask a seat; the automaton answers by itself. Choices that tell what only the seat sees are listed when needed, so
    that another who imagines them imagines its own."""
    if seat == g.setting.automaton:
        return automaton().answer(g, prompt, choices if isinstance(choices, list) else choices(), about)
    chosen: Choice = yield Ask(seat, prompt, rule, choices, committed=committed, about=about)
    return chosen


def choose_hex(
    g: PlayArea,
    seat: int,
    prompt: str,
    rule: str,
    mask: int,
    *,
    optional: bool = False,
    committed: bool = True,
    about: Any = None,
) -> Rules[int]:
    """One hex of a mask; a single one needs no question unless it may be declined. -1 for none."""
    hexes = hexes_in(mask)
    if not hexes:
        return -1
    if len(hexes) == 1 and not optional:
        return hexes[0]
    choices: list[Choice] = [("hex", each) for each in hexes]
    if optional:
        choices.append(STOP)
    answer = yield from ask(g, seat, prompt, rule, choices, committed=committed, about=about)
    return -1 if answer == STOP else int(answer[1])


def choice_of(g: PlayArea, chip: int) -> Choice:
    """A chip in play as a choice names it: a spire apart from the unit that may stand on it (CS-K-TAL-64), one that
    waits in a stack by its name."""
    if g.place[chip] == STACK:
        return ("select", CHIPS[chip].faces[0].id)
    return ("spire" if KIND[chip] == SPIRE else "unit", g.at[chip])


def chip_named(g: PlayArea, choice: Choice) -> int:
    """The chip that such a choice names; -1 if there is none."""
    return (g.spire_on if choice[0] == "spire" else g.on).get(choice[1], -1)


def choose_chip(
    g: PlayArea,
    seat: int,
    prompt: str,
    rule: str,
    chips: Sequence[int],
    *,
    optional: bool = False,
    committed: bool = True,
    about: Any = None,
) -> Rules[int]:
    """One of several chips in play; a single one needs no question unless it may be declined. -1 for none."""
    if not chips:
        return -1
    if len(chips) == 1 and not optional:
        return chips[0]
    named: dict[Choice, int] = {}
    for each in chips:
        named.setdefault(choice_of(g, each), each)  # of several alike in a stack the topmost
    choices = list(named)
    if optional:
        choices.append(STOP)
    answer = yield from ask(g, seat, prompt, rule, choices, committed=committed, about=about)
    return -1 if answer == STOP else named[answer] if answer in named else chip_named(g, answer)


def may(g: PlayArea, seat: int, prompt: str, rule: str, about: Any = None) -> Rules[bool]:
    """A "you may": yes or no."""
    answer = yield from ask(g, seat, prompt, rule, [YES, NO], about=about)
    return answer == YES


def in_order(g: PlayArea, moment: str, waiting: Sequence[tuple[str, Whose]]) -> Rules[list[int]]:
    """The order in which several effects of one timing resolve, as the player on turn likes (CS-TALENT-03); effects of
    the same talent need no order."""
    left = list(range(len(waiting)))
    order: list[int] = []
    while len({waiting[index][0] for index in left}) > 1:
        choices: list[Choice] = [("first", name) for name in dict.fromkeys(waiting[index][0] for index in left)]
        answer = yield from ask(
            g, g.turn_seat, "which-first", "CS-TALENT-03", choices, about=(moment, tuple(waiting), tuple(order))
        )
        chosen = next(index for index in left if waiting[index][0] == answer[1])
        order.append(chosen)
        left.remove(chosen)
    return order + left
