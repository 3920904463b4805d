"""A match that can be copied and pickled at any ask, as OpenSpiel does with its states.

A rule in progress is a generator, which Python cannot copy. A held match knows where it comes from instead: a seed, or
another match in which a seat imagined what it cannot see. Its copy or its pickle is that origin and the choices since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import msgspec

from hordekeep.envs.as_numbers import Actions, answering_seat, utilities
from hordekeep.kernel import SEAT_LETTERS, Choice, Dice, Event, Game, Keep, Match, OptionValue, find_game

Made = list[tuple[int, Choice, bool]]


class HeldMatch:
    """A match for one agent at a time, in action numbers; `told` is every event since its start.

    >>> from hordekeep import find_game
    >>> held = begin(find_game("plankton-horde"), 2, {}, "doc")
    >>> held.seat, held.legal[:3]
    (1, [0, 1, 2])
    >>> twin = deepcopy(held)
    >>> held.play(0)
    >>> len(held.match.made), len(twin.match.made)
    (1, 0)
    """

    __slots__ = ("actions", "imagined_by", "match", "told")

    def __init__(
        self,
        match: Match[Any],
        told: list[Event],
        actions: Actions,
        imagined_by: tuple[HeldMatch, int, str] | None = None,
    ) -> None:
        self.match = match
        self.told = told
        self.actions = actions
        self.imagined_by = imagined_by

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to act, or None once the game is over."""
        return None if self.match.ask is None else answering_seat(self.match.ask)

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to act, ascending."""
        ask = self.match.ask
        number = self.actions.number
        return [] if ask is None else sorted(number[choice] for choice in ask.choices_of(answering_seat(ask)))

    def play(self, action: int) -> None:
        """Let the seat to act take an action; `Refused` says which rule is against it."""
        self.match.choose(self.actions.choices[action], self.seat)

    def catch_up(self, made: Made) -> None:
        """Play on as another match from the same origin did."""
        for seat, choice, was_forced in made[len(self.match.made) :]:
            if not was_forced:
                self.match.play(choice, seat)

    def imagined(self, seat: int, dream: str) -> HeldMatch:
        """What `seat` takes this match to be, with everything that it cannot know dealt anew from the seed `dream`.

        Of what was told, only what `seat` may know is kept: the rest happened in another deal.
        """
        return _imagine(deepcopy(self), seat, dream)

    # -- looking -----------------------------------------------------------------------------------------------------

    def utilities(self) -> tuple[float, ...]:
        """What the outcome is worth to each seat; nothing while the game goes on."""
        outcome = self.match.outcome()
        return utilities(outcome) if outcome else (0.0,) * self.match.state.seats

    def numbers(self, seat: int) -> list[float]:
        """The view of `seat` as numbers."""
        return self.match.game.lab.observe(self.match.state, seat)

    def seen_by(self, seat: int) -> str:
        """The view of `seat`, as text."""
        return msgspec.json.encode(self.match.view(seat)).decode()

    def known_to(self, seat: int) -> str:
        """All that `seat` can remember, as text: what it was told, what it chose itself, and what it sees."""
        told = [(event.kind, event.facts) for event in self.told if event.is_for(seat)]
        chosen = [self.match.game.words.key(choice) for chooser, choice, _ in self.match.made if chooser == seat]
        return msgspec.json.encode({"told": told, "chosen": chosen, "sees": self.match.view(seat)}).decode()

    def __str__(self) -> str:
        """The choices so far, then what is asked."""
        lines = [f"{SEAT_LETTERS[seat]} {self.match.game.words.key(choice)}" for seat, choice, _ in self.match.made]
        return "\n".join([*lines, self.match.prompt()])

    # -- copies ------------------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> HeldMatch:
        if self.imagined_by is None:
            return _listening(HeldMatch(self.match.clone(Keep.CHECKPOINT), self.told[:], self.actions))
        twin = _imagine(*self.imagined_by)
        twin.catch_up(self.match.made)
        return twin

    def __reduce__(self) -> tuple[Callable[..., HeldMatch], tuple[Any, ...]]:
        match = self.match
        if self.imagined_by is None:
            return _begin_again, (match.game.slug, match.state.seats, match.options, match.seed, match.made)
        return _imagine_again, (*self.imagined_by, match.made)


_begun: dict[str, Game[Any]] = {}
"""The games that matches were begun in, so that a pickle names its game instead of holding it."""


def begin(
    game: Game[Any], seats: int, options: Mapping[str, OptionValue], seed: str, actions: Actions | None = None
) -> HeldMatch:
    """A held match at its first ask; `actions` are those of the game, if they are at hand.

    >>> from hordekeep import find_game
    >>> begin(find_game("plankton-horde"), 3, {"first": "C"}, "doc").seat
    2
    """
    _begun[game.slug] = game
    told: list[Event] = []
    match = Match(game, seats, seed, options, keep=Keep.CHECKPOINT, listeners=[told.append])
    return HeldMatch(match, told, actions or Actions(game, seats, match.options))


def _listening(held: HeldMatch) -> HeldMatch:
    held.match.listen(held.told.append)
    return held


def _imagine(source: HeldMatch, seat: int, dream: str) -> HeldMatch:
    match = source.match.imagine(seat, Dice(dream), Keep.CHECKPOINT)
    told = [event for event in source.told if event.is_for(seat)]
    return _listening(HeldMatch(match, told, source.actions, (source, seat, dream)))


def _begin_again(slug: str, seats: int, options: dict[str, OptionValue], seed: str, made: Made) -> HeldMatch:
    held = begin(_begun.get(slug) or find_game(slug), seats, options, seed)
    held.catch_up(made)
    return held


def _imagine_again(source: HeldMatch, seat: int, dream: str, made: Made) -> HeldMatch:
    held = _imagine(source, seat, dream)
    held.catch_up(made)
    return held
