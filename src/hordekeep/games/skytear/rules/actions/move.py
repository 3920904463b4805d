"""The Move action (SM-AMOV): its destination is chosen when it resolves (SM-AMOV-09)."""

from __future__ import annotations

from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.effects.values import move_range, total
from hordekeep.games.skytear.rules.keywords.moving import move_up_to
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Rules, enforces


@enforces("SM-AMOV-01", "SM-COND-03", "SM-COND-04", "SM-AMOV-09")
def move(g: Arena, c: Cause) -> Rules[None]:
    """Move up to 3 hexes, more or fewer as conditions and skills say."""
    over = bool(total(g, "over-blocking", c.caster))
    yield from move_up_to(g, c.seat, c.caster, move_range(g, c.caster), "SM-AMOV-01", over_blocking=over)
