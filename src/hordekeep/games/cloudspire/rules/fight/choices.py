"""Choices in fights: dice of spires, and what a gate is repaired with."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.content.kinds import DieFace, StructureId
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Text


class Die(Doing, verb="die", late="CS-SPIRE-10"):
    """Roll a die that shows this again."""

    shown: DieFace


class Structure(Doing, verb="structure", touched=("structure:{structure}",), late="CS-REPAIR-01"):
    """This structure loses an advancement."""

    structure: StructureId

    def label(self, state: PlayArea) -> Text:
        """Its name."""
        return Text(f"structure-{self.structure}")
