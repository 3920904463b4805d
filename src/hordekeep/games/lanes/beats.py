"""The beats of the first edition by their names: what the agenda may hold, each with the function that plays it."""

from __future__ import annotations

from typing import Final

from hordekeep.games.lanes.edition import Beats
from hordekeep.games.lanes.horde_player import horde_acts, plan_treachery
from hordekeep.games.lanes.mulligan import mulligan, starting_hands
from hordekeep.games.lanes.phases.alliance import action, alliance_begins
from hordekeep.games.lanes.phases.duties import alliance_ends
from hordekeep.games.lanes.phases.end import end, hand_limit, horde_income, new_turn
from hordekeep.games.lanes.phases.fight import fight, fight_ends, fight_lane
from hordekeep.games.lanes.phases.horde import horde, horde_phase_ends, resolve_wave, shift
from hordekeep.games.lanes.phases.pillage import pillage
from hordekeep.games.lanes.phases.reactions import reactions
from hordekeep.games.lanes.phases.refresh import refresh
from hordekeep.games.lanes.phases.treachery import treachery, treachery_card
from hordekeep.games.lanes.setup import game_begins

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
