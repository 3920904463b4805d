"""What the laboratory and bots are told about a battle of Monoliths: numbers, the evaluation, the quick hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.engines.lanes.state.battle import LANES
from hordekeep.engines.lanes.state.places import REAR, place_from_name
from hordekeep.games.monoliths.bots.evaluate import BY_HAND, WEIGHTS, signs
from hordekeep.games.monoliths.bots.instinct import engage_gain
from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel import Choice, Document
from tests.games.lanes.sentences import lanes
from tests.games.monoliths.playing import BOX, MonolithMatch, load

COMMANDER = "field-commander"
TRAVELER = "time-traveler"
CRAWLER: Document = {"card": "tower-crawler-1"}
MONSTERS = ("howling-monolith-1", "howling-monolith-3", "tower-crawler-1", "troll-brute", "forest-yeti")


def chance(**position: Any) -> float:
    """The chance of the first seat."""
    return GAME.search.evaluate(load(**position).state, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"castle": {}}, {"castle": {"wounds": 9}}),
        ({"portal": {"wounds": 3}}, {"portal": {}}),
        ({"lanes": lanes({}, {1: COMMANDER})}, {"lanes": []}),
        ({"lanes": lanes({}, {1: COMMANDER})}, {"lanes": lanes({}, {1: {"card": COMMANDER, "wounds": 4}})}),
        ({"lanes": []}, {"lanes": [{"monster": CRAWLER}]}),
        ({"rear": []}, {"rear": [{"card": "swamp-hunters-1", "attack": 2}]}),
        ({"minions": {}}, {"minions": {"onikai": {"health": 3}}}),
        ({"players": [{"deck": 30}]}, {"players": [{"deck": 4}]}),
        ({"players": [{"hand": [COMMANDER]}]}, {"players": [{}]}),
        ({"players": [{"mana": 5}]}, {"players": [{"mana": 0}]}),
    ],
)
def test_what_is_good_for_the_alliance_raises_its_chance(better: Document, worse: Document) -> None:
    common: Document = {"phase": "mulligan"}
    assert chance(**common, **better) > chance(**common, **worse)


def test_a_destroyed_outsider_is_as_good_as_a_victory() -> None:
    fallen = {"last-outsider-destroyed": 1, "outsiders-destroyed": 1}
    assert chance(phase="fight", deeds=fallen) > 0.9


def test_what_lasts_for_the_turn_is_not_weighed() -> None:
    read = [
        signs(GAME.positions.read({"phase": "alliance", "lanes": lanes({}, {1: {"card": COMMANDER, **turn}})}))
        for turn in ({}, {"turn": {"attack": 2, "health": 2}})
    ]
    assert read[0] == read[1]


def test_every_sign_has_its_weight() -> None:
    assert len(signs(GAME.positions.read({}))) == len(WEIGHTS)
    assert set(BY_HAND) <= set(WEIGHTS)


# -- what the quick hand and a search are offered ----------------------------------------------------------------------


def kept(match: MonolithMatch, verb: str = "") -> list[Choice]:
    """What a search looks at here, of one kind or of all."""
    assert GAME.search.sensible is not None
    assert match.ask is not None
    seat = match.ask.seats[0]
    found = GAME.search.sensible(match.state, match.ask, seat, match.ask.choices_of(seat))
    return [choice for choice in found if not verb or choice[0] == verb]


TIRED_OAK: Document = {"card": "clan-of-the-oak", "exhausted": True}


def hurt(luck: Random, card: str) -> Document:
    """A card, often with wounds."""
    return {"card": card, "wounds": luck.choice((0, 0, 1, 2))}


@pytest.mark.parametrize(("third", "is_kept"), [({"card": "clan-of-the-oak"}, False), (TIRED_OAK, True)])
def test_a_search_leaves_two_alone_that_only_ready_each_other(third: Document, is_kept: bool) -> None:
    """Two Field Commanders could ready each other without end."""
    tired = {"card": COMMANDER, "exhausted": True}
    match = load(
        phase="alliance", lanes=lanes({1: {"card": MONSTERS[0]}}, {1: {"card": COMMANDER}, 2: tired, 3: third})
    )
    assert bool(kept(match, "use")) is is_kept


def test_a_search_readies_whoever_readies_nobody() -> None:
    """Two Field Commanders and a third who is tired: readying each other could go on without end even so."""
    tired = {"card": COMMANDER, "exhausted": True}
    allies = {1: {"card": COMMANDER}, 2: tired, 3: TIRED_OAK}
    match = load(phase="alliance", lanes=lanes({1: {"card": MONSTERS[0]}}, allies))
    match.play(kept(match, "use")[0], 0)
    assert match.ask is not None
    assert [GAME.words.key(choice) for choice in match.ask.choices_of(0)] == ["at:a2", "at:a3"]
    assert [GAME.words.key(choice) for choice in kept(match)] == ["at:a3"]


def test_a_search_never_sends_allies_to_and_fro() -> None:
    """Field Commanders ready other allies, each other too: even so nobody comes back to where all stood before."""
    for number in range(100):
        luck = Random(number)
        monsters = {lane: hurt(luck, luck.choice(MONSTERS)) for lane in range(1, luck.randint(2, 5))}
        places = luck.sample(range(1, 7), 4)
        cards = (COMMANDER, COMMANDER, "clan-of-the-oak", "clan-of-the-wildcat")
        match = load(
            phase="alliance", lanes=lanes(monsters, {n: hurt(luck, c) for n, c in zip(places, cards, strict=True)})
        )
        stood: set[tuple[str, ...]] = set()
        while match.ask is not None and match.ask.prompt in ("action", "pick-ally"):
            if match.ask.prompt == "action":
                row = tuple("" if p is None else f"{p.card.id}{p.vigor}" for p in match.state.alliance_row)
                moves = kept(match, "move")
                assert not moves or row not in stood, number
                if not moves and not kept(match, "use"):
                    break
                choice = luck.choice(moves or [*kept(match, "use"), ("done",)])
                if choice[0] == "move":
                    stood.add(row)
                match.play(choice, 0)
            else:
                match.play(luck.choice(match.ask.choices_of(0)), 0)
            assert len(match.made) < 200


def test_a_search_finds_the_monsters_behind_that_are_worth_engaging() -> None:
    position: Document = {
        "phase": "alliance",
        "lanes": lanes({}, {1: COMMANDER}),
        "minions": {"onikai": {"health": 3}, "yetnar": {"health": 9}},
        "rear": [{"card": "swamp-hunters-1"}],
    }
    match = load(**position)
    onikai = place_from_name("onikai")
    assert ("engage", 0, onikai) in kept(match)
    assert len(kept(match, "engage")) >= 2
    assert engage_gain(match.state, ("engage", 0, onikai)) > 0
    assert engage_gain(match.state, ("engage", 0, REAR)) != engage_gain(match.state, ("engage", 0, onikai))
    match.choose(("engage", 0, onikai), 0)
    assert not kept(match, "move"), "the commander is exhausted"


def test_nobody_pays_again_and_again_to_ready_a_castle_that_is_ready() -> None:
    position: Document = {
        "phase": "alliance",
        "lanes": lanes({}, {1: TRAVELER}),
        "players": [{"mana": 0, "hand": [COMMANDER], "deck": 30}],
    }
    assert not kept(load(**position), "use")
    assert len(kept(load(**position, castle={"exhausted": True}), "use")) == 2
    match, luck = load(**position), Random(1)
    assert GAME.search.rollout is not None
    assert match.ask is not None
    chosen = {GAME.search.rollout(match.state, match.ask, 0, luck)[0] for _ in range(50)}
    assert "use" not in chosen


def test_a_tower_before_the_outsider_may_be_thrown_away_and_no_other() -> None:
    """Only an ally in its lane can destroy a Purple Circle that harms nobody: else the battle would never end."""
    allies = {1: "stone-pillar", 2: "stone-pillar", 3: COMMANDER}
    match = load(phase="alliance", lanes=lanes({1: "purple-circle"}, allies))
    assert kept(match, "discard") == [("discard", LANES)]


def test_a_partner_who_would_propose_a_swap_agrees_to_it() -> None:
    """Else a search would propose it again and again, for a refused swap costs nothing (HM-COOP-07)."""
    strong, weak = {"card": COMMANDER, "owner": 0}, {"card": TRAVELER, "owner": 1}
    swaps = 0
    for number in range(60):
        luck = Random(number)
        one, other = sorted(luck.sample(range(1, 7), 2))
        pair = luck.sample([strong, weak], 2)
        monster = {luck.choice((one, other)): luck.choice(MONSTERS)}
        match = load(mode="coop", phase="alliance", lanes=lanes(monster, {one: pair[0], other: pair[1]}))
        assert match.ask is not None
        for seat in match.ask.seats:
            offered = match.ask.choices_of(seat)
            assert GAME.search.sensible is not None
            for choice in GAME.search.sensible(match.state, match.ask, seat, offered):
                if choice[0] == "move" and match.state.alliance_row[choice[2]] is not None:
                    proposed = match.clone()
                    proposed.play(choice, seat)
                    assert proposed.ask is not None
                    assert proposed.ask.prompt == "agree-swap"
                    assert kept(proposed) == [("yes",)]
                    swaps += 1
    assert swaps


def test_the_horde_player_is_offered_few_ways_to_do_the_same() -> None:
    match = BOX.any_match("versus", 2, "few", Random(3))
    luck = Random(3)
    most: dict[str, int] = {}
    while match.ask is not None:
        seat = match.ask.seats[0]
        if seat == match.state.horde_seat:
            most[match.ask.prompt] = max(most.get(match.ask.prompt, 0), len(kept(match)))
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    assert most["horde-summon"] <= 7 * (LANES + 1) + 1
    assert most["horde-action"] <= 20


def test_the_quick_policy_gets_further_than_chance() -> None:
    policy = GAME.search.rollout
    assert policy is not None

    def portals_broken(clever: bool) -> int:
        broken = 0
        for number in range(24):
            match, luck = BOX.new_match("solo", 1, f"further {number}", level="1"), Random(number)
            while match.ask is not None:
                choices = match.ask.choices
                choice = policy(match.state, match.ask, 0, luck) if clever else luck.choice(choices)
                match.play(choice, 0)
            broken += match.state.portal.card.stage > 1
        return broken

    assert portals_broken(clever=True) > 2 * portals_broken(clever=False)
