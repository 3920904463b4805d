"""What goes on when somebody may answer an effect (SM-STK-04): the moments for which people leave standing orders."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.printed_words import said
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.written.position import laid_out, targets_hexes
from hordekeep.kernel import Ask, Document, Windows

MOMENTS: Final = {
    "attack-on-us": said("moment-attack-on-us"),
    "aimed-at-us": said("moment-aimed-at-us"),
    "enemy-card": said("moment-enemy-card"),
    "enemy-action": said("moment-enemy-action"),
    "enemy-skill": said("moment-enemy-skill"),
    "own-effect": said("moment-own-effect"),
}
"""Who may answer sees what lies on top of the Stack: an action, a card or a skill, of which side, aimed at whom. In the
Minions Phase nobody can answer (SM-MP-06), so it has no moment."""
USUAL: Final = frozenset(MOMENTS) - {"own-effect"}
"""Hardly anybody answers what their own side does: whoever wants to orders it."""


def moments_now(g: Arena, ask: Ask) -> tuple[str, ...]:
    """The moments that hold while `ask` waits for an answer to what lies on top of the Stack."""
    entry, side = g.stack[-1], g.setting.sides[ask.seats[0]]
    if g.setting.sides[entry.seat] == side:
        return ("own-effect",)
    aimed = not targets_hexes(g, entry) and any(g.setting.side_of[piece] == side for piece in entry.targets)
    if entry.kind == "action":
        return ("attack-on-us", "enemy-action") if aimed and entry.what == "attack" else ("enemy-action",)
    own = "enemy-card" if entry.kind == "card" else "enemy-skill"
    return ("aimed-at-us", own) if aimed else (own,)


def rest(g: Arena) -> Document:
    """All but what a reaction costs: the card goes from a hand to a hero and to the discard pile (SM-POW-13)."""
    document = laid_out(g)
    for name in ("players", "serial", "priority", "dice"):
        document.pop(name, None)
    document["decks"] = [deck["cards"] for deck in document["decks"]]
    document["heroes"] = {
        name: {each: value for each, value in hero.items() if each != "cards"}
        for name, hero in document["heroes"].items()
    }
    return document


WINDOWS: Final[Windows[Arena]] = Windows(
    moments=MOMENTS, now=moments_now, usual=USUAL, waits=lambda g: bool(g.stack), rest=rest
)
