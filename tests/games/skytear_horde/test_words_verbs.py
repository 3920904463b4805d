"""What verbs do: damage, tokens, strikes, lanes, piles, summons, and what steps in before damage."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.engines.lanes.effects.values import attack, health
from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.rules.health.destruction import doom
from hordekeep.engines.lanes.rules.health.strike import strike, strikes_now
from hordekeep.engines.lanes.rules.into_play.summon import place, resolve_horde_card
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.pillage import pillages
from hordekeep.engines.lanes.rules.phases.treachery import treachery_card
from hordekeep.engines.lanes.state.battle import HORDE, MINIONS, Battle
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.kernel import Keep
from tests.games.lanes.sentences import ally, battle, lanes, monster, run, say, spell, use
from tests.games.skytear_horde.first_shelf import shelf
from tests.games.skytear_horde.playing import TABLES, choose_at_random, load

NO_DRAW = ("no",)


@pytest.mark.parametrize(
    ("sentence", "french"),
    [
        ("Fight: you may let this and a monster strike each other.", "vous pouvez faire "),
        ("Play: let this and a monster strike each other.", ": faites "),
        ("Play: let this and a monster swap lanes.", " à cette carte et à un "),
        ("Play: deal 1 damage to this, then deal 2 damage to the castle.", "puis infligez 2 dégâts au "),
        ("Play: you may shuffle your deck.", "vous pouvez mélanger votre "),
    ],
)
def test_verbs_in_french(sentence: str, french: str) -> None:
    assert french in VOCABULARY.french(VOCABULARY.parse(sentence))


# -- keywords, tokens --------------------------------------------------------------------------------------------------


def test_assault_reaches_the_outsider_only_in_play() -> None:
    """SH-GLOS-06, SH-GLOS-07."""
    g = battle(lanes=lanes({}, {1: "crane-shadows"}))
    use(g, ally(g, 1), 0)
    assert g.portal.vigor == -1
    g = battle(lanes=lanes({2: "the-beast-lord-1"}, {1: "crane-shadows"}), pile=[])
    use(g, ally(g, 1), 0, ("at", 1))
    assert (g.portal.vigor, monster(g, 2).vigor) == (0, -1)


def test_a_wound_put_by_an_effect_is_damage() -> None:
    """SH-Q-19: armor stops it."""
    g = battle(lanes=lanes({}, {1: "cotlic", 2: "clan-of-the-boar"}))
    say(g, spell("snowblind", HORDE), "Treachery: put 1 wound on each ally.")
    assert (ally(g, 1).vigor, ally(g, 2).vigor) == (0, -1)


def test_wounds_may_be_kept_where_they_make_heroic() -> None:
    """SH-GLOS-30."""
    g = battle(lanes=lanes({}, {1: {"card": "bushido-of-the-rose", "wounds": 1}, 2: "clan-of-the-falcon"}))
    use(g, ally(g, 2), 0, ("number", 0))
    assert ally(g, 1).vigor == -1


def test_sacrifice_counts_what_was_removed() -> None:
    g = battle(lanes=lanes({2: "troll-crusher"}, {1: {"card": "underwood-dryad", "attack": 2, "health": 1}}))
    before = attack(g, monster(g, 2)), health(g, monster(g, 2))
    use(g, spell("sacrifice"), 0, ("number", 1), ("number", 1))
    assert (ally(g, 1).edge, ally(g, 1).vigor) == (1, 0)
    assert (attack(g, monster(g, 2)), health(g, monster(g, 2))) == (before[0] - 2, before[1] - 2)


def test_all_tokens_of_a_minion_move_and_it_falls() -> None:
    """SH-GLOS-61, SH-GLOS-29: no damage, but a minion without health is destroyed."""
    g = battle(lanes=lanes({1: "underworld-runners"}, {}), minions={"yetnar": {"health": 3, "attack": 1}})
    use(g, monster(g, 1), 0)
    run(finish(g), NO_DRAW)
    assert (monster(g, 1).vigor, monster(g, 1).edge) == (3, 1)
    assert (g.minions[1].vigor, g.minions[1].edge) == (0, 0)


def test_the_death_dealer_takes_over_what_it_destroys() -> None:
    g = battle(lanes=lanes({1: "the-death-dealer-1", 2: {"card": "troll-brute", "attack": 1}}, {}), pile=[])
    brute = monster(g, 2)
    wanted = attack(g, brute), health(g, brute)
    use(g, monster(g, 1), 1)
    assert brute.doomed
    assert (monster(g, 1).edge, monster(g, 1).vigor) == wanted


# -- this turn ---------------------------------------------------------------------------------------------------------


def test_the_wildcat_returns_and_the_monster_it_faced_deals_no_damage() -> None:
    g = battle(phase="fight", lane=1, lanes=lanes({1: "lightning-harpy"}, {1: "clan-of-the-wildcat"}))
    use(g, ally(g, 1), 0, ("yes",))
    run(strikes_now(g, 0))
    assert g.castle.vigor == 0
    assert [card.id for card in g.players[0].hand] == ["clan-of-the-wildcat"]


def test_lost_abilities_change_what_others_have() -> None:
    g = battle(lanes=lanes({1: "the-old-forgotten", 2: "troll-crusher"}, {3: "corjof"}))
    before = attack(g, monster(g, 2))
    use(g, ally(g, 3), 0, ("at", 0))
    assert attack(g, monster(g, 2)) == before - 1


def test_secret_passage_pillages_once_more_for_each_token() -> None:
    g = battle()
    use(g, spell("secret-passage", HORDE), 0)
    assert pillages(g, g.minions[1]) == 4


# -- strikes -----------------------------------------------------------------------------------------------------------


def test_gulbjarn_shares_out_its_strike() -> None:
    monsters = {1: "troll-crusher", 2: "troll-crusher", 3: "troll-crusher"}
    g = battle(phase="fight", lane=2, lanes=lanes(monsters, {2: "gulbjarn"}))
    use(g, ally(g, 2), 0)
    run(strikes_now(g, 1), ("at", 0), ("number", 1), ("at", 1), ("number", 3))
    assert [monster(g, lane).vigor for lane in (1, 2, 3)] == [-1, -3, -1]


def test_haburat_strikes_the_portal_once_the_monster_has_fallen() -> None:
    g = battle(phase="fight", lane=1, lanes=lanes({1: {"card": "troll-brute", "wounds": 1}}, {1: "haburat"}))
    use(g, ally(g, 1), 1)
    run(strikes_now(g, 0))
    run(finish(g), NO_DRAW)
    assert g.horde_row[0] is None
    assert -g.portal.vigor == attack(g, ally(g, 1))
    assert ally(g, 1).marked("strikes") == 2


def test_a_second_strike_in_the_fight_tramples_too() -> None:
    """SH-GLOS-51: it is a strike of the Fight Phase at the creature it is engaged with."""
    bearer = {"card": "haburat", "marks": {"trample": 1, "strikes-again": 2}}
    g = battle(phase="fight", lane=1, lanes=lanes({1: {"card": "troll-crusher", "health": 3}}, {1: bearer}))
    run(strikes_now(g, 0))
    assert (health(g, monster(g, 1)), g.portal.vigor) == (2, 0)
    run(finish(g), NO_DRAW)  # wounded by now, it is heroic: attack 6
    assert g.portal.vigor == -4


def test_who_does_not_strike_is_struck_all_the_same() -> None:
    sinking = {"card": "troll-crusher", "marks": ["does-not-strike"]}
    g = battle(phase="fight", lane=1, lanes=lanes({1: sinking, 2: sinking}, {1: "clan-of-the-boar"}))
    run(strikes_now(g, 0))
    run(strikes_now(g, 1))
    assert (ally(g, 1).vigor, g.castle.vigor) == (0, 0)
    assert monster(g, 1).vigor < 0


def test_the_katana_wounds_its_bearer_and_strikes_again_once() -> None:
    bearer = {"card": "bushido-of-the-sakura", "attached": [{"card": "katana-of-the-dusk"}]}
    g = battle(phase="fight", lane=1, lanes=lanes({}, {1: bearer}))
    hit = attack(g, ally(g, 1))
    run(strikes_now(g, 0))
    run(finish(g))
    assert (g.portal.vigor, ally(g, 1).vigor) == (-2 * hit, -1)


def test_strikes_at_each_other_need_two() -> None:
    """SH-GLOS-39, SH-EDGE-02."""
    sentence = "Play: let the weakest ally and the monster engaged with it strike each other."
    g = battle(lanes=lanes({}, {1: "clan-of-the-oak"}))
    assert not say(g, g.castle, sentence).did
    g = battle(lanes=lanes({1: "troll-crusher"}, {1: "clan-of-the-oak"}))
    say(g, g.castle, sentence)
    assert monster(g, 1).vigor == -attack(g, ally(g, 1))
    assert ally(g, 1).vigor < 0


# -- lanes -------------------------------------------------------------------------------------------------------------


def test_the_horde_player_may_read_rightmost_as_leftmost() -> None:
    """SH-VS-41."""
    table = lanes({2: "the-betrayed"}, {})
    g = battle(lanes=table)
    say(g, monster(g, 2), "Play: move this to the rightmost free lane.")
    assert monster(g, 6).card.id == "the-betrayed"
    g = battle(mode="versus", seats=2, lanes=table)
    say(g, monster(g, 2), "Play: move this to the rightmost free lane.", ("lane", 0))
    assert monster(g, 1).card.id == "the-betrayed"


def test_minions_enter_the_lanes_strongest_first() -> None:
    minions = {"onikai": {"health": 1}, "yetnar": {"health": 3}}
    g = battle(lanes=lanes({2: "lady-of-the-lake"}, {}), minions=minions)
    use(g, monster(g, 2), 1)
    assert [monster(g, lane).card.id for lane in (1, 3)] == ["yetnar", "onikai"]
    assert g.minions[2].lane == -1


def test_troll_trackers_pull_the_weakest_ally_even_past_another() -> None:
    g = battle(lanes=lanes({1: "troll-trackers"}, {1: "clan-of-the-boar", 4: "shamans"}))
    use(g, monster(g, 1), 0)
    assert (ally(g, 1).card.id, ally(g, 4).card.id) == ("shamans", "clan-of-the-boar")
    assert ally(g, 1).marked("cannot-move")


def test_ixatosk_moves_each_ally_once_and_an_ally_may_be_played() -> None:
    table = lanes({}, {1: "ixatosk", 2: "shamans"})
    g = battle(lanes=table, players=[{"hand": ["clan-of-the-oak"], "mana": 3}])
    use(g, ally(g, 1), 1, ("move", 0, 5), ("move", 1, 0), ("yes",), ("play", "clan-of-the-oak", 7))
    assert [p and p.card.id for p in g.alliance_row] == ["shamans", "clan-of-the-oak", None, None, None, "ixatosk"]
    assert g.mana == [0]


def test_a_charmed_monster_is_an_ally_without_a_draw() -> None:
    g = battle(lanes=lanes({2: "troll-brute"}, {}))
    use(g, spell("mind-control"), 0, ("lane", 3))
    charmed = ally(g, 4)
    assert (charmed.card.id, g.horde_row[1]) == ("troll-brute", None)
    doom(g, charmed, None)
    run(finish(g))
    assert [card.id for card in g.horde_discard] == ["troll-brute"]


# -- piles -------------------------------------------------------------------------------------------------------------


def test_the_sanctuary_gives_a_weapon_back_to_its_owner() -> None:
    g = battle(mode="coop", players=[{}, {"discard": ["lightning-naginata", "katana-of-the-dusk", "shamans"]}])
    sentence = "Play: take a Weapon attachment costing 1 or less from a discard pile into its owner's hand."
    say(g, g.castle, sentence, ("card", "lightning-naginata"))
    assert [card.id for card in g.players[1].hand] == ["lightning-naginata"]


def test_searching_the_deck_and_the_discard_pile() -> None:
    player = {"deck": ["shamans", "lightning-naginata", "shamans"], "discard": ["scepter-of-kamnu"]}
    g = battle(lanes=lanes({}, {1: "shadowling"}), players=[player])
    use(g, ally(g, 1), 0, ("card", "lightning-naginata"))
    assert ([card.id for card in g.players[0].hand], len(g.players[0].deck)) == (["lightning-naginata"], 2)


def test_one_is_drawn_and_the_other_played_for_free() -> None:
    g = battle(players=[{"mana": 0}])
    g.players[0].deck = [shelf().find(each) for each in ("bloodlust", "shamans", "clan-of-the-oak")]
    use(g, spell("summoner-mentalist"), 2, ("card", "shamans"), ("lane", 2))
    assert [card.id for card in g.players[0].hand] == ["shamans"]
    assert ally(g, 3).card.id == "clan-of-the-oak"
    assert [card.id for card in g.players[0].deck] == ["bloodlust"]


@pytest.mark.parametrize(("guess", "weakened"), [(3, 0), (2, 1)])
def test_the_matriarch_asks_for_a_guess(guess: int, weakened: int) -> None:
    table = lanes({1: "the-dreaming-matriarch-1"}, {2: "clan-of-the-boar"})
    g = battle(lanes=table, players=[{"deck": ["clan-of-the-oak"] * 3}], pile=[])
    use(g, monster(g, 1), 0, ("number", guess))
    assert (len(g.players[0].discard), -ally(g, 2).edge) == (1, weakened)


# -- under cards -------------------------------------------------------------------------------------------------------


def test_dawn_defenders_keep_what_they_destroy_until_they_fall() -> None:
    g = battle(lanes=lanes({2: "troll-brute"}, {1: "dawn-defenders"}))
    defenders = ally(g, 1)
    use(g, defenders, 0)
    run(finish(g), NO_DRAW)
    assert (g.horde_row[1], g.horde_discard) == (None, [])
    assert [card.id for card, _ in defenders.under or ()] == ["troll-brute"]
    doom(g, defenders, None)
    run(finish(g))
    assert monster(g, 1).card.id == "troll-brute"
    assert [card.id for card in g.players[0].discard] == ["dawn-defenders"]


def test_the_guard_pillar_gives_three_allies_back() -> None:
    allies = {1: "guard-pillar", 2: "shamans", 3: "clan-of-the-oak", 4: "crane-shadows"}
    g = battle(lanes=lanes({}, allies))
    for lane in (2, 3):
        doom(g, ally(g, lane), None)
        run(finish(g))
    assert (len(ally(g, 1).under or ()), g.players[0].discard) == (2, [])
    doom(g, ally(g, 4), None)
    run(finish(g))
    assert {card.id for card in g.players[0].hand} == {"shamans", "clan-of-the-oak", "crane-shadows"}
    assert [card.id for card in g.players[0].discard] == ["guard-pillar"]


def test_the_living_jungle_grows_only_with_a_dryad() -> None:
    g = battle(lanes=lanes({}, {1: "the-living-jungle"}), players=[{"discard": ["shamans", "clearing-dryad"]}])
    use(g, ally(g, 1), 0, ("card", "clearing-dryad"), ("token", "attack"), ("token", "health"))
    use(g, ally(g, 1), 0)
    assert (ally(g, 1).edge, ally(g, 1).vigor) == (1, 1)
    assert [card.id for card in g.players[0].discard] == ["shamans"]


def test_koi_shadows_take_their_attachments_along() -> None:
    g = battle(lanes=lanes({}, {1: {"card": "koi-shadows", "attached": [{"card": "lightning-naginata"}]}}))
    use(g, ally(g, 1), 1, ("yes",))
    assert sorted(card.id for card in g.players[0].hand) == ["koi-shadows", "lightning-naginata"]


# -- summons -----------------------------------------------------------------------------------------------------------


def test_every_monster_that_the_death_dealer_destroys_brings_another() -> None:
    g = battle(
        lanes=lanes({1: "the-death-dealer-2", 2: "troll-brute", 3: "troll-crusher"}, {}),
        horde={"deck": ["deep-stalker", "stormcaller", "forest-yeti"]},
        pile=[],
    )
    use(g, monster(g, 1), 1)
    assert len(g.horde_decks[0]) == 1
    assert [monster(g, lane).fresh for lane in (4, 5)] == [True, True]


def test_an_extra_fight_phase_comes_before_the_alliance_phase() -> None:
    g = battle(phase="shift", lanes=lanes({1: "master-of-the-air"}, {}))
    use(g, monster(g, 1), 1)
    at = g.agenda.index(("alliance", None))
    assert g.agenda[at + 1] == ("fight", True)
    g = battle(phase="fight", lane=1, lanes=lanes({1: "master-of-the-air"}, {}))
    before = list(g.agenda)
    assert not use(g, monster(g, 1), 1).did
    assert g.agenda == before


def test_the_draining_pillar_discards_summoned_cards_and_treacheries() -> None:
    pillar = {"card": "draining-pillar", "health": 2}
    g = battle(lanes=lanes({}, {3: pillar}), horde={"deck": ["frost-giant", "frost-giant"]})
    arrived = place(g, g.horde_decks[0].pop())
    assert arrived is not None
    run(resolve_horde_card(g, arrived), ("yes",))
    assert (g.castle.vigor, g.horde_row[0], ally(g, 3).vigor) == (0, None, 1)
    run(treachery_card(g, None), ("yes",))
    assert g.castle.vigor == 0
    assert g.alliance_row[2] is None
    assert [card.id for card in g.horde_discard] == ["frost-giant"] * 2


# -- before damage -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "wounds"), [(("at", 8), (0, -2)), (("no",), (-2, 0))])
def test_tlakali_may_turn_damage_to_another_ally(answer: tuple[object, ...], wounds: tuple[int, int]) -> None:
    g = battle(lanes=lanes({}, {1: "tlakali", 2: "clan-of-the-boar", 3: "clan-of-the-boar"}))
    run(hurt(g, ally(g, 2), 2, None), answer)
    assert (ally(g, 2).vigor, ally(g, 3).vigor) == wounds


def test_the_golem_takes_what_its_neighbours_would() -> None:
    g = battle(lanes=lanes({2: "chromium-golem", 3: "troll-brute", 5: "troll-crusher"}, {}))
    run(hurt(g, monster(g, 3), 2, None))
    run(hurt(g, monster(g, 5), 1, None))
    assert [monster(g, lane).vigor for lane in (2, 3, 5)] == [-2, 0, -1]


def test_the_gaze_stops_one_blow() -> None:
    bearer = {"card": "troll-crusher", "attached": [{"card": "hypnotic-gaze"}]}
    g = battle(lanes=lanes({1: bearer}, {}))
    run(hurt(g, monster(g, 1), 3, None))
    assert (monster(g, 1).vigor, [card.id for card in g.horde_discard]) == (0, ["hypnotic-gaze"])
    run(hurt(g, monster(g, 1), 1, None))
    assert monster(g, 1).vigor == -1


def test_the_coven_takes_half() -> None:
    g = battle(lanes=lanes({1: "shade-coven"}, {1: "clan-of-the-oak"}))
    run(strike(g, ally(g, 1), monster(g, 1), 3))
    assert monster(g, 1).vigor == -1


def test_a_concealed_card_is_turned_up_before_an_effect_reaches_it() -> None:
    """SH-VS-29, SH-VS-30: a spell resolves, and the effect finds nobody."""
    hidden = {"card": "gathering-storm", "concealed": True, "fresh": True}
    g = battle(mode="versus", seats=2, lanes=lanes({1: hidden}, {1: "flesh-hunter"}))
    c = use(g, ally(g, 1), 0)
    assert not c.did
    assert g.minions[1].vigor == 2
    assert shelf().find("gathering-storm") in g.horde_discard


# -- all together ------------------------------------------------------------------------------------------------------


def cards_of(g: Battle) -> tuple[int, int]:
    """How many cards the alliance and the horde own, wherever they lie; outsiders, minions and tokens aside."""
    owned = [0, 0]
    lying = [(card, 0) for player in g.players for card in (*player.deck, *player.hand, *player.discard, *player.aside)]
    lying += [(card, -1) for deck in g.horde_decks for card in deck]
    lying += [(card, -1) for card in (*g.horde_discard, *g.horde_hand, *g.horde_aside, *g.pile)]
    for p in g.pieces():
        lying += [(p.card, p.owner), *(p.under or ())]
    for card, owner in lying:
        if card.cost is not None or card.type in ("monster", "spell", "attachment"):
            owned[owner < 0] += 1
    return owned[0], owned[1]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_no_card_is_lost_or_made_in_wild_battles(mode: str, seats: int) -> None:
    """Every card of the game comes into play somewhere; whatever its sentences do, no card vanishes."""
    luck = Random(f"wild {mode} {seats}")
    faces = list(shelf().cards.values())
    monsters = [card.id for card in faces if card.type == "monster"]
    allies = [card.id for card in faces if card.is_ally or card.is_tower]
    hands = [card.id for card in faces if card.cost is not None]
    horde = [card.id for card in faces if card.cost is None and (card.is_spell or card.is_attachment)] + monsters
    for _ in range(12):
        table = lanes(
            {lane: luck.choice(monsters) for lane in range(1, 7) if luck.random() < 0.6},
            {lane: {"card": luck.choice(allies), "health": 2} for lane in range(1, 7) if luck.random() < 0.7},
        )
        players = [{"hand": luck.sample(hands, 6), "deck": luck.sample(hands, 20), "discard": luck.sample(hands, 3)}]
        minions = {name: {"health": luck.randrange(4)} for name in MINIONS}
        deck = {"deck": luck.sample(horde, 12)}
        match = load(Keep.CHECKPOINT, mode=mode, seats=seats, lanes=table, players=players, minions=minions, horde=deck)
        match.state.mana = [10] * len(match.state.mana)
        owned = cards_of(match.state)
        for _ in range(60):
            if match.ask is None:
                break
            if match.ask.prompt == "action":
                assert cards_of(match.state) == owned
            choose_at_random(match, luck)
