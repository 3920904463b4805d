"""Checking a record: text form, seed, every choice, and the result."""

from __future__ import annotations

from hordekeep.kernel import BadInput, Text
from hordekeep.terminal.files import read_record, replayed
from hordekeep.terminal.voice import voice_of


def verify(file: str, language: str) -> list[str]:
    """What was checked and found good, in sentences; `BadInput` names the first thing that is not.

    Reading the record already checks its form, its checksum, and its seed against the commitment.
    """
    record = read_record(file)
    match = replayed(record, file)
    again = match.record()
    if len(again.choices) != len(record.choices):
        raise BadInput(
            f"The record lacks {len(again.choices) - len(record.choices)} choices at its end that the rules make by "
            "themselves.",
            where=file,
        )
    if again.result != record.result:
        raise BadInput(
            f"The recorded result is {record.result or 'none'!r}; these choices lead to {again.result or 'none'!r}.",
            where=file,
        )
    say = voice_of(match.game, language, match.names)
    outcome = match.outcome()
    title, version = match.game.title, record.rules_version
    return [
        say(Text("verify-text", choices=len(record.choices))),
        say(Text("verify-seed", seed=record.seed, commitment=record.commitment)),
        say(Text("verify-choices", version=version, title=title)),
        say(Text("verify-result", result=say(outcome.because)) if outcome else Text("verify-unfinished")),
        say(Text("verify-good")),
    ]
