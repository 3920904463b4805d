"""The service with newer rules of Horde than today's: what an upgrade looks like to a running game.

Run in place of `python -m hordekeep.cli`. The new rules deal from the other end of the shuffled pile, so no old log
replays under them. Worker processes import this module too, and so play by the same rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import hordekeep.games.plankton_horde as horde
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Dice, OptionValue

TODAY = horde.GAME


def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> HordeState:
    """Today's setup, with the whole pile turned over before the Pool is dealt."""
    state = TODAY.rules.setup(seats, options, dice)
    state.deck = state.deck[::-1]
    state.pool = dict.fromkeys(state.deck[: state.drawn], 1)
    return state


horde.GAME = replace(TODAY, rules=replace(TODAY.rules, version=TODAY.rules.version + 1, setup=setup))

if __name__ == "__main__":
    from hordekeep.cli import main

    main()
