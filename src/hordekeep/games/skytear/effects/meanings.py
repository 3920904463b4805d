"""What a card or skill means, once its sentences are understood: what it targets, what playing it costs, what it does.

The words themselves are in `words`; here is what they are built into. Words come last: they speak of all that the rules
do, and say here how they are read when the game is put together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.state.arena import Arena, Entry, Static, Trigger
from hordekeep.games.skytear.state.pieces import side_of
from hordekeep.kernel import Refusal, Rules, enforces, once


class Cause:
    """An effect while it is carried out: whose it is, what it was aimed at, and what has come of it so far.

    `kind` tells where it comes from: "attack", "skirmish", "card", "skill" or "outsider" (SM-COND-09). `targets` are
    those that are still legal (SM-TGT-10); `hex` is the target hex, `area` the hexes that the diagram covers, `removed`
    the hexes of the pillars that it has taken off, `fallen` those whom it has defeated with the hexes where they stood,
    `memo` what its trigger or cost left behind.
    """

    __slots__ = (
        "area",
        "caster",
        "fallen",
        "hex",
        "kind",
        "memo",
        "piercing",
        "removed",
        "seat",
        "serial",
        "side",
        "targets",
        "what",
    )

    @enforces("SM-HERO-12", "SM-HERO-13", "SM-SIM-02", "SM-HERO-11")
    def __init__(self, g: Arena, entry: Entry, kind: str) -> None:
        self.kind = kind
        self.what = entry.what
        self.serial = entry.serial
        self.seat = entry.seat
        self.caster = entry.caster
        self.side = side_of(g, entry.caster) if entry.caster >= 0 else -1
        self.targets: list[int] = list(entry.targets)
        self.hex = -1
        self.area = 0
        self.removed: list[int] = []
        self.fallen: dict[int, int] = {}
        self.memo = entry.memo
        # every effect of a mage ignores enemy Armor (SM-HERO-12, SM-HERO-13), in the simplified game too (SM-SIM-02)
        self.piercing = 0 <= entry.caster < OUTSIDERS and g.hero(entry.caster).piercing

    @classmethod
    def of(cls, g: Arena, seat: int, caster: int, kind: str, what: str = "") -> Cause:
        """What somebody does without the Stack: an outsider's skill, a ward, control damage (caster NOBODY)."""
        found = cls(g, Entry(-1, kind, seat, caster, what), kind)
        if caster < 0:
            found.side = g.setting.sides[seat]
        return found


Ground = Callable[[Arena, Cause], int]
"""A set of hexes, as it is now."""
Deed = Callable[[Arena, Cause], Rules[None]]
"""What one sentence does. Always a generator: any effect may have to ask."""


Lack = Callable[[Arena, Cause, int], str]
"""What a piece on the battlefield lacks to be meant: the id of a message, "" for nothing."""


def lacks_nothing(g: Arena, c: Cause, piece: int) -> str:
    """Where no piece is asked for."""
    return ""


class Aim(NamedTuple):
    """What an effect targets (SM-TGT-01): `find` lists what is legal now, when it is declared and again when it
    resolves (SM-TGT-08). `sort` names it in questions; up to `most` may be chosen, at least one. `lack` tells what a
    piece that is not legal lacks."""

    sort: str
    find: Callable[[Arena, Cause], Sequence[int]]
    most: int = 1
    is_hex: bool = False
    lack: Lack = lacks_nothing


class Sought(NamedTuple):
    """What a question for a piece is about: what is looked for, for which effect, and what was chosen before."""

    lack: Lack
    cause: Cause
    chosen: tuple[int, ...] = ()


class Laying(NamedTuple):
    """What a question for an area is about: who lays which diagram, over which target hex; -1 without one."""

    caster: int
    shape: str
    hex: int = -1


class Meaning(NamedTuple):
    """What the sentences of a card or skill mean.

    `needs` tells what forbids to play it now; `cost` is paid when it is played. `statics`
    and `triggers` are of skills; a card with triggers leaves them behind for the activation. `area` is its diagram.
    `bars` tells that the hexes of its area matter, not only who stands there.
    """

    aim: Aim | None = None
    needs: Callable[[Arena, Cause], Refusal | None] | None = None
    cost: Deed | None = None
    deeds: tuple[Deed, ...] = ()
    statics: tuple[Static, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    area: str = ""
    bars: bool = False


VictoryCondition = Callable[[Arena, int, str], bool]
"""What a victory card asks: is it met by a side, at this moment?"""


class Reading(NamedTuple):
    """How sentences are understood: those of a card or skill with its area and icon, an outsider's placement, a victory
    card's condition."""

    meaning: Callable[[tuple[str, ...], str, str], Meaning]
    placement: Callable[[tuple[str, ...]], Ground]
    condition: Callable[[str], VictoryCondition]


_readings: list[Reading] = []
"""One, as soon as the words of the cards are there."""


def read_by(reading: Reading) -> None:
    """From now on sentences are understood so."""
    _readings[:] = [reading]


def _reading() -> Reading:
    if not _readings:
        raise LookupError("No sentence of a card is understood yet: import `hordekeep.games.skytear.game`.")
    return _readings[0]


@once
def condition_of(sentence: str) -> VictoryCondition:
    """What a victory card's sentence asks (SM-GOAL-02)."""
    return _reading().condition(sentence)


@once
@enforces("SM-OACT-01")
def placement_of(outsider: str) -> Ground:
    """Where the placement rule on an outsider's card allows it."""
    return _reading().placement(shelf().outsiders[outsider].placement)


@once
def meaning_of(what: str) -> Meaning:
    """The meaning of a power card by its id, or of a skill by "hero/skill" or "outsider/skill"."""
    known, meaning = shelf(), _reading().meaning
    owner, _, skill_id = what.partition("/")
    if not skill_id:
        card = known.flux if what == known.flux.id else known.power_cards[what]
        return meaning(card.text, card.area, "")
    holder = known.heroes.get(owner) or known.outsiders[owner]
    skill = next(each for each in holder.skills if each.id == skill_id)
    return meaning(skill.text, skill.area, skill.icon)
