"""What came of a scenario, and how a failure reads."""

from __future__ import annotations

from typing import Any

import msgspec

from hordekeep.kernel import Event, Match


class Failure(msgspec.Struct, frozen=True):
    """One expectation that did not hold."""

    what: str
    expected: Any
    found: Any


class Verdict(msgspec.Struct, frozen=True):
    """What came of a scenario: what failed, or the error because of which it could not be played at all."""

    title: str
    rules: list[str]
    path: str
    line: int
    failures: list[Failure]
    log: list[str]
    error: str = ""

    @property
    def passed(self) -> bool:
        """Did every expectation hold?"""
        return not self.failures and not self.error

    def report(self) -> str:
        """The failures in words, with both values and the log."""
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        lines = [f"{self.path}:{self.line}: {self.title or 'this file'}{rules}"]
        if self.error:
            return "\n".join([*lines, f"  {self.error}"])
        for failure in self.failures:
            lines += [
                f"  {failure.what}",
                f"    expected: {_short(failure.expected)}",
                f"    found:    {_short(failure.found)}",
            ]
        lines += ["  The log:", *(f"    {line}" for line in self.log)] if self.log else ["  The log is empty."]
        return "\n".join(lines)


def _short(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def told(match: Match[Any], event: Event) -> str:
    """An event as a failure shows it: its sentence and its rule."""
    return f"{match.say(match.game.describe(event))} [{event.rule}]"
