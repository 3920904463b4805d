"""Arenas built by hand, and a table to play their beats at: heroes, minions and tokens where a rule needs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import MINIONS, OUTSIDERS, SIDES, Setting
from hordekeep.games.skytear.effects.skills import standing_of
from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.rules.minions.advancing import advance
from hordekeep.games.skytear.rules.minions.control import reveal_leads, select_lead
from hordekeep.games.skytear.rules.minions.lane_damage import lane_damage
from hordekeep.games.skytear.rules.minions.minions_phase import control_decided, dome_token, lane_token, minions_phase
from hordekeep.games.skytear.rules.minions.outsiders import outsider_acts, outsider_named, outsider_placed
from hordekeep.games.skytear.rules.minions.placing import reposition
from hordekeep.games.skytear.rules.minions.spawning import spawning
from hordekeep.games.skytear.rules.upkeep.end_of_turn import (
    draw_for_turn,
    hand_limit,
    put_cards_away,
    raise_mana,
    ready_heroes,
    upkeep,
)
from hordekeep.games.skytear.rules.upkeep.returning import heroes_return
from hordekeep.games.skytear.state.arena import EXHAUSTED, Arena, Lead
from hordekeep.games.skytear.state.pieces import masks_from, minions_of, put, structures_from
from hordekeep.kernel import Ask, Choice, Dice, GameOver, Rules
from hordekeep.kernel.declaring import Told

TOWER_HP = 5
BEATS: dict[str, Callable[[Arena, Any], Rules[None] | None]] = {
    each.__name__: each
    for each in (
        *(minions_phase, lane_token, dome_token, control_decided, reveal_leads, select_lead),
        *(lane_damage, advance, reposition, spawning, outsider_named, outsider_placed, outsider_acts),
        *(upkeep, put_cards_away, draw_for_turn, hand_limit, ready_heroes, raise_mana, heroes_return),
    )
}


def at(text: str) -> int:
    """The hex with this coordinate."""
    return FRAME.read(text)


def texts(hexes: Sequence[int]) -> set[str]:
    """Hexes as coordinates."""
    return {FRAME.write(each) for each in hexes}


def texts_in(mask: int) -> set[str]:
    """The hexes of a mask as coordinates."""
    return texts([each for each in range(FRAME.size) if mask >> each & 1])


def slot(g: Arena, name: str) -> int:
    """The hero with this name."""
    return g.slots[name]


def lane_of(g: Arena, id: str) -> int:
    """The number of a Lane."""
    return [lane.id for lane in g.field.lanes].index(id)


def arena(
    board: str = "two-lanes",
    *,
    seats: int = 2,
    simplified: bool = True,
    heroes: Mapping[str, str] | None = None,
    minions: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    towers: Mapping[str, int] | None = None,
    nexus: Mapping[str, int] | None = None,
    leads: Mapping[str, str] | None = None,
    outsiders: Sequence[str] | None = None,
    rows: int = 0,
) -> Arena:
    """A game between two beats at the end of a Heroes Phase: all heroes Exhausted, Blue first, full Towers, tokens at
    their starts and numbered from the left. `heroes` are hexes by name ("blue.yami"), `minions` hexes by side and Lane
    ("blue.left"), `leads` cards by hero; heroes that are not named wait beside the battlefield."""
    g = Arena().begin(Setting(board, seats, "casual", simplified, rows), Dice("arena"))
    _field(g, tokens or {}, towers or {}, nexus or {})
    _heroes(g, heroes or {})
    for name, cards in (leads or {}).items():
        hero = g.slots[name]
        g.leads[hero] = tuple([Lead(shelf().power_cards[card], g.owner[hero]) for card in cards.split()])
    for key, hexes in (minions or {}).items():
        side, lane = key.split(".")
        add_minions(g, SIDES.index(side), lane, hexes)
    dwelling = ("shardling", "riftwalker")[: len(g.field.domes)] if outsiders is None else outsiders
    empty = [None] * (len(g.field.domes) - len(dwelling))
    g.dome_outsiders = (*(shelf().outsiders[each] for each in dwelling), *empty)
    for purse, deck in enumerate(g.decks):
        deck += [shelf().power_cards["presence"] for _ in range(20 + purse)]
    g.phase = "heroes-over"
    return g


def _field(g: Arena, tokens: Mapping[str, str], towers: Mapping[str, int], nexus: Mapping[str, int]) -> None:
    for at_, lane in enumerate(g.field.lanes):
        g.tokens[at_] = at(tokens[lane.id]) if lane.id in tokens else lane.control_start
        for side, name in enumerate(SIDES):
            g.towers[side][at_] = towers.get(f"{name}.{lane.id}", TOWER_HP)
    for side, name in enumerate(SIDES):
        g.nexus[side] = nexus.get(name, -1)
    g.structures = structures_from(g)


def _heroes(g: Arena, heroes: Mapping[str, str]) -> None:
    names: list[str] = []
    for side, colour in enumerate(SIDES):
        mine = [name.split(".")[1] for name in heroes if name.startswith(colour)]
        mine += [each for each in shelf().heroes if each not in mine]
        names += [f"{colour}.{each}" for each in mine[: g.setting.team]]
        for nth, hero in enumerate(g.heroes_of(side)):
            seats = g.setting.seats_of(side)
            g.owner[hero] = seats[nth % len(seats)]
    g.names = tuple(names)
    g.slots = {name: hero for hero, name in enumerate(names)}
    for hero, name in enumerate(names):
        face = g.heroes[hero] = shelf().heroes[name.split(".")[1]]
        g.hp[hero] = face.hp
        g.state[hero] = EXHAUSTED
        if heroes.get(name):
            put(g, hero, at(heroes[name]))
    g.standing = standing_of(g)


def add_minions(g: Arena, side: int, lane: str, hexes: str) -> None:
    """More minions of a side on a Lane."""
    waiting = (minion for minion in minions_of(side) if g.at[minion] < 0)
    for each in hexes.split():
        minion = next(waiting)
        put(g, minion, at(each))
        g.minion_lane[minion - MINIONS] = lane_of(g, lane)


def put_outsider(g: Arena, dome: int, hex: str) -> None:
    """An outsider that is on the battlefield already."""
    put(g, OUTSIDERS + dome, at(hex))


def minions_on(g: Arena, side: int, lane: str = "") -> set[str]:
    """The hexes of a side's minions, of all or of one Lane."""
    found = [each for each in minions_of(side) if g.at[each] >= 0]
    if lane:
        found = [each for each in found if g.minion_lane[each - MINIONS] == lane_of(g, lane)]
    return texts([g.at[each] for each in found])


