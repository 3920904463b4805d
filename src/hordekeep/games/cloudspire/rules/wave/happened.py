"""What happens in the phases of a wave up to Prep, and at its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import EarthscapeNumber, EventId, Fortress, Spot, StructureId
from hordekeep.games.cloudspire.effects.happened import Gained
from hordekeep.games.cloudspire.state.kinds import Chip
from hordekeep.kernel.declaring import Amount, Told


class WaveBegins(Told, kind="wave", rule="CS-WAVE-02", heading=True):
    """A wave begins."""

    wave: Amount


class EventDrawn(Told, kind="event-drawn", rule="CS-EVENT-01", reveals=True):
    """The event of a wave."""

    event: EventId


class EventDie(Told, kind="event-die", rule="CS-Q-33-TUTORIAL", reveals=True):
    """The tutorial has a die for its events."""

    shown: Amount


class Income(Gained, kind="income", variants=("capped",)):
    """Source of income. The wave names the rule."""


class MarketRefreshed(Told, kind="market-refreshed", rule="CS-MKT-02", heading=True, reveals=True):
    """What the market offers; 0 is no earthscape."""

    chips: tuple[Chip, ...]
    earthscape: EarthscapeNumber


class Bought(Told, kind="bought", rule="CS-MKT-05", reveals=True):
    """A chip is bought."""

    seat: Fortress
    chip: Chip
    price: Amount


class EarthscapeBought(Told, kind="earthscape-bought", rule="CS-EARTH-01", reveals=True):
    """An earthscape is bought."""

    seat: Fortress
    earthscape: EarthscapeNumber


class Passed(Told, kind="passed", rule="CS-TURN-05"):
    """A player builds no more."""

    seat: Fortress


class Advanced(Told, kind="advanced", rule="CS-BUILD-11"):
    """A structure is advanced."""

    seat: Fortress
    structure: StructureId
    level: Amount
    cost: Amount


class EarthscapeLaid(Told, kind="earthscape-laid", rule="CS-BUILD-08", moment=True):
    """An earthscape is laid on three hexes."""

    seat: Fortress
    earthscape: EarthscapeNumber
    hexes: tuple[Spot, ...]


class Selected(Told, kind="selected", rule="CS-SELECT-01"):
    """A chip is selected for the wave."""

    seat: Fortress
    chip: Chip


class Grouped(Told, kind="grouped", rule="CS-GROUP-01", only="seat", unsaid=("seat", "cp")):
    """A minion goes under another, in secret (CS-GROUP-09)."""

    seat: Fortress
    chip: Chip
    top: Chip
    cp: Amount


class Equipped(Told, kind="equipped", rule="CS-EQUIP-01"):
    """Equipment is given to a hero."""

    seat: Fortress
    chip: Chip
    hero: Chip


class Prepared(Told, kind="prepared", rule="CS-DEPLOY-02", variants=("none",)):
    """A deployment stack stands, from its top."""

    seat: Fortress
    stack: tuple[Chip, ...]

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """A player may send nobody."""
        return "" if facts["stack"] else "none"


class WaveOver(Told, kind="wave-over", rule="CS-ENDWAVE-01", heading=True):
    """A wave is over."""

    wave: Amount
