"""Why can't I? Every choice that is not offered is refused by the rule that forbids it."""

from __future__ import annotations

from hordekeep.games.plankton_horde.battle_card_phase import why_not_token
from hordekeep.games.plankton_horde.betrayer import STEAL, why_not_give, why_not_steal
from hordekeep.games.plankton_horde.monster_phase import why_not_pick, why_not_stop
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.games.plankton_horde.trickster import why_not_with
from hordekeep.games.plankton_horde.wild_cards import why_not_sacrifice, why_not_wild
from hordekeep.kernel import Ask, Choice, Refusal, Text

ANSWERS = {
    "token": ("token",),
    "open": ("pick", "stop"),
    "second": ("pick", "stop"),
    "pick": ("pick", "stop"),
    "steal": ("steal", "decline"),
    "give-first": ("give",),
    "give-second": ("give",),
    "trick": ("swap", "leave"),
    "trick-with": ("with",),
    "wild": ("flayer", "demon", "pass"),
    "sacrifice": ("sacrifice",),
}
"""The verbs that answer each prompt."""

OUT_OF_TURN = {
    "token": "PH-ROUND-05",
    "pick": "PH-BC-06",
    "stop": "PH-BC-06",
    "decline": "PH-BET-12",
    "give": "PH-BET-02",
    "swap": "PH-TRICK-01",
    "with": "PH-TRICK-01",
    "leave": "PH-TRICK-01",
    "flayer": "PH-WILD-01",
    "demon": "PH-WILD-01",
    "pass": "PH-WILD-01",
    "sacrifice": "PH-DEM-03",
}
"""The rule that says when each verb has its time, for when it has not."""


def why_not(g: HordeState, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The rule against `choice` at this ask, or None if it is offered."""
    verb = choice[0]
    if verb not in ANSWERS[ask.prompt]:
        return why_not_steal(g, seat) if verb == "steal" else _out_of_turn(ask, verb)
    match verb:
        case "token":
            return why_not_token(g, choice[1])
        case "pick":
            return why_not_pick(g, seat, choice[1])
        case "stop":
            return why_not_stop(g, seat)
        case "give":
            return why_not_give(choice[1], ask.choices)
        case "with":
            return why_not_with(choice[1], ask.choices)
        case "flayer" | "demon":
            return why_not_wild(g, seat, choice)
        case "sacrifice":
            return why_not_sacrifice(choice[1], ask.choices)
        case "swap" if choice not in ask.choices:
            return Refusal("PH-TRICK-02", Text("no-swap-alone"))
        case _:
            return None


def why_not_unasked(g: HordeState, seat: int, choice: Choice) -> Refusal | None:
    """The Betrayer answers the picks of others, so it is never just "not your turn" (PH-BET-12); all else is."""
    return why_not_steal(g, seat) if choice == STEAL else None


def _out_of_turn(ask: Ask, verb: str) -> Refusal:
    """Picking waits for the token (PH-BC-06), wild cards for the layout (PH-WILD-01), and so on."""
    if ask.prompt in ("steal", "give-first", "give-second"):
        return Refusal("PH-BET-12", Text("no-betrayer-first"))
    if verb in ("pick", "stop") and ask.prompt != "token":
        return Refusal("PH-ROUND-05", Text("no-wrong-time"))
    return Refusal(OUT_OF_TURN[verb], Text("no-token-first" if verb in ("pick", "stop") else "no-wrong-time"))
