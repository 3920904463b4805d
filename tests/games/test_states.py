"""States declared field by field: their clones, and the source that is compiled."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter
from random import Random
from typing import Any

import pytest

from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Dice, Match
from hordekeep.kernel.fields import Declaring, Fields, written_out
from tests.games.playing import choose_at_random

STEPS, EVERY = 400, 9
STATES: dict[str, type[Fields]] = {
    "plankton-horde": HordeState,
    "skytear": Arena,
    "cloudspire": PlayArea,
    "skytear-horde": Battle,
    "monoliths": Battle,
}

FORGOTTEN = ("tell", "around", "spirit", "asker", "waiting", "destroying")
"""Fields of a listener, of one beat, or found again when needed."""
ONLY: dict[str, dict[str, Callable[[Any], Any]]] = {
    "plankton-horde": {"deck": lambda g: g.deck[g.drawn :], "drawn": lambda g: None},
    "cloudspire": {"seen": lambda g: [seen & g.hidden for seen in g.seen]},
}
"""Fields of which a position keeps only what matters."""


def what_changes(thing: Any) -> Iterator[Any]:
    """Everything in a field that a rule could change in place: lists, dicts, sets, and what can clone itself."""
    if isinstance(thing, (list, dict, set)) or hasattr(thing, "clone"):
        yield thing
    if hasattr(thing, "clone") and not isinstance(thing, Dice):
        for part in parts_of(thing):
            yield from what_changes(part)
    elif hasattr(thing, "_fields"):
        yield from in_fields(thing, {name: kind.__forward_arg__ for name, kind in type(thing).__annotations__.items()})
    elif isinstance(thing, (list, tuple, dict)):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from what_changes(part)


def parts_of(piece: Any) -> list[Any]:
    """What a piece or a player has, without the way back from what is attached to it."""
    return [getattr(piece, name) for name in type(piece).__slots__ if name not in ("host", "bound_for")]


def plain(thing: Any) -> Any:
    """A value of a field so that it can be compared."""
    if isinstance(thing, Dice):
        return thing.seed, thing.used
    if hasattr(thing, "clone"):
        return plain(parts_of(thing))
    return [plain(part) for part in thing] if type(thing) in (list, tuple) else thing


def in_fields(whole: Any, fields: Mapping[str, str]) -> Iterator[Any]:
    """The same of a whole state or named tuple. Nothing may change a mapping, and mypy sees to that; beats get their
    arguments as plain data."""
    for name, kind in fields.items():
        if kind == "Agenda":
            yield getattr(whole, name)
        elif not kind.startswith(("Mapping[", "Beat")):
            yield from what_changes(getattr(whole, name))


@pytest.mark.parametrize("slug", STATES)
def test_a_clone_shares_nothing_that_changes(slug: str) -> None:
    luck = Random(f"clones of {slug}")
    match: Match[Any] = Match(slug, seats=2, seed="clones")
    for step in range(STEPS):
        if match.ask is None:
            break
        choose_at_random(match, luck)
        if step % EVERY == 0:
            g = match.state
            assert type(g) is STATES[slug]
            twin = g.clone()
            own = {id(each) for each in in_fields(g, type(g).fields)}
            assert own
            assert not own & {id(each) for each in in_fields(twin, type(g).fields)}
            for name in type(g).fields:
                assert name in FORGOTTEN or plain(getattr(twin, name)) == plain(getattr(g, name)), name


@pytest.mark.parametrize("slug", STATES)
def test_a_state_that_is_written_out_for_the_compiler_is_the_same(slug: str) -> None:
    state = STATES[slug]
    module = importlib.import_module(state.__module__)
    written: dict[str, Any] = {"__name__": "written"}
    exec(compile(written_out(inspect.getsource(module)), "written", "exec"), written)
    compiled = written[state.__name__]
    assert not isinstance(compiled, Declaring)
    assert compiled.__annotations__ == state.fields
    assert compiled.clone.__code__.co_code == state.clone.__code__.co_code
    assert compiled.clone.__code__.co_names == state.clone.__code__.co_names


@pytest.mark.parametrize("slug", STATES)
def test_a_position_keeps_every_field(slug: str) -> None:
    """So none can be forgotten where positions are written and read."""
    luck = Random(f"positions of {slug}")
    match: Match[Any] = Match(slug, seats=2, seed="positions")
    matters = ONLY.get(slug, {})
    for step in range(STEPS):
        if match.ask is None:
            break
        choose_at_random(match, luck)
        if step % EVERY == 0 and match.ask is not None:
            g: Any = match._checkpoint
            read = match.game.positions.read(match.game.positions.write(g))
            for name in type(g).fields:
                of = matters.get(name, attrgetter(name))
                assert name in FORGOTTEN or plain(of(read)) == plain(of(g)), name
