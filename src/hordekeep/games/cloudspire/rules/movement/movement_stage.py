"""Stage 2 of a turn: movement. Minions move in order of their closeness to the mark (CS-LEAD), heroes before or after
all of them (CS-HERO-05), and units leave the deployment stack from its top (CS-DEPLOY)."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import HEX, STOP, Done, Hex, Stop, Unit
from hordekeep.games.cloudspire.asking.choosing import Offered, ask, choose_hex
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.effects import given, happens, offers, use_talent
from hordekeep.games.cloudspire.effects.stats import health_stat, terrain
from hordekeep.games.cloudspire.rules.chips.choices import PickUp
from hordekeep.games.cloudspire.rules.chips.items import pick_up, pick_ups
from hordekeep.games.cloudspire.rules.fight.damage import is_falling
from hordekeep.games.cloudspire.rules.goals.choices import HandIn
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import hand_in, hand_ins
from hordekeep.games.cloudspire.rules.movement.choices import STAY, Deploy, Stay
from hordekeep.games.cloudspire.rules.movement.closeness import start_of
from hordekeep.games.cloudspire.rules.movement.happened import Deployed, Stacked, Stays
from hordekeep.games.cloudspire.rules.movement.marching import (
    NOWHERE,
    March,
    full_movement,
    hero_moves,
    is_valid,
    march,
    ways_back,
)
from hordekeep.games.cloudspire.rules.movement.moving import choose_walk, walk_along
from hordekeep.games.cloudspire.rules.movement.where_to import (
    AFTER,
    AFTER_MOVING,
    BEFORE,
    HERO_MOVES,
    INSTEAD,
    MARCH,
    WAY_BACK,
    Marching,
    must_deploy,
)
from hordekeep.games.cloudspire.rules.movement.who_moves import (
    CLOSED,
    WHO_MOVES,
    Movers,
    a_minion_has_moved,
    has_moved,
    march_begins,
    movers,
    ways_out,
    who_may_move,
)
from hordekeep.games.cloudspire.state.pieces import in_the_way, is_active, is_hero, take
from hordekeep.games.cloudspire.state.play_area import BOARD, STACK, Occasion, PlayArea
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.hexes import hexes_in


def movement(g: PlayArea, seat: int) -> Rules[None] | None:
    """One unit's move, then the next, until every minion has moved and the player is done with heroes."""
    found = movers(g, seat)
    choices = who_may_move(g, seat, found)
    return _movement(g, seat, found, choices) if choices else None


def _movement(g: PlayArea, seat: int, found: Movers, choices: list[Unit | Deploy | Done]) -> Rules[None]:
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, seat, WHO_MOVES, choices, committed=False, facts=found)
    if isinstance(answer, Done):
        return
    chip = g.on[answer.hex] if isinstance(answer, Unit) else g.stacks[seat][0]
    done = len(g.agenda)
    g.agenda += [("movement", seat), ("settle", None)]  # a gate that falls to Quick Strike comes before them
    yield from (move_hero(g, chip) if is_hero(chip) else move_minion(g, chip))
    _if_it_fell(g, chip, done + 1)


@enforces("CS-DEF-01")
def moves_on(g: PlayArea, arg: tuple[int, int]) -> Rules[None] | None:
    """A unit whose talent felled somebody before it moved goes on once that defeat is resolved: its move is still to
    come, less what it has spent of it."""
    chip, spent = arg
    if g.place[chip] != BOARD or g.holder[chip] != g.turn_seat:
        return None
    return _moves_on(g, chip, spent)


def _moves_on(g: PlayArea, chip: int, spent: int) -> Rules[None]:
    below = len(g.agenda) - 1  # under the settling that waits
    yield from (move_hero(g, chip) if is_hero(chip) else _march_on(g, chip, spent))
    _if_it_fell(g, chip, below)


@enforces("CS-DEF-14")
def _if_it_fell(g: PlayArea, chip: int, below: int) -> None:
    """A minion that falls in its own move: the next of its group goes on after the defeat."""
    if not is_hero(chip) and is_falling(g, chip) and g.at[chip] >= 0:
        g.agenda.insert(below, ("goes_on", g.at[chip]))


def stays_on(g: PlayArea, arg: tuple[int, tuple[str, ...]]) -> Rules[None] | None:
    """What a unit may still use after its move, or in its place, once whoever fell by the first of it is gone."""
    chip, moments = arg
    return after_moving(g, chip, moments) if g.place[chip] == BOARD else None


@enforces("CS-DEF-01", "CS-DEF-20")
def _waits(g: PlayArea, done: int, name: str, arg: object) -> bool:
    """Whoever fell by a talent is resolved at once, before the unit does anything else: the rest waits for its turn on
    the agenda, under all that the talent brought."""
    if not g.falls and len(g.agenda) == done:
        return False
    g.agenda[done:done] = [(name, arg), ("settle", None)]
    return True


