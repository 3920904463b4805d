"""Stage 2 of a turn: movement. Minions move in order of their closeness to the mark (CS-LEAD), heroes before or after
all of them (CS-HERO-05), and units leave the deployment stack from its top (CS-DEPLOY)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.asking import DONE, STOP, ask
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import given, happens, offers, use_talent
from hordekeep.games.cloudspire.effects.stats import health_stat, terrain
from hordekeep.games.cloudspire.rules.chips.items import pick_up, pick_ups
from hordekeep.games.cloudspire.rules.fight.damage import is_falling
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import HAND_IN, hand_in, hand_ins
from hordekeep.games.cloudspire.rules.movement.closeness import distance_to_mark, field_of, start_of
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
from hordekeep.games.cloudspire.state.pieces import in_the_way, is_active, is_hero, take, units_of
from hordekeep.games.cloudspire.state.play_area import BOARD, STACK, Occasion, PlayArea
from hordekeep.kernel import Choice, Rules
from hordekeep.kernel.hexes import NO_WAY, hexes_in

DEPLOY: Final[Choice] = ("deploy",)
STAY: Final[Choice] = ("stay",)
MARCHING: Final = "minions-march"
"""What is left in `pending` once a minion has moved, wherever it is by now: heroes wait for the others (CS-HERO-05)."""
CLOSED: Final = "stack-closed"
"""What is left in `pending` once a hero has left the stack after minions moved: those below wait (CS-DEPLOY-13)."""

INSTEAD: Final = ("before-or-after", "after-or-instead")
AFTER: Final = (*INSTEAD, "after-move")
"""The moments of talents that are open once a unit has given up its move for one of them, and once it has moved."""


def movement(g: PlayArea, seat: int) -> Rules[None] | None:
    """One unit's move, then the next, until every minion has moved and the player is done with heroes."""
    movers = who_may_move(g, seat)
    return _movement(g, seat, movers) if movers else None


def _movement(g: PlayArea, seat: int, movers: list[Choice]) -> Rules[None]:
    answer = movers[0]
    if len(movers) > 1:
        answer = yield from ask(g, seat, "who-moves", "CS-LEAD-01", movers, committed=False)
    if answer == DONE:
        return
    chip = g.stacks[seat][0] if answer == DEPLOY else g.on[answer[1]]
    done = len(g.agenda)
    g.agenda += [("movement", seat), ("settle", None)]  # a gate that falls to Quick Strike comes before them
    yield from (move_hero(g, chip) if is_hero(chip) else move_minion(g, chip))
    _if_it_fell(g, chip, done + 1)


def moves_on(g: PlayArea, arg: tuple[int, int]) -> Rules[None] | None:
    """A unit whose talent felled somebody before it moved goes on once that defeat is resolved (CS-DEF-01): its move
    is still to come, less what it has spent of it."""
    chip, spent = arg
    if g.place[chip] != BOARD or g.holder[chip] != g.turn_seat:
        return None
    return _moves_on(g, chip, spent)


def _moves_on(g: PlayArea, chip: int, spent: int) -> Rules[None]:
    below = len(g.agenda) - 1  # under the settling that waits
    yield from (move_hero(g, chip) if is_hero(chip) else _march_on(g, chip, spent))
    _if_it_fell(g, chip, below)


def _if_it_fell(g: PlayArea, chip: int, below: int) -> None:
    """A minion that falls in its own move: the next of its group goes on after the defeat (CS-DEF-14)."""
    if not is_hero(chip) and is_falling(g, chip) and g.at[chip] >= 0:
        g.agenda.insert(below, ("goes_on", g.at[chip]))


def stays_on(g: PlayArea, arg: tuple[int, tuple[str, ...]]) -> Rules[None] | None:
    """What a unit may still use after its move, or in its place, once whoever fell by the first of it is gone."""
    chip, moments = arg
    return after_moving(g, chip, moments) if g.place[chip] == BOARD else None


def _waits(g: PlayArea, done: int, name: str, arg: object) -> bool:
    """Whoever fell by a talent is resolved at once, before the unit does anything else (CS-DEF-01, CS-DEF-20): the rest
    waits for its turn on the agenda, under all that the talent brought."""
    if not g.falls and len(g.agenda) == done:
        return False
    g.agenda[done:done] = [(name, arg), ("settle", None)]
    return True


