"""The tables of the database, the same on SQLite and PostgreSQL. Documents are JSON text, written by msgspec."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Names of constraints follow a rule, so that migrations can name them on both engines."""

SECRETS = Table(
    "secrets", METADATA, Column("name", String(32), primary_key=True), Column("bytes", LargeBinary, nullable=False)
)

PROBES = Table("probes", METADATA, Column("name", String(32), primary_key=True), Column("at", Double, nullable=False))
"""Written now and then, only to see whether that can be done."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("recovery", String(64), unique=True),
    Column("created", Double, nullable=False),
    Column("seen", Double),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index(None, "person", "seen"),
)
"""Where people are known again, one for each browser with their cookie. They go with the person."""

MUTES = Table(
    "mutes",
    METADATA,
    Column("listener", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("muted", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("listener", "muted"),
    Index(None, "muted"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("start", Text, nullable=False),
    Column("host", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("public", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("asked", Text, nullable=False),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("seated_talk", Boolean, nullable=False, server_default=false()),
    Column("heading", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("rematch_of", String(32), ForeignKey("tables.id")),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    UniqueConstraint("rematch_of"),
    Index(None, "host"),
    Index(None, "status", "updated"),
    Index(None, "public", "status", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("stand_in", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    Index(None, "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(200), nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)
"""The truth. Appending to it is the move: of two nodes that race for one seq, only one can win."""

ORDERS = Table(
    "orders",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("document", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat", "person"),
    Index(None, "person"),
)
"""What people want to be asked at their seats. They are nobody else's business, so they do not stand with the seat."""

POSITIONS = Table(
    "positions",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False, autoincrement=False),
    Column("rules_version", Integer, nullable=False, autoincrement=False),
    Column("document", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "seq", "rules_version"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    Index(None, "person"),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(32)),
    Index(None, "person", "at"),
)
"""Records that people brought, and who did so first."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("document", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(32)),
    Index(None, "table"),
    Index(None, "person", "at"),
)

DECKS = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("code", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Index(None, "person", "updated"),
)
"""Decks that people have built. They go with the person."""

ACHIEVEMENTS = Table(
    "achievements",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("achievement", String(64), nullable=False),
    Column("symbols", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("table", String(32), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "game", "achievement"),
    Index(None, "table"),
)
"""The best that people have achieved. It goes with the person."""

RUNS = Table(
    "runs",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "person", "game", "created"),
)
"""Runs through a campaign. They go with the person."""

BATTLES = Table(
    "battles",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("run", String(32), ForeignKey("runs.id", ondelete="CASCADE"), nullable=False),
    Column("battle", String(64), nullable=False),
    Column("table", String(32), ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    Column("options", Text, nullable=False),
    Column("result", String(8), nullable=False),
    Column("undone", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "run", "at"),
)
"""The games of a run, each tried battle as often as it was played."""
