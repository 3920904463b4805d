"""How the tests of both editions play: matches of every mode, from the start or from late in a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from hordekeep.engines.lanes.content.cards import Shelf, shelf_for
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.told.seen import SeenPiece
from hordekeep.kernel import Ask, Document, Game, Keep, Match
from hordekeep.rulebook import load_ledger

TABLES = (("solo", 1), ("coop", 2), ("versus", 2), ("versus", 3))
"""Every mode with every number of seats."""

LanesMatch = Match[Battle]


class Box(NamedTuple):
    """An edition as the tests open it: its game, what they choose before one, and how they make one late."""

    game: Game[Battle]
    any_options: Callable[[str, int, Random], dict[str, Any]]
    """Any options that go together, for a mode and so many seats."""
    make_late: Callable[[Battle, Random], None]
    """A later portal, a castle that stands long, cards in the lanes."""

    @property
    def slug(self) -> str:
        """The name of the game and its ledger."""
        return self.game.slug

    @property
    def folder(self) -> str:
        """Where its tests and scenarios lie."""
        return self.slug.replace("-", "_")

    def shelf(self) -> Shelf:
        """The cards that it is played with."""
        return shelf_for(self.slug)

    def rules(self) -> set[str]:
        """The ids of its ledger."""
        return {rule.id for rule in load_ledger(self.slug).rules}

    def new_match(self, mode: str, seats: int, seed: str, keep: Keep = Keep.CHECKPOINT, **options: Any) -> LanesMatch:
        """A new game."""
        return Match(self.game, seats, seed, {"mode": mode, **options}, keep=keep)

    def any_match(self, mode: str, seats: int, seed: str, luck: Random, keep: Keep = Keep.CHECKPOINT) -> LanesMatch:
        """A new game with any options."""
        return self.new_match(mode, seats, seed, keep, **self.any_options(mode, seats, luck))

    def late_match(self, match: LanesMatch, luck: Random, keep: Keep = Keep.HISTORY) -> LanesMatch:
        """The same game, from a position with a later portal and cards in the lanes."""
        position = match.to_position()
        position.pop("game")
        g = self.game.positions.read(position)
        self.make_late(g, luck)
        return Match.from_position(self.game, self.game.positions.write(g), keep=keep)

    def load(self, keep: Keep = Keep.HISTORY, **position: Any) -> LanesMatch:
        """A match from a position that says only this much."""
        return Match.from_position(self.game, position, keep=keep)

    def numbered_match(self, mode: str, seats: int, name: str, number: int) -> LanesMatch:
        """A game as the book suggests it; the higher numbers are games of any kind from late in them."""
        if number < 1:
            return self.new_match(mode, seats, name, Keep.HISTORY)
        luck = Random(f"{name} {number}")
        return self.late_match(self.any_match(mode, seats, f"{name} {number}", luck), luck)


def asks_of(match: LanesMatch, luck: Random, most: int) -> Iterator[Ask]:
    """The asks of a random game in which cards are rather played than moved about, so that much happens."""
    for _ in range(most):
        if match.ask is None:
            return
        yield match.ask
        seat = luck.choice([seat for seat in match.ask.seats if match.ask.choices_of(seat)])
        choices = match.ask.choices_of(seat)
        lively = [choice for choice in choices if choice[0] in ("play", "use", "engage", "summon", "conceal")]
        done = [choice for choice in choices if choice == ("done",)]
        match.play(luck.choice((lively if luck.random() < 0.7 else done) or choices), seat)


def face_down(place: str, *, temporary: bool = False) -> Document:
    """What is seen of a card that lies face down, by whoever may not know it: only where."""
    nothing = SeenPiece(place=place, printed=[None, None], temporary=temporary, armor=[0, 0], concealed=True)
    document: Document = msgspec.to_builtins(nothing)
    return document
