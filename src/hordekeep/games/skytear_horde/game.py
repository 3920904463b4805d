"""Skytear Horde as the kernel knows it: one object that names everything."""

from __future__ import annotations

from hordekeep.games.skytear_horde.achievements import ACHIEVEMENTS
from hordekeep.games.skytear_horde.additions import ADDITIONS
from hordekeep.games.skytear_horde.battle import Battle
from hordekeep.games.skytear_horde.candidates import candidates
from hordekeep.games.skytear_horde.cards import shelf
from hordekeep.games.skytear_horde.choices import label, prompt, touches
from hordekeep.games.skytear_horde.deck_looking import look
from hordekeep.games.skytear_horde.evaluate import evaluate
from hordekeep.games.skytear_horde.faces import faces
from hordekeep.games.skytear_horde.hidden import redraw_hidden
from hordekeep.games.skytear_horde.horde_player import horde_acts, plan_treachery
from hordekeep.games.skytear_horde.instinct import instinct, sensible, turn
from hordekeep.games.skytear_horde.keys import choice, key
from hordekeep.games.skytear_horde.lab import LAB
from hordekeep.games.skytear_horde.log import BOX, TELLING, describe, progress
from hordekeep.games.skytear_horde.mulligan import mulligan
from hordekeep.games.skytear_horde.options import options
from hordekeep.games.skytear_horde.phases.alliance import action, alliance_begins
from hordekeep.games.skytear_horde.phases.duties import alliance_ends
from hordekeep.games.skytear_horde.phases.end import end, hand_limit, horde_income, new_turn
from hordekeep.games.skytear_horde.phases.fight import fight, fight_ends, fight_lane
from hordekeep.games.skytear_horde.phases.horde import horde, horde_phase_ends, resolve_wave, shift
from hordekeep.games.skytear_horde.phases.pillage import pillage
from hordekeep.games.skytear_horde.phases.reactions import reactions
from hordekeep.games.skytear_horde.phases.refresh import refresh
from hordekeep.games.skytear_horde.phases.treachery import treachery, treachery_card
from hordekeep.games.skytear_horde.position import to_position
from hordekeep.games.skytear_horde.position_reading import from_position
from hordekeep.games.skytear_horde.refusals import why_not
from hordekeep.games.skytear_horde.result import outcome
from hordekeep.games.skytear_horde.setup import game_begins, setup
from hordekeep.games.skytear_horde.view import shown, view
from hordekeep.kernel import Cards, Game

GAME: Game[Battle] = Game(
    slug="skytear-horde",
    title="Skytear Horde",
    package="hordekeep.games.skytear_horde",
    fewest=1,
    most=3,
    seats_rule="SH-MODE-02",
    rules_version=1,
    options=options(shelf()),
    setup=setup,
    beats={
        "game_begins": game_begins,
        "mulligan": mulligan,
        # the seven phases of a turn (SH-WIN-07)
        "refresh": refresh,
        "horde": horde,
        "resolve_wave": resolve_wave,
        "shift": shift,
        "horde_acts": horde_acts,
        "horde_phase_ends": horde_phase_ends,
        "alliance": alliance_begins,
        "action": action,
        "alliance_ends": alliance_ends,
        "treachery": treachery,
        "plan_treachery": plan_treachery,
        "treachery_card": treachery_card,
        "reactions": reactions,
        "fight": fight,
        "fight_lane": fight_lane,
        "fight_ends": fight_ends,
        "pillage": pillage,
        "end": end,
        "hand_limit": hand_limit,
        "horde_income": horde_income,
        "new_turn": new_turn,
    },
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
    complete=True,
    box=BOX,
    progress=progress,
    telling=TELLING,
    cards=Cards(faces=faces, look=look),
    achievements=ACHIEVEMENTS,
    additions=ADDITIONS,
    together=True,
    rollout=instinct,
    clock=turn,
    sensible=sensible,
    play_on=60,
    exploration=0.06,
)
"""The game as the kernel knows it."""
