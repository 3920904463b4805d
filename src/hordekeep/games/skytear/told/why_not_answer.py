"""Why a card, a hero to draft, a player, a number or an effect is no answer to a question for one."""

from __future__ import annotations

from hordekeep.games.skytear.content.options import COMPETITIVE
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Ask, Choice, Refusal, Text


def why_not_answer(g: Arena, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """Which rule an answer of the right sort does not meet; None for what has its own place elsewhere."""
    match choice[0], ask.prompt:
        case ("lead", "lead") | ("mulligan", "mulligan") | ("put-away", "hand-limit"):
            return Refusal(ask.rule, Text("no-not-in-hand"))
        case "lead-deck", "lead":
            return Refusal("SM-DRAW-06", Text("no-card-left"))
        case "lead", "select-lead":
            return Refusal("SM-CTRL-03", Text("no-such-lead"))
        case "take-off", "take-off":
            return Refusal("SM-POW-10", Text("no-card-on-hero"))
        case "faction", "draft-faction":
            return Refusal("SM-SET-05", Text("no-faction-taken"))
        case "draft", "draft-hero":
            return _no_draft(g, seat, choice[1])
        case "deck", "submit-deck":
            return Refusal("SM-CAS-05", Text("no-deck-brought"))
        case "modifier", "which-flip":
            return Refusal("SM-ATK-05", Text("no-such-flip"))
        case ("discard", "predict-discard") | ("top", "predict-order"):
            settled = choice[1] <= g.looking[1]
            return Refusal("SM-EFF-14", Text("no-place-settled" if settled else "no-place-looked"))
        case "seat", _ if any(each[0] == "seat" for each in ask.choices_of(seat)):
            mate = g.setting.sides[choice[1]] == g.setting.sides[seat]
            return Refusal(ask.rule, Text("no-teammate-needed" if mate else "no-other-team"))
        case "first", "which-trigger":
            return Refusal("SM-TRIG-02", Text("no-such-trigger"))
        case "effect", _ if any(each[0] == "effect" for each in ask.choices_of(seat)):
            there = choice[1] <= len(g.stack)
            return Refusal(ask.rule, Text("no-other-effect" if there else "no-effect-there"))
    return None


def _no_draft(g: Arena, seat: int, hero: str) -> Refusal:
    """A hero that a team has already, that is not in its pool (SM-COMP-06), or of a faction that is not its own
    (SM-CAS-01)."""
    side = g.setting.sides[seat]
    competitive = g.setting.format == COMPETITIVE
    rule = "SM-COMP-06" if competitive else "SM-CAS-01"
    if f"{SIDES[side]}.{hero}" in g.slots:
        return Refusal(rule, Text("no-drafted-already"))
    if competitive:
        return Refusal(rule, Text("no-not-in-pool"))
    return Refusal(rule, Text("no-other-faction"))