def goes_on(g: PlayArea, spot: int) -> Rules[None] | None:
    """The next of a group goes on where the top fell in its own move (CS-DEF-14): that movement is over, what may be
    used after it is still open. If the top fell to what came before its movement, the next moves now."""
    chip = g.on.get(spot, NOBODY)
    if chip == NOBODY or g.holder[chip] != g.turn_seat or is_hero(chip):
        return None
    if g.moved >> chip & 1:
        return after_moving(g, chip)
    g.agenda.append(("settle", None))
    return _moves_on(g, chip, 0)


def who_may_move(g: PlayArea, seat: int) -> list[Choice]:
    """Who may move next: the leading minion (CS-LEAD-01 to CS-LEAD-05), of several as close whichever its owner likes
    (CS-LEAD-03), never a landmark minion that nobody controls (CS-LAND-11); a hero while no minion has moved yet or all
    have (CS-HERO-05). The top of the stack is among them, and the next when it has left (CS-DEPLOY-07), none below one
    that stays (CS-DEPLOY-06, CS-DEPLOY-10). A hero on top that can deploy does so first (CS-DEPLOY-09,
    CS-DEPLOY-13)."""
    top = g.stacks[seat][0] if g.stacks[seat] else NOBODY
    minions = marchers(g, seat)
    heroes: list[Choice] = []
    if heroes_may_move(g, seat):
        able = sorted(
            [c for c in units_of(g, seat) if is_hero(c) and why_not_mover(g, c) is None], key=g.at.__getitem__
        )
        heroes = [("unit", g.at[c]) for c in able]
        if _waiting_hero(g, seat) != NOBODY and ways_out(g, top):
            heroes.append(DEPLOY)
            if deploys_first(g, seat):
                return heroes
    if not minions:
        return [*heroes, DONE] if heroes else []
    distances = {c: distance_to_mark(g, c) for c in minions}
    nearest = min(distances.values())
    leading = sorted([c for c in minions if distances[c] == nearest], key=lambda c: g.at[c])
    return [*heroes, *(DEPLOY if c == top else ("unit", g.at[c]) for c in leading)]


def why_not_mover(g: PlayArea, chip: int) -> tuple[str, str] | None:
    """The rule that leaves a unit on the board without a movement in this turn, and the key of the reason; None if
    there is none."""
    if not is_active(g, chip):
        return "CS-ACTIVE-02", "inactive"
    if g.moved >> chip & 1:
        return "CS-LEAD-02", "has-moved"
    return ("CS-LEAD-02", "came-this-turn") if g.fresh >> chip & 1 else None


def marchers(g: PlayArea, seat: int) -> list[int]:
    """The minions of a faction that are still to move, the top of its stack among them (CS-LEAD-05)."""
    found = [c for c in units_of(g, seat) if not is_hero(c) and why_not_mover(g, c) is None]
    top = g.stacks[seat][0] if g.stacks[seat] else NOBODY
    if top != NOBODY and not is_hero(top) and not g.moved >> top & 1 and CLOSED not in g.pending:
        found.append(top)
    return found


def heroes_may_move(g: PlayArea, seat: int) -> bool:
    """Is it the time of heroes: no minion has moved yet, or all have (CS-HERO-05)?"""
    return not a_minion_has_moved(g, seat) or not marchers(g, seat)


def deploys_first(g: PlayArea, seat: int) -> bool:
    """Has a hero on top of the stack to deploy before any minion moves and before the stage ends (CS-DEPLOY-09,
    CS-DEPLOY-13)?"""
    top = _waiting_hero(g, seat)
    return top != NOBODY and heroes_may_move(g, seat) and _with_a_way(g, top, ways_out(g, top))


def _waiting_hero(g: PlayArea, seat: int) -> int:
    """The hero on top of the stack that has not had its turn yet."""
    top = g.stacks[seat][0] if g.stacks[seat] else NOBODY
    return top if top != NOBODY and is_hero(top) and not g.moved >> top & 1 else NOBODY


