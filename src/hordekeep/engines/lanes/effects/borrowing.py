"""Abilities of a monster on a card of the alliance: the same sentences with the sides exchanged.

Ally and monster, castle and portal change places, and a horde's servants come as Troops. A sentence with a word that
has no counterpart on the other side is not borrowed: minions, the outsider, pillaging, costs of allies, treachery.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.content.card import vocabulary
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.keywords import KEYWORDS
from hordekeep.engines.lanes.state.abilities import Ability, Printed
from hordekeep.kernel import once

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.language import Tree

_TROOPS: Final = ("troop_servants",)
_EXCHANGED: Final[dict[str, Tree]] = {
    "ally": ("monster",),
    "monster": ("ally",),
    "the_castle": ("the_portal",),
    "the_portal": ("the_castle",),
    "the_outsider_or_else_the_portal": ("the_castle",),
    "brood_servants": _TROOPS,
    "roots_servants": _TROOPS,
}
"""Words that stand for one side, with those for the other."""
_THE_SAME: Final = frozenset(
    (
        *("play", "fight", "destroyed", "after_event", "keyword_ability", "has", "has_for_each", "has_while", "gets"),
        *(each.id for each in KEYWORDS if each.either_side),
        *("attack_is_at_least", "attack_is_at_most"),
        *("this", "it", "a", "another", "each", "both", "other_than_this", "neighbour", "within", "in_a_lane"),
        *("the_engaged", "engaged", "unengaged", "engaged_with", "the_most_wounded", "such_cards"),
        *("one_bonus", "two_bonuses", "attack_bonus", "armor_bonus", "one_token", "two_tokens", "health_tokens_on"),
        *("health_tokens", "attack_tokens", "weaken_tokens", "temporary_attack_tokens", "temporary_armor_tokens"),
        *("put_tokens", "deal", "destroy", "then", "times", "only_if", "if_there_is_none", "if_you_do"),
        *("exhaust", "summon_servants", "takes_no_damage", "takes_half_damage"),
        *("is_damaged", "is_destroyed", "damages", "destroys", "damage_is_dealt_instead", "strikes_one_first"),
        *("strike_each_other_verb", "move_to_the_rightmost"),
    )
)
"""Words that mean the same on either side."""


def exchanged(tree: Tree) -> Tree | None:
    """A sentence with the sides exchanged; None if a word of it has no counterpart.

    >>> exchanged(("fight", ("deal", 2, ("the_engaged", ("ally",)))))
    ('fight', ('deal', 2, ('the_engaged', ('monster',))))
    >>> exchanged(("fight", ("pillage_verb", 1)))
    """
    word, *below = tree
    if word == "summon_skeletons":
        return ("summon_servants", below[0], _TROOPS)
    if word in _EXCHANGED:
        return _EXCHANGED[word]
    if word not in _THE_SAME:
        return None
    found: list[object] = [word]
    for each in below:
        part = exchanged(each) if isinstance(each, tuple) else each
        if part is None:
            return None
        found.append(part)
    return tuple(found)


@once
def borrowed(source: Card) -> tuple[Ability, ...]:
    """The abilities that a card of the alliance gets from a monster."""
    trees = [exchanged(tree) for tree in source.trees]
    return tuple(vocabulary().build(tree) for tree in trees if tree is not None)


@once
def with_borrowed(card: Card, source: str) -> Printed:
    """The abilities of a card together with those borrowed from another, by its id."""
    return Printed((*card.abilities, *borrowed(shelf().cards[source])))


JOINS: Final = "to_bottom_without_this"
"""The word of a sentence that makes a monster of its own card, and is lost by that (HM-GLO-72)."""


@once
def without_joining(card: Card) -> Printed | None:
    """The abilities of a card without the one that sends it to the outsider pile; None if it has no such one."""
    kept = [tree for tree in card.trees if not _has_word(tree, JOINS)]
    return None if len(kept) == len(card.trees) else Printed(tuple(vocabulary().build(tree) for tree in kept))


def _has_word(tree: Tree, word: str) -> bool:
    return tree[0] == word or any(isinstance(each, tuple) and _has_word(each, word) for each in tree[1:])
