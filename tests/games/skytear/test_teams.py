"""Set-up of three to eight players: how teams share heroes, decks and cards (SM-TEAM, SM-DECK)."""

from collections import Counter

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.rules.heroes.legal import NOT_OWN, why_not_activate
from hordekeep.games.skytear.rules.keywords.team_cards import cards_each_turn
from hordekeep.games.skytear.rules.setup.drafting import clockwise
from hordekeep.games.skytear.state.pieces import heroes_for
from hordekeep.kernel import BadInput

from .setting_up import answer, begin, finished, play, preferring

SEATS = range(2, 9)
FIELDS = ("two-lanes", "three-lanes")
FORMATS = [("two-lanes", "first-game"), *[(field, form) for field in FIELDS for form in ("casual", "competitive")]]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("field", "format"), FORMATS)
@pytest.mark.parametrize("first", ["A", "B"])
def test_every_number_of_players_sets_up_every_format(seats: int, field: str, format: str, first: str) -> None:
    """SM-TEAM-01, SM-TEAM-09 to SM-TEAM-11, SM-TEAM-14, SM-TEAM-23, SM-DECK-01, SM-DECK-02."""
    g = finished(seats, battlefield=field, format=format, first=first)
    team = 6 if field == "three-lanes" else 4
    assert None not in g.heroes
    assert len(g.heroes) == 2 * team
    starting = {2: 0, 3: 6, 4: 6, 5: 9, 6: 9, 7: 12, 8: 12}[seats]
    for side in (0, 1):
        mine = g.setting.seats_of(side)
        owners = Counter(g.owner[slot] for slot in g.heroes_of(side))
        assert set(owners) <= set(mine)
        shares = [owners[seat] for seat in mine]
        assert max(shares) - min(shares) <= 1, "split as evenly as possible"
        hands = [len(g.hands[seat]) for seat in mine]
        assert max(hands) - min(hands) <= 1
        assert sum(hands) == (starting or (6 if side == g.first_side else 5))
    for purse, deck in enumerate(g.decks):
        players = [seat for seat in range(seats) if g.setting.purses[seat] == purse]
        heroes = {slot for slot in range(2 * team) if g.owner[slot] in players}
        cards = [*deck, *(card for seat in players for card in g.hands[seat])]
        assert len(cards) == 8 * len(heroes)
        assert {card.hero for card in cards if card.ultimate} == {g.hero(slot).id for slot in heroes}
    assert len(g.decks) == (2 if seats > 4 else seats)


def test_with_three_players_one_has_four_heroes_against_two_and_two() -> None:
    """SM-TEAM-01, SM-TEAM-23, SM-DECK-01."""
    g = finished(3, first="A")
    assert Counter(g.owner) == {0: 2, 1: 4, 2: 2}
    assert [len(deck) + len(hand) for deck, hand in zip(g.decks, g.hands, strict=True)] == [16, 32, 16]
    g = finished(3, battlefield="three-lanes")
    assert Counter(g.owner) == {0: 3, 1: 6, 2: 3}
    assert Counter(finished(4, battlefield="three-lanes").owner) == {0: 3, 1: 3, 2: 3, 3: 3}


def test_teammates_pick_in_turn_beginning_with_the_first_player() -> None:
    """SM-TEAM-23."""
    course = begin(4, format="casual", first="C")
    seats = []
    while course.ask is not None:
        if course.ask.prompt == "draft-hero":
            seats.append(course.ask.seat)
        course.play(course.ask.choices_of(course.ask.seats[0])[0], course.ask.seats[0])
    assert seats == [2, 3, 1, 0, 2, 3, 1, 0]
    assert clockwise(course.state) == [2, 3, 0, 1]
    g = course.state
    assert g.owner[:4] == [2, 0, 2, 0]


def test_who_picks_a_faction_in_a_team_of_two_has_its_heroes() -> None:
    """SM-SET-06, SM-TEAM-03."""
    g = finished(4, first="A")
    for side in (0, 1):
        for slot in g.heroes_of(side):
            mates = [each for each in g.heroes_of(side) if g.owner[each] == g.owner[slot]]
            assert {g.hero(each).faction for each in mates} == {g.hero(slot).faction}


