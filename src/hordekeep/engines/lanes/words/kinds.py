"""How words become rules: the kinds of phrases, what each is built into, and a decorator for each kind.

A noun phrase is built into a `Noun` (who could be meant), a target into a `Target` (who is meant in the end, asking if
there is a choice), a verb into an effect. The functions that carry the meaning are written below their phrase and get
what is needed: the battle, the cause, and the values of their slots.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from types import MappingProxyType
from typing import Any

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.built import Meaning, of_those_meant, test_of, verb_deed, waking
from hordekeep.engines.lanes.words.deeds import Condition, Deed
from hordekeep.engines.lanes.words.meant import Noun, Target, Test
from hordekeep.kernel import enforces
from hordekeep.language import Vocabulary

VOCABULARY = Vocabulary("skytear-horde", start="ability")

Count = Callable[[Battle, Cause], int]


Helps = Callable[[Battle, Cause, Piece, Mapping[str, Any]], bool]
"""Does it help to reach a card, a verb having these slots?"""


def _narrowed(target: Target, helps: Helps, slots: Mapping[str, Any]) -> Target:
    return target if target.narrow is None else target.narrow(lambda g, c, p: helps(g, c, p, slots))


@enforces("HM-MIN-08")
def verb(
    english: str,
    *,
    fr: str,
    rule: str = "",
    kind: str = "verb",
    can: Callable[..., bool] | None = None,
    helps: Mapping[str, Helps] = MappingProxyType({}),
    idle: Callable[..., bool] | None = None,
    impersonal: bool = False,
    uncovers: bool = True,
    wakes: Callable[..., bool] | None = None,
    **more: Any,
) -> Callable[[Meaning], Meaning]:
    """A verb: `fn(g, c, **slots)`, a plain function or a generator. Targets arrive as lists of pieces, counts and plain
    numbers as ints; everything else as it was built. What it returns, if not None, is whether it did anything.

    `can(g, c, **slots)` tells whether it could do anything, its targets being all who could be meant; left out, it can
    if there is somebody for each target. `helps` tests, by the slot of a target, who can be reached at all: nobody else
    is offered, unless the sentence goes on and may speak of whoever it was. `idle(g, c, **slots)` and `impersonal` are
    those of the deed. `wakes(**slots)` tells whether it may reach minions that are set aside."""

    def declared(fn: Meaning) -> Meaning:
        def make(mention: int | None = None, other: int | None = None, **built: Any) -> Deed:
            extra = {name: value for name, value in (("mention", mention), ("other", other)) if value is not None}
            targets = {name: value for name, value in built.items() if isinstance(value, Target)}
            given = {name: value for name, value in built.items() if name not in targets} | extra
            helped = {name: _narrowed(target, helps[name], built) for name, target in targets.items() if name in helps}

            def with_those_found(ask: Meaning) -> Condition:
                def answer(g: Battle, c: Cause) -> bool:
                    found = {name: target.find(g, c) for name, target in targets.items()}
                    return bool(ask(g, c, **{**built, **found}))

                return answer

            made = verb_deed(
                fn,
                targets,
                helped,
                given,
                None if can is None else with_those_found(can),
                None if idle is None else with_those_found(idle),
                impersonal=impersonal,
                uncovers=uncovers,
            )
            return waking(made) if wakes is not None and wakes(**built) else made

        VOCABULARY.word(kind, english, name=more.pop("name", "") or fn.__name__, fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def noun(
    english: str,
    *,
    fr: str,
    gender: str,
    sort: str,
    face: Callable[[Card], bool],
    is_one: Test,
    rule: str = "",
    **more: Any,
) -> Callable[[Meaning], Meaning]:
    """A noun: `fn(g, c)` lists the pieces in play that it names; `is_one` and `face` tell it of one piece, one card."""

    def declared(fn: Meaning) -> Meaning:
        built = Noun(sort.rpartition("/")[2], fn, is_one, face)
        VOCABULARY.word(
            "noun",
            english,
            name=more.pop("name", "") or fn.__name__,
            fr=fr,
            rule=rule,
            gender=gender,
            sort=sort,
            **more,
        )(lambda: built)
        return fn

    return declared


def adjective(english: str, *, fr: str, kind: str = "anp", rule: str = "", **more: Any) -> Callable[[Meaning], Meaning]:
    """A word that narrows a noun, before it ("non-epic {np:anp}") or after it (kind "np"): `fn(g, c, p, **slots)`."""

    def declared(fn: Meaning) -> Meaning:
        def make(np: Noun, **slots: Any) -> Noun:
            return np.where(test_of(fn, slots))

        VOCABULARY.word(kind, english, name=more.pop("name", "") or fn.__name__, fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def condition(english: str, *, fr: str, rule: str = "", **more: Any) -> Callable[[Meaning], Meaning]:
    """A condition: `fn(g, c, **slots)` tells whether it holds; targets in it arrive as the list of who is meant."""

    def declared(fn: Meaning) -> Meaning:
        def make(**slots: Any) -> Condition:
            return of_those_meant(fn, slots)

        VOCABULARY.word("condition", english, name=more.pop("name", "") or fn.__name__, fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def count(english: str, *, fr: str, rule: str = "", **more: Any) -> Callable[[Meaning], Meaning]:
    """Something to count after "for each": `fn(g, c, **slots)` gives the number."""

    def declared(fn: Meaning) -> Meaning:
        def make(**slots: Any) -> Count:
            return of_those_meant(fn, slots)

        VOCABULARY.word("counted", english, name=more.pop("name", "") or fn.__name__, fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def nothing() -> Generator[Any, Any, None]:
    """A rule that does nothing."""
    yield from ()
