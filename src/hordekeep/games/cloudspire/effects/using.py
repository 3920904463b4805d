"""Whether a talent is used (CS-TALENT-01), and why not: it is not there, used up, or has nothing to do with what is
asked."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use, UseAdvancement
from hordekeep.games.cloudspire.effects.effects import advancements, is_used, name_of, standing_windows, windows
from hordekeep.games.cloudspire.effects.meanings import meaning_of
from hordekeep.games.cloudspire.state.pieces import face
from hordekeep.games.cloudspire.state.play_area import PlayArea, Whose
from hordekeep.kernel import Ask, Asked, Refusal, Text
from hordekeep.kernel.declaring import Check

LENT: Final = "beside-"
"""How the moments begin in which units beside something may use its talent."""
OF_A_MOVE: Final = ("before", "before-or-after", "after-or-instead", "after-move")
"""The moments of the move of a unit."""


def using(*moments: str) -> Check:
    """A talent that may be used in one of these moments, by the chip that the question is about."""

    def why_not(g: PlayArea, ask: Asked, seat: int, choice: Use) -> Refusal | None:
        return why_not_use(g, ask.about, moments, seat, choice)

    return why_not


def why_not_use(g: PlayArea, chip: int, moments: tuple[str, ...], seat: int, choice: Use) -> Refusal | None:
    """What keeps a chip from using a talent in these moments: of whoever stands there, it alone may."""
    if choice.hex == g.at[chip] and is_open(g, chip, moments, choice.effect):
        return None
    return _not_there(g, chip, moments, seat, choice) or _not_now(g, chip, moments, choice)


def is_open(g: PlayArea, chip: int, moments: tuple[str, ...], effect: str) -> bool:
    """May a chip use this talent in one of these moments?"""
    return any(name == effect for moment in moments for name, _, _ in windows(g, moment, chip))


def no_time_to_use(g: PlayArea, ask: Ask, seat: int, choice: Use) -> Refusal:
    """No talent is used as an answer to this."""
    return _not_there(g, NOBODY, (), seat, choice) or OTHER_TIME


def using_advancement(moment: str) -> Check:
    """An advancement that the faction may use in this moment."""

    def why_not(g: PlayArea, ask: Asked, seat: int, choice: UseAdvancement) -> Refusal | None:
        return why_not_use_advancement(g, moment, seat, choice)

    return why_not


def why_not_use_advancement(g: PlayArea, moment: str, seat: int, choice: UseAdvancement) -> Refusal | None:
    """What a faction does not have it does not use; nor what works at another time, what it has used up, and what would
    do nothing."""
    name = choice.effect
    if any(name == known for known, _, _ in standing_windows(g, moment, seat)):
        return None
    if name.partition("/")[0] in box().factions and name not in advancements(g, seat):
        return NO_SUCH_ADVANCEMENT
    held = [window for known, _, window in g.standing.windows.get(moment, ()) if known == name]
    if not held:
        return OTHER_TIME
    used = any(is_used(g, window.often, f"{seat}:{name}") for window in held)
    return USED_THIS_WAVE if used else NOTHING_TO_DO


def _not_there(g: PlayArea, chip: int, moments: tuple[str, ...], seat: int, choice: Use) -> Refusal | None:
    """Nobody there has the talent, or whoever has it is another's, or has used it."""
    name = choice.effect
    if not _chips_on(g, choice.hex):
        return NOBODY_THERE
    holders = _holders(g, choice)
    if not holders and _is_lent(name):
        return _not_lent(g, name, g.on.get(choice.hex, NOBODY)) or _not_its_move(chip, moments, [g.on[choice.hex]])
    if not holders and "/" not in name:
        return NO_SUCH_TALENT
    for holder in holders:
        remembered = name_of(Whose(g.holder[holder], holder), name)
        if is_used(g, "wave", remembered):
            return USED_THIS_WAVE
        if is_used(g, "turn", remembered):
            return USED_BEFORE_OR_AFTER if "before-or-after" in _moments(name) else USED_THIS_TURN
        if g.holder[holder] not in (seat, NOBODY):
            return NOT_YOURS
    return None


