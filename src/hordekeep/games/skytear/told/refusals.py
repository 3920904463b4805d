"""Why can't I? Every choice that is not offered is refused by the rule that forbids it, or that gives it its time."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import FREE_TURNS
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import NOBODY, OUTSIDERS
from hordekeep.games.skytear.rules.heroes.legal import heroes_for, why_not_act, why_not_activate, why_not_play
from hordekeep.games.skytear.rules.minions.outsiders import why_not_outsider_act
from hordekeep.games.skytear.rules.setup.forming_decks import OWN, why_not_deck
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.why_not_answer import why_not_answer
from hordekeep.games.skytear.told.why_not_hex import why_not_area, why_not_hex
from hordekeep.games.skytear.told.why_not_piece import PIECES, why_not_piece
from hordekeep.games.skytear.told.why_words import by_rule
from hordekeep.kernel import Ask, Choice, Refusal, Text

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
            return why_not_hex(g, ask, choice[1])
        case "area" if ask.prompt == "lay-area":
            return why_not_area(g, ask, seat, choice[1])
        case "stop" if ask.prompt == "push-to":
            return Refusal("SM-MVE-07", Text("no-push-stops"))
        case "deck" if ask.prompt == "submit-deck" and choice != OWN:
            return _deck(g, seat, choice[1])
    if verb in PIECES:
        return why_not_piece(g, ask, choice)
    return why_not_answer(g, ask, seat, choice) or _not_now(ask, verb)


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
    if g.setting.sides[seat] != g.setting.side_of[slot]:
        return Refusal("SM-TURN-02", Text("no-side-next"))
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
