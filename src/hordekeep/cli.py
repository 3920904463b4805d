"""`hordekeep ...`: the command line. Commands are imported only when they are called, so that help comes at once."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import rich_click as click

from hordekeep import __version__
from hordekeep.kernel import BadInput, Refused

COMMANDS = {
    "play": "Play a game in the terminal, against bots or with friends at one screen.",
    "serve": "Play in the browser: open the table, for yourself or for everybody.",
    "replay": "Step through a recorded game.",
    "verify": "Check a record: its text, its dice and every choice.",
    "rules": "Look up a rule, search the rulebooks, or see which rules are tested.",
    "cards": "Read the cards of a game, look up their words, check cards of your own.",
    "check": "Run scenario files: small positions that prove a rule.",
    "sim": "Play many games between bots and write a report.",
    "bench": "Measure how fast the games run on this machine.",
    "purge": "Delete what is old from the database of a table in the browser.",
}
"""The commands in the order in which a newcomer needs them, with the sentence that help shows."""


class LazyGroup(click.RichGroup):
    """A group that knows its commands' names and sentences without importing them."""

    language = "en"

    def list_commands(self, _: click.Context) -> list[str]:
        """All commands, in their order of use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> Any:
        """The command itself, imported when it is called; while help is shown, its name and sentence are enough."""
        if cmd_name not in COMMANDS:
            return None
        if ctx.meta.get("hordekeep.listing"):
            return click.Command(cmd_name, help=COMMANDS[cmd_name])
        return import_module(f"hordekeep.commands.{cmd_name}").command

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what is wrong with it will be told in the language that it was asked to speak."""
        try:
            return super().invoke(ctx)
        except BadInput:
            from hordekeep.commands.speaking import spoken_in

            self.language = spoken_in(ctx)
            raise

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the group's help from names and sentences alone."""
        ctx.meta["hordekeep.listing"] = True
        super().format_help(ctx, formatter)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hordekeep")
def group() -> None:
    """Hordekeep plays tabletop games with every rule enforced, explained and tested.

    Start with: hordekeep play
    """


def main() -> None:
    """Run the command line; bad input is a sentence on stderr and exit code 2, never a traceback."""
    try:
        group(prog_name="hordekeep")
    except (BadInput, Refused) as problem:
        said = problem.in_full(group.language) if isinstance(problem, BadInput) else str(problem)
        click.echo(f"Error: {said}", err=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