def a_minion_has_moved(g: PlayArea, seat: int) -> bool:
    """Has any minion of a faction moved in this turn, be it that it fell or perched since, or a hero left the stack
    after them (CS-HERO-05)?"""
    if MARCHING in g.pending or CLOSED in g.pending:
        return True
    return any(g.moved >> c & 1 and not is_hero(c) for c in units_of(g, seat))


def has_moved(g: PlayArea, chip: int) -> None:
    """A minion has had its movement of the turn."""
    g.moved |= 1 << chip
    march_begins(g)


def march_begins(g: PlayArea) -> None:
    """The minions' movement has begun, be it that the first of them fell before it went (CS-HERO-05)."""
    if MARCHING not in g.pending:
        g.pending += (MARCHING,)


def ways_out(g: PlayArea, chip: int) -> int:
    """Where a hero on top of the stack can deploy to (CS-DEPLOY-01)."""
    return hero_moves(g, chip) & ~(1 << start_of(g, chip))


def _with_a_way(g: PlayArea, chip: int, exits: int) -> bool:
    """Does any of these hexes lead on to the mark for this hero? Then it must deploy (CS-DEPLOY-09)."""
    field = field_of(g, chip)
    return any(field[spot] < NO_WAY for spot in hexes_in(exits))


# -- minions -----------------------------------------------------------------------------------------------------------


def move_minion(g: PlayArea, chip: int) -> Rules[None]:
    """A minion moves as it must (CS-MIN-01), out of the stack too (CS-DEPLOY-05), or stays where nothing else is left;
    talents may come before, instead or after (CS-MOVE-03, CS-MOVE-04)."""
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
    choices: list[Choice] = [("hex", each) for each in hexes_in(options.ends)]
    if may_stay:
        choices.append(STAY)
    if not deploying:
        choices += [*offers(g, "before", chip), *_talents_before(g, chip)]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, g.holder[chip], "march", "CS-MOVE-08", choices, committed=False, about=chip)
    if answer[0] == "use":
        yield from _talent_first(g, chip, answer, full_movement(g, chip) - left)
        return
    if answer == STAY:
        if g.tell:
            g.tell(Stays(chip))
    else:
        lengths = range(1, options.steps + 1) if options.sideways else range(options.steps, options.steps + 1)
        free = options.ways.through | options.ways.stop
        walk = yield from choose_walk(g, chip, start, int(answer[1]), lengths, free, options.ways.first)
        if deploying:
            leave_stack(g, chip)
        yield from walk_along(g, chip, start, walk, "CS-MOVE-07" if not options.sideways else "CS-MOVE-10")
        if deploying:
            yield from happens(g, "deploys", Occasion(chip, seat=g.holder[chip]))
    has_moved(g, chip)
    yield from after_moving(g, chip)


def _talent_first(g: PlayArea, chip: int, answer: Choice, spent: int) -> Rules[None]:
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


def _talents_before(g: PlayArea, chip: int) -> list[Choice]:
    return [choice for moment in INSTEAD for choice in offers(g, moment, chip)]


def _use_before(g: PlayArea, chip: int, answer: Choice) -> Rules[bool]:
    """Use a talent before the unit has moved; was it instead of moving (CS-MOVE-03)?"""
    for moment in ("before", "after-or-instead", "before-or-after"):
        if answer in offers(g, moment, chip):
            yield from use_talent(g, moment, chip, answer[1])
            return moment == "after-or-instead"
    return False


def _leave_invalid_hex(g: PlayArea, chip: int, most: int) -> Rules[int]:
    """A minion on a hex that is not for it goes to the nearest that is (CS-HEX-04 to CS-HEX-06); what movement is left
    is for progress. Returns how much."""
    ends, steps = ways_back(g, chip, most)
    if not ends:
        return 0
    choices: list[Choice] = [("hex", each) for each in hexes_in(ends)]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, g.holder[chip], "way-back", "CS-HEX-05", choices, committed=False, about=chip)
    start = g.at[chip]
    free = g.land.allowed[-1] & ~in_the_way(g)
    walk = yield from choose_walk(g, chip, start, int(answer[1]), range(steps, steps + 1), free)
    yield from walk_along(g, chip, start, walk, "CS-HEX-04")
    return most - steps


# -- heroes ------------------------------------------------------------------------------------------------------------


