"""What happens at set-up."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.kinds import FactionId, Fortress
from hordekeep.kernel.declaring import Told


class FactionTaken(Told, kind="faction-taken", rule="CS-FACTION-01"):
    """A player takes a faction."""

    seat: Fortress
    faction: FactionId


class VinesSetUp(Told, kind="vines", rule="CS-Q-33-TUTORIAL"):
    """What stands at the start of Learning the Vines."""
