"""The games of Monoliths that are played through and recorded."""

from __future__ import annotations

from tests.games.lanes.playthroughs import Playthrough, options
from tests.games.monoliths.playing import BOX

GAMES = (
    Playthrough(BOX, "1-solo", 1, options("solo", "liothan-enforcers", "monoliths")),
    Playthrough(BOX, "2-solo", 1, options("solo", "taulot-custodians", "slitherers", level="3"), is_random=True),
    Playthrough(BOX, "3-solo-hard", 1, options("solo", "kurumo-artificers", "the-brood", level="5")),
    Playthrough(
        BOX, "4-solo-late", 1, options("solo", "nupten-diviners", "sinklings", outsider="abyssal-terror"), is_late=True
    ),
    Playthrough(BOX, "5-coop", 2, options("coop", "liothan-enforcers", "sinklings", deck_b="kurumo-artificers")),
    Playthrough(
        BOX,
        "6-coop-late",
        2,
        options("coop", "taulot-custodians", "the-brood", deck_b="nupten-diviners", outsider="damsel-of-silence"),
        is_late=True,
    ),
    Playthrough(BOX, "7-versus", 2, options("versus", "kurumo-artificers", "monoliths", level="4")),
    Playthrough(BOX, "8-versus-mixed", 2, options("versus", "nupten", "undead", portals="hard"), is_random=True),
    Playthrough(
        BOX, "9-versus-late", 2, options("versus", "liothan", "slitherers", outsider="doom-vines"), is_late=True
    ),
    Playthrough(
        BOX,
        "10-versus-of-three",
        3,
        options("versus", "taulot-custodians", "sinklings", deck_b="liothan-enforcers", common="core"),
    ),
)
