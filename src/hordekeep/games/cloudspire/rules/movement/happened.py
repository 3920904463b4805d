"""What happens when units move: deploying, moves, displacing, returning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import Fortress, Spot
from hordekeep.games.cloudspire.state.kinds import Chip, PlacedChip
from hordekeep.kernel.declaring import Amount, Told
from hordekeep.kernel.texts import Word


class Deployed(Told, kind="deployed", rule="CS-DEPLOY-01", unsaid=("seat",)):
    """The top of a deployment stack deploys."""

    chip: Chip
    seat: Fortress


class Stacked(Told, kind="stacked", rule="CS-DEPLOY-11"):
    """A chip goes to the bottom of a deployment stack."""

    chip: Chip
    seat: Fortress


class Stays(Told, kind="stays", rule="CS-LEAD-06"):
    """A unit stays where it is."""

    chip: Chip


class Moved(Told, kind="moved", unsaid=("walk",), also=("hex",)):
    """A unit walks, hex by hex. What moves it names the rule."""

    chip: PlacedChip
    start: Spot
    walk: tuple[Spot, ...]

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """Where it comes to stand."""
        return {"hex": facts["walk"][-1]}


class Teleported(Told, kind="teleported", rule="CS-MOVE-22", variants=("from-nowhere",)):
    """A unit goes elsewhere at once."""

    chip: PlacedChip
    start: Spot
    hex: Spot

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """It may have stood on no hex."""
        return "from-nowhere" if not facts["start"] else ""


class Displaced(Told, kind="displaced", rule="CS-DISP-01"):
    """A unit makes way."""

    chip: PlacedChip
    to: Spot


class SourceStolen(Told, kind="source-stolen", rule="CS-TALENT-01", variants=("capped",), unsaid=("lost",)):
    """A unit takes Source on its way (CS-K-TAL-33)."""

    seat: Fortress
    owner: Fortress
    lost: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """It may be above the capacity (CS-SOURCE-02)."""
        return "capped" if facts["lost"] else ""


class Returned(Told, kind="returned", rule="CS-HERO-10", unsaid=("seat",)):
    """A hero returns to its fortress."""

    chip: Chip
    seat: Fortress
