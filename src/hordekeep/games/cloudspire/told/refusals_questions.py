"""Why is that no answer? Questions of something under way: an order, a die, a chip to bring, an advancement to lose."""

from __future__ import annotations

from hordekeep.games.cloudspire.effects.choices import UseAdvancement
from hordekeep.games.cloudspire.effects.using import why_not_use_advancement
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Ask, Choice, Refusal, Text

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
        case "use-advancement", _ if ask.prompt in MOMENTS:
            return _no_advancement(g, ask, seat, choice[1])
    return None


def _no_advancement(g: PlayArea, ask: Ask, seat: int, name: str) -> Refusal | None:
    """What a faction does not have it does not use; nor what works at another time, what it has used up, and what would
    do nothing."""
    return why_not_use_advancement(g, MOMENTS[ask.prompt], seat, UseAdvancement(name))
