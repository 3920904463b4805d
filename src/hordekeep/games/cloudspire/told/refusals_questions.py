"""Why is that no answer? Questions of something under way: an order, a die, a chip to bring, an advancement to lose."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import MINION
from hordekeep.games.cloudspire.effects.choices import UseAdvancement
from hordekeep.games.cloudspire.effects.using import why_not_use_advancement
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
}
"""The moment of an advancement that is used at each ask."""


def no_answer(g: PlayArea, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """Why a choice does not answer a question of something under way; None where nothing special is to be said."""
    match choice[0], ask.prompt:
        case "order", "starting-upgrades":
            return Refusal("CS-BUILD-02", Text("no-other-upgrades"))
        case "select", "discard-offer":
            return Refusal(ask.rule, Text("no-not-offered"))
        case "select", "call":
            return _not_called(g, ask.about, seat, choice[1])
        case "select", "tuck":
            return Refusal("CS-K-ADV-25", Text("no-not-tucked"))
        case "select", "graves":
            return Refusal("CS-K-ADV-52", Text("no-not-in-graves"))
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


def _no_advancement(g: PlayArea, ask: Ask, seat: int, name: str) -> Refusal | None:
    """What a faction does not have it does not use; nor what works at another time, what it has used up, and what would
    do nothing."""
    return why_not_use_advancement(g, MOMENTS[ask.prompt], seat, UseAdvancement(name))


def _not_led_to(g: PlayArea, ask: Ask, spot: int) -> Refusal:
    """A teleport ends on a valid hex (CS-HEX-03), and where its way leads."""
    chip = ask.about
    if not is_hero(chip) and not is_valid(g, chip, spot):
        return Refusal("CS-HEX-03", Text("no-dead-end"))
    return Refusal(ask.rule, Text("no-leads-elsewhere"))
