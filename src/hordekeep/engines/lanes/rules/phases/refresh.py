"""Refresh Phase: gain mana, then ready cards (SH-REF-07)."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.rules.concepts.resources import portal_mana
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins, Readied, TurnBegins
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle
from hordekeep.engines.lanes.state.happenings import START_OF_TURN, Happening
from hordekeep.kernel import Rules


def refresh(g: Battle, _: object) -> Rules[None]:
    """Mana from the portal for every player in full (SH-REF-01, SH-COOP-01), then everything is readied (SH-REF-06);
    nobody draws (SH-DRAW-01).

    In versus the pool of the alliance gets it once (SH-VS-03), the horde player nothing (SH-VS-04); challenging
    monsters are readied too (SH-VS-36)."""
    g.phase = "refresh"
    g.turn += 1
    if g.tell:
        g.tell(TurnBegins(g.turn))
        g.tell(PhaseBegins("refresh"))
    portal_mana(g, "SH-REF-01", _goes_without)
    ready_all(g, "SH-REF-06")
    after(g, Happening(START_OF_TURN))
    yield from finish(g)


def ready_all(g: Battle, rule: str) -> None:
    """Every exhausted card is readied (SH-REF-06)."""
    readied = False
    for p in g.pieces():
        if not p.ready:
            p.ready = readied = True
    if g.tell and readied:
        g.tell(Readied(), rule)


def _goes_without(g: Battle, purse: int) -> bool:
    """Under Shining Star the owner of Akhuti gains no mana in the first Refresh Phase (SH-ACH-11)."""
    if g.turn != 1 or g.setting.challenge != "shining-star":
        return False
    return any(p.card.id == "akhuti" and g.purse_of(p.owner) == purse for p in g.in_lanes(ALLIANCE))
