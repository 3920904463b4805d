"""What each event does to the table, in the second reading: nothing changes silently, and nothing is told in vain."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from hordekeep.kernel import Event
from tests.games.lanes.oracle_cards import MINIONS, MOST_MANA, SETS, TOKENS
from tests.games.lanes.oracle_table import Piece, Table

HORDE: Final = -1
ANYBODY: Final = -2
"""Whose servant it is, the event does not tell."""

SAYS_NOTHING: Final = frozenset(
    {
        *("lane-fights", "struck", "trampled", "replaced", "triggered", "guessed"),
        *("looked", "looked-card", "looked-horde", "searched", "drew", "pillaged"),
        *("borrowed", "game-begins", "castle-stands", "portals-laid", "minions-laid"),
        *("outsider-chosen", "swap-refused", "rearranged", "prices-change", "playable-again"),
        *("portal-is-outsider", "portal-action", "game-ends"),
    }
)
"""Events that move nothing by themselves: what follows from them is told on its own or compared as horde cards."""


class Telling:
    """The table between two questions, changed by what is told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.loose: set[str] = set()
        """What the events since the last question leave open: it is laid out anew without being compared."""
        self.gone: Counter[tuple[str, int]] = Counter()
        """Cards that went from play elsewhere than to a discard pile, told without the place they left."""
        self.falls: list[str] = []
        """Places of what was destroyed since the last question."""
        self.held: dict[str, int] = {}
        """Attachments just played, by whom, on their way to a host."""
        self.rule = ""
        """The rule of the event that is heard."""
        self.treachery = ""
        self.chosen = ""
        """The answer that set all this off."""
        self.searching = False
        """Were cards of a deck looked at? Then one that is drawn need not be the top one."""
        self.turned_up: Counter[str] = Counter()
        """Cards that may have come from the top of the horde deck."""
        self.hidden_draws = 0
        self.played: list[tuple[int, str]] = []

    def hear(self, event: Event) -> None:
        """Change the table by one event."""
        self.rule = event.rule
        if "all" in self.loose:
            return
        if event.kind in SAYS_NOTHING:
            self.searching = self.searching or event.kind in ("searched", "looked-card")
            return
        what = getattr(self, "on_" + event.kind.replace("-", "_"))
        what(**event.facts)

    # -- turns ---------------------------------------------------------------------------------------------------------

    def on_turn_begins(self, turn: int) -> None:
        """What lasts for a turn is over (SH-END-08)."""
        self.table.turn = turn
        for _, piece in self.table.everything():
            piece.turn_attack = piece.turn_health = piece.turn_armor = piece.armor_used = 0
            piece.marks = ()

    def on_phase_begins(self, phase: str) -> None:
        """The next phase."""
        self.table.phase = phase
        if phase == "resolution":
            self.loose.add("turn")  # what lasts for the turn ends somewhere in this phase (HM-RES-02)

    def on_readied(self) -> None:
        """Everything is ready again (SH-REF-06, HM-RES-04)."""
        for _, piece in self.table.everything():
            piece.ready = True

    def on_portal_turned(self, wave: int) -> None:
        """A quarter turn (SH-END-02)."""
        self.table.at = (self.table.at + 1) % 4

    def on_portal_replaced(self, card: str, stage: int) -> None:
        """The next portal, upright and with nothing on it (SH-END-03)."""
        old = self.table.pieces["portal"]
        self.table.portals.remove(card)
        self.table.at = 0
        self.leave(old)
        self.table.pieces["portal"] = Piece(card, old.owner, old.seat)

    def on_portal_collapses(self, card: str) -> None:
        """It stays until the End Phase, whatever happens to it (SH-HEALTH-09, SH-HEALTH-10)."""
        self.table.pieces["portal"].falling = True

    # -- tokens --------------------------------------------------------------------------------------------------------

    def on_tokens(self, at: str, card: str, token: str, amount: int) -> None:
        """Tokens are put on a card; opposite ones cancel (SH-TOKEN-02, SH-TOKEN-03)."""
        piece = self.at(at, card)
        if piece.falling and card in MINIONS and token == "health":
            self.fall(at)  # it has fallen by now: nothing saves it before that (SH-HEALTH-04)
        self.put(piece, token, amount)

    def on_tokens_removed(self, at: str, card: str, token: str, amount: int) -> None:
        """Tokens of any kind are taken off."""
        self.put(self.at(at, card), token, -amount)

    def put(self, piece: Piece, token: str, amount: int) -> None:
        """So many tokens of a kind more, or fewer."""
        match token:
            case "health":
                piece.vigor += amount
            case "wound":
                piece.vigor -= amount
            case "attack":
                piece.edge += amount
            case "weaken":
                piece.edge -= amount
            case "armor":
                piece.plate += amount
            case "temporary-attack":
                piece.turn_attack += amount
            case "temporary-weaken":
                piece.turn_attack -= amount
            case "temporary-armor":
                piece.turn_armor += amount
            case _:
                raise AssertionError(f"no such token: {token}")

    def on_tokens_lost(self, at: str, card: str, amount: int) -> None:
        """Health tokens are removed, which is no damage (SH-GLOS-28)."""
        piece = self.at(at, card)
        assert piece.vigor >= amount, "more health tokens are removed than there are"
        piece.vigor -= amount

    def on_attack_tokens_lost(self, at: str, card: str, amount: int) -> None:
        """Attack tokens are removed."""
        piece = self.at(at, card)
        assert piece.edge >= amount, "more attack tokens are removed than there are"
        piece.edge -= amount

    def on_healed(self, at: str, card: str, amount: int) -> None:
        """Wounds are removed, only those that are there."""
        piece = self.at(at, card)
        assert -piece.vigor >= amount, "more wounds are removed than there are"
        piece.vigor += amount

    def on_damage(self, at: str, card: str, amount: int, by: str) -> None:
        """Each point is a wound token (SH-HEALTH-01)."""
        assert amount > 0
        self.at(at, card).vigor -= amount

    def on_armor(self, at: str, card: str, amount: int) -> None:
        """Armor that stopped damage is used up for the turn (SH-GLOS-03)."""
        self.at(at, card).armor_used += amount

    def on_gained_keyword(self, at: str, card: str, keyword: str, amount: int) -> None:
        """A keyword for the turn."""
        piece = self.at(at, card)
        piece.keywords[keyword] = piece.keywords.get(keyword, 0) + amount
        piece.marks = (*piece.marks, keyword)

    def on_prevented(self, at: str, card: str, amount: int, by: str) -> None:
        """Damage is prevented, by an attachment that is discarded for it."""
        piece = self.at(at, card)
        for each in piece.attached:
            if each.card == by:
                piece.attached.remove(each)
                self.leave_for(each)
                return

    def on_boosted(self, at: str, card: str, amount: int) -> None:
        """Attack for the turn (SH-TREA-09)."""
        self.at(at, card).turn_attack += amount

    def on_changed(self, at: str, card: str, attack: int, health: int, armor: int) -> None:
        """Attack, health or armor for the turn."""
        piece = self.at(at, card)
        piece.turn_attack += attack
        piece.turn_health += health
        piece.turn_armor += armor

    # -- ready and exhausted -------------------------------------------------------------------------------------------

    def on_exhausted(self, at: str, card: str) -> None:
        """A card is exhausted by another."""
        self.at(at, card).ready = False

    def on_exhausted_ally(self, card: str, at: str, by: str) -> None:
        """A monster is exhausted to exhaust an ally that is engaged with any (HM-VS-22)."""
        self.at(at, card).ready = False
        by_place = self.chosen.removeprefix("exhaust:").partition("-")[0]
        self.table.pieces[f"m{by_place}" if by_place.isdigit() else by_place].ready = False

    def on_readied_card(self, at: str, card: str) -> None:
        """A card is readied by another."""
        self.at(at, card).ready = True

    def on_challenged(self, card: str, lane: int) -> None:
        """A challenge exhausts the monster (SH-VS-33)."""
        self.table.pieces[f"m{lane}"].ready = False

    def on_used(self, seat: int, card: str, at: str, ability: int) -> None:
        """An ability exhausts its card, and costs what its text says (SH-ALLI-21, SH-ALLI-23)."""
        piece = self.at(at, card)
        text = self.table.printed(card).text
        says = text[ability] if ability < len(text) and not piece.bare else ""
        if says.removeprefix("⚡ ").startswith("Exhaust the attached ally"):
            piece = self.table.pieces[at.partition(".")[0]]
        piece.ready = False
        paid = re.search(r"pay (\d) mana", says.partition(":")[0])
        if paid:
            self.pay(seat, int(paid.group(1)))
        if "pay its cost" in says or not says:
            self.loose.add("mana")

    def on_castle_draws(self, seat: int) -> None:
        """For 1 mana the castle is exhausted to draw (HM-UNIV-06)."""
        self.table.pieces["castle"].ready = False
        self.pay(seat, 1)

    # -- mana ----------------------------------------------------------------------------------------------------------

    def on_mana_gained(self, purse: int, shared: bool, amount: int) -> None:
        """Mana is gained; never over ten (SH-REF-03)."""
        assert amount > 0
        self.change_mana(purse, shared, amount)

    def on_mana_lost(self, purse: int, shared: bool, amount: int) -> None:
        """Mana is lost."""
        self.change_mana(purse, shared, -amount)

    def change_mana(self, purse: int, shared: bool, amount: int) -> None:
        """A mana token moves: one of each player, or one of each side (SH-VS-02)."""
        table = self.table
        if purse >= (1 if shared else table.seats):
            table.horde_mana += amount
            assert 0 <= table.horde_mana <= MOST_MANA
            return
        for seat in range(table.seats) if shared else (purse,):
            table.players[seat].mana += amount
            assert table.players[seat].mana <= MOST_MANA or "mana" in self.loose

    def pay(self, seat: int, amount: int) -> None:
        """An alliance player pays from the own mana token, which two may share."""
        shared = SETS[self.table.slug].shares_mana and self.table.mode == "versus"
        for each in range(self.table.seats) if shared else (seat,):
            self.table.players[each].mana -= amount

    # -- places --------------------------------------------------------------------------------------------------------

    def at(self, place: str, card: str) -> Piece:
        """The card at a place, which must be the one that the event names."""
        if place in MINIONS and place not in self.table.pieces:
            lane = self.table.minion_places()[place]
            assert self.table.pieces[lane].falling, f"{place} is not in the back line"
            self.fall(lane)
        piece = self.table.find(place)
        assert piece.card == card, f"{place} has {piece.card}, not {card}"
        return piece

    def on_moved(self, start: str, to: str, card: str) -> None:
        """A card goes to another place, which is free."""
        if to in MINIONS:
            start = start or self.table.minion_places()[to]
        if not start:
            self.loose.add("all")  # a card that comes from under another one (HM-GLO-73)
            return
        piece = self.table.pieces.pop(start)
        assert card in ("", piece.card)
        assert "cannot-move" not in piece.marks, f"{card} cannot move this turn (SH-GLOS-22, HM-ABR-02)"
        if self.rule == {"alliance": "HM-UNIV-01", "horde": "HM-VS-19"}.get(self.table.phase):
            piece.ready = False
        if start[0] in "mb" and to[0] == "a" and start not in MINIONS:
            self.loose.add("all")  # a monster becomes an ally: whose, the choice tells, not the event
        self.enter(to, piece)

    def on_engaged(self, card: str, lane: int) -> None:
        """A monster of the back line comes to an ally's lane (SH-ALLI-06, HM-UNIV-03)."""
        table = self.table
        start = self.chosen.removeprefix("engage:").partition("@")[0]
        assert f"m{lane}" not in table.pieces
        table.pieces[f"m{lane}"] = table.pieces.pop(start)
        if SETS[table.slug].moving_exhausts:
            table.pieces[f"a{lane}"].ready = False

    def on_swapped(self, card: str, one: str, partner: str, other: str) -> None:
        """Two cards of a side change places; where each is now is told."""
        pieces = self.table.pieces
        pieces[one], pieces[other] = pieces[other], pieces[one]
        assert "cannot-move" not in (*pieces[one].marks, *pieces[other].marks)
        assert card in ("", pieces[one].card)
        assert partner in ("", pieces[other].card)
        if self.rule == {"alliance": "HM-UNIV-02", "horde": "HM-VS-20"}.get(self.table.phase):
            pieces[one].ready = pieces[other].ready = False

    def on_swapped_hidden(self, one: int, other: int) -> None:
        """Two hidden cards change places (SH-VS-32)."""
        pieces = self.table.pieces
        pieces[f"m{one}"], pieces[f"m{other}"] = pieces[f"m{other}"], pieces[f"m{one}"]

    def on_hidden_together(self, cards: list[str]) -> None:
        """Several are turned face down and shuffled: nobody can tell which is which."""
        self.loose.add("all")

    # -- coming and going ----------------------------------------------------------------------------------------------

    def enter(self, place: str, piece: Piece) -> None:
        """A card comes into play at a place that is free, or that something destroyed has just left."""
        if self.falls_at(place):
            self.fall(place)
        assert place not in self.table.pieces, f"{place} is taken"
        self.table.pieces[place] = piece

    def falls_at(self, place: str) -> bool:
        """Was what lies there destroyed or taken away, or is it a spell on its way out?"""
        piece = self.table.pieces.get(place)
        if piece is None:
            return False
        return (
            piece.falling
            or self.gone[piece.card, piece.owner] > 0
            or self.table.printed(piece.card).type in ("spell", "attachment")
        )

    def leave(self, piece: Piece) -> None:
        """What lies on and under a card goes to the discard piles of its owners with it (SH-CARD-09)."""
        for each in piece.attached:
            self.leave_for(each)
            self.leave(each)
        piece.attached = []
        if piece.under:
            self.loose.add("piles")  # the owners of what lay beneath are not shown
            piece.under = Counter()

    def to_discard(self, card: str, owner: int) -> None:
        """A card goes to the discard pile of its owner, a token back to the supply, an outsider to the box."""
        if self.table.printed(card).type in (*TOKENS, "outsider"):
            return
        (self.table.horde_discard if owner == HORDE else self.table.players[owner].discard)[card] += 1

    def fall(self, place: str) -> None:
        """What was destroyed leaves play; a minion only loses what lies on it (SH-MINION-05)."""
        piece = self.table.pieces[place]
        if piece.card in MINIONS:
            piece.falling = False
            if not SETS[self.table.slug].falls_bare:  # set aside, with nothing on it (HM-DEST-05)
                piece.vigor = piece.edge = piece.plate = piece.armor_used = 0
                self.leave(piece)
                piece.turn_attack = piece.turn_health = piece.turn_armor = 0
                piece.ready = True
            if place not in MINIONS:
                self.table.pieces[piece.card] = self.table.pieces.pop(place)
            return
        del self.table.pieces[place]
        self.leave(piece)
        self.leave_for(piece)

    def leave_for(self, piece: Piece) -> None:
        """A card goes where it was told to go, else to its discard pile."""
        if self.gone[piece.card, piece.owner]:
            self.gone[piece.card, piece.owner] -= 1
        else:
            self.to_discard(piece.card, piece.owner)

    def on_destroyed(self, at: str, card: str, side: int) -> None:
        """A card is being destroyed; it still fills its place until what it sets off is done (SH-HEALTH-17)."""
        piece = self.at(at, card)
        piece.falling = True
        if SETS[self.table.slug].falls_bare and at != "portal":
            piece.vigor = piece.edge = piece.plate = 0
        self.falls.append(at)

    def on_discarded_in_play(self, card: str, at: str) -> None:
        """A card is discarded from play, which is no destruction (SH-HEALTH-15)."""
        piece = self.at(at, card)
        host, _, number = at.partition(".")
        if not number and not SETS[self.table.slug].falls_bare:
            piece.falling = True  # "Destroyed:" comes first, while it still lies there (HM-DEST-12)
            return
        if number:
            self.table.pieces[host].attached.remove(piece)
        else:
            del self.table.pieces[host]
        self.leave(piece)
        self.to_discard(card, piece.owner)

    def on_summoned(self, card: str, lane: int) -> None:
        """A horde card comes to a lane; a servant of the alliance is an ally of whoever made it."""
        self.turned_up[card] += 1
        if self.table.printed(card).type == "ally-token":
            self.enter(f"a{lane}", Piece(card, ANYBODY, ANYBODY))
            return
        owner = ANYBODY if self.table.printed(card).is_ally() else HORDE  # an ally that joined the horde (HM-GLO-72)
        self.enter(f"m{lane}", Piece(card, owner, HORDE))

    def on_concealed(self, lane: int) -> None:
        """A card comes to a lane face down; which one, nobody is told (SH-VS-23)."""
        self.loose.add("all")

    on_arrives_concealed = on_concealed

    def on_hidden(self, card: str, lane: int) -> None:
        """A monster is turned face down."""
        self.at(f"m{lane}", card).concealed = True

    def on_revealed(self, card: str, lane: int) -> None:
        """A hidden card is turned up."""
        self.at(f"m{lane}", card).concealed = False

    def on_attached(self, card: str, at: str, host: str) -> None:
        """An attachment comes to lie on its host; one of the horde leaves its lane for it (SH-HORDE-18)."""
        for place, piece in list(self.table.pieces.items()):
            if piece.card == card and place[0] == "m" and place not in MINIONS:
                del self.table.pieces[place]
                break
        owner = self.held.pop(card, None)
        if owner is None:
            owner = HORDE
            if not self.table.printed(card).corner and not self.table.printed(card).boost:
                self.loose.add("all")  # an attachment that moves from host to host
        target = self.table.pieces[at]
        target.attached.append(Piece(card, owner, target.seat if owner == HORDE else owner))
