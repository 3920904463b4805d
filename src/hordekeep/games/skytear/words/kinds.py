"""How words become rules: the kinds of phrases, what each is built into, and a decorator for verbs.

A noun phrase is built into a `Noun`, whom it speaks of into a `Who`, a place into a `Spot`, and a sentence into a
`Part` of a meaning: what a card does when it resolves, and what a skill gives for as long as it is in force. Which of
the two counts is decided where the meaning is put together, because both are said in the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any, NamedTuple

from hordekeep.games.skytear.effects.meanings import Aim, Cause, Deed, Ground
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.words.meant import Condition, Spot, Who
from hordekeep.kernel import BadInput, Refusal, Rules
from hordekeep.language import Vocabulary

VOCABULARY = Vocabulary("skytear", start="sentence")

Count = Callable[[Arena, Cause], int]
Needs = Callable[[Arena, Cause], Refusal | None]
Meaning = Callable[..., Any]


class Given(NamedTuple):
    """What a skill gives while it is in force: a value of `values.total`, to whom, and how much, against a target if
    one is meant (-1 if not)."""

    kind: str
    who: Who
    amount: Callable[[Arena, Cause, int], int]


class Event(NamedTuple):
    """What a "When" waits for: a moment of `triggering.happens`, and whether it is the caster's and about this one."""

    moment: str
    concerns: Callable[[Arena, Cause, int, int], bool]


class Part(NamedTuple):
    """What one sentence adds to a meaning (`meanings.Meaning`).

    `deed` is what a card does, `given` what a skill gives; with an `event` the deed waits for it. `can` tells whether
    the deed could do anything now, for what may be declined or has to be paid. `absent` tells of a deed that is about
    something of the caster's which is not on the battlefield: then it is not even triggered. `ground` are the hexes on
    which the caster is placed, by a sentence that does only this.
    """

    deed: Deed | None = None
    aim: Aim | None = None
    needs: Needs | None = None
    cost: Deed | None = None
    given: Given | None = None
    event: Event | None = None
    can: Condition | None = None
    absent: Condition | None = None
    bars: bool = False
    ground: Ground | None = None


def aim_in(*slots: Any) -> Aim | None:
    """What has to be targeted for the phrases in these slots: one thing at most."""
    aims = [each.aim for each in slots if isinstance(each, Who | Spot) and each.aim is not None]
    if len(aims) > 1:
        raise BadInput("A sentence has one target.", advice="Say it in two sentences.")
    return aims[0] if aims else None


def verb(
    english: str, *, fr: str, rule: str, can: Callable[..., bool] | None = None, **more: Any
) -> Callable[[Meaning], Meaning]:
    """A verb: `fn(g, c, **slots)`, a plain function or a generator, carried out when the effect resolves. Whom it
    speaks of arrives as a list of pieces, everything else as it was built. `can(g, c, **slots)` tells whether it could
    do anything; left out, it can if there is somebody for each."""

    def declared(fn: Meaning) -> Meaning:
        asks = isgeneratorfunction(fn)

        def make(**built: Any) -> Part:
            people = {name: slot for name, slot in built.items() if isinstance(slot, Who)}
            given = {name: slot for name, slot in built.items() if name not in people}

            def deed(g: Arena, c: Cause) -> Rules[None]:
                picked: dict[str, list[int]] = {}
                for name, who in people.items():
                    picked[name] = yield from who.pick(g, c)
                done = fn(g, c, **given, **picked)
                if asks:
                    yield from done

            def could(g: Arena, c: Cause) -> bool:
                found = {name: who.find(g, c) for name, who in people.items()}
                return all(found.values()) if can is None else can(g, c, **given, **found)

            absent = next((who.absent for who in people.values() if who.absent is not None), None)
            return Part(deed, aim_in(*built.values()), can=could, absent=absent)

        VOCABULARY.word("clause", english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(make)
        return fn

    return declared
