"""The beats by their names: what the agenda may hold, each with the function that plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hordekeep.games.cloudspire.rules.chips import relics
from hordekeep.games.cloudspire.rules.fight.attacking import after_attacking
from hordekeep.games.cloudspire.rules.fight.firing import fire
from hordekeep.games.cloudspire.rules.fight.gates import gate_defeated
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import set_up_beacon
from hordekeep.games.cloudspire.rules.movement.movement_stage import goes_on, movement, moves_on, stays_on
from hordekeep.games.cloudspire.rules.onslaught import defeat, onslaught
from hordekeep.games.cloudspire.rules.onslaught.exploring import exploration
from hordekeep.games.cloudspire.rules.setup.learning_the_vines import set_up_vines
from hordekeep.games.cloudspire.rules.setup.setup import pick_factions
from hordekeep.games.cloudspire.rules.wave.build_phase import build_phase, build_round, build_turn
from hordekeep.games.cloudspire.rules.wave.end_of_wave import end_of_wave
from hordekeep.games.cloudspire.rules.wave.event_phase import event_phase
from hordekeep.games.cloudspire.rules.wave.income_phase import income_phase
from hordekeep.games.cloudspire.rules.wave.market_phase import market_phase, market_turn
from hordekeep.games.cloudspire.rules.wave.prep_phase import prep_phase, prepare
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Rules

BEATS: Final[Mapping[str, Callable[[PlayArea, Any], Rules[None] | None]]] = {
    # set-up
    "pick_factions": pick_factions,
    "set_up_beacon": set_up_beacon,
    "set_up_vines": set_up_vines,
    # the six phases of a wave (CS-WAVE-02)
    "event_phase": event_phase,
    "income_phase": income_phase,
    "market_phase": market_phase,
    "market_turn": market_turn,
    "build_phase": build_phase,
    "build_round": build_round,
    "build_turn": build_turn,
    "prep_phase": prep_phase,
    "prepare": prepare,
    # the Onslaught Phase: rounds, turns, stages (CS-TURN)
    "onslaught_begins": onslaught.onslaught_begins,
    "round": onslaught.round_,
    "turn": onslaught.turn,
    "stage": onslaught.stage,
    "turn_starts": onslaught.turn_starts,
    "starts_on": onslaught.starts_on,
    "limited_options": onslaught.limited_options,
    "before_movement": onslaught.before_movement,
    "movement": movement,
    "goes_on": goes_on,
    "moves_on": moves_on,
    "stays_on": stays_on,
    "fire": fire,
    "exploration": exploration,
    "attack_stage": onslaught.attack_stage,
    "after_attacking": after_attacking,
    "idle_at_gates": onslaught.idle,
    "turn_ends": onslaught.turn_ends,
    # after every step: defeats (CS-DEF), then relics (CS-Q-17-RELIC-TIMING)
    "settle": defeat.settle,
    "defeat_talents": defeat.defeat_talents,
    "defeat_clears": defeat.defeat_clears,
    "defeat_rewards": defeat.defeat_rewards,
    "defeat_levels": defeat.defeat_levels,
    "landmark_emptied": defeat.landmark_emptied,
    "gate_defeated": gate_defeated,
    "relics": relics.relics,
    "relic_window": relics.relic_window,
    "end_of_wave": end_of_wave,
}
