"""Habits of a quick hand at the game: what speaks for a choice, as named signs with amounts, and how much each counts.

A sign reads only what its seat may know: the battlefield, its own hand and choices, and counts. The weights are set by
hand: gather at control points, strike who can fall, lead once a token, play cards while there is mana, and react to
what hits. Where to stand is weighed in `habits_ground`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from hordekeep.games.skytear.bots.habits_ground import GROUND, Signs, far, of_ground, points_seen, prey, weakness
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import MINIONS
from hordekeep.games.skytear.effects.values import attack_range
from hordekeep.games.skytear.rules.actions.attack import attack_targets
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, Arena
from hordekeep.kernel import once
from hordekeep.kernel.leaning import weighed

if TYPE_CHECKING:
    from hordekeep.kernel import Ask, Choice

WEIGHTS: Final[Mapping[str, float]] = {
    **GROUND,
    # actions
    "attack": 0.3,
    "attack|prey": 1.5,
    "move": 0.2,
    "move|blind": 1.0,
    "skirmish": -0.2,
    "skirmish|now": 1.0,
    "skirmish|soon": 0.4,
    "skirmish|blind": 0.4,
    "lead": 0.0,
    "lead|sees": 1.0,
    "lead|led": -1.0,
    "lead|move left": -0.3,
    "worship": 0.3,
    "play": 0.9,
    "end": -0.5,
    "end|ap": -1.0,
    # reactions
    "pass": 1.2,
    "react guard": -1.5,
    "react guard|hit": 3.0,
    "react heal": -0.5,
    "react heal|hurt": 2.0,
    "react strike": 1.0,
    "react other": -0.6,
    # whom and what
    "activate|prey": 0.6,
    "activate|weak": 0.3,
    "enemy|prey": 1.5,
    "enemy|weak": 1.0,
    "friend|weak": 0.7,
    "friend|hit": 1.5,
    "token": -1.0,
    "area|heroes": 2.0,
    "area|minions": 1.0,
    "hex|heroes": 1.5,
    "hex|minions": 0.6,
    "hex|far": -1.0,
    "flip": 2.0,
    "lead-deck": 0.6,
    "no-lead": -1.5,
    "card|led": 1.0,
    "card|selected": 3.0,
    "done": 1.0,
    "stop|spawn": -2.0,
}
"""How much each sign counts."""
HURT: Final = 0.3
"""Who has lost such a part of its HP is worth healing."""
OWN_CARDS: Final = ("put-away", "mulligan", "take-off")


def leanings(g: Arena, ask: Ask, seat: int, choices: list[Choice]) -> list[float]:
    """How strongly a hurried player leans to each choice: the chance of one is as its exponential."""
    return weighed(signs_of(g, ask, seat, choices), WEIGHTS)


def signs_of(g: Arena, ask: Ask, seat: int, choices: list[Choice]) -> list[Signs]:
    """The signs of each choice; none where a hurried player takes the first that comes."""
    match ask.prompt:
        case "act":
            return _of_actions(g, choices)
        case "react":
            return _of_reactions(g, seat, choices)
        case "move-to" | "skirmish" | "place-on" | "return-to" | "place-hero" | "push-to" if _is_hero(ask.about):
            return of_ground(g, seat, ask, choices)
    return [_of_answer(g, ask, seat, choice) for choice in choices]


def _is_hero(about: object) -> bool:
    return isinstance(about, int) and 0 <= about < MINIONS


# -- the active hero ---------------------------------------------------------------------------------------------------


def _of_actions(g: Arena, choices: list[Choice]) -> list[Signs]:
    hero = g.active
    points = points_seen(g, hero)
    found: list[Signs] = []
    for choice in choices:
        verb = choice[0]
        if verb == "act":
            found.append(_OF_ACTION[choice[1]](g, hero, points))
        elif verb == "play":
            found.append([("play", 1.0)])
        else:
            found.append([("end", 1.0), ("end|ap", g.ap / 3)])
    return found


def _of_attack(g: Arena, hero: int, points: int) -> Signs:
    best = max([prey(g, hero, each) for each in attack_targets(g, hero)], default=0.0)
    return [("attack", 1.0), ("attack|prey", best)]


def _of_move(g: Arena, hero: int, points: int) -> Signs:
    return [("move", 1.0), ("move|blind", float(not points))]


def _of_skirmish(g: Arena, hero: int, points: int) -> Signs:
    enemies = g.on[1 - g.setting.side_of[hero]]
    within, reach = g.field.board.within, attack_range(g, hero)
    signs: Signs = [("skirmish", 1.0), ("skirmish|blind", float(not points))]
    if enemies & within(g.at[hero], reach):
        signs.append(("skirmish|now", 1.0))
    elif enemies & within(g.at[hero], reach + 2):
        signs.append(("skirmish|soon", 1.0))
    return signs


def _of_lead(g: Arena, hero: int, points: int) -> Signs:
    """At each token one Lead card of a side counts (SM-CTRL-04)."""
    friends = g.heroes_of(g.setting.side_of[hero])
    led = any(g.leads[each] and points_seen(g, each) & points for each in friends)
    may_move = float("move" not in g.used)
    return [("lead", 1.0), ("lead|sees", float(bool(points))), ("lead|led", float(led)), ("lead|move left", may_move)]


def _of_worship(g: Arena, hero: int, points: int) -> Signs:
    return [("worship", 1.0)]


_OF_ACTION: Final[Mapping[str, Callable[[Arena, int, int], Signs]]] = {
    "attack": _of_attack,
    "move": _of_move,
    "skirmish": _of_skirmish,
    "lead": _of_lead,
    "worship": _of_worship,
}


# -- reactions ---------------------------------------------------------------------------------------------------------


def _of_reactions(g: Arena, seat: int, choices: list[Choice]) -> list[Signs]:
    """Guard who is hit, heal who is hurt, strike at any time; all else is kept."""
    top, side = g.stack[-1], g.setting.sides[seat]
    hit = g.setting.sides[top.seat] != side and any(_is_friend(g, each, side) for each in top.targets)
    found: list[Signs] = []
    for choice in choices:
        if choice[0] == "pass":
            found.append([("pass", 1.0)])
            continue
        kind = _kind_of(choice[1])
        signs: Signs = [(f"react {kind}", 1.0)]
        if kind == "guard" and hit:
            signs.append(("react guard|hit", 1.0))
        elif kind == "heal":
            worst = max([weakness(g, each) for each in g.heroes_of(side) if g.at[each] >= 0], default=0.0)
            signs.append(("react heal|hurt", float(worst >= HURT)))
        found.append(signs)
    return found


def _is_friend(g: Arena, target: int, side: int) -> bool:
    return 0 <= target < MINIONS and g.setting.side_of[target] == side


@once
def _kind_of(card: str) -> str:
    """What a reaction is for, by the words on it."""
    words = " ".join(shelf().power_cards[card].text)
    if "Armor" in words or "Change the target" in words or "Cancel" in words:
        return "guard"
    if "heals" in words:
        return "heal"
    return "strike" if "Deal" in words or "Disarm" in words else "other"


# -- answers -----------------------------------------------------------------------------------------------------------


def _of_answer(g: Arena, ask: Ask, seat: int, choice: Choice) -> Signs:
    verb, side = choice[0], g.setting.sides[seat]
    match verb:
        case "activate":
            hero = g.slots[choice[1]]
            best = max([prey(g, hero, each) for each in attack_targets(g, hero)], default=0.0)
            return [("activate|prey", best), ("activate|weak", weakness(g, hero))]
        case "hero":
            return _of_hero(g, side, g.slots[choice[1]])
        case "illusion" | "pillar":
            return [("token", 1.0)]
        case "area":
            return _of_area(g, side, choice[1])
        case "hex":
            return _of_hex(g, side, ask.prompt, choice[1])
        case "modifier":
            return [("flip", choice[1] / 3)]
        case "lead":
            worth = shelf().power_cards[choice[1]].cost / 3
            return [("card|selected" if ask.prompt == "select-lead" else "card|led", worth)]
        case "stop":
            return [("stop|spawn", 1.0)] if ask.prompt == "spawn" else []
        case "lead-deck" | "no-lead" | "done":
            return [(verb, 1.0)]
    return []


def _of_hero(g: Arena, side: int, hero: int) -> Signs:
    if g.setting.side_of[hero] == side:
        hit = bool(g.stack) and hero in g.stack[-1].targets
        return [("friend|weak", weakness(g, hero)), ("friend|hit", float(hit))]
    active = g.active if g.active >= 0 and g.setting.side_of[g.active] == side else -1
    signs: Signs = [("enemy|weak", weakness(g, hero))]
    return [*signs, ("enemy|prey", prey(g, active, hero))] if active >= 0 else signs


def _of_area(g: Arena, side: int, mask: int) -> Signs:
    heroes, minions = g.on[1 - side] & mask, g.on[BLUE_MINIONS + 1 - side] & mask
    return [("area|heroes", heroes.bit_count() / 2), ("area|minions", minions.bit_count() / 2)]


def _of_hex(g: Arena, side: int, prompt: str, hex: int) -> Signs:
    """A hex for an area, a pillar, an illusion or an outsider; where minions and tokens go hardly matters."""
    if prompt in ("spawn", "place-minion", "token-step", "toward", "spawn-at", "damage-structure"):
        return []
    beside = g.field.board.within(hex, 1)
    heroes, minions = g.on[1 - side] & beside, g.on[BLUE_MINIONS + 1 - side] & beside
    return [("hex|heroes", heroes.bit_count() / 2), ("hex|minions", minions.bit_count() / 2), ("hex|far", far(g, hex))]
