"""Set-up of two players, step by step (SM-SET), and of the three-lane battlefield (SM-L3)."""

from collections import Counter

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.setting import MINIONS, NOBODY, OUTSIDERS, PIECES
from hordekeep.games.skytear.effects.skills import NO_SKILLS
from hordekeep.games.skytear.rules.heroes.legal import actions_now
from hordekeep.games.skytear.state.arena import READY, UNARMED
from hordekeep.games.skytear.state.pieces import masks_from, minions_of, structures_from
from hordekeep.games.skytear.written.position import to_position
from hordekeep.games.skytear.written.position_reading import from_position
from hordekeep.kernel import BadInput, Keep

from .setting_up import answer, at, begin, finished, first_of, play, preferring, told

SEEDS = [str(seed) for seed in range(200)]
MANY_SEEDS = [str(seed) for seed in range(600)]


def test_three_of_ten_victory_cards_lie_face_up_on_two_lanes_and_none_on_three() -> None:
    """SM-SET-01, SM-GOAL-05, SM-L3-04."""
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        cards = begin(seed=seed, keep=Keep.NOTHING).state.victory
        assert len(set(cards)) == 3
        seen.update(card.id for card in cards)
    assert set(seen) == set(shelf().victory_cards)
    assert len(seen) == 10
    assert min(seen.values()) > 30, "each of ten lies there in 60 of 200 games"
    assert begin(battlefield="three-lanes").state.victory == ()


@pytest.mark.parametrize(("seats", "field"), [(2, "two-lanes"), (2, "three-lanes"), (3, "two-lanes"), (8, "two-lanes")])
def test_the_token_is_tossed_for_the_first_team(seats: int, field: str) -> None:
    """SM-SET-02, SM-L3-13, SM-TEAM-22."""
    first = [begin(seats, seed, Keep.NOTHING, battlefield=field).state for seed in SEEDS]
    assert 70 <= sum(g.first_side for g in first) <= 130
    assert {g.first_seat for g in first} == set(range(seats)), "any player may be the first"
    assert all(g.flux == g.first_seat for g in first)


def test_the_first_player_may_be_agreed_upon() -> None:
    assert {begin(first="B", seed=seed, keep=Keep.NOTHING).state.first_seat for seed in SEEDS[:20]} == {1}


def test_the_first_player_alone_has_skytear_flux_and_it_is_no_card_of_the_hand() -> None:
    """SM-SET-03, SM-FLUX-01, SM-FLUX-05."""
    g = finished(first="A")
    assert g.flux == 0
    assert all(shelf().flux not in pile for pile in (*g.hands, *g.decks, *g.discards))
    assert [len(hand) for hand in g.hands] == [6, 5]


def test_the_counter_starts_on_row_1_and_has_the_rows_of_the_battlefield() -> None:
    """SM-SET-04, SM-Q-MANA."""
    g = finished()
    assert (g.turn, g.setting.rows) == (1, 5)
    assert finished(battlefield="three-lanes").setting.rows == 7
    assert [finished(rows=rows).setting.rows for rows in (3, 9)] == [3, 9]
    for rows in (1, 2, 10):
        with pytest.raises(BadInput):
            begin(rows=rows)


def test_factions_are_drafted_one_two_and_the_last_comes_of_itself() -> None:
    """SM-SET-05, SM-SET-06, SM-SET-07."""
    course = begin(first="B")
    asked = []
    for wanted in ("kurumo", "liothan", "taulot"):
        play(course, "draft-faction")
        assert course.ask is not None
        asked.append((course.ask.seat, [choice[1] for choice in course.ask.choices]))
        answer(course, ("faction", wanted), course.ask.seat)
    assert asked == [
        (1, ["kurumo", "liothan", "taulot", "nupten"]),
        (0, ["liothan", "taulot", "nupten"]),
        (0, ["taulot", "nupten"]),
    ]
    g = play(course)
    assert g.factions == (("liothan", "taulot"), ("kurumo", "nupten"))
    assert g.names[4:] == ("red.sakoshi", "red.yami", "red.akhuti", "red.haburat")
    assert g.names[:4] == ("blue.corjof", "blue.gulbjarn", "blue.cotlic", "blue.tlakali")
    assert {g.slots[name] for name in g.names} == set(range(8))
    assert g.owner == [0, 0, 0, 0, 1, 1, 1, 1]


