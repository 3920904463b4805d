"""Learning the Vines (CS-Q-33-TUTORIAL): a first game of three waves, Brawnen against the automaton's Grovetenders, on
a strip of three isles, with few pieces. Instead of event cards there is a die (`event_phase`)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.rules.setup.happened import VinesSetUp
from hordekeep.games.cloudspire.rules.wave.market_phase import show_earthscape
from hordekeep.games.cloudspire.state.pieces import CHIPS, add_upgrade, put, take
from hordekeep.games.cloudspire.state.play_area import OUT, STACK, PlayArea

LEARNER, VINES = 0, 1
"""The seats: the human, and the automaton."""
FACTIONS: Final = {LEARNER: "brawnen", VINES: "grovetenders"}
EARTHSCAPES: Final = (10, 13, 16, 15)
"""All that the market sells, the first on top."""
LANDMARK: Final = ("thoraxx", FRAME.id((3, 2)))
SPIRES: Final = (
    ("reetall", FRAME.id((-4, -1)), "ARR"),
    ("shrubbery", FRAME.id((-5, 2)), "DD"),
    ("shrubbery", FRAME.id((-6, 1)), "DD"),
)
"""What the vines have grown before the game: each with its well and its upgrades from top to bottom."""


def clear_the_stacks(g: PlayArea) -> None:
    """No market but the four earthscapes, no event cards, no landmark but Thoraxx, which lies face down."""
    for chip in (*g.offers, *g.market_deck):
        take(g, chip, OUT)
    g.offers, g.market_deck, g.event_deck = [], [], []
    g.earth_deck = list(EARTHSCAPES[::-1])
    show_earthscape(g)
    what, well = LANDMARK
    chip = box().chips_with(what)[0]
    g.land_deck.remove(chip)
    g.hidden |= 1 << chip
    put(g, chip, well)


def set_up_vines(g: PlayArea, _: None) -> None:
    """Awsh waits on his gate, in good health, and the vines have three spires."""
    hero = box().chips_with("awsh")[0]
    g.health[hero] = CHIPS[hero].faces[0].health
    take(g, hero, STACK)
    g.stacks[LEARNER] = (hero,)
    barracks = {what: list(box().chips_with(what)) for what, _, _ in SPIRES}
    for what, well, upgrades in SPIRES:
        spire = barracks[what].pop(0)
        put(g, spire, well)
        for letter in upgrades:
            add_upgrade(g, spire, letter)
    if g.tell:
        g.tell(VinesSetUp())
