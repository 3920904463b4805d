"""A second, small reading of the books of both lane games, which follows a match and checks all that it tells.

It shares nothing with the engine: it hears the events, the questions and the answers, keeps a table of its own that
only they change, and holds it against what the match shows whenever nothing is under way (`oracle_table`,
`oracle_events`, `oracle_piles`). What may happen, in which order, how much and to whom, and what is asked of whom with
which choices, it says by the book (`oracle_course`, `oracle_fight`, `oracle_falls`, `oracle_choices`).
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hordekeep.kernel import Ask, Event
from tests.games.lanes.oracle_choices import Choices
from tests.games.lanes.oracle_course import Course
from tests.games.lanes.oracle_falls import Falls
from tests.games.lanes.oracle_fight import Fight
from tests.games.lanes.oracle_piles import Tale
from tests.games.lanes.oracle_table import lay_out
from tests.games.lanes.playing import LanesMatch


class Follower:
    """Listens to a match from now on; `seen` counts what was checked."""

    def __init__(self, match: LanesMatch, seen: Counter[str]) -> None:
        self.match = match
        self.seen = seen
        self.tale = Tale(lay_out(match.shown()))
        self.course = Course(self.tale.table, seen)
        self.fight = Fight(seen)
        self.falls = Falls(self.tale.table, seen)
        self.choices = Choices(seen)
        self.told: list[Event] = []
        """The events since the table was last compared, for whoever reads a failure."""
        match.listen(self.hear)

    def hear(self, event: Event) -> None:
        """Check an event by the rules, then change the table by it."""
        self.told.append(event)
        self.course.hear(event, self.tale)
        self.fight.hear(event, self.tale)
        self.falls.hear(event, self.tale)
        self.tale.hear(event)

    def asked(self, ask: Ask) -> None:
        """Check a question, and the whole table if nothing is under way."""
        self.falls.asked(ask.prompt)
        if not ask.committed:
            self.falls.settled(self.tale)
            self.compare()
            self.choices.asked(ask, self.tale.table, self.match.game.words.key)
        elif ask.prompt == "hand-limit":
            self.choices.asked(ask, lay_out(self.match.shown()), self.match.game.words.key)

    def compare(self) -> None:
        """The match shows what the events told."""
        table = lay_out(self.match.shown())
        differences = list(self.tale.differences(table))
        assert not differences, (differences, [(each.kind, dict(each.facts)) for each in self.told])
        self.seen["table, but for what is open" if self.tale.loose else "table"] += 1
        self.tale = Tale(table)
        self.told = []

    def answer(self, prompt: str, key: str) -> None:
        """Hear what is chosen before it happens."""
        self.tale.answered(prompt, key)


def follow(match: LanesMatch, luck: Random, most: int, seen: Counter[str]) -> Follower:
    """Play on in a lively way, so many choices or to the end, with the second reading listening."""
    follower = Follower(match, seen)
    for _ in range(most):
        ask = match.ask
        if ask is None:
            break
        follower.asked(ask)
        seat = luck.choice([seat for seat in ask.seats if ask.choices_of(seat)])
        choices = ask.choices_of(seat)
        lively = [choice for choice in choices if choice[0] in ("play", "use", "engage", "summon", "conceal")]
        done = [choice for choice in choices if choice == ("done",)]
        choice = luck.choice((lively if luck.random() < 0.7 else done) or choices)
        follower.answer(ask.prompt, match.game.words.key(choice))
        match.play(choice, seat)
    return follower
