"""The end of a turn, and heroes who return: SM-EOT, SM-STATE-15 to SM-STATE-19, SM-GOAL-04, SM-TEAM."""

from __future__ import annotations

import pytest

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.keywords import SHAPESHIFTED, SLOW
from hordekeep.games.skytear.effects.values import mana
from hordekeep.games.skytear.state.arena import DEFEATED, EXHAUSTED, OFF, READY, TURN, Arena, Lasting, Lead
from hordekeep.games.skytear.state.pieces import put
from tests.games.skytear.arenas import Table, arena, at, slot, texts_in

BLUE, RED = 0, 1
FRONT = "-3.5"


def cards(*ids: str) -> list[PowerCard]:
    """Power cards by their ids."""
    return [shelf().power_cards[each] for each in ids]


def upkeep_of(g: Arena) -> Table:
    """The upkeep of an arena."""
    return Table(g, ("upkeep", None))


def fallen(g: Arena, name: str, row: int) -> int:
    """A hero who is Defeated until a row is reached."""
    hero = slot(g, name)
    g.state[hero], g.returns[hero], g.hp[hero], g.conditions[hero] = DEFEATED, row, 0, 0
    put(g, hero, OFF)
    return hero


@pytest.mark.rule("SM-EOT-01")
def test_step_1_puts_all_cards_of_the_heroes_away() -> None:
    g = arena(heroes={"blue.yami": FRONT, "red.corjof": "3.-5"})
    hero = slot(g, "blue.yami")
    g.cards_on[hero] = tuple(cards("gank", "dodge"))
    g.leads[hero] = (Lead(cards("brand")[0], BLUE),)
    g.cards_on[slot(g, "red.corjof")] = tuple(cards("icewall"))
    table = Table(g, ("put_cards_away", None))
    assert [card.id for card in g.discards[0]] == ["gank", "dodge", "brand"]
    assert [card.id for card in g.discards[1]] == ["icewall"]
    assert (g.cards_on[hero], g.leads[hero]) == ((), ())
    assert [each["hero"] for each in table.heard("cards-put-away")] == ["blue.yami", "red.corjof"]


@pytest.mark.rule("SM-EOT-01", "SM-TEAM-24", "SM-TEAM-21")
@pytest.mark.parametrize(("seats", "purse"), [(4, 2), (6, 0)])
def test_they_go_to_the_pile_of_their_player_or_team(seats: int, purse: int) -> None:
    g = arena("three-lanes", seats=seats, heroes={"blue.yami": FRONT, "blue.sakoshi": "-4.6"})
    hero = next(each for each in g.heroes_of(BLUE) if g.owner[each] == 2)
    g.cards_on[hero] = tuple(cards("gank"))
    Table(g, ("put_cards_away", None))
    assert [len(pile) for pile in g.discards] == [int(each == purse) for each in range(len(g.discards))]


@pytest.mark.rule("SM-EOT-02", "SM-DRAW-02")
def test_step_2_draws_two_cards_each() -> None:
    g = arena()
    g.hands[0] = cards("gank", "gank", "gank")
    upkeep_of(g)
    assert [len(hand) for hand in g.hands] == [5, 2]


@pytest.mark.rule("SM-EOT-03", "SM-EOT-06")
def test_step_3_discards_down_to_six_after_the_drawing() -> None:
    g = arena()
    g.hands[0] = cards("gank", "gank", "brand", "brand", "dodge", "icewall")
    table = upkeep_of(g)
    assert (table.prompt, table.seats, len(g.hands[0])) == ("hand-limit", (0,), 8)
    assert table.choices == [("put-away", each) for each in ("brand", "dodge", "gank", "icewall", "presence")]
    table.choose(("put-away", "dodge"))
    assert table.prompt == "hand-limit"
    table.choose(("put-away", "gank"))
    assert (table.prompt, len(g.hands[0])) == ("", 6)
    assert [card.id for card in g.discards[0]] == ["dodge", "gank"]
    six = arena()
    six.hands[0] = cards("gank", "gank", "brand", "brand")
    assert upkeep_of(six).prompt == ""
    assert len(six.hands[0]) == 6


