"""The words that the second edition adds, each let happen on a table."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.shielding import is_immune
from hordekeep.engines.lanes.effects.values import armor, attack
from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import DAMAGED, DREW, REBUILT, Happening, Moment
from hordekeep.engines.lanes.words import VOCABULARY
from tests.games.lanes.sentences import ally, battle, lanes, monster, run, say, spell

STOP = ("stop",)
BRUTE, OAK, BOAR = "troll-brute", "clan-of-the-oak", "clan-of-the-boar"


def built(sentence: str) -> Ability:
    found = VOCABULARY.build(VOCABULARY.parse(sentence))
    assert isinstance(found, Ability)
    return found


def holds(g: Battle, me: Piece, condition: str) -> bool:
    """Does a condition hold for a card?"""
    (static,) = built(f"This has Trample while {condition}.").statics
    return bool(static.amount(g, me, me))


def counted(g: Battle, me: Piece, what: str) -> int:
    """How many of something a card counts."""
    (static,) = built(f"This has +1 attack for each {what}.").statics
    return static.amount(g, me, me)


def waits_for(g: Battle, holder: Piece, event: str, moment: Moment, **facts: Any) -> bool:
    """Does an ability of a card wait for what happened?"""
    watch = built(f"After {event}, draw a card.").watch
    assert watch is not None
    assert watch.moment is moment
    return watch.fits(g, holder, Happening(moment, **facts))


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM-TOKEN-04", "HM-TOKEN-07", "HM-TOKEN-08", "HM-TOKEN-09")
def test_temporary_tokens_stand_apart_from_permanent_ones() -> None:
    g = battle(lanes=lanes({}, {1: {"card": OAK, "attack": 1}}))
    me = ally(g, 1)
    say(g, me, "Play: put 2 temporary weaken tokens and 1 temporary armor token on this.")
    say(g, me, "Play: put 1 temporary attack token and 2 armor tokens on this.")
    assert (me.edge, me.turn_attack, me.turn_armor, me.plate) == (1, -1, 1, 2)
    say(g, me, "Play: remove 1 armor token and 3 temporary armor tokens from this.")
    assert (me.turn_armor, me.plate) == (0, 1)


@pytest.mark.rule("HM-GLO-23")
def test_tokens_are_removed_as_far_as_there_are_some() -> None:
    g = battle(lanes=lanes({2: {"card": BRUTE, "weaken": 2}}, {1: {"card": OAK, "attack": 2, "health": 1}}))
    c = say(g, ally(g, 1), "Play: remove 3 attack tokens and 1 health token from this.")
    assert (c.total, ally(g, 1).edge, ally(g, 1).vigor) == (3, 0, 0)
    say(g, ally(g, 1), "Play: remove 1 weaken token from a monster in a lane.")
    assert monster(g, 2).edge == -1


def test_any_number_of_health_tokens_is_taken_from_allies_one_by_one() -> None:
    g = battle(lanes=lanes({1: BRUTE}, {1: {"card": OAK, "health": 2}, 2: {"card": BOAR, "health": 1}}))
    say(
        g,
        ally(g, 1),
        "Play: remove any number of health tokens from each ally,"
        " then deal 1 damage to the engaged monster for each token removed this way.",
        ("at", 6),
        ("at", 7),
        STOP,
    )
    assert (ally(g, 1).vigor, ally(g, 2).vigor, monster(g, 1).vigor) == (1, 0, -2)


def test_wounds_in_total_are_shared_out() -> None:
    g = battle(lanes=lanes({}, {1: {"card": OAK, "wounds": 2}, 2: {"card": BOAR, "wounds": 1}}))
    say(g, spell("bloodlust"), "Play: remove up to 2 wounds in total from allies.", ("at", 6), ("at", 7))
    assert (ally(g, 1).vigor, ally(g, 2).vigor) == (-1, 0)


def test_temporary_armor_becomes_temporary_attack() -> None:
    g = battle(lanes=lanes({}, {1: {"card": OAK, "turn": {"armor": 2}}}))
    say(
        g,
        ally(g, 1),
        "Fight: turn any number of temporary armor tokens on this into temporary attack tokens.",
        ("number", 1),
    )
    assert (ally(g, 1).turn_armor, ally(g, 1).turn_attack) == (1, 1)


def test_armor_as_heroic() -> None:
    g = battle(lanes=lanes({}, {1: "bushido-of-the-rose", 2: OAK}))
    say(g, spell("bloodlust"), "Play: put as many temporary armor tokens on each ally as its Heroic.")
    assert (ally(g, 1).turn_armor > 0, ally(g, 2).turn_armor) == (True, 0)


def test_tokens_are_spread_evenly_and_only_who_got_one_is_reached() -> None:
    g = battle(lanes=lanes({}, {1: "shamans", 2: "shamans", 3: "shamans"}))
    for lane in (1, 2, 3):
        ally(g, lane).edge = 1 - (ally(g, lane).card.attack or 0)
    say(
        g,
        spell("snowblind", HORDE),
        "Treachery: spread 2 weaken tokens evenly among allies,"
        " then destroy each ally reached this way with attack 0 or less.",
        ("at", 6),
        ("at", 8),
    )
    assert [ally(g, lane).doomed for lane in (1, 2, 3)] == [True, False, True]


@pytest.mark.rule("HM-ALLY-12")
def test_a_token_as_a_price_must_be_there() -> None:
    g = battle(lanes=lanes({1: BRUTE}, {1: {"card": OAK, "health": 1}}))
    cost = built("Exhaust, remove 1 health token from this: Assault 1.").cost
    assert cost is not None
    c = Cause(ally(g, 1), 0)
    assert cost.why_not(g, c) is None
    run(cost.pay(g, c))
    assert ally(g, 1).vigor == 0
    assert cost.why_not(g, c) is not None
    ally(g, 1).vigor = 3
    any_number = built("Exhaust, remove any number of health tokens from this: Assault 1.").cost
    assert any_number is not None
    run(any_number.pay(g, c), ("number", 2))
    assert (ally(g, 1).vigor, c.total) == (1, 2)


# -- minions, charging -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HM-GLO-64", "HM-GLO-65")
def test_reinforce_goes_to_the_minion_with_the_fewest_tokens_each_time() -> None:
    tokens = {"onikai": 0, "yetnar": 1, "zephylite": 1, "ratamil": 3}
    g = battle(minions={name: {"health": n} for name, n in tokens.items()})
    say(g, spell("snowblind", HORDE), "Treachery: Reinforce 3.", ("at", 13), ("at", 12))
    assert [minion.vigor for minion in g.minions] == [2, 2, 1, 3]


@pytest.mark.rule("HM-GLO-19", "HM-GLO-20", "HM-GLO-21")
def test_charging() -> None:
    g = battle(
        minions={"yetnar": {"health": 1}, "ratamil": {"health": 1}},
        lanes=lanes({1: BRUTE, 3: BRUTE}, {1: OAK, 4: OAK}),
    )
    card = spell("snowblind", HORDE)
    say(g, card, "Treachery: Yetnar charges right.")
    assert g.minions[1].lane == 5
    say(g, card, "Treachery: Yetnar charges left.")
    assert g.minions[1].lane == 1
    say(g, card, "Treachery: Ratamil charges the weakest unengaged ally.")
    assert g.minions[3].lane == 3
    say(g, card, "Treachery: Yetnar charges the weakest unengaged ally.")
    assert g.minions[1].lane == 1


@pytest.mark.rule("HM-GLO-69")
def test_the_closest_ally_and_only_within_reach() -> None:
    g = battle(lanes=lanes({2: BRUTE}, {1: BOAR, 3: BOAR, 6: BOAR}))
    say(g, monster(g, 2), "Play: this charges the closest unengaged ally, then deal 1 damage to it.", ("at", 8))
    assert (g.horde_row[2] is not None, ally(g, 3).vigor) == (True, -1)
    far = battle(lanes=lanes({1: BRUTE}, {5: OAK}))
    say(far, monster(far, 1), "Play: this charges the closest unengaged ally within 2 lanes.")
    assert monster(far, 1).card.id == BRUTE


def test_a_minion_pillages_at_once() -> None:
    g = battle(minions={"ratamil": {"health": 2}}, players=[{"deck": 10}])
    say(g, spell("snowblind", HORDE), "Treachery: Ratamil pillages.")
    assert len(g.players[0].deck) == 10 - g.edition.pillages(g, g.minions[3])


# -- cards on the table ------------------------------------------------------------------------------------------------


def test_ready_choose_and_discard() -> None:
    g = battle(
        lanes=lanes({1: BRUTE, 3: BRUTE}, {1: {"card": OAK, "exhausted": True}, 2: BOAR, 5: "frostbite-outpost"})
    )
    say(g, ally(g, 2), "Exhaust: ready another ally.")
    assert ally(g, 1).ready
    say(
        g,
        spell("bloodlust"),
        "Play: choose an ally, then put 2 weaken tokens on each monster within 1 lane of it.",
        ("at", 6),
    )
    assert (monster(g, 1).edge, monster(g, 3).edge) == (-2, 0)
    say(g, ally(g, 5), "Play: discard this.")
    assert (g.alliance_row[4], g.players[0].discard[-1].id) == (None, "frostbite-outpost")


def test_moves_to_this_lane_a_free_lane_and_an_adjacent_one() -> None:
    g = battle(lanes=lanes({1: BRUTE}, {2: OAK, 3: BOAR}))
    say(g, ally(g, 2), "Play: move a monster in a lane to this lane.")
    assert monster(g, 2).card.id == BRUTE
    say(g, ally(g, 2), "Play: move this to an adjacent free lane.")
    assert ally(g, 1).card.id == OAK
    say(g, ally(g, 1), "Play: move this to a free lane.", ("lane", 5))
    assert ally(g, 6).card.id == OAK


@pytest.mark.rule("HM-ALLY-08")
def test_an_attachment_moves_to_a_host_that_it_may_have() -> None:
    g = battle(lanes=lanes({}, {1: {"card": OAK, "attached": [{"card": "lightning-naginata"}]}, 2: BOAR}))
    say(g, g.castle, "Exhaust: move an attachment from an ally to another ally.")
    assert (ally(g, 1).attached, [each.card.id for each in ally(g, 2).attached or ()]) == ([], ["lightning-naginata"])


@pytest.mark.parametrize(
    ("sentence", "phase", "immune"),
    [
        ("Each ally takes no damage.", "alliance", True),
        ("No ally takes damage in the alliance phase.", "alliance", True),
        ("No ally takes damage in the alliance phase.", "fight", False),
        ("Each ally takes no damage in the fight phase.", "fight", True),
        ("Each ally takes no damage outside the fight phase.", "fight", False),
        ("Each ally takes no damage while the castle is at 5 health or less.", "alliance", False),
    ],
)
def test_what_takes_no_damage(sentence: str, phase: str, immune: bool) -> None:
    g = battle(lanes=lanes({2: BRUTE}, {1: BOAR}))
    g.phase = phase
    (static,) = built(sentence).statics
    around(g).statics["no-damage-taken"] = [(monster(g, 2), static)]
    assert is_immune(g, ally(g, 1)) is immune
    assert not is_immune(g, monster(g, 2))
    run(hurt(g, ally(g, 1), 1, None))
    assert (ally(g, 1).vigor == 0) is immune


def test_no_damage_this_turn_and_the_play_ability_again() -> None:
    g = battle(lanes=lanes({}, {1: "clan-of-the-falcon", 2: {"card": OAK, "wounds": 1}}))
    say(g, spell("snowblind", HORDE), "Treachery: the castle takes no damage this turn.")
    run(hurt(g, g.castle, 3, None))
    assert g.castle.vigor == 0
    say(g, spell("bloodlust"), "Play: resolve the Play ability of the strongest ally.")


# -- hands and decks ---------------------------------------------------------------------------------------------------


def test_a_card_of_the_top_six_is_drawn_and_the_rest_goes_under_the_deck() -> None:
    deck = ["bloodlust", "shamans", "frostbite-outpost", OAK, BOAR]
    g = battle(players=[{"deck": deck, "hand": []}])
    say(
        g,
        g.castle,
        "Exhaust: draw a tower from the top 3 cards of your deck, then put the rest on the bottom of your deck.",
        ("card", "frostbite-outpost"),
        ("card", "shamans"),
    )
    assert [card.id for card in g.players[0].hand] == ["frostbite-outpost"]
    assert [card.id for card in g.players[0].deck] == ["bloodlust", "shamans", BOAR, OAK]


def test_without_such_a_card_all_that_was_seen_goes_under_the_deck() -> None:
    g = battle(players=[{"deck": ["shamans", "shamans", OAK, BOAR], "hand": []}])
    sentence = "Exhaust: draw a tower from the top 2 cards of your deck, then put the rest on the bottom of your deck."
    say(g, g.castle, sentence)
    assert [card.id for card in g.players[0].deck] == ["shamans", "shamans", BOAR, OAK]


def test_cards_under_this_are_taken_counted_and_shuffled_back() -> None:
    g = battle(lanes=lanes({}, {1: OAK}), players=[{"deck": ["shamans"], "hand": [BOAR, "lightning-naginata"]}])
    me = ally(g, 1)
    say(
        g,
        me,
        "Play: put any number of cards from your hand under this, then Mutaform 1 for each card put this way.",
        ("card", BOAR),
        ("card", "lightning-naginata"),
        ("token", "attack"),
        ("token", "attack"),
    )
    assert (me.edge, len(me.under or ())) == (2, 2)
    say(g, me, "Exhaust: take an attachment from the cards under this into your hand.", ("card", "lightning-naginata"))
    assert [card.id for card, _ in me.under or ()] == [BOAR]
    say(g, me, "Play: shuffle the cards under this into their owners' decks.")
    assert (me.under, len(g.players[0].deck)) == (None, 2)


def test_the_top_of_the_horde_deck_is_looked_at_by_its_player_and_may_be_discarded() -> None:
    g = battle(horde={"deck": [BRUTE, "troll-crusher"]})
    say(g, g.castle, "Exhaust: look at the top card of the horde deck, then you may discard that card.", ("yes",))
    assert [card.id for card in g.horde_discard] == [BRUTE]
    assert [card.id for card in g.horde_decks[0]] == ["troll-crusher"]


def test_random_cards_and_free_plays() -> None:
    discard = ["bloodlust", OAK, OAK, OAK]
    g = battle(players=[{"deck": 10, "hand": [], "discard": discard}])
    say(g, g.castle, "Exhaust: take a random spell from your discard pile into your hand.")
    assert [card.id for card in g.players[0].hand] == ["bloodlust"]
    sentence = "Exhaust: play a random one of 3 cards of your choice from your discard pile for free."
    say(g, g.castle, sentence, ("card", OAK), ("card", OAK), ("card", OAK), ("lane", 2))
    assert ally(g, 3).card.id == OAK
    assert (len(g.players[0].discard), g.mana[0]) == (2, battle().mana[0])


def test_what_players_draw_discard_gain_and_pay() -> None:
    g = battle(mode="coop", seats=2, players=[{"hand": ["shamans", "lightning-naginata"]}, {"hand": [OAK, BOAR]}])
    card = spell("snowblind", HORDE)
    g.mana = [3, 3]
    say(g, card, "Treachery: each alliance player draws a card.")
    assert [len(player.hand) for player in g.players] == [3, 3]
    say(g, card, "Treachery: an alliance player gains 2 mana.", ("to", 1))
    assert g.mana == [3, 5]
    before = len(g.players[1].hand)
    say(g, card, "Treachery: an alliance player discards 2 cards.", ("to", 1), ("card", OAK), ("card", BOAR))
    assert len(g.players[1].hand) == before - 2
    say(g, card, "Treachery: deal 1 damage to the castle unless an alliance player pays 1 mana.", ("to", 0))
    assert (g.mana, g.castle.vigor) == ([2, 5], 0)
    held = len(g.players[0].hand)
    sentence = "each alliance player puts their hand on the bottom of their deck and draws as many cards"
    order = ("card", "lightning-naginata"), ("card", OAK)  # the rest goes lowest, unasked
    say(g, card, f"Treachery: {sentence}.", *order)
    assert len(g.players[0].hand) == held
    assert g.players[0].deck[0].id == "shamans"


def test_each_player_discards_such_a_card() -> None:
    g = battle(players=[{"hand": ["shamans", "lightning-naginata"]}])
    sentence = "Treachery: each alliance player discards an attachment from their hand."
    say(g, spell("snowblind", HORDE), sentence, ("card", "lightning-naginata"))
    assert [card.id for card in g.players[0].hand] == ["shamans"]


@pytest.mark.rule("HM-ABIL-03")
def test_a_card_of_a_type_as_a_price() -> None:
    g = battle(players=[{"hand": ["shamans", "frostbite-outpost"], "mana": 1}])
    c = Cause(g.castle, 0)
    free = built("Exhaust, discard a tower from your hand: Assault 1.").cost
    dear = built("Exhaust, discard a tower from your hand and pay its cost: Assault 1.").cost
    assert free is not None
    assert dear is not None
    cost = shelf().find("frostbite-outpost").cost or 0
    g.mana[0] = cost - 1
    assert free.why_not(g, c) is None
    assert dear.why_not(g, c) is not None
    g.mana[0] = cost
    run(dear.pay(g, c), ("card", "frostbite-outpost"))
    assert (c.total, g.mana[0], g.players[0].discard[-1].id) == (cost, 0, "frostbite-outpost")
    assert free.why_not(g, c) is not None


def test_any_amount_of_mana_is_paid_and_counted() -> None:
    g = battle(players=[{"mana": 4}])
    say(g, g.castle, "Exhaust: pay any amount of mana, then Assault 1 for each mana paid this way.", ("number", 3))
    assert (g.mana[0], g.portal.vigor) == (1, -3)


def test_rebuild_with_a_sum() -> None:
    g = battle(players=[{"deck": ["shamans"], "hand": [OAK], "discard": [BOAR, BOAR, BOAR]}])
    say(g, g.castle, "Exhaust: Rebuild 1 plus 1 for each card in your hand.", ("card", BOAR), ("card", BOAR))
    assert len(g.players[0].deck) == 3


def test_the_topmost_card_of_the_horde_discard_pile_is_summoned() -> None:
    g = battle(horde={"discard": ["troll-crusher", BRUTE]})
    say(g, spell("snowblind", HORDE), "Treachery: summon the topmost card of the horde discard pile.")
    assert (monster(g, 1).card.id, [card.id for card in g.horde_discard]) == (BRUTE, ["troll-crusher"])


# -- who, whether, how many, after what --------------------------------------------------------------------------------


def test_who_is_meant() -> None:
    g = battle(
        lanes=lanes(
            {1: BRUTE, 2: "the-beast-lord-1"}, {1: {"card": OAK, "health": 2}, 4: "cotlic", 5: "frostbite-outpost"}
        ),
        pile=[],
    )
    say(g, spell("bloodlust"), "Play: put 1 weaken token on the outsider.")
    assert monster(g, 2).edge == -1
    say(g, spell("bloodlust"), "Play: put 1 attack token on each unengaged ally.")
    assert [ally(g, 1).edge, ally(g, 4).edge] == [0, 1]
    ally(g, 5).vigor = 3
    say(g, spell("bloodlust"), "Play: remove 1 health token from the tower with the most health tokens.")
    assert ally(g, 5).vigor == 2
    say(g, spell("bloodlust"), "Play: exhaust each ally without Armor.")
    assert [ally(g, lane).ready for lane in (1, 4)] == [armor(g, ally(g, lane)) > 0 for lane in (1, 4)]
    say(g, spell("bloodlust"), "Play: put 1 weaken token on each monster in a lane without tokens or attachments.")
    assert [monster(g, lane).edge for lane in (1, 2)] == [-1, -1]
    say(g, monster(g, 1), "Play: let this and another random monster in a lane swap lanes.")
    assert monster(g, 2).card.id == BRUTE


def test_conditions_and_counts() -> None:
    g = battle(
        lanes=lanes({}, {1: {"card": OAK, "wounds": 2}, 2: {"card": BOAR, "weaken": 1}}), players=[{"hand": [OAK]}]
    )
    oak, boar = ally(g, 1), ally(g, 2)
    strongest = max((oak, boar), key=lambda p: (attack(g, p), (p.card.health or 0) + p.vigor))
    assert [holds(g, p, "this is the strongest ally") for p in (oak, boar)] == [p is strongest for p in (oak, boar)]
    assert not holds(g, oak, "it is the only ally")
    assert holds(g, oak, "no card is under this")
    assert not holds(g, oak, "the outsider is in play")
    assert holds(g, oak, f"its attack is {attack(g, oak)} or more")
    assert holds(g, oak, f"its attack is {attack(g, oak)} or less")
    assert not holds(g, oak, f"its attack is {attack(g, oak) + 1} or more")
    assert holds(g, oak, "you have 1 or more cards in hand")
    assert not holds(g, oak, "you have 2 or more cards in hand")
    assert holds(g, oak, "the castle is at 20 health or less")
    assert not holds(g, oak, "the castle is at 19 health or less")
    assert (counted(g, oak, "wound on this"), counted(g, boar, "weaken token on this")) == (2, 1)
    (discount,) = [built("This costs 1 less while the castle is at 10 health or less.")]
    assert discount.extra(g, 0) == 0
    g.castle.vigor = -10
    assert discount.extra(g, 0) == 1


def test_events() -> None:
    g = battle(lanes=lanes({2: BRUTE}, {1: OAK}), mode="coop", seats=2)
    me = ally(g, 1)
    assert waits_for(g, me, "you draw a card", DREW, seat=0)
    assert not waits_for(g, me, "you draw a card", DREW, seat=1)
    assert waits_for(g, me, "you Rebuild", REBUILT, seat=0, amount=1)
    c = Cause(me, 0, Happening(DAMAGED, monster(g, 2), me, 3))
    ability = built("After this damages a monster, put 1 health token on this for each damage dealt.")
    assert ability.effect is not None
    run(ability.effect(g, c))
    assert me.vigor == 3


@pytest.mark.parametrize(
    "event",
    [
        "this moves",
        "an ally gets Mutaform",
        "the castle is exhausted",
        "the portal gains health tokens",
        "you gain mana in the alliance phase",
        "the tenth card is put under this",
    ],
)
def test_events_are_said(event: str) -> None:
    sentence = f"After {event}, draw a card."
    assert VOCABULARY.english(VOCABULARY.parse(sentence)) == sentence
    assert built(sentence).watch is not None
