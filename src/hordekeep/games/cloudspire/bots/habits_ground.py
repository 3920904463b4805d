"""Habits on the ground: where a hurried player's units go, whom they strike, and which hexes spires command.

All of it is seen by everybody: who stands where, with how much health, and which spire reaches how far.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import NONE
from hordekeep.games.cloudspire.content.setting import COOP, NOBODY
from hordekeep.games.cloudspire.effects.stats import attack, dice, reach, spire_range
from hordekeep.games.cloudspire.rules.chips.items import carried
from hordekeep.games.cloudspire.rules.goals.marks import BEACON_HEX
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of, has_mark, start_of
from hordekeep.games.cloudspire.state.pieces import face, is_active, is_unit
from hordekeep.games.cloudspire.state.play_area import BOARD, STACK, PlayArea
from hordekeep.kernel.hexes import NO_WAY, hexes_in

if TYPE_CHECKING:
    from hordekeep.kernel import Choice

Signs = list[tuple[str, float]]
FAR: Final = 6
"""So many steps to the mark are worth a whole sign."""
REWARD: Final = 4
SLACK: Final = 1
"""A hex is on the road if the way over it is so many steps longer at most."""


NAMED: Final = ("use", "use-advancement", "relic")
"""Answers that name what is used: a talent, an advancement, a relic."""


class Foe(NamedTuple):
    """An opposing unit on a hex, as it stands: its chip, hex, health, attack and reach."""

    chip: int
    at: int
    health: int
    attack: int
    reach: int


def foes_of(g: PlayArea, seat: int) -> list[Foe]:
    """The opposing units that can be attacked, landmark minions among them."""
    found: list[Foe] = []
    for spot, chip in g.on.items():
        if not g.setting.are_friends(seat, g.holder[chip]) and is_unit(g, chip) and is_active(g, chip):
            found.append(Foe(chip, spot, g.health[chip], max(attack(g, chip), 0), reach(g, chip)))
    return found


def commanded(g: PlayArea, seat: int) -> list[tuple[int, int]]:
    """What opposing spires command: the hexes in range of each, and its dice."""
    found: list[tuple[int, int]] = []
    for spot, spire in g.spire_on.items():
        if not g.setting.are_friends(seat, g.holder[spire]):
            count = dice(g, spire)
            if count:
                found.append((g.land.board.within(spot, spire_range(g, spire)), count))
    return found


def shots_at(shooting: list[tuple[int, int]], spot: int) -> int:
    """How many dice would be rolled at a unit there."""
    return sum([count for within, count in shooting if within >> spot & 1])


# -- where to --------------------------------------------------------------------------------------------------------


Ends = list[tuple[int, Signs]]
"""The hexes where a unit may end its movement, each with its signs so far."""


def of_march(g: PlayArea, seat: int, chip: int, choices: list[Choice]) -> list[Signs]:
    """A minion's hexes: nearer to the mark, out of range, and beside somebody to strike."""
    found, ends = _ends_of(choices, start_of(g, chip), "march")
    _add_nearness(g, seat, chip, ends, "march")
    _add_danger(g, seat, chip, ends, "march")
    _add_prey(g, seat, chip, foes_of(g, seat), ends, "march")
    return found


def of_hero(g: PlayArea, seat: int, chip: int, choices: list[Choice]) -> list[Signs]:
    """A hero's hexes, its own gate among them if it is hurt, and landmarks to explore."""
    found, ends = _ends_of(choices, start_of(g, chip), "hero")
    if g.place[chip] == BOARD:
        ends = _without_home(g, seat, chip, ends)
    foes = foes_of(g, seat)
    _add_nearness(g, seat, chip, ends, "hero")
    _add_danger(g, seat, chip, ends, "hero")
    _add_prey(g, seat, chip, foes, ends, "hero")
    _add_struck(g, chip, foes, ends)
    _add_landmarks(g, seat, ends)
    _add_errand(g, chip, ends)
    return found


