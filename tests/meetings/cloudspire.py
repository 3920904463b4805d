"""The moments of Cloudspire: the phases of a wave, the stages of a turn with their steps, the four steps of a defeat,
the windows for relics, the ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hordekeep.games.cloudspire.content.chips import HERO, box
from hordekeep.games.cloudspire.state.pieces import is_hero
from hordekeep.games.cloudspire.state.play_area import STACK, PlayArea
from hordekeep.kernel import Ask, Event, Game, Match
from tests.games.cloudspire.playing import TABLES
from tests.meetings import cloudspire_things as things
from tests.meetings.cloudspire_apart import APART
from tests.meetings.declared import Listener, Meetings

WAVE = {
    "set_up": "set-up",
    "event": "Event Phase",
    "income": "Income Phase: Source",
    "repair": "Income Phase: gates are repaired",
    "refresh": "Market Phase: the market is refreshed",
    "market": "Market Phase: a purchase",
    "build": "Build Phase: a build option",
    "mark": "Prep Phase: marks",
    "prepare": "Prep Phase: selecting and stacking",
}
ONSLAUGHT = {
    "onslaught": "Onslaught Phase: it, or a round, begins",
    "turn_starts": "start of a turn, with the campfire check",
    "limited": "start of a turn: limited build options",
    "before_movement": "movement: before any unit moves",
    "who_moves": "movement: who is next",
    "deploy": "movement: a unit deploys",
    "march": "movement: a minion marches",
    "hero_moves": "movement: a hero moves",
    "after_moving": "movement: after a move, or instead",
    "fire": "spires fire",
    "exploration": "exploration",
    "attack": "attack",
    "retaliation": "retaliation, and what comes after attacking",
    "gate_attack": "an attack on a gate",
    "idle": "gates hit those who stand idle",
    "turn_ends": "end of a turn",
}
BETWEEN = {
    "falls": "which defeat comes first",
    "defeat_talents": "a defeat, 1: talents",
    "defeat_clears": "a defeat, 2: clearing",
    "defeat_rewards": "a defeat, 3: the reward",
    "defeat_levels": "a defeat, 4: a hero levels up",
    "emptied": "a landmark loses its last health",
    "gate_defeated": "a gate is defeated",
    "relics": "between two steps: relics",
    "end_of_wave": "end of the wave",
    "end_of_game": "end of the game",
}
MOMENTS = {**WAVE, **ONSLAUGHT, **BETWEEN}
BEATS = {
    **dict.fromkeys(("pick_factions", "set_up_beacon", "set_up_vines"), "set_up"),
    "event_phase": "event",
    "income_phase": "income",
    "market_phase": "refresh",
    "market_turn": "market",
    "build_phase": "build",
    "build_turn": "build",
    "prep_phase": "mark",
    "prepare": "prepare",
    "onslaught_begins": "onslaught",
    "round": "onslaught",
    "turn_starts": "turn_starts",
    "starts_on": "turn_starts",
    "limited_options": "limited",
    "before_movement": "before_movement",
    "movement": "who_moves",
    "goes_on": "after_moving",
    "fire": "fire",
    "exploration": "exploration",
    "attack_stage": "attack",
    "idle_at_gates": "idle",
    "turn_ends": "turn_ends",
    "settle": "falls",
    **{step: step for step in ("defeat_talents", "defeat_clears", "defeat_rewards", "defeat_levels", "gate_defeated")},
    "landmark_emptied": "emptied",
    "relic_window": "relics",
    "end_of_wave": "end_of_wave",
}
OPENING = {
    "advancement-lost": "repair",
    "gate-repaired": "repair",
    "deployed": "deploy",
    "attacks": "attack",
    "attacks-gate": "gate_attack",
    "fortress-power": "end_of_game",
    "game-over": "end_of_game",
}
"""Events that open a step within a beat."""
MOVING = ("march", "hero-moves", "way-back", "walk")
"""The questions of a unit's move."""


class Course:
    """Where a beat stands, by what was told and asked last: one beat of the game may be several steps of the book."""

    def __init__(self) -> None:
        self.beat: object = None
        self.step = ""
        self.fallen: dict[str, list[str]] = {}
        """What was with each chip that was defeated, until it is told that it has left its hex."""

    def told(self, g: PlayArea, event: Event) -> list[str]:
        """The things that an event is about."""
        self._now(g)
        if event.kind in OPENING and (event.kind != "advancement-lost" or self._in(g, "income_phase")):
            self.step = OPENING[event.kind]
        elif event.kind == "damaged" and event.facts["how"] == "retaliation" and self.step != "gate_attack":
            self.step = "retaliation"
        elif event.kind == "displaced" and self._in(g, "movement") and not self.step:
            self.step = "march"
        elif event.kind in ("moved", "stays") and self._in(g, "movement") and self.step in ("", "march", "hero_moves"):
            name = event.facts["chip"]["face"]
            self.step = "hero_moves" if box().chips[box().chips_with(name)[0]].kind == HERO else "march"
        found = list(things.told(g, event))
        if event.kind == "defeated":
            self.fallen[event.facts["chip"]["face"]] = found
        elif event.kind == "cleared":
            found += self.fallen.pop(event.facts["chip"]["face"], [])
        return found

    def asked(self, g: PlayArea, ask: Ask) -> list[str]:
        """The things that a question is about."""
        self._now(g)
        if ask.prompt == "after-moving":
            self.step = "after_moving"
        elif ask.prompt in ("repair", "again"):
            self.step = "repair" if ask.prompt == "repair" else "attack"
        elif ask.prompt in MOVING and self._in(g, "movement") and isinstance(ask.about, int):
            deploys = g.place[ask.about] == STACK
            self.step = "deploy" if deploys else "hero_moves" if is_hero(ask.about) else "march"
        return list(things.asked(g, ask))

    def moment(self, g: PlayArea, beat: str) -> str | None:
        """The step that a beat has come to."""
        self._now(g)
        return self.step or BEATS.get(beat)

    def _now(self, g: PlayArea) -> None:
        if g.beat is None or g.beat is not self.beat:
            self.beat, self.step = g.beat, ""

    def _in(self, g: PlayArea, beat: str) -> bool:
        return g.beat is not None and g.beat[0] == beat


def random_games(game: Game[Any], luck: Random, listener: Listener) -> Iterator[Match[Any]]:
    """One at each table."""
    for seats, options in TABLES:
        yield Match(game, seats, str(luck.getrandbits(64)), options, listeners=[listener])


COURSE = Course()
MEETINGS = Meetings(
    slug="cloudspire",
    moments=MOMENTS,
    things=things.THINGS,
    moment=COURSE.moment,
    told=COURSE.told,
    asked=COURSE.asked,
    always=things.always,
    apart=APART,
    random_games=random_games,
)
