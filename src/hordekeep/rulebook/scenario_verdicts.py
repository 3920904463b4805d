"""What came of a scenario, and how a failure reads."""

from __future__ import annotations

from typing import Any, TypeGuard

import msgspec

from hordekeep.kernel import Event, Match, Text
from hordekeep.kernel.texts import Word
from hordekeep.rulebook.event_kinds import declared_events

SEATS = ("seat", "picker", "owner")
"""The facts that are always seats: told by the names of those who sit there."""


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One expectation that did not hold; `asked` is the question at that moment, where it helps."""

    what: str
    expected: Any
    found: Any
    asked: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """What came of a scenario: what failed, or the error because of which it could not be played at all.

    `log` has the sentences and `events` the same events as files write them.
    """

    title: str
    rules: list[str]
    path: str
    line: int
    failures: list[Failure]
    log: list[str]
    events: list[str] = []
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
            if failure.asked:
                lines.append("    asked:    " + failure.asked.replace("\n", "\n              "))
        if not self.log:
            return "\n".join([*lines, "  The log is empty."])
        lines.append("  The log, as `log` and `never` write it, and in words:")
        for event, sentence in zip(self.events, self.log, strict=True):
            lines += [f'    "{event}"', f"        {sentence}"]
        return "\n".join(lines)


def _short(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def told(match: Match[Any], event: Event) -> str:
    """An event as a failure shows it: its sentence and its rule."""
    return f"{match.say(match.game.words.describe(event))} [{event.rule}]"


def written(match: Match[Any], event: Event) -> str:
    """An event as `log` and `never` write it: its kind and its words.

    >>> match = Match("plankton-horde", names=["Andy", "Becca"], seed="doc")
    >>> written(match, Event("flayer-added", "PH-FLAY-01", {"seat": 1, "total": 3}))
    'flayer-added Becca 3'
    """
    return " ".join([event.kind, *words_of(match, event)])


def words_of(match: Match[Any], event: Event) -> list[str]:
    """The words of an event in the order of its facts, one by one: names of seats, cards, numbers, hexes as people
    write them."""
    said = match.game.words.describe(event).words
    declared = declared_events(match.game.slug).get(event.kind)
    if declared is not None:
        said = {**declared.unsaid_words(event.facts), **said}
    return [word for name, fact in event.facts.items() for word in _words(match, name, fact, said.get(name))]


def is_written(match: Match[Any], event: Event, text: str) -> bool:
    """Does the event have this kind and all these words? The rule is one of them; so is a fact as the code has it, and
    the name alone of a chip that is told with its hex.

    >>> match = Match("plankton-horde", names=["Andy", "Becca"], seed="doc")
    >>> troll = {"face": "troll", "hex": "4.0"}
    >>> loss = Event("token-lost", "PH-BC-02", {"token": troll, "battle": "sun", "totals": [1, 1]})
    >>> is_written(match, loss, "token-lost troll"), is_written(match, loss, "token-lost troll@4.1")
    (True, False)
    """
    kind, *words = text.split()
    if event.kind != kind:
        return False
    raw = [word for name, fact in event.facts.items() if name not in SEATS for word in _plain(fact)]
    told = words_of(match, event)
    names = [word.partition("@")[0] for word in told if "@" in word]
    return {event.rule, *told, *names, *raw}.issuperset(words)


def _words(match: Match[Any], name: str, fact: Any, said: Word | None) -> list[str]:
    seat = fact if name in SEATS else said.words["seat"] if _names_seat(said) else None
    if isinstance(seat, int) and 0 <= seat < len(match.names):
        return [match.names[seat]]  # a seat that nobody sits at is told by a word
    plain = _plain(fact)
    if isinstance(said, str) and not isinstance(fact, (str, bool)) and len(said.split()) == len(plain):
        return said.split()  # as people read it
    return plain


def _names_seat(said: Word | None) -> TypeGuard[Text]:
    return isinstance(said, Text) and said.id == "seat"


def _plain(fact: Any) -> list[str]:
    if isinstance(fact, (list, tuple, set, frozenset)):
        return [word for each in fact for word in _plain(each)]
    if isinstance(fact, dict):  # a chip by its face and its hex: troll@4.0
        return ["@".join(filter(None, map(str, fact.values())))]
    return [] if fact is None else str(fact).split()
