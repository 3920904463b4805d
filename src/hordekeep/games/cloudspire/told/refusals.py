"""Why can't I? Every choice that is not offered is refused by the rule that forbids it, or that gives it its time.

The checks are those that list what is offered, asked one by one; where they are many they have modules of their own:
`refusals_build` for what is bought and built, `refusals_board` for what moves and attacks, `refusals_questions` for
what is asked while something is under way.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.using import no_time_to_use
from hordekeep.games.cloudspire.ground.earthscapes import why_not_lay
from hordekeep.games.cloudspire.rules.chips.choices import LIMITED_OPTIONS
from hordekeep.games.cloudspire.rules.chips.levelling import PROMOTE
from hordekeep.games.cloudspire.rules.goals.marks import possible_marks
from hordekeep.games.cloudspire.rules.wave.build_phase import footing_of
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT, PlayArea
from hordekeep.games.cloudspire.told.refusals_build import (
    no_advance,
    no_construction,
    no_earthscape,
    no_equipment,
    no_group,
    no_purchase,
    no_saving,
    no_selection,
    no_upgrade,
    no_upgrading,
)
from hordekeep.games.cloudspire.told.refusals_questions import no_answer
from hordekeep.kernel import Ask, Choice, Refusal, Text

FREE_TURNS: Final = ("market", "build", "prep", "limited-option", "relic-window")
"""The asks at which somebody acts freely; all others are questions of something under way."""
BUILDING: Final = ("build", "limited-option")
OWN_TIME: Final = {
    "construct": "CS-BUILD-01",
    "advance": "CS-BUILD-11",
    "earthscape": "CS-BUILD-08",
    "buy": "CS-MKT-04",
    "buy-earthscape": "CS-MKT-04",
    "select": "CS-SELECT-01",
    "group": "CS-GROUP-01",
    "equip": "CS-EQUIP-02",
    "mark": "CS-MARK-07",
    "explore": "CS-TURN-02",
    "use": "CS-TALENT-01",
    "use-advancement": "CS-TALENT-01",
    "relic": "CS-RELIC-05",
    "deploy": "CS-TURN-02",
    "stay": "CS-TURN-02",
    "unit": "CS-TURN-02",
    "hex": "CS-TURN-02",
    "spire": "CS-TURN-02",
    "gate": "CS-TURN-02",
    "order": "CS-BUILD-03",
    "upgrade": "CS-BUILD-04",
    "upgrade-cheaper": "CS-BUILD-04",
    "promote": "CS-LEVEL-04",
    "triangle": "CS-BUILD-08",
    "turned": "CS-EARTH-11",
    "faction": "CS-FACTION-02",
    "structure": "CS-REPAIR-01",
    "fall": "CS-DEF-20",
    "first": "CS-TALENT-03",
    "option": "CS-TALENT-01",
    "event": "CS-EVENT-01",
    "die": "CS-SPIRE-10",
    "sell": "CS-RELIC-02",
    "keep": "CS-RELIC-02",
    "pick-up": "CS-ITEM-02",
    "hand-in": "CS-K-COOP-03",
}
"""The rule that gives each verb its time, for when it has not come."""
IN_ONSLAUGHT: Final = {
    "construct": "CS-LBO-05",
    "advance": "CS-LBO-01",
    "earthscape": "CS-LBO-01",
    "group": "CS-GROUP-05",
}
"""And in the Onslaught Phase, where there are only limited build options."""


def why_not(g: PlayArea, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The rule against `choice` of `seat` at this ask, or None if it is offered."""
    if choice in ask.choices_of(seat):
        return None
    found = (
        _building(g, ask, seat, choice) or _market_and_prep(g, ask, seat, choice) or _on_the_board(g, ask, seat, choice)
    )
    found = found or no_answer(g, ask, seat, choice)
    if found is not None:
        return found
    verb = choice[0]
    if any(verb == each[0] for each in ask.choices_of(seat)):
        return Refusal(ask.rule, Text("no-not-among"))
    return _not_now(g, ask, seat, verb)


