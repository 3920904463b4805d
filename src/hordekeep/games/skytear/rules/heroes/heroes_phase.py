"""The Heroes Phase (SM-TURN-02, SM-ACT, SM-STK): one decision of one seat is a beat; the Stack is data between them.

The order of the cases in `heroes_phase` is the book's: triggers go on the Stack first, an effect that all have passed
on resolves, whoever has priority decides, an activation ends, the next one begins.
"""

from __future__ import annotations

from typing import Any

from hordekeep.games.skytear.asking.questions import TEAM
from hordekeep.games.skytear.content.cards import card_of
from hordekeep.games.skytear.content.names import what_name
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.conditions import remove_all
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.heroes.choices import END, PASS, Act, Activate, End, First, Pass, Play, activate
from hordekeep.games.skytear.rules.heroes.declaring import declare_action, play_card
from hordekeep.games.skytear.rules.heroes.happened import Activated, Exhausted, HeroesPhase
from hordekeep.games.skytear.rules.heroes.legal import (
    STACK_IN_USE,
    actions_now,
    can_activate,
    may_react,
    plays_now,
    why_not_activate,
    why_not_the_act,
    why_not_the_activation,
    why_not_the_play,
)
from hordekeep.games.skytear.rules.heroes.resolving import resolve_top
from hordekeep.games.skytear.rules.heroes.stack import begin_priority, pass_on, push
from hordekeep.games.skytear.state.arena import ACTIVATION, EXHAUSTED, READY, Arena
from hordekeep.games.skytear.state.pieces import heroes_for
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

HEROES = ("heroes", None)
NO_SUCH_TRIGGER = Refusal("SM-TRIG-02", Text("no-such-trigger"))


def _why_not_first(g: Arena, ask: Asked, seat: int, choice: First) -> Refusal | None:
    waits = any(each.what == choice.what and g.names[each.caster] == choice.hero for each in ask.facts)
    return None if waits else NO_SUCH_TRIGGER


ACTIVATE: Question[Activate] = Question(
    "activate",
    "SM-TURN-02",
    {Activate: why_not_the_activation},
    says={**TEAM, "players": lambda g, ask: len(ask.seats)},
)
ACT: Question[Act | Play | End] = Question(
    "act",
    "SM-ACT-01",
    {Act: why_not_the_act, Play: why_not_the_play, End: allowed},
    says={"what": lambda g, ask: piece_name(g, ask.about), "ap": lambda g, ask: g.ap},
)
REACT: Question[Play | Pass] = Question(
    "react",
    "SM-STK-04",
    {Play: why_not_the_play, Pass: allowed},
    says={
        "what": lambda g, ask: what_name(ask.about.what),
        "hero": lambda g, ask: piece_name(g, ask.about.caster),
    },
    refuses={Act: lambda g, ask, seat, choice: STACK_IN_USE},
    passing=PASS,
)
WHICH_TRIGGER: Question[First] = Question("which-trigger", "SM-TRIG-02", {First: _why_not_first})


@enforces("SM-ACT-07", "SM-TEAM-22")
def heroes_phase_begins(g: Arena, _: Any) -> None:
    """A new Heroes Phase: the first player's side activates first, every turn."""
    g.phase = "heroes"
    g.activated = 0
    g.side_next = g.first_side
    if g.tell:
        g.tell(HeroesPhase(g.turn))
    g.agenda.append(HEROES)


@enforces("SM-ACT-12")
def heroes_phase(g: Arena, _: Any) -> Rules[None] | None:
    """What comes next in the Heroes Phase."""
    if g.waiting:
        return and_on(g, put_triggers(g))
    if g.stack:
        skip_closed_windows(g)
        return and_on(g, resolve_top(g) if g.passes >= g.seats else react(g))
    if g.active != NOBODY:
        if g.at[g.active] < 0 or g.state[g.active] != READY:  # Defeated (SM-STATE-20), or Exhausted first (SM-LIO-04)
            end_activation(g)
            g.agenda.append(HEROES)
            return None
        return and_on(g, act(g))
    if not can_activate(g, g.side_next):
        g.side_next = 1 - g.side_next  # with uneven numbers a side goes on alone (SM-ACT-06, SM-ACT-12)
        if not can_activate(g, g.side_next):
            heroes_phase_ends(g)
            return None
    return and_on(g, begin_activation(g, g.side_next))


def and_on(g: Arena, steps: Rules[None]) -> Rules[None]:
    """One decision or resolution, after which the Heroes Phase goes on. Nothing changes before somebody asks for the
    first step: a beat that is begun again begins as it did."""
    g.agenda.append(HEROES)
    yield from steps


@enforces("SM-ACT-09")
def heroes_phase_ends(g: Arena) -> None:
    """Every hero on the battlefield is Exhausted."""
    g.phase = "heroes-over"
    check_victory(g, "heroes-phase-over")
    g.agenda.append(("minions_phase", None))


