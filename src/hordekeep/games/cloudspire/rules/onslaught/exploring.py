"""Stage 4 of a turn: exploration (CS-EXPL) of landmarks that lie face down, and what revealed ones offer."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import STOP, No, Stop, Yes
from hordekeep.games.cloudspire.asking.choosing import ask, may
from hordekeep.games.cloudspire.asking.questions import Freely
from hordekeep.games.cloudspire.content.kinds import hex_text
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.effects import (
    happens,
    has_face,
    is_offered_by,
    landmarks_on_offer,
    use_landmark,
)
from hordekeep.games.cloudspire.effects.using import NOTHING_TO_DO, no_time_to_use
from hordekeep.games.cloudspire.rules.onslaught.choices import Explore
from hordekeep.games.cloudspire.rules.onslaught.happened import Explored, LandmarkSeen, Revealed
from hordekeep.games.cloudspire.state.pieces import is_active, reveal
from hordekeep.games.cloudspire.state.play_area import Occasion, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in


@enforces("CS-EXPL-01", "CS-ACTIVE-07", "CS-ADJ-02")
def next_to(g: PlayArea, seat: int) -> int:
    """The hexes beside a faction's active units: what stands there is adjacent to them."""
    found = 0
    for spot in hexes_in(g.units[seat]):
        chip = g.on[spot]
        if is_active(g, chip) and not g.fresh >> chip & 1:
            found |= g.land.board.near[spot]
    return found


@enforces("CS-EXPL-05", "CS-EXPL-08")
def to_explore(g: PlayArea, seat: int) -> list[Explore]:
    """The landmarks that a faction may explore now: face down, beside an active unit of it, each once a turn, whoever
    has looked at them in earlier turns."""
    return [Explore(spot) for spot in hexes_in(next_to(g, seat) & g.landmarks) if _why_not_look(g, spot) is None]


def _why_not_look(g: PlayArea, spot: int) -> Refusal | None:
    """What lies on a hex that could be looked at, if somebody stood beside it."""
    chip = g.on.get(spot, NOBODY)
    if chip == NOBODY or not g.hidden >> chip & 1:
        return NOT_FACE_DOWN
    return EXPLORED if f"{chip}/explored" in g.used else None


@enforces("CS-EXPL-02", "CS-EXPL-03", "CS-EXPL-04", "CS-EXPL-07")
def explore(g: PlayArea, chip: int) -> Rules[None]:
    """Look at the hidden side in private, then decide whether to reveal it, before any other is explored. Some talents
    act on being explored, revealed or not."""
    seat, spot = g.turn_seat, g.at[chip]
    g.used |= {f"{chip}/explored"}
    if g.tell:
        g.tell(Explored(seat, spot))
    g.seen[seat] |= 1 << chip
    if g.tell:
        g.tell(LandmarkSeen(seat, spot, chip))
    shown = has_face(chip, "foreboding")
    if not shown:
        shown = yield from may(g, seat, REVEAL, about=spot)
        chip = g.on[spot]  # another one where somebody else imagines it (CS-EXPL-02)
    if shown:
        yield from turn_up(g, chip, "CS-EXPL-07" if has_face(chip, "foreboding") else "CS-EXPL-03")


@enforces("CS-LAND-04", "CS-EXPL-09")
def turn_up(g: PlayArea, chip: int, rule: str) -> Rules[None]:
    """A landmark is revealed: it gains its health at once and does what it does on being revealed. A landmark minion is
    a target from now on."""
    reveal(g, chip)
    if g.tell:
        g.tell(Revealed(chip, g.at[chip]), rule)
    yield from happens(g, "revealed", Occasion(chip, seat=g.turn_seat))


@enforces("CS-EXPL-06")
def exploration(g: PlayArea, seat: int) -> Rules[None] | None:
    """One exploration, or the use of a revealed landmark; then the next, until its player stops."""
    offered: list[Explore | Use | Stop] = [*to_explore(g, seat), *landmarks_on_offer(g, seat, next_to(g, seat))]
    return _exploration(g, seat, offered) if offered else None


def _exploration(g: PlayArea, seat: int, offered: list[Explore | Use | Stop]) -> Rules[None]:
    answer = yield from ask(g, seat, WHAT_TO_EXPLORE, [*offered, STOP], committed=False)
    if isinstance(answer, Stop):
        return
    if isinstance(answer, Explore):
        yield from explore(g, g.on[answer.hex])
    else:
        yield from use_landmark(g, seat, g.on[answer.hex], answer.effect)
    g.agenda += [("exploration", seat), ("settle", None)]


# -- what is asked -----------------------------------------------------------------------------------------------------


def why_not_explore(g: PlayArea, ask: Asked, seat: int, choice: Explore) -> Refusal | None:
    """A landmark that lies face down beside an active unit of the faction, once a turn."""
    refused = _why_not_look(g, choice.hex)
    if refused is not None:
        return refused
    return None if next_to(g, seat) >> choice.hex & 1 else NOT_BESIDE


def why_not_use_landmark(g: PlayArea, ask: Asked, seat: int, choice: Use) -> Refusal | None:
    """What a revealed landmark beside the faction's units offers."""
    if choice in landmarks_on_offer(g, seat, next_to(g, seat) & 1 << choice.hex):
        return None
    refused = no_time_to_use(g, ask, seat, choice)
    chip = g.on.get(choice.hex, NOBODY)
    if chip == NOBODY or g.hidden >> chip & 1 or not is_offered_by(g, chip, choice.effect):
        return refused
    return NOTHING_TO_DO if next_to(g, seat) >> choice.hex & 1 else NOT_BESIDE


NOT_FACE_DOWN: Final = Refusal("CS-EXPL-01", Text("no-face-down"))
EXPLORED: Final = Refusal("CS-EXPL-05", Text("no-explored"))
NOT_BESIDE: Final = Refusal("CS-EXPL-01", Text("no-not-beside"))

WHAT_TO_EXPLORE: Final[Question[Explore | Use | Stop]] = Freely(
    "explore", "CS-EXPL-01", {Explore: why_not_explore, Use: why_not_use_landmark, Stop: allowed}
)
"""The next landmark that is looked at or used."""

REVEAL: Final[Question[Yes | No]] = Question(
    "reveal", "CS-EXPL-03", {Yes: allowed, No: allowed}, says={"hex": lambda g, ask: hex_text(ask.about)}
)
"""Whether it is turned up. Everybody hears the question, so it names the hex alone (CS-EXPL-02)."""
