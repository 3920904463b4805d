"""The games of Skytear Horde that are played through and recorded."""

from __future__ import annotations

from tests.games.lanes.playthroughs import Playthrough, options
from tests.games.skytear_horde.playing import BOX

GAMES = (
    Playthrough(BOX, "1-solo", 1, options("solo", "liothan", "renegade")),
    Playthrough(BOX, "2-solo", 1, options("solo", "taulot", "undead", outsider="the-death-dealer"), is_random=True),
    Playthrough(BOX, "3-solo-hard", 1, options("solo", "kurumo", "predator", difficulty="hard", tiers=True)),
    Playthrough(BOX, "4-solo-late", 1, options("solo", "nupten", "nightmare", common="utsesh"), is_late=True),
    Playthrough(BOX, "5-coop", 2, options("coop", "liothan", "undead", deck_b="kurumo")),
    Playthrough(BOX, "6-coop-late", 2, options("coop", "taulot", "predator", deck_b="nupten"), is_late=True),
    Playthrough(BOX, "7-versus", 2, options("versus", "kurumo", "renegade")),
    Playthrough(BOX, "8-versus-random", 2, options("versus", "nupten", "undead"), is_random=True),
    Playthrough(BOX, "9-versus-late", 2, options("versus", "liothan", "nightmare", common="both"), is_late=True),
    Playthrough(BOX, "10-versus-of-three", 3, options("versus", "taulot", "predator", deck_b="liothan")),
)
