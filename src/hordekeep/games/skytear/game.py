"""Skytear as the kernel knows it: one object that names everything."""

from __future__ import annotations

from hordekeep.games.skytear.arena import Arena
from hordekeep.games.skytear.beats import BEATS
from hordekeep.games.skytear.candidates import candidates
from hordekeep.games.skytear.choices import label, prompt, touches
from hordekeep.games.skytear.deck_looking import look
from hordekeep.games.skytear.evaluate import evaluate
from hordekeep.games.skytear.faces import faces
from hordekeep.games.skytear.habits import leanings
from hordekeep.games.skytear.hidden import redraw_hidden
from hordekeep.games.skytear.instinct import instinct, resolved, sensible
from hordekeep.games.skytear.keys import choice, key
from hordekeep.games.skytear.lab import LAB
from hordekeep.games.skytear.log import BOX, TELLING, describe, progress
from hordekeep.games.skytear.names import PACKAGE
from hordekeep.games.skytear.options import OPTIONS
from hordekeep.games.skytear.position import to_position
from hordekeep.games.skytear.position_reading import from_position
from hordekeep.games.skytear.refusals import why_not
from hordekeep.games.skytear.result import outcome
from hordekeep.games.skytear.setup import setup
from hordekeep.games.skytear.view import moment, shown, view
from hordekeep.games.skytear.windows import WINDOWS
from hordekeep.kernel import Cards, Game

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
    describe=describe,
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
    telling=TELLING,
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