def _ends_of(choices: list[Choice], start: int, who: str) -> tuple[list[Signs], Ends]:
    """The signs of all choices, and among them those of hexes, which are still to be added to."""
    found: list[Signs] = []
    ends: Ends = []
    for choice in choices:
        verb = choice[0]
        if verb == "hex":
            signs: Signs = []
            ends.append((choice[1], signs))
        elif verb == "stay":
            signs = [(f"{who}|stay", 1.0)]
            ends.append((start, signs))
        else:
            signs = of_name(choice)
        found.append(signs)
    return found, ends


def _without_home(g: PlayArea, seat: int, hero: int, ends: Ends) -> Ends:
    """The hexes but for the hero's own gate, of which only counts how much it needs to rest."""
    home = g.land.gates[seat]
    weak = 1 - g.health[hero] / max(face(g, hero).health, 1)
    for spot, signs in ends:
        if spot == home:
            signs += [("hero|home", 1.0), ("hero|home weak", weak)]
    return [end for end in ends if end[0] != home]


def _add_nearness(g: PlayArea, seat: int, chip: int, ends: Ends, who: str) -> None:
    """How much nearer to its mark a unit comes, if it knows its mark and the way there."""
    if not has_mark(g, seat):
        return
    field = field_of(g, chip)
    here = closeness(g, field, start_of(g, chip))
    if here >= NO_WAY:
        return
    near = f"{who}|near"
    for spot, signs in ends:
        away = closeness(g, field, spot)
        if away < NO_WAY:
            signs.append((near, max(min(here - away, FAR), -FAR) / FAR))


def _add_danger(g: PlayArea, seat: int, chip: int, ends: Ends, who: str) -> None:
    """How many dice opposing spires would roll at it."""
    shooting, health, shot = commanded(g, seat), max(g.health[chip], 1), f"{who}|shot"
    for spot, signs in ends:
        signs.append((shot, min(shots_at(shooting, spot), 4) / health))


def _add_prey(g: PlayArea, seat: int, chip: int, foes: list[Foe], ends: Ends, who: str) -> None:
    """Whom it could strike from there, if it has an attack: the best of the opposing units, and a gate."""
    amount, far = attack(g, chip), reach(g, chip)
    if amount <= 0:
        return
    board, gates = g.land.board, g.land.gates
    standing = sum([1 << gates[other] for other in g.setting.opponents(seat) if g.gates[other] > 0])
    prey, siege = f"{who}|prey", f"{who}|siege"
    for spot, signs in ends:
        within = board.within(spot, far)
        best = max([_prey(g, each, amount) for each in foes if within >> each.at & 1], default=0.0)
        signs.append((prey, best))
        signs.append((siege, float(within & standing != 0)))


def _add_struck(g: PlayArea, hero: int, foes: list[Foe], ends: Ends) -> None:
    """How hard opposing units could strike a hero there, were they a step nearer."""
    health, distance = max(g.health[hero], 1), g.land.board.distance
    for spot, signs in ends:
        struck = sum([each.attack for each in foes if distance(spot, each.at) <= each.reach + 1])
        signs.append(("hero|struck", min(struck / health, 2.0)))


def _add_landmarks(g: PlayArea, seat: int, ends: Ends) -> None:
    """Whether a landmark lies beside a hex that the seat has not seen."""
    near, unexplored = g.land.board.near, 0
    for spot in hexes_in(g.landmarks):
        if g.hidden >> g.on[spot] & 1 and not g.seen[seat] >> g.on[spot] & 1:
            unexplored |= 1 << spot
    for spot, signs in ends:
        signs.append(("hero|landmark", float(near[spot] & unexplored != 0)))


def _add_errand(g: PlayArea, hero: int, ends: Ends) -> None:
    """How much nearer to its errand a hero comes, if it has one."""
    wanted, start = errand(g, hero), start_of(g, hero)
    if wanted:
        for spot, signs in ends:
            signs.append(("hero|errand", _nearer(g, wanted, start, spot)))


def errand(g: PlayArea, hero: int) -> tuple[int, ...]:
    """The hexes that a hero has an errand to in the co-op game: where shards lie, or the Beacon if it carries one
    (CS-K-COOP-03)."""
    if g.setting.mode != COOP:
        return ()
    return tuple(g.items) if carried(g, hero) == NOBODY else (BEACON_HEX,)


