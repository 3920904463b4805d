"""How fast a game runs here: one process, no listeners, random play; clones, search and replays beside it.

All rates are per second of processor time, so that other programs on the machine disturb them little. The garbage
collector stays on, as in real play, and is run once before every measurement, so that none pays for the one before.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import cycle, islice
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from hordekeep.bots import Budget, Ismcts, chair_at
from hordekeep.kernel import BadInput, Dice, Game, Keep, Match, OptionValue, Record, find_game, game_slugs, read_options

ITERATIONS = 200
"""How many iterations a search of the measurement has; the tree is then about as large as in play."""
ITERATIONS_TO_THE_END = 20
"""How many iterations such a search has where each of them plays the game to its end."""
TO_THE_END = 1_000_000
"""More choices than any game has."""
SAMPLED_GAMES = 8
"""From how many random games the asks are taken at which clones and searches are measured."""
SAMPLED_ASKS = 100
"""At about how many asks clones are measured."""
IN_A_ROW = 20
"""How often a match is cloned before the next one's turn comes."""

_PARTS = {
    "play": 0.25,
    "state": 0.05,
    "clone": 0.05,
    "mid-beat": 0.1,
    "imagine": 0.1,
    "opening": 0.125,
    "midgame": 0.125,
    "to the end": 0.1,
    "replay": 0.1,
}
"""What part of the time each measurement gets."""


class Case(msgspec.Struct, frozen=True):
    """What is measured: a game with a number of seats and its options.

    >>> Case("plankton-horde", 3, {"level": "full"}).seats
    3
    """

    game: str
    seats: int
    options: dict[str, OptionValue]


class Measured(msgspec.Struct, frozen=True):
    """The speed of one case.

    `choices_per_s` counts choices that were made among several; forced ones come on top. `clone_us` is a clone without
    a checkpoint of its own, as search makes them, at a beat's start, listing the choices of its ask included;
    `state_clone_us` is that of the state alone, at all these asks. `clone_mid_beat_us` is None if the game never asks
    twice in a beat. `ismcts_to_the_end_per_s` searches from openings, and every iteration plays the game to its end
    at random; the others judge after as many choices as the game wants. A replay is read
    from a record's text and checked choice by choice.

    >>> measured = measure(Case("plankton-horde", 2, {}), seconds=0.01)
    >>> measured.choices_per_s > 0 and measured.clone_us > 0
    True
    """

    game: str
    seats: int
    options: dict[str, OptionValue]
    choices_per_s: float
    games_per_s: float
    choices_per_game: float
    forced_per_game: float
    offered_per_ask: float
    state_clone_us: float
    clone_us: float
    clone_mid_beat_us: float | None
    imagine_us: float
    ismcts_iterations_per_s: float
    ismcts_opening_per_s: float
    ismcts_midgame_per_s: float
    ismcts_to_the_end_per_s: float
    replay_games_per_s: float
    replay_choices_per_s: float


def cases(
    game: str | None = None,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    *,
    whole: bool = False,
) -> Iterator[Case]:
    """What to measure: the named game or all, the given seats or every number of them.

    `whole`: where nothing else is asked for, every other value of a choice option that is not advanced gets one case
    with the fewest seats too. What a game refuses to set up is left out.

    >>> [(case.seats, case.options["level"]) for case in cases("plankton-horde")]
    [(2, 'full'), (3, 'full'), (4, 'full')]
    >>> [(case.seats, case.options["level"]) for case in cases("plankton-horde", whole=True)][3:]
    [(2, 'basic')]
    >>> [case.seats for case in cases("plankton-horde", 3, {"level": "basic"})]
    [3]
    """
    if options and game is None:
        raise BadInput("Options belong to a game.", where="--option", advice="Name the game as well.")
    for slug in game_slugs() if game is None else (game,):
        found = find_game(slug)
        if seats is None:
            yield from _with_every_number_of_seats(found, options or {})
            if whole and not options:
                yield from _with_every_value(found)
        elif game is not None or found.fewest <= seats <= found.most:
            found.check_seats(seats)
            yield _case(found, seats, options or {})


