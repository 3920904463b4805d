"""Set a scenario's match up: to be run to where it stops, to be played on from, or to be looked at as it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hordekeep.kernel import (
    SEAT_LETTERS,
    Ask,
    BadInput,
    Choice,
    Game,
    LoadedDice,
    Match,
    PlainWords,
    Refusal,
    Rules,
    Text,
    find_game,
)
from hordekeep.kernel.course import Listener
from hordekeep.rulebook.scenarios import Scenario

STOPPED = "stopped"
"""The prompt at which a scenario rests when it has run as far as its `until` says."""

BeatRules = Callable[[Any, Any], Any]


def set_up(
    scenario: Scenario,
    *,
    stopping: bool = True,
    game: Game[Any] | None = None,
    listeners: Sequence[Listener] = (),
) -> Match[Any]:
    """The match of a scenario before its choices; `BadInput` if its position cannot be.

    It rests where the scenario's `until` says; without `stopping` it can be played on by the rules alone. Whoever
    watches gives `listeners`, and may give the `game` itself.

    >>> from hordekeep.rulebook.scenarios import parse_scenarios
    >>> text = 'game = "plankton-horde"\\n[[scenario]]\\ntitle = "t"\\nrules = ["PH-BC-02"]\\nnever = ["stopped"]'
    >>> [located] = parse_scenarios(text + "\\nposition = { seats = [{}, {}] }", "f.toml")
    >>> set_up(located.scenario).ask
    Ask(seats=(0,), 'token', PH-BC-02)
    """
    game = game or find_game(scenario.game)
    if stopping and scenario.until not in ("ask", "game end"):
        game = _stopping(game, scenario.until)
    return begin(game, scenario, listeners)


def set_up_laid_out(scenario: Scenario) -> Match[Any]:
    """The match of a scenario as it is written, before anything happens by itself; it rests at once."""
    game: Game[Any] = find_game(scenario.game)
    return begin(_resting(game, {name: lambda _state, _argument: _rest() for name in game.rules.beats}), scenario)


def begin(game: Game[Any], scenario: Scenario, listeners: Sequence[Listener] = ()) -> Match[Any]:
    """The match of a scenario, played by `game`."""
    names = scenario.names or None
    if scenario.start is not None:
        start = scenario.start
        if names is not None and len(names) != start.seats:
            names = None
        return Match(game, start.seats, start.seed, start.options, names, listeners=listeners)
    position = scenario.position or {}
    if names is not None:  # a file names the people of its largest table
        names = names[: game.positions.read({name: part for name, part in position.items() if name != "game"}).seats]
    dice = LoadedDice(scenario.dice) if scenario.dice else None
    match: Match[Any] = Match.from_position(game, position, names, dice=dice, listeners=listeners)
    return match


def has_stopped(match: Match[Any]) -> bool:
    """Does the match rest where its scenario's `until` said?"""
    return match.ask is not None and match.ask.prompt == STOPPED


def _rest() -> Rules[None]:
    yield Ask(0, STOPPED, "", [])  # no choice at all: it can neither be answered nor be passed by


def _resting(game: Game[Any], beats: Mapping[str, BeatRules]) -> Game[Any]:
    """The same game with other beats, and words for where a scenario rests."""
    said = Text("scenario-stopped")

    def prompt(state: Any, ask: Ask) -> Text:
        return said if ask.prompt == STOPPED else game.words.prompt(state, ask)

    def why_not(state: Any, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("", said) if ask.prompt == STOPPED else game.words.why_not(state, ask, seat, choice)

    words: PlainWords[Any] = PlainWords.like(game.words, prompt=prompt, why_not=why_not)
    return replace(game.with_beats(beats), words=words)


def _stopping(game: Game[Any], until: str) -> Game[Any]:
    """The same game, made to stop where a field of the shown document changes, or after the first beat."""
    field = until.removesuffix(" end")
    first: list[Any] = []

    def now_at(state: Any) -> Any:
        if game.positions.moment is not None and field in (moment := game.positions.moment(state)):
            return moment[field]
        return game.positions.show(state).get(field)

    def watch(beat: BeatRules) -> BeatRules:
        def watched(state: Any, argument: Any) -> Any:
            now = len(first) if field == "beat" else now_at(state)
            if not first:
                first.append(now)
            elif first[0] != now:
                return _rest()
            return beat(state, argument)

        return watched

    return _resting(game, {name: watch(beat) for name, beat in game.rules.beats.items()})


def seat_and_key(text: str, names: Sequence[str], where: str = "") -> tuple[int | None, str]:
    """A choice as scenarios write it: a key, or a seat's name or letter and a key.

    >>> seat_and_key("Becca pick:sun-ooze", ("Andy", "Becca")), seat_and_key("stop", ("Andy", "Becca"))
    ((1, 'pick:sun-ooze'), (None, 'stop'))
    """
    name, _, key = text.rpartition(" ")
    return (seat_named(name, names, where) if name else None), key


def seat_named(name: str, names: Sequence[str], where: str = "") -> int:
    """The seat with this name or letter; `BadInput` if there is none.

    >>> seat_named("B", ("Andy", "Becca"))
    1
    """
    if name in names:
        return names.index(name)
    if name and name in SEAT_LETTERS[: len(names)]:
        return SEAT_LETTERS.index(name)
    raise BadInput(f"Nobody is called {name!r} here.", where=where, advice=f"There are: {', '.join(names)}.")
