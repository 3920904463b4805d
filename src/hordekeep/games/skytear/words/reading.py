"""From the sentences of a card or skill to its meaning."""

from __future__ import annotations

from hordekeep.games.skytear.content.cards import FOLDERS
from hordekeep.games.skytear.effects.meanings import (
    Aim,
    Cause,
    Deed,
    Ground,
    Meaning,
    Reading,
    VictoryCondition,
    read_by,
)
from hordekeep.games.skytear.effects.skills import ALWAYS, WORSHIP, in_force, projected
from hordekeep.games.skytear.state.arena import Arena, Static, Trigger
from hordekeep.games.skytear.state.pieces import is_hero
from hordekeep.games.skytear.words.kinds import Event, Given, Needs, Part
from hordekeep.games.skytear.words.meant import CASTER, PROJECTED
from hordekeep.games.skytear.words.victory import Victory
from hordekeep.games.skytear.words.vocabulary import VOCABULARY
from hordekeep.kernel import BadInput, Refusal, Rules, enforces, once
from hordekeep.language import Tree
from hordekeep.language.sentences import Sentences

ILLUSION = "illusion"


SENTENCES = Sentences(VOCABULARY, FOLDERS)


def tree_of(sentence: str) -> Tree:
    """The tree of a sentence, stored or parsed."""
    return SENTENCES.tree(sentence)


@once
def text_in(sentence: str, language: str) -> str:
    """A sentence in a language, from its tree.

    >>> text_in("Deal 1 damage to each other enemy adjacent to the target.", "fr")
    'Infligez 1 dégât à chaque autre ennemi adjacent à la cible.'
    """
    return SENTENCES.text(sentence, language)


def victory_condition(sentence: str) -> VictoryCondition:
    """What a victory card asks."""
    built = VOCABULARY.build(tree_of(sentence))
    if not isinstance(built, Victory):
        raise BadInput(f"{sentence!r} is no condition of a victory card.", advice="Begin with: You have defeated ...")
    return built.is_met


@enforces("SM-WOR-01", "SM-WOR-02")
def meaning(sentences: tuple[str, ...], area: str = "", icon: str = "") -> Meaning:
    """What the sentences of a power card mean, or those of a skill with its icon; an outsider's has none.

    A skill that a Worship or an outsider sets off, and a card, do what they say; other skills give it while they are in
    force.
    """
    parts = [_part(sentence) for sentence in sentences]
    holds = icon not in ("", WORSHIP)
    for sentence, part in zip(sentences, parts, strict=True):
        _insist(sentence, part, holds, icon)
    events = [part for part in parts if part.event is not None]
    if events and not holds and len(events) < len(parts):
        raise BadInput("A card with a trigger has no other sentences.", advice="Make two cards of it.")
    return Meaning(
        aim=_aim(parts),
        needs=_all_needs(parts),
        cost=_all_costs(parts),
        deeds=tuple([part.deed for part in parts if part.deed is not None and (part.event is not None or not holds)]),
        statics=_statics(parts, icon) if holds else (),
        triggers=_triggers(parts, icon),
        area=area,
        bars=any(part.bars for part in parts),
    )


@enforces("SM-OACT-01")
def placement(sentences: tuple[str, ...]) -> Ground:
    """Where the placement rule of an outsider puts it."""
    ground = _part(sentences[0]).ground
    if ground is None or len(sentences) > 1:
        advice = "Write one sentence: Place the caster on ..."
        raise BadInput(f"{sentences[0]!r} is no placement of an outsider.", advice=advice)
    return ground


def _part(sentence: str) -> Part:
    try:
        built = VOCABULARY.build(tree_of(sentence))
    except BadInput as bad:
        raise bad.standing(repr(sentence)) from None
    if not isinstance(built, Part):
        raise BadInput(f"{sentence!r} can stand on a victory card only.")
    return built


@enforces("SM-NUP-05")
def _insist(sentence: str, part: Part, holds: bool, icon: str) -> None:
    """A sentence says something where it stands: what lasts without an end has to be a skill's, what is done a card's;
    and the Projected Hero is known to illusion skills only."""
    if part.event is None:
        said = part.given is not None if holds else bool(part.deed or part.aim or part.cost)
        if not said:
            raise BadInput(f"{sentence!r} cannot stand {'in a skill without Worship' if holds else 'on a card'}.")
    projects = part.given is not None and part.given.who.role == PROJECTED
    if holds and projects != (icon == ILLUSION):
        raise BadInput(f"{sentence!r}: an illusion skill, and no other, is about the projected hero (SM-NUP-05).")


def _aim(parts: list[Part]) -> Aim | None:
    """The targets, of which one sentence speaks at most."""
    aims = [part.aim for part in parts if part.aim is not None]
    if len(aims) > 1:
        raise BadInput("A card or skill has targets of one kind.", advice="Speak of 'the target' after the first.")
    return aims[0] if aims else None


def _all_needs(parts: list[Part]) -> Needs | None:
    """What all sentences need, refused by the first that lacks it."""
    needs = [part.needs for part in parts if part.needs is not None]
    if len(needs) < 2:
        return needs[0] if needs else None

    def first(g: Arena, c: Cause) -> Refusal | None:
        return next((lacking for each in needs if (lacking := each(g, c)) is not None), None)

    return first


def _all_costs(parts: list[Part]) -> Deed | None:
    """What all sentences cost, paid in their order."""
    costs = [part.cost for part in parts if part.cost is not None]
    if len(costs) < 2:
        return costs[0] if costs else None

    def pay(g: Arena, c: Cause) -> Rules[None]:
        for each in costs:
            yield from each(g, c)

    return pay


def _own(g: Arena, owner: int) -> Cause:
    """A skill as what lasts and what triggers see it: with its owner as the caster."""
    return Cause.of(g, g.owner[owner], owner, "skill")


def _statics(parts: list[Part], icon: str) -> tuple[Static, ...]:
    """What a skill gives while it is in force."""
    return tuple([_static(part.given, icon) for part in parts if part.given is not None])


def _static(given: Given, icon: str) -> Static:
    """What a skill gives, and only while it is in force."""
    who, how_much = given.who, given.amount

    def to_caster(g: Arena, owner: int, piece: int, target: int) -> int:
        if piece != owner or not in_force(g, owner, icon):
            return 0
        return how_much(g, _own(g, owner), target)

    def to_projected(g: Arena, owner: int, piece: int, target: int) -> int:
        return how_much(g, _own(g, owner), target) if is_hero(piece) and projected(g, owner, piece) else 0

    def to_others(g: Arena, owner: int, piece: int, target: int) -> int:
        if not in_force(g, owner, icon):
            return 0
        cause = _own(g, owner)
        return how_much(g, cause, target) if who.fits(g, cause, piece) else 0

    amount = {CASTER: to_caster, PROJECTED: to_projected}.get(who.role, to_others)
    return Static(given.kind, amount)


def _triggers(parts: list[Part], icon: str) -> tuple[Trigger, ...]:
    """What the sentences wait for."""
    return tuple([_trigger(part.event, part, icon) for part in parts if part.event is not None])


def _trigger(event: Event, part: Part, icon: str) -> Trigger:
    """What a skill waits for while it is in force, and a card until the activation ends."""
    absent = part.absent

    def concerns(g: Arena, owner: int, by: int, subject: int) -> bool:
        if by != owner or not in_force(g, owner, icon or ALWAYS):
            return False
        cause = _own(g, owner)
        return event.concerns(g, cause, by, subject) and not (absent is not None and absent(g, cause))

    return Trigger(event.moment, concerns)


read_by(Reading(meaning, placement, victory_condition))
