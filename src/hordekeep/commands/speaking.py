"""The option `--lang` of every command that speaks: what a command says, its errors too, is said in that language. The
messages are in `texts/`."""

from __future__ import annotations

import rich_click as click

from hordekeep.kernel import LANGUAGES, said_by

PACKAGE = "hordekeep.commands"
said = said_by(PACKAGE)
_MEANT = "hordekeep.language"


def spoken_in(ctx: click.Context) -> str:
    """The language that a command was asked to speak, else that of the environment."""
    from hordekeep.terminal.voice import language_of

    return str(ctx.meta.get(_MEANT) or language_of())


def _remember(ctx: click.Context, _: object, wanted: str | None) -> str:
    if wanted:
        ctx.meta[_MEANT] = wanted
    return spoken_in(ctx)


language_option = click.option(
    "--lang",
    "--language",
    "language",
    type=click.Choice(LANGUAGES),
    callback=_remember,
    is_eager=True,
    help="Language. Default: from LC_ALL, LC_MESSAGES or LANG.",
)
"""Gives a command its `language`; read before the others, so that what is wrong with them is said in it."""
