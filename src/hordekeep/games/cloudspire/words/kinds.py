"""How words become rules: the kinds of phrases and what each is built into.

A sentence is built into a `Meaning`: rules that last, reactions to moments, and uses that a player may make of it. What
is done is a `Deed`; whom it is done to is a `Who`. All of them see the game, whose effect it is and what happened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hordekeep.games.cloudspire.state.play_area import Meaning, Occasion, PlayArea, Reaction, Static, Whose, Window
from hordekeep.kernel import Rules
from hordekeep.language import Vocabulary

VOCABULARY = Vocabulary("cloudspire", start="sentence")
V = VOCABULARY

Test = Callable[[PlayArea, Whose, Occasion], bool]
Find = Callable[[PlayArea, Whose, Occasion], list[int]]
Fits = Callable[[PlayArea, Whose, Occasion, int], bool]
Amount = Callable[[PlayArea, Whose, int, int], int]
Make = Callable[..., Any]
NOTHING_HAPPENED = Occasion()


class Who(NamedTuple):
    """Whom a sentence speaks of: `find` lists who could be meant now, `pick` decides on some of them; `where` narrows
    them by one more test, for what cannot be done to everybody."""

    find: Find
    pick: Callable[[PlayArea, Whose, Occasion], Rules[list[int]]]
    where: Callable[[Fits], Who] | None = None


class Deed(NamedTuple):
    """What is done, and whether it could do anything now."""

    do: Callable[[PlayArea, Whose, Occasion], Rules[None]]
    can: Test


class When(NamedTuple):
    """A moment of `effects.happens`, and whether it concerns the effect."""

    moment: str
    concerns: Test


class Use(NamedTuple):
    """A moment of `effects.windows` in which something may be used, and how often."""

    moment: str
    often: str


def always(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
    """Of what is never idle."""
    return True


def rule(*given: tuple[str, Amount]) -> Meaning:
    """A sentence that gives something for as long as it is in force."""
    return Meaning(statics=tuple([Static(kind, amount) for kind, amount in given]))


def reacts(when: When, deed: Deed) -> Meaning:
    """A sentence that does something by itself in a moment, if it can."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        return when.concerns(g, whose, occasion) and deed.can(g, whose, occasion)

    return Meaning(reactions=(Reaction(when.moment, concerns, deed.do),))


def usable(use: Use, deed: Deed) -> Meaning:
    """A sentence that its player may make use of, if it does something."""

    def can(g: PlayArea, whose: Whose) -> bool:
        return deed.can(g, whose, NOTHING_HAPPENED)

    def do(g: PlayArea, whose: Whose) -> Rules[None]:
        yield from deed.do(g, whose, NOTHING_HAPPENED)

    return Meaning(windows=(Window(use.moment, use.often, can, do),))


def _narrowed(who: Who, only: Fits | None) -> Who:
    return who if only is None or who.where is None else who.where(only)


def deed(
    english: str,
    *,
    fr: str,
    rule: str,
    can: Callable[..., bool] | None = None,
    only: Fits | None = None,
    **more: Any,
) -> Callable[[Make], Make]:
    """A clause: `fn(g, whose, occasion, **slots)`, a plain function without a result, or a generator. Whom it speaks of
    arrives as a list of chips, everything else as it was built. `can(g, whose, occasion, **slots)` tells whether it
    could do anything; left out, it can if there is somebody for each. `only` tells whom it can be done to."""

    def declared(fn: Make) -> Make:
        def make(**built: Any) -> Deed:
            people = {name: _narrowed(slot, only) for name, slot in built.items() if isinstance(slot, Who)}
            rest = {name: slot for name, slot in built.items() if name not in people}

            def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
                picked: dict[str, list[int]] = {}
                for name, who in people.items():
                    picked[name] = yield from who.pick(g, whose, occasion)
                done = fn(g, whose, occasion, **rest, **picked)
                if done is not None:
                    yield from done

            def could(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
                found: dict[str, list[int]] = {}
                for name, who in people.items():
                    found[name] = who.find(g, whose, occasion)
                    if not found[name]:
                        return False
                return can is None or can(g, whose, occasion, **rest, **found)

            return Deed(do, could if people or can else always)

        V.word("deed", english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def sentence(english: str, *, fr: str, rule: str, **more: Any) -> Callable[[Make], Make]:
    """A whole sentence of its own: the function makes its meaning from its slots."""

    def declared(fn: Make) -> Make:
        V.word("sentence", english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(fn)
        return fn

    return declared
