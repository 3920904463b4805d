"""`hordekeep check FILE...`: run scenario files."""

from __future__ import annotations

import sys
from pathlib import Path

import rich_click as click


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object a scenario, a line each.")
def command(files: tuple[Path, ...], as_json: bool) -> None:
    """Run the scenarios in FILES, or all in a folder. A failure shows the expectation, both values and the log.

    One that cannot be read fails with its message, and the others are run all the same.
    """
    import msgspec

    from hordekeep.kernel import BadInput
    from hordekeep.rulebook.scenario_runner import broken_off, verdict_of
    from hordekeep.rulebook.scenarios import read_each

    for file in files:
        if not file.exists():  # a slip of whoever calls, no scenario that fails
            raise BadInput("There is no such file.", where=str(file))
    paths = [path for file in files for path in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
    played = failed = 0
    for each in (each for path in paths for each in read_each(path)):
        try:
            verdict = verdict_of(each)
        except Exception as broken:  # noqa: BLE001  # our own mistake: shown in full, and the others are run all the same
            verdict = broken_off(each, broken)
        played += 1
        failed += not verdict.passed
        if as_json:
            click.echo(msgspec.json.encode({"passed": verdict.passed, **msgspec.to_builtins(verdict)}).decode())
        elif not verdict.passed:
            click.echo(verdict.report())
    if not as_json:
        click.echo(f"{played - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