def _nearer(g: PlayArea, wanted: tuple[int, ...], start: int, spot: int) -> float:
    """How much nearer a hex is to the nearest of an errand's than the start."""
    board = g.land.board
    before, after = (min([board.distance(each, goal) for goal in wanted]) for each in (start, spot))
    return max(min(before - after, FAR), -FAR) / FAR


def of_name(choice: Choice) -> Signs:
    """Something is used: that it is, and what; of any other answer just what it is."""
    verb = choice[0]
    if verb not in NAMED:
        return [(verb, 1.0)]
    return [("relic" if verb == "relic" else "use", 1.0), (f"{verb}:{choice[1]}", 1.0)]


def _prey(g: PlayArea, foe: Foe, amount: int) -> float:
    """How good it is to strike somebody: whole if it falls, with its reward on top."""
    if amount >= foe.health:
        return 1 + face(g, foe.chip).source / (2 * REWARD)
    return 0.6 * amount / foe.health


# -- whom ------------------------------------------------------------------------------------------------------------


def of_target(g: PlayArea, chip: int, choice: Choice) -> Signs:
    """A target of a unit's attack: who falls, what it brings, and whether it hits back."""
    amount = attack(g, chip)
    if choice[0] == "gate":
        left = g.gates[choice[1]]
        return [("target|gate", amount / 2), ("target|gate falls", float(amount >= left))]
    if choice[0] == "spire":
        return [("target|spire", 1.0)]
    if choice[0] != "unit" or choice[1] not in g.on:
        return of_name(choice)
    other = g.on[choice[1]]
    health = g.health[other] + g.upgrades[other].count("D")
    signs: Signs = [("target|reward", face(g, other).source / REWARD * float(amount >= health))]
    if amount >= health:
        signs.append(("target|falls", 1.0))
        return signs
    signs.append(("target|hurt", amount / max(health, 1)))
    if not g.retaliated >> other & 1 and g.at[chip] >= 0:
        back = max(attack(g, other), 0)
        if g.land.board.distance(g.at[chip], g.at[other]) <= reach(g, other):
            signs.append(("target|hits back", min(back / max(g.health[chip], 1), 1.5)))
    return signs


def of_shot(g: PlayArea, choice: Choice) -> Signs:
    """A target of a spire: who has little health left and is worth much."""
    other = g.on.get(choice[1], NOBODY) if choice[0] == "unit" else NOBODY
    if other == NOBODY:
        return []
    health = g.health[other] + g.upgrades[other].count("D")
    return [("target|hurt", 2 / (1 + health)), ("target|reward", face(g, other).source / REWARD)]


def strongest(g: PlayArea, chip: int) -> float:
    """The best that a unit could do with its attack now."""
    amount = attack(g, chip)
    if amount == NONE or g.at[chip] < 0:
        return 0.0
    seat = g.holder[chip]
    within = g.land.board.within(g.at[chip], reach(g, chip))
    return max([_prey(g, each, amount) for each in foes_of(g, seat) if within >> each.at & 1], default=0.0)


# -- roads -----------------------------------------------------------------------------------------------------------


def road_to(g: PlayArea, seat: int) -> int:
    """The hexes over which opposing minions come to a faction's gate, by the shortest ways or nearly so."""
    found, board, walk = 0, g.land.board, g.land.terrain[PATH]
    home = board.field(1 << g.land.gates[seat], walk)
    for other in g.setting.opponents(seat):
        found |= _road(home, board.field(1 << g.land.gates[other], walk))
    return found


@lru_cache(maxsize=1 << 10)
def _road(home: bytes, away: bytes) -> int:
    """The hexes between two gates on ways that are nearly the shortest."""
    both = [one + other for one, other in zip(home, away, strict=True)]
    shortest = min(both)
    found = 0
    for spot, steps in enumerate(both):
        if steps <= shortest + SLACK:
            found |= 1 << spot
    return found


def in_play(g: PlayArea, seat: int) -> list[int]:
    """The units of a faction on hexes and in its stack."""
    on_hexes = [g.on[spot] for spot in hexes_in(g.units[seat])]
    return [*on_hexes, *[chip for chip in g.stacks[seat] if g.place[chip] == STACK]]
