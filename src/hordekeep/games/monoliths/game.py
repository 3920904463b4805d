"""Monoliths as the kernel knows it: one object that names everything."""

from __future__ import annotations

from dataclasses import replace
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
from hordekeep.engines.lanes.bots.instinct import turn
from hordekeep.engines.lanes.bots.lab import lab_of
from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.rules.concepts.choices import First
from hordekeep.engines.lanes.rules.into_play.choices import Play, Use
from hordekeep.engines.lanes.rules.phases.choices import Discard, Move, Reshuffle
from hordekeep.engines.lanes.rules.questions import OF_THE_SECOND, SHARED
from hordekeep.engines.lanes.rules.second_edition.choices import Exhaust, March, Summon, UsePortal
from hordekeep.engines.lanes.rules.setup.choices import Keep, Redraw
from hordekeep.engines.lanes.rules.setup.setup import setup
from hordekeep.engines.lanes.rules.versus.choices import Conceal, Hide, Plan, SwapHidden
from hordekeep.engines.lanes.rules.winning.result import outcome
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.told.additions import ADDITIONS
from hordekeep.engines.lanes.told.box import BOX, progress
from hordekeep.engines.lanes.told.deck_looking import look
from hordekeep.engines.lanes.told.hidden import redraw_hidden
from hordekeep.engines.lanes.told.seen import SeenBattle
from hordekeep.engines.lanes.told.view import laid_open, moment, shown, view
from hordekeep.engines.lanes.written.numbering import of_horde_hand
from hordekeep.engines.lanes.written.position import to_position
from hordekeep.engines.lanes.written.position_reading import from_position
from hordekeep.games.monoliths.battle_plan import campaign
from hordekeep.games.monoliths.bots.evaluate import evaluate
from hordekeep.games.monoliths.bots.instinct import instinct, leanings, sensible
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.monoliths.options import options
from hordekeep.games.monoliths.overview import faces_by_overview
from hordekeep.games.monoliths.rules import closing, universal
from hordekeep.games.monoliths.rules.choices import CastleDraw, Engage
from hordekeep.games.monoliths.rules.dealing import weigh
from hordekeep.kernel import Cards, Extras, Game, GameRules, Positions, Search
from hordekeep.kernel.declaring import Told, Vocabulary

ENGINE = "hordekeep.engines.lanes"
"""Where texts and lessons lie, and most declarations."""

OPTIONS = options(shelf_of(MONOLITHS))

QUESTIONS = (universal.ACTION, universal.AGREE_SWAP, closing.TAUNTS_FIRST, closing.TAUNT_PULLS)
"""What it asks besides."""
WORDS = Vocabulary(
    questions=(*SHARED, *OF_THE_SECOND, *QUESTIONS),
    events=(*Told.declared_in(ENGINE), *Told.declared_in("hordekeep.games.monoliths")),
    verbs=(
        *(Done, Yes, No, Stop, Keep, Reshuffle, InLane, Engage, CastleDraw, Move, Use, Discard),
        *(At, To, Option, HowMany, OfToken, OfType, (Play, Redraw, ThisCard, First)),
        *(Plan, UsePortal, partial(of_horde_hand, Summon), Summon, Conceal, Hide, SwapHidden, (March, Exhaust)),
    ),
    cited=cited,
)
"""What it asks and tells of: what both editions do, and what is its own; and its verbs, in the order in which learning
agents number the choices."""

GAME: Game[Battle] = Game(
    slug="monoliths",
    title="Skytear Horde: Monoliths",
    package=ENGINE,
    fewest=1,
    most=3,
    seats_rule="HM-MODE-02",
    box=replace(
        BOX,
        about=said("about-monoliths"),
    ),
    rules=GameRules(
        version=3,
        options=OPTIONS,
        setup=partial(setup, MONOLITHS),
        beats=MONOLITHS.beats,
        outcome=outcome,
        clock=turn,
        together=True,
        complete=True,
        cites=MONOLITHS.cites,
    ),
    words=WORDS,
    positions=Positions(
        write=to_position,
        read=partial(from_position, edition=MONOLITHS),
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
    lab=lab_of(MONOLITHS),
    extras=Extras(
        progress=progress,
        terminal="hordekeep.games.monoliths.terminal:BOARD",
        cards=Cards(faces=faces_by_overview, look=partial(look, edition=MONOLITHS)),
        campaign=campaign(OPTIONS),
        weigh=weigh,
        additions=ADDITIONS,
    ),
)
"""The game as the kernel knows it."""