def test_whoever_owns_a_hero_places_it() -> None:
    """SM-SET-11."""
    course = begin(4, format="casual")
    while course.ask is not None:
        if course.ask.prompt == "place-hero":
            assert course.ask.seat == course.state.owner[course.ask.about]
        course.play(course.ask.choices_of(course.ask.seats[0])[0], course.ask.seats[0])


def test_with_four_players_only_the_own_heroes_are_activated_with_five_all_of_the_team() -> None:
    """SM-TEAM-03, SM-TEAM-04."""
    four, five = finished(4), finished(5)
    other = next(slot for slot in four.heroes_of(0) if four.owner[slot] == 2)
    assert why_not_activate(four, 0, other) == NOT_OWN
    assert why_not_activate(four, 2, other) is None
    assert list(heroes_for(five, 4)) == list(five.heroes_of(0))


@pytest.mark.parametrize(
    ("seats", "hands"),
    [
        (3, [3, 6, 3]),
        (4, [3, 3, 3, 3]),
        (6, [3] * 6),
        (7, [3, 4, 3, 4, 3, 4, 3]),
        (8, [3] * 8),
    ],
)
def test_starting_hands_of_teams(seats: int, hands: list[int]) -> None:
    """SM-TEAM-09, SM-TEAM-10, SM-TEAM-11, SM-TEAM-14."""
    for first in "AB":
        assert [len(hand) for hand in finished(seats, first=first).hands] == hands


@pytest.mark.parametrize("more", [1, 3])
def test_a_team_of_two_decides_who_gets_the_odd_card(more: int) -> None:
    """SM-TEAM-10, SM-TEAM-13."""
    course = begin(5)
    play(course, "who-draws-more")
    assert course.ask is not None
    assert course.ask.seats == (1, 3)
    answer(course, ("seat", more), 3)
    g = play(course)
    assert [len(hand) for hand in g.hands] == [3, 5 if more == 1 else 4, 3, 5 if more == 3 else 4, 3]


def test_cards_drawn_each_turn() -> None:
    """SM-TEAM-12."""
    assert [cards_each_turn(begin(seats).state) for seats in SEATS] == [2, 2, 2, 3, 3, 4, 4]


def test_five_players_share_one_deck_a_team() -> None:
    """SM-DECK-02, SM-TEAM-21."""
    g = finished(6, battlefield="three-lanes")
    assert g.setting.purses == (0, 1, 0, 1, 0, 1)
    for side in (0, 1):
        hands = [card for seat in g.setting.seats_of(side) for card in g.hands[seat]]
        assert len(g.decks[side]) + len(hands) == 48


def test_everybody_may_mulligan_clockwise_from_the_first_player() -> None:
    """SM-SET-14, SM-SET-16."""
    course = begin(6, first="D")
    asked = []
    while course.ask is not None:
        seat = course.ask.seats[0]
        if course.ask.prompt == "mulligan":
            asked.append(seat)
        course.play(course.ask.choices_of(seat)[0], seat)
    assert asked == [3, 4, 5, 0, 1, 2]


def test_a_team_submits_one_deck_by_any_of_its_players() -> None:
    """SM-DECK-02, SM-CAS-05."""
    mine = ("sakoshi", "yami", "akhuti", "haburat")
    text = ";".join(
        f"{count} {card.id}" for card, count in Counter(shelf().deck_of(shelf().hero(name) for name in mine)).items()
    )

    course = begin(6, format="casual", first="A", deck=text)
    play(course, "submit-deck", preferring("kurumo", "liothan", "taulot", *mine))
    assert course.ask is not None
    assert course.ask.seats == (0, 2, 4)
    answer(course, ("deck", "own"), 4)
    assert course.state.decks[0]


def test_decks_of_players_who_are_not_there_are_refused() -> None:
    with pytest.raises(BadInput, match="SM-DECK-02"):
        begin(5, format="casual", deck_c="32 gank")
    with pytest.raises(BadInput, match="SM-DECK-01"):
        begin(2, format="casual", deck_c="32 gank")


def test_nobody_owns_a_slot_before_the_draft() -> None:
    assert set(begin(3).state.owner) == {NOBODY}
