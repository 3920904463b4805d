"""Choices of the phases before the Onslaught: what is bought, built and put into the deployment stack."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing, acting, command_points
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import (
    EARTHSCAPE,
    EarthscapeNumber,
    EquipmentFace,
    MarketFace,
    MinionFace,
    StructureId,
    TrianglePlace,
    Turns,
    hex_text,
)
from hordekeep.games.cloudspire.content.triangles import hexes_of
from hordekeep.games.cloudspire.ground.earthscapes import spaces_on
from hordekeep.games.cloudspire.rules.wave.prices import advance_price, chip_price, earthscape_price
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name, face_name
from hordekeep.kernel import Ask, Text


class Advance(Doing, verb="advance", touched=("structure:{structure}",), late="CS-BUILD-11", in_onslaught="CS-LBO-01"):
    """Buy the next advancement of this structure."""

    structure: StructureId

    def label(self, state: PlayArea) -> Text:
        """With its level and its price."""
        name, seat = Text(f"structure-{self.structure}"), acting(state)
        faction = box().factions.get(state.factions[seat])
        for which, each in enumerate(faction.structures if faction is not None else ()):
            if each.id == self.structure and state.levels[seat][which] < len(each.levels):
                price = advance_price(state, seat, which)
                return Text("label-advance", structure=name, level=state.levels[seat][which] + 1, price=price)
        return Text("label-advance-any", structure=name)


class LayEarthscape(
    Doing, verb="earthscape", touched=("earthscape:{earthscape}",), late="CS-BUILD-08", in_onslaught="CS-LBO-01"
):
    """Lay this earthscape."""

    earthscape: EarthscapeNumber


class Triangle(Doing, verb="triangle", late="CS-BUILD-08"):
    """Lay it on these hexes."""

    hexes: TrianglePlace

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """Each of them."""
        return tuple([f"hex:{hex_text(each)}" for each in hexes_of(self.hexes)])


class Turned(Doing, verb="turned", late="CS-EARTH-11"):
    """Turn it so."""

    turns: Turns

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """Its hexes, in the order of its spaces."""
        if not isinstance(ask.about, tuple):
            return ()
        number, triangle = ask.about
        hexes = spaces_on(triangle, self.turns)
        return (*(f"hex:{hex_text(each)}" for each in hexes), f"earthscape:{number}")


class Buy(Doing, verb="buy", touched=("offer:{face}",), late="CS-MKT-04"):
    """Buy this chip."""

    face: MarketFace

    def label(self, state: PlayArea) -> Text:
        """With its price."""
        price = chip_price(state, acting(state), box().chips_with(self.face)[0])
        return Text("label-buy", chip=face_name(self.face), price=price)


class BuyEarthscape(Doing, verb="buy-earthscape", touched=("earthscape:{earthscape}",), late="CS-MKT-04"):
    """Buy this earthscape."""

    earthscape: EarthscapeNumber

    def label(self, state: PlayArea) -> Text:
        """With its price."""
        name = EARTHSCAPE.say(self.earthscape)
        return Text("label-buy-earthscape", earthscape=name, price=earthscape_price(state, acting(state)))


class Group(Doing, verb="group", touched=("barracks:{face}",), late="CS-GROUP-01", in_onslaught="CS-GROUP-05"):
    """Put this minion under the last unit of the stack."""

    face: MinionFace

    def label(self, state: PlayArea) -> Text:
        """With its CP, and the unit that it goes under (CS-GROUP-01)."""
        price, stack = command_points(state, self.face), state.stacks[acting(state)]
        if price is None or not stack:
            return Text("label-group", chip=face_name(self.face))
        return Text("label-group-under", chip=face_name(self.face), top=chip_name(state, stack[-1]), cp=price)


class Equip(Doing, verb="equip", touched=("barracks:{chip}",), late="CS-EQUIP-02"):
    """Attach this equipment to the hero."""

    chip: EquipmentFace
