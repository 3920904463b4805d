"""The casual and the competitive format at the table (SM-CAS, SM-COMP)."""

from collections import Counter
from random import Random

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.options import OPTIONS
from hordekeep.games.skytear.decks.deck_building import premade
from hordekeep.games.skytear.decks.deck_codes import deck_from, to_code, to_pool_code
from hordekeep.games.skytear.decks.deck_lists import to_list
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Ask, BadInput, Choice, Course, Keep, Match, OptionValue, Refused

from .setting_up import answer, begin, finished, play, preferring, told

FOUR = [0, 1, 1, 0, 0, 1, 1, 0]
SIX = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]


def asked_in_turn(course: Course[Arena], prompt: str) -> list[int]:
    """The seats that are asked this, in order, to the end."""
    seats = []
    while course.ask is not None:
        seat = course.ask.seats[0]
        if course.ask.prompt == prompt:
            seats.append(seat)
        course.play(course.ask.choices_of(seat)[0], seat)
    return seats


@pytest.mark.parametrize("format", ["casual", "competitive"])
@pytest.mark.parametrize(("field", "order"), [("two-lanes", FOUR), ("three-lanes", SIX)])
@pytest.mark.parametrize("first", [0, 1])
def test_heroes_are_drafted_one_two_two_and_one(format: str, field: str, order: list[int], first: int) -> None:
    """SM-CAS-02, SM-CAS-03, SM-COMP-06."""
    course = begin(format=format, battlefield=field, first="AB"[first])
    assert asked_in_turn(course, "draft-hero") == [first ^ side for side in order]
    assert None not in course.state.heroes


def test_factions_come_first_and_then_heroes_of_the_own_factions_only() -> None:
    """SM-CAS-01, SM-CAS-10."""
    course = begin(format="casual", first="A")
    offered: dict[int, set[str]] = {0: set(), 1: set()}

    def pick(ask: Ask, seat: int) -> Choice:
        if ask.prompt == "draft-hero":
            offered[seat] |= {choice[1] for choice in ask.choices}
        return preferring("kurumo", "liothan", "taulot")(ask, seat)

    g = play(course, pick=pick)
    assert g.factions == (("kurumo", "nupten"), ("liothan", "taulot"))
    for side in (0, 1):
        assert offered[side] == {hero.id for faction in g.factions[side] for hero in shelf().heroes_of(faction)}
        assert len(offered[side]) == 8
    kinds = [kind for kind, _ in told(course)]
    assert kinds.count("faction-picked") == 4
    assert kinds.index("hero-drafted") > len(kinds) - 1 - kinds[::-1].index("faction-picked")


def test_a_hero_cannot_be_drafted_twice_by_a_side() -> None:
    for played in ("casual", "competitive"):
        course = begin(format=played, first="A")
        while course.ask is not None:
            if course.ask.prompt == "draft-hero":
                side = course.ask.seat
                mine = {hero.id for hero in course.state.heroes[4 * side : 4 * side + 4] if hero is not None}
                assert not mine & {choice[1] for choice in course.ask.choices}
            course.play(course.ask.choices[0], course.ask.seat)


def test_a_drafted_hero_stands_ready_before_the_next_pick() -> None:
    """SM-CAS-04."""
    course = begin(format="casual", first="A")
    play(course, "draft-hero")
    assert course.ask is not None
    course.play(course.ask.choices[0], 0)
    g = course.state
    assert course.ask.prompt == "place-hero"
    assert g.hp[0] == g.hero(0).hp
    course.play(course.ask.choices[0], 0)
    assert g.at[0] >= 0
    assert course.ask.prompt == "draft-hero"
    assert course.ask.seat == 1


def test_all_heroes_can_be_drafted() -> None:
    seen: set[str] = set()
    for seed in range(30):
        luck = Random(seed)
        course = begin(seed=str(seed), keep=Keep.NOTHING, format="casual")
        g = play(course, pick=lambda ask, seat, luck=luck: luck.choice(ask.choices_of(seat)))  # type: ignore[misc]
        seen |= {hero.id for hero in g.heroes if hero is not None}
    assert seen == set(shelf().heroes)


