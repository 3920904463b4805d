"""The log of a table folded into what stands now: the choices that count, an open question to undo, the ask's number.

An entry is a choice's key or a verb of the table: `!undo:N` goes back to when N choices had been made (`!undo:N:beyond`
if that was not free, `!undo:N:unseen` if nobody else had seen anything of it), `!ask-undo:N` asks the others to agree,
`!agree` and `!refuse` answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import structs

from hordekeep.table.storage.rows import BY_ITSELF, Entry, Maker

UNDO = "!undo"
ASK_UNDO = "!ask-undo"
AGREE = "!agree"
REFUSE = "!refuse"
REMEMBERED_ANSWERS = 16
"""How many answered asks are remembered, so that a choice sent twice is answered twice in the same way."""


def undo_verb(count: int, *, beyond: bool, unseen: bool = False) -> str:
    """The entry that goes back to `count` choices; `beyond` marks that it was more than the free undo, `unseen` that
    nobody else had seen anything of what is taken back.

    >>> undo_verb(3, beyond=True)
    '!undo:3:beyond'
    """
    mark = ":beyond" if beyond else ":unseen" if unseen else ""
    return f"{UNDO}:{count}{mark}"


def ask_undo_verb(count: int) -> str:
    """The entry that asks the others to agree to going back to `count` choices.

    >>> ask_undo_verb(3)
    '!ask-undo:3'
    """
    return f"{ASK_UNDO}:{count}"


class Kept(NamedTuple):
    """A choice that counts: who made it, which one, who drove the seat then, and where it stands in the log."""

    seat: int
    key: str
    by: Maker
    seq: int


class TakenBack(NamedTuple):
    """A seat went back to when `to` choices had been made. Of what was `unseen` nobody else hears."""

    to: int
    seat: int
    unseen: bool = False


class Question(msgspec.Struct, frozen=True):
    """A seat asks to go back to `count` choices; `agreed` have said yes."""

    seat: int
    count: int
    agreed: frozenset[int] = frozenset()


class Fold:
    """What a log amounts to. It grows entry by entry.

    `number` names the present ask: the seq of the last choice or undo. `undone` counts the choices that seats took back
    beyond the free ones; `taken_back` are the undos whose place the game has not left again by going further back.
    """

    __slots__ = ("answered", "choices", "height", "number", "question", "taken_back", "undone")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.choices: list[Kept] = []
        self.taken_back: list[TakenBack] = []
        self.question: Question | None = None
        self.answered: dict[int, tuple[int, str]] = {}
        self.number = 0
        self.height = 0
        self.undone = 0
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        if entry.seq != self.height + 1:
            raise ValueError(f"entry {entry.seq} of {entry.table} cannot follow entry {self.height}")
        self.height = entry.seq
        if entry.key.startswith("!"):
            self._heed(entry)
        else:
            self._choose(entry)

    def has_returned(self, seat: int) -> bool:
        """Has `seat` gone back to where the game stands now?"""
        return any(taken.to == len(self.choices) and taken.seat == seat for taken in self.taken_back)

    def _choose(self, entry: Entry) -> None:
        if entry.by not in BY_ITSELF:
            self.answered[self.number] = (entry.seat, entry.key)
            if len(self.answered) > REMEMBERED_ANSWERS:
                del self.answered[next(iter(self.answered))]
        self.choices.append(Kept(entry.seat, entry.key, entry.by, entry.seq))
        self.number = entry.seq
        self.question = None

    def _heed(self, entry: Entry) -> None:
        verb, _, rest = entry.key.partition(":")
        if verb == UNDO:
            count, _, mark = rest.partition(":")
            self._go_back(entry, int(count), mark)
        elif verb == ASK_UNDO:
            self.question = Question(entry.seat, int(rest))
        elif verb == AGREE:
            if self.question is not None:
                self.question = structs.replace(self.question, agreed=self.question.agreed | {entry.seat})
        elif verb == REFUSE:
            self.question = None
        else:
            raise ValueError(f"entry {entry.seq} of {entry.table} has an unknown verb: {entry.key!r}")

    def _go_back(self, entry: Entry, count: int, mark: str) -> None:
        if mark == "beyond":
            mine = [kept for kept in self.choices[count:] if kept.seat == entry.seat]
            self.undone += sum(1 for kept in mine if kept.by not in BY_ITSELF)
        del self.choices[count:]
        self.taken_back = [taken for taken in self.taken_back if taken.to <= count]
        if entry.by != "game":
            self.taken_back.append(TakenBack(count, entry.seat, mark == "unseen"))
        self.number = entry.seq
        self.question = None
