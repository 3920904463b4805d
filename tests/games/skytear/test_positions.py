"""Positions: a few lines are enough, what is left out has its default, and what is wrong is named."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hordekeep.games.skytear.content.keywords import SLOW
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.ground.boards import hex_from
from hordekeep.games.skytear.state.arena import EXHAUSTED, UNARMED, Arena, Entry
from hordekeep.games.skytear.state.pieces import masks_from, structures_from
from hordekeep.kernel import BadInput, Match

DUEL = """
[heroes."blue.yami"]
hex = "-4.1"
[heroes."red.corjof"]
hex = "-4.-1"
"""


def read(text: str) -> Arena:
    return GAME.positions.read(tomllib.loads(text))


def match_of(text: str) -> Match[Arena]:
    return Match.from_position(GAME, tomllib.loads(text))


def test_two_heroes_are_enough_to_play() -> None:
    match = match_of(DUEL)
    assert match.made == [(0, ("activate", "blue.yami"), True)], "the only one that can be activated"
    assert [offer.key for offer in match.offers()][:2] == ["act:move", "act:lead"]
    match.choose("act:move")
    assert match.ask is not None
    assert match.ask.prompt == "move-to"


def test_what_is_left_out_has_its_default() -> None:
    g = read(DUEL)
    assert (g.setting.board, g.seats, g.turn, g.phase, g.first_seat, g.flux) == ("two-lanes", 2, 1, "heroes", 0, NOBODY)
    assert g.tokens == [lane.control_start for lane in g.field.lanes]
    assert g.towers == [[5, 5], [5, 5]]
    assert g.nexus == [UNARMED, UNARMED]
    assert g.hp[g.slots["blue.yami"]] == 13
    assert len(g.decks[0]) == 8, "the premade pile of the only hero"
    assert g.on == masks_from(g)
    assert g.structures == structures_from(g)
    assert [card.id for card in g.dome_outsiders if card] == ["shardling"]


@pytest.mark.rule("SM-DMG-08")
def test_a_fallen_tower_arms_the_nexus_unless_said() -> None:
    assert read("[lanes.left.towers]\nred = 0").nexus == [UNARMED, 5]
    assert read("nexus = { red = 2 }\n[lanes.left.towers]\nred = 0").nexus == [UNARMED, 2]


def test_the_premade_deck_lacks_what_lies_elsewhere() -> None:
    g = read(DUEL + '[[players]]\nhand = ["combustion"]\n')
    assert [card.id for card in g.decks[0]].count("combustion") == 2
    g = read(DUEL + '[[players]]\nhand = ["combustion"]\n[[decks]]\ncards = ["dodge", "gank"]\n')
    assert [card.id for card in g.decks[0]] == ["gank", "dodge"], "from the top"


def test_heroes_are_written_with_all_that_is_theirs() -> None:
    g = read(
        """
        turn = 3
        [heroes."blue.yami"]
        hex = "-4.1"
        hp = 5
        state = "exhausted"
        conditions = ["slow"]
        cards = ["combustion"]
        leads = [{ card = "gank", seen = -1 }, { card = "dodge" }]
        [heroes."red.akhuti"]
        state = "defeated"
        returns = 4
        """
    )
    yami, akhuti = g.slots["blue.yami"], g.slots["red.akhuti"]
    assert (g.hp[yami], g.state[yami], g.conditions[yami]) == (5, EXHAUSTED, SLOW)
    assert [(lead.card.id, lead.seen) for lead in g.leads[yami]] == [("gank", NOBODY), ("dodge", 0)]
    assert (g.at[akhuti], g.hp[akhuti], g.returns[akhuti]) == (-1, 0, 4)
    document = GAME.positions.write(g)
    assert GAME.positions.write(GAME.positions.read(document)) == document


def test_minions_belong_to_the_lane_of_the_nearest_token_unless_said() -> None:
    g = read('minions = { blue = ["-4.1", { hex = "4.1", lane = "left", number = 5 }] }')
    assert [g.minion_lane[0], g.minion_lane[4]] == [0, 0]
    assert [each["hex"] for each in GAME.positions.write(g)["minions"]["blue"]] == ["-4.1", "4.1"]


def test_a_stack_is_read_and_goes_on() -> None:
    text = DUEL + (
        '[active]\nhero = "blue.yami"\nap = 2\nused = ["attack"]\n'
        '[[stack]]\nkind = "action"\nwhat = "attack"\nhero = "blue.yami"\ntargets = ["hero:red.corjof"]\n'
    )
    match = match_of(text)
    assert match.position_at == 0, "nobody holds a card, so it resolves in one beat"
    assert match.tell_log()[0] == "Attack of Yami (Blue) resolves."
    g = read(text)
    assert g.stack == [Entry(1, "action", 0, 0, "attack", (4,))]
    assert g.asked == 0
    assert GAME.positions.write(g)["stack"][0]["targets"] == ["hero:red.corjof"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('board = "two-lane"', "Did you mean 'two-lanes'"),
        ("seats = 9", "2 to 8 players"),
        ("first = 2", "There is no seat 2"),
        ('phase = "lunch"', "does not tell what is next"),
        ('victory = ["headhunter"]', "Did you mean 'headhunters'"),
        ('board = "three-lanes"\nvictory = ["headhunters"]', "SM-GOAL-05"),
        ("known = [{ deck = 0, seat = 1, cards = 1 }]", "SM-EFF-14"),
        ("known = [{ deck = 0, seat = 0, cards = 1 }]", "There are 0 cards"),
        ("known = [{ deck = 0, seat = 3, cards = 1 }]", "There is no seat 3"),
        ('[heroes."yami"]', "names no side"),
        ('[heroes."blue.yam"]', "Did you mean 'yami'"),
        ('[heroes."blue.yami"]\nhex = "99.0"', "has no hex"),
        ('[heroes."blue.yami"]\nhp = 99', "at most 13 HP"),
        ('[heroes."blue.yami"]\nhex = "0.0"\nstate = "defeated"', "SM-STATE-11"),
        ('[heroes."blue.yami"]\nhex = "0.0"\n[heroes."red.yami"]\nhex = "0.0"', "SM-AMOV-03"),
        ('[heroes."blue.yami"]\nconditions = ["sleepy"]', "no condition"),
        ('[heroes."blue.yami"]\ncards = ["gnak"]', "Did you mean 'gank'"),
        ('[heroes."blue.yami"]\nowner = 1', "not of this side"),
        ('minions = { blue = ["-4.1", "-4.1"] }', "SM-PLC-03"),
        ('minions = { blue = [{ hex = "-4.1", number = 9 }] }', "has 8 of them"),
        ('minions = { blue = [{ hex = "-4.1", lane = "top" }] }', "no Lane"),
        ("[lanes.middle]", "no Lane"),
        ("[lanes.left]\nnumber = 3", "numbered 1 to 2"),
        ('[active]\nhero = "blue.yami"', "does not play here"),
        ("[active]\nap = 1", "who acts"),
        ('[[outsiders]]\ncard = "dragon"', "no outsider"),
        ('[[stack]]\nkind = "action"\nwhat = "fly"\nhero = "blue.yami"\n[heroes."blue.yami"]', "no action"),
        ('[[lasting]]\nkind = "armor"\npiece = "hero:blue.yami"', "names no piece"),
        ('agenda = [["lunch"]]', "no beat"),
        ("agenda = [[]]", "its name"),
        ('won = { blue = ["top"] }', "no control point"),
        ("tallies = { blue = { naps = 1 } }", "Nobody counts"),
        ("colour = 3", "unknown field"),
    ],
)
def test_what_is_wrong_is_named(text: str, says: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read(text)
    assert says in str(wrong.value)
    assert "position" in str(wrong.value)


# -- what is shown -----------------------------------------------------------------------------------------------------


def view_of(text: str, seat: int | None = 0) -> dict[str, Any]:
    return match_of(text).view(seat)


LEADS = (
    DUEL
    + '[[players]]\nhand = ["combustion"]\n[[players]]\nhand = ["dodge"]\n'
    + '[[heroes."blue.yami".leads]]\ncard = "gank"\n[[heroes."blue.yami".leads]]\ncard = "dodge"\nseen = -1\n'
)


@pytest.mark.rule("SM-LEAD-02", "SM-LEAD-03", "SM-TEAM-07", "SM-SET-17")
def test_hands_and_lead_cards_are_seen_by_who_put_them_there() -> None:
    own, other, nobody = view_of(LEADS, 0), view_of(LEADS, 1), view_of(LEADS, None)
    assert [each["hand"] for each in own["players"]] == [["combustion"], 1]
    assert [each["hand"] for each in other["players"]] == [1, ["dodge"]]
    assert [each["hand"] for each in nobody["players"]] == [1, 1]
    assert [lead["card"] for lead in own["heroes"]["blue.yami"]["leads"]] == ["gank", ""]
    assert [lead["card"] for lead in other["heroes"]["blue.yami"]["leads"]] == ["", ""]
    shown = match_of(LEADS).shown()
    assert [lead["card"] for lead in shown["heroes"]["blue.yami"]["leads"]] == ["gank", "dodge"]
    assert shown["players"][1]["hand"] == ["dodge"]


@pytest.mark.rule("SM-CTRL-01", "SM-POW-06", "SM-EFF-03")
def test_values_are_those_of_now() -> None:
    view = view_of(DUEL + '[heroes."blue.hogosai"]\nhex = "-5.1"\ncards = ["iron-stance"]\n')
    yami, hogosai = view["heroes"]["blue.yami"], view["heroes"]["blue.hogosai"]
    assert (yami["armor"], hogosai["armor"]) == (2, 2), "Living Wall gives others +1 Armor"
    assert (yami["mana"], hogosai["mana"]) == (1, 0)
    assert view["lanes"]["left"]["control"] == {"blue": 2, "red": 1}


@pytest.mark.parametrize("board", ["two-lanes", "three-lanes"])
def test_the_map_has_every_hex_once(board: str) -> None:
    view = view_of(f'board = "{board}"\n' + DUEL)
    g = read(f'board = "{board}"\n' + DUEL)
    drawn = {
        hex_from(f"{row['q'] + at}.{row['r']}"): sign
        for row in view["map"]["rows"]
        for at, sign in enumerate(row["terrain"])
        if sign != " "
    }
    assert sum(1 << each for each in drawn if each is not None) == g.field.board.exists
    assert {each for each, sign in drawn.items() if sign == "o"} == {h for h in drawn if h and g.field.dome >> h & 1}
    assert all(hex_from(each) is not None for wall in view["map"]["walls"] for each in wall)


def test_progress_counts_as_the_victory_cards_ask() -> None:
    from hordekeep.games.skytear.content.cards import shelf
    from hordekeep.games.skytear.told.view import COUNTING

    for card, (_, needed) in COUNTING.items():
        assert f" {needed} " in shelf().victory_cards[card].text[0]
    view = view_of('victory = ["headhunters"]\ntallies = { red = { defeats = 2 } }\n' + DUEL)
    assert view["progress"] == {"headhunters": {"blue": [0, 3], "red": [2, 3]}}
