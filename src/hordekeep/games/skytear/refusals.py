"""Why can't I? Every choice that is not offered is refused by the rule that forbids it, or that gives it its time."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.actions.attack import in_attack_range
from hordekeep.games.skytear.areas import diagram_of
from hordekeep.games.skytear.arena import BLUE_PILLARS, Arena
from hordekeep.games.skytear.cards import shelf
from hordekeep.games.skytear.choices import is_composing
from hordekeep.games.skytear.forming_decks import OWN, why_not_deck
from hordekeep.games.skytear.ground import closed_to_heroes, closed_to_minions, free_of_all, why_closed
from hordekeep.games.skytear.legal import heroes_for, why_not_act, why_not_activate, why_not_play
from hordekeep.games.skytear.outsiders import why_not_outsider_act
from hordekeep.games.skytear.pieces import is_hero, is_minion, piece_of, side_of
from hordekeep.games.skytear.seeing import sees_piece, sight
from hordekeep.games.skytear.setting import NOBODY, OUTSIDERS
from hordekeep.kernel import Ask, Choice, Refusal, Text
from hordekeep.kernel.hexes import hexes_in

FREE_TURNS: Final = ("activate", "act", "react", "outsider-act")
"""The asks at which somebody acts freely; all others are questions of something under way."""
HEROES_STAND: Final = ("move-to", "place-on", "skirmish", "return-to", "place-hero", "place-outsider")
MINIONS_STAND: Final = ("place-minion", "spawn")
FREE_HEXES: Final = ("worship-hex", "target-free-hex", "illusion-to")
"""Questions for a hex: where a hero may stand, where a minion may, where nothing at all may be."""
PIECES: Final = ("hero", "minion", "pillar", "illusion", "outsider")
SAID: Final = frozenset(
    (
        *("SM-ACT-01", "SM-ACT-02", "SM-ACT-05", "SM-AMOV-03", "SM-AMOV-04", "SM-ATK-01", "SM-HERO-08", "SM-MVE-01"),
        *("SM-OACT-02", "SM-OACT-03", "SM-OUT-03", "SM-PLC-03", "SM-PLC-04", "SM-PLC-05", "SM-POW-03", "SM-POW-04"),
        *("SM-SIM-03", "SM-STATE-03", "SM-STATE-11", "SM-STK-08", "SM-TEAM-03", "SM-TGT-03", "SM-TOW-03"),
        *("SM-TYPE-01", "SM-TYPE-02", "SM-ULT-01", "SM-EFF-16", "SM-EFF-18"),
    )
)
"""The rules that say no in words of their own."""
OWN_TIME: Final = {
    "activate": "SM-TURN-02",
    "act": "SM-STK-08",
    "skill": "SM-OACT-02",
    "play": "SM-STK-04",
    "pass": "SM-STK-04",
    "end": "SM-ACT-03",
    "lead": "SM-LEAD-01",
    "lead-deck": "SM-LEAD-02",
    "no-lead": "SM-LEAD-09",
    "modifier": "SM-ATK-05",
    "first": "SM-TRIG-02",
    "area": "SM-AOE-01",
    "discard": "SM-EFF-14",
    "top": "SM-EFF-14",
    "faction": "SM-SET-05",
    "draft": "SM-CAS-01",
    "deck": "SM-CAS-05",
    "mulligan": "SM-SET-14",
    "put-away": "SM-EOT-03",
    "take-off": "SM-POW-10",
    "effect": "SM-STK-13",
}
"""The rule that gives each verb its time, for when it has not come."""


def why_not(g: Arena, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The rule against `choice` of `seat` at this ask, or None if it is offered."""
    if choice in ask.choices_of(seat):
        return None
    verb = choice[0]
    match verb:
        case "activate":
            return _activate(g, ask, seat, choice[1])
        case "act" | "skill":
            return _act(g, ask, seat, choice)
        case "play":
            return _play(g, ask, seat, choice)
        case "hex":
            return _hex(g, ask, choice[1])
        case "area" if ask.prompt == "lay-area":
            return _area(g, ask, seat, choice[1])
        case "stop" if ask.prompt == "push-to":
            return Refusal("SM-MVE-07", Text("no-push-stops"))
        case "deck" if ask.prompt == "submit-deck" and choice != OWN:
            return _deck(g, seat, choice[1])
    if verb in PIECES:
        return _piece(g, ask, choice)
    if any(verb == each[0] for each in ask.choices_of(seat)):
        return Refusal(ask.rule, Text("no-not-among"))
    return _not_now(ask, verb)