def _not_now(g: PlayArea, chip: int, moments: tuple[str, ...], choice: Use) -> Refusal:
    """A talent that is there and not used up: another unit moves, it would do nothing, or it works at another time."""
    holders = _holders(g, choice)
    refused = _not_its_move(chip, moments, holders) if holders else None
    if refused is not None:
        return NO_LENDER if _is_lent(choice.effect) else refused
    open_in = [each.removeprefix("unit-").removeprefix(LENT) for each in _moments(choice.effect)]
    is_its_time = not holders or chip in holders
    return NOTHING_TO_DO if is_its_time and any(each in moments for each in open_in) else OTHER_TIME


def _not_its_move(chip: int, moments: tuple[str, ...], holders: list[int]) -> Refusal | None:
    """Another unit is in its move."""
    return NOT_ITS_MOVE if chip not in holders and any(each in OF_A_MOVE for each in moments) else None


def _holders(g: PlayArea, choice: Use) -> list[int]:
    """The chips on a hex that show the talent, or wear it."""
    return [
        chip
        for chip in _chips_on(g, choice.hex)
        if (not g.hidden >> chip & 1 and choice.effect in face(g, chip).flags)
        or any(choice.effect in face(g, gear).flags for gear in g.gear[chip])
    ]


def _chips_on(g: PlayArea, spot: int) -> list[int]:
    return [chip for chip in (g.on.get(spot, NOBODY), g.spire_on.get(spot, NOBODY)) if chip != NOBODY]


def _moments(name: str) -> list[str]:
    """When a talent or advancement may be used."""
    return [window.moment for window in meaning_of(name if "/" in name else f"talent/{name}").windows]


def _is_lent(name: str) -> bool:
    """Is it a talent of something that stands there, for units beside it to use?"""
    return any(each.startswith(LENT) for each in _moments(name))


def _not_lent(g: PlayArea, name: str, chip: int) -> Refusal | None:
    """Why a unit does not use what others offer to units beside them: nothing there offers it, or it was teleported."""
    near = g.land.board.near[g.at[chip]] if chip != NOBODY else 0
    lenders = [other for spots in (g.on, g.spire_on) for spot, other in spots.items() if near >> spot & 1]
    if not any(name in face(g, other).flags and not g.hidden >> other & 1 for other in lenders):
        return NOTHING_BESIDE
    return TELEPORTED if g.teleported >> chip & 1 else None


NOBODY_THERE: Final = Refusal("CS-TALENT-01", Text("no-such-chip"))
NO_SUCH_ADVANCEMENT: Final = Refusal("CS-BUILD-12", Text("no-such-advancement"))
NO_SUCH_TALENT: Final = Refusal("CS-TALENT-01", Text("no-such-talent"))
NOTHING_BESIDE: Final = Refusal("CS-TALENT-01", Text("no-such-talent-beside"))
TELEPORTED: Final = Refusal("CS-MOVE-21", Text("no-teleported"))
USED_THIS_WAVE: Final = Refusal("CS-TALENT-02", Text("no-used-this-wave"))
USED_THIS_TURN: Final = Refusal("CS-MOVE-03", Text("no-used-this-turn"))
USED_BEFORE_OR_AFTER: Final = Refusal("CS-MOVE-04", Text("no-used-this-turn"))
NOT_YOURS: Final = Refusal("CS-CTRL-01", Text("no-not-yours"))
NO_LENDER: Final = Refusal("CS-TALENT-01", Text("no-lender"))
NOT_ITS_MOVE: Final = Refusal("CS-MOVE-03", Text("no-not-its-move"))
NOTHING_TO_DO: Final = Refusal("CS-TALENT-01", Text("no-nothing-to-do"))
OTHER_TIME: Final = Refusal("CS-TALENT-01", Text("no-other-time"))
