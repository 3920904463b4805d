"""What events do to hands, decks, discard piles and the outsider pile, and the comparison with what a match shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.lanes.oracle_cards import TOKENS, Printed
from tests.games.lanes.oracle_events import ANYBODY, HORDE, Telling
from tests.games.lanes.oracle_table import Difference, Piece, Table


class Tale(Telling):
    """The table between two questions, with all that is piled on it."""

    # -- the alliance's cards ------------------------------------------------------------------------------------------

    def on_played(self, seat: int, card: str, at: str) -> None:
        """A card of the hand is paid for and enters its lane, its host or the discard pile (SH-ALLI-02)."""
        player, printed = self.table.players[seat], self.table.printed(card)
        self.played.append((seat, card))
        self.take(player.hand, card, f"hand {seat}")
        self.pay(seat, printed.cost)
        if self.prices_are_open(printed, seat):
            self.loose.add("mana")
        match printed.type:
            case "ally" | "hero" | "tower":
                self.enter(at, Piece(card, seat, seat))
            case "attachment" if at:
                self.held[card] = seat
            case _:
                player.discard[card] += 1

    def prices_are_open(self, printed: Printed, seat: int) -> bool:
        """May it cost something else than is printed on it? By its own words, by those of another, or because another
        card plays it."""
        others = [self.table.enchanter, *(piece.card for _, piece in self.table.everything())]
        return (
            not self.chosen.startswith(f"play:{printed.id}")
            or self.chosen.endswith(":cheap")
            or bool(self.table.lasting)
            or any(re.search(r"\bpay |costs? \d", each) for each in printed.text)
            or any(
                re.search(r"costs? \d (less|more)", text)
                for each in others
                if each
                for text in self.table.printed(each).text
            )
        )

    def take(self, cards: Counter[str], card: str, where: str) -> None:
        """A card leaves a hand or a discard pile, where it must have been."""
        if not cards[card]:
            self.loose.add("piles")  # it was elsewhere, by a card's own words; the whole is compared at the next one
            return
        cards[card] -= 1

    def on_drew_card(self, seat: int, card: str) -> None:
        """The top card of the deck goes to the hand (SH-DRAW-02); the horde player's is a horde card (SH-VS-07)."""
        if seat >= self.table.seats:
            self.table.horde_hand[card] += 1
            self.turned_up[card] += 1
            return
        player = self.table.players[seat]
        if self.searching:
            self.loose.add("piles")
        self.from_top(seat, card)
        player.hand[card] += 1

    def from_top(self, seat: int, card: str) -> None:
        """The top card of a deck, where its order is known."""
        deck = self.table.players[seat].deck
        if {"piles", f"order {seat}"} & self.loose:
            if card in deck:
                deck.remove(card)
            return
        assert deck, "there is a card of an empty deck"
        assert deck[0] == card, f"{card} of seat {seat} comes from a deck with {deck[0]} on top"
        deck.pop(0)

    def on_horde_drew(self) -> None:
        """Told to all; what it is, only the horde player hears. One that is planned stays on top (HM-VS-18)."""
        if self.rule == "HM-VS-17":
            self.loose.add("horde order")

    def on_pillaged_card(self, seat: int, card: str) -> None:
        """The top card of the deck goes to the discard pile (SH-PILL-02)."""
        self.from_top(seat, card)
        self.table.players[seat].discard[card] += 1

    def on_discarded(self, seat: int, card: str) -> None:
        """A card of the hand goes to the discard pile."""
        if seat >= self.table.seats:
            self.take(self.table.horde_hand, card, "horde hand")
            self.table.horde_discard[card] += 1
            return
        self.take(self.table.players[seat].hand, card, "hand")
        self.table.players[seat].discard[card] += 1

    def on_rebuilt(self, seat: int, card: str) -> None:
        """A card of the discard pile goes under the deck (SH-GLOS-38)."""
        player = self.table.players[seat]
        self.take(player.discard, card, "discard pile")
        player.deck.append(card)

    def on_shuffled(self, seat: int) -> None:
        """The deck lies in another order."""
        self.loose.add(f"order {seat}")

    def on_reshuffled(self, seat: int) -> None:
        """The discard pile becomes part of the deck (SH-ACH-14)."""
        player = self.table.players[seat]
        player.deck += player.discard.elements()
        player.discard.clear()
        self.loose.add("piles")  # what fell a moment ago may have been among them

    def on_hands_dealt(self) -> None:
        """Everybody has drawn from a deck whose order nobody knew (SH-SETUP-12)."""
        self.loose |= {"piles", "horde order"}

    def on_mulligan(self, seat: int, cards: int) -> None:
        """Cards were put aside for new ones, then shuffled back (SH-SETUP-13)."""
        self.loose |= {"piles", "horde order"}

    def on_deck_shuffled(self, seat: int, cards: int) -> None:
        """The deck lies in another order."""
        self.loose.add("piles")

    def on_horde_shuffled(self, cards: int) -> None:
        """The horde deck lies in another order."""
        self.loose.add("horde order")

    def on_taken(self, seat: int, card: str) -> None:
        """A card of the discard pile goes to the hand."""
        self.take(self.table.players[seat].discard, card, "discard pile")
        self.table.players[seat].hand[card] += 1

    def on_fetched(self, seat: int, card: str) -> None:
        """A card comes from the box."""
        self.table.players[seat].hand[card] += 1

    def on_under_deck(self, seat: int, amount: int) -> None:
        """Cards that were looked at go under the deck."""
        self.loose.add("piles")

    def on_returned(self, seat: int, card: str) -> None:
        """A card goes from play, or from under a card, back to the hand of its owner."""
        owner = HORDE if seat >= self.table.seats or self.is_horde(card) else seat
        self.gone[card, owner] += 1
        if owner == HORDE:
            self.loose.add("piles")
        else:
            self.table.players[seat].hand[card] += 1

    def on_to_supply(self, card: str, at: str = "") -> None:
        """A servant goes from play, or from under a card, back to the supply, for it has no hand (HM-SERV-05)."""
        if at:
            self.leave(self.at(at, card))
            del self.table.pieces[at]
        else:
            self.loose.add("piles")

    def is_horde(self, card: str) -> bool:
        """Is it a card of the horde's?"""
        printed = self.table.printed(card)
        return printed.type in ("monster", "outsider", "token", "minion") or bool(printed.corner or printed.boost)

    def on_put_under(self, card: str, at: str, host: str) -> None:
        """A card comes to lie under another one; where it lay before, it does not any more."""
        self.table.pieces[at].under[card] += 1
        self.loose.add("piles")
        self.gone.update({(card, owner): 1 for owner in range(-1, self.table.seats)})

    # -- the horde's cards ---------------------------------------------------------------------------------------------

    def on_treachery_revealed(self, card: str) -> None:
        """The top card of the horde deck (SH-TREA-01)."""
        self.turned_up[card] += 1
        self.treachery = card

    def on_revealed_top(self, seat: int, card: str) -> None:
        """A card of a deck is laid aside until its fate is known; it may be played for nothing."""
        self.loose |= {"piles", "mana"}

    def on_discarded_revealed(self, card: str) -> None:
        """A horde card is discarded before anything comes of it, from its lane or from the deck."""
        self.turned_up[card] += 1
        if card == self.treachery:
            return
        for place, piece in list(self.table.pieces.items()):
            if piece.card == card and place[0] == "m":
                del self.table.pieces[place]
                return

    def on_summoned_aside(self, card: str) -> None:
        """A spell or an attachment of the horde, which enters no lane (HM-SUMMON-05, HM-SUMMON-06)."""
        self.turned_up[card] += 1

    def on_on_pile(self, card: str) -> None:
        """On top of the outsider pile; from the deck, or from play (SH-HORDE-04)."""
        self.turned_up[card] += 1
        self.table.pile.insert(0, card)
        self.gone.update({(card, owner): 1 for owner in range(-1, self.table.seats)})

    def on_under_pile(self, card: str) -> None:
        """At the bottom of the outsider pile (HM-SUMMON-03)."""
        self.on_on_pile(card)
        self.table.pile.append(self.table.pile.pop(0))

    def on_outsider_stage(self, card: str) -> None:
        """The next stage goes to the bottom of the pile (SH-HEALTH-13)."""
        self.table.pile.append(card)
        self.table.later_stages.remove(card)

    def on_planned(self) -> None:
        """The horde player puts a card of the hand on top of the deck; which, only they know (SH-VS-21)."""
        self.loose.add("horde order")

    def on_horde_reshuffled(self, cards: int) -> None:
        """The discard pile is the new deck (SH-HORDE-16)."""
        self.loose.add("horde order")

    def on_marked(self, at: str, card: str, mark: str) -> None:
        """A card is marked for the turn."""
        piece = self.at(at, card)
        piece.marks = (*piece.marks, mark)

    # -- asked by the rules --------------------------------------------------------------------------------------------

    def stands(self, place: str) -> bool:
        """Does a card lie there that is not on its way out?"""
        piece = self.table.pieces.get(place)
        return not (piece is None or piece.falling or self.table.printed(piece.card).type in ("spell", "attachment"))

    def knows_lanes(self) -> bool:
        """Is it told who stands where? Not after a card went from play to somewhere else, told without its place."""
        return "all" not in self.loose and not +self.gone

    def fresh_deck(self) -> bool:
        """Is the top card of the horde deck known? Nothing was turned up since the table was last laid out."""
        return (
            not self.turned_up.total() and not {"horde order", "all"} & self.loose and bool(self.table.horde_decks[0])
        )

    # -- comparing -----------------------------------------------------------------------------------------------------

    def answered(self, prompt: str, key: str) -> None:
        """What an answer costs that no event tells."""
        verb = key.partition(":")[0]
        self.chosen = self.chosen or key
        if prompt == "may-pay" and key != "no":
            self.loose.add("mana")
        if prompt in ("horde-action", "horde-summon", "plan-treachery", "summon-one-more"):
            self.table.horde_mana -= {"plan": 1, "conceal": 1, "challenge": 2, "exhaust": 2}.get(verb, 0)

    def differences(self, shown: Table) -> Iterator[Difference]:
        """What is otherwise than the events told, when nothing is under way and all that fell is gone."""
        if "all" in self.loose:
            return
        self.settle(shown)
        mine = self.table
        yield from differ("turn", mine.turn, shown.turn)
        yield from differ("at", mine.at, shown.at)
        yield from differ("portals", mine.portals, shown.portals)
        for place in sorted(mine.pieces.keys() | shown.pieces.keys()):
            yield from self.piece_differs(place, mine.pieces.get(place), shown.pieces.get(place))
        for seat, (one, other) in enumerate(zip(mine.players, shown.players, strict=True)):
            if "mana" not in self.loose:
                yield from differ(f"mana of {seat}", one.mana, other.mana)
            if "piles" in self.loose or mine.phase == "setup":
                continue
            yield from differ(f"hand of {seat}", +one.hand, +other.hand)
            yield from differ(f"discard of {seat}", +one.discard, +other.discard)
            if f"order {seat}" in self.loose:
                yield from differ(f"deck of {seat}", Counter(one.deck), Counter(other.deck))
            else:
                yield from differ(f"deck of {seat}", one.deck, other.deck)
        yield from differ("horde mana", mine.horde_mana, shown.horde_mana)
        yield from self.horde_differs(shown)

    def settle(self, shown: Table) -> None:
        """Whatever was destroyed has left for its discard pile; spells in lanes, and what was taken back, likewise."""
        for place, piece in sorted(self.table.pieces.items(), key=lambda each: each[1].falling):
            if place in ("portal", "castle"):
                continue
            alike = self.table.printed(piece.card).type in TOKENS  # which of several went on the pile is not told
            if piece.falling or (place not in shown.pieces and (alike or self.falls_at(place))):
                self.fall(place)

    def piece_differs(self, place: str, one: Piece | None, other: Piece | None) -> Iterator[Difference]:
        """A card in play."""
        if one is None or other is None:
            yield from differ(place, one and one.card, other and other.card)
            return
        mine, theirs = one.face(), other.face()
        for name in mine:
            if name in ("turn", "armor used") and "turn" in self.loose:
                continue
            if name == "armor used" and not (place[0] in "am" and place[1:].isdigit()):
                continue  # shown in the lanes only
            if name in ("owner", "seat", "ready") and one.owner == ANYBODY:
                continue
            yield from differ(f"{place} {one.card} {name}", mine[name], theirs[name])

    def horde_differs(self, shown: Table) -> Iterator[Difference]:
        """The horde deck is what it was, less cards from its top that were turned up or drawn."""
        if "horde order" in self.loose or self.table.phase == "setup":
            return
        for one, other in zip(self.table.horde_decks, shown.horde_decks, strict=True):
            gone = one[: len(one) - len(other)]
            yield from differ("horde deck", one[len(gone) :], other)
            untold = Counter(gone) - self.turned_up
            yield from differ("cards from the horde deck", Counter(), untold)


def differ(what: str, told: Any, shown: Any) -> Iterator[Difference]:
    """A difference, if there is one."""
    if told != shown:
        yield Difference(what, told, shown)