@enforces("CS-DEF-14")
def goes_on(g: PlayArea, spot: int) -> Rules[None] | None:
    """The next of a group goes on where the top fell in its own move: that movement is over, what may be used after it
    is still open. If the top fell to what came before its movement, the next moves now."""
    chip = g.on.get(spot, NOBODY)
    if chip == NOBODY or g.holder[chip] != g.turn_seat or is_hero(chip):
        return None
    if g.moved >> chip & 1:
        return after_moving(g, chip)
    g.agenda.append(("settle", None))
    return _moves_on(g, chip, 0)


# -- minions -----------------------------------------------------------------------------------------------------------


@enforces("CS-MIN-01", "CS-DEPLOY-05", "CS-MOVE-03", "CS-MOVE-04")
def move_minion(g: PlayArea, chip: int) -> Rules[None]:
    """A minion moves as it must, out of the stack too, or stays where nothing else is left; talents may come before,
    instead or after."""
    yield from happens(g, "movement-comes-up", Occasion(chip, seat=g.holder[chip]))
    if is_falling(g, chip):
        return
    most = full_movement(g, chip)
    deploying = g.place[chip] == STACK
    left = most
    if not deploying and most and not is_valid(g, chip, g.at[chip]):
        left = yield from _leave_invalid_hex(g, chip, most)
        if is_falling(g, chip) or g.place[chip] != BOARD:
            has_moved(g, chip)
            return
    if not left and most:
        has_moved(g, chip)
        yield from after_moving(g, chip)
        return
    options = march(g, chip, start_of(g, chip), left) if left else NOWHERE
    if left < most and not options.ends:
        options = NOWHERE
    yield from _march(g, chip, options, left, deploying=deploying)


def _march_on(g: PlayArea, chip: int, spent: int) -> Rules[None]:
    """The march after a talent was used before it, which may have changed where it starts and how far it goes."""
    left = max(full_movement(g, chip) - spent, 0)
    options = march(g, chip, g.at[chip], left) if left else NOWHERE
    yield from _march(g, chip, options, left, deploying=False)


def _march(g: PlayArea, chip: int, options: March, left: int, *, deploying: bool) -> Rules[None]:
    """Ask where to, if there is a choice, and go; then come the talents that may be used after it, or one was used
    instead."""
    start = start_of(g, chip)
    may_stay = options.may_stay or (not deploying and any(given(g, "may-stay", chip)))
    choices: list[Hex | Stay | Use] = [HEX[each] for each in hexes_in(options.ends)]
    if may_stay:
        choices.append(STAY)
    if not deploying:
        choices += _talents_before(g, chip)
    answer = choices[0]
    if len(choices) > 1:
        facts = Marching(options, left, may_stay)
        answer = yield from ask(g, g.holder[chip], MARCH, choices, committed=False, about=chip, facts=facts)
    if isinstance(answer, Use):
        yield from _talent_first(g, chip, answer, full_movement(g, chip) - left)
        return
    if not isinstance(answer, Stay):
        lengths = range(1, options.steps + 1) if options.sideways else range(options.steps, options.steps + 1)
        free = options.ways.through | options.ways.stop
        walk = yield from choose_walk(g, chip, start, answer.hex, lengths, free, options.ways.first)
        if deploying:
            leave_stack(g, chip)
        yield from walk_along(g, chip, start, walk, "CS-MOVE-07" if not options.sideways else "CS-MOVE-10")
        if deploying:
            yield from happens(g, "deploys", Occasion(chip, seat=g.holder[chip]))
    has_moved(g, chip)
    if g.tell and isinstance(answer, Stay):
        g.tell(Stays(chip))
    yield from after_moving(g, chip)


def _talent_first(g: PlayArea, chip: int, answer: Use, spent: int) -> Rules[None]:
    """A unit uses a talent before it moves, or instead; then it goes on, as soon as whoever fell is gone."""
    done = len(g.agenda)
    instead = yield from _use_before(g, chip, answer)
    hero = is_hero(chip)
    if instead or is_falling(g, chip) or g.place[chip] != BOARD:
        if hero:
            g.moved |= 1 << chip
        elif instead or spent:
            has_moved(g, chip)
        else:
            march_begins(g)
        if instead and not _waits(g, done, "stays_on", (chip, INSTEAD)):
            yield from after_moving(g, chip, INSTEAD)
    elif not _waits(g, done, "moves_on", (chip, spent)):
        yield from (move_hero(g, chip) if hero else _march_on(g, chip, spent))


def _talents_before(g: PlayArea, chip: int) -> list[Use]:
    return [choice for moment in BEFORE for choice in offers(g, moment, chip)]


@enforces("CS-MOVE-03")
def _use_before(g: PlayArea, chip: int, answer: Use) -> Rules[bool]:
    """Use a talent before the unit has moved; was it instead of moving?"""
    for moment in ("before", "after-or-instead", "before-or-after"):
        if answer in offers(g, moment, chip):
            yield from use_talent(g, moment, chip, answer.effect)
            return moment == "after-or-instead"
    return False


