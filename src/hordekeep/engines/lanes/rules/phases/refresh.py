"""Refresh Phase: gain mana, then ready cards (SH-REF-07)."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.rules.concepts.resources import portal_mana
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins, Readied, TurnBegins
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle
from hordekeep.engines.lanes.state.happenings import START_OF_TURN, Happening
from hordekeep.kernel import Rules, enforces


@enforces("SH-REF-01", "SH-COOP-01", "SH-REF-06", "SH-DRAW-01", "SH-VS-03", "SH-VS-04", "SH-VS-36", "SH-REF-07")
def refresh(g: Battle, _: object) -> Rules[None]:
    """Mana from the portal for every player in full, then everything is readied; nobody draws.

    In versus the pool of the alliance gets it once, the horde player nothing; challenging monsters are readied too."""
    g.phase = "refresh"
    g.turn += 1
    if g.tell:
        g.tell(TurnBegins(g.turn))
        g.tell(PhaseBegins("refresh"))
    portal_mana(g, "SH-REF-01", _goes_without)
    ready_all(g, "SH-REF-06")
    after(g, Happening(START_OF_TURN))
    yield from finish(g)


@enforces("SH-REF-06")
def ready_all(g: Battle, rule: str) -> None:
    """Every exhausted card is readied."""
    readied = False
    for p in g.pieces():
        if not p.ready:
            p.ready = readied = True
    if g.tell and readied:
        g.tell(Readied(), rule)


@enforces("SH-ACH-11")
def _goes_without(g: Battle, purse: int) -> bool:
    """Under Shining Star the owner of Akhuti gains no mana in the first Refresh Phase."""
    if g.turn != 1 or g.setting.challenge != "shining-star":
        return False
    return any(p.card.id == "akhuti" and g.purse_of(p.owner) == purse for p in g.in_lanes(ALLIANCE))
