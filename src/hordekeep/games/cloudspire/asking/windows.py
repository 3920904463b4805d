"""What goes on when somebody may play a relic (CS-RELIC-05): the moments for which people leave standing orders.

"Any time" is between any two steps (CS-Q-17-RELIC-TIMING), hundreds of times in a game: whoever orders nothing is asked
when their own turn begins and before an opponent attacks.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.state.play_area import ATTACK, EXPLORATION, FIRE, MOVEMENT, START, PlayArea
from hordekeep.kernel import Ask, Say, Windows

MOMENTS: Final = {
    "our-turn": Say("my turn begins", "mon tour commence"),
    "we-move": Say("my units move, before each one", "mes unités bougent, avant chacune"),
    "fire-at-us": Say("opposing spires fire at mine", "des flèches adverses tirent sur les miens"),
    "we-explore": Say("my units explore", "mes unités explorent"),
    "we-attack": Say("my units attack, before each one", "mes unités attaquent, avant chacune"),
    "their-turn": Say("an opponent’s turn begins", "le tour d’un adversaire commence"),
    "they-move": Say("opposing units move, before each one", "des unités adverses bougent, avant chacune"),
    "we-fire": Say("my spires fire at others", "mes flèches tirent sur d’autres"),
    "they-explore": Say("opposing units explore", "des unités adverses explorent"),
    "they-attack": Say("opposing units attack, before each one", "des unités adverses attaquent, avant chacune"),
    "fall": Say("a chip has lost its last health", "un jeton a perdu sa dernière vie"),
    "turn-ends": Say("a turn ends", "un tour se termine"),
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
