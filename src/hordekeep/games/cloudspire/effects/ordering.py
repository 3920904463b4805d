"""In which order several effects of one timing resolve (CS-TALENT-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.effects.choices import First
from hordekeep.games.cloudspire.state.play_area import PlayArea, Whose
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question


class Waiting(NamedTuple):
    """The effects of a moment, and those of them that are in order already."""

    moment: str
    effects: tuple[tuple[str, Whose], ...]
    order: tuple[int, ...]


@enforces("CS-TALENT-03")
def in_order(g: PlayArea, moment: str, waiting: Sequence[tuple[str, Whose]]) -> Rules[list[int]]:
    """The order in which several effects of one timing resolve, as the player on turn likes; effects of the same talent
    need no order."""
    left = list(range(len(waiting)))
    order: list[int] = []
    while len({waiting[index][0] for index in left}) > 1:
        facts = Waiting(moment, tuple(waiting), tuple(order))
        choices = [First(name) for name in left_in(facts)]
        answer = yield from ask(g, g.turn_seat, WHICH_FIRST, choices, about=facts, facts=facts)
        chosen = next(index for index in left if waiting[index][0] == answer.effect)
        order.append(chosen)
        left.remove(chosen)
    return order + left


def left_in(waiting: Waiting) -> list[str]:
    """The effects that are still to be ordered; several of one name are one choice."""
    left = [name for index, (name, _) in enumerate(waiting.effects) if index not in waiting.order]
    return list(dict.fromkeys(left))


def why_not_first(g: PlayArea, ask: Asked, seat: int, choice: First) -> Refusal | None:
    """An effect that waits."""
    facts: Waiting = ask.facts
    return None if choice.effect in left_in(facts) else NOT_WAITING


NOT_WAITING: Final = Refusal("CS-TALENT-03", Text("no-not-waiting"))

WHICH_FIRST: Final[Question[First]] = Question("which-first", "CS-TALENT-03", {First: why_not_first})
"""Which of them is next."""
