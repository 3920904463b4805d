"""Items (CS-ITEM): chips that lie on hexes, and that heroes pick up and carry.

There are none in games of players against each other (CS-ITEM-01); those of the co-op game are its shards. Nothing here
drops an item but the defeat of whoever carries it: there is no other way (CS-ITEM-07).
"""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import SHARD
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.rules.chips.choices import PickUp
from hordekeep.games.cloudspire.rules.chips.happened import Dropped, PickedUp
from hordekeep.games.cloudspire.state.pieces import KIND, is_hero, put, take
from hordekeep.games.cloudspire.state.play_area import ATTACHED, BOARD, PlayArea
from hordekeep.kernel import Refusal, Text, enforces


def carried(g: PlayArea, chip: int) -> int:
    """The item that a unit carries; NOBODY for none."""
    return next((each for each in g.gear[chip] if KIND[each] == SHARD), NOBODY)


@enforces("CS-ITEM-02", "CS-ITEM-03", "CS-ITEM-05")
def why_not_pick_up(g: PlayArea, chip: int, spot: int) -> Refusal | None:
    """The rule against picking up what lies on a hex, and why; None if nothing is. Heroes alone pick items up, one at a
    time, whatever they wear, from beside them or from where they stand, never from under another unit."""
    if not is_hero(chip) or g.place[chip] != BOARD:
        return FOR_HEROES
    if spot not in g.items:
        return NO_ITEM_THERE
    if carried(g, chip) != NOBODY:
        return SECOND_ITEM
    if not (g.land.board.near[g.at[chip]] | 1 << g.at[chip]) >> spot & 1:
        return OUT_OF_REACH
    return None if g.on.get(spot, chip) == chip else UNDER_A_UNIT


FOR_HEROES = Refusal("CS-ITEM-02", Text("no-item-for-heroes"))
NO_ITEM_THERE = Refusal("CS-ITEM-02", Text("no-no-item-there"))
SECOND_ITEM = Refusal("CS-ITEM-03", Text("no-second-item"))
OUT_OF_REACH = Refusal("CS-ITEM-02", Text("no-item-out-of-reach"))
UNDER_A_UNIT = Refusal("CS-ITEM-05", Text("no-item-under-unit"))


@enforces("CS-ITEM-02")
def pick_ups(g: PlayArea, chip: int) -> list[PickUp]:
    """What a unit may pick up now, before or after its movement."""
    if not g.items:
        return []
    return [PickUp(spot) for spot in sorted(g.items) if why_not_pick_up(g, chip, spot) is None]


@enforces("CS-ITEM-02")
def pick_up(g: PlayArea, hero: int, spot: int) -> None:
    """An item goes under the hero's chip, as equipment does."""
    item = g.items[spot]
    take(g, item, ATTACHED)
    g.holder[item] = g.holder[hero]
    g.gear[hero] += (item,)
    if g.tell:
        g.tell(PickedUp(item, hero, spot))


def let_go(g: PlayArea, hero: int) -> int:
    """The item that a hero carries is no longer with it: whoever calls this puts it elsewhere. NOBODY for none."""
    item = carried(g, hero)
    if item != NOBODY:
        g.gear[hero] = tuple([each for each in g.gear[hero] if each != item])
        g.holder[item] = NOBODY
    return item


@enforces("CS-ITEM-06", "CS-ITEM-07")
def drop(g: PlayArea, hero: int, spot: int) -> None:
    """A defeated carrier drops its item where it was defeated."""
    item = let_go(g, hero)
    if item != NOBODY:
        put(g, item, spot)
        if g.tell:
            g.tell(Dropped(item, spot))
