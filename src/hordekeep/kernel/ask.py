"""What is asked, of whom, with which legal choices.

A rule stops at `choice = yield Ask(...)`. In the hot loop a choice is a small tuple, (verb, faces and places); its key,
label and the ids of what it touches are made only when somebody looks (`Match.offers`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, Union

import msgspec

if TYPE_CHECKING:
    from hordekeep.kernel.declaring.questions import Question
    from hordekeep.kernel.declaring.verbs import Verb

Choice = tuple[Any, ...]
"""A verb and what it is about: ("pick", 17), ("stop",). It names faces and places, never pieces made in play."""

Choices = Union[list[Choice], Callable[[], list[Choice]]]

T = TypeVar("T")
A = TypeVar("A", bound="Verb")


class Ask:
    """A question of the rules: who may answer, what it is about, which rule asks, and the legal choices.

    `choices` may be a list or a function that lists them when needed. Where any of several seats may act, `Ask.of`
    takes each seat's own choices, so that nobody reads another hand in the list; `answered_by` then tells the rule who
    answered. Whoever answers first has answered for all of them, unless `each` is set: then every seat answers for
    itself, in any order. `committed` is set where the rules have already changed something since the beat began.
    `alike` tells bots which choices are interchangeable. `about` is what the question is about (the card that asks),
    for its words.
    `passing` is set in a window: whoever is asked may answer what another does, or make this choice and let it be.
    `written` is the verb of choices too many to list, a whole deck say, that whoever answers may write: what
    `GameWords.why_not` has nothing against is legal too. Bots take one that is listed.

    >>> ask = Ask(1, "second", "PH-PICK-01", [("stop",), ("pick", 3)])
    >>> ask.seats, ask.choices
    ((1,), [('stop',), ('pick', 3)])
    >>> both = Ask.of({0: [("keep",)], 2: [("keep",), ("redraw",)]}, "mulligan", "X-1")
    >>> both.seats, both.choices_of(2)
    ((0, 2), [('keep',), ('redraw',)])
    """

    __slots__ = (
        "_choices",
        "_given",
        "_others",
        "about",
        "alike",
        "answered_by",
        "committed",
        "each",
        "passing",
        "prompt",
        "rule",
        "seats",
        "written",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        rule: str,
        choices: Choices,
        *,
        committed: bool = False,
        alike: Callable[[Choice], Hashable] | None = None,
        about: Any = None,
        written: str = "",
        passing: Choice | None = None,
    ) -> None:
        self.seats: tuple[int, ...] = (seat,)
        self.prompt = prompt
        self.rule = rule
        self._choices = choices
        self._given: Choices | dict[int, Choices] = choices
        self._others: dict[int, Choices] | None = None
        self.answered_by = seat
        self.committed = committed
        self.each = False
        self.alike = alike
        self.about = about
        self.written = written
        self.passing = passing

    @staticmethod
    def of(
        choices: Mapping[int, Choices],
        prompt: str,
        rule: str,
        *,
        committed: bool = False,
        each: bool = False,
        about: Any = None,
        written: str = "",
    ) -> Ask:
        """An ask that any of several seats may answer, each with choices of its own.

        >>> Ask.of({1: [("pass",)]}, "react", "X-2").seats
        (1,)
        """
        seats = tuple(sorted(choices))
        ask = Ask(seats[0], prompt, rule, choices[seats[0]], committed=committed, about=about, written=written)
        ask.seats = seats
        ask.each = each
        ask._others = dict(choices)
        ask._given = dict(choices)
        return ask

    @property
    def seat(self) -> int:
        """The one seat that is asked.

        >>> Ask(1, "pick", "X", [("stop",)]).seat
        1
        """
        if len(self.seats) != 1:
            raise ValueError(f"{len(self.seats)} seats may answer this ask: say which one")
        return self.seats[0]

    @property
    def choices(self) -> list[Choice]:
        """The legal choices of the one seat that is asked.

        >>> Ask(0, "pick", "X", lambda: [("stop",)]).choices
        [('stop',)]
        """
        if self._others is not None:
            return self.choices_of(self.seat)
        if not isinstance(self._choices, list):
            self._choices = self._choices()
        return self._choices

    def choices_of(self, seat: int) -> list[Choice]:
        """The legal choices of `seat`; none if it is not asked.

        >>> Ask(0, "pick", "X", [("stop",)]).choices_of(1)
        []
        """
        if self._others is None:
            return self.choices if seat == self.seats[0] else []
        mine = self._others.get(seat, [])
        if not isinstance(mine, list):
            mine = self._others[seat] = mine()
        return mine

    def may_be_written(self, choice: Choice) -> bool:
        """Is it of the kind that is written, not listed?

        >>> Ask(0, "deck", "X", [("deck", "ready")], written="deck").may_be_written(("deck", "3 Gank"))
        True
        """
        return self.written != "" and choice[0] == self.written

    def list_again(self) -> None:
        """Forget what was listed: functions list anew. For imagined games, in which hidden cards have changed.

        >>> hand = ["ooze"]
        >>> ask = Ask(0, "discard", "X", lambda: [("card", face) for face in hand])
        >>> first, hand[:] = ask.choices, ["troll"]
        >>> ask.list_again()
        >>> first, ask.choices
        ([('card', 'ooze')], [('card', 'troll')])
        """
        if isinstance(self._given, dict):
            self._others = dict(self._given)
        else:
            self._choices = self._given

    def __repr__(self) -> str:
        return f"Ask(seats={self.seats}, {self.prompt!r}, {self.rule})"


class Asked(Ask):
    """A declared question put to a seat. One class for all questions: what differs between them stands with `question`.

    `rule` is the one that asks, if it is another than the question's. `facts` is what it is about, and what the checks
    of its choices need and the state does not tell: locals of the rule that asks. Where what it is about is something
    else than they, it is `about`. `alike` is that of this ask, where it is not the same for all of its question. Where
    a question asks for things of several sorts, the prompt tells the `sort`: "pick-enemy".

    >>> from hordekeep.kernel.declaring import Question, Verb, allowed
    >>> class Stop(Verb, verb="stop"):
    ...     "Take no more."
    >>> more = Question("more", "PH-PICK-01", {Stop: allowed})
    >>> ask = Asked(more, 1, [Stop()])
    >>> ask, ask.choices
    (Ask(seats=(1,), 'more', PH-PICK-01), [('stop',)])
    """

    __slots__ = ("facts", "question")

    def __init__(
        self,
        question: Question[A],
        seat: int,
        choices: Union[list[A], Callable[[], list[A]]],
        *,
        rule: str = "",
        committed: bool = False,
        facts: Any = None,
        about: Any = None,
        alike: Callable[[Choice], Hashable] | None = None,
        sort: str = "",
    ) -> None:
        listed: Any = choices  # they are choices of verbs, which is more than an ask wants
        self.question: Question[Any] = question
        self.facts = facts
        self.seats = (seat,)
        self.prompt = f"{question.name}-{sort}" if sort else question.name
        self.rule = rule or question.rule
        self._choices = listed
        self._given = listed
        self._others = None
        self.answered_by = seat
        self.committed = committed
        self.each = False
        self.alike = alike or question.alike
        self.about = facts if about is None else about
        self.written = question.written
        self.passing = question.passing

    @staticmethod
    def of_any(
        question: Question[A],
        choices: Mapping[int, Union[list[A], Callable[[], list[A]]]],
        *,
        rule: str = "",
        committed: bool = False,
        each: bool = False,
        facts: Any = None,
        about: Any = None,
    ) -> Asked:
        """A declared question that any of several seats may answer, each with choices of its own (see `Ask.of`).

        >>> from hordekeep.kernel.declaring import Question, Verb, allowed
        >>> class Leave(Verb, verb="leave"):
        ...     "Leave the table."
        >>> who = Question("who-leaves", "PH-PICK-01", {Leave: allowed})
        >>> ask = Asked.of_any(who, {2: [Leave()], 0: [Leave()]})
        >>> ask, ask.choices_of(2), ask.choices_of(1)
        (Ask(seats=(0, 2), 'who-leaves', PH-PICK-01), [('leave',)], [])
        """
        seats = tuple(sorted(choices))
        ask = Asked(question, seats[0], choices[seats[0]], rule=rule, committed=committed, facts=facts, about=about)
        given: dict[int, Any] = dict(choices)
        ask.seats = seats
        ask.each = each
        ask._others = dict(given)
        ask._given = dict(given)
        return ask


Rules = Generator[Ask, Any, T]
"""A rule that may ask: it yields asks, is sent choices, and returns a T. What it is sent is one of the choices of its
own ask, and whoever asks knows their type: `answer: Pick | Stop = yield Asked(...)`."""


class Offer(msgspec.Struct, frozen=True):
    """A legal choice as people and clients see it: its stable key, its label, and the ids of what it touches.

    `verb` and `about` say the same as the key, so that nobody has to take keys apart: what would be done, and the
    things that it names, each by its name and as plain data. What the choice leaves out is left out.

    >>> from hordekeep import Match
    >>> offer = Match("plankton-horde", seats=2, seed="doc").offers()[0]
    >>> offer.key, offer.verb, offer.about
    ('token:8', 'token', {'token': 8})
    """

    key: str
    label: str
    touches: tuple[str, ...] = ()
    verb: str = ""
    about: Mapping[str, Any] = {}
