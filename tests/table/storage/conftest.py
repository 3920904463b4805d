"""Every storage test runs on SQLite and on PostgreSQL, each time in a database of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from uuid import uuid4

import pytest

from hordekeep.table.storage.engine import make_engine


async def make_database(server: str) -> str:
    """A new database on a PostgreSQL server."""
    name = f"test_{uuid4().hex}"
    engine = make_engine(server)
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
    return f"{server.rpartition('/')[0]}/{name}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.servers)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite'}"
    return asyncio.run(make_database(request.getfixturevalue("postgres")))
