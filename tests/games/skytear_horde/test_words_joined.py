"""Sentences that join effects: events, costs, conditions, counts, bonuses and what holds while a card is in play."""

from __future__ import annotations

import pytest

from hordekeep.engines.lanes.content.cards import FOLDERS, SOURCE
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.effects.values import armor, attack, health, keyword
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.rules.health.strike import power, strike
from hordekeep.engines.lanes.rules.into_play.playing import cost_of, hosts, why_not_use
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.duties import can_engage
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Printed, printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Piece
from hordekeep.engines.lanes.state.happenings import PLAYED, Happening
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.engines.lanes.words.deeds import Deed
from hordekeep.language import BadSentence
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import fresh_trees
from tests.games.lanes.sentences import ally, battle, lanes, monster, run, say
from tests.games.skytear_horde.first_shelf import shelf

SENTENCES = sorted({sentence for card in shelf().cards.values() for sentence in card.text})


# -- the whole vocabulary ----------------------------------------------------------------------------------------------


def test_the_grammar_has_no_conflicts() -> None:
    VOCABULARY.check()


def test_every_sentence_comes_back_letter_for_letter_and_is_said_in_french() -> None:
    for sentence in SENTENCES:
        tree = VOCABULARY.parse(sentence)
        assert VOCABULARY.english(tree) == sentence
        assert VOCABULARY.french(tree).endswith(".")
        assert isinstance(VOCABULARY.build(tree), Ability)


@pytest.mark.parametrize(
    ("sentence", "french"),
    [
        (
            "After this damages an ally, destroy it.",
            "Après que cette carte a infligé des dégâts à un Allié, détruisez cet Allié.",
        ),
        ("This has +1 armor while it has no neighbours.", "Cette carte a +1 Armure tant qu’elle n’a aucun voisin."),
        ("This and each neighbour have +1 armor.", "Cette carte et chaque voisin ont +1 Armure."),
        ("Attach to a Bushido ally.", "S’attache à un Allié Bushido."),
        (
            "Play: you may discard a card to draw a card.",
            "Jouez\u202f: vous pouvez défausser une carte pour piocher une carte.",
        ),
        (
            "Play: deal 3 damage to the castle unless an ally of the alliance's choice takes 5 damage.",
            "Jouez\u202f: infligez 3 dégâts au Château à moins qu’un Allié au choix de l’Alliance ne subisse 5 dégâts.",
        ),
    ],
)
def test_french(sentence: str, french: str) -> None:
    assert VOCABULARY.french(VOCABULARY.parse(sentence)) == french


def test_a_sentence_that_no_rule_stands_behind_is_refused() -> None:
    for sentence in ("To engage the attached minion, pay 1 mana.", "An ally costs 1 less for each ally."):
        with pytest.raises(BadSentence):
            VOCABULARY.parse(sentence)


# -- connectives -------------------------------------------------------------------------------------------------------


def test_you_may_is_not_asked_where_nothing_can_be_done() -> None:
    g = battle(lanes=lanes({}, {2: "scarifier"}))
    say(g, ally(g, 2), "Fight: you may deal 1 damage to the engaged monster.")
    assert g.portal.vigor == 0


def test_you_may_and_if_you_do() -> None:
    sentence = "Fight: you may deal 1 damage to an ally; if you do, deal 2 damage to the castle."
    for answer, wounds in ((("yes",), 2), (("no",), 0)):
        g = battle(lanes=lanes({}, {2: "clan-of-the-oak"}))
        say(g, ally(g, 2), sentence, answer)
        assert -g.castle.vigor == wounds


def test_if_there_is_none_the_second_is_done_instead() -> None:
    sentence = "Play: deal 1 damage to the most wounded ally; if there is none, deal 3 damage to the castle."
    g = battle(lanes=lanes({1: "revenant-archers"}, {2: "clan-of-the-oak"}))
    say(g, monster(g, 1), sentence)
    assert (-g.castle.vigor, ally(g, 2).vigor) == (3, 0)
    g = battle(lanes=lanes({1: "revenant-archers"}, {2: {"card": "tusken-warriors", "wounds": 1}}))
    say(g, monster(g, 1), sentence)
    assert (-g.castle.vigor, ally(g, 2).vigor) == (0, -2)


def test_if_that_destroys_it_the_neighbour_suffers_before_anything_else() -> None:
    g = battle(lanes=lanes({2: {"card": "revenant-marksmen", "wounds": 1}, 3: "troll-crusher"}, {}))
    spell = Piece(shelf().find("combustion"), ALLIANCE, 0)
    say(g, spell, spell.card.text[0], ("at", 1))
    assert monster(g, 2).doomed
    assert monster(g, 3).vigor == -2
    assert g.horde_row[0] is None  # its Skeletons wait (SH-EDGE-09)


