"""What happens by the sentences of chips and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import EarthscapeNumber, EventId, Fortress, ShownFace, SpecialDie, Spot
from hordekeep.games.cloudspire.rules.chips.happened import Paid
from hordekeep.games.cloudspire.state.kinds import Chip, PlacedChip, ShownChip
from hordekeep.kernel.declaring import Amount, Told


class DieRolled(Told, kind="die-rolled", rule="CS-TALENT-01", reveals=True, variants=("by-none",)):
    """A special die is rolled."""

    seat: Fortress
    die: SpecialDie
    face: ShownFace

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """A landmark may roll that nobody controls."""
        return "by-none" if facts["seat"] == -1 else ""


class Called(Paid, kind="called", rule="CS-K-TAL-23", variants=("free",)):
    """A chip brings another onto a hex."""

    chip: PlacedChip
    by: Chip
    hex: Spot
    cost: Amount


class Spent(Told, kind="spent", rule="CS-K-TAL-68"):
    """A chip that called is spent."""

    chip: Chip


class WentHome(Told, kind="went-home", rule="CS-K-TAL-38"):
    """A chip goes home."""

    chip: ShownChip


class Captured(Told, kind="captured", rule="CS-K-TAL-10"):
    """A faction captures a chip that it defeated."""

    chip: Chip
    seat: Fortress


class Controlled(Told, kind="controlled", rule="CS-CTRL-02"):
    """A faction takes control of a chip."""

    chip: Chip
    seat: Fortress


class Silenced(Told, kind="silenced", rule="CS-K-TAL-61"):
    """A chip has no talents for a while."""

    chip: Chip


class Held(Told, kind="held", rule="CS-K-TAL-66"):
    """A unit does not move on its next turn."""

    chip: Chip


class Voided(Told, kind="voided", rule="CS-K-TAL-63"):
    """Source is paid to spare a chip damage."""

    seat: Fortress
    chip: Chip
    amount: Amount


class Loaded(Told, kind="loaded", rule="CS-K-TAL-72"):
    """A unit gets on another."""

    chip: Chip
    carrier: Chip


class SetDown(Told, kind="set-down", rule="CS-K-TAL-72"):
    """A rider gets off."""

    chip: PlacedChip
    hex: Spot


class Perched(Told, kind="perched", rule="CS-K-TAL-58"):
    """A unit perches on a spire."""

    chip: Chip
    spire: Chip


class LeftPerch(Told, kind="left-perch", rule="CS-K-TAL-58"):
    """It leaves its perch."""

    chip: PlacedChip
    hex: Spot


class LeftGroup(Told, kind="left-group", rule="CS-GROUP-15"):
    """The top of a group leaves it."""

    chip: PlacedChip
    hex: Spot


class Tucked(Told, kind="tucked", rule="CS-K-ADV-25"):
    """A minion is tucked under a hero."""

    chip: Chip
    hero: Chip


class BroughtBack(Told, kind="brought-back", rule="CS-K-ADV-52"):
    """A unit is brought back from the Forgotten Graves."""

    seat: Fortress
    chip: Chip


class GateRecovered(Told, kind="gate-recovered", rule="CS-GATE-23"):
    """A gate recovers health."""

    seat: Fortress
    amount: Amount


class MireRises(Told, kind="mire", rule="CS-K-EVENT-08"):
    """Swamps lie on all free wells of the isles."""


class Awakened(Told, kind="awakened", rule="CS-K-EVENT-13", moment=True, reveals=True):
    """The ancient traxxyr comes into play."""

    chip: PlacedChip
    hex: Spot


class Ratified(Told, kind="ratified", rule="CS-K-ADV-24", reveals=True):
    """A player has another event apply."""

    seat: Fortress
    event: EventId


class SoldBack(Told, kind="sold-back", rule="CS-K-ADV-35"):
    """A chip is sold back to the market."""

    seat: Fortress
    chip: Chip


class EarthscapeSoldBack(Told, kind="earthscape-sold-back", rule="CS-K-ADV-35"):
    """An earthscape is sold back."""

    seat: Fortress
    earthscape: EarthscapeNumber


class OfferDiscarded(Told, kind="offer-discarded", reveals=True):
    """A player discards an offer of the market. The effect names the rule."""

    seat: Fortress
    chip: Chip
