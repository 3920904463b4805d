"""Defeats (CS-DEF), in the four steps of the book: talents, clearing, reward, level up.

Between any two of them relics may be played (CS-Q-17-RELIC-TIMING), so each step is a beat of its own.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.content.chips import BEACON, SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import happens
from hordekeep.games.cloudspire.rules.chips.items import drop
from hordekeep.games.cloudspire.rules.chips.levelling import level_up
from hordekeep.games.cloudspire.rules.chips.relics import open_windows
from hordekeep.games.cloudspire.rules.chips.rewards import pay_reward
from hordekeep.games.cloudspire.rules.fight.damage import is_landmark_with_health
from hordekeep.games.cloudspire.rules.goals.end_of_game import beacon_is_lost
from hordekeep.games.cloudspire.rules.onslaught.choices import NextFall
from hordekeep.games.cloudspire.rules.onslaught.happened import (
    Cleared,
    Defeated,
    EquipmentLost,
    LandmarkEmptied,
    Uncovered,
)
from hordekeep.games.cloudspire.rules.onslaught.onslaught import last_minion_fell
from hordekeep.games.cloudspire.state.kinds import Showed, as_it_shows
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, bury, face, go_home, is_hero, is_unit, put
from hordekeep.games.cloudspire.state.play_area import BOARD, DISCARD, OFF, STACK, Fall, Occasion, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

STEPS: Final = ("defeat_talents", "defeat_clears", "defeat_rewards", "defeat_levels")
"""The beats of a defeat, in their order (CS-DEF-02 to CS-DEF-09)."""


@enforces("CS-DEF-20", "CS-ENDWAVE-01")
def settle(g: PlayArea, _: None) -> Rules[None] | None:
    """After each step: whatever was defeated is resolved, one after another; then relics may be played. A defeat that
    is being resolved comes to its end before the next, also if a relic was played between its steps. If that was the
    last minion, the wave is over."""
    resolving = any(name in STEPS for name, _ in g.agenda)
    if g.falls and not resolving:
        return _resolve(g)
    if resolving or not last_minion_fell(g):
        open_windows(g)
    return None


@enforces("CS-DEF-20")
def _resolve(g: PlayArea) -> Rules[None]:
    """The player on turn picks which defeat is resolved next."""
    index = 0
    if len(g.falls) > 1:
        choices = [NextFall(n) for n in range(len(g.falls))]
        answer = yield from ask(g, g.turn_seat, WHICH_DEFEAT, choices, about=tuple(g.falls))
        index = answer.place
    fall = g.falls[index]
    yield from happens(g, "would-be-defeated", Occasion(fall.chip, fall.with_, fall.by))
    if g.place[fall.chip] not in (BOARD, STACK):  # an effect has saved it
        g.falls = [each for each in g.falls if each.chip != fall.chip]
        g.agenda.append(("settle", None))
        return
    if is_landmark_with_health(g, fall.chip) or not (is_unit(g, fall.chip) or KIND[fall.chip] == SPIRE):
        del g.falls[index]
        g.agenda += [("settle", None), ("landmark_emptied", fall)]
        return
    g.agenda += [
        ("settle", None),
        ("defeat_levels", fall),
        ("relics", None),
        ("defeat_rewards", fall),
        ("relics", None),
        ("defeat_clears", fall),
        ("relics", None),
        ("defeat_talents", fall),
    ]


@enforces("CS-DEF-02")
def defeat_talents(g: PlayArea, fall: Fall) -> Rules[None]:
    """Step 1: what is triggered by being defeated and by making a defeat, in the order of the player on turn; then
    events that count defeats, which need no order."""
    if g.tell:
        stays = fall.with_ == NOBODY or g.place[fall.with_] in (BOARD, STACK)
        g.tell(Defeated(fall.chip, fall.by, fall.with_ if stays else Showed(fall.with_, fall.with_side)))
    occasion = Occasion(fall.chip, fall.with_, fall.by)
    yield from happens(g, "defeated", occasion)
    yield from happens(g, "defeat-counts", occasion)


@enforces("CS-DEF-03", "CS-DEF-11", "CS-ITEM-06")
def defeat_clears(g: PlayArea, fall: Fall) -> Rules[None] | None:
    """Step 2: the chip leaves its hex; of a group only the top, and the next is revealed. An item that it carried is
    dropped there."""
    chip = fall.chip
    g.falls = [each for each in g.falls if each.chip != chip]
    if g.place[chip] not in (BOARD, STACK):
        return None  # a talent has taken it elsewhere
    if fall.hex >= 0:  # also of who was lifted off it meanwhile
        drop(g, chip, fall.hex)
    clear(g, chip, defeated=True, at=fall.hex)
    return None


@enforces("CS-CLEAR-01", "CS-DEF-11", "CS-CLEAR-06", "CS-GATE-11")
def clear(g: PlayArea, chip: int, *, defeated: bool, at: int = OFF) -> None:
    """A chip leaves play with all that is on it: upgrades, equipment, who perches under a spire. Only of a group the
    next comes to light, at the same time. A clear that is no defeat pays nothing. `at` is told of one that was lifted
    off its hex meanwhile."""
    spot, place, holder = g.at[chip], g.place[chip], g.holder[chip]
    below = g.below[chip]
    shown = as_it_shows(g, chip) if g.tell else NOBODY
    if is_hero(chip):
        g.fallen_heroes[holder] += 1
    if defeated and CHIPS[chip].faction == "narora" and KIND[chip] != SPIRE:
        bury(g, chip)
    else:
        go_home(g, chip)
    if below and KIND[chip] == SPIRE:
        for each in below:
            go_home(g, each)
    elif below:
        uncover(g, chip, below, spot, place, holder)
    elif place == STACK:  # the next is the topmost (CS-GATE-11)
        g.stacks[holder] = tuple([each for each in g.stacks[holder] if each != chip])
    if g.tell:
        g.tell(Cleared(shown, at if spot < 0 else spot), "CS-DEF-03" if defeated else "CS-CLEAR-06")
    _lose_gear(g, chip)
    if g.tell and below and KIND[chip] != SPIRE:
        g.tell(Uncovered(below[0], spot))


@enforces("CS-DEF-12", "CS-DEF-14", "CS-DEF-15", "CS-DEF-16")
def uncover(g: PlayArea, top: int, below: tuple[int, ...], spot: int, place: int, holder: int) -> None:
    """The next of a group becomes active with full health and goes on where the former top left off: moved, attacked,
    retaliated. Whoever calls this tells it, after what has become of the top: nothing of the group lies nowhere
    meanwhile."""
    chip = below[0]
    g.below[chip] = below[1:]
    g.holder[chip] = holder
    g.health[chip] = face(g, chip).health
    for marks in ("moved", "attacked", "retaliated", "fresh"):
        bits = getattr(g, marks)
        if bits >> top & 1:
            setattr(g, marks, bits | 1 << chip)
    if place == STACK:
        g.stacks[holder] = tuple([chip if each == top else each for each in g.stacks[holder]])
        g.place[chip] = STACK
    else:
        put(g, chip, spot)


@enforces("CS-EQUIP-05")
def _lose_gear(g: PlayArea, chip: int) -> None:
    """Equipment goes to the market discard, a tucked minion goes home."""
    for worn in g.gear[chip]:
        go_home(g, worn)
        if g.place[worn] == DISCARD and g.tell:
            g.tell(EquipmentLost(worn))
    g.gear[chip] = ()


@enforces("CS-DEF-04", "CS-DEF-06", "CS-CTRL-05")
def defeat_rewards(g: PlayArea, fall: Fall) -> Rules[None]:
    """Step 3: the faction that defeated an opposing chip gains its reward, never for its own."""
    yield from pay_reward(g, fall)


@enforces("CS-DEF-07", "CS-DEF-08", "CS-DEF-09", "CS-DEF-10", "CS-DEF-19")
def defeat_levels(g: PlayArea, fall: Fall) -> Rules[None]:
    """Step 4: a hero responsible for the defeat of an opposing chip may level up, be it that of a landmark minion, be
    the hero defending in the stack."""
    if fall.with_ == NOBODY or g.place[fall.with_] not in (BOARD, STACK):
        return
    if not g.setting.are_friends(fall.by, fall.holder):
        yield from level_up(g, fall.with_, "CS-DEF-07")


@enforces("CS-DEF-17", "CS-LAND-09", "CS-K-COOP-05")
def landmark_emptied(g: PlayArea, fall: Fall) -> Rules[None]:
    """The last health of a landmark that is no unit: no defeat, its own talent, then it is discarded. The Beacon is
    lost for good."""
    if g.tell:
        g.tell(LandmarkEmptied(fall.chip, fall.by))
    yield from happens(g, "emptied", Occasion(fall.chip, fall.with_, fall.by))
    if g.place[fall.chip] == BOARD:
        clear(g, fall.chip, defeated=False)
    if KIND[fall.chip] == BEACON:
        beacon_is_lost(g)


# -- what is asked -----------------------------------------------------------------------------------------------------


def why_not_next(g: PlayArea, ask: Asked, seat: int, choice: NextFall) -> Refusal | None:
    """A defeat that waits."""
    return None if choice.place < len(g.falls) else NO_SUCH_DEFEAT


NO_SUCH_DEFEAT: Final = Refusal("CS-DEF-20", Text("no-such-defeat"))

WHICH_DEFEAT: Final[Question[NextFall]] = Question("which-defeat", "CS-DEF-20", {NextFall: why_not_next})
"""Which of several defeats is resolved next."""
