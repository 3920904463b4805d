"""Who knows what: which chips lie under others unseen, and which landmarks a seat has looked at.

A group shows its top alone, neither what lies beneath nor how much; that it is one shows on a hex, but not yet in a
deployment stack (CS-GROUP-09, CS-Q-16-PREP-INFO). Who rides or perches was seen to get on and is known to all
(CS-K-TAL-58, CS-K-TAL-72).
"""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.state.pieces import KIND, units_of
from hordekeep.games.cloudspire.state.play_area import BOARD, STACK, PlayArea
from hordekeep.kernel import enforces


def in_secret(g: PlayArea, top: int) -> list[int]:
    """The chips under a chip that only its controller knows, from the top."""
    below = g.below[top]
    if not below or KIND[top] == SPIRE:
        return []
    riding = [each.chip for each in g.lasting if each.kind == "loaded"]
    return [chip for chip in below if chip not in riding]


def in_the_open(g: PlayArea, top: int) -> list[int]:
    """The chips under a chip that everybody knows."""
    secret = in_secret(g, top)
    return [chip for chip in g.below[top] if chip not in secret]


def tops_of(g: PlayArea, seat: int) -> list[int]:
    """The units of a faction in play: in its stack, on hexes in their order, and groups on their way or lifted, which
    lie nowhere for a moment."""
    stack, at = g.stacks[seat], g.at
    lifted = [top for top, below in enumerate(g.below) if below and at[top] < 0 and g.holder[top] == seat]
    on_their_way = [top for top in lifted if g.place[top] in (BOARD, STACK) and top not in stack]
    return [*stack, *sorted(units_of(g, seat), key=lambda chip: at[chip]), *on_their_way]


def secrets_of(g: PlayArea, seat: int) -> list[int]:
    """All chips of a faction's groups that nobody else sees."""
    return [chip for top in tops_of(g, seat) for chip in in_secret(g, top)]


@enforces("CS-EXPL-02")
def knows_landmark(g: PlayArea, chip: int, seat: int | None) -> bool:
    """Does a seat know this landmark: because it is revealed, or because the seat has looked at it? None is a
    spectator."""
    return not g.hidden >> chip & 1 or (seat is not None and bool(g.seen[seat] >> chip & 1))
