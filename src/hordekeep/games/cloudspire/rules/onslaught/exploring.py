"""Stage 4 of a turn: exploration (CS-EXPL) of landmarks that lie face down, and what revealed ones offer."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.asking import ask
from hordekeep.games.cloudspire.asking.choices import NO, STOP, YES
from hordekeep.games.cloudspire.effects.effects import happens, has_face, landmarks_on_offer, use_landmark
from hordekeep.games.cloudspire.rules.onslaught.happened import Explored, LandmarkSeen, Revealed
from hordekeep.games.cloudspire.state.pieces import is_active, reveal
from hordekeep.games.cloudspire.state.play_area import Occasion, PlayArea
from hordekeep.kernel import Choice, Rules
from hordekeep.kernel.hexes import hexes_in


def next_to(g: PlayArea, seat: int) -> int:
    """The hexes beside a faction's active units (CS-EXPL-01, CS-ACTIVE-07): what stands there is adjacent to them
    (CS-ADJ-02)."""
    found = 0
    for spot in hexes_in(g.units[seat]):
        chip = g.on[spot]
        if is_active(g, chip) and not g.fresh >> chip & 1:
            found |= g.land.board.near[spot]
    return found


def to_explore(g: PlayArea, seat: int) -> list[Choice]:
    """The landmarks that a faction may explore now: face down, beside an active unit of it, each once a turn
    (CS-EXPL-05), whoever has looked at them in earlier turns (CS-EXPL-08)."""
    near = next_to(g, seat)
    found: list[Choice] = []
    for spot in hexes_in(near & g.landmarks):
        chip = g.on[spot]
        if g.hidden >> chip & 1 and f"{chip}/explored" not in g.used:
            found.append(("explore", spot))
    return found


def explore(g: PlayArea, chip: int) -> Rules[None]:
    """Look at the hidden side in private (CS-EXPL-02), then decide whether to reveal it (CS-EXPL-03), before any other
    is explored (CS-EXPL-04). Some talents act on being explored, revealed or not (CS-EXPL-07)."""
    seat, spot = g.turn_seat, g.at[chip]
    g.used |= {f"{chip}/explored"}
    g.seen[seat] |= 1 << chip
    if g.tell:
        g.tell(Explored(seat, spot))
        g.tell(LandmarkSeen(seat, spot, chip))
    shown = has_face(chip, "foreboding")
    if not shown:
        answer = yield from ask(g, seat, "reveal", "CS-EXPL-03", [YES, NO], about=spot)
        shown, chip = answer == YES, g.on[spot]  # another one where somebody else imagines it (CS-EXPL-02)
    if shown:
        yield from turn_up(g, chip, "CS-EXPL-07" if has_face(chip, "foreboding") else "CS-EXPL-03")


def turn_up(g: PlayArea, chip: int, rule: str) -> Rules[None]:
    """A landmark is revealed: it gains its health at once (CS-LAND-04) and does what it does on being revealed. A
    landmark minion is a target from now on (CS-EXPL-09)."""
    reveal(g, chip)
    if g.tell:
        g.tell(Revealed(chip, g.at[chip]), rule)
    yield from happens(g, "revealed", Occasion(chip, seat=g.turn_seat))


def exploration(g: PlayArea, seat: int) -> Rules[None] | None:
    """One exploration, or the use of a revealed landmark; then the next, until its player stops (CS-EXPL-06)."""
    offered = to_explore(g, seat) + landmarks_on_offer(g, seat, next_to(g, seat))
    return _exploration(g, seat, offered) if offered else None


def _exploration(g: PlayArea, seat: int, offered: list[Choice]) -> Rules[None]:
    answer = yield from ask(g, seat, "explore", "CS-EXPL-01", [*offered, STOP], committed=False)
    if answer == STOP:
        return
    if answer[0] == "explore":
        yield from explore(g, g.on[answer[1]])
    else:
        yield from use_landmark(g, seat, g.on[answer[2]], answer[1])
    g.agenda += [("exploration", seat), ("settle", None)]
