"""Marks (CS-MARK): which gate a faction's units make for."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.setting import COOP
from hordekeep.games.cloudspire.rules.goals.choices import Mark
from hordekeep.games.cloudspire.rules.goals.happened import MarkDeclared
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

BEACON_HEX: Final = FRAME.id((0, 0))
"""The mark of the automaton in the co-op game (CS-MARK-06)."""


@enforces("CS-MARK-02", "CS-MARK-08", "CS-PILL-03", "CS-K-COOP-02")
def possible_marks(g: PlayArea, seat: int) -> list[int]:
    """The gates that a faction may mark: opposing ones that are not defeated. In the co-op game the humans mark the
    automaton's."""
    return [other for other in g.setting.opponents(seat) if why_not_mark(g, seat, other) is None]


def why_not_mark(g: PlayArea, seat: int, other: int) -> Refusal | None:
    """Friends are not marked, nor who has fallen in this wave."""
    if other == seat:
        return OWN
    if g.setting.are_friends(seat, other):
        return FRIEND
    return None if g.gates[other] > 0 else FALLEN


@enforces("CS-MARK-06")
def has_fixed_mark(g: PlayArea, seat: int) -> bool:
    """The automaton of the co-op game makes for the Beacon, and no gate."""
    return g.setting.mode == COOP and seat == g.setting.automaton


@enforces("CS-MARK-06")
def marks_of(g: PlayArea) -> int:
    """The hexes of all possible marks: the gates, and the Beacon where it stands; 0 for just the gates."""
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
    choices = [Mark(other) for other in possible_marks(g, seat)]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, seat, WHOSE_GATE, choices, rule=rule)
    g.marks[seat] = answer.fortress
    if g.tell:
        g.tell(MarkDeclared(seat, answer.fortress), rule)


def _why_not_this_gate(g: PlayArea, ask: Asked, seat: int, choice: Mark) -> Refusal | None:
    return why_not_mark(g, seat, choice.fortress)


OWN: Final = Refusal("CS-MARK-02", Text("no-mark-friend"))
FRIEND: Final = Refusal("CS-MARK-08", Text("no-mark-friend"))
FALLEN: Final = Refusal("CS-PILL-03", Text("no-mark-fallen"))

WHOSE_GATE: Final[Question[Mark]] = Question("mark", "CS-MARK-01", {Mark: _why_not_this_gate})
"""Whose gate a faction's units make for."""
