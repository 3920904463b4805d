"""Over HTTP: campaigns, a person's runs through them, and the battles of a run."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, field

from hordekeep.table.protocol.base import Thing
from hordekeep.table.protocol.games import ShownOption
from hordekeep.table.protocol.tables import NewSeat

BattleResult = Literal["", "won", "lost"]
"""How a game ended; "" while it goes on."""


class BeginRun(Thing, frozen=True):
    """A run to begin: for how many seats, and the options of the campaign; what is left out has its default."""

    seats: Annotated[int, Meta(ge=1, le=8)] = 1
    options: dict[str, Union[str, int, bool]] = field(default_factory=dict)


class WeighedBattle(Thing, frozen=True):
    """How hard a battle of a run will be, in words, and the rule that says so."""

    name: str
    says: str
    rule: str


class WeighedRun(Thing, frozen=True):
    """How hard a run will be, battle by battle; those of which the rules say nothing are left out."""

    battles: tuple[WeighedBattle, ...]


class BeginBattle(Thing, frozen=True):
    """A battle to play, or to play again: who sits where at its table. Without seats I sit at the first, and the others
    are open."""

    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = ()
    public: bool = False


class BattleGame(Thing, frozen=True):
    """A game that was played of a battle: at which table (none: it is gone), when it began or ended, and its result."""

    table: Union[str, None]
    at: float
    result: BattleResult
    settings: tuple[str, ...]
    undone: bool = False


class ShownBattle(Thing, frozen=True):
    """A battle of a run: `result` is "won" once any of its games was won, "lost" if games ended but none was won.

    `options` and `settings` are those of the next game of it.
    """

    id: str
    name: str
    note: str
    options: dict[str, Union[str, int, bool]]
    settings: tuple[str, ...]
    result: BattleResult
    games: tuple[BattleGame, ...]


class ShownRun(Thing, frozen=True):
    """A run: its battles in order, how many are won of how many `needed`, and the id of the one that comes `next`.

    It is `over` once every battle has a result; a battle that has one can be played again all the same. With all of
    them played, `next` is the first that was not won; "" if there is none.
    """

    id: str
    seats: int
    options: dict[str, Union[str, int, bool]]
    settings: tuple[str, ...]
    created: float
    won: int
    needed: int
    victorious: bool
    over: bool
    next: str
    battles: tuple[ShownBattle, ...]


class ShownCampaign(Thing, frozen=True):
    """The campaign of a game: what a run begins with, for 1 to `most` seats, and my runs, the latest first."""

    game: str
    title: str
    name: str
    about: str
    rules: tuple[str, ...]
    most: int
    options: tuple[ShownOption, ...]
    runs: tuple[ShownRun, ...]
