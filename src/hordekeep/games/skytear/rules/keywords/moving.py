"""Movement effects: Move, Place, Push and swapping hexes (SM-MVE)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hordekeep.games.skytear.asking.choices import Stop, ThisHex, ThisPiece
from hordekeep.games.skytear.asking.questions import OF_PIECE, choose_hex, choose_piece, of_hexes, of_pieces
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.effects.values import total
from hordekeep.games.skytear.rules.keywords.happened import Moved, Placed, Pushed, Swapped
from hordekeep.games.skytear.rules.keywords.open_hexes import (
    IN_A_DOME,
    barred,
    blocking,
    closed_to_heroes,
    not_for_heroes,
    pushed_into,
    reach,
    stops,
    token_hexes,
    why_closed,
)
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, RED_MINIONS, Arena
from hordekeep.games.skytear.state.pieces import is_hero, is_minion, put, swap
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import farther, hexes_in

NOT_FARTHER = Refusal("SM-MVE-04", Text("no-not-farther"))
MINION_INTO_DOME = Refusal("SM-MVE-11", IN_A_DOME.because)
PUSH_GOES_ON = Refusal("SM-MVE-07", Text("no-push-stops"))


def _no_push(g: Arena, ask: Asked, hex: int) -> Refusal:
    """The hex is taken, a Dome's for a minion, or not the next one farther away (SM-MVE-09)."""
    taken = why_closed(closed_to_heroes(g), hex)
    if taken is not None:
        return taken
    return MINION_INTO_DOME if is_minion(ask.about) and g.field.dome >> hex & 1 else NOT_FARTHER


def _not_pushed(g: Arena, ask: Asked, piece: int) -> Refusal:
    return Refusal(ask.rule, Text("no-not-pushed"))


MOVE_TO: Question[ThisHex] = Question("move-to", "SM-MVE-02", of_hexes(not_for_heroes("no-too-far")), says=OF_PIECE)
PLACE_ON: Question[ThisHex] = Question(
    "place-on", "SM-MVE-03", of_hexes(not_for_heroes("no-not-placed-there")), says=OF_PIECE
)
PUSH_TO: Question[ThisHex] = Question(
    "push-to", "SM-MVE-08", of_hexes(_no_push), says=OF_PIECE, refuses={Stop: lambda g, ask, seat, choice: PUSH_GOES_ON}
)
PUSH_NEXT: Question[ThisPiece] = Question("push-next", "SM-MVE-13", of_pieces(_not_pushed))


@enforces("SM-MVE-01", "SM-MVE-02")
def move_up_to(
    g: Arena, seat: int, piece: int, steps: int, rule: str = "SM-MVE-02", *, over_blocking: bool = False
) -> Rules[None]:
    """Move a hero up to so many hexes: round blocking elements, over minions, to a free hex."""
    here = g.at[piece]
    if here < 0:
        return
    open_to_it = reach(g, piece, steps, over_blocking=over_blocking)
    there = yield from choose_hex(MOVE_TO, seat, open_to_it, rule=rule, about=piece)
    if there != here:
        step_to(g, piece, there, rule)


def step_to(g: Arena, piece: int, there: int, rule: str) -> None:
    """A miniature goes to a hex."""
    here = g.at[piece]
    put(g, piece, there)
    if g.tell:
        g.tell(Moved(piece, there, here), rule)


@enforces("SM-MVE-03", "SM-EFF-05", "SM-EFF-21")
def place(g: Arena, seat: int, piece: int, hexes: int, rule: str = "SM-MVE-03") -> Rules[bool]:
    """Put a hero directly on one of these hexes that it may stand on, where it stands now if that is one of them; False
    if there is none, and it stays."""
    here = g.at[piece]
    if here < 0:
        return False
    there = yield from choose_hex(PLACE_ON, seat, hexes & (stops(g) | 1 << here), rule=rule, about=piece)
    if there < 0:
        return False
    put(g, piece, there)
    if g.tell:
        g.tell(Placed(piece, there), rule)
    return True


