"""Choices in the actions of heroes: areas, and cards that lie under a hero."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.names import listed
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, RED_MINIONS, Arena
from hordekeep.games.skytear.state.kinds import AREA, Area, PowerCardId
from hordekeep.games.skytear.state.pieces import enemies_on
from hordekeep.games.skytear.state.wording import hero_name
from hordekeep.kernel import Ask, Text
from hordekeep.kernel.hexes import hexes_in


class LayArea(Doing, verb="area", late="SM-AOE-01"):
    """Lay the area over these hexes."""

    hexes: Area

    def label(self, state: Arena) -> Text:
        """Whom it covers, then its hexes."""
        mask, hexes = self.hexes, AREA.say(self.hexes)
        heroes = [hero_name(state, hero) for side in (0, 1) for hero in enemies_on(state, side, mask, minions=False)]
        minions = ((state.on[BLUE_MINIONS] | state.on[RED_MINIONS]) & mask).bit_count()
        covered = [*heroes, *([Text("so-many-minions", count=minions)] if minions else [])]
        return Text("label-area-on", who=listed(covered), hexes=hexes) if covered else Text("label-area", hexes=hexes)

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """Each of its hexes."""
        return tuple([f"hex:{hex_text(each)}" for each in hexes_in(self.hexes)])


class LeadCard(Doing, verb="lead", late="SM-LEAD-01"):
    """This card of the hand goes under the hero; or this one of those under heroes counts (SM-CTRL-04)."""

    card: PowerCardId

    def label(self, state: Arena) -> Text:
        """With its cost."""
        return Text("label-lead", cost=shelf().power_cards[self.card].cost, **self.words())

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """In the hand, or under a hero."""
        return (f"{'lead' if ask.prompt == 'select-lead' else 'hand'}:{self.card}",)


class LeadFromDeck(Doing, verb="lead-deck", late="SM-LEAD-02"):
    """The top card of the deck, unseen."""

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """The deck of whoever is asked."""
        return tuple([f"deck:{seat}" for seat in ask.seats])


class NoLead(Doing, verb="no-lead", late="SM-LEAD-09"):
    """No Lead card."""
