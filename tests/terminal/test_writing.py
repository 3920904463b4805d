"""A deck that is written at the table: as its code, as a list, or with a mistake in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.decks.deck_codes import to_code
from hordekeep.games.skytear.decks.deck_lists import to_list
from hordekeep.kernel import Match
from hordekeep.terminal.opening import begin
from hordekeep.terminal.session import ask_person
from hordekeep.terminal.table import Table
from tests.terminal.sitting import screen_of, shown


def at_decks(*typed: str, language: str = "en") -> Table:
    """A casual game whose first player is asked for a deck and types this."""
    table = begin("skytear", "you,random", ["format=casual", "first=A"], "decks", language, plain=True)
    match = table.match
    while match.ask is not None and match.ask.prompt != "submit-deck":
        match.play(match.ask.choices_of(match.ask.seats[0])[0], match.ask.seats[0])
    table.screen = screen_of(typed)
    return table


def mine(match: Match[Any]) -> list[Any]:
    """The premade deck of the first player's heroes, with other cards in it."""
    g = match.state
    deck = shelf().deck_of(g.hero(slot) for slot in g.heroes_of(0))
    out = next(card for card in deck if not card.ultimate)
    faction = [card for card in shelf().power_cards.values() if card.faction == out.faction and not card.ultimate]
    deck[deck.index(out)] = next(card for card in faction if card is not out and deck.count(card) < 3)
    return deck


@pytest.mark.parametrize("form", ["list", "code", "key"])
def test_a_deck_is_written_as_a_list_or_as_its_code(form: str) -> None:
    deck = mine(at_decks().match)
    written = {
        "list": f"deck {to_list(deck, 'fr')}",
        "code": f"Deck {to_code(deck).lower()}",
        "key": f"deck:{to_code(deck)}",
    }
    table = at_decks(written[form].replace("\n", "; "))
    ask_person(table, 0)
    assert "Or write one: deck" in shown(table.screen)
    assert Counter(table.match.state.decks[0]) == Counter(deck)


def test_a_deck_that_breaks_a_rule_is_refused_and_one_that_cannot_be_read_is_told() -> None:
    table = at_decks("deck 1 Kneel Before Me", "deck 3 Combustoin", "deck premade")
    ask_person(table, 0)
    said = shown(table.screen)
    assert "The deck has one card instead of 32." in said
    assert "SM-DECK-03" in said
    assert "Did you mean Combustion?" in said
    assert table.match.made[-1][1] == ("deck", "premade")


def test_it_is_said_in_french() -> None:
    table = at_decks("deck 3 Combustoin", "1", language="fr")
    ask_person(table, 0)
    said = shown(table.screen)
    assert "Ou écrivez-en un" in said
    assert "Vouliez-vous dire Combustion" in said


def test_where_nothing_is_written_it_is_an_ordinary_word() -> None:
    table = begin("skytear", "you,random", ["first=A"], "decks", "en", plain=True)
    table.screen = screen_of(["deck SK1-0", "1"])
    ask_person(table, 0)
    assert len(table.match.made) >= 1
