"""Minions Phases one after the other, heroes scattered between them: whatever is chosen, the battlefield is whole."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import MINIONS
from hordekeep.games.skytear.rules.keywords.open_hexes import blocking, stops
from hordekeep.games.skytear.state.arena import DEFEATED, EXHAUSTED, OFF, Arena, Lead
from hordekeep.games.skytear.state.pieces import masks_from, minions_of, pillars_of, put, structures_from
from hordekeep.kernel.hexes import hexes_in
from tests.games.skytear.arenas import Table, arena

BOARDS = [(board, seats) for board in ("two-lanes", "three-lanes") for seats in (2, 3, 4, 5, 6, 7, 8)]


def check_whole(g: Arena) -> None:
    """What holds at every ask and between all beats."""
    assert masks_from(g) == g.on
    assert structures_from(g) == g.structures
    assert all(g.field.outside >> token & 1 for token in g.tokens)
    heroes = [where for where in g.at[:MINIONS] if where >= 0]
    assert len(set(heroes)) == len(heroes)
    for side in (0, 1):
        standing = [g.at[each] for each in minions_of(side) if g.at[each] >= 0]
        assert len(set(standing)) == len(standing)
        assert not g.on[2 + side] & (blocking(g) | g.field.dome)
        assert g.nexus[side] >= 0 or all(g.towers[side])
    for hero, state in enumerate(g.state):
        assert (state == DEFEATED) == (g.at[hero] < 0)


def cards_of(g: Arena) -> int:
    """How many power cards there are in all."""
    piles = [*g.hands, *g.decks, *g.discards, *g.cards_on, *g.leads, g.flipped]
    return sum(len(pile) for pile in piles)


def scatter(g: Arena, random: Random) -> None:
    """What a Heroes Phase might leave behind: heroes anywhere, cards on and under them, pillars, lost HP."""
    for hero in range(2 * g.setting.team):
        if g.state[hero] == DEFEATED:
            continue
        put(g, hero, OFF)
        put(g, hero, random.choice(hexes_in(stops(g))))
        g.state[hero] = EXHAUSTED
        g.hp[hero] = random.randint(1, g.hero(hero).hp)
        purse = g.setting.side_of[hero] if g.setting.shares else g.setting.purses[g.owner[hero]]
        if g.decks[purse] and random.random() < 0.5:
            g.leads[hero] = (Lead(g.decks[purse].pop(), g.owner[hero]),)
    for side in (0, 1):
        put(g, pillars_of(side)[0], random.choice(hexes_in(g.field.board.exists & ~g.structures)))


@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_random_minions_phases_keep_the_battlefield_whole(board: str, seats: int) -> None:
    play(board, seats, Random(f"{board} {seats}"))


def play(board: str, seats: int, random: Random) -> None:
    """A game without Heroes Phases, once simplified and once not."""
    for simplified in (True, False):
        g = arena(board, seats=seats, simplified=simplified)
        g.dome_outsiders = tuple(random.sample(list(shelf().outsiders.values()), len(g.field.domes)))
        g.victory = tuple(random.sample(list(shelf().victory_cards.values()), 3)) if board == "two-lanes" else ()
        g.numbers = tuple(random.sample(g.numbers, len(g.numbers)))
        cards = cards_of(g)
        while not g.over:
            scatter(g, random)
            table = Table(g, ("minions_phase", None))
            while table.ask is not None:
                check_whole(g)
                seat = random.choice(table.seats)
                table.choose(random.choice(table.ask.choices_of(seat)))
            check_whole(g)
            assert cards_of(g) == cards
            if not g.over:
                assert g.agenda == [("heroes_phase_begins", None)]
                assert all(len(hand) <= 6 for hand in g.hands)
                assert (g.lasting, g.waiting, g.stack, g.flipped, g.won) == ([], [], [], [], (0, 0))
                assert (g.commander, g.active_seat, g.ap, g.used) == (-1, -1, 0, ())
                g.agenda.clear()
        assert g.result is not None
