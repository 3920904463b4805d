"""Habits of a hurried player between onslaughts: what to buy and to build, and whom to send.

Source is worth what it still buys: income early, spires that command the road to the own gate, and advancements, of
which each counts in the end (CS-ENDGAME-07). CP not spent are lost (CS-ENDWAVE-10), so all of them are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from hordekeep.games.cloudspire.bots.habits_ground import Signs, of_name, road_to
from hordekeep.games.cloudspire.content.chips import EQUIPMENT, NONE, SPIRE, Face, box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.stats import spire_range
from hordekeep.games.cloudspire.rules.wave.prep_phase import command_points
from hordekeep.games.cloudspire.rules.wave.prices import advance_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, is_hero
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import once

if TYPE_CHECKING:
    from hordekeep.kernel import Choice

USUAL: Final = 3.0
"""The price of a usual advancement."""
SHOTS: Final = 6
"""So many hexes of the road in range are worth a whole sign."""
_INCOME = re.compile(r"\+(\d+) Source at each Income")


def builds_to_come(g: PlayArea) -> int:
    """How many Build Phases there are after this moment, the one in progress among them."""
    return g.setting.waves - g.wave + (g.phase <= BUILD)


@once
def income_of(advancement: str) -> int:
    """The Source that an advancement brings at each Income, by its words."""
    found = _INCOME.search(_text_of(advancement))
    return int(found[1]) if found else 0


@once
def mends_gate(advancement: str) -> bool:
    """Does an advancement mend the gate, by its words?"""
    return "gate regains" in _text_of(advancement)


def _text_of(advancement: str) -> str:
    faction, structure, level = advancement.split("/")
    known = next(each for each in box().factions[faction].structures if each.id == structure)
    return " ".join(known.levels[int(level) - 1].text)


@once
def worth_of(shown: Face) -> float:
    """What a face is worth in a fight, about 1 for a usual unit or spire."""
    if shown.start:
        return len(shown.start) / 2 + shown.cap / 8
    stat = 0 if shown.attack == NONE else shown.attack
    return (shown.health + 2 * stat + shown.move + len(shown.talents)) / 8


# -- the market ------------------------------------------------------------------------------------------------------


def of_market(g: PlayArea, seat: int, choice: Choice) -> Signs:
    """A chip for its price; Source is kept for the Build Phase, where an advancement costs about 3."""
    match choice[0]:
        case "buy":
            chip = next((c for c in g.offers if CHIPS[c].faces[0].id == choice[1]), NOBODY)
            if chip == NOBODY:
                return [("buy", 1.0)]
            known = CHIPS[chip]
            worth = 0.5 if known.kind == EQUIPMENT else worth_of(known.faces[0])
            saved = (g.source[seat] - known.cost - USUAL) / USUAL
            signs: Signs = [("buy", 1.0), (f"buy:{choice[1]}", 1.0), ("buy|worth", worth - known.cost / 4)]
            return [*signs, ("buy|saved", max(min(saved, 1.0), -1.0))]
        case "buy-earthscape":
            return [("buy-earthscape", 1.0)]
        case "pass":
            return [("market|pass", 1.0)]
    return of_name(choice)


# -- building --------------------------------------------------------------------------------------------------------


def of_building(g: PlayArea, seat: int, choices: list[Choice]) -> list[Signs]:
    """The options of a turn in the Build Phase, or in the Onslaught Phase, where less is left to gain."""
    road = road_to(g, seat)
    return [_of_option(g, seat, road, choice) for choice in choices]


def _of_option(g: PlayArea, seat: int, road: int, choice: Choice) -> Signs:
    left = builds_to_come(g)
    match choice[0]:
        case "advance":
            return _of_advancement(g, seat, choice[1], left)
        case "construct":
            return _of_spire(g, seat, road, choice[1], choice[2], left)
        case "spire":
            spire = g.spire_on.get(choice[1], NOBODY)
            if spire == NOBODY:
                return []
            within = g.land.board.within(choice[1], spire_range(g, spire))
            return [("upgrade", 1.0), ("upgrade|shots", (within & road).bit_count() / SHOTS)]
        case "earthscape":
            return [("earthscape", 1.0)]
        case "pass":
            return [("build|pass", 1.0)]
        case "stop":
            return [("limited|stop", 1.0), ("limited|saved", min(g.source[seat] / USUAL, 2.0) * (left > 0))]
    return of_name(choice)


def _of_advancement(g: PlayArea, seat: int, structure: str, left: int) -> Signs:
    structures = box().factions[g.factions[seat]].structures
    which = next(n for n, each in enumerate(structures) if each.id == structure)
    price = advance_price(g, seat, which)
    name = structures[which].levels[g.levels[seat][which]].id
    incomes = left - (g.phase == BUILD)
    signs: Signs = [("advance", 1.0), (f"advance:{name}", 1.0), ("advance|price", (price - USUAL) / USUAL)]
    signs.append(("advance|last", float(incomes == 0)))
    income = income_of(name)
    if income:
        signs.append(("advance|income", income * incomes / (2 * USUAL)))
    if mends_gate(name):
        signs.append(("advance|gate", incomes / 2))
    return signs


def _of_spire(g: PlayArea, seat: int, road: int, what: str, spot: int, left: int) -> Signs:
    shown = _spire_face(what)
    signs: Signs = [("construct", 1.0), (f"construct:{what}", 1.0), ("construct|price", (shown.cost - USUAL) / USUAL)]
    if "mining" in shown.flags:
        signs.append(("construct|mining", float(left > 1)))
        return signs
    if "A" in shown.start:
        within = g.land.board.within(spot, 1 + shown.start.count("R"))
        signs.append(("construct|shots", min((within & road).bit_count() / SHOTS, 2.0)))
        home = g.land.board.distance(spot, g.land.gates[seat])
        signs.append(("construct|range", max(1 - home / SHOTS, 0.0)))
    signs.append(("construct|left", left / 4))
    return signs


@once
def _spire_face(what: str) -> Face:
    return next(
        shown
        for chip in box().chips_with(what)
        if KIND[chip] == SPIRE
        for shown in CHIPS[chip].faces
        if shown.id == what
    )


def of_upgrade(choice: Choice) -> Signs:
    """Which chip goes on: attack, range, fortification."""
    name = {"A": "chip|attack", "R": "chip|range", "D": "chip|fort"}.get(str(choice[1])) if len(choice) > 1 else None
    return [(name, 1.0)] if name else []


def of_order(choice: Choice) -> Signs:
    """The starting upgrades of a spire from top to bottom: the bottom one is lost first (CS-SPIRE-05), and a
    fortification there takes two points at once (CS-FORTIF-04)."""
    letters = str(choice[1])
    return [("order|fort below", float(letters.endswith("D"))), ("order|attack above", float(letters.startswith("A")))]


# -- the stack -------------------------------------------------------------------------------------------------------


def of_prep(g: PlayArea, seat: int, choices: list[Choice]) -> list[Signs]:
    """The next of the stack: much for its CP, and none left over."""
    all_points = max(command_points(g, seat), 1)
    return [_of_selection(g, seat, choice, g.cp[seat], all_points) for choice in choices]


def _of_selection(g: PlayArea, seat: int, choice: Choice, points: int, all_points: int) -> Signs:
    match choice[0]:
        case "done":
            return [("prep|done", 1.0), ("prep|CP left", points / all_points)]
        case "select" | "group":
            chip, shown = _unit_of(choice[1])
            price = 0 if CHIPS[chip].faction != g.factions[seat] else CHIPS[chip].cp
            signs: Signs = [("select|worth", worth_of(shown) - price / 4), ("select|fills", price / all_points)]
            signs.append((f"select:{choice[1]}", 1.0))
            if is_hero(chip):
                signs.append(("select|hero", 1.0))
            elif choice[0] == "group":
                signs += [("group", 1.0), ("group|CP left", points / all_points)]
            return signs
        case "equip":
            return [("equip", 1.0)]
    return of_name(choice)


@once
def _unit_of(what: str) -> tuple[int, Face]:
    chip = next(c for c in box().chips_with(what))
    return chip, next(shown for shown in CHIPS[chip].faces if shown.id == what)