# -- casual decks ------------------------------------------------------------------------------------------------------

MINE = ("sakoshi", "yami", "akhuti", "haburat")
DRAFT = preferring("kurumo", "taulot", "liothan", *MINE)


def deck_text(*, gank: int = 3) -> str:
    """The premade deck of these heroes with another number of Ganks, as a list on one line."""
    deck = shelf().deck_of(shelf().hero(name) for name in MINE)
    deck.remove(shelf().power_card("lifesteal"))
    deck += [shelf().power_card("gank")] * (gank - 2)
    return to_list(deck, "en").replace("\n", ";")


def test_without_a_deck_of_ones_own_the_premade_piles_of_the_drafted_heroes_are_shuffled() -> None:
    """SM-CAS-05, SM-DECK-01."""
    for field, size in (("two-lanes", 32), ("three-lanes", 48)):
        course = begin(format="casual", battlefield=field)
        g = play(course)
        for seat in (0, 1):
            heroes = [g.hero(slot) for slot in g.heroes_of(seat)]
            cards = Counter([*g.decks[seat], *g.hands[seat]])
            assert cards == Counter(shelf().deck_of(heroes))
            assert cards.total() == size
        assert [facts["own"] for kind, facts in told(course) if kind == "deck-submitted"] == [False, False]
        chosen = [choice for _, choice, _ in course.made if choice[0] == "deck"]
        assert chosen == [("deck", "premade")] * 2, "nothing else is listed"


@pytest.mark.parametrize("own", [True, False])
def test_a_deck_that_was_brought_may_be_submitted_after_the_draft(own: bool) -> None:
    """SM-CAS-05, SM-CAS-08."""
    course = begin(format="casual", first="A", deck=deck_text())
    play(course, "submit-deck", DRAFT)
    assert course.ask is not None
    assert (course.ask.seats, course.ask.choices) == ((0,), [("deck", "premade"), ("deck", "own")])
    assert None not in course.state.heroes
    answer(course, ("deck", "own" if own else "premade"), 0)
    g = play(course)
    cards = Counter([*g.decks[0], *g.hands[0]])
    assert cards[shelf().power_card("gank")] == 2 + own
    assert [facts["own"] for kind, facts in told(course) if kind == "deck-submitted"] == [own, False]
    assert cards.total() == 32
    assert g.piles == {}


def test_a_deck_that_does_not_fit_the_draft_is_left_aside_and_its_owner_learns_why() -> None:
    """SM-CAS-06, SM-CAS-07."""
    course = begin(format="casual", first="A", deck=deck_text())
    g = play(course, pick=preferring("liothan", "taulot"))
    told_why = [event for event in course.log if event.kind == "deck-does-not-fit"]
    assert [(event.audience, event.rule) for event in told_why] == [((0,), "SM-CAS-06")]
    assert ("deck", "own") not in [choice for _, choice, _ in course.made], "it is not offered"
    assert Counter([*g.decks[0], *g.hands[0]]) == Counter(shelf().deck_of([g.hero(slot) for slot in range(4)]))


def test_a_deck_that_can_fit_no_draft_is_refused_before_the_game() -> None:
    """SM-DECK-03, SM-CAS-08."""
    with pytest.raises(BadInput, match=r"option 'deck_b': The deck has 33 cards instead of 32. \[SM-DECK-03\]"):
        begin(format="casual", deck_b=deck_text(gank=4))
    with pytest.raises(BadInput, match="SM-DECK-03"):
        begin(format="casual", battlefield="three-lanes", deck=deck_text())
    with pytest.raises(BadInput, match=r"option 'deck': Line 1 names no power card"):
        begin(format="casual", deck="3 Zzz")


def test_a_deck_may_be_brought_as_a_code() -> None:
    deck = shelf().deck_of(shelf().hero(name) for name in MINE)
    course = begin(format="casual", first="A", deck=to_code(deck))
    play(course, "submit-deck", DRAFT)
    assert course.ask is not None


