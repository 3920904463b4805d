"""Why can't I? Every choice that is not offered is refused by the rule that forbids it, or that gives it its time."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.asking.questions import cited
from hordekeep.engines.lanes.rules.into_play.playing import why_not_use
from hordekeep.engines.lanes.rules.phases.alliance import why_not_play, why_not_reshuffle
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.places import piece_at
from hordekeep.engines.lanes.told.answers import why_not_answer
from hordekeep.kernel import Ask, Choice, Refusal, Text

FREE_TURNS: Final = ("action", "react", "horde-action", "horde-summon", "plan-treachery")
"""The asks at which somebody acts freely; all others are questions of a rule or a card under way."""


def why_not(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """The rule of the edition against `choice` of `seat` at this ask, or None if it is offered."""
    refusal = _refusal(g, ask, seat, choice)
    return None if refusal is None else Refusal(cited(g, refusal.rule), refusal.because)


def _refusal(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    verb = choice[0]
    match ask.prompt:
        case "action" if verb in g.edition.alliance_verbs or verb == "done":
            return _why_not_act(g, seat, choice)
        case "react" if verb in ("play", "use"):
            return _why_not_act(g, seat, choice)
        case "react" if verb == "done":
            return None
        case "horde-action" | "horde-summon" if verb in g.edition.horde_verbs or verb == "done":
            return g.edition.why_not_horde_act(g, choice)
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
        case "discard":
            return g.edition.why_not_discard(g, seat, choice[1])
        case "reshuffle":
            return why_not_reshuffle(g, seat)
        case "done":
            return g.edition.why_not_done(g, seat)
    return g.edition.why_not_universal(g, seat, choice)


def _not_now(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal:
    """A choice of another time, of another side, or no answer to this question."""
    verb = choice[0]
    if any(verb == each[0] for each in ask.choices_of(seat)) or (ask.prompt == "mulligan" and verb == "redraw"):
        return why_not_answer(g, ask, seat, choice) or Refusal(ask.rule, Text("no-not-among"))
    if verb in g.edition.horde_verbs:
        return _horde_action_not_now(g, ask, seat, verb)
    if verb in g.edition.alliance_verbs:
        return _alliance_action_not_now(g, ask, seat, verb)
    if verb in ("keep", "redraw"):
        return Refusal("SH-SETUP-15", Text("no-mulligan-now"))
    return Refusal(ask.rule, Text("nothing-to-do-with-it" if ask.prompt in FREE_TURNS else "no-not-asked-for"))


def _horde_action_not_now(g: Battle, ask: Ask, seat: int, verb: str) -> Refusal:
    if seat != g.horde_seat:
        return Refusal("SH-MODE-02", Text("no-horde-players"))
    if ask.prompt not in FREE_TURNS and g.phase == "horde":
        return Refusal("SH-EDGE-09", Text("no-answer-first"))
    return Refusal(g.edition.horde_verbs[verb], Text("no-horde-phase"))


def _alliance_action_not_now(g: Battle, ask: Ask, seat: int, verb: str) -> Refusal:
    """Only reactions in the Treachery Phase (SH-TREA-18); elsewhere the action's own rule gives its time."""
    if seat == g.horde_seat:
        return Refusal("SH-ALLI-01", Text("no-alliance-players"))
    if ask.prompt not in FREE_TURNS and g.phase in ("alliance", "treachery"):
        return Refusal("SH-EDGE-09", Text("no-answer-first"))
    if g.phase == "treachery":
        return Refusal(g.edition.no_reactions.get(verb, "SH-TREA-18"), Text("no-treachery-phase"))
    return Refusal(g.edition.alliance_verbs[verb], Text("no-alliance-phase"))
