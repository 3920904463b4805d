"""Opening a database: the engine for its address, how SQLite is set, and the migrations that run at start."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hordekeep.kernel import BadInput, once
from hordekeep.table.storage.folders import make_folder

MIGRATIONS = "hordekeep.table.storage:migrations"
PRAGMAS = (
    "busy_timeout=30000",
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit returns when the disk has it; NORMAL would leave that to a later checkpoint
    "fullfsync=ON",  # macOS' fsync leaves it in the drive's own memory; elsewhere this changes nothing
    "foreign_keys=ON",
)
"""How every connection to SQLite is set: what is committed outlasts a power failure."""
_LOCK = 0x686F726465
"""The number of the PostgreSQL lock that lets one node at a time migrate."""
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(address: str) -> URL:
    """The database's address with its driver; `BadInput` if it is none that we know.

    >>> read_url("sqlite:///keep.db").drivername, read_url("postgres://keep@db/keep").drivername
    ('sqlite+aiosqlite', 'postgresql+asyncpg')
    >>> read_url("mysql://keep")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: database: 'mysql' is no database that Hordekeep knows. Use sqlite:///FILE or ...
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadInput(
            "This is no address of a database.",
            where="database",
            advice="Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        ) from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise BadInput(
            f"{url.drivername!r} is no database that Hordekeep knows.",
            where="database",
            advice="Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        )
    return url.set(drivername=driver)


def is_sqlite(engine: AsyncEngine) -> bool:
    """Is it SQLite, where one writes at a time?"""
    return engine.dialect.name == "sqlite"


def make_engine(address: str) -> AsyncEngine:
    """The engine for a database; nothing is opened yet. A SQLite file's folder is made."""
    url = read_url(address)
    if not url.drivername.startswith("sqlite"):
        try:
            return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=30)
        except ModuleNotFoundError as missing:
            raise BadInput(
                f"PostgreSQL needs the package {missing.name}.",
                where="database",
                advice="Install it with: pip install 'hordekeep[postgres]'",
            ) from None
    if not url.database or url.database == ":memory:":
        raise BadInput("SQLite needs a file.", where="database", advice="Use sqlite:///FILE.")
    folder = Path(url.database).parent
    try:
        make_folder(folder)
    except OSError as error:
        raise BadInput(f"The folder {folder} cannot be made: {error.strerror}.", where="database") from None
    engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_timeout=30)
    event.listen(engine.sync_engine, "connect", _set_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _set_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver shall not begin by itself: `_begin_sqlite` does
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first and writes later could not wait for it."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for our migrations, over an open connection."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    config = alembic_config(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    here = stored_revision(connection)
    if here == newest_revision():
        return
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if here is not None and here not in known:
        raise BadInput(
            "This database was made by a newer release of Hordekeep.",
            where="database",
            advice="Update Hordekeep, or use another database.",
        )
    command.upgrade(config, "head")


def stored_revision(connection: Connection) -> str | None:
    """The migration that the database has reached; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


@once
def newest_revision() -> str | None:
    """The newest migration of this release."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config).get_current_head()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this release's tables. Nodes that start at once wait for each other."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (OSError, DBAPIError) as error:
        raise BadInput(
            f"The database {shown(engine)} cannot be used: {_first_line(error)}",
            where="database",
            advice="Check its address, and that it is running and may be written to.",
        ) from error


def shown(engine: AsyncEngine) -> str:
    """The address for logs and errors, without its password."""
    return engine.url.render_as_string(hide_password=True)


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    with suppress(IndexError):
        return str(cause).splitlines()[0].rstrip(".") + "."
    return f"{type(cause).__name__}."
