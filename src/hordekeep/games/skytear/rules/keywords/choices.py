"""Choices when areas are laid, and cards are flipped or looked at."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.content.names import listed
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, RED_MINIONS, Arena
from hordekeep.games.skytear.state.kinds import AREA, Area, LookedAtPlace, Modifier
from hordekeep.games.skytear.state.pieces import enemies_on
from hordekeep.games.skytear.state.wording import hero_name, looked_at
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


class UseModifier(Doing, verb="modifier", late="SM-ATK-05"):
    """Use this modifier of the flipped cards."""

    modifier: Modifier


class _LookedAt(Doing, touched=("top:{place}",), late="SM-EFF-14"):
    place: LookedAtPlace

    def label(self, state: Arena) -> Text:
        """The card, by its name; its owner alone is asked (SM-EFF-14)."""
        cards = looked_at(state)
        if self.place > len(cards):
            return Text(f"label-{self.word}-place", **self.words())
        return Text(f"label-{self.word}", card=Text(f"card-{cards[self.place - 1].id}"), **self.words())


class Discard(_LookedAt, verb="discard"):
    """Discard the card at this place."""


class Top(_LookedAt, verb="top"):
    """The card at this place comes next from the top."""
