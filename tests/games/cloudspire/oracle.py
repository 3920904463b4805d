"""A second reading of the book: it follows a match by its events, questions and positions, and checks every change.

What lies where is kept by events alone (`oracle_telling`) and compared with the position at every question; amounts,
ways and order are counted anew at every event (`oracle_happenings`); the main questions are answered anew
(`oracle_questions`). Nothing of the game's own code is used but its keys.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from hordekeep.games.cloudspire.game import GAME
from hordekeep.kernel import Document
from tests.games.cloudspire.oracle_ground import Ground
from tests.games.cloudspire.oracle_happenings import Course, finish_walk, happens
from tests.games.cloudspire.oracle_phases import prepares
from tests.games.cloudspire.oracle_preparing import Question
from tests.games.cloudspire.oracle_questions import CHECKED
from tests.games.cloudspire.oracle_table import differences, read
from tests.games.cloudspire.oracle_telling import tell
from tests.games.cloudspire.playing import CloudspireMatch

COMPOSING = frozenset(
    ("starting-upgrades", "call-hex", "displace", "void", "walk", "add-chip", "earthscape-turn", "earthscape-place")
)
"""Questions in the middle of something that is told when it is done."""


WALKED = frozenset(("who-moves", "explore", "which-spire", "spire-target", "who-attacks", "attack-target"))
"""Questions at which nobody is on the way any more."""


class Follower:
    """The second reading of a match from where it stands; `counts` tells what was checked."""

    def __init__(self, match: CloudspireMatch) -> None:
        self.match = match
        self.counts: Counter[str] = Counter()
        self.course: Course | None = None
        self.at = len(match.log)

    def look(self) -> None:
        """Read what has happened since, and the question that is asked now."""
        match = self.match
        shown = match.shown()
        events = match.log[self.at :]
        self.at = len(match.log)
        if self.course is None:
            if all(each["faction"] for each in shown["players"]):
                table = read(shown)
                table.waiting = {number for number, seat in enumerate(table.seats) if seat.stack}
                self.course = Course(Ground(shown, table), shown["level"], shown["mode"], self.counts)
            return
        course = self.course
        for event in events:
            self.check(partial(happens, course, event))
            tell(course.table, event)
            if event.kind == "earthscape-laid":
                course.ground = Ground(shown, course.table)
        ask = match.ask
        if ask is not None and ask.prompt == "prep" and shown["phase"] == "prep":
            prepares(course.table, ask.seats[0])
        if ask is not None and (ask.prompt in COMPOSING or course.table.is_over):
            return
        if ask is None or ask.prompt in WALKED:
            self.check(partial(finish_walk, course))
        self.check(partial(self.compare, shown))
        if ask is not None and ask.prompt in CHECKED:
            for seat in ask.seats:
                keys = {GAME.words.key(choice) for choice in ask.choices_of(seat)}
                question = Question(course.ground, shown, seat, ask.prompt, match.prompt(), keys)
                self.check(partial(self.answer, question))

    def check(self, what: Callable[[], None]) -> None:
        """Do a check; whoever wants to see many differences at once catches them here."""
        what()

    def compare(self, shown: Document) -> None:
        """Everything lies where events have told."""
        assert self.course is not None
        told = differences(self.course.table, read(shown))
        assert not told, "; ".join(told)
        self.counts["tables"] += 1

    def answer(self, question: Question) -> None:
        """The choices are those of the book."""
        if CHECKED[question.prompt](question):
            self.counts[f"asked {question.prompt}"] += 1