@pytest.mark.rule("SM-EOT-09")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_discards_first_and_nobody_is_readied_before_both_are_done(first: int) -> None:
    g = arena(heroes={"blue.yami": FRONT})
    g.first_seat = first
    g.hands[0], g.hands[1] = cards(*["gank"] * 6), cards(*["brand"] * 6)
    table = upkeep_of(g)
    asked = []
    while table.prompt:
        asked.append(table.seats[0])
        assert g.state[slot(g, "blue.yami")] == EXHAUSTED
        table.choose(table.choices[0])
    assert asked == [first, first, 1 - first, 1 - first]
    assert g.state[slot(g, "blue.yami")] == READY


@pytest.mark.rule("SM-EOT-04", "SM-EOT-07")
def test_step_4_readies_exhausted_heroes_who_keep_their_conditions() -> None:
    g = arena(heroes={"blue.yami": FRONT, "blue.sakoshi": "-4.6", "red.gulbjarn": "3.-5"})
    bear = slot(g, "red.gulbjarn")
    g.conditions[bear] = SHAPESHIFTED
    gone = fallen(g, "blue.sakoshi", 4)
    upkeep_of(g)
    assert [g.state[slot(g, "blue.yami")], g.state[bear], g.state[gone]] == [READY, READY, DEFEATED]
    assert g.conditions[bear] == SHAPESHIFTED


@pytest.mark.rule("SM-EOT-05", "SM-STATE-15", "SM-STATE-16", "SM-STATE-17")
def test_step_5_raises_the_counter_and_brings_heroes_back_beside_their_nexus() -> None:
    g = arena(heroes={"blue.sakoshi": FRONT, "blue.yami": "-4.6"})
    g.turn = 2
    hero = fallen(g, "blue.sakoshi", 3)
    later = fallen(g, "blue.yami", 4)
    table = upkeep_of(g)
    assert (g.turn, table.prompt, table.seats) == (3, "return-to", (BLUE,))
    assert table.hexes == texts_in(g.field.hero_starts[BLUE])
    assert len(table.hexes) == 6
    table.choose(FRONT)
    assert (g.at[hero], g.state[hero], g.hp[hero], g.conditions[hero], g.returns[hero]) == (at(FRONT), READY, 13, 0, 0)
    assert (g.at[later], g.state[later]) == (OFF, DEFEATED)
    assert g.agenda == [("heroes_phase_begins", None)]


@pytest.mark.rule("SM-STATE-16")
def test_if_all_six_hexes_are_taken_it_returns_two_hexes_away() -> None:
    around = sorted(texts_in(arena().field.hero_starts[BLUE]))
    names = ["blue.sakoshi", "red.yami", "red.corjof", "red.gulbjarn", "red.sakoshi", "blue.corjof", "blue.gulbjarn"]
    heroes = dict(zip(names, ["-9.6", *around[:4], *around[4:]], strict=False))
    g = arena(heroes=heroes)
    g.turn = 2
    fallen(g, "blue.sakoshi", 3)
    table = upkeep_of(g)
    assert {g.field.board.distance(at(each), g.field.nexus[BLUE]) for each in table.hexes} == {2}


@pytest.mark.rule("SM-STATE-16")
def test_a_minion_s_hex_is_not_legal_for_a_returning_hero() -> None:
    g = arena(heroes={"blue.sakoshi": FRONT}, minions={"red.left": FRONT})
    fallen(g, "blue.sakoshi", 2)
    table = upkeep_of(g)
    assert FRONT not in table.hexes
    assert len(table.hexes) == 5


@pytest.mark.rule("SM-STATE-18", "SM-TEAM-22")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_places_all_returning_heroes_first(first: int) -> None:
    g = arena(heroes={"blue.sakoshi": FRONT, "blue.yami": "-4.6", "red.corjof": "3.-5"})
    g.first_seat = first
    for name in ("blue.sakoshi", "blue.yami", "red.corjof"):
        fallen(g, name, 2)
    table = upkeep_of(g)
    asked = []
    while table.prompt:
        asked.append(table.seats[0])
        table.choose(table.choices[0])
    assert asked == ([0, 0, 1] if first == 0 else [1, 0, 0])


def test_in_teams_who_drafted_a_hero_places_it_and_with_shared_heroes_anybody() -> None:
    g = arena(seats=4, heroes={"blue.sakoshi": FRONT, "blue.yami": "-4.6"})
    fallen(g, "blue.yami", 2)
    assert upkeep_of(g).seats == (g.owner[slot(g, "blue.yami")],)
    g = arena("three-lanes", seats=6, heroes={"blue.sakoshi": FRONT, "blue.yami": "-4.6"})
    fallen(g, "blue.yami", 2)
    assert upkeep_of(g).seats == (0, 2, 4)


