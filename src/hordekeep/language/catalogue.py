"""Cards by id and by set, for looking them up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from hordekeep.kernel import BadInput
from hordekeep.language.problems import did_you_mean


class Named(Protocol):
    """Whatever has an id."""

    @property
    def id(self) -> str: ...


_Leaf = TypeVar("_Leaf", bound=Named)


class LeafSet(Generic[_Leaf]):
    """Cards that belong together: a hero with its pile, the advancements of a faction, or the cards of one kind."""

    def __init__(self, id: str, names: Mapping[str, str], cards: tuple[_Leaf, ...]) -> None:
        self.id = id
        self.names = names
        self.cards = cards


class Catalogue(Generic[_Leaf]):
    """All cards by id and by set."""

    def __init__(self, sets: Sequence[LeafSet[_Leaf]]) -> None:
        self.sets = {each.id: each for each in sets}
        self.cards = {card.id: card for each in sets for card in each.cards}

    def find(self, id: str) -> _Leaf:
        """The card with this id; `BadInput` with the nearest id if there is none."""
        found = self.cards.get(id)
        if found is None:
            raise BadInput(f"There is no card {id!r}.", advice=did_you_mean(id, self.cards))
        return found