def by_rule(rule: str) -> Refusal:
    """The refusal of a rule, in its own words if it has any."""
    return Refusal(rule, Text(f"no-{rule.lower()}") if rule in SAID else Text("no-by-rule", rule=rule))


def _not_now(ask: Ask, verb: str) -> Refusal:
    """A choice of another time, or no answer to this question."""
    rule = OWN_TIME.get(verb, ask.rule)
    if ask.prompt in FREE_TURNS:
        return Refusal(rule, Text("no-not-now"))
    return Refusal(ask.rule, Text("no-answer-first"))


def _deck(g: Arena, seat: int, code: str) -> Refusal | None:
    """A deck that is built at the table is judged by the rules of deck-building; None if it may be submitted."""
    problem = why_not_deck(g, g.setting.purses[seat], code)
    return None if problem is None else Refusal(problem.rule, problem.because)


# -- acting ------------------------------------------------------------------------------------------------------------


def _activate(g: Arena, ask: Ask, seat: int, name: str) -> Refusal:
    if ask.prompt != "activate":
        return _not_now(ask, "activate")
    slot = g.slots.get(name)
    if slot is None:
        return Refusal("SM-TURN-02", Text("no-such-hero"))
    return by_rule(why_not_activate(g, seat, slot) or ask.rule)


def _act(g: Arena, ask: Ask, seat: int, choice: Choice) -> Refusal:
    if ask.prompt == "outsider-act":
        return by_rule(why_not_outsider_act(g, ask.about - OUTSIDERS, choice[1]) or ask.rule)
    if choice[0] == "act" and ask.prompt == "act":
        return by_rule(why_not_act(g, seat, choice[1]) or ask.rule)
    if choice[0] == "act" and ask.prompt == "react":
        return by_rule("SM-STK-08")
    return _not_now(ask, choice[0])


def _play(g: Arena, ask: Ask, seat: int, choice: Choice) -> Refusal:
    """What a card in the own hand lacks; the very checks that list the cards that can be played."""
    flux = shelf().flux
    _, played, name = choice
    if g.phase not in ("heroes", "setup"):
        return Refusal("SM-MP-06", Text("no-minions-phase"))
    if ask.prompt not in ("act", "react"):
        return _not_now(ask, "play")
    card = flux if played == flux.id else shelf().power_cards[played]
    if card is flux and g.flux != seat:
        used = g.flux == NOBODY
        return Refusal("SM-FLUX-03" if used else "SM-FLUX-01", Text("no-flux-left" if used else "no-flux"))
    if card is not flux and card not in g.hands[seat]:
        return Refusal("SM-TEAM-07", Text("no-not-in-hand"))
    slot = g.slots.get(name)
    if slot is None:
        return Refusal("SM-POW-11", Text("no-such-hero"))
    if slot not in heroes_for(g, seat):
        return Refusal("SM-TEAM-08", Text("no-not-your-hero"))
    return by_rule(why_not_play(g, seat, card, slot) or ask.rule)


# -- answers on the board ----------------------------------------------------------------------------------------------


def _hex(g: Arena, ask: Ask, hex: int) -> Refusal:
    """Why a hex is no answer: what closes it, or else that it is too far, or out of sight."""
    if not g.field.board.exists >> hex & 1:
        return Refusal("SM-TURN-03", Text("no-such-hex"))
    if ask.prompt == "push-to":
        return _no_push(g, ask.about, hex)
    if ask.prompt in HEROES_STAND:
        rule = why_closed(closed_to_heroes(g), hex)
        return by_rule(rule) if rule else Refusal(ask.rule, Text("no-too-far"))
    if ask.prompt in MINIONS_STAND:
        side = g.setting.sides[ask.seats[0]]
        rule = why_closed(closed_to_minions(g, side), hex)
        if not rule and hex == g.tokens[ask.about]:
            rule = "SM-PLC-06"  # the token's own hex
        return by_rule(rule) if rule else Refusal("SM-PLC-02", Text("no-nearer-first"))
    if ask.prompt in FREE_HEXES and not free_of_all(g) >> hex & 1:
        return Refusal(_taken(g, ask, hex), Text("no-hex-taken"))
    if ask.prompt in ("worship-hex", "target-hex", "target-free-hex"):
        return Refusal("SM-TGT-02", Text("no-sight"))
    if any(each[0] == "hex" for seat in ask.seats for each in ask.choices_of(seat)):
        return Refusal(ask.rule, Text("no-not-among"))
    return Refusal(ask.rule, Text("nothing-to-do-with-it" if ask.prompt in FREE_TURNS else "no-answer-first"))


