"""Storage: what the service remembers, on SQLite or PostgreSQL. It knows rows and transactions, no game and no network.

The log of entries is the truth of every table; it grows through `Journal` alone. All the rest goes through `Store`.
"""

from hordekeep.table.storage.journal import Journal, LostRace, NotWritten
from hordekeep.table.storage.rows import (
    AchievementRow,
    BattleRow,
    ChatRow,
    DeckRow,
    Entry,
    Found,
    OrdersRow,
    Person,
    PositionRow,
    ReplayRow,
    ReportRow,
    RunRow,
    SeatRow,
    SessionRow,
    Summary,
    TableRow,
)
from hordekeep.table.storage.store import Store

__all__ = [
    "AchievementRow",
    "BattleRow",
    "ChatRow",
    "DeckRow",
    "Entry",
    "Found",
    "Journal",
    "LostRace",
    "NotWritten",
    "OrdersRow",
    "Person",
    "PositionRow",
    "ReplayRow",
    "ReportRow",
    "RunRow",
    "SeatRow",
    "SessionRow",
    "Store",
    "Summary",
    "TableRow",
]
