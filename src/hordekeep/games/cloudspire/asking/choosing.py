"""Asking somebody: which hex, which chip, yes or no.

The automaton is asked like anybody else, but answers by its own rules at once (CS-Q-19-SOLO): no rule needs to know who
sits where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from hordekeep.games.cloudspire.asking.answering import automaton
from hordekeep.games.cloudspire.asking.choices import (
    HEX,
    NO,
    SPIRE_ON,
    STOP,
    UNIT_ON,
    YES,
    Hex,
    No,
    Select,
    Spire,
    Unit,
    Yes,
)
from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND
from hordekeep.games.cloudspire.state.play_area import STACK, PlayArea
from hordekeep.kernel import Asked, Choice, Rules
from hordekeep.kernel.declaring import Question, Verb
from hordekeep.kernel.hexes import hexes_in

A = TypeVar("A", bound=Verb)


class Offered(NamedTuple):
    """The facts of a question for one of several hexes or chips: which they are, and whether none will do."""

    hexes: int = 0
    chips: Mapping[Choice, int] = {}
    optional: bool = False


def ask(
    g: PlayArea,
    seat: int,
    question: Question[A],
    choices: list[A] | Callable[[], list[A]],
    *,
    rule: str = "",
    committed: bool = True,
    about: Any = None,
    facts: Any = None,
) -> Rules[A]:
    """Ask a seat; the automaton answers by itself. Choices that tell what only the seat sees are listed when needed, so
    that another who imagines them imagines its own. `about` is what the words of the question name; `facts` are what
    its checks need and the state does not tell."""
    if seat == g.setting.automaton:
        listed: list[Any] = choices if isinstance(choices, list) else choices()
        own: A = listed[listed.index(automaton().answer(g, question.name, listed, about))]
        return own
    asked = Asked(question, seat, choices, rule=rule, committed=committed, facts=facts)
    asked.about = about
    answer: A = yield asked
    return answer


def choose_hex(
    g: PlayArea,
    seat: int,
    question: Question[Any],
    mask: int,
    *,
    rule: str = "",
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
    choices: list[Any] = [HEX[each] for each in hexes]
    if optional:
        choices.append(STOP)
    facts = Offered(hexes=mask, optional=optional)
    answer = yield from ask(g, seat, question, choices, rule=rule, committed=committed, about=about, facts=facts)
    return int(answer.hex) if isinstance(answer, Hex) else -1


def on_its_hex(g: PlayArea, chip: int) -> Unit | Spire:
    """A chip on a hex as a choice names it: a spire apart from the unit that may stand on it (CS-K-TAL-64)."""
    return SPIRE_ON[g.at[chip]] if KIND[chip] == SPIRE else UNIT_ON[g.at[chip]]


def choice_of(g: PlayArea, chip: int) -> Unit | Spire | Select:
    """A chip in play as a choice names it; one that waits in a stack by its name."""
    return Select(CHIPS[chip].faces[0].id) if g.place[chip] == STACK else on_its_hex(g, chip)


def chip_named(g: PlayArea, choice: Choice) -> int:
    """The chip that such a choice names; -1 if there is none."""
    return (g.spire_on if choice[0] == "spire" else g.on).get(choice[1], -1)


def choose_chip(
    g: PlayArea,
    seat: int,
    question: Question[Any],
    chips: Sequence[int],
    *,
    rule: str = "",
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
    choices: list[Any] = list(named)
    if optional:
        choices.append(STOP)
    facts = Offered(chips=named, optional=optional)
    answer = yield from ask(g, seat, question, choices, rule=rule, committed=committed, about=about, facts=facts)
    return -1 if answer == STOP else named[answer] if answer in named else chip_named(g, answer)


def may(g: PlayArea, seat: int, question: Question[Yes | No], about: Any = None) -> Rules[bool]:
    """A "you may": yes or no."""
    answer = yield from ask(g, seat, question, YES_OR_NO, about=about)
    return answer == YES


YES_OR_NO: Final[list[Yes | No]] = [YES, NO]