def test_if_reaches_only_the_one_verb() -> None:
    g = battle(lanes=lanes({1: "deep-howlers"}, {}))
    say(g, monster(g, 1), "Fight: if this is engaged, deal 3 damage to the castle, then pillage 1.")
    assert (g.castle.vigor, len(g.players[0].discard)) == (0, 1)


def test_it_after_a_condition_is_whom_the_condition_spoke_of() -> None:
    g = battle(lanes=lanes({1: {"card": "troll-brute", "marks": ["boosted"]}}, {1: "clan-of-the-oak"}))
    card = Piece(shelf().find("flame-harpy"), HORDE, -1)
    say(g, card, "Treachery: if the boosted monster is engaged, put 1 health token on it.")
    assert monster(g, 1).vigor == 1


def test_for_each_multiplies_the_numbers_and_for_each_before_repeats() -> None:
    g = battle(minions={"onikai": {"health": 3}})
    minion = g.minions[0]
    say(g, minion, "Pillage: deal 1 damage to the castle for each health token on this.")
    assert g.castle.vigor == -3
    g = battle(lanes=lanes({1: "troll-crusher", 2: "troll-crusher"}, {3: "clan-of-the-oak"}))
    say(g, ally(g, 3), "Play: for each monster in a lane, deal 1 damage to a monster.", ("at", 0), ("at", 1))
    assert (monster(g, 1).vigor, monster(g, 2).vigor) == (-1, -1)


def test_nothing_to_count_does_nothing() -> None:
    g = battle(lanes=lanes({}, {3: "clan-of-the-oak"}))
    c = say(g, ally(g, 3), "Play: pillage 1 for each monster in a lane.")
    assert not g.players[0].discard
    assert not c.did


def test_choose_two_are_different_and_done_in_written_order() -> None:
    g = battle(lanes=lanes({}, {2: "clan-of-the-oak"}), castle={"wounds": 6})
    spell = Piece(shelf().find("speak-with-the-spirits"), ALLIANCE, 0)
    ability = printed(spell.card).play[0]
    offered = run(perform(g, ability, Cause(spell, 0)), ("option", 2), ("option", 0))
    assert offered == [[("option", 0), ("option", 1), ("option", 2)], [("option", 0), ("option", 1)]]
    assert (ally(g, 2).edge, g.castle.vigor) == (2, -2)


def test_what_cannot_be_done_is_no_option() -> None:
    g = battle(lanes=lanes({}, {2: "clan-of-the-oak"}))
    say(g, ally(g, 2), "Exhaust: choose one: deal 1 damage to a monster; or pillage 1.")
    assert len(g.players[0].discard) == 1


def test_unless_the_alliance_names_an_ally() -> None:
    sentence = shelf().find("frost-giant").text[0]
    for answer, castle in ((("at", 7), 0), (("no",), -3)):
        g = battle(lanes=lanes({1: "frost-giant"}, {2: "clan-of-the-oak"}))
        say(g, monster(g, 1), sentence, answer)
        assert g.castle.vigor == castle
        assert ally(g, 2).doomed == (castle == 0)


def test_unless_nobody_can_pay_it_is_not_asked() -> None:
    g = battle(lanes=lanes({1: "frost-giant"}, {}))
    say(g, monster(g, 1), shelf().find("frost-giant").text[0])
    assert g.castle.vigor == -3


def test_unless_its_owner_discards() -> None:
    sentence = shelf().find("eldritch-scream").text[1]
    oak = "clan-of-the-oak"
    for answer, stays in ((("card", "shamans"), True), (("no",), False)):
        g = battle(lanes=lanes({1: "stone-titan"}, {1: oak}), players=[{"hand": ["shamans"]}])
        say(g, monster(g, 1), sentence, answer)
        assert (g.alliance_row[0] is not None) == stays
        assert [card.id for card in g.players[0].hand] == ([] if stays else ["shamans", oak])


def test_pay_to_asks_only_if_it_can_be_paid() -> None:
    sentence = shelf().find("koi-shadows").text[0]
    g = battle(lanes=lanes({}, {1: "koi-shadows"}), players=[{"hand": []}])
    say(g, ally(g, 1), sentence)
    g = battle(lanes=lanes({}, {1: "koi-shadows"}), players=[{"hand": ["shamans"], "deck": 5}])
    say(g, ally(g, 1), sentence, ("yes",), ("card", "shamans"))
    assert [card.id for card in g.players[0].discard] == ["shamans"]
    assert len(g.players[0].hand) == 1


# -- costs -------------------------------------------------------------------------------------------------------------