def _area(g: Arena, ask: Ask, seat: int, mask: int) -> Refusal:
    """Which part of laying an area fails: the diagram, its highlighted hex, or the target hex."""
    offered = {each[1] for each in ask.choices_of(seat)}
    found = diagram_of(g.setting.board, offered, g.at[ask.about])
    if found is None:
        return Refusal("SM-AOE-02", Text("no-area"))
    area, where = found
    if mask in area.at(where):  # it lies well, but other ways strike more (Ursine Rage)
        return Refusal(ask.rule, Text("no-not-among"))
    if not any(mask in area.at(each) for each in hexes_in(g.field.board.exists)):
        return Refusal("SM-AOE-02", Text("no-area"))
    if area.shape.pinned:
        return Refusal("SM-AOE-03", Text("no-area-caster"))
    return Refusal("SM-AOE-05", Text("no-area-target"))


def _no_push(g: Arena, piece: int, hex: int) -> Refusal:
    """Why something cannot be pushed there: the hex is taken, a Dome's for a minion, or not the next one farther away
    (SM-MVE-09)."""
    rule = why_closed(closed_to_heroes(g), hex)
    if rule:
        return by_rule(rule)
    if is_minion(piece) and g.field.dome >> hex & 1:
        return Refusal("SM-MVE-11", Text("no-sm-plc-04"))
    return Refusal("SM-MVE-04", Text("no-not-farther"))


def _taken(g: Arena, ask: Ask, hex: int) -> str:
    """The rule by which a hex is not free: for an illusion, or for a pillar, even where one may be removed first."""
    if ask.prompt == "illusion-to":
        return "SM-NUP-04"
    own = g.on[BLUE_PILLARS + g.setting.sides[ask.seats[0]]]
    return "SM-TAU-13" if own >> hex & 1 else "SM-TAU-02"


def _piece(g: Arena, ask: Ask, choice: Choice) -> Refusal:
    """Why a piece is no answer."""
    piece = piece_of(g, choice)
    if piece < 0 or (choice[0] == "outsider" and piece - OUTSIDERS >= len(g.dome_outsiders)):
        return Refusal(ask.rule, Text("no-such-piece"))
    if ask.prompt in FREE_TURNS:
        return Refusal(ask.rule, Text("nothing-to-do-with-it"))
    if g.at[piece] < 0:
        return by_rule("SM-STATE-11") if is_hero(piece) else Refusal(ask.rule, Text("no-such-piece"))
    if ask.prompt in ("attack-target", "skirmish"):
        return _no_attack(g, ask, piece)
    viewer = _viewer(g, ask)
    if is_composing(ask.prompt) and viewer != NOBODY and not sees_piece(g, viewer, piece):
        return _no_sight(g, viewer, piece)
    offered = {each[0] for seat in ask.seats for each in ask.choices_of(seat)}
    return Refusal(ask.rule, Text("no-not-among" if offered & set(PIECES) else "no-answer-first"))


def _no_attack(g: Arena, ask: Ask, piece: int) -> Refusal:
    attacker: int = ask.about
    if side_of(g, piece) == side_of(g, attacker):
        return Refusal("SM-ATK-02", Text("no-friend"))
    if ask.prompt == "skirmish" and not is_hero(piece):
        return Refusal("SM-SKM-05", Text("no-skirmish-minion"))
    if not sees_piece(g, attacker, piece):
        return _no_sight(g, attacker, piece)
    if not in_attack_range(g, attacker) >> g.at[piece] & 1:
        return Refusal("SM-ATK-01", Text("no-out-of-range"))
    return Refusal(ask.rule, Text("no-not-among"))


def _no_sight(g: Arena, viewer: int, piece: int) -> Refusal:
    """Out of sight: hidden by Cover, or by distance and white lines."""
    if sight(g, viewer) >> g.at[piece] & 1:
        return Refusal("SM-COV-02", Text("no-cover"))
    return Refusal("SM-LOS-01", Text("no-sight"))


def _viewer(g: Arena, ask: Ask) -> int:
    """Who looks for a target: the hero of a Worship; of a card only the active one is known for sure."""
    if isinstance(ask.about, int) and ask.prompt == "worship-target":
        return ask.about
    return NOBODY if g.stack else g.active
