"""Habits of a quick hand at the game: what speaks for a choice, as named signs with amounts. How much each sign counts
was learned by playing (`scripts/learn_habits.py`) and lies in `content/habits.json`.

A sign reads only what its seat may know: the land and who stands on it, its own stack, relics and choices, and counts.
What is built and whom to send is read in `habits_building`, the ground in `habits_ground`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from hordekeep.games.cloudspire.asking.choices import STOP
from hordekeep.games.cloudspire.bots.habits_building import (
    builds_to_come,
    of_building,
    of_market,
    of_order,
    of_prep,
    of_upgrade,
)
from hordekeep.games.cloudspire.bots.habits_ground import (
    FAR,
    NAMED,
    REWARD,
    Signs,
    of_hero,
    of_march,
    of_name,
    of_shot,
    of_target,
    strongest,
)
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import GATE_HEALTH, NOBODY
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of
from hordekeep.games.cloudspire.state.pieces import face, is_hero, is_unit
from hordekeep.games.cloudspire.state.play_area import BOARD, PlayArea
from hordekeep.kernel import once
from hordekeep.kernel.hexes import NO_WAY
from hordekeep.kernel.leaning import weighed

if TYPE_CHECKING:
    from hordekeep.kernel import Ask, Choice


@once
def learned() -> Mapping[str, float]:
    """How much each sign counts."""
    text = files("hordekeep.games.cloudspire").joinpath("content", "habits.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, float])


TO_THE_MARK: Final = ("teleport", "way-back", "walk", "put-elsewhere", "set-down", "leave-perch", "call-hex")
"""Questions for a hex of an own unit: the nearer to its mark the better."""


def leanings(g: PlayArea, ask: Ask, seat: int, choices: list[Choice]) -> list[float]:
    """How strongly a hurried player leans to each choice: the chance of one is as its exponential."""
    return weighed(signs_of(g, ask, seat, choices), learned())


def signs_of(g: PlayArea, ask: Ask, seat: int, choices: list[Choice]) -> list[Signs]:
    """The signs of each choice; none where a hurried player takes the first that comes."""
    about = ask.about
    match ask.prompt:
        case "march" if isinstance(about, int):
            return of_march(g, seat, about, choices)
        case "hero-moves" if isinstance(about, int):
            return of_hero(g, seat, about, choices)
        case "build" | "limited-option" | "earthscape-spire":
            return of_building(g, seat, choices)
        case "spire-reward":  # it costs nothing
            spires = of_building(g, seat, choices)
            return [signs if choice != STOP else [("stop", 1.0)] for choice, signs in zip(choices, spires, strict=True)]
        case "prep":
            return of_prep(g, seat, choices)
        case "market":
            return [of_market(g, seat, choice) for choice in choices]
        case "attack-target" if isinstance(about, int):
            return [of_target(g, about, choice) for choice in choices]
        case "spire-target":
            return [of_shot(g, choice) for choice in choices]
        case "starting-upgrades":
            return [of_order(choice) for choice in choices]
    return [_of_answer(g, ask, choice) for choice in choices]


def _of_answer(g: PlayArea, ask: Ask, choice: Choice) -> Signs:
    verb = choice[0]
    match ask.prompt:
        case "who-moves":
            if verb == "unit":
                return [("hero moves", 1.0)] if is_hero(g.on[choice[1]]) else []
            return [("done", 1.0)] if verb == "done" else []
        case "who-attacks" if verb == "unit":
            return [("attacker|best", strongest(g, g.on[choice[1]]))]
        case "reveal":
            return _of_reveal(g, g.on[ask.about]) if verb == "yes" else []
        case "redirect":
            return _of_redirect(g, ask.about) if verb == "yes" else []
        case "mark":
            return [("mark|weak", 1 - g.gates[choice[1]] / GATE_HEALTH)]
        case "relic" if verb == "sell":
            return [("sell", float(builds_to_come(g) > 0))]
    if verb == "hex":
        return _of_hex(g, ask.prompt, ask.about, choice[1])
    if verb in NAMED:
        return of_name(choice)
    return _PLAIN.get(verb) or (of_upgrade(choice) if verb in ("upgrade", "upgrade-cheaper") else [])


_PLAIN: Final[Mapping[str, Signs]] = {
    "explore": [("explore", 1.0)],
    "yes": [("yes", 1.0)],
    "stop": [("stop", 1.0)],
    "pass": [("pass", 1.0)],
    "keep": [("keep", 1.0)],
    "pick-up": [("pick-up", 1.0)],
    "hand-in": [("hand-in", 1.0)],
    "promote": [("promote", 1.0)],
}


def _of_reveal(g: PlayArea, chip: int) -> Signs:
    """A landmark that its explorer has looked at: what it brings, and how hard it is to defeat."""
    shown = face(g, chip)
    reward = shown.source + REWARD * (shown.relics + shown.spire_reward)
    if not box().chips[chip].unit:
        return [("reveal|gift", 1.0)]
    return [("reveal|reward", reward / REWARD), ("reveal|strength", (shown.health + 2 * max(shown.attack, 0)) / 6)]


def _of_redirect(g: PlayArea, about: tuple[int, int, int]) -> Signs:
    """Shall the top of the stack take what is meant for the gate (CS-GATE-06)? The less the gate has, the rather."""
    _, top, amount = about
    gate = max(g.gates[g.holder[top]], 1)
    falls = amount >= g.health[top] + g.upgrades[top].count("D")
    return [("redirect|saved", min(2 * amount / gate, 2.0)), ("redirect|falls", float(falls))]


def _of_hex(g: PlayArea, prompt: str, about: object, spot: int) -> Signs:
    """A hex for an own unit: nearer to its mark."""
    if prompt not in TO_THE_MARK or not isinstance(about, int) or not _is_own_unit(g, about):
        return []
    away = closeness(g, field_of(g, about), spot)
    return [("hex|near", 1 - min(away, 2 * FAR) / (2 * FAR))] if away < NO_WAY else []


def _is_own_unit(g: PlayArea, chip: int) -> bool:
    """Has it a mark to go to?"""
    holder = g.holder[chip]
    return is_unit(g, chip) and holder != NOBODY and g.marks[holder] != NOBODY and g.place[chip] <= BOARD