# -- activations -------------------------------------------------------------------------------------------------------


@enforces("SM-ACT-08", "SM-TEAM-05", "SM-MIN-04")
def begin_activation(g: Arena, side: int) -> Rules[None]:
    """A side activates one of its Ready heroes; it must, if it has one. Minions are never activated."""
    options: dict[int, list[Activate]] = {}
    for seat in g.setting.seats_of(side):
        mine = [hero for hero in heroes_for(g, seat) if why_not_activate(g, seat, hero) is None]
        if mine:
            options[seat] = [activate(g.names[hero]) for hero in mine]
    if len(options) == 1:
        seat, choices = next(iter(options.items()))
        asked = Asked(ACTIVATE, seat, choices)
    else:
        asked = Asked.of_any(ACTIVATE, options, rule="SM-TEAM-05")
    answer: Activate = yield asked
    seat = asked.answered_by if len(options) > 1 else asked.seats[0]
    hero = g.slots[answer.hero]
    g.active, g.active_seat = hero, seat
    g.ap, g.used = 3, ()  # SM-ACT-01
    g.activated |= 1 << hero
    if g.tell:
        g.tell(Activated(hero, seat))


@enforces("SM-STATE-04", "SM-ACT-04", "SM-EFF-01", "SM-TURN-02", "SM-KUR-05")
def end_activation(g: Arena) -> None:
    """The hero becomes Exhausted and loses its conditions; what lasted for the activation is over; the other side is
    next."""
    hero = g.active
    is_ready = g.at[hero] >= 0 and g.state[hero] == READY
    if is_ready:
        remove_all(g, hero, "SM-ACT-04")
        g.state[hero] = EXHAUSTED
    g.lasting = [each for each in g.lasting if each.until != ACTIVATION]
    g.side_next = 1 - g.setting.side_of[hero]
    g.active = g.active_seat = g.asked = NOBODY
    g.ap, g.used, g.passes = 0, (), 0
    if is_ready and g.tell:
        g.tell(Exhausted(hero))


@enforces("SM-STK-09", "SM-STK-11", "SM-ACT-03")
def act(g: Arena) -> Rules[None]:
    """The active player with an empty Stack: an action, a card, or the end of the activation."""
    seat = g.active_seat

    def choices() -> list[Act | Play | End]:
        return [*actions_now(g, seat), *plays_now(g, seat), END]

    answer: Act | Play | End = yield Asked(ACT, seat, choices, about=g.active)
    if isinstance(answer, End):
        end_activation(g)
        check_victory(g, "effect")
    elif isinstance(answer, Act):
        yield from declare_action(g, seat, answer.action)
    else:
        yield from play_card(g, seat, card_of(answer.card), g.slots[answer.hero])


# -- priority ----------------------------------------------------------------------------------------------------------


def skip_closed_windows(g: Arena) -> None:
    """Pass for whoever plainly cannot react, until somebody may or all have passed."""
    while g.passes < g.seats and not may_react(g, g.asked):
        pass_on(g)


@enforces("SM-STK-04", "SM-STK-07", "SM-STK-10")
def react(g: Arena) -> Rules[None]:
    """Whoever has priority plays a reaction or passes; who plays one may play another. Who is not active has this time
    alone."""
    seat = g.asked

    def choices() -> list[Play | Pass]:
        return [PASS, *plays_now(g, seat)]

    answer: Play | Pass = yield Asked(REACT, seat, choices, about=g.stack[-1])
    if isinstance(answer, Pass):
        pass_on(g)
    else:
        yield from play_card(g, seat, card_of(answer.card), g.slots[answer.hero])


@enforces("SM-TRIG-02", "SM-TRIG-05")
def put_triggers(g: Arena) -> Rules[None]:
    """What was triggered goes on the Stack: the active side's in the order that its player likes, then the other side's
    on top, so that they resolve first. Then they can be answered."""
    active = g.setting.sides[g.active_seat] if g.active_seat >= 0 else g.first_side
    for side in (active, 1 - active):
        mine = [each for each in g.waiting if g.setting.sides[each.seat] == side]
        while len({(each.caster, each.what) for each in mine}) > 1:
            named = [First(each.what, g.names[each.caster]) for each in mine]
            choices = list(dict.fromkeys(named))
            # the active player orders all of their side's; whose the other side's are orders those (SM-TEAM-25)
            who = g.active_seat if side == active and g.active_seat >= 0 else mine[0].seat
            answer: First = yield Asked(WHICH_TRIGGER, who, choices, committed=True, facts=tuple(mine))
            first = mine.pop(named.index(answer))
            g.waiting.remove(first)
            push(g, first)
        for each in mine:
            g.waiting.remove(each)
            push(g, each)
    begin_priority(g)
