"""`hordekeep serve`: the table in the browser, for one person or for many."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import rich_click as click

from hordekeep.commands.card_games import pack_option
from hordekeep.kernel import BadInput


@click.command("serve", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for the whole network. Default: 127.0.0.1.")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="The port; 0 takes a free one. Default: 8420.")
@click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME. Default: a SQLite file in your data folder.",
)
@click.option(
    "--channels",
    metavar="URL",
    help="redis://HOST:PORT/0, through which several workers or machines hear of each other's moves.",
)
@click.option("--workers", type=click.IntRange(1, 64), metavar="N", help="Processes that serve. Default: 1.")
@click.option(
    "--settings",
    "file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="A TOML file with these and all other settings. Default: hordekeep.toml in your configuration folder.",
)
@pack_option
@click.option("--open", "open_page", is_flag=True, help="Show the page in your browser as soon as it is there.")
def command(file: Path | None, open_page: bool, **said: Any) -> None:
    """Open the table: play in the browser, alone, against bots, or with friends.

    Everybody who can reach the address can play there; a name is all they need. Games are kept: stop the service and
    start it again, and they go on. Ctrl-C stops it.

    Every option, and more, can also be set by an environment variable (HORDEKEEP_PORT=8000) or in the settings file
    (port = 8000). The command line wins over the environment, the environment over the file. docs/operations.md lists
    all settings.

    \b
    Examples:
      hordekeep serve --open
      hordekeep serve --host 0.0.0.0 --port 80
      hordekeep serve --database postgresql://keep@localhost/keep --channels redis://localhost:6379/0 --workers 4
    """
    try:
        from hordekeep.table.settings import read_settings

        settings = read_settings(said, file=file)  # before the rest is loaded: what is wrong is told at once

        from hordekeep.table.serving import open_browser, serve
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("hordekeep"):
            raise
        raise BadInput(
            f"The table needs the package {missing.name}.", advice="Install it with: pip install 'hordekeep[table]'"
        ) from None

    def tell(address: str) -> None:
        click.echo(f"Hordekeep is open at {address}  (Ctrl-C stops it)")
        if open_page:
            open_browser(address)

    serve(settings, tell)