@enforces("CS-HEX-04", "CS-HEX-05", "CS-HEX-06")
def _leave_invalid_hex(g: PlayArea, chip: int, most: int) -> Rules[int]:
    """A minion on a hex that is not for it goes to the nearest that is; what movement is left is for progress. Returns
    how much."""
    ends, steps = ways_back(g, chip, most)
    if not ends:
        return 0
    end = yield from choose_hex(g, g.holder[chip], WAY_BACK, ends, committed=False, about=chip)
    start = g.at[chip]
    free = g.land.allowed[-1] & ~in_the_way(g)
    walk = yield from choose_walk(g, chip, start, end, range(steps, steps + 1), free)
    yield from walk_along(g, chip, start, walk, "CS-HEX-04")
    return most - steps


# -- heroes ------------------------------------------------------------------------------------------------------------


@enforces("CS-HERO-01", "CS-GATE-03", "CS-DEPLOY-09", "CS-ITEM-02")
def move_hero(g: PlayArea, chip: int) -> Rules[None]:
    """A hero moves anywhere within its movement, or not at all; onto its own gate it returns to the fortress. One on
    top of the stack deploys. Items beside it may be picked up before it moves, or after."""
    seat, deploying = g.holder[chip], g.place[chip] == STACK
    start = start_of(g, chip)
    after_minions = a_minion_has_moved(g, seat)
    answer = yield from _where_to(g, chip, deploying=deploying)
    if isinstance(answer, Use):
        yield from _talent_first(g, chip, answer, 0)
        return
    g.moved |= 1 << chip
    if not isinstance(answer, Hex):
        if hand_ins(g, chip):  # whatever there is to pick up it was offered already
            yield from after_moving(g, chip, ())
        return
    free = g.land.allowed[terrain(g, chip)] & ~in_the_way(g)
    walk = yield from choose_walk(g, chip, start, answer.hex, range(1, full_movement(g, chip) + 1), free)
    if deploying:
        leave_stack(g, chip)
        if after_minions and CLOSED not in g.pending:
            g.pending += (CLOSED,)
    yield from walk_along(g, chip, start, walk, "CS-HERO-01")
    if deploying:
        yield from happens(g, "deploys", Occasion(chip, seat=seat))
    yield from after_moving(g, chip)


def _where_to(g: PlayArea, chip: int, *, deploying: bool) -> Rules[Hex | Stay | Use | PickUp | Stop]:
    """Where a hero goes, or which talent it uses first; it may pick up items before."""
    while True:
        ends = ways_out(g, chip) if deploying else hero_moves(g, chip) & ~(1 << g.at[chip])
        choices: list[Hex | Stay | Use | PickUp | Stop] = [HEX[each] for each in hexes_in(ends)]
        if not deploying:
            choices += [*_talents_before(g, chip), *pick_ups(g, chip)]
        if not must_deploy(g, chip, ends):
            choices.append(STAY)
        facts = Offered(hexes=ends)
        answer = yield from ask(g, g.holder[chip], HERO_MOVES, choices, committed=False, about=chip, facts=facts)
        if not isinstance(answer, PickUp):
            return answer
        pick_up(g, chip, answer.hex)


@enforces("CS-DEPLOY-04")
def leave_stack(g: PlayArea, chip: int) -> None:
    """The top of a deployment stack leaves it and turns active."""
    seat = g.holder[chip]
    g.stacks[seat] = g.stacks[seat][1:]
    if g.tell:
        g.tell(Deployed(chip, seat))


@enforces("CS-MOVE-03", "CS-MOVE-04", "CS-ITEM-02", "CS-ACTIVE-06", "CS-K-COOP-03")
def after_moving(g: PlayArea, chip: int, moments: tuple[str, ...] = AFTER) -> Rules[None]:
    """The window after a unit's own move, or in its place: talents that may be used then, one after another, each once,
    items that a hero picks up, and the shard that it hands in. Nothing of it is for a hero that deploys in campfire
    mode."""
    while is_active(g, chip) and not is_falling(g, chip):
        able = [choice for moment in moments for choice in offers(g, moment, chip)]
        choices: list[Use | PickUp | HandIn | Stop] = [*able, *pick_ups(g, chip), *hand_ins(g, chip)]
        if not choices:
            return
        rule = "CS-MOVE-03" if able else "CS-ITEM-02"
        choices.append(STOP)
        answer = yield from ask(g, g.holder[chip], AFTER_MOVING, choices, rule=rule, about=chip, facts=moments)
        if isinstance(answer, Stop):
            return
        if isinstance(answer, HandIn):
            hand_in(g, chip)
        elif isinstance(answer, PickUp):
            pick_up(g, chip, answer.hex)
        done = len(g.agenda)
        if isinstance(answer, Use):
            for moment in moments:
                if answer in offers(g, moment, chip):
                    yield from use_talent(g, moment, chip, answer.effect)
                    break
        if _waits(g, done, "stays_on", (chip, moments)):
            return


@enforces("CS-DEPLOY-11", "CS-DEPLOY-12")
def add_to_stack(g: PlayArea, chip: int) -> None:
    """A talent puts a unit at the bottom of its faction's deployment stack with full health; without one it forms a new
    stack."""
    seat = g.holder[chip]
    take(g, chip, STACK)
    g.health[chip] = health_stat(g, chip)
    g.stacks[seat] += (chip,)
    g.moved |= 1 << chip
    if g.tell:
        g.tell(Stacked(chip, seat))
