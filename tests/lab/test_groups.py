"""Win rates by group: what a game names is counted once a side and shown side by side; a game may name nothing."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from hordekeep.lab import Played, Series, Summary, Tally, arrange, play_series, report_page
from hordekeep.lab.console import show_summary

SERIES = Series("skytear", ("greedy", "greedy"), 4, "s", {})
TEAMS = Series("skytear", ("greedy",) * 4, 1, "s", {})
Groups = tuple[tuple[str, str], ...]
FIRST: Groups = (("Faction", "Oak"), ("Order", "went first"))
SECOND: Groups = (("Faction", "Ash"), ("Order", "went second"))


def game(number: int, shares: tuple[float, ...], groups: tuple[Groups, ...], rounds: int = 4) -> Played:
    return Played(
        number=number,
        seed=f"s/game {number}",
        bots=("greedy",) * len(shares),
        shares=shares,
        scores=shares,
        rule="SM-GOAL-01",
        starter=0,
        choices=10,
        forced=0,
        asks=(),
        offers={2: 10},
        traits=((),) * len(shares),
        together=True,
        groups=groups,
        rounds=rounds,
    )


@pytest.fixture
def summary() -> Summary:
    tally = Tally(SERIES)
    tally.add(game(1, (1, 0), (FIRST, SECOND), rounds=3))
    tally.add(game(2, (1, 0), (SECOND, FIRST), rounds=5))
    tally.add(game(3, (0.5, 0.5), (FIRST, SECOND), rounds=5))
    tally.add(game(4, (1, 0), (FIRST, SECOND), rounds=4))
    return tally.summary()


def test_every_member_of_a_group_has_its_rate_the_highest_first(summary: Summary) -> None:
    faction, order = summary.groups
    assert (faction.heading, order.heading) == ("Faction", "Order")
    assert [(each.name, each.times, each.wins) for each in order.members] == [
        ("went first", 4, 2.5),
        ("went second", 4, 1.5),
    ]
    assert faction.members[0].name == "Oak"
    assert faction.members[0].low < faction.members[0].win_rate < faction.members[0].high


def test_draws_and_rounds_are_counted(summary: Summary) -> None:
    assert summary.draws is not None
    assert (summary.draws.games, summary.draws.frequency) == (1, 0.25)
    assert summary.rounds is not None
    assert (summary.rounds.mean, summary.rounds.counts) == (4.25, ((3, 1), (4, 1), (5, 2)))


def test_seats_of_one_side_count_once() -> None:
    tally = Tally(TEAMS)
    tally.add(game(1, (1, 0, 1, 0), (FIRST, SECOND, FIRST, SECOND)))
    order = tally.summary().groups[1]
    assert [(each.name, each.times, each.wins) for each in order.members] == [
        ("went first", 1, 1),
        ("went second", 1, 0),
    ]


def test_the_report_and_the_terminal_show_them(summary: Summary) -> None:
    page = report_page(summary)
    out = StringIO()
    Console(file=out, width=100).print(show_summary(summary))
    for words in ("went second", "Faction", "Shared by all seats: 25.0% of the games"):
        assert words in page
        assert words in out.getvalue()
    assert "Rounds or turns: 4.2 on average (3: 1, 4: 1, 5: 2)." in out.getvalue()


def test_a_game_that_names_no_groups_shows_none() -> None:
    series = arrange("plankton-horde", ["random", "random"], games=2, seed="none")
    found = Tally(series).add_all(play_series(series, jobs=1)).summary()
    assert (found.groups, found.rounds) == ((), None)
    assert "Win rates side by side" not in report_page(found)


def test_skytear_names_factions_heroes_and_who_was_first() -> None:
    series = arrange("skytear", ["random", "random"], games=2, seed="groups", options={"format": "first-game"})
    found = Tally(series).add_all(play_series(series, jobs=1)).summary()
    faction, hero, order = found.groups
    assert (faction.heading, hero.heading, order.heading) == ("Faction", "Hero", "Order")
    assert {each.name for each in faction.members} == {"Kurumo", "Liothan", "Taulot", "Nupten"}
    assert [each.times for each in faction.members] == [2] * 4
    assert sum(each.times for each in hero.members) == 2 * 8
    assert {each.name for each in order.members} == {"went first", "went second"}
    assert found.rounds is not None
    assert 2 <= found.rounds.least <= found.rounds.most <= 5
