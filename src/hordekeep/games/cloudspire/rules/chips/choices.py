"""Choices about chips: spires and their upgrades, items, relics, levels."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import (
    RelicId,
    SavedLetter,
    SpireFace,
    Spot,
    UpgradeLetter,
    UpgradeOrder,
    hex_text,
    upgrades_name,
)
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.state.pieces import CHIPS, face
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT, PlayArea
from hordekeep.games.cloudspire.state.wording import face_name
from hordekeep.kernel import Ask, Refusal, Text

LIMITED_OPTIONS: Final = 2
"""CS-LBO-02."""
PAID: Final = ("build_turn", "limited_options", "relic_window")
"""Beats in which a spire costs what is printed on it."""


class Construct(
    Doing,
    verb="construct",
    touched=("barracks:{face}", "hex:{hex}"),
    late="CS-BUILD-01",
    in_onslaught="CS-LBO-05",
):
    """Construct this spire there."""

    face: SpireFace
    hex: Spot

    def label(self, state: PlayArea) -> Text:
        """With its price where one is paid (CS-REWARD-03)."""
        chip = box().chips_with(self.face)[0]
        cost = next(each.cost for each in CHIPS[chip].faces if each.id == self.face)
        words: dict[str, Text | str] = {"chip": face_name(self.face), "hex": hex_text(self.hex)}
        paid = state.beat is None or state.beat[0] in PAID
        return Text("label-construct", cost=cost, **words) if cost and paid else Text("label-construct-free", **words)

    @classmethod
    def untimely(cls, state: PlayArea, ask: Ask, seat: int) -> Refusal:
        """In the Onslaught Phase spires are limited build options."""
        found = super().untimely(state, ask, seat)
        if state.phase != ONSLAUGHT or found.rule != cls.in_onslaught:
            return found
        if state.built[seat] >= LIMITED_OPTIONS:
            return Refusal("CS-LBO-02", Text("no-limited-left"))
        return Refusal("CS-LBO-01", Text("no-limited-enough")) if state.enough >> seat & 1 else found


class Order(Doing, verb="order", late="CS-BUILD-03"):
    """The starting upgrades in this order, from top to bottom."""

    upgrades: UpgradeOrder

    def label(self, state: PlayArea) -> Text:
        """One after another."""
        return upgrades_name(self.upgrades)


class Upgrade(Doing, verb="upgrade", touched=("upgrade:{letter}",), late="CS-BUILD-04"):
    """Add this upgrade."""

    letter: UpgradeLetter


class UpgradeCheaper(Doing, verb="upgrade-cheaper", touched=("upgrade:{letter}",), late="CS-BUILD-04"):
    """Add it, and let it be the one that is cheaper (CS-K-ADV-11)."""

    letter: SavedLetter


class Promote(Doing, verb="promote", late="CS-LEVEL-04"):
    """Promote the hero."""


class PickUp(Doing, verb="pick-up", touched=("item:{hex}",), late="CS-ITEM-02"):
    """Pick up the item on top of those that lie there (CS-ITEM-02)."""

    hex: Spot

    def label(self, state: PlayArea) -> Text:
        """What lies there."""
        item = state.items.get(self.hex, NOBODY)
        if item == NOBODY:
            return Text("label-pick-up-any", hex=hex_text(self.hex))
        return Text("label-pick-up", chip=face_name(face(state, item).id), hex=hex_text(self.hex))


class PlayRelic(Doing, verb="relic", touched=("relic:{relic}",), late="CS-RELIC-05"):
    """Play this relic."""

    relic: RelicId


PROMOTE = Promote()
