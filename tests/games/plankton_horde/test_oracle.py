"""Random games are followed by a second reading of the book, question by question and card by card."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hordekeep.games.plankton_horde import GAME
from hordekeep.kernel import Document
from tests.games.plankton_horde.oracle import Play, Question, Table
from tests.games.plankton_horde.playing import LEVELS, SEATS, HordeMatch, new_match
from tests.games.playing import asked, choose_eagerly
from tests.sampling import sampled

GAMES = 25


def answered(course: Play, answer: str | None) -> Question | None:
    """The next question of the second reading; None at the end."""
    try:
        return next(course) if answer is None else course.send(answer)
    except StopIteration:
        return None


def same_cards(table: Table, shown: Document) -> None:
    """The same cards lie in the same places."""
    assert Counter(table.pool) == Counter(shown["pool"]) or shown["phase"] in ("battles", "trickster", "over")
    for player, side in zip(table.players, shown["seats"], strict=True):
        for mine, theirs in (
            (player.horde, side["horde"]),
            (player.picks, side["picks"]),
            (player.given, side["given"]),
            (player.stolen, side["stolen"]),
            (player.tokens, side["won"]),
        ):
            assert Counter(mine) == Counter(theirs)


def follow(match: HordeMatch, luck: Random) -> Counter[str]:
    """Play on at random to the end; the second reading agrees at every question. Returns what was asked how often."""
    table = Table(match.shown())
    course = table.play()
    question = answered(course, None)
    seen: Counter[str] = Counter()
    while match.ask is not None:
        ask = match.ask
        assert question == (ask.seat, ask.prompt, frozenset(GAME.words.key(choice) for choice in ask.choices))
        seen[ask.prompt] += 1
        if ask.prompt in ("token", "open", "second", "pick", "trick", "wild"):  # nothing is being composed
            same_cards(table, match.shown())
        before = len(match.made)
        choose_eagerly(match, luck, {"steal", "flayer", "demon"}, {"pass", "decline"})
        question = answered(course, GAME.words.key(match.made[before][1]))
    assert question is None
    outcome = match.outcome()
    assert outcome is not None
    same_cards(table, match.shown())
    assert outcome.winners == table.winners()
    assert outcome.scores == tuple(player.score() for player in table.players)
    return seen


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", sampled(SEATS, {1}))
def test_random_games_go_as_a_second_reading_of_the_book_says(level: str, seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        match = new_match(level, seats, f"oracle {number}")
        assert asked(match).prompt == "token"
        seen += follow(match, Random(f"{level} {seats} {number}"))
    wanted = {"token", "open", "pick"} | ({"second"} if seats < 4 else set())
    if level == "full":
        wanted |= {"steal", "give-first", "give-second", "trick", "trick-with", "wild", "sacrifice"}
    assert wanted <= set(seen)
