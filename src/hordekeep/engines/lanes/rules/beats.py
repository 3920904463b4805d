"""The beats of the first edition by their names: what the agenda may hold, each with the function that plays it."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.rules.phases.alliance import action, alliance_begins
from hordekeep.engines.lanes.rules.phases.duties import alliance_ends
from hordekeep.engines.lanes.rules.phases.end import end, hand_limit, horde_income, new_turn
from hordekeep.engines.lanes.rules.phases.fight import fight, fight_ends, fight_lane
from hordekeep.engines.lanes.rules.phases.horde import horde, horde_phase_ends, resolve_wave, shift
from hordekeep.engines.lanes.rules.phases.pillage import pillage
from hordekeep.engines.lanes.rules.phases.reactions import reactions
from hordekeep.engines.lanes.rules.phases.refresh import refresh
from hordekeep.engines.lanes.rules.phases.treachery import treachery, treachery_card
from hordekeep.engines.lanes.rules.setup.mulligan import mulligan, starting_hands
from hordekeep.engines.lanes.rules.setup.setup import game_begins
from hordekeep.engines.lanes.rules.versus.horde_player import horde_acts, plan_treachery
from hordekeep.engines.lanes.state.edition import Beats

BEATS: Final[Beats] = {
    "game_begins": game_begins,
    "starting_hands": starting_hands,
    "mulligan": mulligan,
    # the seven phases of a turn (SH-WIN-07)
    "refresh": refresh,
    "horde": horde,
    "resolve_wave": resolve_wave,
    "shift": shift,
    "horde_acts": horde_acts,
    "horde_phase_ends": horde_phase_ends,
    "alliance": alliance_begins,
    "action": action,
    "alliance_ends": alliance_ends,
    "treachery": treachery,
    "plan_treachery": plan_treachery,
    "treachery_card": treachery_card,
    "reactions": reactions,
    "fight": fight,
    "fight_lane": fight_lane,
    "fight_ends": fight_ends,
    "pillage": pillage,
    "end": end,
    "hand_limit": hand_limit,
    "horde_income": horde_income,
    "new_turn": new_turn,
}
