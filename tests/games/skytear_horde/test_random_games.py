"""Thousands of random games over all modes, decks, hordes and outsiders, with the invariants on.

`HORDEKEEP_SOAK_GAMES` sets how many games are played in all (2,000 unless said). Random play loses early, so half of
the games begin late: a later portal, a strong castle, cards in the lanes.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from hordekeep.games.skytear_horde.battle import ALLIANCE, Piece
from hordekeep.games.skytear_horde.cards import shelf
from hordekeep.games.skytear_horde.challenges import CHALLENGES
from hordekeep.games.skytear_horde.movement import enter, free_lanes
from hordekeep.kernel import NOTHING
from tests.games.skytear_horde.invariants import cards_of, check
from tests.games.skytear_horde.playing import TABLES, HordeMatch, choose_at_random, new_match

GAMES = int(os.environ.get("HORDEKEEP_SOAK_GAMES", "2000"))
KINDS = [(mode, seats, start) for mode, seats in TABLES for start in ("setup", "late")]
GAMES_OF_A_KIND = max(1, GAMES // len(KINDS))
MOST_CHOICES = 4000
FREE_CHALLENGES = [each.id for each in CHALLENGES if each.id not in ("cheater", "cheated", "shining-star")]


def any_match(mode: str, seats: int, start: str, number: int) -> HordeMatch:
    """The match with this number, the same whenever it is asked for."""
    luck, cards = Random(f"{mode} {seats} {start} {number}"), shelf()
    decks, hordes = list(cards.decks), [each for each in cards.horde_sets if not each.startswith("common")]
    first, second = luck.sample(decks, 2)
    options = {
        "deck": first,
        "deck_b": second,
        "horde": luck.choice(hordes),
        "horde_b": luck.choice(["none", "none", *hordes]),
        "common": luck.choice(["core", "utsesh", "both"]),
        "castle": luck.choice(["auto", *cards.castles]),
        "outsider": luck.choice(list(cards.outsider_lines)),
        "difficulty": luck.choice(["normal", "hard", "painful"]),
        "stages": luck.choice(["all", "all", "skip-first", "skip-second"]),
        "no_epics": luck.random() < 0.1,
        "minion_tokens": luck.choice([0, 0, 1, -1, 2]),
        "tiers": mode != "versus" and luck.random() < 0.2,
        "challenge": luck.choice(FREE_CHALLENGES) if luck.random() < 0.2 else "none",
    }
    match = new_match(mode, seats, f"random {number}", NOTHING, **options)
    if start == "late":
        make_late(match, luck)
    return match


def make_late(match: HordeMatch, luck: Random) -> None:
    """A later portal, a castle that stands long, alliance cards in the lanes, towers and heroes among them."""
    g, cards = match.state, shelf()
    for _ in range(luck.choice([1, 2])):
        g.portal = Piece(g.portals.pop(0), g.portal.side, g.portal.owner)
    g.castle.vigor = luck.choice([0, 60])
    heroes = [card for card in cards.cards.values() if card.is_hero or card.is_tower]
    for lane in luck.sample(free_lanes(g, ALLIANCE), 3):
        piece = Piece(luck.choice(heroes), ALLIANCE, luck.choice(g.alliance_seats))
        piece.vigor = luck.choice([2, 3]) if piece.card.is_tower else luck.choice([0, -1, 2])
        enter(g, piece, lane)
    g.waiting.clear()


@pytest.mark.parametrize(("mode", "seats", "start"), KINDS)
def test_random_games_keep_all_invariants(mode: str, seats: int, start: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES_OF_A_KIND):
        match = any_match(mode, seats, start, number)
        luck = Random(number)
        cards = cards_of(match.state)
        try:
            made = 0
            while match.ask is not None and made < MOST_CHOICES:
                seen[match.ask.prompt] += 1
                choose_at_random(match, luck)
                check(match, cards)
                made += 1
        except BaseException as problem:
            problem.add_note(f"{mode}, {seats} seats, from {start}, game {number}, after {made} choices")
            raise
        seen[match.state.result or "unfinished"] += 1
    assert seen["unfinished"] <= GAMES_OF_A_KIND // 20
    if GAMES_OF_A_KIND >= 100:
        expected = {"action", "react", "draw", "mulligan", "lost"} | (
            {"horde-action", "plan"} if mode == "versus" else set()
        )
        assert expected <= set(seen), f"never reached: {expected - set(seen)}"
