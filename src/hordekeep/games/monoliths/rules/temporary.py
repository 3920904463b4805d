"""Temporary tokens: attack, weaken and armor for this turn alone, as this set marks what the first left to memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.rules.health.happened import Changed, TokensPut, TokensRemoved
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.battle import Battle, Piece


@enforces("HM-TOKEN-04", "HM-TOKEN-09", "HM-SET1-05", "HM-SET1-06", "HM-TREACH-08", "HM-SET1-07")
def tell_tokens(g: Battle, p: Piece, attack: int, health: int, armor: int) -> None:
    """Attack and armor of this turn are temporary tokens, those of a treachery card too; health of this turn is never
    marked by tokens."""
    if not g.tell:
        return
    at, card = place_of(g, p), p.card.id
    if attack:
        token = "temporary-attack" if attack > 0 else "temporary-weaken"
        g.tell(TokensPut(at, card, token, abs(attack)), "HM-TOKEN-04")
    if armor > 0:
        g.tell(TokensPut(at, card, "temporary-armor", armor), "HM-TOKEN-09")
    elif armor < 0:
        g.tell(TokensRemoved(at, card, "temporary-armor", -armor), "HM-TOKEN-09")
    if health:
        g.tell(Changed(at, card, 0, health, 0), "HM-SET1-07")