# -- building at the table ---------------------------------------------------------------------------------------------


def before_decks(**options: OptionValue) -> Match[Arena]:
    """A casual game in which A drafted `MINE` and is asked for a deck."""
    match: Match[Arena] = Match("skytear", 2, "decks", {"format": "casual", "first": "A", **options})
    play(match, "submit-deck", DRAFT)
    return match


def built(text: str = "") -> str:
    """The key of a deck that is built at the table."""
    return f"deck:{to_code(deck_from(text or deck_text()))}"


def test_after_a_casual_draft_a_deck_may_be_built_at_the_table() -> None:
    """SM-CAS-05. Whole decks are too many to list: one is written as its code, and bots take the premade piles."""
    match = before_decks()
    assert match.ask is not None
    assert (match.ask.choices, match.ask.written) == ([("deck", "premade")], "deck")
    match.choose(built())
    assert match.ask is not None
    assert match.ask.seats == (1,)
    match.choose("deck:premade")
    g = match.state
    assert Counter([*g.decks[0], *g.hands[0]]) == Counter(deck_from(deck_text()))
    assert [event.facts["own"] for event in match.log if event.kind == "deck-submitted"] == [True, False]


def test_a_game_with_a_built_deck_replays_clones_and_goes_back() -> None:
    match = before_decks()
    match.choose(built())
    assert Match.from_record(match.record()).to_position() == match.to_position()
    match.clone().choose("deck:premade")
    match.undo()
    assert match.ask is not None
    assert match.ask.prompt == "submit-deck"
    assert match.ask.seats == (0,)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("1 Kneel Before Me", "SM-DECK-03"),
        (deck_text(gank=4).replace("2 Clear Mind", "1 Clear Mind"), "SM-CAS-08"),
        (deck_text().replace("3 Gank", "3 Icewall"), "SM-CAS-06"),
        (deck_text().replace("1 Kneel Before Me", "1 Gank"), "SM-CAS-07"),
        (deck_text().replace("3 Gank", "2 Gank; 1 Kneel Before Me"), "SM-CAS-09"),
    ],
)
def test_a_deck_that_is_built_is_refused_by_the_rule_that_it_breaks(text: str, rule: str) -> None:
    match = before_decks()
    with pytest.raises(Refused) as refused:
        match.choose(built(text))
    assert refused.value.refusal.rule == rule
    refusal = match.why_not(built(text), 0)
    assert refusal is not None
    assert refusal.rule == rule
    assert match.why_not(built(), 0) is None


def test_a_deck_cannot_be_built_out_of_turn_nor_out_of_season() -> None:
    match = before_decks()
    refusal = match.why_not(built(), 1)
    assert refusal is not None
    match.choose("deck:premade")
    match.choose("deck:premade")
    with pytest.raises(Refused):
        match.choose(built())


def test_a_first_game_and_a_competitive_one_have_no_decks_to_build() -> None:
    """SM-SET-12, SM-COMP-07."""
    for other in ("first-game", "competitive"):
        course = begin(format=other)
        play(course)
        assert all(choice[0] != "deck" for _, choice, _ in course.made)


# -- competitive pools -------------------------------------------------------------------------------------------------

SAME = (
    "Yami; Sakoshi: 1 Shuriken Storm, 2 Aimed Shot, 2 Obsidian Blade, 3 Crippling Precision; "
    "Akhuti; Haburat; Cotlic; Corjof"
)


