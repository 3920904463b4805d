"""Choices of a turn in the Onslaught Phase that are no movement: landmarks, and defeats that wait."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing, place_id
from hordekeep.games.cloudspire.content.kinds import Place, Spot, hex_text
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Ask, Text


class Explore(Doing, verb="explore", touched=("unit:{hex}",), late="CS-TURN-02"):
    """Look at the landmark on this hex."""

    hex: Spot

    def label(self, state: PlayArea) -> Text:
        """With what its back shows (CS-LAND-01)."""
        chip = state.on.get(self.hex, NOBODY)
        kind = CHIPS[chip].type if chip != NOBODY and state.hidden >> chip & 1 else "none"
        return Text("label-explore", type=kind, hex=hex_text(self.hex))


class NextFall(Doing, verb="fall", late="CS-DEF-20"):
    """This defeat is resolved next."""

    place: Place

    def label(self, state: PlayArea) -> Text:
        """The chip whose defeat waits (CS-DEF-20); of some that left their hexes only the place tells them apart."""
        if self.place >= len(state.falls):
            return Text("label-fall-place", place=self.place + 1)
        name = chip_name(state, state.falls[self.place].chip)
        alike = [each for each in state.falls if chip_name(state, each.chip) == name]
        return name if len(alike) == 1 else Text("label-fall", chip=name, place=self.place + 1)

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """The chip, if it still stands somewhere."""
        chip = state.falls[self.place].chip if self.place < len(state.falls) else NOBODY
        return (place_id(state, chip),) if chip != NOBODY and state.at[chip] >= 0 else ()
