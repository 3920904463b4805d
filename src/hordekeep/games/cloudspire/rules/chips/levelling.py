"""Levelling up (CS-LEVEL) and promotion (CS-SIDE)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import STOP, Stop
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.effects.stats import has_room
from hordekeep.games.cloudspire.rules.chips.choices import PROMOTE, Promote, Upgrade
from hordekeep.games.cloudspire.rules.chips.happened import Demoted, LevelledUp, Promoted
from hordekeep.games.cloudspire.rules.chips.upgrades import why_not_carry
from hordekeep.games.cloudspire.state.pieces import CHIPS, LETTERS, add_upgrade, face, is_hero, strip
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed


@enforces("CS-LEVEL-01", "CS-LEVEL-02", "CS-LEVEL-03", "CS-LEVEL-04", "CS-LEVEL-05", "CS-LEVEL-07", "CS-LEVEL-09")
@enforces("CS-LEVEL-08", "CS-UPG-11")
def level_up(g: PlayArea, chip: int, rule: str) -> Rules[None]:
    """A hero may level up: below its capacity an upgrade of its controller's choice (CS-Q-25-HEROLEVELCHOICE); else, on
    its basic side, it is promoted; else nothing. Level ups that effects give are no different. Minions never do: their
    upgrades come by effects alone."""
    if not is_hero(chip) or g.health[chip] <= 0:
        return
    choices: list[Upgrade | Promote | Stop] = [*gains(g, chip)]
    if not choices:
        return
    choices.append(STOP)
    answer = yield from ask(g, g.holder[chip], LEVEL_UP, choices, rule=rule, about=chip)
    if isinstance(answer, Promote):
        promote(g, chip)
    elif isinstance(answer, Upgrade):
        add_upgrade(g, chip, answer.letter)
        if g.tell:
            g.tell(LevelledUp(chip, answer.letter))


@enforces("CS-LEVEL-06")
def gains(g: PlayArea, chip: int) -> list[Upgrade | Promote]:
    """What levelling up would give a hero; without any capacity promotion at once."""
    if has_room(g, chip):
        return [Upgrade(letter) for letter in LETTERS if why_not_carry(g, chip, letter) is None]
    return [PROMOTE] if can_be_promoted(g, chip) else []


@enforces("CS-SIDE-01")
def can_be_promoted(g: PlayArea, chip: int) -> bool:
    """Has it a promoted side, and shows the other?"""
    faces = CHIPS[chip].faces
    return len(faces) > 1 and faces[1].promoted and g.side[chip] == 0


@enforces("CS-SIDE-09", "CS-SIDE-12", "CS-SIDE-10", "CS-SIDE-11", "CS-SIDE-13", "CS-SIDE-14")
def promote(g: PlayArea, chip: int) -> None:
    """Flip a chip to its promoted side: a hero loses its upgrades, a minion keeps them; in the Onslaught Phase both
    gain what the health stat grows, before it they have the full health of that side."""
    basic = face(g, chip).health
    if is_hero(chip):
        strip(g, chip)
    g.side[chip] = 1
    if g.phase == ONSLAUGHT:
        g.health[chip] += max(face(g, chip).health - basic, 0)
    else:
        g.health[chip] = face(g, chip).health
    if g.tell:
        g.tell(Promoted(chip), "CS-SIDE-09" if is_hero(chip) else "CS-SIDE-12")


@enforces("CS-SIDE-07", "CS-SIDE-08")
def demote(g: PlayArea, chip: int) -> None:
    """Flip a chip back to its basic side: it keeps its health; a hero loses its upgrades."""
    if is_hero(chip):
        strip(g, chip)
    g.side[chip] = 0
    if g.tell:
        g.tell(Demoted(chip), "CS-SIDE-08" if is_hero(chip) else "CS-SIDE-07")


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_gain(g: PlayArea, ask: Asked, seat: int, choice: Upgrade) -> Refusal | None:
    """Below the capacity of the hero, what it may carry."""
    return why_not_carry(g, ask.about, choice.letter) or (None if has_room(g, ask.about) else NO_ROOM)


def _why_not_promote(g: PlayArea, ask: Asked, seat: int, choice: Promote) -> Refusal | None:
    """A hero with all its upgrades, and a promoted side."""
    ready = not has_room(g, ask.about) and can_be_promoted(g, ask.about)
    return None if ready else NO_PROMOTION_YET


NO_ROOM: Final = Refusal("CS-UPG-09", Text("no-room"))
NO_PROMOTION_YET: Final = Refusal("CS-LEVEL-03", Text("no-promotion-yet"))

LEVEL_UP: Final[Question[Upgrade | Promote | Stop]] = OfChip(
    "level-up", "CS-LEVEL-01", {Upgrade: _why_not_gain, Promote: _why_not_promote, Stop: allowed}
)
"""What a hero gets that levels up."""
