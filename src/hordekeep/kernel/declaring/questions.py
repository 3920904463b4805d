"""Questions: what is asked, which verbs answer it, and what forbids each of them there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from hordekeep.kernel.ask import Ask, Asked, Choice
from hordekeep.kernel.declaring.verbs import Verb
from hordekeep.kernel.errors import Refusal
from hordekeep.kernel.texts import Text, Word, seat_name

A = TypeVar("A", bound=Verb)

Check = Callable[[Any, Asked, int, Any], Refusal | None]
"""why_not(state, ask, seat, choice): what forbids a choice, or None. It reads the state and `ask.facts`, and never asks
whether the choice is listed: the list is made by the same check, or both read one value."""

Reason = Callable[[Any, Asked, int, Any], Refusal]
"""A check of what is never allowed."""


def allowed(state: Any, ask: Asked, seat: int, choice: Any) -> None:
    """Nothing forbids it: a check for what is always offered.

    >>> from hordekeep.games.plankton_horde.rules.monster_phase import SECOND, Stop
    >>> SECOND.answers[Stop] is allowed
    True
    """


class Question(Generic[A]):
    """A kind of ask: its name, the rule that asks, and the verbs that answer it, each with the check that forbids it.

    Legality belongs to the pair of a question and a verb: one verb may answer many questions, each with other law.
    `says` gives what the words of the question name besides `who` is asked, or `who` where several seats are. `refuses`
    has reasons of their own for verbs that are no answer here, `meanwhile` one for all others that have to wait;
    without, each verb tells its time itself. `alike`, `passing`, `written` are those of every `Ask` of this question.

    >>> from hordekeep.games.plankton_horde.rules.monster_phase import SECOND
    >>> SECOND.name, SECOND.rule, [verb.word for verb in SECOND.answers]
    ('second', 'PH-PICK-01', ['pick', 'stop'])
    """

    __slots__ = ("alike", "answers", "meanwhile", "name", "passing", "refuses", "rule", "says", "written")

    def __init__(
        self,
        name: str,
        rule: str,
        answers: Mapping[type[A], Check],
        *,
        says: Mapping[str, Callable[[Any, Ask], Word]] | None = None,
        refuses: Mapping[type[Verb], Reason] | None = None,
        meanwhile: Refusal | None = None,
        alike: Callable[[Choice], Hashable] | None = None,
        passing: A | None = None,
        written: type[A] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.answers: Mapping[type[Verb], Check] = dict(answers.items())
        self.says = says or {}
        self.refuses = refuses or {}
        self.meanwhile = meanwhile
        self.alike = alike
        self.passing = passing
        self.written = "" if written is None else written.word

    @staticmethod
    def declared_in(package: str) -> Iterator[Question[Any]]:
        """The questions that the modules of a package declare, as far as they are imported.

        >>> "second" in {question.name for question in Question.declared_in("hordekeep.games.plankton_horde")}
        True
        """
        modules = [module for name, module in sorted(sys.modules.items()) if name.startswith(f"{package}.")]
        named = (each for module in modules for each in vars(module).values())
        return iter(dict.fromkeys(each for each in named if isinstance(each, Question)))

    def prompt(self, state: Any, ask: Ask) -> Text:
        """What is asked, in words."""
        words = {"who": seat_name(ask.seats[0])} | {name: word(state, ask) for name, word in self.says.items()}
        return Text(f"ask-{self.name}", **words)

    def messages(self) -> Mapping[str, set[str]]:
        """The messages that ask it, each with its words.

        >>> from hordekeep.games.plankton_horde.rules.monster_phase import UP_TO_THE_TARGET
        >>> sorted(UP_TO_THE_TARGET.messages()["ask-pick"])
        ['missing', 'target', 'who']
        """
        return {f"ask-{self.name}": {"who", *self.says}}

    def why_not(self, state: Any, ask: Asked, seat: int, choice: Verb) -> Refusal | None:
        """What forbids a choice here, or None if it is offered."""
        verb = type(choice)
        check = self.answers.get(verb) or self.refuses.get(verb)
        if check is not None:
            return check(state, ask, seat, choice)
        return self.meanwhile or verb.untimely(state, ask, seat)
