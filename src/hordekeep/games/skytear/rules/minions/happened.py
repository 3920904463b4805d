"""What the Minions Phase tells of (SM-MP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.skytear.state.kinds import LANE, CardId, Dome, Hex, Lane, OutsiderId, Piece, Side, What
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Amount, Seat, Told
from hordekeep.kernel.texts import Word


class MinionsPhase(Told, kind="minions-phase", rule="SM-TURN-01", heading=True):
    """The Minions Phase begins."""

    turn: Amount


class LaneToken(Told, kind="lane-token", rule="SM-MP-01", heading=True):
    """The turn of the control tokens of these Lanes."""

    lanes: tuple[Lane, ...]


class DomeToken(Told, kind="dome-token", rule="SM-MP-04", heading=True):
    """The turn of a Dome."""

    dome: Dome


class LeadRevealed(Told, kind="lead-revealed", rule="SM-CTRL-03", reveals=True):
    """A Lead card under a hero is turned up."""

    hero: Piece
    card: CardId
    cost: Amount


class LeadSelected(Told, kind="lead-selected", rule="SM-CTRL-04"):
    """A Lead card counts for its side."""

    side: Side
    card: CardId
    cost: Amount


class ControlCompared(
    Told, kind="control", rule="SM-CTRL-05", variants=("tie",), unsaid=("lanes", "dome"), also=("where",)
):
    """Who controls the Lanes or the Dome, by how much; nobody after a tie."""

    lanes: tuple[Lane, ...]
    dome: Dome
    blue: Amount
    red: Amount
    winner: Side
    by: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether anybody wins."""
        return "tie" if facts["winner"] < 0 else ""

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """What was fought over: Lanes, or a Dome."""
        return {"where": Text("the-dome", dome=facts["dome"]) if facts["dome"] else LANE.say_all(facts["lanes"])}


class TowerDamaged(Told, kind="tower-damaged", rule="SM-DMG-03"):
    """A Tower has lost HP."""

    side: Side
    lane: Lane
    amount: Amount
    left: Amount


class TowerDestroyed(Told, kind="tower-destroyed", rule="SM-DMG-07", moment=True):
    """A Tower is gone."""

    side: Side
    lane: Lane


class NexusArmed(Told, kind="nexus-armed", rule="SM-DMG-08", moment=True):
    """A Nexus has tower tokens now."""

    side: Side
    hp: Amount


class NexusDamaged(Told, kind="nexus-damaged", rule="SM-DMG-03"):
    """A Nexus has lost HP."""

    side: Side
    amount: Amount
    left: Amount


class TokenAdvanced(Told, kind="token-advanced", rule="SM-ADV-01", unsaid=("start", "steps")):
    """A control token lies nearer to the enemy."""

    side: Side
    lane: Lane
    start: Hex
    hex: Hex
    steps: Amount


class MinionRepositioned(Told, kind="minion-repositioned", rule="SM-ADV-09", unsaid=("lane",)):
    """A minion has followed its token."""

    side: Side
    lane: Lane
    hex: Hex


class MinionWithdrawn(Told, kind="minion-withdrawn", rule="SM-PLC-07", unsaid=("lane",)):
    """A minion has found no room."""

    side: Side
    lane: Lane


class MinionSpawned(Told, kind="minion-spawned", rule="SM-SPN-01", unsaid=("lane",)):
    """A minion has come from its Nexus."""

    side: Side
    lane: Lane
    hex: Hex


class OutsiderHasNoRoom(Told, kind="outsider-has-no-room", rule="SM-OACT-09"):
    """An outsider stays where it is."""

    outsider: OutsiderId


class OutsiderDeclined(Told, kind="outsider-declined", rule="SM-OUT-02"):
    """The winner of a Dome does without its outsider."""

    outsider: OutsiderId
    seat: Seat


class OutsiderPlaced(Told, kind="outsider-placed", rule="SM-OACT-01", moment=True):
    """An outsider is placed and active."""

    outsider: OutsiderId
    hex: Hex
    seat: Seat


class OutsiderActs(Told, kind="outsider-acts", rule="SM-OACT-03"):
    """An outsider takes an action or uses a skill."""

    outsider: OutsiderId
    what: What


class OutsiderDone(Told, kind="outsider-done", rule="SM-OACT-04"):
    """The activation of an outsider is over."""

    outsider: OutsiderId