@pytest.mark.rule("SM-STATE-19")
def test_a_row_beyond_the_counter_is_never_reached() -> None:
    g = arena(heroes={"blue.sakoshi": FRONT, "blue.yami": "-4.6"})
    g.turn = 4
    gone = fallen(g, "blue.sakoshi", 6)
    back = fallen(g, "blue.yami", 5)
    upkeep_of(g).play_out()
    assert (g.turn, g.state[gone], g.state[back]) == (5, DEFEATED, READY)
    g.agenda.clear()
    upkeep_of(g)
    assert (g.over, g.state[gone]) == (True, DEFEATED)


@pytest.mark.rule("SM-GOAL-04", "SM-L3-05", "SM-TURN-04")
@pytest.mark.parametrize(("board", "rows"), [("two-lanes", 5), ("three-lanes", 7)])
def test_on_the_last_row_the_game_is_a_draw(board: str, rows: int) -> None:
    g = arena(board)
    g.turn = rows - 1
    upkeep_of(g)
    assert (g.turn, g.over) == (rows, False)
    g.agenda.clear()
    table = upkeep_of(g)
    assert (g.over, g.result) == (True, (-1, "SM-GOAL-04"))
    assert [kind for kind in table.kinds() if kind in ("heroes-ready", "game-over")] == ["heroes-ready", "game-over"]


@pytest.mark.rule("SM-GOAL-04")
def test_a_longer_counter_draws_later() -> None:
    g = arena(rows=6)
    g.turn = 5
    upkeep_of(g)
    assert (g.turn, g.over) == (6, False)


@pytest.mark.rule("SM-EOT-08", "SM-EFF-25")
def test_a_hero_starts_the_new_turn_with_all_its_mana_and_no_bonus_of_the_last() -> None:
    g = arena(heroes={"blue.yami": FRONT})
    hero = slot(g, "blue.yami")
    g.turn = 2
    g.cards_on[hero] = tuple(cards("gank"))
    g.lasting = [Lasting("mana", hero, 1, TURN), Lasting("armor", hero, 2, TURN)]
    assert mana(g, hero) == 1
    upkeep_of(g)
    assert (g.turn, mana(g, hero), g.lasting) == (3, 3, [])


# -- teams -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-TEAM-12")
@pytest.mark.parametrize(
    ("seats", "drawn"),
    [
        (3, [1, 2, 1]),
        (4, [1, 1, 1, 1]),
        (6, [1] * 6),
        (8, [1] * 8),
    ],
)
def test_teams_draw_as_many_as_the_table_says(seats: int, drawn: list[int]) -> None:
    g = arena("three-lanes" if seats > 4 else "two-lanes", seats=seats)
    upkeep_of(g)
    assert [len(hand) for hand in g.hands] == drawn


@pytest.mark.rule("SM-TEAM-13", "SM-TEAM-12")
def test_an_odd_card_goes_to_whom_the_team_names() -> None:
    g = arena("three-lanes", seats=5)
    table = upkeep_of(g)
    assert (table.prompt, table.seats) == ("who-draws-more", (1, 3))
    table.choose(("seat", 3))
    assert [len(hand) for hand in g.hands] == [1, 1, 1, 2, 1]


@pytest.mark.rule("SM-TEAM-18")
def test_the_hand_limit_is_each_player_s() -> None:
    g = arena(seats=4)
    g.hands = [cards(*["gank"] * 6) for _ in range(4)]
    g.first_seat = 1
    table = upkeep_of(g)
    asked = []
    while table.prompt:
        asked.append(table.seats[0])
        table.choose(table.choices[0])
    assert asked == [1, 2, 3, 0]
    assert [len(hand) for hand in g.hands] == [6] * 4


def test_conditions_of_a_hero_on_the_battlefield_stay_whatever_returns() -> None:
    g = arena(heroes={"blue.yami": FRONT})
    g.conditions[slot(g, "blue.yami")] = SLOW
    upkeep_of(g)
    assert g.conditions[slot(g, "blue.yami")] == SLOW
