"""The game as the kernel knows it: its words, its beats, and how to look at it."""

from __future__ import annotations

from hordekeep.games.plankton_horde.bots.evaluate import evaluate
from hordekeep.games.plankton_horde.bots.lab import LAB
from hordekeep.games.plankton_horde.content.names import PACKAGE
from hordekeep.games.plankton_horde.rules.battle_card_phase import WHICH_TOKEN, assign_token, battle_card_phase
from hordekeep.games.plankton_horde.rules.betrayer import (
    FIRST_GIFT,
    SECOND_GIFT,
    WHETHER_TO_STEAL,
    steal,
    why_not_unasked,
)
from hordekeep.games.plankton_horde.rules.end_phase import end_phase
from hordekeep.games.plankton_horde.rules.final_battles import fight_battle, final_battles, resolve_battle
from hordekeep.games.plankton_horde.rules.monster_phase import (
    OPEN,
    SECOND,
    UP_TO_THE_TARGET,
    monster_phase,
    open_with,
    open_with_second,
    pick,
)
from hordekeep.games.plankton_horde.rules.setup import OPTIONS, game_begins, setup
from hordekeep.games.plankton_horde.rules.trickster import SWITCH_WITH, WHICH_TO_SWITCH, trickster
from hordekeep.games.plankton_horde.rules.victory import outcome, victory
from hordekeep.games.plankton_horde.rules.wild_cards import ADD_WILD_CARD, WHICH_SACRIFICE, wild_cards
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.games.plankton_horde.told.box import BOX, progress
from hordekeep.games.plankton_horde.told.hidden import redraw_hidden
from hordekeep.games.plankton_horde.told.seen import SeenTable
from hordekeep.games.plankton_horde.told.view import laid_open, shown, view
from hordekeep.games.plankton_horde.written.position import to_position
from hordekeep.games.plankton_horde.written.position_reading import from_position
from hordekeep.kernel import Extras, Game, GameRules, Positions, Search
from hordekeep.kernel.declaring import Told, Vocabulary

WORDS = Vocabulary(
    questions=(
        WHICH_TOKEN,
        OPEN,
        SECOND,
        UP_TO_THE_TARGET,
        WHETHER_TO_STEAL,
        FIRST_GIFT,
        SECOND_GIFT,
        WHICH_TO_SWITCH,
        SWITCH_WITH,
        ADD_WILD_CARD,
        WHICH_SACRIFICE,
    ),
    events=Told.declared_in(PACKAGE),
    unasked=why_not_unasked,
)
"""Its questions in the order of the book, and with them its verbs; and what it tells of."""

GAME: Game[HordeState] = Game(
    slug="plankton-horde",
    title="Horde",
    package=PACKAGE,
    fewest=2,
    most=4,
    seats_rule="PH-COMP-01",
    box=BOX,
    rules=GameRules(
        version=1,
        options=OPTIONS,
        setup=setup,
        beats={
            "game_begins": game_begins,
            # eleven rounds of three phases (PH-ROUND-05)
            "battle_card_phase": battle_card_phase,
            "assign_token": assign_token,
            "monster_phase": monster_phase,
            "open_with": open_with,
            "open_with_second": open_with_second,
            "pick": pick,
            "steal": steal,
            "end_phase": end_phase,
            # then the battles, one after another (PH-FB-01)
            "final_battles": final_battles,
            "trickster": trickster,
            "fight_battle": fight_battle,
            "wild_cards": wild_cards,
            "resolve_battle": resolve_battle,
            "victory": victory,
        },
        outcome=outcome,
        complete=True,
    ),
    words=WORDS,
    positions=Positions(
        write=to_position,
        read=from_position,
        view=view,
        seen=SeenTable,
        laid_open=laid_open,
        shown=shown,
        redraw_hidden=redraw_hidden,
    ),
    search=Search(evaluate=evaluate),
    lab=LAB,
    extras=Extras(progress=progress, terminal="hordekeep.games.plankton_horde.terminal:BOARD"),
)
