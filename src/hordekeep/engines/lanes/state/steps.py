"""Where a battle stands: the steps of a turn by the names that positions use, and the beats that each leaves to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.state.battle import LANES, NOWHERE, Battle
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.setting import Setting
    from hordekeep.engines.lanes.state.edition import Edition
    from hordekeep.kernel import Agenda, Beat

SETUP: Final = "setup"
BEFORE_THE_FIRST_TURN: Final = {
    "begin": (SETUP, ("game_begins", "starting_hands", "mulligan")),
    "mulligan": (SETUP, ("mulligan",)),
}

OF_A_HORDE_PLAYER: Final = ("horde_summons", "horde_acts", "horde_income")
"""The beats that a horde without a player leaves out."""


class Steps:
    """The steps of an edition by their names, each with its phase and the beats that are left of that phase, in order.

    `phase_of` tells the phase of every beat; lanes are laid out in the fight alone.
    """

    __slots__ = ("by_name", "phase_of")

    def __init__(self, of_a_turn: Mapping[str, tuple[str, tuple[str, ...]]]) -> None:
        self.by_name: dict[str, tuple[str, tuple[str, ...]]] = {**BEFORE_THE_FIRST_TURN, **of_a_turn}
        self.phase_of = {beat: phase for phase, beats in self.by_name.values() for beat in beats}
        self.phase_of |= {"alliance": "alliance", "fight_lane": "fight", "fight_ends": "fight"}


FIRST_STEPS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "refresh": ("refresh", ("refresh",)),
    "horde": ("horde", ("horde",)),
    "resolve": ("horde", ("resolve_wave", "shift", "horde_phase_ends")),
    "shift": ("horde", ("shift", "horde_phase_ends")),
    "horde-acts": ("horde", ("horde_acts", "horde_phase_ends")),
    "horde-ends": ("horde", ("horde_phase_ends",)),
    "resolve-pile": ("horde", ("resolve_wave",)),
    "alliance": ("alliance", ("action", "alliance_ends")),
    "duties": ("alliance", ("alliance_ends",)),
    "treachery": ("treachery", ("treachery",)),
    "plan": ("treachery", ("plan_treachery", "treachery_card", "reactions")),
    "treachery-card": ("treachery", ("treachery_card", "reactions")),
    "reactions": ("treachery", ("reactions",)),
    "fight": ("fight", ("fight",)),
    "pillage": ("pillage", ("pillage",)),
    "end": ("end", ("end",)),
    "hand-limit": ("end", ("hand_limit", "horde_income", "new_turn")),
    "new-turn": ("end", ("new_turn",)),
}
"""The steps of a turn of the first edition (SH-WIN-07)."""


def pending(g: Battle) -> Agenda:
    """The beats to be done, last in first out, with the one in progress."""
    return g.agenda if g.beat is None else [*g.agenda, g.beat]


@enforces("SH-WIN-07")
def phase_now(g: Battle) -> str:
    """The phase of the beat that comes now or is in progress: one of the book's, or "setup"."""
    beats = pending(g)
    return g.edition.steps.phase_of.get(beats[-1][0], g.phase) if beats else g.phase


@enforces("SH-END-08")
def turn_now(g: Battle) -> int:
    """The turn that the coming beat belongs to: before its first phase has begun it is the next one."""
    beats = pending(g)
    first = g.edition.turn[0]
    return g.turn + (bool(beats) and beats[-1][0] == first and g.phase != first)


def lane_now(g: Battle) -> int:
    """The lane that fights, or that fights next once the lanes are laid out; NOWHERE outside the fight."""
    beats = pending(g)
    return beats[-1][1] if beats and beats[-1][0] == "fight_lane" else g.fight_lane


def step_now(g: Battle) -> tuple[str, bool]:
    """The step, and whether the beats to be done are just those that it implies."""
    beats = pending(g)
    lane = lane_now(g)
    for step, (_, first) in g.edition.steps.by_name.items():
        opens = "fight_lane" if step == "fight" and lane >= 0 else first[0]
        if beats and beats[-1][0] == opens and beats == beats_of(step, g.setting, g.edition, lane):
            return step, True
    phase = phase_now(g)
    return "begin" if phase == SETUP else phase, not beats


def beats_of(step: str, setting: Setting, edition: Edition, lane: int = NOWHERE) -> Agenda:
    """The agenda that a step implies: what is left of its phase, then the phases that follow in the turn."""
    phase, names = edition.steps.by_name[step]
    todo: list[Beat] = []
    for name in names:
        if name == "fight" and lane >= 0:
            todo += [("fight_lane", each) for each in range(lane, LANES)]
            todo.append(("fight_ends", None))
        elif name == "hand_limit":
            todo += [(name, seat) for seat in range(setting.seats)]
        elif name not in OF_A_HORDE_PLAYER or setting.horde_seat >= 0:
            todo.append((name, None))
    if phase == SETUP:
        todo += [(each, None) for each in edition.turn]
    else:
        todo += [(each, None) for each in edition.turn[edition.turn.index(phase) + 1 :]]
    return todo[::-1]


def phase_told(beats: Agenda, edition: Edition, turn: int, otherwise: str) -> str:
    """The phase that the state names when the next beat begins: one that opens its phase has yet to turn the page."""
    if not beats:
        return otherwise
    beat = beats[-1][0]
    if beat not in edition.turn:
        return edition.steps.phase_of.get(beat, otherwise)
    at = edition.turn.index(beat)
    return edition.turn[at - 1] if at else (edition.turn[-1] if turn > 1 else SETUP)
