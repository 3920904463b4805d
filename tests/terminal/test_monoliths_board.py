"""The board of Monoliths in the terminal: what the second edition adds, its orders, its cards, whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from hordekeep import Match
from hordekeep.engines.lanes.told.sentences import heading
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel.plain_board import board_of
from hordekeep.terminal.reading import Chosen, read
from hordekeep.terminal.session import play
from hordekeep.terminal.voice import voice_of
from tests.terminal.sitting import screen_of, shown
from tests.terminal.test_boards import drawn, told
from tests.terminal.test_lanes_board import sit, table_of, typed_by_luck

BOARD = board_of(GAME)


def battle(**changes: Any) -> Match[Any]:
    """A battle with a wounded monster, a servant, a card face down, an exhausted ally, others in the back line."""
    position: dict[str, Any] = {
        "turn": 3,
        "difficulty": "2",
        "lanes": [
            {
                "monster": {"card": "tide-breakers-1", "wounds": 1, "plate": 2, "turn": {"attack": -1, "armor": 1}},
                "ally": {"card": "trappers"},
            },
            {"monster": {"card": "roots"}},
            {"monster": {"card": "swamp-hunters-1", "concealed": True}},
            {"ally": {"card": "errant-lord", "exhausted": True}},
            {"ally": {"card": "trappers"}},
        ],
        "minions": {"onikai": {"health": 1}, "yetnar": {"health": 3}},
        "rear": [{"card": "brood"}],
        "players": [{"hand": ["trappers", "rise-again"], "deck": 20, "mana": 3}],
        **changes,
    }
    return Match.from_position(GAME, position, names=["Beth", "Stuart", "Ann"][: _seats(position)])


def _seats(position: dict[str, Any]) -> int:
    return len(position["players"]) + (position.get("mode") == "versus")


def everything(match: Match[Any], seat: int = 0, language: str = "en") -> tuple[str, str]:
    """The board drawn, its lines joined, and the board told."""
    return " ".join(drawn(BOARD, match, seat, language).split()), told(BOARD, match, seat, language)


# -- the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "Turn 3, Alliance Phase.",
        "Level 2, difficulty 2.",
        "Outsider pile: none.",
        "Set aside: Purple Circle.",
        "Enchantment: Purple Circle.",
        "Portal level 1 of 4: health 6; waves from now 1 2 0 1; mana +4.",
    ],
)
def test_both_boards_tell_what_the_second_edition_adds(words: str) -> None:
    for board in everything(battle()):
        assert words in board


def test_the_back_line_is_drawn_in_one_and_told_one_by_one() -> None:
    picture, sentences = everything(battle())
    back = (
        "Onikai 1/1, Yetnar 3/3, Zephylite set aside, Ratamil set aside, Brood b1 1/1 (Pillager, servant). Pillage 5."
    )
    assert back in picture
    for sentence in (
        "Yetnar, attack 3, health 3 (pillages 3, can be engaged).",
        "Ratamil set aside.",
        "Brood b1, attack 1, health 1 (Pillager, servant, pillages 1, can be engaged).",
        "Together they pillage 5 cards.",
    ):
        assert sentence in sentences.splitlines()


def test_tokens_servants_and_concealed_cards_stand_with_their_cards() -> None:
    _, sentences = everything(battle())
    assert "(armor 3, Trample, 1 wound, 2 armor tokens, attack -1 this turn, armor +1 this turn, engaged)" in sentences
    assert "Lane 2: Roots, attack 1, health 1 (servant) against nobody." in sentences
    assert "Lane 3: a hidden card (counts as a servant, attack 0, health 1) against nobody." in sentences
    assert "Errant Lord, attack 3, health 3 (exhausted)" in sentences
    picture = drawn(BOARD, battle(), 0, "en")
    for words in ("servant", "face down", "exhausted", "2 armor", "this turn"):
        assert words in picture
    assert "Swamp" not in picture + sentences


def test_a_spell_that_the_horde_player_concealed_has_no_numbers() -> None:
    lanes = [{"monster": {"card": "frost-trench-1", "concealed": True, "fresh": True}}]
    match = battle(mode="versus", lanes=lanes, horde={"hand": [], "mana": 0})
    picture, sentences = everything(match, 1)
    assert "Lane 1: Frost Trench (face down, servant) against nobody." in sentences
    assert "Frost" in picture
    assert "None" not in picture + sentences


def test_half_a_level_is_written_as_each_language_does() -> None:
    match: Match[Any] = Match(GAME, seats=1, seed="half", names=["Beth"], options={"horde": "sinklings"})
    assert "Level 2, difficulty 2.5." in everything(match)[1]
    assert "Niveau 2, difficulté 2,5." in everything(match, language="fr")[1]


def test_a_thrall_says_whose_it_is() -> None:
    lanes = [{"monster": {"card": "coils"}}, {"monster": {"card": "abyssal-terror"}}]
    picture, sentences = everything(battle(lanes=lanes))
    assert "thrall of Abyssal Terror" in sentences
    assert "thrall of" in picture


def test_cards_that_changed_say_so() -> None:
    lanes = [
        {"monster": {"card": "tide-breakers-1", "blank": True}},
        {"monster": {"card": "trappers", "owner": 0, "seat": -1}},
    ]
    _, sentences = everything(battle(lanes=lanes))
    assert "without abilities" in sentences
    assert "joined the horde" in sentences


def test_the_pile_tells_what_waits_and_what_lies_on_the_outsider() -> None:
    match = battle(pile=["roots", "tide-breakers-1"], late=1)
    assert "The last card of it waits for the next turn." in everything(match)[1]
    kept = battle(pile=["abyssal-terror"], outsider_kept={"card": "abyssal-terror", "wounds": 2})
    assert "Abyssal Terror keeps in it: 2 wounds." in everything(kept)[1]
    ally = battle(pile=["trappers"], defectors=[{"card": "trappers", "owner": 0}])
    assert "Trappers in it is an ally of Beth." in everything(ally)[1]


def test_a_portal_may_be_the_outsider_and_level_four_holds_for_ever() -> None:
    outsider = battle(portal={"card": "portal-solo-2"}, portal_is_outsider=True)
    assert "This portal is the outsider." in everything(outsider)[1]
    assert "Portal level 4 of 4: nothing can break it" in everything(battle(portal={"card": "portal-solo-4"}))[0]


def test_a_portal_about_to_be_replaced_is_forecast() -> None:
    match = battle(lanes=[{"ally": {"card": "the-spring-watch"}}], portal={"wounds": 4})
    for board in everything(match):
        assert "portal 2→0 (the next level comes)" in board


def test_a_taunt_pulls_and_need_not_be_answered() -> None:
    match = battle(lanes=[{"monster": {"card": "shrub-maiden-1"}}, {}, {"ally": {"card": "trappers"}}])
    _, sentences = everything(match)
    assert "its taunt pulls an ally to this lane" in sentences
    assert "must be answered" not in sentences


def test_somebody_who_will_come_to_an_empty_lane_is_told() -> None:
    """Plated Monolith sends Onikai to the rightmost free lane, from where it strikes the castle."""
    match = battle(lanes=[{"monster": {"card": "plated-monolith-1"}}])
    assert "Lane 6: nobody against nobody. Ahead: the castle loses 2." in everything(match)[1]
    assert "Empty lanes: 2, 3, 4, 5." in everything(match)[1]


def test_against_a_horde_player_everybody_has_a_purse_and_the_portal_its_action() -> None:
    players = [{"mana": 3, "deck": 20}, {"mana": 7, "deck": 20}]
    match = battle(mode="versus", players=players, horde={"mana": 2, "hand": ["frost-trench-1"]})
    for board in everything(match):
        assert "Beth: mana 3" in board
        assert "Stuart: mana 7" in board
        assert "Ann plays the horde: mana 2, hand 1" in board
        assert "Its action can be used." in board


def test_what_the_horde_player_planned_is_counted() -> None:
    horde = {"mana": 1, "hand": ["frost-trench-1"], "deck": ["plated-monolith-1", "howling-monolith-1"]}
    match = battle(mode="versus", phase="horde-acts", horde=horde)
    match.choose("plan")
    match.choose("card:frost-trench-1")
    assert "The horde player has planned one card." in everything(match)[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_turn_has_six_phases(language: str) -> None:
    view, say = battle().view(0), voice_of(GAME, language, ["Beth"])
    headings = [say(heading({**view, "phase": phase})) for phase in MONOLITHS.turn]
    names = {
        "en": ("Horde", "Alliance", "Treachery", "Fight", "Pillage", "Resolution"),
        "fr": ("Horde", "Alliance", "Traîtrise", "Combat", "Pillage", "Résolution"),
    }[language]
    form = {"en": "Turn 3, {} Phase.", "fr": "Tour 3, phase {}."}[language]
    assert headings == [form.format(name) for name in names]


def test_advice_for_the_starting_hand_of_a_first_game() -> None:
    first: Match[Any] = Match(GAME, seats=1, seed="first", names=["Beth"])
    for board in everything(first):
        assert "put aside every card that is no ally or costs 6 or more" in board


# -- choices -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("engage onikai 5", "engage:onikai@5"),
        ("engager yetnar 5", "engage:yetnar@5"),
        ("engage brood 5", "engage:b1@5"),
        ("engage b1 5", "engage:b1@5"),
        ("castle draw", "castle-draw"),
        ("draw", "castle-draw"),
        ("piocher", "castle-draw"),
        ("move 5 6", "move:5-6"),
        ("swap 1 5", "move:1-5"),
        ("échanger 1 5", "move:1-5"),
        ("use castle", "use:castle"),
        ("play trappers 6", "play:trappers@6"),
        ("jouer trappeurs 6", "play:trappers@6"),
        ("done", "done"),
    ],
)
def test_short_orders_of_the_alliance(typed: str, key: str) -> None:
    match = battle()
    assert read(typed, match, 0) == Chosen(match.read_key(key))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("exhaust 1 1", "exhaust:1-1"),
        ("march 2 6", "march:2-6"),
        ("march b1 6", "march:b1-6"),
        ("portal action", "portal-action"),
        ("action du portail", "portal-action"),
        ("plan", "plan"),
        ("done", "done"),
    ],
)
def test_short_orders_of_the_horde(typed: str, key: str) -> None:
    horde = {"mana": 5, "hand": ["frost-trench-1"], "deck": 10}
    match = battle(mode="versus", phase="horde-acts", horde=horde)
    assert read(typed, match, 1) == Chosen(match.read_key(key))


def test_a_partner_is_asked_whether_two_allies_may_swap() -> None:
    lanes = [{"ally": {"card": "trappers", "owner": 0}}, {"ally": {"card": "errant-lord", "owner": 1}}]
    match = battle(mode="coop", lanes=lanes, players=[{"mana": 1, "deck": 9}, {"mana": 1, "deck": 9}])
    match.choose("move:1-2", 0)
    assert read("oui", match, 1) == Chosen(match.read_key("yes"))
    assert read("no", match, 1) == Chosen(match.read_key("no"))


@pytest.mark.parametrize("phase", ["alliance", "horde-acts", "horde-summons"])
def test_every_choice_is_shown_once_with_its_number(phase: str) -> None:
    horde = {"mana": 5, "hand": ["frost-trench-1", "tide-breakers-1"], "deck": 10}
    changes = {} if phase == "alliance" else {"mode": "versus", "phase": phase, "horde": horde}
    match = battle(**changes)
    seat = match.ask.seats[0] if match.ask else 0
    offers = match.offers(seat)
    assert BOARD.sort is not None
    rows, others, _ = BOARD.sort(offers, match.view(seat), voice_of(GAME, "en", match.names))
    in_rows = {number for row in rows for number in row.numbers.values()}
    assert in_rows.isdisjoint(others)
    assert in_rows | set(others) == set(range(1, len(offers) + 1))
    lanes = {"engage": 5, "march": 6, "exhaust": 1}
    for number, offer in enumerate(offers, start=1):
        verb, _, rest = offer.key.partition(":")
        if verb in lanes:
            assert any(row.numbers.get(int(rest[-1])) == number for row in rows), offer.key


def test_what_cannot_be_done_is_explained_with_its_rule() -> None:
    answer = sit(battle(), "why engage onikai 4", "why move 4 6", "why play trappers 1")
    assert "HM-" in answer
    assert "SH-" not in answer
    assert "Refresh" not in answer


# -- cards -------------------------------------------------------------------------------------------------------------


def test_an_enchanter_is_read_with_its_enchantment() -> None:
    answer = sit(battle(), "?purple circle")
    assert "Purple Circle · Epic outsider" in answer
    assert "Enchantment: " in answer
    assert "Enchantement\u202f: " in sit(battle(), "?cercle", language="fr")


def test_a_card_of_several_powers_is_read_in_all_of_them() -> None:
    answer = sit(battle(lanes=[]), "?tide breakers")
    assert answer.count("Tide Breakers · Monster") == 3
    assert sit(battle(), "?m1").count("Tide Breakers · Monster") == 1
    assert "Brood · " in sit(battle(), "?b1")


def test_help_gives_examples_of_this_game() -> None:
    answer = sit(battle(), "help", "why", "read")
    for words in ("play trappers 3.", "why engage yetnar 3.", "?trappers", "rules hm-glo-55"):
        assert words in answer
    assert "oak" not in answer


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "plain", "seats", "mode", "further"),
    [
        ("en", False, 1, "solo", {}),
        ("fr", True, 1, "solo", {"horde": "slitherers", "outsider": "titan-brood", "level": "1"}),
        ("fr", False, 2, "coop", {"horde": "sinklings", "outsider": "abyssal-terror"}),
        ("en", False, 2, "versus", {"horde": "the-brood"}),
        ("fr", True, 3, "versus", {"outsider": "doom-vines"}),
    ],
)
def test_a_whole_game_is_played_to_its_end(
    language: str, plain: bool, seats: int, mode: str, further: dict[str, str]
) -> None:
    names = ["Beth", "Stuart", "Ann"][:seats]
    match: Match[Any] = Match(GAME, seats=seats, seed="whole", names=names, options={"mode": mode, **further})
    table = table_of(match, [], language=language, plain=plain)
    table.screen = screen_of(typed_by_luck(table, Random("whole")), plain=plain)
    table.screen.console.width = 80
    play(table)
    screen = shown(table.screen)
    outcome = match.outcome()
    assert outcome is not None
    assert table.say(outcome.because) in screen
    if not plain:
        lines = [line for line in screen.splitlines() if "Pass the screen" not in line and "Passez" not in line]
        assert max(map(cell_len, lines)) <= 80