class Table:
    """Plays beats until somebody is asked, the agenda is empty, or one of the beats to stop at comes next."""

    def __init__(self, g: Arena, *beats: tuple[str, Any], stop: tuple[str, ...] = ("heroes_phase_begins",)) -> None:
        self.g = g
        self.stop = stop
        self.events: list[tuple[str, str, dict[str, Any]]] = []
        self.asks: list[Ask] = []
        self.ask: Ask | None = None
        self._steps: Rules[None] | None = None
        g.tell = self._tell
        g.agenda += reversed(beats)
        self._run(None)

    def _tell(self, told: Told, rule: str = "") -> None:
        event = told.as_event(rule, self.g)
        self.events.append((event.kind, event.rule, event.facts))

    def _run(self, choice: Choice | None) -> None:
        g = self.g
        self.ask = None
        while not g.over:
            if self._steps is None:
                if not g.agenda or g.agenda[-1][0] in self.stop:
                    return
                name, argument = g.agenda.pop()
                choice = None
                try:
                    self._steps = BEATS[name](g, argument)
                except GameOver:
                    return
                if self._steps is None:
                    continue
            try:
                self.ask = self._steps.send(choice)  # the first send of a generator is None
            except (StopIteration, GameOver):
                self._steps = None
                continue
            assert masks_from(g) == g.on
            self.asks.append(self.ask)
            return

    @property
    def prompt(self) -> str:
        """What is asked now; "" if nothing is."""
        return "" if self.ask is None else self.ask.prompt

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked now."""
        assert self.ask is not None
        return self.ask.seats

    @property
    def choices(self) -> list[Choice]:
        """What is offered now."""
        assert self.ask is not None
        return self.ask.choices_of(self.ask.seats[0])

    @property
    def hexes(self) -> set[str]:
        """The hexes that are offered now."""
        return texts([choice[1] for choice in self.choices if choice[0] == "hex"])

    def choose(self, *choices: Choice | str) -> Table:
        """Answer one ask after another; a text is a hex, "stop", "end", "no-lead" or another plain verb."""
        for each in choices:
            choice = each if isinstance(each, tuple) else ("hex", at(each)) if "." in each else (each,)
            assert choice in self.choices, (choice, self.prompt, self.choices)
            self._run(self.choices[self.choices.index(choice)])
        return self

    def decline(self, *prompts: str) -> Table:
        """Answer asks with these prompts by their last choice: stop, end, none."""
        while self.prompt in prompts:
            self._run(self.choices[-1])
        return self

    def play_out(self, pick: Callable[[list[Choice]], Choice] = lambda choices: choices[0]) -> Table:
        """Answer everything that is asked."""
        while self.ask is not None:
            self._run(pick(self.choices))
        return self

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind."""
        return [facts for each, _, facts in self.events if each == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in order."""
        return [kind for kind, _, _ in self.events]


def minions_phase_of(g: Arena) -> Table:
    """The Minions Phase of an arena, with its upkeep."""
    return Table(g, ("minions_phase", None))


def lane_step(g: Arena, lane: str) -> Table:
    """The turn of one Lane's token alone."""
    return Table(g, ("lane_token", lane_of(g, lane)))
