"""Skytear as the kernel knows it: one object that names everything."""

from __future__ import annotations

from hordekeep.games.skytear.bots.evaluate import evaluate
from hordekeep.games.skytear.bots.habits import leanings
from hordekeep.games.skytear.bots.instinct import instinct, resolved, sensible
from hordekeep.games.skytear.bots.lab import LAB
from hordekeep.games.skytear.content.options import OPTIONS
from hordekeep.games.skytear.content.printed_words import PACKAGE
from hordekeep.games.skytear.decks.deck_looking import look
from hordekeep.games.skytear.rules.beats import BEATS
from hordekeep.games.skytear.rules.goal.result import outcome
from hordekeep.games.skytear.rules.setup.steps import setup
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.told.box import BOX, progress
from hordekeep.games.skytear.told.candidates import candidates
from hordekeep.games.skytear.told.choices import label, prompt, touches
from hordekeep.games.skytear.told.faces import faces
from hordekeep.games.skytear.told.hidden import redraw_hidden
from hordekeep.games.skytear.told.refusals import why_not
from hordekeep.games.skytear.told.view import moment, shown, view
from hordekeep.games.skytear.told.windows import WINDOWS
from hordekeep.games.skytear.written.keys import choice, key
from hordekeep.games.skytear.written.position import to_position
from hordekeep.games.skytear.written.position_reading import from_position
from hordekeep.kernel import Cards, Game
from hordekeep.kernel.declaring import Told, Vocabulary

WORDS = Vocabulary(questions=(), events=Told.declared_in(PACKAGE))
"""What it tells of."""

GAME: Game[Arena] = Game(
    slug="skytear",
    title="Skytear",
    package=PACKAGE,
    fewest=2,
    most=8,
    seats_rule="SM-TEAM-01",
    rules_version=2,
    options=OPTIONS,
    setup=setup,
    beats=BEATS,
    outcome=outcome,
    key=key,
    choice=choice,
    candidates=candidates,
    why_not=why_not,
    prompt=prompt,
    label=label,
    touches=touches,
    describe=WORDS.describe,
    to_position=to_position,
    from_position=from_position,
    view=view,
    redraw_hidden=redraw_hidden,
    evaluate=evaluate,
    lab=LAB,
    shown=shown,
    moment=moment,
    complete=True,
    box=BOX,
    progress=progress,
    telling=WORDS.telling,
    windows=WINDOWS,
    cards=Cards(faces=faces, look=look),
    together=True,
    clock=lambda g: g.turn,
    rollout=instinct,
    leanings=leanings,
    horizon=resolved,
    sensible=sensible,
    play_on=8,
    exploration=1.0,
)
"""The game as the kernel knows it."""
