"""Temporary tokens: attack, weaken and armor for this turn alone, as this set marks what the first left to memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.state.places import place_name, place_of

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.battle import Battle, Piece


def tell_tokens(g: Battle, p: Piece, attack: int, health: int, armor: int) -> None:
    """Attack and armor of this turn are temporary tokens (HM-TOKEN-04, HM-TOKEN-09, HM-SET1-05, HM-SET1-06), those of a
    treachery card too (HM-TREACH-08); health of this turn is never marked by tokens (HM-SET1-07)."""
    at, card = place_name(place_of(g, p)), p.card.id
    if attack > 0:
        g.say("tokens", "HM-TOKEN-04", at=at, card=card, token="temporary-attack", amount=attack)
    elif attack < 0:
        g.say("tokens", "HM-TOKEN-04", at=at, card=card, token="temporary-weaken", amount=-attack)
    if armor > 0:
        g.say("tokens", "HM-TOKEN-09", at=at, card=card, token="temporary-armor", amount=armor)
    elif armor < 0:
        g.say("tokens-removed", "HM-TOKEN-09", at=at, card=card, token="temporary-armor", amount=-armor)
    if health:
        g.say("changed", "HM-SET1-07", at=at, card=card, attack=0, health=health, armor=0)