def move_hero(g: PlayArea, chip: int) -> Rules[None]:
    """A hero moves anywhere within its movement (CS-HERO-01), or not at all; onto its own gate it returns to the
    fortress (CS-GATE-03). One on top of the stack deploys (CS-DEPLOY-09). Items beside it may be picked up before it
    moves, or after (CS-ITEM-02)."""
    seat, deploying = g.holder[chip], g.place[chip] == STACK
    start = start_of(g, chip)
    after_minions = a_minion_has_moved(g, seat)
    answer = yield from _where_to(g, chip, deploying=deploying)
    if answer[0] == "use":
        yield from _talent_first(g, chip, answer, 0)
        return
    g.moved |= 1 << chip
    if answer == STAY:
        if hand_ins(g, chip):  # whatever there is to pick up it was offered already
            yield from after_moving(g, chip, ())
        return
    end = int(answer[1])
    free = g.land.allowed[terrain(g, chip)] & ~in_the_way(g)
    walk = yield from choose_walk(g, chip, start, end, range(1, full_movement(g, chip) + 1), free)
    if deploying:
        leave_stack(g, chip)
        if after_minions and CLOSED not in g.pending:
            g.pending += (CLOSED,)
    yield from walk_along(g, chip, start, walk, "CS-HERO-01")
    if deploying:
        yield from happens(g, "deploys", Occasion(chip, seat=seat))
    yield from after_moving(g, chip)


def _where_to(g: PlayArea, chip: int, *, deploying: bool) -> Rules[Choice]:
    """Where a hero goes, or which talent it uses first; it may pick up items before."""
    while True:
        ends = ways_out(g, chip) if deploying else hero_moves(g, chip) & ~(1 << g.at[chip])
        choices: list[Choice] = [("hex", each) for each in hexes_in(ends)]
        if not deploying:
            choices += [*offers(g, "before", chip), *_talents_before(g, chip), *pick_ups(g, chip)]
        if not deploying or not _with_a_way(g, chip, ends):
            choices.append(STAY)
        answer = yield from ask(g, g.holder[chip], "hero-moves", "CS-HERO-01", choices, committed=False, about=chip)
        if answer[0] != "pick-up":
            return answer
        pick_up(g, chip, answer[1])


def leave_stack(g: PlayArea, chip: int) -> None:
    """The top of a deployment stack leaves it and turns active (CS-DEPLOY-04)."""
    seat = g.holder[chip]
    g.stacks[seat] = g.stacks[seat][1:]
    if g.tell:
        g.tell(Deployed(chip, seat))


def after_moving(g: PlayArea, chip: int, moments: tuple[str, ...] = AFTER) -> Rules[None]:
    """The window after a unit's own move, or in its place: talents that may be used then, one after another, each once
    (CS-MOVE-03, CS-MOVE-04), items that a hero picks up (CS-ITEM-02), and the shard that it hands in (CS-K-COOP-03).
    Nothing of it is for a hero that deploys in campfire mode (CS-ACTIVE-06)."""
    while is_active(g, chip) and not is_falling(g, chip):
        able = [choice for moment in moments for choice in offers(g, moment, chip)]
        choices = [*able, *pick_ups(g, chip), *hand_ins(g, chip)]
        if not choices:
            return
        rule = "CS-MOVE-03" if able else "CS-ITEM-02"
        answer = yield from ask(g, g.holder[chip], "after-moving", rule, [*choices, STOP], about=chip)
        if answer == STOP:
            return
        if answer == HAND_IN:
            hand_in(g, chip)
        elif answer[0] == "pick-up":
            pick_up(g, chip, answer[1])
        done = len(g.agenda)
        for moment in moments:
            if answer in offers(g, moment, chip):
                yield from use_talent(g, moment, chip, answer[1])
                break
        if _waits(g, done, "stays_on", (chip, moments)):
            return


def add_to_stack(g: PlayArea, chip: int) -> None:
    """A talent puts a unit at the bottom of its faction's deployment stack with full health (CS-DEPLOY-11); without one
    it forms a new stack (CS-DEPLOY-12)."""
    seat = g.holder[chip]
    take(g, chip, STACK)
    g.health[chip] = health_stat(g, chip)
    g.stacks[seat] += (chip,)
    g.moved |= 1 << chip
    if g.tell:
        g.tell(Stacked(chip, seat))
