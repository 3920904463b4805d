"""Skytear Horde as the kernel knows it: one object that names everything."""

from __future__ import annotations

from functools import partial

from hordekeep.engines.lanes.bots.evaluate import evaluate
from hordekeep.engines.lanes.bots.instinct import instinct, leanings, sensible, turn
from hordekeep.engines.lanes.bots.lab import lab_of
from hordekeep.engines.lanes.content.options import options
from hordekeep.engines.lanes.rules.setup.setup import setup
from hordekeep.engines.lanes.rules.winning.result import outcome
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.told.additions import ADDITIONS
from hordekeep.engines.lanes.told.box import BOX, progress
from hordekeep.engines.lanes.told.choices import label, prompt, touches
from hordekeep.engines.lanes.told.deck_looking import look
from hordekeep.engines.lanes.told.faces import faces
from hordekeep.engines.lanes.told.hidden import redraw_hidden
from hordekeep.engines.lanes.told.refusals import why_not
from hordekeep.engines.lanes.told.view import moment, shown, view
from hordekeep.engines.lanes.written.candidates import candidates
from hordekeep.engines.lanes.written.keys import first_choice, key
from hordekeep.engines.lanes.written.position import to_position
from hordekeep.engines.lanes.written.position_reading import from_position
from hordekeep.games.skytear_horde.achievements import ACHIEVEMENTS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Cards, Extras, Game, GameRules, PlainWords, Positions, Search
from hordekeep.kernel.declaring import Told, Vocabulary

ENGINE = "hordekeep.engines.lanes"
"""Where texts and lessons lie, and most declarations."""

WORDS = Vocabulary(questions=(), events=Told.declared_in(ENGINE))
"""What it tells of."""

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
    words=PlainWords(
        key=key,
        choice=first_choice,
        candidates=candidates,
        why_not=why_not,
        prompt=prompt,
        label=label,
        touches=touches,
        describe=WORDS.describe,
        telling=WORDS.telling,
    ),
    positions=Positions(
        write=to_position,
        read=partial(from_position, edition=FIRST),
        view=view,
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