@enforces("SM-MVE-04", "SM-MVE-05", "SM-MVE-06", "SM-MVE-07", "SM-MVE-08", "SM-MVE-09", "SM-MVE-10")
def push(g: Arena, c: Cause, piece: int, steps: int) -> Rules[None]:
    """Push something away from the caster, one hex at a time, each farther and free, as far as it can be; the caster's
    player picks the hexes."""
    if g.at[piece] < 0 or g.at[c.caster] < 0 or total(g, "unpushable", piece):
        return
    for _ in range(steps):
        options = farther(g.field.board, g.at[c.caster], g.at[piece]) & pushed_into(g, piece)
        if not options:
            return
        there = yield from choose_hex(PUSH_TO, c.seat, options, about=piece)
        put(g, piece, there)
        if g.tell:
            g.tell(Pushed(piece, there))


@enforces("SM-MVE-13")
def push_each(g: Arena, c: Cause, pieces: Sequence[int], steps: int) -> Rules[None]:
    """Push several, one after another: the farthest first, so that they are not in each other's way. Where the order
    leads elsewhere, the caster's player says who is next."""
    caster = g.at[c.caster]
    if caster < 0:
        return
    there = [each for each in pieces if g.at[each] >= 0 and not total(g, "unpushable", each)]
    left = sorted(there, key=lambda each: -g.field.board.distance(caster, g.at[each]))
    while left:
        piece = left[0]
        if any(_order_matters(g, c.caster, pair, steps) for pair in combinations(left, 2)):
            piece = yield from choose_piece(g, PUSH_NEXT, c.seat, left, about=c.caster)
        left.remove(piece)
        yield from push(g, c, piece, steps)


def _order_matters(g: Arena, caster: int, pair: tuple[int, int], steps: int) -> bool:
    """May two pieces come to stand otherwise if the other one is pushed first?"""
    one, other = pair
    return _ends(g, caster, (one, other), steps, pair) != _ends(g, caster, (other, one), steps, pair)


def _ends(g: Arena, caster: int, order: tuple[int, ...], steps: int, pair: tuple[int, int]) -> set[tuple[int, int]]:
    """Where a pair may stand once all of `order` have been pushed, each so many hexes."""
    if not order:
        return {(g.at[pair[0]], g.at[pair[1]])}
    piece, here = order[0], g.at[order[0]]
    found: set[tuple[int, int]] = set()
    for end in _pushed_to(g, caster, piece, steps):
        put(g, piece, end)
        found |= _ends(g, caster, order[1:], steps, pair)
        put(g, piece, here)
    return found


def _pushed_to(g: Arena, caster: int, piece: int, steps: int) -> set[int]:
    """The hexes on which a push of so many hexes may end, as all others stand now."""
    here = g.at[piece]
    options = farther(g.field.board, g.at[caster], here) & pushed_into(g, piece) if steps else 0
    if not options:
        return {here}
    found: set[int] = set()
    for there in hexes_in(options):
        put(g, piece, there)
        found |= _pushed_to(g, caster, piece, steps - 1)
    put(g, piece, here)
    return found


@enforces("SM-MVE-12", "SM-NUP-04")
def can_swap(g: Arena, one: int, other: int) -> bool:
    """May two pieces change hexes: may both stand there once both have left? A token goes to no hex that holds another
    token."""
    here, there = g.at[one], g.at[other]
    if here < 0 or there < 0 or one == other:
        return False
    leaving = sum([1 << g.at[piece] for piece in (one, other) if is_hero(piece)])
    closed = blocking(g) & ~leaving | g.on[BLUE_MINIONS] | g.on[RED_MINIONS] | barred(g)
    tokens = token_hexes(g)
    arriving = ((one, there), (other, here))
    return not any((closed if is_hero(piece) else tokens) >> where & 1 for piece, where in arriving)


@enforces("SM-MVE-12")
def swap_hexes(g: Arena, one: int, other: int) -> bool:
    """Two pieces change hexes at once, if they may."""
    if not can_swap(g, one, other):
        return False
    swap(g, one, other)
    if g.tell:
        g.tell(Swapped(one, other))
    return True