def test_heroes_are_prepared_ready_at_their_printed_hp() -> None:
    """SM-STATE-02, SM-SET-08, SM-SET-10."""
    g = finished()
    assert g.state == [READY] * 8
    assert g.hp == [g.hero(slot).hp for slot in range(8)]
    assert g.hp[next(slot for slot in range(8) if g.hero(slot).id == "gulbjarn")] == 15
    assert g.conditions == [0] * 8


def test_only_nupten_and_taulot_heroes_have_a_faction_token() -> None:
    """SM-SET-09."""
    course = begin()
    play(course)
    tokens = {facts["hero"].partition(".")[2]: facts["token"] for kind, facts in told(course) if kind == "hero-drafted"}
    assert tokens == {hero.id: hero.faction in ("nupten", "taulot") for hero in shelf().heroes.values() if hero.starter}
    assert [tokens[name] for name in ("akhuti", "cotlic", "yami", "corjof")] == [True, True, False, False]


def test_heroes_are_placed_as_they_are_picked_on_free_hexes_beside_their_nexus() -> None:
    """SM-SET-11, SM-CAS-04."""
    course = begin(first="A")
    answer(course, ("faction", "kurumo"), 0)
    assert course.ask is not None
    assert (course.ask.prompt, course.ask.seat, course.ask.about) == ("place-hero", 0, 0)
    assert {choice[1] for choice in course.ask.choices} == at((-2, 6), (-2, 5), (-3, 5), (-4, 6), (-4, 7), (-3, 7))
    answer(course, ("hex", min(at((-3, 5)))), 0)
    assert course.ask is not None
    assert course.ask.about == 1
    assert ("hex", min(at((-3, 5)))) not in course.ask.choices, "one hero to a hex"
    course.play(course.ask.choices[0], 0)
    assert course.ask is not None
    assert course.ask.prompt == "draft-faction", "both stand there before the next pick"
    g = play(course)
    for side in (0, 1):
        stand = [g.at[slot] for slot in g.heroes_of(side)]
        assert len(set(stand)) == 4
        assert all(g.field.hero_starts[side] >> where & 1 for where in stand)
        assert all(g.field.board.distance(g.field.nexus[side], where) == 1 for where in stand)


def test_the_first_game_shuffles_the_piles_of_both_factions_into_one_deck() -> None:
    """SM-SET-12, SM-DECK-01."""
    g = finished(first="A")
    for seat in (0, 1):
        cards = Counter([*g.decks[seat], *g.hands[seat], *g.discards[seat]])
        assert cards == Counter(shelf().first_deck(g.factions[seat]))
        assert cards.total() == 32
    assert [[card.id for card in finished(seed=seed, first="A").hands[0]] for seed in "ab"] != [
        [card.id for card in g.hands[0]]
    ] * 2


def test_the_first_player_draws_six_and_the_second_five() -> None:
    """SM-DRAW-01, SM-SET-13."""
    assert [len(hand) for hand in finished(first="A").hands] == [6, 5]
    assert [len(hand) for hand in finished(first="B").hands] == [5, 6]


def test_a_mulligan_discards_any_number_once_and_draws_as_many() -> None:
    """SM-SET-14, SM-SET-15, SM-SET-16."""
    course = begin(first="B")
    play(course, "mulligan")
    assert course.ask is not None
    assert course.ask.seat == 1, "the first player decides first"
    g = course.state
    before = list(g.decks[1])
    for gone in range(3):
        assert course.ask.choices[0] == ("done",)
        assert course.ask.committed is (gone > 0)
        course.play(course.ask.choices[1], 1)
        assert course.ask is not None
    answer(course, ("done",), 1)
    assert (len(g.hands[1]), len(g.discards[1]), len(g.decks[1])) == (6, 3, 23)
    assert g.decks[1] == before[:-3], "nothing is shuffled back"
    assert g.hands[1][-3:] == before[:-4:-1]
    assert course.ask is not None
    assert course.ask.seat == 0
    shown = [facts for kind, facts in told(course) if kind == "mulligan"]
    assert shown == [{"seat": 1, "cards": [card.id for card in g.discards[1]]}]
    play(course)
    assert course.ask is None
    assert [len(hand) for hand in g.hands] == [5, 6]


