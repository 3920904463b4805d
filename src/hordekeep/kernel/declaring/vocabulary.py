"""All the words of a game, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeGuard, TypeVar

from hordekeep.kernel.ask import Ask, Asked, Choice
from hordekeep.kernel.declaring.questions import Question
from hordekeep.kernel.declaring.told import Told
from hordekeep.kernel.declaring.verbs import Verb
from hordekeep.kernel.errors import Refusal
from hordekeep.kernel.events import Event, Telling
from hordekeep.kernel.texts import Text

T = TypeVar("T")

Listed: TypeAlias = type[Verb] | Callable[[Any], Sequence[Verb]]
"""All choices of a verb, or those that a function lists for a state."""
Numbered: TypeAlias = Listed | tuple[Listed, ...]
"""What is numbered by itself, or several together."""


class Vocabulary:
    """The questions of a game and what it tells of. Its verbs are those that answer the questions, in the order in
    which they first do: learning agents number the choices in this order. Where they have numbers from before, `verbs`
    are in that order; those in one tuple are numbered thing by thing, as the last of them lists the things. A function
    in their place lists some of the choices. Verbs that questions only refuse are read, and have no numbers.

    Everything that a `Game` wants to know of its words follows: it is its `words`. `unasked(state, seat, choice)`
    tells a seat that is not asked what is against a choice with a time of its own, None where it is just not its turn.
    `cited(state, rule)` is what the ledger of an edition calls a rule that several editions share.

    >>> from hordekeep import find_game
    >>> words = find_game("plankton-horde").words
    >>> list(words.verbs)[:4], words.key(("token", -3)), words.choice("token:-3")
    (['token', 'pick', 'stop', 'decline'], 'token:-3', ('token', -3))
    """

    def __init__(
        self,
        questions: Iterable[Question[Any]],
        events: Iterable[type[Told]],
        verbs: Iterable[Numbered] = (),
        unasked: Callable[[Any, int, Any], Refusal | None] | None = None,
        cited: Callable[[Any, str], str] | None = None,
    ) -> None:
        self.questions: Mapping[str, Question[Any]] = _by_word("question", [(each.name, each) for each in questions])
        answers = dict.fromkeys(verb for question in self.questions.values() for verb in question.answers)
        self._numbered = [each if isinstance(each, tuple) else (each,) for each in (*verbs, *answers)]
        known = dict.fromkeys(verb for together in self._numbered for verb in together if _is_verb(verb))
        self.verbs: Mapping[str, type[Verb]] = _by_word("verb", [(verb.word, verb) for verb in known])
        refused = [verb for question in self.questions.values() for verb in question.refuses]
        self._spelt = _by_spelling(dict.fromkeys((*known, *refused)))
        self.events: Mapping[str, type[Told]] = _by_word("event", [(event.word, event) for event in events])
        self.telling = _telling(self.events)
        kinds = dict.fromkeys(field.kind for verb in known for field in verb.fields)
        self._unlisted = [kind for kind in kinds if not kind.listed]
        self._unasked = unasked
        self._cited = cited
        self._candidates: dict[Hashable, tuple[Choice, ...]] = {}

    def key(self, choice: Choice) -> str:
        """The stable text key of a choice."""
        return self._named(choice).key()

    def choice(self, key: str) -> Verb | None:
        """The choice with this key, or None."""
        word, colon, about = key.partition(":")
        for verb in self._spelt.get(word, ()):
            found = verb.read(verb.parted(about) if colon else ())
            if found is not None:
                return found
        return None

    def candidates(self, state: Any) -> tuple[Choice, ...]:
        """Every choice that could ever be offered."""
        things = tuple([tuple(kind.all(state)) for kind in self._unlisted])
        known = self._candidates.get(things)
        if known is None:
            every = [choice for together in self._numbered for choice in _every(together, state)]
            known = self._candidates[things] = tuple(dict.fromkeys(every))
        return known

    def why_not(self, state: Any, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
        """What forbids a choice at this ask, or None if it is offered."""
        declared = _declared(ask)
        refusal = declared.question.why_not(state, declared, seat, self._named(choice))
        if refusal is None or self._cited is None:
            return refusal
        return Refusal(self._cited(state, refusal.rule), refusal.because)

    def why_not_unasked(self, state: Any, seat: int, choice: Choice) -> Refusal | None:
        """What is against a choice of a seat that is not asked, if the choice has a time of its own."""
        return None if self._unasked is None else self._unasked(state, seat, choice)

    def prompt(self, state: Any, ask: Ask) -> Text:
        """What is asked, in words."""
        return _declared(ask).question.prompt(state, ask)

    def label(self, state: Any, choice: Choice) -> Text:
        """What a choice says on its button."""
        return self._named(choice).label(state)

    def touches(self, state: Any, ask: Ask, choice: Choice) -> tuple[str, ...]:
        """The ids of what a choice touches."""
        return self._named(choice).touches(state, ask)

    def about(self, state: Any, choice: Choice) -> Mapping[str, Any]:
        """What a choice names, as plain data, by the names of its verb's fields.

        >>> from hordekeep import find_game
        >>> find_game("plankton-horde").words.about(None, ("token", -3))
        {'token': -3}
        """
        return self._named(choice).as_facts(state)

    def describe(self, event: Event) -> Text:
        """An event as a sentence."""
        return self.events[event.kind].sentence(event.facts)

    def _named(self, choice: Choice) -> Verb:
        """The choice with the names of its fields; it may come as a plain tuple."""
        return choice if isinstance(choice, Verb) else self.verbs[choice[0]](*choice[1:])


def _declared(ask: Ask) -> Asked:
    if not isinstance(ask, Asked):
        raise TypeError(f"{ask} is no declared question")
    return ask


def _is_verb(listed: Listed) -> TypeGuard[type[Verb]]:
    return isinstance(listed, type)


def _every(together: tuple[Listed, ...], state: Any) -> list[Verb]:
    """Every choice of one verb; of several in the order of the things that the last of them may be about."""
    lists = [each.every if _is_verb(each) else each for each in together]
    found = [choice for listed in lists for choice in listed(state)]
    last = together[-1]
    if len(together) > 1 and _is_verb(last):
        order = {thing: place for place, thing in enumerate(last.fields[0].kind.all(state))}
        found.sort(key=lambda choice: order[choice[1]])
    return found


def _by_spelling(verbs: Iterable[type[Verb]]) -> Mapping[str, list[type[Verb]]]:
    """The verbs by what their keys begin with, which several may share."""
    found: dict[str, list[type[Verb]]] = {}
    for verb in verbs:
        found.setdefault(verb.spelt, []).append(verb)
    return found


def _telling(events: Mapping[str, type[Told]]) -> Telling:
    """Which events are more to a log than a sentence."""
    told = events.items()
    return Telling(
        headings=frozenset(word for word, event in told if event.heading),
        moments=frozenset(word for word, event in told if event.moment),
        reveals=frozenset(word for word, event in told if event.reveals),
    )


def _by_word(what: str, words: Iterable[tuple[str, T]]) -> Mapping[str, T]:
    """The declared by their words; each has one, and none has another's."""
    found: dict[str, T] = {}
    for word, declared in words:
        if not word:  # mypyc drops the keywords of a class without a sound
            raise TypeError(f"The {what} {declared} has no word. Is its module compiled? Declarations must not be.")
        if word in found:
            raise TypeError(f"Two declarations of the {what} {word!r}: {found[word]} and {declared}")
        found[word] = declared
    return found
