"""Any game of the lanes, by chance: what may be chosen before a solo game, for the scripts that play many."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.engines.lanes.content.options import COMMONS
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.monoliths.options import hordes_in_order
from hordekeep.games.skytear_horde.edition import FIRST


def any_options(game: str, luck: Random, difficulties: str = "nnnhp", levels: str = "12345") -> dict[str, Any]:
    """Any deck, horde and outsider that a game's book allows; a difficulty (normal, hard, painful by their first
    letters) and a level among these, each as likely as it stands there often."""
    difficulty = {"n": "normal", "h": "hard", "p": "painful"}[luck.choice(difficulties)]
    if game == FIRST.name:
        cards = shelf_of(FIRST)
        hordes = [each for each in cards.horde_sets if each not in COMMONS]
        chosen = {"difficulty": difficulty, "outsider": luck.choice(list(cards.outsider_lines))}
    else:
        cards = shelf_of(MONOLITHS)
        hordes = [horde.id for horde in hordes_in_order(cards)]
        outsider = luck.choice(["auto", "auto", *cards.outsider_lines])
        chosen = {"level": luck.choice(levels), "portals": difficulty, "outsider": outsider}
    return {**chosen, "deck": luck.choice(list(cards.decks)), "horde": luck.choice(hordes)}