def test_a_mulligan_may_take_the_whole_hand() -> None:
    course = begin(first="A")
    g = play(course, pick=lambda ask, seat: ask.choices_of(seat)[-1])
    assert [len(hand) for hand in g.hands] == [6, 5]
    assert [len(pile) for pile in g.discards] == [6, 5]
    assert [len(deck) for deck in g.decks] == [20, 22]


def test_what_is_drawn_is_told_to_its_player_alone() -> None:
    """SM-Q-HIDDEN."""
    course = begin(first="A")
    play(course)
    for event in course.log:
        if event.kind == "drawn":
            assert event.audience == (event.facts["seat"],)


def test_four_towers_of_5_hp_and_no_tokens_on_a_nexus() -> None:
    """SM-SET-18, SM-SET-19."""
    g = finished()
    assert g.towers == [[5, 5], [5, 5]]
    assert g.nexus == [UNARMED, UNARMED]
    assert g.structures == structures_from(g)
    assert g.structures.bit_count() == 6


def test_the_control_tokens_are_placed_at_random() -> None:
    """SM-SET-20."""
    left = 0
    for seed in SEEDS:
        g = play(begin(seed=seed, keep=Keep.NOTHING))
        where = dict(zip(g.numbers, g.tokens, strict=True))
        assert set(where.values()) == at((-4, 0), (4, 0))
        left += where[1] in at((-4, 0))
    assert 70 <= left <= 130


def test_two_minions_a_side_on_each_lane_and_four_on_the_nexus() -> None:
    """SM-SET-21, SM-SET-23."""
    g = finished()
    stand = [{g.at[piece] for piece in minions_of(side) if g.at[piece] >= 0} for side in (0, 1)]
    assert stand[0] == at((-4, 1), (-5, 1), (4, 1), (3, 1))
    assert stand[1] == at((-4, -1), (-3, -1), (4, -1), (5, -1))
    for side in (0, 1):
        lanes = [g.minion_lane[piece - MINIONS] for piece in minions_of(side)]
        assert sorted(lanes) == [NOBODY] * 4 + [0, 0, 1, 1]
        for piece, lane in zip(minions_of(side), lanes, strict=True):
            assert (g.at[piece] >= 0) is (lane != NOBODY)
            if lane != NOBODY:
                assert g.field.board.distance(g.at[piece], g.field.lanes[lane].control_start) <= 1


def test_the_outsider_waits_on_its_card() -> None:
    """SM-SET-24, SM-Q-OUTSIDER."""
    g = finished()
    assert [card.id for card in g.dome_outsiders if card is not None] == ["shardling"]
    assert set(g.at[OUTSIDERS:PIECES]) == {-1}
    assert g.on == masks_from(g)


def test_the_steps_come_in_the_order_of_the_book() -> None:
    """SM-SET-25."""
    course = begin()
    play(course)
    kinds = list(dict.fromkeys(event.kind for event in course.log))
    assert kinds == [
        "victory-cards",
        "first-player",
        "counter-set",
        "faction-picked",
        "hero-drafted",
        "placed",
        "deck-submitted",
        "drawn",
        "drawn-unseen",
        "mulligan",
        "towers-built",
        "control-tokens-placed",
        "minions-rallied",
        "outsiders-summoned",
    ]


def test_simplified_games_have_no_skills_and_no_worship() -> None:
    """SM-SIM-01, SM-SIM-03."""
    g = finished(first="A")
    assert g.standing is NO_SKILLS
    g.active = g.heroes_of(0)[0]
    g.active_seat, g.ap = 0, 3
    assert ("act", "worship") not in actions_now(g, 0)
    assert ("act", "move") in actions_now(g, 0)


# -- three lanes -------------------------------------------------------------------------------------------------------


