"""Why can't I? Every choice that is not offered is refused by the rule that forbids it, or that gives it its time."""

from __future__ import annotations

from typing import Final

from hordekeep.games.lanes import horde_player
from hordekeep.games.lanes.battle import Battle
from hordekeep.games.lanes.phases.alliance import (
    why_not_discard,
    why_not_engage,
    why_not_move,
    why_not_play,
    why_not_reshuffle,
)
from hordekeep.games.lanes.phases.duties import why_not_done
from hordekeep.games.lanes.places import piece_at
from hordekeep.games.lanes.playing import why_not_use
from hordekeep.kernel import Ask, Choice, Refusal, Text

ALLIANCE_ACTIONS: Final = {
    "play": "SH-ALLI-02",
    "engage": "SH-ALLI-06",
    "move": "SH-ALLI-15",
    "discard": "SH-ALLI-19",
    "use": "SH-ALLI-21",
    "reshuffle": "SH-ACH-14",
}
"""The actions of the Alliance Phase, each with the rule that gives it its time."""
HORDE_ACTIONS: Final = {
    "summon": "SH-VS-12",
    "march": "SH-VS-18",
    "drop": "SH-VS-19",
    "plan": "SH-VS-22",
    "conceal": "SH-VS-23",
    "hide": "SH-VS-23",
    "swap-hidden": "SH-VS-32",
    "challenge": "SH-VS-33",
}
"""The actions of the horde player in the Horde Phase."""
FREE_TURNS: Final = ("action", "react", "horde-action", "plan-treachery")
"""The asks at which somebody acts freely; all others are questions of a rule or a card under way."""


def why_not(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The rule against `choice` of `seat` at this ask, or None if it is offered."""
    verb = choice[0]
    match ask.prompt:
        case "action" if verb in ALLIANCE_ACTIONS or verb == "done":
            return _why_not_act(g, seat, choice)
        case "react" if verb in ("play", "use"):
            return _why_not_act(g, seat, choice)
        case "react" if verb == "done":
            return None
        case "horde-action" if verb in HORDE_ACTIONS or verb == "done":
            return _why_not_horde_acts(g, choice)
    if choice in ask.choices_of(seat):
        return None
    return _not_now(g, ask, seat, choice)


def _why_not_act(g: Battle, seat: int, choice: Choice) -> Refusal | None:
    """The very checks that list the actions of an alliance player."""
    match choice[0]:
        case "play":
            return why_not_play(g, seat, choice)
        case "use":
            return why_not_use(g, seat, piece_at(g, choice[1]), choice[2])
        case "engage":
            return why_not_engage(g, seat, choice[1])
        case "move":
            return why_not_move(g, seat, choice[1], choice[2]) or _why_not_backwards(g, seat, choice)
        case "discard":
            return why_not_discard(g, seat, choice[1])
        case "reshuffle":
            return why_not_reshuffle(g, seat)
    return why_not_done(g, seat)


def _why_not_horde_acts(g: Battle, choice: Choice) -> Refusal | None:
    """The very checks that list the actions of the horde player."""
    match choice[0]:
        case "summon":
            return horde_player.why_not_summon(g, choice[1], choice[2])
        case "conceal":
            return horde_player.why_not_conceal(g, choice[1], choice[2])
        case "hide":
            return horde_player.why_not_hide(g, choice[1])
        case "march":
            here, there = choice[1:]
            if here > there and g.horde_row[there] is not None and horde_player.why_not_march(g, there, here) is None:
                return _backwards("SH-VS-18", here, there)
            return horde_player.why_not_march(g, here, there)
        case "drop":
            return horde_player.why_not_drop(g, choice[1])
        case "challenge":
            return horde_player.why_not_challenge(g, choice[1])
        case "swap-hidden":
            return horde_player.why_not_swap_hidden(g, choice[1], choice[2])
        case "plan":
            return horde_player.why_not_plan(g)
    return None


def _why_not_backwards(g: Battle, seat: int, choice: Choice) -> Refusal | None:
    """Two allies that may change places are offered once, from the left one to the right one."""
    _, here, there = choice
    if here > there and g.alliance_row[there] is not None and why_not_move(g, seat, there, here) is None:
        return _backwards("SH-ALLI-16", here, there)
    return None


def _backwards(rule: str, here: int, there: int) -> Refusal:
    return Refusal(rule, Text("no-swap-backwards", here=there + 1, there=here + 1))


def _not_now(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal:
    """A choice of another time, of another side, or no answer to this question."""
    verb = choice[0]
    if any(verb == each[0] for each in ask.choices_of(seat)):
        return Refusal(ask.rule, Text("no-not-among"))
    if verb in HORDE_ACTIONS:
        return _horde_action_not_now(g, ask, seat, verb)
    if verb in ALLIANCE_ACTIONS:
        return _alliance_action_not_now(g, ask, seat, verb)
    if verb in ("keep", "redraw"):
        return Refusal("SH-SETUP-15", Text("no-mulligan-now"))
    return Refusal(ask.rule, Text("nothing-to-do-with-it" if ask.prompt in FREE_TURNS else "no-not-asked-for"))


def _horde_action_not_now(g: Battle, ask: Ask, seat: int, verb: str) -> Refusal:
    if seat != g.horde_seat:
        return Refusal("SH-MODE-02", Text("no-horde-players"))
    if ask.prompt not in FREE_TURNS and g.phase == "horde":
        return Refusal("SH-EDGE-09", Text("no-answer-first"))
    return Refusal(HORDE_ACTIONS[verb], Text("no-horde-phase"))


def _alliance_action_not_now(g: Battle, ask: Ask, seat: int, verb: str) -> Refusal:
    """Only reactions in the Treachery Phase (SH-TREA-18); elsewhere the action's own rule gives its time."""
    if seat == g.horde_seat:
        return Refusal("SH-ALLI-01", Text("no-alliance-players"))
    if ask.prompt not in FREE_TURNS and g.phase in ("alliance", "treachery"):
        return Refusal("SH-EDGE-09", Text("no-answer-first"))
    if g.phase == "treachery":
        return Refusal("SH-TREA-18", Text("no-treachery-phase"))
    return Refusal(ALLIANCE_ACTIONS[verb], Text("no-alliance-phase"))
