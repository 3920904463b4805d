"""The first edition in the table of differences: the engine plays by its rules (SH-WIN-07)."""

from __future__ import annotations

from hordekeep.engines.lanes.first_rules import portals_of_the_first, rules_of_the_first
from hordekeep.engines.lanes.state.edition import Defaults, register

_DEFAULTS = Defaults(
    difficulties=("normal", "hard", "painful"),
    castle="the-gaping-maw",
    decks=("liothan", "kurumo"),
    hordes=("renegade", "common"),
    outsider="the-hate-bringer",
    outsider_waits=False,
    portals=portals_of_the_first,
)

FIRST = rules_of_the_first("skytear-horde", _DEFAULTS)
"""The first edition: Skytear Horde (SH-WIN-07)."""
register(FIRST)