def test_three_lanes_need_six_heroes_so_there_is_no_first_game_on_them() -> None:
    """SM-L3-01."""
    with pytest.raises(BadInput, match="SM-L3-01"):
        begin(battlefield="three-lanes", format="first-game")
    g = finished(battlefield="three-lanes")
    assert g.setting.format == "casual"
    assert len(g.heroes) == 12
    assert None not in g.heroes
    assert begin(format="auto").state.setting.format == "first-game"


def test_three_lanes_have_six_towers_and_three_minions_a_side_in_the_centre() -> None:
    """SM-L3-06, SM-L3-08."""
    g = finished(battlefield="three-lanes")
    assert g.towers == [[5, 5, 5], [5, 5, 5]]
    stand = [{g.at[piece] for piece in minions_of(side) if g.at[piece] >= 0} for side in (0, 1)]
    assert stand[0] == at((0, 1), (-1, 1), (1, 0))
    assert stand[1] == at((0, -1), (1, -1), (-1, 0))
    assert [sum(g.at[piece] < 0 for piece in minions_of(side)) for side in (0, 1)] == [5, 5]
    for side in (0, 1):
        assert g.on[side].bit_count() == 6
        assert g.on[side] == g.field.hero_starts[side], "six heroes fill the six hexes"


def test_all_orders_of_tokens_and_all_pairs_of_outsiders_occur_on_three_lanes() -> None:
    """SM-L3-07, SM-L3-10."""
    numbers, pairs = set(), set()
    for seed in MANY_SEEDS:
        g = play(begin(seed=seed, keep=Keep.NOTHING, battlefield="three-lanes"))
        assert set(g.tokens) == at((-6, 0), (0, 0), (6, 0))
        numbers.add(g.numbers)
        pairs.add(tuple([card.id for card in g.dome_outsiders if card is not None]))
    assert len(numbers) == 6
    assert len(pairs) == 6
    assert all(len(set(pair)) == 2 for pair in pairs)


# -- going back and aside ----------------------------------------------------------------------------------------------


def test_a_set_up_can_be_cloned_and_undone_at_every_ask() -> None:
    course = begin(3, format="casual", battlefield="three-lanes")
    while course.ask is not None:
        seat = course.ask.seats[0]
        twin = course.clone()
        choice = first_of(course.ask, seat)
        asked = course.ask.prompt
        course.play(choice, seat)
        twin.play(choice, seat)
        assert (twin.state.at, twin.state.names, twin.state.agenda) == (
            course.state.at,
            course.state.names,
            course.state.agenda,
        )
        course.undo()
        assert course.ask is not None
        assert course.ask.prompt == asked
        course.play(choice, seat)
    assert course.state.names[0] == f"blue.{course.state.hero(0).id}"


def test_preferences_decide_the_draft() -> None:
    g = play(begin(first="A"), pick=preferring("nupten", "taulot", "kurumo"))
    assert g.factions == (("nupten", "liothan"), ("taulot", "kurumo"))


def test_the_skills_of_all_drafted_heroes_stand_when_the_draft_is_over() -> None:
    """SM-WOR-01: made once, for all that follows."""
    course = begin(simplified=False)
    play(course, "mulligan")
    standing = course.state.standing
    assert standing is not None
    assert standing.statics
    owners = {owner for each in standing.statics.values() for owner, _ in each}
    owners |= {owner for each in standing.triggers.values() for owner, *_ in each}
    assert owners == set(range(8)), "every hero of the starter box has a skill that is no Worship"


@pytest.mark.rule("SM-L3-10", "SM-L3-12")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_so_many_outsiders_come_to_three_lanes_as_were_wanted(wanted: int) -> None:
    g = finished(battlefield="three-lanes", outsiders=wanted)
    assert [card is not None for card in g.dome_outsiders] == [True] * wanted + [False] * (2 - wanted)
    again = from_position({**to_position(g), "phase": "heroes"})
    assert again.dome_outsiders == g.dome_outsiders


@pytest.mark.rule("SM-SET-24")
def test_two_lanes_have_their_one_outsider() -> None:
    assert [card is not None for card in finished().dome_outsiders] == [True]