def why_not_unasked(g: PlayArea, seat: int, choice: Choice) -> Refusal | None:
    """A relic is played between any two steps, whosever turn it is (CS-RELIC-05), so it is never just "not your turn";
    all else is."""
    if choice[0] != "relic":
        return None
    if choice[1] not in g.relics[seat]:
        return Refusal("CS-RELIC-01", Text("no-such-relic"))
    return Refusal("CS-RELIC-05", Text("no-relic-in-a-step" if g.phase == ONSLAUGHT else "no-relic-before-onslaught"))


def _not_now(g: PlayArea, ask: Ask, seat: int, verb: str) -> Refusal:
    """A choice of another time, or no answer to this question."""
    if ask.prompt not in FREE_TURNS:
        return Refusal(ask.rule, Text("no-answer-first"))
    if verb == "construct" and g.phase == ONSLAUGHT and g.built[seat] >= LIMITED_OPTIONS:
        return Refusal("CS-LBO-02", Text("no-limited-left"))
    if verb == "construct" and g.phase == ONSLAUGHT and g.enough >> seat & 1:
        return Refusal("CS-LBO-01", Text("no-limited-enough"))
    rule = OWN_TIME.get(verb, ask.rule)
    if g.phase == ONSLAUGHT:
        rule = IN_ONSLAUGHT.get(verb, rule)
    return Refusal(rule, Text("no-limited" if rule == "CS-LBO-01" else "no-not-now"))


def _building(g: PlayArea, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    match choice[0], ask.prompt:
        case "construct", "build" | "limited-option" | "earthscape-spire" | "spire-reward":
            return no_construction(g, ask, seat, choice[1], choice[2])
        case "spire", "build" | "limited-option":
            return no_upgrading(g, seat, choice[1])
        case "upgrade", "upgrade" | "level-up":
            return no_upgrade(g, ask, seat, choice[1])
        case "upgrade-cheaper", "upgrade":
            return no_saving(g, ask, seat, choice[1])
        case "advance", "build":
            return no_advance(g, seat, choice[1])
        case "earthscape", "build":
            return no_earthscape(g, seat, choice[1])
        case "triangle", "earthscape-place":
            return _no_place(g, seat, ask.about, choice[1], None)
        case "turned", "earthscape-turn":
            return _no_place(g, seat, ask.about[0], ask.about[1], choice[1])
        case "promote", "level-up" if choice == PROMOTE:
            return Refusal("CS-LEVEL-03", Text("no-promotion-yet"))
    return None


def _no_place(g: PlayArea, seat: int, number: int, triangle: int, turn: int | None) -> Refusal | None:
    """The very layers that close triangles to an earthscape."""
    found = why_not_lay(g.land, footing_of(g, seat), load_earthscapes()[number], triangle, turn)
    return None if found is None else Refusal(found[0], Text(f"no-{found[1]}"))


def _market_and_prep(g: PlayArea, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    match choice[0], ask.prompt:
        case "buy" | "buy-earthscape", "market":
            return no_purchase(g, seat, choice)
        case "select", "prep":
            return no_selection(g, seat, choice[1])
        case "group", "prep":
            return no_group(g, seat, choice[1])
        case "equip", "prep":
            return no_equipment(g, seat, choice[1])
        case "mark", "mark":
            return _no_mark(g, seat, choice[1])
        case "relic", "relic-window":
            held = choice[1] in g.relics[seat]
            return Refusal("CS-RELIC-09" if held else "CS-RELIC-01", Text("no-relic-use" if held else "no-such-relic"))
        case "faction", "faction":
            return Refusal("CS-FACTION-02", Text("no-faction-taken"))
        case "pass", "prep":
            return Refusal("CS-SELECT-02", Text("no-pass-in-prep"))
    return None


def _no_mark(g: PlayArea, seat: int, other: int) -> Refusal | None:
    if other in possible_marks(g, seat):
        return None
    if other == seat or g.setting.are_friends(seat, other):
        return Refusal("CS-MARK-02" if other == seat else "CS-MARK-08", Text("no-mark-friend"))
    return Refusal("CS-PILL-03", Text("no-mark-fallen"))


def _on_the_board(g: PlayArea, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    verb = choice[0]
    match verb, ask.prompt:
        case "use", _:
            return no_time_to_use(g, ask, seat, Use(choice[1], choice[2]))
    if verb in ("unit", "spire") and (g.spire_on if verb == "spire" else g.on).get(choice[1], NOBODY) < 0:
        return Refusal(ask.rule, Text("no-such-chip"))
    return None
