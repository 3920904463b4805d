"""The Heroes Phase (SM-TURN-02, SM-ACT, SM-STK): one decision of one seat is a beat; the Stack is data between them.

The order of the cases in `heroes_phase` is the book's: triggers go on the Stack first, an effect that all have passed
on resolves, whoever has priority decides, an activation ends, the next one begins.
"""

from __future__ import annotations

from typing import Any

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.conditions import remove_all
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.heroes.declaring import declare_action, play_card
from hordekeep.games.skytear.rules.heroes.happened import Activated, Exhausted, HeroesPhase
from hordekeep.games.skytear.rules.heroes.legal import (
    actions_now,
    can_activate,
    heroes_for,
    may_react,
    plays_now,
    why_not_activate,
)
from hordekeep.games.skytear.rules.heroes.resolving import resolve_top
from hordekeep.games.skytear.rules.heroes.stack import begin_priority, pass_on, push
from hordekeep.games.skytear.state.arena import ACTIVATION, EXHAUSTED, READY, Arena
from hordekeep.kernel import Ask, Choice, Rules

PASS: Choice = ("pass",)
END: Choice = ("end",)
HEROES = ("heroes", None)


def heroes_phase_begins(g: Arena, _: Any) -> None:
    """A new Heroes Phase: the first player's side activates first, every turn (SM-ACT-07, SM-TEAM-22)."""
    g.phase = "heroes"
    g.activated = 0
    g.side_next = g.first_side
    if g.tell:
        g.tell(HeroesPhase(g.turn))
    g.agenda.append(HEROES)


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
    return and_on(g, activate(g, g.side_next))


def and_on(g: Arena, steps: Rules[None]) -> Rules[None]:
    """One decision or resolution, after which the Heroes Phase goes on. Nothing changes before somebody asks for the
    first step: a beat that is begun again begins as it did."""
    g.agenda.append(HEROES)
    yield from steps


def heroes_phase_ends(g: Arena) -> None:
    """Every hero on the battlefield is Exhausted (SM-ACT-09)."""
    g.phase = "heroes-over"
    check_victory(g, "heroes-phase-over")
    g.agenda.append(("minions_phase", None))


# -- activations -------------------------------------------------------------------------------------------------------


def activate(g: Arena, side: int) -> Rules[None]:
    """A side activates one of its Ready heroes; it must, if it has one (SM-ACT-08, SM-TEAM-05). Minions are never
    activated (SM-MIN-04)."""
    options: dict[int, list[Choice]] = {}
    for seat in g.setting.seats_of(side):
        mine = [hero for hero in heroes_for(g, seat) if not why_not_activate(g, seat, hero)]
        if mine:
            options[seat] = [("activate", g.names[hero]) for hero in mine]
    if len(options) == 1:
        seat, choices = next(iter(options.items()))
        ask = Ask(seat, "activate", "SM-TURN-02", choices)
    else:
        ask = Ask.of(options, "activate", "SM-TEAM-05")
    answer = yield ask
    seat = ask.answered_by if len(options) > 1 else ask.seats[0]
    hero = g.slots[answer[1]]
    g.active, g.active_seat = hero, seat
    g.ap, g.used = 3, ()  # SM-ACT-01
    g.activated |= 1 << hero
    if g.tell:
        g.tell(Activated(hero, seat))


def end_activation(g: Arena) -> None:
    """The hero becomes Exhausted and loses its conditions (SM-STATE-04, SM-ACT-04); what lasted for the activation is
    over (SM-EFF-01); the other side is next (SM-TURN-02)."""
    hero = g.active
    if g.at[hero] >= 0 and g.state[hero] == READY:
        g.state[hero] = EXHAUSTED
        remove_all(g, hero, "SM-ACT-04")
        if g.tell:
            g.tell(Exhausted(hero))
    g.lasting = [each for each in g.lasting if each.until != ACTIVATION]
    g.side_next = 1 - g.setting.side_of[hero]
    g.active = g.active_seat = g.asked = NOBODY
    g.ap, g.used, g.passes = 0, (), 0


def act(g: Arena) -> Rules[None]:
    """The active player with an empty Stack: an action, a card, or the end of the activation (SM-STK-09, SM-STK-11,
    SM-ACT-03)."""
    seat = g.active_seat

    def choices() -> list[Choice]:
        return [*actions_now(g, seat), *plays_now(g, seat), END]

    answer = yield Ask(seat, "act", "SM-ACT-01", choices, about=g.active)
    if answer == END:
        end_activation(g)
        check_victory(g, "effect")
    elif answer[0] == "act":
        yield from declare_action(g, seat, answer[1])
    else:
        yield from play_card(g, seat, card_of(answer[1]), g.slots[answer[2]])


# -- priority ----------------------------------------------------------------------------------------------------------


def skip_closed_windows(g: Arena) -> None:
    """Pass for whoever plainly cannot react, until somebody may or all have passed."""
    while g.passes < g.seats and not may_react(g, g.asked):
        pass_on(g)


def react(g: Arena) -> Rules[None]:
    """Whoever has priority plays a reaction or passes; who plays one may play another (SM-STK-04, SM-STK-07). Who is
    not active has this time alone (SM-STK-10)."""
    seat = g.asked

    def choices() -> list[Choice]:
        return [PASS, *plays_now(g, seat)]

    answer = yield Ask(seat, "react", "SM-STK-04", choices, about=g.stack[-1], passing=PASS)
    if answer == PASS:
        pass_on(g)
    else:
        yield from play_card(g, seat, card_of(answer[1]), g.slots[answer[2]])


def put_triggers(g: Arena) -> Rules[None]:
    """What was triggered goes on the Stack: the active side's in the order that its player likes, then the other
    side's on top, so that they resolve first (SM-TRIG-02). Then they can be answered (SM-TRIG-05)."""
    active = g.setting.sides[g.active_seat] if g.active_seat >= 0 else g.first_side
    for side in (active, 1 - active):
        mine = [each for each in g.waiting if g.setting.sides[each.seat] == side]
        while len({(each.caster, each.what) for each in mine}) > 1:
            named: list[Choice] = [("first", each.what, g.names[each.caster]) for each in mine]
            choices = list(dict.fromkeys(named))
            # the active player orders all of their side's; whose the other side's are orders those (SM-TEAM-25)
            who = g.active_seat if side == active and g.active_seat >= 0 else mine[0].seat
            answer = yield Ask(who, "which-trigger", "SM-TRIG-02", choices, committed=True)
            push(g, mine.pop(named.index(answer)))
        for each in mine:
            push(g, each)
    g.waiting = []
    begin_priority(g)


def card_of(id: str) -> PowerCard:
    """A power card, or Skytear Flux, by its id."""
    flux = shelf().flux
    return flux if id == flux.id else shelf().power_cards[id]
