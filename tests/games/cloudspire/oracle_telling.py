"""What each event changes on the table, by the second reading's own understanding of its words."""

from __future__ import annotations

from hordekeep.kernel import Event
from tests.games.cloudspire.oracle_onslaught import ONSLAUGHT
from tests.games.cloudspire.oracle_phases import PHASES
from tests.games.cloudspire.oracle_table import Table
from tests.games.cloudspire.oracle_talents import TALENTS

TOLD = {**PHASES, **ONSLAUGHT, **TALENTS}
QUIET = frozenset(
    (
        *("campfire", "defeated", "fortification-holds"),
        *("game-over", "gate-defeated", "landmark-emptied", "landmark-seen", "passed"),
        *("prepared", "relic-drawn", "rolled", "silenced", "defends-gate", "event-die"),
        *("relic-kept",),
    )
)
"""Events that change nothing on the table by themselves."""


def tell(table: Table, event: Event) -> None:
    """An event happens."""
    if event.kind not in QUIET:
        TOLD[event.kind](table, event.facts)
    if event.kind == "campfire":
        table.campfires.append(table.seat(event.facts["seat"]))
