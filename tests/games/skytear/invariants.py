"""What is true of every game at every ask: cards are conserved, pieces stand where they may, masks tell the truth."""

from __future__ import annotations

from collections import Counter

from hordekeep.games.skytear.content.setting import MINIONS, NOBODY
from hordekeep.games.skytear.effects.values import mana
from hordekeep.games.skytear.state.arena import DEFEATED, UNARMED, Arena
from hordekeep.games.skytear.state.pieces import masks_from, minions_of, structures_from
from tests.games.playing import goes_on_or_is_over
from tests.games.skytear.playing import SkytearMatch

Cards = list[Counter[str]]
"""How many of each card every deck has, wherever they lie."""
MOST_AP = 3
TOWER_HP = 5


def cards_of(g: Arena) -> Cards:
    """All cards of each deck: in it, in hands, discarded, on and under heroes, flipped."""
    found: Cards = [Counter() for _ in g.decks]
    for purse, pile in enumerate(g.decks):
        found[purse].update(card.id for card in pile)
        found[purse].update(card.id for card in g.discards[purse])
    for seat, hand in enumerate(g.hands):
        found[g.setting.purses[seat]].update(card.id for card in hand)
    for slot in g.slots.values():
        purse = g.setting.purses[g.owner[slot]]
        found[purse].update(card.id for card in g.cards_on[slot])
        found[purse].update(lead.card.id for lead in g.leads[slot])
    for purse, card in g.flipped:
        found[purse][card.id] += 1
    return found


def check(match: SkytearMatch, cards: Cards) -> None:
    """Raise if anything is wrong."""
    g = match.state
    assert g.on == masks_from(g)
    assert g.structures == structures_from(g)
    _check_heroes(g)
    _check_minions(g)
    _check_structures(g)
    if g.phase != "setup":
        now = cards_of(g)
        assert now == cards, [(was - then, then - was) for was, then in zip(cards, now, strict=True)]
    assert 0 <= g.ap <= MOST_AP
    assert len({entry.serial for entry in g.stack}) == len(g.stack)
    _check_ask(match)


def _check_heroes(g: Arena) -> None:
    at = [g.at[slot] for slot in range(len(g.heroes)) if g.at[slot] >= 0]
    assert len(set(at)) == len(at), "two heroes on a hex"
    blocked = g.structures | g.on[8]
    for slot, hero in enumerate(g.heroes):
        if hero is None:
            assert g.at[slot] < 0
            continue
        assert mana(g, slot) >= 0
        if g.at[slot] >= 0:
            assert 0 < g.hp[slot] <= hero.hp
            assert g.state[slot] != DEFEATED
            assert not blocked >> g.at[slot] & 1, "a hero on a Tower, a Nexus or an outsider"
            assert not (g.on[2] | g.on[3]) >> g.at[slot] & 1, "a hero on a minion"
        elif g.phase != "setup":
            assert g.state[slot] == DEFEATED
            assert g.hp[slot] == 0
            assert not g.conditions[slot]


def _check_minions(g: Arena) -> None:
    for side in (0, 1):
        at = [g.at[piece] for piece in minions_of(side) if g.at[piece] >= 0]
        assert len(set(at)) == len(at), "two minions of a side on a hex (SM-PLC-03)"
        for piece in minions_of(side):
            lane = g.minion_lane[piece - MINIONS]
            assert g.at[piece] >= 0 or lane == NOBODY or g.beat is not None
            if g.at[piece] >= 0:
                assert g.field.outside >> g.at[piece] & 1, "a minion in a Dome (SM-PLC-04)"
                assert lane != NOBODY


def _check_structures(g: Arena) -> None:
    for side in (0, 1):
        assert all(0 <= hp <= TOWER_HP for hp in g.towers[side])
        assert UNARMED <= g.nexus[side] <= TOWER_HP
        if g.phase != "setup":
            assert (g.nexus[side] != UNARMED) == (0 in g.towers[side]), "a Nexus is armed by the first Tower that falls"
    assert all(token < 0 or g.field.outside >> token & 1 for token in g.tokens), "a token in a Dome (SM-ADV-08)"
    assert 1 <= g.turn <= g.setting.rows


def _check_ask(match: SkytearMatch) -> None:
    goes_on_or_is_over(match)
    g, ask = match.state, match.ask
    if ask is not None and not ask.committed:
        assert not g.flipped
        assert g.looking[0] == NOBODY
