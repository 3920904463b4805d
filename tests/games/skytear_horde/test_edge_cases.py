"""Edge cases that no card of the box shows by itself, told by sentences; and what is true at every point of a game."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Match
from tests.games.lanes.sentences import ally, battle, lanes, monster, run, say, spell
from tests.games.skytear_horde.playing import TABLES, asked, choose_at_random, load, new_match

DESTROY_THEN_COUNT = "Play: destroy a monster in a lane, then pillage 1 for each monster."


@pytest.mark.rule("SH-EDGE-02", "SH-EDGE-03")
@pytest.mark.parametrize(("hand", "left"), [(["shamans"], []), (["shamans"] * 2, []), (["shamans"] * 3, ["shamans"])])
def test_discarding_two_cards_takes_what_there_is(hand: list[str], left: list[str]) -> None:
    g = battle(players=[{"hand": hand}])
    say(g, spell("overflow"), "Play: discard 2 cards.", *[("card", "shamans")] * min(len(hand), 2))
    assert [card.id for card in g.players[0].hand] == left
    assert len(g.players[0].discard) == len(hand) - len(left)
    assert g.castle.vigor == 0
    assert len(g.players[0].deck) == 30


@pytest.mark.rule("SH-EDGE-07")
def test_a_destroyed_monster_is_not_counted_by_the_text_that_follows() -> None:
    g = battle(lanes=lanes({1: "troll-brute", 2: "troll-brute", 3: "troll-crusher"}, {}))
    say(g, spell("overflow"), DESTROY_THEN_COUNT, ("at", 2))
    assert len(g.players[0].discard) == 2


@pytest.mark.rule("SH-EDGE-08")
@pytest.mark.parametrize(("minions", "counted"), [({}, 0), ({"onikai": {"health": 1}, "ratamil": {"health": 3}}, 2)])
def test_minions_count_as_monsters_from_one_health_on(minions: dict[str, object], counted: int) -> None:
    g = battle(lanes=lanes({4: "troll-brute"}, {}), minions=minions)
    say(g, spell("overflow"), DESTROY_THEN_COUNT)
    assert len(g.players[0].discard) == counted


@pytest.mark.rule("SH-EDGE-09")
def test_what_an_effect_sets_off_waits_until_its_text_is_done() -> None:
    g = battle(lanes=lanes({4: "revenant-marksmen"}, {}))
    say(g, spell("overflow"), DESTROY_THEN_COUNT)
    assert monster(g, 4).doomed
    assert g.horde_row[0] is None
    run(finish(g), ("no",))
    assert [p.card.id for p in g.horde_row if p is not None] == ["skeleton", "skeleton"]


@pytest.mark.rule("SH-CARD-05")
@pytest.mark.parametrize(("damage", "left"), [(2, 1), (3, 0), (5, 0)])
def test_damage_takes_health_tokens_off_a_tower(damage: int, left: int) -> None:
    g = battle(lanes=lanes({}, {2: {"card": "star-piercer", "health": 3}}))
    tower = ally(g, 2)
    run(hurt(g, tower, damage, None))
    run(finish(g))
    if left:
        assert g.alliance_row[1] is tower
        assert tower.vigor == left
    else:
        assert g.alliance_row[1] is None
        assert [card.id for card in g.players[0].discard] == ["star-piercer"]


@pytest.mark.rule("SH-CARD-12", "SH-CARD-13")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_one_portal_and_one_castle_at_every_point(mode: str, seats: int) -> None:
    """Played on at random from a fight that breaks the first portal."""
    match = load(mode=mode, seats=seats, phase="fight", portal={"wounds": 5}, lanes=lanes({}, {2: "clan-of-the-oak"}))
    luck = Random(f"{mode}-{seats}")
    castle = match.state.castle.card
    assert castle.abilities
    for _ in range(60):
        if match.ask is None:
            break
        g = match.state
        kinds = [p.card.type for p in g.pieces()]
        assert kinds.count("portal") == 1
        assert kinds.count("castle") == 1
        assert g.castle.card is castle
        assert [g.portal.card.stage, *(card.stage for card in g.portals)] in ([2, 3], [3])
        choose_at_random(match, luck)


@pytest.mark.rule("SH-MOBA-01")
def test_what_only_changes_looks_changes_no_state() -> None:
    """What stands for tokens and minions is the board's affair: no option knows it; names are but another coat."""
    assert not {"looks", "miniatures", "style", "theme"} & {option.name for option in GAME.rules.options}
    plain, dressed = (
        new_match("solo", 1, "coat"),
        Match(GAME, 1, "coat", {"mode": "solo"}, names=["Gulbjarn’s miniature"]),
    )
    luck = Random("coat")
    for _ in range(60):
        if plain.ask is None:
            break
        choice = luck.choice(asked(plain).choices_of(0))
        plain.play(choice, 0)
        dressed.play(choice, 0)
        assert GAME.positions.view(plain.state, 0) == GAME.positions.view(dressed.state, 0)
