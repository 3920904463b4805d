"""What goes on when somebody may play a relic (CS-RELIC-05): the moments for which people leave standing orders.

"Any time" is between any two steps (CS-Q-17-RELIC-TIMING), hundreds of times in a game: whoever orders nothing is asked
when their own turn begins and before an opponent attacks.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.names import said
from hordekeep.games.cloudspire.state.play_area import ATTACK, EXPLORATION, FIRE, MOVEMENT, START, PlayArea
from hordekeep.kernel import Ask, Windows

MOMENTS: Final = {
    "our-turn": said("moment-our-turn"),
    "we-move": said("moment-we-move"),
    "fire-at-us": said("moment-fire-at-us"),
    "we-explore": said("moment-we-explore"),
    "we-attack": said("moment-we-attack"),
    "their-turn": said("moment-their-turn"),
    "they-move": said("moment-they-move"),
    "we-fire": said("moment-we-fire"),
    "they-explore": said("moment-they-explore"),
    "they-attack": said("moment-they-attack"),
    "fall": said("moment-fall"),
    "turn-ends": said("moment-turn-ends"),
}
USUAL: Final = frozenset({"our-turn", "they-attack"})

OWN: Final = {
    START: "our-turn",
    MOVEMENT: "we-move",
    FIRE: "fire-at-us",
    EXPLORATION: "we-explore",
    ATTACK: "we-attack",
}
OTHERS: Final = {
    START: "their-turn",
    MOVEMENT: "they-move",
    FIRE: "we-fire",
    EXPLORATION: "they-explore",
    ATTACK: "they-attack",
}
BETWEEN: Final = frozenset({"turn_ends", "turn", "round", "end_of_wave"})
"""What comes next when a turn is over."""


def moments_now(g: PlayArea, ask: Ask) -> tuple[str, ...]:
    """The moment that holds while `ask` waits: a fall that is being resolved, the end of a turn, or its stage."""
    waiting = [name for name, _ in g.agenda if name not in ("relics", "relic_window", "settle")]
    if any(name.startswith("defeat") for name in waiting):
        return ("fall",)
    if not waiting or waiting[-1] in BETWEEN:
        return ("turn-ends",)
    is_own = g.setting.are_friends(ask.seats[0], g.turn_seat)
    return ((OWN if is_own else OTHERS)[g.stage],)


WINDOWS: Final[Windows[PlayArea]] = Windows(moments=MOMENTS, now=moments_now, usual=USUAL)
