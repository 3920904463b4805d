"""Skytear Horde as the kernel knows it: one object that names everything."""

from __future__ import annotations

from functools import partial

from hordekeep.engines.lanes.asking.choices import (
    At,
    Done,
    HowMany,
    InLane,
    No,
    OfToken,
    OfType,
    Option,
    Stop,
    ThisCard,
    To,
    Yes,
)
from hordekeep.engines.lanes.asking.questions import cited
from hordekeep.engines.lanes.bots.evaluate import evaluate
from hordekeep.engines.lanes.bots.instinct import instinct, leanings, sensible, turn
from hordekeep.engines.lanes.bots.lab import lab_of
from hordekeep.engines.lanes.content.options import options
from hordekeep.engines.lanes.rules.concepts.choices import First
from hordekeep.engines.lanes.rules.into_play.choices import Play, Use
from hordekeep.engines.lanes.rules.phases.choices import Discard, Engage, Move, Reshuffle
from hordekeep.engines.lanes.rules.questions import OF_THE_FIRST, SHARED
from hordekeep.engines.lanes.rules.setup.choices import Keep, Redraw
from hordekeep.engines.lanes.rules.setup.setup import setup
from hordekeep.engines.lanes.rules.versus.choices import (
    Challenge,
    Conceal,
    Drop,
    Hide,
    March,
    Plan,
    Summon,
    SwapHidden,
)
from hordekeep.engines.lanes.rules.winning.result import outcome
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.told.additions import ADDITIONS
from hordekeep.engines.lanes.told.box import BOX, progress
from hordekeep.engines.lanes.told.deck_looking import look
from hordekeep.engines.lanes.told.faces import faces
from hordekeep.engines.lanes.told.hidden import redraw_hidden
from hordekeep.engines.lanes.told.seen import SeenBattle
from hordekeep.engines.lanes.told.view import laid_open, moment, shown, view
from hordekeep.engines.lanes.written.numbering import of_horde_hand
from hordekeep.engines.lanes.written.position import to_position
from hordekeep.engines.lanes.written.position_reading import from_position
from hordekeep.games.skytear_horde.achievements import ACHIEVEMENTS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Cards, Extras, Game, GameRules, Positions, Search
from hordekeep.kernel.declaring import Told, Vocabulary

ENGINE = "hordekeep.engines.lanes"
"""Where texts and lessons lie, and most declarations."""

WORDS = Vocabulary(
    questions=(*SHARED, *OF_THE_FIRST),
    events=Told.declared_in(ENGINE),
    verbs=(
        *(Done, Yes, No, Stop, Keep, Reshuffle, InLane, Engage, Move, Use, Discard),
        *(At, To, Option, HowMany, OfToken, OfType, (Play, Redraw, ThisCard, First)),
        *(Plan, partial(of_horde_hand, Summon), Summon, Conceal, (Hide, Drop, Challenge, March, SwapHidden)),
    ),
    cited=cited,
)
"""What it asks and tells of; and its verbs, in the order in which learning agents number the choices."""

GAME: Game[Battle] = Game(
    slug="skytear-horde",
    title="Skytear Horde",
    package=ENGINE,
    fewest=1,
    most=3,
    seats_rule="SH-MODE-02",
    box=BOX,
    rules=GameRules(
        version=4,
        options=options(shelf_of(FIRST)),
        setup=partial(setup, FIRST),
        beats=FIRST.beats,
        outcome=outcome,
        clock=turn,
        together=True,
        complete=True,
    ),
    words=WORDS,
    positions=Positions(
        write=to_position,
        read=partial(from_position, edition=FIRST),
        view=view,
        seen=SeenBattle,
        laid_open=laid_open,
        shown=shown,
        moment=moment,
        redraw_hidden=redraw_hidden,
    ),
    search=Search(
        evaluate=evaluate,
        rollout=instinct,
        leanings=leanings,
        sensible=sensible,
        play_on=60,
        exploration=1.5,
    ),
    lab=lab_of(FIRST),
    extras=Extras(
        progress=progress,
        terminal="hordekeep.games.skytear_horde.terminal:BOARD",
        cards=Cards(faces=partial(faces, edition=FIRST), look=partial(look, edition=FIRST)),
        achievements=ACHIEVEMENTS,
        additions=ADDITIONS,
    ),
)
"""The game as the kernel knows it."""
