"""Moving units over hexes (CS-MOVE): the walk step by step, teleports, and what both set off."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking import ask
from hordekeep.games.cloudspire.damage import TALENT, Cause, hurt, is_falling
from hordekeep.games.cloudspire.displacing import displace
from hordekeep.games.cloudspire.effects import happens, has
from hordekeep.games.cloudspire.pieces import occupied, put, take
from hordekeep.games.cloudspire.play_area import BOARD, OFF, Occasion, PlayArea
from hordekeep.games.cloudspire.returning import return_to_fortress
from hordekeep.games.cloudspire.stats import pay
from hordekeep.kernel import Choice, Rules
from hordekeep.kernel.hexes import walks

Walk = tuple[int, ...]
"""The hexes that are entered, in order."""
CRUSHED: Final = 2
"""What Crush deals (CS-K-TAL-16)."""


def walk_along(g: PlayArea, chip: int, start: int, walk: Walk, rule: str) -> Rules[None]:
    """A unit walks hex by hex: whoever gives way is displaced onto the hex that it leaves (CS-DISP-07); then whatever
    reacts to its coming next to something does (CS-MOVE-02)."""
    before = g.land.board.near[start]
    at = start
    take(g, chip, BOARD)
    g.at[chip] = OFF
    passed: list[int] = []
    displaced: list[tuple[int, int]] = []
    for spot in walk:
        other = g.on.get(spot, -1)
        if other >= 0:
            friendly = g.setting.are_friends(g.holder[chip], g.holder[other])
            if friendly or spot == walk[-1] or g.health[other] < g.health[chip]:
                displaced.append((other, g.land.board.near[spot]))
                yield from displace(g, other, at, spot)
                if not friendly:
                    yield from hurt(g, Cause(g.holder[chip], chip, TALENT), other, CRUSHED)
            else:
                passed.append(g.holder[other])
        elif spot in g.spire_on:
            passed.append(g.holder[g.spire_on[spot]])
        at = spot
    if at == g.land.gates[g.holder[chip]]:
        return_to_fortress(g, chip)
        return
    put(g, chip, at)
    g.say("moved", rule, chip=chip, start=start, walk=walk)
    _pass_through(g, chip, passed)
    yield from arrive(g, chip, before, walk)
    for other, near in displaced:  # a physical move too (CS-MOVE-02)
        if g.at[other] >= 0 and not is_falling(g, other):
            yield from arrive(g, other, near, (g.at[other],))


def _pass_through(g: PlayArea, chip: int, owners: list[int]) -> None:
    """An Incorporeal unit takes 1 Source from the owner of each opposing chip that it passed (CS-K-TAL-33)."""
    for owner in owners:
        if owner >= 0 and g.source[owner]:
            pay(g, owner, 1)
            g.source[g.holder[chip]] += 1
            g.say("source-stolen", "CS-TALENT-01", seat=g.holder[chip], owner=owner)


def arrive(g: PlayArea, chip: int, before: int, walk: Walk) -> Rules[None]:
    """What movement sets off, by steps or by a jump: each hex that was entered (CS-MOVE-22), and the end of it. The
    hexes beside the start are remembered for those who ask who is newly adjacent, and that it went at all for those who
    ask who did not."""
    g.used |= {f"{chip}/went"}
    for spot in walk:
        if is_falling(g, chip) or g.at[chip] < 0:
            return
        yield from happens(g, "entered", Occasion(chip, seat=g.holder[chip], amount=spot))
    if not is_falling(g, chip) and g.at[chip] >= 0:
        yield from happens(g, "moved", Occasion(chip, seat=g.holder[chip], amount=before))


def teleport(g: PlayArea, chip: int, spot: int, rule: str = "CS-MOVE-22") -> Rules[None]:
    """A unit appears on a hex without passing any other (CS-MOVE-22), at most once a turn (CS-MOVE-21)."""
    start = g.at[chip]
    before = g.land.board.near[start] if start >= 0 else 0
    g.teleported |= 1 << chip
    put(g, chip, spot)
    g.say("teleported", rule, chip=chip, start=start, hex=spot)
    yield from arrive(g, chip, before, (spot,))


def choose_walk(g: PlayArea, chip: int, start: int, end: int, lengths: range, free: int) -> Rules[Walk]:
    """The walk to an end hex: asked only where walks differ in what they do (CS-DISP-07): whom they displace, whom they
    pass, and next to what they lead. The question is for the next hex wherever they part: no walk is the beginning of
    another, for none enters its end twice."""
    found: dict[tuple[object, ...], Walk] = {}
    matters = _what_matters(g, chip)
    for steps in lengths:
        for walk in walks(g.land.board, start, steps, end, free | 1 << end):
            found.setdefault(tuple([spot for spot in walk if matters >> spot & 1]), walk)
        if found and not matters:
            break
    if len(found) == 1:
        return next(iter(found.values()))
    left = list(found.values())
    for step in range(max(len(walk) for walk in left)):
        choices: list[Choice] = [("hex", spot) for spot in dict.fromkeys(walk[step] for walk in left)]
        answer = choices[0]
        if len(choices) > 1:
            answer = yield from ask(g, g.holder[chip], "walk", "CS-DISP-07", choices, committed=False, about=chip)
        left = [walk for walk in left if walk[step] == answer[1]]
        if len(left) == 1:
            break
    return left[0]


def _what_matters(g: PlayArea, chip: int) -> int:
    """The hexes that make a difference to a walk: those with chips on them, and those beside whatever minds."""
    found = occupied(g)
    for spot, other in g.on.items():
        if other != chip and has(g, other, "toxic-secretion"):
            found |= g.land.board.near[spot]
    return found
