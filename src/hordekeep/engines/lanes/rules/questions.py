"""All questions of the engine: those that both editions put, and those of either."""

from __future__ import annotations

from typing import Any, Final

from hordekeep.engines.lanes.rules.concepts import questions as picking
from hordekeep.engines.lanes.rules.concepts import resources
from hordekeep.engines.lanes.rules.health import destruction, stepping_in, strike, tokens
from hordekeep.engines.lanes.rules.into_play import playing, turned_up
from hordekeep.engines.lanes.rules.phases import duties, end, horde, moving, pillage, reactions
from hordekeep.engines.lanes.rules.second_edition import commanding, raiding
from hordekeep.engines.lanes.rules.setup import mulligan
from hordekeep.engines.lanes.rules.versus import horde_player
from hordekeep.kernel.declaring import Question

SHARED: Final[tuple[Question[Any], ...]] = (
    *(mulligan.MULLIGAN, reactions.REACT, horde_player.PLAN_WHICH, horde.PILE_LANE, end.HAND_LIMIT),
    *(picking.WHICH_FIRST, resources.MANA_TO, resources.DRAW, resources.DISCARD, resources.TOLL),
    *(resources.REBUILD_WHOSE, resources.REBUILD, tokens.GUERRILLA, tokens.MUTAFORM),
    *(strike.SLIP, strike.SLIP_FIRST, strike.PICK_SHARE, strike.TRAMPLE_ON, destruction.PICK_SHELTER),
    *(stepping_in.MAY_REDIRECT, stepping_in.MAY_REDIRECT_ALL, stepping_in.REDIRECT),
    *(playing.MAY_BOLT, playing.CHOOSE_PLAY, moving.CHOOSE_MOVE),
    *(*picking.PICK.values(), picking.PICK_LANE, picking.PICK_SEAT, picking.PICK_TOKEN, picking.PICK_NUMBER),
    *(picking.PICK_WOUNDS, picking.PICK_ATTACK_TOKENS, picking.PICK_HEALTH_TOKENS),
    *(picking.PICK_HOST, picking.PICK_HOST_OR_NONE, picking.GUESS_COST, picking.GUESS_TYPE),
    *(picking.MAY, picking.MAY_PAY, picking.CHOOSE_ONE, picking.ALLY_INSTEAD, picking.DISCARD_INSTEAD),
    *(picking.ASSAULT,),
)
"""What both editions ask, and what words of cards can ask in any game."""
OF_THE_FIRST: Final[tuple[Question[Any], ...]] = (
    *(moving.ACTION, duties.ANSWER_TAUNT, duties.MUST_LEAVE, turned_up.REVEAL_FIRST, pillage.BEFORE_PILLAGING),
    *(horde_player.HORDE_ACTION, horde_player.PLAN_TREACHERY),
)
"""What the first edition asks besides."""
OF_THE_SECOND: Final[tuple[Question[Any], ...]] = (
    *(commanding.HORDE_ACTION, commanding.HORDE_SUMMON, commanding.SUMMON_ONE_MORE, commanding.REARRANGE),
    *(commanding.MAY_CONCEAL, raiding.PILLAGE_ORDER),
)
"""What the second edition asks besides."""