def test_there_is_no_draft_of_factions_and_each_side_picks_from_its_own_pool() -> None:
    """SM-COMP-01, SM-COMP-02, SM-COMP-06."""
    course = begin(format="competitive", first="A")
    pools = {facts["side"]: facts["heroes"] for kind, facts in told(course) if kind == "pool-shown"}
    assert [len(set(pools[side])) for side in (0, 1)] == [6, 6]
    offered: list[set[str]] = []

    def pick(ask: Ask, seat: int) -> Choice:
        assert ask.prompt != "draft-faction"
        if ask.prompt == "draft-hero" and len(offered) < 2:
            offered.append({choice[1] for choice in ask.choices})
        return ask.choices[0]

    g = play(course, pick=pick)
    assert offered == [set(pools[0]), set(pools[1])]
    assert g.factions == ((), ())
    large = begin(format="competitive", battlefield="three-lanes")
    assert [len(facts["heroes"]) for kind, facts in told(large) if kind == "pool-shown"] == [8, 8]


def test_both_sides_may_have_the_same_hero() -> None:
    """SM-COMP-01."""
    g = play(begin(format="competitive", first="A", pool=SAME, pool_b=SAME), pick=preferring("yami"))
    assert g.names[0] == "blue.yami"
    assert g.names[4] == "red.yami"
    assert g.slots["red.yami"] == 4
    assert g.heroes[0] is g.heroes[4]


def test_the_piles_of_the_drafted_heroes_make_the_deck() -> None:
    """SM-COMP-07, SM-COMP-09."""
    g = play(begin(format="competitive", first="A", pool=SAME), pick=preferring("sakoshi", "yami", "cotlic", "corjof"))
    cards = Counter([*g.decks[0], *g.hands[0]])
    assert cards.total() == 32
    assert cards[shelf().power_card("aimed-shot")] == 2
    assert cards[shelf().power_card("gank")] == 0
    assert {card.hero for card in cards if card.ultimate} == {"sakoshi", "yami", "cotlic", "corjof"}
    assert cards[shelf().power_card("hurricane-strike")] == 0, "Akhuti's pile stays away"


def test_a_pool_may_be_brought_as_a_code_and_a_bad_one_is_refused() -> None:
    """SM-COMP-02, SM-COMP-03."""
    heroes = list(shelf().heroes.values())
    code = to_pool_code(tuple([premade(hero) for hero in heroes[3:9]]))
    assert list(begin(format="competitive", pool_b=code).state.piles["red"]) == [hero.id for hero in heroes[3:9]]
    with pytest.raises(BadInput, match=r"option 'pool': The pool has 5 heroes instead of 6. \[SM-COMP-02\]"):
        begin(format="competitive", pool="Yami; Sakoshi; Akhuti; Haburat; Cotlic")
    with pytest.raises(BadInput, match="SM-COMP-03"):
        begin(format="competitive", pool=SAME.replace("2 Aimed Shot, ", ""))
    with pytest.raises(BadInput, match="option 'pool_b'"):
        begin(format="competitive", pool_b="Gandalf")


def test_random_pools_differ_and_the_game_goes_on() -> None:
    pools = {tuple(begin(format="competitive", seed=str(seed)).state.piles["blue"]) for seed in range(10)}
    assert len(pools) > 8
    for field in ("two-lanes", "three-lanes"):
        assert None not in finished(format="competitive", battlefield=field).heroes


def test_decks_and_pools_are_asked_for_only_in_their_formats() -> None:
    asked = {}
    for played in ("auto", "casual", "competitive"):
        chosen = {"battlefield": "two-lanes", "format": played}
        asked[played] = {option.name for option in OPTIONS if option.matters(chosen, seats=3)}
    assert asked["casual"] - asked["auto"] == {"deck", "deck_b", "deck_c"}
    assert asked["competitive"] - asked["auto"] == {"pool", "pool_b"}
    assert asked["auto"] == {"battlefield", "format", "simplified", "first", "rows"}


@pytest.mark.rule("SM-DECK-01", "SM-DECK-02")
def test_each_of_four_brings_a_deck_of_five_and_more_each_team_one() -> None:
    def decks(seats: int) -> list[str]:
        return [
            each.name for each in OPTIONS if "deck" in each.name and each.matters({"format": "casual"}, seats=seats)
        ]

    assert [len(decks(seats)) for seats in range(2, 9)] == [2, 3, 4, 2, 2, 2, 2]
