"""What a seat cannot know, dealt anew: landmarks that it has not looked at, the order of stacks and decks, relics that
others keep, and what lies in others' groups under the top.

Whatever is dealt is sorted first and then shuffled from the dice given, so that nothing depends on where it truly lies.
How many chips a group has is unknown, too (CS-GROUP-09): all that a faction may have put there goes home first, and
groups are made anew within the CP of the wave. On a hex a group is seen to be one, and stays one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.games.cloudspire.content.chips import HERO, MERC, MINION, box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.rules.wave.prep_phase import command_points, keeps_apart, promoted_side, unit_price
from hordekeep.games.cloudspire.state.knowing import in_secret, secrets_of, tops_of
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, beside_barracks, face, in_barracks, put, take
from hordekeep.games.cloudspire.state.play_area import BARRACKS, BESIDE, BOARD, PILE, PREP, UNDER, PlayArea
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.kernel import Dice

ANY_PRICE: Final = 1000
"""More CP than any chip costs."""


def redraw_hidden(g: PlayArea, seat: int, dice: Dice) -> None:
    """Deal anew, in place, whatever `seat` cannot know."""
    deal_anew(g, seat, dice)


def deal_anew(g: PlayArea, viewer: int | None, dice: Dice) -> None:
    """The same for a spectator (None), who knows no relic and no group at all."""
    _deal_landmarks(g, viewer, dice)
    for deck in (g.market_deck, g.earth_deck):
        deck.sort()
        dice.shuffle(deck)
    _deal_relics(g, viewer, dice)
    _deal_events(g, viewer, dice)
    for seat in range(g.setting.fortresses):
        if seat != viewer and g.factions[seat]:
            _deal_groups(g, seat, dice)


@enforces("CS-RELIC-04", "CS-RELIC-03")
def _deal_relics(g: PlayArea, viewer: int | None, dice: Dice) -> None:
    """The relics in the deck and those that others keep: hardly one that is laid out at once, since only who has just
    drawn it can hold it."""
    others = [seat for seat in range(g.setting.fortresses) if seat != viewer]
    pool = sorted([*g.relic_deck, *(relic for seat in others for relic in g.relics[seat])])
    dice.shuffle(pool)
    kept = sorted(pool, key=lambda relic: box().relics[relic].lasts != "ongoing")
    for seat in others:
        g.relics[seat] = tuple([kept.pop() for _ in g.relics[seat]])
        for relic in g.relics[seat]:
            pool.remove(relic)
    g.relic_deck = pool


@enforces("CS-K-ADV-24")
def _deal_events(g: PlayArea, viewer: int | None, dice: Dice) -> None:
    """The events to come. For who is looking at the next one it stays."""
    top = g.event_deck[-1:] if f"{viewer}:ratify" in g.used else []
    rest = sorted(g.event_deck[: len(g.event_deck) - len(top)])
    dice.shuffle(rest)
    g.event_deck = rest + top


# -- landmarks ---------------------------------------------------------------------------------------------------------


@enforces("CS-LAND-01", "CS-EXPL-02")
def _deal_landmarks(g: PlayArea, viewer: int | None, dice: Dice) -> None:
    """Landmarks face down that the viewer has not looked at may be any of their type that lies there or in the stack,
    also while another is looking at it."""
    unknown = [
        (spot, chip)
        for spot, chip in sorted(g.on.items())
        if g.hidden >> chip & 1 and not (viewer is not None and g.seen[viewer] >> chip & 1)
    ]
    pool = sorted([*g.land_deck, *(chip for _, chip in unknown)])
    dice.shuffle(pool)
    dealt: dict[int, int] = {}
    for _, chip in unknown:
        index = next(at for at, each in enumerate(pool) if CHIPS[each].type == CHIPS[chip].type)
        dealt[chip] = pool.pop(index)
    _exchange(g, unknown, dealt)
    g.land_deck = pool


def _exchange(g: PlayArea, unknown: list[tuple[int, int]], dealt: dict[int, int]) -> None:
    """Other landmarks lie where these did; who had looked at them has looked at the others."""
    seen = [[seen >> chip & 1 for _, chip in unknown] for seen in g.seen]
    for _, chip in unknown:
        take(g, chip, PILE)
        g.hidden &= ~(1 << chip)
        g.seen = [each & ~(1 << chip) for each in g.seen]
        g.health[chip] = 0
    for number, (spot, chip) in enumerate(unknown):
        other = dealt[chip]
        g.hidden |= 1 << other
        g.holder[other] = NOBODY
        g.health[other] = 0
        put(g, other, spot)
        for seat, looked in enumerate(seen):
            g.seen[seat] = g.seen[seat] & ~(1 << other) | looked[number] << other
    g.used = frozenset([_renamed(each, dealt) for each in g.used])


def _renamed(used: str, dealt: dict[int, int]) -> str:
    chip, of_a_chip, rest = used.partition("/")
    if of_a_chip and chip.isdigit() and int(chip) in dealt:
        return f"{dealt[int(chip)]}/{rest}"
    return used


# -- groups ------------------------------------------------------------------------------------------------------------


@enforces("CS-GROUP-02")
def _deal_groups(g: PlayArea, seat: int, dice: Dice) -> None:
    """Groups as they might be: from top to bottom from the lowest to the highest movement, for no more CP than the wave
    gives. Of alike chips the last is taken, so that the first stay where choices may already name them. While stacks
    are made, everybody can tell what is left of the CP together with what groups have cost."""
    tops = tops_of(g, seat)
    seen = [top for top in tops if g.place[top] == BOARD and in_secret(g, top)]
    secret = _send_home(g, seat)
    if g.phase == PREP:
        left = g.cp[seat] + sum(unit_price(g, seat, chip) for chip in secret)
    else:
        left = command_points(g, seat) - sum(CHIPS[top].cp for top in tops if CHIPS[top].faction == g.factions[seat])
    lowest: dict[int, int] = {}
    # The fastest first, under whom the fewest can lie: so all groups that are seen find somebody.
    for top in sorted(seen, key=lambda chip: -face(g, chip).move):
        could_be = _could_lie_under(g, seat, top, left) or _could_lie_under(g, seat, top, ANY_PRICE)
        if could_be:  # always, unless the top has become faster since
            lowest[top] = could_be[dice.pick(sorted(could_be))]
            left -= _lay_under(g, seat, top, lowest[top])
    for top in tops:
        if KIND[top] != MINION or keeps_apart(face(g, top).flags) or (g.place[top] == BOARD and top not in lowest):
            continue
        last = lowest.get(top, top)
        while dice.below(2):
            could_be = _could_lie_under(g, seat, last, left)
            if not could_be:
                break
            last = could_be[dice.pick(sorted(could_be))]
            left -= _lay_under(g, seat, top, last)
    if g.phase == PREP:
        g.cp[seat] = left


def _lay_under(g: PlayArea, seat: int, top: int, chip: int) -> int:
    """A chip lies under a group from now on; returns what it has cost."""
    price = unit_price(g, seat, chip)
    g.side[chip] = promoted_side(g, seat, chip, 0)
    g.health[chip] = face(g, chip).health
    g.holder[chip] = seat
    take(g, chip, UNDER)
    g.below[top] += (chip,)
    return price


def _send_home(g: PlayArea, seat: int) -> list[int]:
    """All that only the owner sees goes back to the barracks."""
    secret = secrets_of(g, seat)
    for top in tops_of(g, seat):
        mine = in_secret(g, top)
        if mine:
            g.below[top] = tuple([chip for chip in g.below[top] if chip not in mine])
    for chip in secret:
        known = CHIPS[chip]
        home = known.faction in g.factions
        take(g, chip, BARRACKS if home else BESIDE)
        g.holder[chip] = g.factions.index(known.faction) if home else seat
        g.side[chip] = 0
        g.health[chip] = 0
    return secret


def _could_lie_under(g: PlayArea, seat: int, last: int, left: int) -> dict[str, int]:
    """The minions that could come next in a group, the last chip of each kind."""
    found: dict[str, int] = {}
    own = [chip for chip in in_barracks(g, seat, (MINION,)) if KIND[chip] != HERO]
    mercs = [chip for chip in beside_barracks(g, seat) if KIND[chip] == MINION and CHIPS[chip].faction == MERC]
    for chip in (*own, *mercs):
        shown = CHIPS[chip].faces[promoted_side(g, seat, chip, 0)]
        if shown.move >= face(g, last).move and not keeps_apart(shown.flags) and unit_price(g, seat, chip) <= left:
            found[shown.id] = chip
    return found
