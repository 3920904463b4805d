"""The course of a turn by the book: phases, mana, waves, treachery, pillage, the portal and the ends of the game."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hordekeep.kernel import Event
from tests.games.lanes.oracle_cards import LANES, MINIONS, MOST_IN_HAND, MOST_MANA, SETS
from tests.games.lanes.oracle_piles import Tale
from tests.games.lanes.oracle_table import Table
from tests.games.lanes.oracle_values import attack, health, is_plain

PORTAL_MANA: Final = ("SH-REF-01", "HM-HORDE-01")
PILLAGING: Final = ("SH-PILL-01", "HM-PILL-01")
CLOSING: Final = ("end", "resolution")


class Course:
    """Where the turn stands."""

    def __init__(self, table: Table, seen: Counter[str]) -> None:
        self.seen = seen
        self.phase = table.phase
        self.turn = table.turn
        self.mana: dict[int, int] = {}
        self.wave = 0
        self.portal_moved = 0
        self.treachery = ""
        self.boost = 0
        self.pillage: list[int] = []
        self.fought: set[str] = set()
        self.arrived: list[int] = []

    def hear(self, event: Event, tale: Tale) -> None:
        """Check an event against the table as it is before."""
        table = tale.table
        what = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if self.wave and event.kind not in ("summoned", "on-pile", "horde-reshuffled"):
            left = [*table.horde_discard.elements(), *(card for deck in table.horde_decks for card in deck)]
            assert not left, f"{self.wave} cards of the wave are missing (SH-HORDE-01)"
            self.wave = 0
        if self.pillage and event.kind not in (
            "pillaged-card",
            "put-under",
            "game-ends",
            "reshuffled",
            "discarded-in-play",
        ):
            raise AssertionError(f"fewer cards are pillaged than told: {self.pillage}")
        if what is not None:
            what(event, tale, table)

    # -- phases --------------------------------------------------------------------------------------------------------

    def on_turn_begins(self, event: Event, tale: Tale, table: Table) -> None:
        """Turns follow one another; nobody begins one with more than seven cards (SH-END-06)."""
        assert event.facts["turn"] == self.turn + 1
        self.turn += 1
        if self.turn > 1:
            assert self.phase == SETS[table.slug].phases[-1]
            self.seen["turns"] += 1
            if not {"piles", "all"} & tale.loose:
                assert all(player.hand.total() <= MOST_IN_HAND for player in table.players)
                self.seen["hands"] += 1
        if table.slug == "skytear-horde" and self.turn > 1:
            assert self.portal_moved == 1, "a portal turns or is replaced once a turn (SH-END-02)"
        self.fought = set()

    def on_phase_begins(self, event: Event, tale: Tale, table: Table) -> None:
        """Phases come in their order (SH-WIN-07, HM-FLOW-02); only the fight may come twice, by a card's words."""
        phases, phase = SETS[table.slug].phases, event.facts["phase"]
        if phase == "fight" and self.phase != "treachery":
            self.seen["another fight"] += 1
            return
        if self.phase in phases:
            assert phase == phases[(phases.index(self.phase) + 1) % len(phases)], (self.phase, phase)
        self.phase = phase
        self.seen[f"phase {phase}"] += 1
        assert not any(self.mana.values()), f"mana of the portal is missing: {self.mana} (SH-REF-01)"
        self.mana = {}
        if phase == SETS[table.slug].mana_in and "mana" not in tale.loose:
            boost = table.printed(table.pieces["portal"].card).boost
            shared = SETS[table.slug].shares_mana and table.mode == "versus"
            purses = range(1 if shared else table.seats)
            self.mana = {purse: min(boost, MOST_MANA - table.players[purse].mana) for purse in purses}
        if phase == "horde":
            self.horde_phase(tale, table)
        if phase == "alliance":
            self.alliance_phase(tale, table)
        if phase == "fight" and self.boost and tale.knows_lanes():
            raise AssertionError("no monster was boosted (SH-TREA-09)")
        if phase == "pillage":
            self.fought |= {piece.card for piece in table.row("m") if piece is not None and piece.card in MINIONS}
        if phase in CLOSING:
            self.portal_moved = 0 if phase == "end" else self.portal_moved

    def horde_phase(self, tale: Tale, table: Table) -> None:
        """Everything is ready by now (SH-REF-06, HM-RES-04); the wave of the portal is due (SH-HORDE-01)."""
        if tale.knows_lanes():
            tired = [
                place for place, piece in table.everything() if not piece.ready and tale.stands(place.partition(".")[0])
            ]
            assert not tired, f"{tired} are still exhausted"
            self.seen["all ready"] += 1
        if table.slug == "skytear-horde" and table.mode != "versus" and "all" not in tale.loose:
            self.wave = table.printed(table.pieces["portal"].card).waves[table.at]
            self.arrived = []
        if table.slug == "monoliths":
            self.portal_moved = 0

    def alliance_phase(self, tale: Tale, table: Table) -> None:
        """Between monsters there is no free lane, unless the portal itself has done something (SH-HORDE-13)."""
        if table.slug == "monoliths":
            assert self.portal_moved == 1 or table.mode == "versus", "a portal turns once a turn (HM-HORDE-06)"
        elif table.mode != "versus" and tale.knows_lanes() and table.printed(table.pieces["portal"].card).stage == 1:
            lanes = [lane for lane in range(1, LANES + 1) if tale.stands(f"m{lane}")]
            assert lanes == list(range(1, len(lanes) + 1)), f"monsters in lanes {lanes}"
            self.seen["no gaps"] += 1

    # -- mana ----------------------------------------------------------------------------------------------------------

    def on_mana_gained(self, event: Event, tale: Tale, table: Table) -> None:
        """The portal's mana goes to everybody in full (SH-REF-01, SH-COOP-01)."""
        if event.rule in PORTAL_MANA and "mana" not in tale.loose:
            assert self.mana.pop(event.facts["purse"]) == event.facts["amount"]
            self.seen["portal mana"] += 1

    # -- the horde -----------------------------------------------------------------------------------------------------

    def on_summoned(self, event: Event, tale: Tale, table: Table) -> None:
        """The top card of the horde deck, in the leftmost lane without a horde card (SH-HORDE-02)."""
        if self.wave:
            self.wave_card(event.facts["card"], tale, table)
            if tale.knows_lanes():
                assert event.facts["lane"] == min(self.free(tale)), self.free(tale)
            self.arrived.append(event.facts["lane"])
            self.seen["wave cards"] += 1

    def on_on_pile(self, event: Event, tale: Tale, table: Table) -> None:
        """Only where all six lanes have horde cards (SH-HORDE-04)."""
        if self.wave:
            self.wave_card(event.facts["card"], tale, table)
            assert not self.free(tale) or not tale.knows_lanes()
            self.seen["wave cards without room"] += 1

    def free(self, tale: Tale) -> list[int]:
        """The lanes without a horde card; spells of this very wave still lie in theirs (SH-HORDE-05)."""
        lanes = range(1, LANES + 1)
        return [lane for lane in lanes if lane not in self.arrived and not tale.stands(f"m{lane}")]

    def wave_card(self, card: str, tale: Tale, table: Table) -> None:
        """One card less of the wave."""
        self.wave -= 1
        if len(table.horde_decks) == 1 and "horde order" not in tale.loose:
            taken = tale.turned_up.total()
            deck = table.horde_decks[0]
            assert taken >= len(deck) or card in deck[: taken + 1], f"{card} is not on top of the horde deck"

    def on_treachery_revealed(self, event: Event, tale: Tale, table: Table) -> None:
        """The top card of the horde deck; its marks say whom it boosts (SH-TREA-01)."""
        card = event.facts["card"]
        if tale.fresh_deck() and len(table.horde_decks) == 1:
            assert card == table.horde_decks[0][0], f"{card} is not on top of the horde deck"
            self.seen["treachery cards"] += 1
        printed = table.printed(card)
        self.treachery = card
        self.boost = printed.swords if any(tale.stands(f"m{lane}") for lane in range(1, LANES + 1)) else 0

    def on_discarded_revealed(self, event: Event, tale: Tale, table: Table) -> None:
        """A treachery card that is discarded boosts nobody."""
        if event.facts["card"] == self.treachery:
            self.boost = 0

    def on_boosted(self, event: Event, tale: Tale, table: Table) -> None:
        """The monster farthest to the side of the marks (SH-TREA-04, SH-TREA-05), for the horde player from the other
        side of the table (SH-VS-38)."""
        lanes = [lane for lane in range(1, LANES + 1) if tale.stands(f"m{lane}")]
        left = table.printed(self.treachery).side == "left"
        if table.mode == "versus" and table.slug == "skytear-horde":
            left = not left
        if tale.knows_lanes():
            assert event.facts["at"] == f"m{min(lanes) if left else max(lanes)}", (lanes, left)
            assert event.facts["amount"] == self.boost == table.printed(self.treachery).swords
            self.seen["boosted"] += 1
        self.boost = 0

    # -- pillage -------------------------------------------------------------------------------------------------------

    def on_pillaged(self, event: Event, tale: Tale, table: Table) -> None:
        """As many cards as the back line has health (SH-PILL-01), or as each monster there has attack (HM-PILL-01)."""
        amount = event.facts["amount"]
        self.pillage = list(range(table.seats)) * amount
        if event.rule not in PILLAGING or "all" in tale.loose or table.challenge == "upside-down":
            return
        rear = [place for place in table.pieces if place in MINIONS or place[0] == "b"]
        if table.slug == "skytear-horde":
            able = [place for place in rear if place not in self.fought and not table.pieces[place].marks]
            most = [place for place in rear if place not in self.fought]
            if able == most:
                assert amount == sum(max(health(table, place) or 0, 0) for place in able)
                self.seen["pillaging"] += 1
        elif all(is_plain(table, table.pieces[place]) and not table.pieces[place].marks for place in rear):
            assert amount in sums([attack(table, place) for place in rear]), (
                amount,
                [(place, attack(table, place)) for place in rear],
            )
            self.seen["pillaging"] += 1

    def on_pillaged_card(self, event: Event, tale: Tale, table: Table) -> None:
        """One card after another, each player one (SH-PILL-02)."""
        assert self.pillage, "more cards are pillaged than told"
        assert event.facts["seat"] == self.pillage.pop(0)
        self.seen["pillaged cards"] += 1

    # -- the portal and the end ----------------------------------------------------------------------------------------

    def on_portal_turned(self, event: Event, tale: Tale, table: Table) -> None:
        """A portal that stands is turned (SH-END-02)."""
        self.portal_moved += 1
        portal = table.pieces["portal"]
        assert not (portal.falling and table.slug == "skytear-horde"), "a collapsing portal is replaced"
        waves = table.printed(portal.card).waves
        assert event.facts["wave"] == waves[(table.at + 1) % len(waves)]
        self.seen["portal turned"] += 1

    def on_portal_replaced(self, event: Event, tale: Tale, table: Table) -> None:
        """One that was destroyed is replaced by the next stage (SH-END-03, HM-DEST-07)."""
        assert event.facts["card"] == table.portals[0]
        if table.slug == "skytear-horde":
            self.portal_moved += 1
            assert table.pieces["portal"].falling
        self.seen["portal replaced"] += 1

    def on_game_ends(self, event: Event, tale: Tale, table: Table) -> None:
        """Lost with the castle or a deck, won at the end of the turn in which the last outsider fell (SH-WIN-01)."""
        why = event.facts["why"]
        self.pillage = []
        self.seen[f"ends: {why}"] += 1
        if why == "castle-fell" and "all" not in tale.loose:
            assert (health(table, "castle") or 0) <= 0
        if event.facts["result"] == "won" and why != "survived":
            assert self.phase in CLOSING
            assert not table.later_stages


def sums(amounts: list[int]) -> set[int]:
    """What any of these may add up to.

    >>> sorted(sums([1, 3]))
    [0, 1, 3, 4]
    """
    found = {0}
    for amount in amounts:
        found |= {each + amount for each in found}
    return found
