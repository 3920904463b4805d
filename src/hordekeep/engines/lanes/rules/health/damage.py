"""Damage, from the blow to the wound tokens: what steps in before it (`stepping_in`), armor, barrier, wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.effects.shielding import has_barrier, is_immune, is_protected
from hordekeep.engines.lanes.effects.values import health
from hordekeep.engines.lanes.rules.concepts.concealing import reveal
from hordekeep.engines.lanes.rules.concepts.movement import tell_now
from hordekeep.engines.lanes.rules.health.destruction import doom
from hordekeep.engines.lanes.rules.health.happened import Damaged, TokensPut
from hordekeep.engines.lanes.rules.health.stepping_in import step_in, use_armor
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.happenings import DAMAGED, LOST_HEALTH_TOKENS, Happening
from hordekeep.engines.lanes.state.places import place_of, told
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.happened import Untold

EXCHANGE: Final = "SH-FIGHT-09"
"""The rule by which monster and ally of a lane strike each other: a step of the book, no ability."""


@enforces("SH-HEALTH-01", "HM-GLO-22", "SH-GLOS-13", "SH-GLOS-15")
def hurt(g: Battle, p: Piece, n: int, by: Piece | None, rule: str = "SH-HEALTH-01") -> Rules[int]:
    """Deal damage to a card, in whatever words: each point that comes through is a wound token. Returns the wounds."""
    if n <= 0 or (by is not None and by.marked("no-damage-dealt")):
        return 0
    if p.concealed and (rule != EXCHANGE or g.edition.strikes_reveal) and not (yield from reveal(g, p)):
        return 0
    if around(g).replacers:
        p, n = yield from step_in(g, p, n)
    else:
        n = 0 if is_immune(g, p) else use_armor(g, p, n * 2 if p.marked("double-damage") else n)
    if n <= 0:
        return 0
    if has_barrier(g, p):  # after armor (SH-GLOS-15); the one wound may still destroy (SH-GLOS-13)
        n = 1
    wound(g, p, n, by, rule)
    after(g, Happening(DAMAGED, p, by, n))
    return n


@enforces("SH-HEALTH-01")
def wound(g: Battle, p: Piece, n: int, by: Piece | None, rule: str) -> None:
    """Put wound tokens on a card that took damage."""
    untold = (Damaged(place_of(g, p), told(p), n, "" if by is None else by.card.id), rule) if g.tell else None
    place_wounds(g, p, n, by, untold)


def pay_wounds(g: Battle, p: Piece, n: int, by: Piece) -> None:
    """Put wound tokens on a card as a cost: they are simply placed, which is no damage (SH-ALLI-24, SH-Q-19)."""
    place_wounds(g, p, n, by, (TokensPut(place_of(g, p), p.card.id, "wound", n), "SH-ALLI-24") if g.tell else None)


@enforces("SH-TOKEN-02", "HM-TOKEN-06", "SH-CARD-05", "SH-HEALTH-02")
def place_wounds(g: Battle, p: Piece, n: int, by: Piece | None, untold: Untold = None) -> None:
    """Wound tokens cancel health tokens first, one for one, a tower's too; at health 0 a card is doomed. What is
    `untold` is told when they lie there."""
    lost = min(max(p.vigor, 0), n)
    p.vigor -= n
    if untold:
        tell_now(g, untold)
    if lost:
        after(g, Happening(LOST_HEALTH_TOKENS, p, by, lost))
    check_health(g, p, by)


@enforces("SH-HEALTH-02", "SH-HEALTH-04", "HM-MIN-10")
def check_health(g: Battle, p: Piece, by: Piece | None) -> None:
    """A card with health 0 or less is doomed, and nothing saves it any more; a minion whose last health token goes too,
    however it went."""
    if not p.doomed and _can_fall(g, p) and health(g, p) <= 0 and not is_protected(g, p):
        doom(g, p, by)
    elif p.card.is_tower:
        g.edition.tower_spent(g, p)


def _can_fall(g: Battle, p: Piece) -> bool:
    return p.card.health is not None or p.concealed or (g.portal_is_outsider and p is g.portal)
