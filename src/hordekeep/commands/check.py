"""`hordekeep check FILE...`: run scenario files."""

from __future__ import annotations

import sys
from pathlib import Path

import rich_click as click


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object a scenario, a line each.")
def command(files: tuple[Path, ...], as_json: bool) -> None:
    """Run the scenarios in FILES, or all in a folder. A failure shows the expectation, both values and the log."""
    import msgspec

    from hordekeep.rulebook.scenario_runner import run_scenario
    from hordekeep.rulebook.scenarios import read_scenarios

    paths = [path for file in files for path in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
    located = [each for path in paths for each in read_scenarios(path)]
    failed = 0
    for each in located:
        verdict = run_scenario(each)
        failed += not verdict.passed
        if as_json:
            click.echo(msgspec.json.encode({"passed": verdict.passed, **msgspec.to_builtins(verdict)}).decode())
        elif not verdict.passed:
            click.echo(verdict.report())
    if not as_json:
        click.echo(f"{len(located) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
