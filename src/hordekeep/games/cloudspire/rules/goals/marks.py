"""Marks (CS-MARK): which gate a faction's units make for."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.asking import ask
from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.setting import COOP
from hordekeep.games.cloudspire.rules.goals.happened import MarkDeclared
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Choice, Rules

BEACON_HEX: Final = FRAME.id((0, 0))
"""The mark of the automaton in the co-op game (CS-MARK-06)."""


def possible_marks(g: PlayArea, seat: int) -> list[int]:
    """The gates that a faction may mark: opposing ones (CS-MARK-02, CS-MARK-08) that are not defeated (CS-PILL-03). In
    the co-op game the humans mark the automaton's (CS-K-COOP-02)."""
    return [other for other in g.setting.opponents(seat) if g.gates[other] > 0]


def has_fixed_mark(g: PlayArea, seat: int) -> bool:
    """The automaton of the co-op game makes for the Beacon, and no gate (CS-MARK-06)."""
    return g.setting.mode == COOP and seat == g.setting.automaton


def marks_of(g: PlayArea) -> int:
    """The hexes of all possible marks (CS-MARK-06): the gates, and the Beacon where it stands; 0 for just the gates."""
    if g.setting.mode != COOP:
        return 0
    found = 1 << BEACON_HEX
    for gate in g.land.gates:
        found |= 1 << gate
    return found


def declare_mark(g: PlayArea, seat: int, rule: str = "CS-MARK-01") -> Rules[None]:
    """A faction names its mark; with a single one possible there is no question."""
    if has_fixed_mark(g, seat):
        return
    choices: list[Choice] = [("mark", other) for other in possible_marks(g, seat)]
    mark = int(choices[0][1])
    if len(choices) > 1:
        answer = yield from ask(g, seat, "mark", rule, choices)
        mark = int(answer[1])
    g.marks[seat] = mark
    if g.tell:
        g.tell(MarkDeclared(seat, mark), rule)
