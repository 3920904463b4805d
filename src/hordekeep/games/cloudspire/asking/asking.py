"""Asking somebody: the questions that many rules share (which hex, which chip, yes or no, in which order).

The automaton is asked like anybody else, but answers by its own rules at once (CS-Q-19-SOLO): no rule needs to know who
sits where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hordekeep.games.cloudspire.asking.answering import automaton
from hordekeep.games.cloudspire.asking.choices import NO, STOP, YES
from hordekeep.games.cloudspire.asking.choosing import chip_named, choice_of
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Ask, Choice, Rules
from hordekeep.kernel.hexes import hexes_in


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
