"""Why is that no answer? Questions of something under way: an order, a die, a chip to bring, an advancement to lose."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import MINION, box
from hordekeep.games.cloudspire.effects.effects import advancements, is_used
from hordekeep.games.cloudspire.rules.movement.marching import is_valid
from hordekeep.games.cloudspire.state.pieces import CHIPS, in_barracks, is_hero
from hordekeep.games.cloudspire.state.play_area import PlayArea, Whose
from hordekeep.games.cloudspire.words.calling import ALSO_CALLED, CALLED
from hordekeep.games.cloudspire.words.places import valid_hexes
from hordekeep.games.cloudspire.words.whom import around
from hordekeep.kernel import Ask, Choice, Refusal, Text

BESIDE_IT = ("call-hex", "set-down", "leave-perch", "leave-group", "creep")
"""Questions for a hex beside something."""
MOMENTS = {
    "build": "build-option",
    "limited-option": "limited-option",
    "market": "market-turn",
    "prep": "prep",
    "turn-start": "turn-start",
}
"""The moment of an advancement that is used at each ask."""


def no_answer(g: PlayArea, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """Why a choice does not answer a question of something under way; None where nothing special is to be said."""
    match choice[0], ask.prompt:
        case "order", "starting-upgrades":
            return Refusal("CS-BUILD-02", Text("no-other-upgrades"))
        case "fall", "which-defeat":
            return Refusal("CS-DEF-20", Text("no-such-defeat"))
        case "die", "reroll":
            return Refusal("CS-SPIRE-10", Text("no-such-die"))
        case "select", "discard-offer":
            return Refusal(ask.rule, Text("no-not-offered"))
        case "select", "call":
            return _not_called(g, ask.about, seat, choice[1])
        case "select", "tuck":
            return Refusal("CS-K-ADV-25", Text("no-not-tucked"))
        case "select", "graves":
            return Refusal("CS-K-ADV-52", Text("no-not-in-graves"))
        case "structure", "repair":
            return _not_lost(g, seat, choice[1])
        case "use-advancement", _ if ask.prompt in MOMENTS:
            return _no_advancement(g, ask, seat, choice[1])
        case "hex", "prowl":
            return Refusal("CS-K-TAL-48", Text("no-too-far"))
        case "hex", "teleport" | "put-elsewhere":
            return _not_led_to(g, ask, choice[1])
        case "hex", _ if ask.prompt in BESIDE_IT:
            return Refusal(ask.rule, Text("no-not-beside-it"))
    return None


def _not_called(g: PlayArea, chip: int, seat: int, what: str) -> Refusal:
    """Summon and Evoke bring some minions only, from the barracks, to a valid hex, for a price (CS-K-TAL-23)."""
    if what not in (*CALLED, *ALSO_CALLED):
        return Refusal("CS-K-TAL-23", Text("no-not-called"))
    found = [each for each in in_barracks(g, seat, [MINION]) if CHIPS[each].faces[0].id == what]
    if not found:
        return Refusal("CS-K-TAL-23", Text("no-not-in-barracks"))
    fits = valid_hexes(g, found[0], around(g, Whose(seat, chip)))
    return Refusal("CS-SOURCE-03" if fits else "CS-HEX-02", Text("no-cannot-pay" if fits else "no-valid-hex-beside"))


def _not_lost(g: PlayArea, seat: int, what: str) -> Refusal:
    """A repair takes the highest advancements first (CS-REPAIR-04)."""
    known = [each.id for each in box().factions[g.factions[seat]].structures]
    if what not in known:
        return Refusal("CS-REPAIR-04", Text("no-such-structure"))
    return Refusal("CS-REPAIR-04", Text("no-higher-first"))


def _no_advancement(g: PlayArea, ask: Ask, seat: int, name: str) -> Refusal:
    """What a faction does not have it does not use; nor what works at another time, what it has used up, and what would
    do nothing."""
    if name.partition("/")[0] in box().factions and name not in advancements(g, seat):
        return Refusal("CS-BUILD-12", Text("no-such-advancement"))
    held = [window for known, _, window in g.standing.windows.get(MOMENTS[ask.prompt], ()) if known == name]
    if not held:
        return Refusal("CS-TALENT-01", Text("no-other-time"))
    if any(is_used(g, window.often, f"{seat}:{name}") for window in held):
        return Refusal("CS-TALENT-02", Text("no-used-this-wave"))
    return Refusal("CS-TALENT-01", Text("no-nothing-to-do"))


def _not_led_to(g: PlayArea, ask: Ask, spot: int) -> Refusal:
    """A teleport ends on a valid hex (CS-HEX-03), and where its way leads."""
    chip = ask.about
    if not is_hero(chip) and not is_valid(g, chip, spot):
        return Refusal("CS-HEX-03", Text("no-dead-end"))
    return Refusal(ask.rule, Text("no-leads-elsewhere"))
