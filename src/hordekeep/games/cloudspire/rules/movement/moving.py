"""Moving units over hexes (CS-MOVE): the walk step by step, teleports, and what both set off."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import HEX
from hordekeep.games.cloudspire.asking.choosing import Offered, ask
from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import happens, has, hearing
from hordekeep.games.cloudspire.effects.stats import pay, source_capacity
from hordekeep.games.cloudspire.rules.fight.damage import TALENT, Cause, hurt, is_falling
from hordekeep.games.cloudspire.rules.movement.displacing import displace
from hordekeep.games.cloudspire.rules.movement.happened import Moved, SourceStolen, Teleported
from hordekeep.games.cloudspire.rules.movement.marching import LEFT
from hordekeep.games.cloudspire.rules.movement.returning import return_to_fortress
from hordekeep.games.cloudspire.rules.movement.where_to import WALK
from hordekeep.games.cloudspire.state.pieces import in_the_way, is_active, put, take
from hordekeep.games.cloudspire.state.play_area import BOARD, Occasion, PlayArea
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.hexes import walks

Walk = tuple[int, ...]
"""The hexes that are entered, in order."""
CRUSHED: Final = 2
"""What Crush deals (CS-K-TAL-16)."""


@enforces("CS-DISP-07", "CS-MOVE-02", "CS-DEF-11", "CS-ITEM-06")
def walk_along(g: PlayArea, chip: int, start: int, walk: Walk, rule: str) -> Rules[None]:
    """A unit walks hex by hex: whoever gives way is displaced onto the hex that it leaves, and whatever minds its
    coming onto a hex does so there. One that falls on its way gets no further: its group and what it carried stay where
    it fell."""
    before, last = g.land.board.near[start], walk[-1]
    take(g, chip, BOARD)
    at = told = start
    steps: Walk = ()
    entered: Walk = ()
    owners: list[int] = []
    displaced: list[tuple[int, int]] = []
    for spot in walk:
        if spot == g.land.gates[g.holder[chip]]:
            return_to_fortress(g, chip)
            break
        steps, entered = (*steps, spot), (*entered, spot)
        other = g.on.get(spot, NOBODY)
        if other != NOBODY and _gives_way(g, chip, other):
            displaced.append((other, g.land.board.near[spot]))
            yield from _drive_away(g, chip, other, at, spot)
        elif spot != last and in_the_way(g) >> spot & 1:
            owners += _owners_at(g, spot)
            at = spot
            continue  # what minds it does so where it stands on a hex of its own again
        if spot == last or is_falling(g, chip) or _is_noticed(g, chip, entered):
            put(g, chip, spot)
            if g.tell:
                g.tell(Moved(chip, told, steps), rule)
            told, steps = spot, ()
            yield from _enter(g, chip, entered)
            if is_falling(g, chip):
                break
        if spot != last:
            take(g, chip, BOARD)
        at, entered = spot, ()
    _take_source(g, chip, owners)
    yield from _has_moved(g, chip, before)
    for other, near in displaced:  # a physical move too (CS-MOVE-02)
        if g.at[other] >= 0 and not is_falling(g, other):
            yield from arrive(g, other, near, (g.at[other],))


@enforces("CS-MOVE-18", "CS-K-TAL-16")
def _gives_way(g: PlayArea, chip: int, other: int) -> bool:
    """Does a unit give way to one that comes onto its hex: a friendly hero, or a weaker opponent to Crush? Incorporeal
    walks through it and leaves it where it is."""
    if g.setting.are_friends(g.holder[chip], g.holder[other]):
        return True
    return has(g, chip, "crush") and g.health[other] < g.health[chip]


def _drive_away(g: PlayArea, chip: int, other: int, onto: int, spot: int) -> Rules[None]:
    """Whoever gives way is displaced; an opponent is crushed by whom it stands beside then."""
    yield from displace(g, other, onto, spot, chip)
    if g.setting.are_friends(g.holder[chip], g.holder[other]):
        take(g, chip, BOARD)  # it is on its way still
    else:
        yield from hurt(g, Cause(g.holder[chip], chip, TALENT), other, CRUSHED)


def _is_noticed(g: PlayArea, chip: int, entered: Walk) -> bool:
    """Does anything mind that a unit has come onto one of these hexes?"""
    return any(hearing(g, "entered", _step(g, chip, spot)) for spot in entered)


def _owners_at(g: PlayArea, spot: int) -> list[int]:
    """Who has the unit and the spire there."""
    return [g.holder[each] for each in (g.on.get(spot, NOBODY), g.spire_on.get(spot, NOBODY)) if each != NOBODY]


@enforces("CS-SOURCE-02", "CS-K-TAL-33")
def _take_source(g: PlayArea, chip: int, owners: list[int]) -> None:
    """An Incorporeal unit takes 1 Source from the owner of each opposing chip that it passed; what is above the
    capacity is lost."""
    seat = g.holder[chip]
    for owner in owners:
        if owner >= 0 and g.source[owner]:
            pay(g, owner, 1)
            got = min(source_capacity(g, seat) - g.source[seat], 1)
            g.source[seat] += got
            if g.tell:
                g.tell(SourceStolen(seat, owner, 1 - got))


@enforces("CS-MOVE-22")
def arrive(g: PlayArea, chip: int, before: int, walk: Walk) -> Rules[None]:
    """What movement sets off that leads onto these hexes at once: each hex that was entered, and its end. The hexes
    beside the start are remembered for those who ask who is newly adjacent."""
    yield from _enter(g, chip, walk)
    yield from _has_moved(g, chip, before)


def _has_moved(g: PlayArea, chip: int, before: int) -> Rules[None]:
    """What the end of a movement sets off, unless the unit is no longer there."""
    if g.at[chip] >= 0 and not is_falling(g, chip):
        yield from happens(g, "moved", Occasion(chip, seat=g.holder[chip], amount=before))


def _enter(g: PlayArea, chip: int, entered: Walk) -> Rules[None]:
    """A unit has come onto these hexes: that it went at all is remembered for those who ask who did not."""
    g.used |= {f"{chip}/went"}
    for spot in entered:
        if is_falling(g, chip) or g.at[chip] < 0:
            return
        yield from happens(g, "entered", _step(g, chip, spot))


def _step(g: PlayArea, chip: int, spot: int) -> Occasion:
    return Occasion(chip, seat=g.holder[chip], amount=spot)


@enforces("CS-MOVE-22", "CS-MOVE-21")
def teleport(g: PlayArea, chip: int, spot: int, rule: str = "CS-MOVE-22") -> Rules[None]:
    """A unit appears on a hex without passing any other, at most once a turn."""
    start = g.at[chip]
    before = g.land.board.near[start] if start >= 0 else 0
    g.teleported |= 1 << chip
    if start >= 0:
        g.used |= {f"{chip}/{LEFT}{FRAME.write(start)}"}
    put(g, chip, spot)
    if g.tell:
        g.tell(Teleported(chip, start, spot), rule)
    yield from arrive(g, chip, before, (spot,))


@enforces("CS-DISP-07")
def choose_walk(
    g: PlayArea, chip: int, start: int, end: int, lengths: range, free: int, first: int = -1
) -> Rules[Walk]:
    """The walk to an end hex: asked only where walks differ in what they do: whom they displace, whom they pass, and
    next to what they lead. The question is for the next hex wherever they part: no walk is the beginning of another,
    for none enters its end twice. `first` are the hexes that the first step may enter."""
    found: dict[tuple[object, ...], Walk] = {}
    matters = _what_matters(g, chip)
    for steps in lengths:
        for walk in walks(g.land.board, start, steps, end, free | 1 << end):
            if first >> walk[0] & 1:
                found.setdefault(tuple([spot for spot in walk if matters >> spot & 1]), walk)
        if found and not matters:
            break
    if len(found) == 1:
        return next(iter(found.values()))
    left = list(found.values())
    for step in range(max(len(walk) for walk in left)):
        spots = dict.fromkeys([walk[step] for walk in left])
        choices = [HEX[spot] for spot in spots]
        answer = choices[0]
        if len(choices) > 1:
            facts = Offered(hexes=sum([1 << spot for spot in spots]))
            answer = yield from ask(g, g.holder[chip], WALK, choices, committed=False, about=chip, facts=facts)
        left = [walk for walk in left if walk[step] == answer.hex]
        if len(left) == 1:
            break
    return left[0]


@enforces("CS-LAND-01")
def _what_matters(g: PlayArea, chip: int) -> int:
    """The hexes that make a difference to a walk: those with chips on them, and those beside whatever minds. A landmark
    that lies face down minds nothing, and the question must not tell that it would."""
    found = in_the_way(g)
    for spot, other in g.on.items():
        if other != chip and has(g, other, "toxic-secretion") and is_active(g, other):
            found |= g.land.board.near[spot]
    return found