def test_costs_are_paid_in_full_or_not_at_all() -> None:
    position = {"lanes": lanes({2: "troll-crusher"}, {1: {"card": "land-shaker", "health": 2}})}
    g = battle(**position)
    refusal = why_not_use(g, 0, ally(g, 1))
    assert refusal is not None
    assert refusal.rule == "SH-ALLI-23"
    g = battle(lanes=lanes({2: "troll-crusher"}, {1: {"card": "land-shaker", "health": 2}, 3: "crane-shadows"}))
    assert why_not_use(g, 0, ally(g, 1)) is None
    run(perform(g, printed(ally(g, 1).card).exhaust[0], Cause(ally(g, 1), 0)), ("yes",))
    assert (ally(g, 1).vigor, ally(g, 3).vigor, monster(g, 2).vigor) == (1, -1, -2)


def test_a_paid_wound_is_no_damage() -> None:
    g = battle(lanes=lanes({}, {1: {"card": "clan-of-the-oak"}}))
    ally(g, 1).turn_armor = 5
    sentence = "Exhaust, put 1 wound on this: gain 1 mana."
    say(g, ally(g, 1), sentence, ("yes",))
    assert ally(g, 1).vigor == -1


def test_mana_is_paid_from_the_own_token() -> None:
    g = battle(mode="coop", seats=2, players=[{"mana": 0}, {"mana": 2}])
    assert why_not_use(g, 0, g.castle) is not None
    assert why_not_use(g, 1, g.castle) is None


# -- bonuses and values ------------------------------------------------------------------------------------------------


def test_bonuses_of_a_turn() -> None:
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak", 2: "shamans"}))
    before = attack(g, ally(g, 1)), armor(g, ally(g, 1))
    say(g, ally(g, 1), "Play: this gets +2 attack and Trample this turn, then this gets +1 armor this turn.")
    assert (attack(g, ally(g, 1)), armor(g, ally(g, 1))) == (before[0] + 2, before[1] + 1)
    assert (keyword(g, ally(g, 1), "trample"), keyword(g, ally(g, 2), "trample")) == (1, 0)


def test_armor_without_neighbours() -> None:
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak"}))
    assert armor(g, ally(g, 1)) == 1
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak", 2: "shamans"}))
    assert armor(g, ally(g, 1)) == 0


def test_values_for_others() -> None:
    g = battle(lanes=lanes({}, {1: "shamans", 2: "ixatosk", 4: "shamans"}))
    assert [armor(g, ally(g, lane)) for lane in (1, 2, 4)] == [1, 1, 0]
    g = battle(lanes=lanes({1: "the-old-forgotten", 3: "troll-brute"}, {}))
    printed_attack = [monster(g, lane).card.attack for lane in (1, 3)]
    assert [attack(g, monster(g, lane)) for lane in (1, 3)] == [printed_attack[0], (printed_attack[1] or 0) + 1]


def test_health_for_every_monster_does_not_ask_in_a_circle() -> None:
    g = battle(lanes=lanes({1: "troll-brute"}, {}), minions={"onikai": {"health": 2}})
    ability = VOCABULARY.build(VOCABULARY.parse("Each monster has +1 health."))
    around(g).statics = {"health": [(monster(g, 1), static) for static in ability.statics]}
    assert [health(g, minion) for minion in g.minions] == [3, 0, 0, 0]


def test_values_for_the_host_and_for_each() -> None:
    bearer = {"card": "clan-of-the-oak", "attached": [{"card": "lightning-naginata"}]}
    g = battle(lanes=lanes({}, {1: bearer}), minions={"onikai": {"health": 4}})
    assert attack(g, ally(g, 1)) == (ally(g, 1).card.attack or 0) + 2
    assert attack(g, g.minions[0]) == 4


def test_who_cannot_be_engaged_by_whom() -> None:
    g = battle(lanes=lanes({1: "winged-talons"}, {1: "clan-of-the-oak", 2: "shamans"}))
    assert [can_engage(g, ally(g, lane), monster(g, 1)) for lane in (1, 2)] == [False, True]


def test_hosts_and_prices() -> None:
    g = battle(
        lanes=lanes({}, {1: "bushido-of-the-rose", 2: "shamans"}),
        players=[{"discard": ["shamans", "shamans", "bloodlust"], "hand": ["behemoth"]}],
    )
    assert hosts(g, shelf().find("katana-of-the-dusk")) == [ally(g, 1)]
    assert cost_of(g, 0, shelf().find("behemoth")) == 22
    cicada = shelf().find("cicada-shadows")
    assert cost_of(g, 0, cicada) - cost_of(g, 0, cicada, True) == 1


# -- events ------------------------------------------------------------------------------------------------------------


