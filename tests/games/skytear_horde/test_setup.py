"""Laying the table: what the setup does with whole decks, and with what no scenario can reach."""

from __future__ import annotations

from collections import Counter

import pytest

from hordekeep.engines.lanes.content.options import options
from hordekeep.engines.lanes.rules.health.damage import hurt
from tests.games.skytear_horde.first_shelf import shelf
from tests.games.skytear_horde.playing import load, new_match

SEEDS = [f"table {number}" for number in range(8)]


@pytest.mark.rule("SH-SETUP-11", "SH-SETUP-12")
def test_deck_and_hand_are_the_forty_cards_of_the_colour_in_any_order() -> None:
    orders = set()
    for seed in SEEDS:
        player = new_match("solo", 1, seed).state.players[0]
        assert (len(player.hand), len(player.deck)) == (5, 35)
        assert Counter(player.hand + player.deck) == Counter(shelf().decks["liothan"].copies())
        orders.add(tuple(card.id for card in player.deck))
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("SH-SETUP-08")
def test_the_horde_deck_is_shuffled() -> None:
    decks = [new_match("solo", 1, seed).state.horde_decks[0] for seed in SEEDS]
    assert len({tuple(card.id for card in deck) for deck in decks}) == len(SEEDS)
    assert len({tuple(sorted(card.id for card in deck)) for deck in decks}) == 1


@pytest.mark.rule("SH-SETUP-14")
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_put_aside_are_shuffled_into_the_deck_after_the_draw(seed: str) -> None:
    match = new_match("solo", 1, seed)
    player = match.state.players[0]
    above = [card.id for card in reversed(player.deck)][:5]
    for card in list(player.hand):
        if match.ask is not None and match.ask.prompt == "mulligan":
            match.choose(("redraw", card.id), 0)
    player = match.state.players[0]
    assert [card.id for card in player.hand] == above
    whole = Counter(player.hand + player.deck + player.discard)
    assert whole == Counter(shelf().decks["liothan"].copies())


@pytest.mark.rule("SH-MINION-07")
def test_damage_to_a_minion_without_health_leaves_no_token_and_destroys_nothing() -> None:
    g = load(players=[{"mana": 1}]).state
    onikai = g.minions[0]
    steps = hurt(g, onikai, 2, None)
    with pytest.raises(StopIteration) as dealt:
        next(steps)
    assert dealt.value.value == 0
    assert (onikai.vigor, onikai.doomed, g.waiting) == (0, False, [])


@pytest.mark.parametrize(
    ("mode", "seats", "matter"),
    [
        ("auto", 1, []),
        ("auto", 2, ["deck_b"]),
        ("auto", 3, ["deck_b", "replay_concealed"]),
        ("coop", 2, ["deck_b"]),
        ("versus", 2, ["replay_concealed"]),
        ("versus", 3, ["deck_b", "replay_concealed"]),
    ],
)
def test_a_form_asks_for_a_second_deck_and_for_concealed_monsters_only_where_there_are_any(
    mode: str, seats: int, matter: list[str]
) -> None:
    some = [each for each in options(shelf()) if each.name in ("deck_b", "replay_concealed")]
    assert [each.name for each in some if each.matters({"mode": mode}, seats=seats)] == matter
