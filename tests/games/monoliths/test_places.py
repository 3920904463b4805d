"""The places of the wider table: slots of the back line, who stands there, and how choices and the log name them."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.values import armor, armor_left, in_play, keyword, stands
from hordekeep.engines.lanes.rules.concepts.movement import attach, free_slot, leave, move, to_rear
from hordekeep.engines.lanes.state.abilities import NO_TEXT, Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, BLANK, HORDE, HORDE_OWNER, REAR_SLOTS, Battle, Piece
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.state.places import (
    ATTACHED,
    NAMES,
    RANKS,
    REAR,
    REAR_ATTACHED,
    REAR_NAMES,
    attached_at,
    lane_at,
    piece_at,
    place_from_name,
    place_name,
    place_of,
)
from hordekeep.engines.lanes.words.nouns import monster
from hordekeep.games.monoliths.game import GAME
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Event
from tests.games.monoliths.wide import WIDE, battle, behind

BRUTE = {"monster": {"card": "troll-brute"}}
CARDS = shelf_of(FIRST).cards


def in_lane(g: Battle, lane: int) -> Piece:
    piece = g.horde_row[lane]
    assert piece is not None
    return piece


# -- numbers and names -----------------------------------------------------------------------------------------------


def test_every_place_has_a_number_and_a_name_of_its_own() -> None:
    hosts = [*range(len(NAMES)), *range(REAR, REAR + REAR_SLOTS)]
    places = [place for host in hosts for place in (host, *(attached_at(host, rank) for rank in range(RANKS)))]
    names = [place_name(place) for place in places]
    assert len(set(places)) == len(set(names)) == len(hosts) * (1 + RANKS)
    assert [place_from_name(name) for name in names] == places
    assert max(attached_at(len(NAMES) - 1, rank) for rank in range(RANKS)) < REAR
    assert REAR + REAR_SLOTS <= REAR_ATTACHED


def test_the_places_of_the_first_edition_keep_their_numbers() -> None:
    assert [place_from_name(name) for name in NAMES] == list(range(18))
    assert place_from_name("m1.1") == ATTACHED == 20
    assert place_from_name("portal.8") == ATTACHED + 17 * RANKS + 7


@pytest.mark.parametrize("name", ["b0", "b13", "b01", "b", "b1.", "b1.0", "b1.13", "b1.x", "c1"])
def test_other_names_are_no_places(name: str) -> None:
    assert place_from_name(name) is None


def test_keys_name_the_new_places() -> None:
    for key in ("at:b3", "at:b12.2", "first:troll-brute@b3:destroyed", "play:lightning-naginata@b1"):
        choice = GAME.words.choice(key)
        assert choice is not None
        assert GAME.words.key(choice) == key
    assert GAME.words.choice("at:b3") == ("at", REAR + 2)


# -- who stands there ------------------------------------------------------------------------------------------------


def test_a_piece_is_found_where_it_says_it_lies() -> None:
    g = battle()
    first, second = behind(g, "troll-brute"), behind(g, "stormcaller")
    venom = Piece(CARDS["xotlanian-venom"], HORDE, HORDE_OWNER)
    attach(g, venom, second)
    assert [place_name(place_of(g, p)) for p in (first, second, venom)] == ["b1", "b2", "b2.1"]
    for p in (first, second, venom):
        assert piece_at(g, place_of(g, p)) is p
        assert lane_at(place_of(g, p)) == -1
    for name in ("b3", "b1.1", "b2.2", "b12.8"):
        place = place_from_name(name)
        assert place is not None
        assert piece_at(g, place) is None


def test_slots_do_not_shift_and_are_filled_from_the_front() -> None:
    g = battle()
    first, second = behind(g, "troll-brute"), behind(g, "troll-brute")
    leave(g, first)
    assert place_name(place_of(g, second)) == "b2"
    assert g.horde_discard == [CARDS["troll-brute"]]
    assert place_name(place_of(g, behind(g, "stormcaller"))) == "b1"
    assert place_name(place_of(g, behind(g, "stormcaller"))) == "b3"


def test_a_monster_goes_to_the_back_line_and_comes_again() -> None:
    g = battle(lanes=[BRUTE])
    brute = in_lane(g, 0)
    assert to_rear(g, brute, "HM-PILL-07")
    assert (g.horde_row[0], brute.lane, g.in_rear()) == (None, -1, [brute])
    move(g, brute, 3, "HM-UNIV-04")
    assert (g.horde_row[3], brute.rear, g.in_rear()) == (brute, -1, [])


def test_without_room_it_stays_in_its_lane() -> None:
    g = battle(lanes=[BRUTE])
    for _ in range(REAR_SLOTS):
        behind(g, "stormcaller")
    assert free_slot(g) == -1
    assert not to_rear(g, in_lane(g, 0), "HM-PILL-07")
    assert in_lane(g, 0).rear == -1


def test_monsters_of_the_back_line_are_in_play() -> None:
    g = battle(lanes=[BRUTE])
    brute, minion = in_lane(g, 0), g.minions[0]
    rear = behind(g, "stormcaller")
    assert rear in g.bearers()
    assert list(monster(g, Cause(g.castle))) == [brute, rear]
    assert [in_play(g, p) for p in (brute, rear, g.castle, g.portal, minion)] == [True, True, True, True, False]
    assert [stands(p) for p in (brute, rear, g.castle)] == [True, True, False]
    minion.vigor = 1
    assert in_play(g, minion)
    leave(g, rear)
    assert not in_play(g, rear)


def test_a_copy_has_its_own_back_line() -> None:
    g = battle(lanes=[BRUTE, {"monster": {"card": "onikai", "health": 2}}])
    rear = behind(g, "stormcaller")
    rear.plate, rear.blank = 2, True
    attach(g, Piece(CARDS["xotlanian-venom"], HORDE, HORDE_OWNER), rear)
    g.outsider_kept = Piece(CARDS["the-hate-bringer-1"], HORDE, HORDE_OWNER)
    g.defectors = ((CARDS["clan-of-the-oak"], 0, BLANK),)
    g.enchanter, g.late, g.portal_is_outsider = CARDS["the-hate-bringer-1"], 1, True
    twin = g.clone()
    [copy] = twin.in_rear()
    assert copy is not rear
    assert (copy.card, copy.rear, copy.plate, copy.blank) == (rear.card, 0, 2, True)
    assert copy.attached is not None
    assert copy.attached[0].host is copy
    assert in_lane(twin, 1) is twin.minions[0]
    assert twin.outsider_kept is not g.outsider_kept
    assert (twin.enchanter, twin.late, twin.portal_is_outsider) == (g.enchanter, 1, True)
    leave(twin, copy)
    twin.defectors = ()
    assert g.in_rear() == [rear]
    assert len(g.defectors) == 1


def test_an_ally_that_joined_the_horde_is_a_monster_until_its_owner_discards_it() -> None:
    g = battle(lanes=[{"monster": {"card": "clan-of-the-oak", "blank": True}, "ally": {"card": "shamans"}}])
    oak = in_lane(g, 0)
    assert g.monster_in(0) is oak
    assert list(monster(g, Cause(g.castle))) == [oak]
    assert (oak.side, oak.owner, oak.seat) == (HORDE, 0, HORDE_OWNER)
    leave(g, oak)
    assert (g.players[0].discard, g.horde_discard) == ([oak.card], [])


# -- armor tokens and lost abilities -----------------------------------------------------------------------------------


def test_armor_tokens_add_to_armor_and_are_used_up_for_the_turn() -> None:
    g = battle(lanes=[{"monster": {"card": "troll-brute", "plate": 2, "turn": {"armor": 1}, "armor_used": 1}}])
    assert (armor(g, in_lane(g, 0)), armor_left(g, in_lane(g, 0))) == (3, 2)


def test_a_blank_card_has_no_abilities() -> None:
    g = battle(lanes=[BRUTE])
    brute = in_lane(g, 0)
    assert keyword(g, brute, "taunt") > 0
    brute.blank = True
    assert text_of(brute) is NO_TEXT
    assert keyword(g, brute, "taunt") == 0


# -- words -----------------------------------------------------------------------------------------------------------


def test_cards_alike_in_the_back_line_are_told_apart() -> None:
    g = battle()
    behind(g, "troll-brute")
    behind(g, "stormcaller")
    behind(g, "troll-brute")
    labels = [str(GAME.words.label(g, ("at", REAR + slot))) for slot in range(4)]
    assert len(set(labels)) == 4
    assert "card-in-back-line-again" in labels[0]
    assert "place-back-line" in labels[3]
    firsts = [str(GAME.words.label(g, ("first", "troll-brute", REAR + slot, -1))) for slot in (0, 2)]
    assert len(set(firsts)) == 2


def test_the_log_takes_no_slot_for_a_lane() -> None:
    def said(start: str, to: str) -> str:
        facts = {"start": start, "to": to, "card": "troll-brute"}
        return GAME.words.describe(Event("moved", "HM-PILL-07", facts)).id

    assert said("m1", "b1") == "log-went-back"
    assert said("b1", "m1") == "log-came-to-lane"
    assert said("m1", "m2") == "log-moved"
    damage = Event("damage", "SH-HEALTH-01", {"at": "b2", "card": "troll-brute", "amount": 1, "by": ""})
    assert "lane" not in str(GAME.words.describe(damage))


def test_only_the_wider_table_has_the_new_places_among_its_candidates() -> None:
    def at(g: Battle) -> set[str]:
        return {place_name(each[1]) for each in GAME.words.candidates(g) if each[0] == "at"}

    g = battle()
    wide = at(g)
    assert {*REAR_NAMES, "b1.1", "b12.8"} <= wide
    assert ("first", "troll-brute", REAR + 1, -1) in GAME.words.candidates(g)
    assert ("first", "frostbite-outpost", REAR + 1, -1) not in GAME.words.candidates(g)
    g.edition = FIRST
    assert at(g) == {name for name in wide if not name.startswith("b")}


def test_alliance_cards_do_not_stand_in_the_back_line_of_the_first_edition() -> None:
    assert (FIRST.rear_slots, WIDE.rear_slots) == (0, REAR_SLOTS)
    g = battle()
    assert [p.side for p in g.bearers()][:2] == [ALLIANCE, HORDE]
    assert g.rear == ()
