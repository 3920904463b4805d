"""Skytear as the kernel knows it: one object that names everything."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import (
    Done,
    No,
    Stop,
    ThisHero,
    ThisHex,
    ThisIllusion,
    ThisMinion,
    ThisOutsider,
    ThisPillar,
    ThisPlayer,
    Yes,
)
from hordekeep.games.skytear.bots.evaluate import evaluate
from hordekeep.games.skytear.bots.habits import leanings
from hordekeep.games.skytear.bots.instinct import instinct, resolved, sensible
from hordekeep.games.skytear.bots.lab import LAB
from hordekeep.games.skytear.content.options import OPTIONS
from hordekeep.games.skytear.content.printed_words import PACKAGE
from hordekeep.games.skytear.decks.deck_looking import look
from hordekeep.games.skytear.rules.actions.choices import LeadCard, LeadUnseen, NoLead
from hordekeep.games.skytear.rules.beats import BEATS
from hordekeep.games.skytear.rules.goal.result import outcome
from hordekeep.games.skytear.rules.heroes.choices import Act, Activate, End, First, Pass, Play
from hordekeep.games.skytear.rules.keywords.choices import Discard, LayArea, Top, UseModifier
from hordekeep.games.skytear.rules.minions.choices import UseSkill
from hordekeep.games.skytear.rules.setup.choices import Draft, PickFaction, Redraw, SubmitDeck
from hordekeep.games.skytear.rules.setup.steps import setup
from hordekeep.games.skytear.rules.upkeep.choices import PutAway
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.box import BOX, progress
from hordekeep.games.skytear.told.faces import faces
from hordekeep.games.skytear.told.hidden import redraw_hidden
from hordekeep.games.skytear.told.seen import SeenArena
from hordekeep.games.skytear.told.view import laid_open, moment, shown, view
from hordekeep.games.skytear.told.windows import WINDOWS
from hordekeep.games.skytear.words.choices import TakeOff, ThisEffect
from hordekeep.games.skytear.written.position import to_position
from hordekeep.games.skytear.written.position_reading import from_position
from hordekeep.kernel import Cards, Extras, Game, GameRules, Positions, Search
from hordekeep.kernel.declaring import Question, Told, Vocabulary

WORDS = Vocabulary(
    questions=Question.declared_in(PACKAGE),
    events=Told.declared_in(PACKAGE),
    verbs=(
        Pass,
        End,
        Yes,
        No,
        Stop,
        Done,
        LeadUnseen,
        NoLead,
        Act,
        UseSkill,
        ThisPlayer,
        UseModifier,
        Discard,
        Top,
        ThisEffect,
        PickFaction,
        Draft,
        SubmitDeck,
        Activate,
        ThisHero,
        ThisIllusion,
        First,
        Play,
        LeadCard,
        Redraw,
        PutAway,
        TakeOff,
        First.by_cards,
        ThisMinion,
        ThisPillar,
        ThisOutsider,
        ThisHex,
        LayArea,
    ),
)
"""What it asks and tells of; and its verbs, in the order in which learning agents number the choices: actions come
before answers, for the first that touches a piece explains it to whoever taps it."""

GAME: Game[Arena] = Game(
    slug="skytear",
    title="Skytear",
    package=PACKAGE,
    fewest=2,
    most=8,
    seats_rule="SM-TEAM-01",
    box=BOX,
    rules=GameRules(
        version=2,
        options=OPTIONS,
        setup=setup,
        beats=BEATS,
        outcome=outcome,
        clock=lambda g: g.turn,
        together=True,
        complete=True,
    ),
    words=WORDS,
    positions=Positions(
        write=to_position,
        read=from_position,
        view=view,
        seen=SeenArena,
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
        horizon=resolved,
        play_on=8,
        exploration=1.0,
    ),
    lab=LAB,
    extras=Extras(
        progress=progress,
        terminal="hordekeep.games.skytear.terminal:BOARD",
        windows=WINDOWS,
        cards=Cards(faces=faces, look=look),
    ),
)
"""The game as the kernel knows it."""
