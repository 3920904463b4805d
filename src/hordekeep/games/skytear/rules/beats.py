"""The beats by their names: what the agenda may hold, each with the function that plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hordekeep.games.skytear.rules.heroes.heroes_phase import heroes_phase, heroes_phase_begins
from hordekeep.games.skytear.rules.minions.advancing import advance
from hordekeep.games.skytear.rules.minions.control import reveal_leads, select_lead
from hordekeep.games.skytear.rules.minions.lane_damage import lane_damage
from hordekeep.games.skytear.rules.minions.minions_phase import control_decided, dome_token, lane_token, minions_phase
from hordekeep.games.skytear.rules.minions.outsiders import outsider_acts, outsider_named, outsider_placed
from hordekeep.games.skytear.rules.minions.placing import reposition
from hordekeep.games.skytear.rules.minions.spawning import spawning
from hordekeep.games.skytear.rules.setup import steps
from hordekeep.games.skytear.rules.upkeep.end_of_turn import (
    draw_for_turn,
    hand_limit,
    put_cards_away,
    raise_mana,
    ready_heroes,
    upkeep,
)
from hordekeep.games.skytear.rules.upkeep.returning import heroes_return
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Rules

BEATS: Final[Mapping[str, Callable[[Arena, Any], Rules[None] | None]]] = {
    # the set-up, in the order of the book (SM-SET-25)
    **steps.BEATS,
    # the Heroes Phase (SM-TURN-02)
    "heroes_phase_begins": heroes_phase_begins,
    "heroes": heroes_phase,
    # the Minions Phase: token by token, then the Domes (SM-MP)
    "minions_phase": minions_phase,
    "lane_token": lane_token,
    "dome_token": dome_token,
    "reveal_leads": reveal_leads,
    "select_lead": select_lead,
    "control_decided": control_decided,
    "lane_damage": lane_damage,
    "advance": advance,
    "reposition": reposition,
    "spawning": spawning,
    "outsider_named": outsider_named,
    "outsider_placed": outsider_placed,
    "outsider_acts": outsider_acts,
    # the upkeep (SM-EOT-06)
    "upkeep": upkeep,
    "put_cards_away": put_cards_away,
    "draw_for_turn": draw_for_turn,
    "hand_limit": hand_limit,
    "ready_heroes": ready_heroes,
    "raise_mana": raise_mana,
    "heroes_return": heroes_return,
}
