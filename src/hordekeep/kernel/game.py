"""A game is one object: its name, seats and options, its setup and beats, and how to look at it.

Games are found through the entry point group `hordekeep.games`, so a package of its own can bring one:

    [project.entry-points."hordekeep.games"]
    my-game = "my_game:GAME"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic

from hordekeep.kernel.ask import Rules
from hordekeep.kernel.built_once import once
from hordekeep.kernel.enforcing import check_enforced
from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.facets import Box, Extras, GameRules, GameWords, Lab, Positions, S, Search
from hordekeep.kernel.texts import Text


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """Everything about one game, registered by one object: what stands on its box, and a part for each use of it.

    `package` is where its texts lie, `seats_rule` the rule that says how many may play.

    >>> from hordekeep import find_game
    >>> horde = find_game("plankton-horde")
    >>> horde.title, horde.fewest, horde.most
    ('Horde', 2, 4)
    """

    slug: str
    title: str
    package: str
    fewest: int
    most: int
    seats_rule: str
    rules: GameRules[S]
    words: GameWords[S]
    positions: Positions[S]
    search: Search[S]
    lab: Lab[S]
    box: Box = field(default_factory=Box)
    extras: Extras[S] = field(default_factory=Extras)

    def with_beats(self, beats: Mapping[str, Callable[[S, Any], Rules[None] | None]]) -> Game[S]:
        """The same game with other beats, for whoever watches it or stops it.

        >>> from hordekeep import find_game
        >>> horde = find_game("plankton-horde")
        >>> horde.with_beats(dict(horde.rules.beats)) == horde
        True
        """
        return replace(self, rules=replace(self.rules, beats=beats))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have.

        >>> from hordekeep import find_game
        >>> find_game("plankton-horde").check_seats(5)
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: seats: Horde is for 2 to 4 players, not 5. [PH-COMP-01]
        """
        if not self.fewest <= seats <= self.most:
            which = "seats-range" if self.fewest < self.most else "seats-exact"
            what = Text(which, game=self.title, fewest=self.fewest, most=self.most, seats=seats, rule=self.seats_rule)
            raise BadInput(what, where="seats")


@once
def _entries() -> Mapping[str, EntryPoint]:
    found: Iterable[EntryPoint] = entry_points(group="hordekeep.games")
    return {entry.name: entry for entry in sorted(found)}


def game_slugs() -> tuple[str, ...]:
    """The slugs of all installed games.

    >>> "plankton-horde" in game_slugs()
    True
    """
    return tuple(_entries())


@once
def game_folder(slug: str) -> Path | None:
    """The folder of the package that registers a game, found without importing the game: its ledger and lessons lie
    there. None where a game is a lone module, or is not installed.

    >>> game_folder("plankton-horde").name, game_folder("skytear").name
    ('plankton_horde', 'skytear')
    """
    entry = _entries().get(slug)
    try:
        spec = None if entry is None else find_spec(entry.module)
    except ModuleNotFoundError:  # a package that is gone: `find_game` says so, to whoever wants to play it
        spec = None
    if spec is None:
        return None
    if spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0])
    return Path(spec.origin).parent if spec.parent and spec.origin else None


@once
def find_game(slug: str) -> Game[Any]:
    """The game called `slug`; `BadInput` with the nearest name if there is none.

    What its code says it enforces is looked up in its ledger, once.

    >>> find_game("plankton-hord")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no game 'plankton-hord'. Did you mean 'plankton-horde'?
    """
    entry = _entries().get(slug)
    if entry is None:
        near = get_close_matches(slug, _entries(), n=1)
        advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(_entries())}."
        raise BadInput(f"There is no game {slug!r}.", advice=advice)
    game = entry.load()
    if not isinstance(game, Game):
        raise BadInput(f"The entry point {entry.value!r} is no Game.", advice="It must name a hordekeep.Game object.")
    folder = game_folder(slug)
    if folder is not None and (ledger := folder / "ledger" / "en.toml").is_file():
        check_enforced(ledger)
    return game
