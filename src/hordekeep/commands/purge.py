"""`hordekeep purge`: delete what is old in the service's database, after telling what that is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

import rich_click as click

from hordekeep.kernel import BadInput

if TYPE_CHECKING:
    from hordekeep.table.storage.purging import Kind

_DAY = 24 * 3600.0
_WORDS = {
    "guests": "guests without a recovery code who were not here since",
    "tables": "tables whose game is over, or to which nobody will come back",
    "reports": "reports of problems",
    "records": "records that were brought",
}


@click.command("purge", context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--older-than", type=click.IntRange(1), metavar="DAYS", required=True, help="What was touched since, stays."
)
@click.option(
    "--only",
    "kinds",
    type=click.Choice(list(_WORDS)),
    multiple=True,
    help="Only this; say it again for more. Default: all of them.",
)
@click.option("--database", metavar="URL", help="As for serve. Default: the one that serve would use.")
@click.option(
    "--settings",
    "file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="As for serve: a TOML file with settings.",
)
@click.option("--yes", is_flag=True, help="Do it. Without this it is only told what would go.")
def command(older_than: int, kinds: tuple[Kind, ...], database: str | None, file: Path | None, yes: bool) -> None:
    """Delete old tables, reports, records and guests from the service's database.

    Tells what would go, and deletes it with --yes. A finished table goes with its log, chat and reports; what people
    achieved there stays theirs. A guest goes as by their own wish: bots take their seats, what they said loses its
    name. People with a recovery code stay. The service may run meanwhile.

    \b
    Examples:
      hordekeep purge --older-than 400
      hordekeep purge --older-than 90 --only reports --only records --yes
    """
    try:
        from hordekeep.table.settings import read_settings

        settings = read_settings({"database": database}, file=file)
        asyncio.run(_purge(settings.database, older_than, kinds, yes=yes))
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("hordekeep"):
            raise
        raise BadInput(
            f"The table needs the package {missing.name}.", advice="Install it with: pip install 'hordekeep[table]'"
        ) from None


async def _purge(database: str, days: int, wanted: tuple[Kind, ...], *, yes: bool) -> None:
    from hordekeep.table.storage import Store
    from hordekeep.table.storage.purging import KINDS

    before = time() - days * _DAY
    store = await Store.open(database)
    try:
        total = 0
        for kind in KINDS:
            if wanted and kind not in wanted:
                continue
            old = await store.find_old(kind, before)
            count = await store.purge(kind, old, before) if yes else len(old)
            total += count
            click.echo(f"{count:8} {_WORDS[kind]}")
    finally:
        await store.close()
    if yes:
        click.echo("Deleted.")
    elif total:
        click.echo("Nothing was deleted. To do it, say it again with --yes.")
    else:
        click.echo(f"Nothing here is older than {days} days.")
