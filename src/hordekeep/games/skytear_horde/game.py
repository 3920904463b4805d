"""Skytear Horde as the kernel knows it: one object that names everything."""

from __future__ import annotations

from functools import partial

from hordekeep.games.lanes.additions import ADDITIONS
from hordekeep.games.lanes.battle import Battle
from hordekeep.games.lanes.candidates import candidates
from hordekeep.games.lanes.choices import label, prompt, touches
from hordekeep.games.lanes.deck_looking import look
from hordekeep.games.lanes.edition import shelf_of
from hordekeep.games.lanes.evaluate import evaluate
from hordekeep.games.lanes.faces import faces
from hordekeep.games.lanes.hidden import redraw_hidden
from hordekeep.games.lanes.instinct import instinct, leanings, sensible, turn
from hordekeep.games.lanes.keys import first_choice, key
from hordekeep.games.lanes.lab import lab_of
from hordekeep.games.lanes.log import BOX, TELLING, describe, progress
from hordekeep.games.lanes.options import options
from hordekeep.games.lanes.position import to_position
from hordekeep.games.lanes.position_reading import from_position
from hordekeep.games.lanes.refusals import why_not
from hordekeep.games.lanes.result import outcome
from hordekeep.games.lanes.setup import setup
from hordekeep.games.lanes.view import moment, shown, view
from hordekeep.games.skytear_horde.achievements import ACHIEVEMENTS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Cards, Game

GAME: Game[Battle] = Game(
    slug="skytear-horde",
    title="Skytear Horde",
    package="hordekeep.games.lanes",
    fewest=1,
    most=3,
    seats_rule="SH-MODE-02",
    rules_version=4,
    options=options(shelf_of(FIRST)),
    setup=partial(setup, FIRST),
    beats=FIRST.beats,
    outcome=outcome,
    key=key,
    choice=first_choice,
    candidates=candidates,
    why_not=why_not,
    prompt=prompt,
    label=label,
    touches=touches,
    describe=describe,
    to_position=to_position,
    from_position=partial(from_position, edition=FIRST),
    view=view,
    redraw_hidden=redraw_hidden,
    evaluate=evaluate,
    lab=lab_of(FIRST),
    shown=shown,
    moment=moment,
    complete=True,
    box=BOX,
    progress=progress,
    telling=TELLING,
    cards=Cards(faces=partial(faces, edition=FIRST), look=partial(look, edition=FIRST)),
    achievements=ACHIEVEMENTS,
    additions=ADDITIONS,
    together=True,
    rollout=instinct,
    leanings=leanings,
    clock=turn,
    sensible=sensible,
    play_on=60,
    exploration=1.5,
)
"""The game as the kernel knows it."""