def _with_every_number_of_seats(game: Game[Any], options: Mapping[str, OptionValue]) -> Iterator[Case]:
    """A case for each number of seats; what is refused without any option given is left out."""
    for seats in range(game.fewest, game.most + 1):
        case = _case(game, seats, options)
        if options or _can_be_set_up(game, case):
            yield case


def _with_every_value(game: Game[Any]) -> Iterator[Case]:
    """A case for every other value of each choice option that is not advanced, with the fewest seats that can be."""
    for option in game.rules.options:
        if option.kind != "choice" or option.advanced:
            continue
        for value in option.values:
            if value.name != option.default:
                tried = (_case(game, n, {option.name: value.name}) for n in range(game.fewest, game.most + 1))
                yield from islice((case for case in tried if _can_be_set_up(game, case)), 1)


def _case(game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> Case:
    return Case(game.slug, seats, read_options(game.rules.options, options, seats=seats))


def _can_be_set_up(game: Game[Any], case: Case) -> bool:
    """Does the game have this number of seats with these options?"""
    try:
        game.rules.setup(case.seats, case.options, Dice("bench"))
    except BadInput:
        return False
    return True


def measure(case: Case, seconds: float = 2.0) -> Measured:
    """Measure one case, in about `seconds` seconds of processor time.

    >>> measure(Case("plankton-horde", 4, {}), seconds=0.01).seats
    4
    """
    luck = Random(case.game)
    asks = _sample(case, luck)  # first, so that play does not pay for what a game makes only once
    play = _play(case, luck, seconds * _PARTS["play"])
    opening = _search(asks.openings, seconds * _PARTS["opening"])
    midgame = _search(asks.midgames, seconds * _PARTS["midgame"])
    to_the_end = _search_to_the_end(case, seconds * _PARTS["to the end"])
    replay = _replay(case, luck, seconds * _PARTS["replay"])
    mid_beat = _microseconds(_clone, asks.middles, seconds * _PARTS["mid-beat"]) if asks.middles else None
    return Measured(
        game=case.game,
        seats=case.seats,
        options=case.options,
        choices_per_s=play.choices / play.seconds,
        games_per_s=play.games / play.seconds,
        choices_per_game=play.choices / play.games,
        forced_per_game=play.forced / play.games,
        offered_per_ask=play.offered / play.choices,
        state_clone_us=_microseconds(_clone_state, [*asks.starts, *asks.middles], seconds * _PARTS["state"]),
        clone_us=_microseconds(_clone, asks.starts, seconds * _PARTS["clone"]),
        clone_mid_beat_us=mid_beat,
        imagine_us=_microseconds(_imagine, [*asks.starts, *asks.middles], seconds * _PARTS["imagine"]),
        ismcts_iterations_per_s=(opening.iterations + midgame.iterations) / (opening.seconds + midgame.seconds),
        ismcts_opening_per_s=opening.iterations / opening.seconds,
        ismcts_midgame_per_s=midgame.iterations / midgame.seconds,
        ismcts_to_the_end_per_s=to_the_end.iterations / to_the_end.seconds,
        replay_games_per_s=replay.games / replay.seconds,
        replay_choices_per_s=replay.choices / replay.seconds,
    )


class _Plays(NamedTuple):
    games: int
    choices: int
    forced: int
    offered: int
    seconds: float


class _Searches(NamedTuple):
    iterations: int
    seconds: float


class _Asks(NamedTuple):
    """Matches that wait at asks: where a beat starts, in the middle of one, at the first ask, halfway through."""

    starts: list[Match[Any]]
    middles: list[Match[Any]]
    openings: list[Match[Any]]
    midgames: list[Match[Any]]


def _new_match(case: Case, seed: str, keep: Keep) -> Match[Any]:
    return Match(find_game(case.game), case.seats, seed, case.options, keep=keep)


def _choose_blindly(match: Match[Any], random: Callable[[], float]) -> int:
    """Make any choice; returns how many there were."""
    ask = match.ask
    if ask is None:
        raise ValueError("the game is over")
    seats = ask.seats
    seat = seats[0] if len(seats) == 1 else seats[int(random() * len(seats))]
    choices = ask.choices_of(seat)
    match.play(choices[int(random() * len(choices))], seat)
    return len(choices)


def _play(case: Case, luck: Random, seconds: float) -> _Plays:
    """Random games from setup to the end."""
    random = luck.random
    games = choices = made = offered = 0
    gc.collect()
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not games:
        match = _new_match(case, f"bench {games}", Keep.NOTHING)
        while match.ask is not None:
            offered += _choose_blindly(match, random)
            choices += 1
        made += len(match.made)
        games += 1
    return _Plays(games, choices, made - choices, offered, spent)


def _sample(case: Case, luck: Random) -> _Asks:
    """Random games, cloned at every ask.

    A position is taken at the beat's start: where a choice leaves it as it was, the match is in the middle of a beat.
    """
    found = _Asks([], [], [], [])
    for number in range(SAMPLED_GAMES):
        match = _new_match(case, f"sample {number}", Keep.CHECKPOINT)
        asks: list[Match[Any]] = []
        before = None
        while match.ask is not None:
            position = match.to_position()
            asks.append(match.clone())
            (found.middles if position == before else found.starts).append(asks[-1])
            before = position
            _choose_blindly(match, luck.random)
        found.openings.append(asks[0])
        found.midgames.append(asks[len(asks) // 2])
    return found


def _clone_state(match: Match[Any]) -> None:
    match.state.clone()


def _clone(match: Match[Any]) -> None:
    match.clone(Keep.NOTHING)


def _imagine(match: Match[Any]) -> None:
    if match.ask is not None:
        match.imagine(match.ask.seats[0], Dice("bench"), Keep.NOTHING)


def _microseconds(step: Callable[[Match[Any]], None], matches: Sequence[Match[Any]], seconds: float) -> float:
    """What `step` costs on average: over matches from all parts of a game, each many times, as a search does it."""
    some = matches[:: max(1, len(matches) // SAMPLED_ASKS)]
    steps = 0
    gc.collect()
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not steps:
        for match in some:
            for _ in range(IN_A_ROW):
                step(match)
        steps += len(some) * IN_A_ROW
    return 1e6 * spent / steps


def _search_to_the_end(case: Case, seconds: float) -> _Searches:
    """ISMCTS at first asks. Without the game's clock no turn's end stops it from playing on to the end of the game; at
    random, as every game can, and not by a quick policy that loses later."""
    game = find_game(case.game)
    endless = replace(game.rules, clock=None)
    at_random = replace(game.search, horizon=None, rollout=None, leanings=None)
    game = replace(game, rules=endless, search=at_random)
    matches: list[Match[Any]] = [
        Match(game, case.seats, f"sample {number}", case.options, keep=Keep.CHECKPOINT)
        for number in range(SAMPLED_GAMES)
    ]
    return _search(matches, seconds, Ismcts(Budget(iterations=ITERATIONS_TO_THE_END), play_on=TO_THE_END))


def _search(matches: Sequence[Match[Any]], seconds: float, bot: Ismcts | None = None) -> _Searches:
    """ISMCTS at these asks, one after another and round again."""
    bot = bot or Ismcts(Budget(iterations=ITERATIONS))
    iterations = 0
    spent = 0.0
    gc.collect()
    begun = process_time()
    for match in cycle(matches):
        if match.ask is not None:
            thought = bot.think(chair_at(match, match.ask.seats[0], Dice(f"bench {iterations}")))
            iterations += sum(each.visits for each in thought.considered)
        spent = process_time() - begun
        if spent >= seconds:
            break
    return _Searches(iterations, spent)


def _replay(case: Case, luck: Random, seconds: float) -> _Plays:
    """Records of random games, from their text to their last choice."""
    texts: list[str] = []
    for number in range(SAMPLED_GAMES):
        match = _new_match(case, f"record {number}", Keep.NOTHING)
        while match.ask is not None:
            _choose_blindly(match, luck.random)
        texts.append(match.record().to_text())
    games = choices = 0
    spent = 0.0
    gc.collect()
    begun = process_time()
    for text in cycle(texts):
        choices += len(Match.from_record(Record.from_text(text), keep=Keep.NOTHING).made)
        games += 1
        spent = process_time() - begun
        if spent >= seconds:
            break
    return _Plays(games, choices, 0, 0, spent)
