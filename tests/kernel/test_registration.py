"""A third party brings a game as a package of its own: one object, named by an entry point."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hordekeep.kernel import BadInput, Match, Record, find_game, game_slugs
from hordekeep.kernel.game import _entries
from tests.kernel.toy import GAME, Lanterns


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed distribution whose entry points name the toy game, and two that are broken."""
    dist = tmp_path / "lanterns-1.0.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n", encoding="utf-8")
    (dist / "entry_points.txt").write_text(
        "[hordekeep.games]\n"
        "lanterns = tests.kernel.toy:GAME\n"
        "a-broken-game = tests.kernel.toy:OPTIONS\n"
        "no-module = no_such_module_anywhere:GAME\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    _entries.forget()
    find_game.forget()
    yield tmp_path
    _entries.forget()
    find_game.forget()


@pytest.mark.usefixtures("install")
def test_an_installed_game_is_found_by_its_slug_and_played() -> None:
    assert "lanterns" in game_slugs()
    assert find_game("lanterns") is GAME
    match: Match[Lanterns] = Match("lanterns", seed="lamp")
    match.choose("keep", 0)
    assert Match.from_record(Record.from_text(match.record().to_text())).record() == match.record()
    assert Match.from_position("lanterns", match.to_position()).to_position() == match.to_position()


@pytest.mark.usefixtures("install")
def test_the_games_are_listed_in_order_beside_our_own() -> None:
    slugs = game_slugs()
    assert list(slugs) == sorted(slugs)
    assert "plankton-horde" in slugs


@pytest.mark.usefixtures("install")
def test_an_entry_point_that_is_no_game_is_named() -> None:
    with pytest.raises(BadInput) as refused:
        find_game("a-broken-game")
    assert refused.value.what == "The entry point 'tests.kernel.toy:OPTIONS' is no Game."
    assert refused.value.advice == "It must name a hordekeep.Game object."


@pytest.mark.usefixtures("install")
def test_a_game_whose_package_is_broken_is_loud() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        find_game("no-module")


@pytest.mark.usefixtures("install")
def test_an_unknown_game_is_refused_with_the_nearest_name_or_all() -> None:
    with pytest.raises(BadInput, match=r"^There is no game 'lantern'\. Did you mean 'lanterns'\?$"):
        find_game("lantern")
    with pytest.raises(BadInput, match=r"^There is no game 'zzz'\. There are: .*lanterns.*plankton-horde"):
        find_game("zzz")


def test_a_game_that_is_not_installed_is_not_found() -> None:
    assert "lanterns" not in game_slugs()
    with pytest.raises(BadInput, match="There is no game 'lanterns'"):
        Match("lanterns")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_takes_the_seats_it_has(seats: int) -> None:
    GAME.check_seats(seats)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_refuses_other_seats_with_its_rule(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"^seats: Lanterns is for 2 to 3 players, not {seats}\. \[TOY-0\]$"):
        GAME.check_seats(seats)
