"""Watch games go by, and note which things meet at which moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hordekeep.kernel import Event, Game, Match, find_game
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key, set_up
from hordekeep.rulebook.scenarios import Scenario, read_scenarios
from tests.games.playing import choose_at_random
from tests.meetings.declared import Meetings

SCENARIOS = Path(__file__).parents[1] / "scenarios"
Pair = tuple[str, str]


class Watch:
    """Notes what meets in the matches that it is shown."""

    def __init__(self, declared: Meetings) -> None:
        self.declared = declared
        self.met: set[Pair] = set()
        self._state: Any = None
        self._beat = ""

    def game(self) -> Game[Any]:
        """The game, told apart beat by beat."""
        game = find_game(self.declared.slug)
        return game.with_beats({name: self._noting(name, beat) for name, beat in game.rules.beats.items()})

    def _noting(self, name: str, beat: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        def noted(state: Any, argument: Any) -> Any:
            self._state, self._beat = state, name
            return beat(state, argument)

        return noted

    def hears(self, event: Event) -> None:
        """Something happened."""
        self._beat = self.declared.step(event) or self._beat
        self._note(self.declared.told(self._state, event))

    def looks(self, match: Match[Any]) -> None:
        """Something is asked."""
        if match.ask is not None and not has_stopped(match):
            self._note(self.declared.asked(match.state, match.ask))

    def _note(self, things: Iterable[str]) -> None:
        moment = self.declared.moment(self._state, self._beat)
        if moment is not None:
            self.met.update((moment, thing) for thing in (*things, *self.declared.always(self._state)))


def met_in_scenario(declared: Meetings, scenario: Scenario) -> set[Pair]:
    """What meets while a scenario is played to its end."""
    watch = Watch(declared)
    match = set_up(scenario, game=watch.game(), listeners=(watch.hears,))
    watch.looks(match)
    for text in scenario.choose:
        seat, key = seat_and_key(text, match.names)
        match.choose(key, seat)
        watch.looks(match)
    return watch.met


@cache
def met_in_scenarios(declared: Meetings) -> Counter[Pair]:
    """In how many scenarios of the game each pair meets."""
    folder = SCENARIOS / declared.slug.replace("-", "_")
    met: Counter[Pair] = Counter()
    for path in sorted(folder.glob("*.toml")):
        for located in read_scenarios(path):
            if not located.scenario.error and located.scenario.game == declared.slug:
                met.update(met_in_scenario(declared, located.scenario))
    return met


def met_at_random(declared: Meetings, seed: str) -> set[Pair]:
    """What meets in games that are played at random."""
    luck = Random(seed)
    watch = Watch(declared)
    for match in declared.random_games(watch.game(), luck, watch.hears):
        while match.ask is not None:
            watch.looks(match)
            choose_at_random(match, luck)
    return watch.met
