"""Reading where a position stands: its phase and lane, or the whole agenda, and what cannot be then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.state.steps import beats_of, phase_told
from hordekeep.kernel.positions import agenda_from, bad
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.battle import Battle
    from hordekeep.engines.lanes.written.position_document import Position


def lay_out_agenda(g: Battle, position: Position) -> None:
    """The beats to be done, the phase and the turn that the battle names now."""
    step, steps = position.phase, g.edition.steps.by_name
    if step not in steps:
        raise bad(f"There is no phase {step!r}.", "phase", did_you_mean(step, steps))
    if position.lane is not None and step != "fight":
        raise bad("Only a fight is in a lane. [SH-FIGHT-01]", "lane")
    if g.over:
        g.agenda = []
    elif position.agenda is not None:
        g.agenda = agenda_from(position.agenda, g.edition.beats, did_you_mean, lambda _, argument, __: argument)
    else:
        _check_step(g, step)
        g.agenda = beats_of(step, g.setting, g.edition, g.fight_lane)
    begins = any(name == "game_begins" for name, _ in g.agenda)
    if begins and not (g.later_stages or g.pile):
        raise bad("A game begins with an outsider. [SH-SETUP-09]", "later_stages", "Write its stages.")
    g.phase = phase_told(g.agenda, g.edition, position.turn, steps[step][0])
    is_next = bool(g.agenda) and g.agenda[-1][0] == g.edition.turn[0]
    if is_next and position.turn < 1:
        raise bad("The first turn is turn 1.", "turn")
    g.turn = position.turn - is_next


def _check_step(g: Battle, step: str) -> None:
    """Steps that only some modes have."""
    if step in ("horde-summons", "horde-acts", "horde-income", "plan") and g.horde_seat < 0:
        raise bad("Nobody plays the horde. [SH-MODE-01]", "phase", 'Write mode = "versus".')
    if step in ("resolve", "shift", "wave") and g.horde_seat >= 0:
        raise bad("The horde player's cards are not summoned in waves. [SH-VS-10]", "phase", "Write 'horde-acts'.")
