"""The oracle's piles: what events change in decks, hands, discard piles, and on and under hero cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.skytear.oracle_facts import cards
from tests.games.skytear.oracle_table import Hero, Table

Facts = dict[str, Any]


def take(pile: Counter[str], card: str) -> None:
    """A card leaves a pile in which it must lie."""
    assert pile[card] > 0, f"{card} is not there"
    pile[card] -= 1


def from_deck(table: Table, purse: int, card: str) -> None:
    """The top card of a deck leaves it."""
    deck = table.decks[purse]
    if table.last_drawn[purse]:
        assert table.last_drawn[purse].pop(0) == card, "a card of the new deck comes before one of the old"
    elif table.looked[purse] > 0 and card in deck[: table.looked[purse]]:  # who looked may have put it on top
        deck.remove(card)
        table.looked[purse] -= 1
    elif table.is_order_known[purse]:
        assert deck, "nothing lies on top of an empty deck"
        assert deck[0] == card, f"{deck[0]} lay on top, not {card}"
        deck.pop(0)
    else:
        deck.remove(card)


def drawn(table: Table, facts: Facts) -> None:
    """A player draws (SM-DRAW-05)."""
    for card in facts["cards"]:
        from_deck(table, table.purse(facts["seat"]), card)
        table.hands[facts["seat"]][card] += 1


def flipped(table: Table, facts: Facts) -> None:
    """The top card is turned over, with its modifier (SM-EFF-02)."""
    purse, card = table.purse(facts["seat"]), facts["card"]
    from_deck(table, purse, card)
    table.flips.append((purse, card))
    assert facts["modifier"] == cards()[card].modifier


def discard_flips(table: Table) -> None:
    """Flipped cards lie open until one is chosen, then they are discarded (SM-FLIP-01)."""
    for purse, card in table.flips:
        table.discards[purse][card] += 1
    table.flips = []


def deck_rebuilt(table: Table, facts: Facts) -> None:
    """Only what is discarded is shuffled (SM-DRAW-08). Cards of the old deck are drawn before it (SM-DRAW-05)."""
    purse = facts["purse"]
    table.last_drawn[purse] = table.decks[purse]
    table.decks[purse] = list(table.discards[purse].elements())
    table.discards[purse].clear()
    table.is_order_known[purse] = False
    assert facts["cards"] == len(table.decks[purse])


def played(table: Table, facts: Facts) -> None:
    """A card goes from the hand onto a hero card (SM-POW-05); Skytear Flux stays on the board (SM-FLUX-05)."""
    seat, card = facts["seat"], facts["card"]
    if card == "skytear-flux":
        assert table.flux == seat, "Skytear Flux is somebody else's, or used (SM-FLUX-03)"
        table.flux = -1
        return
    take(table.hands[seat], card)
    table.heroes[facts["hero"]].cards.append(card)


def lead(hero: Hero, card: str) -> None:
    """A card goes face down under a hero card (SM-LEAD-01)."""
    hero.leads.append(card)
    hero.revealed.append(False)


def lead_from_deck(table: Table, facts: Facts) -> None:
    """The top card goes there unseen (SM-LEAD-02)."""
    purse = table.purse(table.active_seat)
    card = table.decks[purse][0] if table.is_order_known[purse] else "?"
    if card != "?":
        table.decks[purse].pop(0)
    lead(table.heroes[facts["hero"]], card)


def lead_revealed(table: Table, facts: Facts) -> None:
    """A Lead card is turned over (SM-CTRL-03)."""
    hero = table.heroes[facts["hero"]]
    for at, card in enumerate(hero.leads):
        if card in (facts["card"], "?") and not hero.revealed[at]:
            if card == "?":  # it came unseen from a deck that was just shuffled
                table.decks[table.purse(hero.owner)].remove(facts["card"])
                hero.leads[at] = facts["card"]
            hero.revealed[at] = True
            return
    raise AssertionError(f"no such Lead card lies under {hero.name}")


def put_away(table: Table, facts: Facts) -> None:
    """The cards of a hero card are discarded (SM-EOT-01)."""
    hero = table.heroes[facts["hero"]]
    assert Counter(facts["cards"]) == Counter(hero.cards + hero.leads), "all cards leave a hero card (SM-EOT-01)"
    table.discards[table.purse(hero.owner)].update(facts["cards"])
    hero.cards, hero.leads, hero.revealed = [], [], []


def card_removed(table: Table, facts: Facts) -> None:
    """One card leaves a hero card (SM-POW-13)."""
    hero = table.heroes[facts["hero"]]
    hero.cards.remove(facts["card"])
    table.discards[table.purse(hero.owner)][facts["card"]] += 1


def discarded(table: Table, facts: Facts) -> None:
    """A card leaves the hand (SM-EOT-03)."""
    take(table.hands[facts["seat"]], facts["card"])
    table.discards[table.purse(facts["seat"])][facts["card"]] += 1


def predicts(table: Table, facts: Facts) -> None:
    """A player looks at the top of a deck (SM-EFF-14)."""
    purse = table.purse(facts["seat"])
    table.looked[purse] = max(table.looked[purse], facts["amount"])  # what was put back before may still lie anyhow


def predict_discarded(table: Table, facts: Facts) -> None:
    """One of the cards looked at is discarded (SM-EFF-14)."""
    purse, card = table.purse(facts["seat"]), facts["card"]
    assert not table.is_order_known[purse] or card in table.decks[purse][: table.looked[purse]]
    table.decks[purse].remove(card)
    table.discards[purse][card] += 1
    table.looked[purse] -= 1