def test_after_this_damages_an_ally_destroy_it() -> None:
    g = battle(lanes=lanes({1: "jungle-chimaera"}, {1: "tusken-warriors", 2: "tusken-warriors"}))
    run(hurt(g, ally(g, 1), 1, monster(g, 1)))
    run(hurt(g, ally(g, 2), 1, None))
    run(finish(g))
    assert g.alliance_row[0] is None
    assert g.alliance_row[1] is not None


def test_the_first_strike_of_a_turn_only() -> None:
    g = battle(lanes=lanes({1: "chimaera-queen"}, {1: "tusken-warriors", 2: "tusken-warriors"}))
    queen = monster(g, 1)
    run(strike(g, queen, ally(g, 1), 1))
    assert len(g.waiting) == 1
    run(strike(g, queen, ally(g, 1), 1))
    assert len([each for each in g.waiting if each.ability is not None]) == 1


def test_a_destroyed_minion_is_a_destroyed_monster_and_lasting_effects_follow() -> None:
    g = battle(minions={"onikai": {"health": 1}, "ratamil": {"health": 1}})
    card = Piece(shelf().find("raise-the-dead"), HORDE, -1)
    run(perform(g, printed(card.card).play[0], Cause(card)))
    assert g.lasting == [("raise-the-dead/0", HORDE)]
    ratamil = g.minions[3]
    assert ratamil.vigor == 4
    run(hurt(g, g.minions[0], 1, None))
    run(finish(g), ("first", "raise-the-dead", 17, 0), ("no",))
    assert ratamil.vigor == 5


def test_a_boosted_monster_gains_an_ability_for_the_turn() -> None:
    g = battle(lanes=lanes({1: {"card": "stone-titan", "marks": ["boosted"]}}, {1: "tusken-warriors"}))
    card = Piece(shelf().find("jungle-chimaera"), HORDE, -1)
    [ability] = printed(card.card).by_kind["treachery"]
    run(perform(g, ability, Cause(card)))
    run(hurt(g, ally(g, 1), 1, monster(g, 1)))
    run(finish(g))
    assert g.alliance_row[0] is None


def test_after_a_neighbour_is_destroyed() -> None:
    g = battle(lanes=lanes({1: "troll-brute", 2: "shade-coven", 4: "troll-brute"}, {}))
    for lane in (1, 4):
        run(hurt(g, monster(g, lane), 9, None))
    assert [each.holder for each in g.waiting if each.ability is not None] == [monster(g, 2)]


def test_a_tower_is_a_neighbour_too() -> None:
    g = battle(lanes=lanes({}, {2: "echoed-dervish", 3: {"card": "land-shaker", "health": 2}}))
    assert armor(g, ally(g, 2)) == 1


def test_after_you_play_counts_for_the_owner() -> None:
    g = battle(mode="coop", seats=2, lanes=lanes({}, {1: "bushido-officier"}))
    officer, (watched,) = ally(g, 1), printed(shelf().find("bushido-officier")).after
    assert watched.watch is not None
    played = [Happening(PLAYED, officer, officer, card=officer.card, seat=seat) for seat in (0, 1)]
    assert [watched.watch.fits(g, officer, each) for each in played] == [True, False]


def test_a_lasting_ability_is_found_by_its_sentence() -> None:
    built = Printed(shelf().find("raise-the-dead").abilities)
    assert [isinstance(each.extra, Ability) for each in built.all] == [True, False]
    effect = built.play[0].effect
    assert isinstance(effect, Deed)
    assert effect.lasting is built.play[0].extra


def test_the_extra_heroes() -> None:
    g = battle(lanes=lanes({2: "troll-crusher", 5: "troll-crusher"}, {1: "akimo", 2: "vorhild"}))
    akimo, vorhild = ally(g, 1), ally(g, 2)
    say(g, akimo, akimo.card.text[0], ("at", 4))
    say(g, akimo, akimo.card.text[1], ("at", 4))
    assert (akimo.lane, attack(g, akimo)) == (4, (akimo.card.attack or 0) + 1)
    run(hurt(g, monster(g, 5), 1, akimo))
    assert monster(g, 5).vigor == -2
    after(g, Happening(PLAYED, akimo, akimo, card=akimo.card, seat=0))
    run(finish(g))
    assert monster(g, 2).vigor == -1
    say(g, vorhild, vorhild.card.text[1])
    run(hurt(g, vorhild, 3, monster(g, 2)))
    assert (vorhild.vigor, power(g, vorhild)) == (0, 0)


def test_the_stored_trees_know_every_sentence() -> None:
    problems: list[Problem] = []
    assert set(fresh_trees(SOURCE, FOLDERS[0], problems.append)) >= set(SENTENCES)
    assert problems == []
