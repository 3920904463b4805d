"""What a player remembers of cards that lie face down, and what nobody has seen yet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.rules.keywords.drawing import draw, predict
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Choice, Dice, Match
from tests.games.skytear.playing import SkytearMatch, new_match

# -- what was predicted ------------------------------------------------------------------------------------------------

DECK = ["gank", "dragon-punch", "combustion", "presence", "dodge", "grapple"]
KNOWN: dict[str, Any] = {
    "turn": 3,
    "active": {"hero": "blue.yami"},
    "heroes": {"blue.yami": {"hex": "-4.1"}, "red.corjof": {"hex": "4.0"}},
    "decks": [{"cards": DECK}],
    "known": [{"deck": 0, "seat": 0, "cards": 2}],
}


def known_match(**changes: Any) -> SkytearMatch:
    """Ana has put Gank and Dragon Punch back on her deck."""
    return Match.from_position(GAME, {**KNOWN, **changes})


def tops(match: SkytearMatch, seat: int, count: int) -> set[tuple[str, ...]]:
    """The top cards of Ana's deck in games that a seat imagines."""
    dreams = [match.imagine(seat, Dice(f"dream {number}")).state.decks[0] for number in range(24)]
    return {tuple(card.id for card in reversed(deck[-count:])) for deck in dreams}


@pytest.mark.rule("SM-EFF-14")
def test_who_predicted_keeps_the_cards_that_were_put_back_in_mind() -> None:
    match = known_match()
    assert tops(match, 0, 2) == {("gank", "dragon-punch")}
    assert len(tops(match, 0, 3)) > 2
    assert len(tops(match, 1, 1)) > 2


def predicted(g: Arena, seat: int, amount: int, *answers: Choice) -> None:
    """A player predicts, and answers what is asked."""
    asking = predict(g, seat, amount)
    ask = next(asking)
    for answer in answers[:-1]:
        ask = asking.send(ask.choices[ask.choices.index(answer)])
    with pytest.raises(StopIteration):
        asking.send(ask.choices[ask.choices.index(answers[-1])])


@pytest.mark.rule("SM-EFF-14")
def test_predicting_is_remembered_until_the_cards_are_drawn() -> None:
    g = known_match(known=[]).state
    predicted(g, 0, 3, ("discard", 2), ("done",), ("top", 2))
    assert [card.id for card in g.decks[0][:-3:-1]] == ["combustion", "gank"]
    assert g.known == {0: (0, 2)}
    draw(g, 0, 1, "SM-DRAW-02")
    assert g.known == {0: (0, 1)}
    draw(g, 0, 1, "SM-DRAW-02")
    assert g.known == {}


@pytest.mark.rule("SM-EFF-14")
def test_who_predicts_again_knows_what_lies_below_as_before() -> None:
    g = known_match(known=[{"deck": 0, "seat": 0, "cards": 3}]).state
    predicted(g, 0, 1, ("discard", 1))
    assert g.known == {0: (0, 2)}
    predicted(g, 0, 3, ("done",), ("top", 1), ("top", 2))
    assert g.known == {0: (0, 3)}


@pytest.mark.rule("SM-EFF-14", "SM-TEAM-21")
def test_a_teammate_who_predicts_leaves_an_order_that_the_first_does_not_know() -> None:
    g = known_match(seats=5).state
    predicted(g, 2, 1, ("done",))
    assert g.known == {0: (2, 1)}
    draw(g, 1, 1, "SM-DRAW-02")
    assert g.known == {0: (2, 1)}, "Ben draws from another deck"


@pytest.mark.rule("SM-EFF-14", "SM-LEAD-02")
def test_a_lead_card_from_the_deck_is_known_to_who_predicted_it() -> None:
    for known, seen in ((KNOWN["known"], ["gank", ""]), ([], ["", ""])):
        match = known_match(known=known, heroes={**KNOWN["heroes"], "blue.yami": {"hex": "-4.1", "leads": []}})
        match.choose("act:lead")
        match.choose("lead-deck")
        views = [match.view(seat)["heroes"]["blue.yami"]["leads"] for seat in (0, 1)]
        assert [lead["card"] for leads in views for lead in leads] == seen


# -- what was brought --------------------------------------------------------------------------------------------------


def piles_in_mind(match: SkytearMatch, seat: int) -> Any:
    """What was brought, in a game that a seat imagines."""
    return match.imagine(seat, Dice("dream")).state.piles


@pytest.mark.rule("SM-CAS-05")
def test_nobody_knows_the_deck_that_another_brings_before_it_is_submitted() -> None:
    deck = ";".join(f"{count} {card}" for card, count in DECK_OF_FOUR.items())
    match = new_match(2, {"format": "casual", "first": "A", "deck": deck, "deck_b": deck}, "brought")
    assert sorted(match.state.piles["decks"]) == ["0", "1"]
    assert sorted(piles_in_mind(match, 0)["decks"]) == ["0"]
    assert sorted(piles_in_mind(match, 1)["decks"]) == ["1"]
    assert piles_in_mind(match, 1)["decks"]["1"] == match.state.piles["decks"]["1"]


@pytest.mark.rule("SM-COMP-07")
def test_nobody_knows_the_piles_of_the_other_pool_before_the_decks_are_made() -> None:
    match = new_match(2, {"format": "competitive"}, "brought")
    true = match.state.piles
    match.state.piles = {side: dict.fromkeys(piles, ("gank",) * 8) for side, piles in true.items()}
    match = Match.from_position(GAME, GAME.positions.write(match.state))
    own, other = piles_in_mind(match, 0)["blue"], piles_in_mind(match, 0)["red"]
    assert own == match.state.piles["blue"]
    assert other == true["red"], "premade, as far as anybody knows"


DECK_OF_FOUR = Counter(
    card.id for hero in ("sakoshi", "yami", "akhuti", "haburat") for card in shelf().hero(hero).copies()
)
