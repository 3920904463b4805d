"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Horde piles are hidden from the others (PH-END-02) and open to their owner (PH-END-03); draw pile and Battle Card pile
are face down (PH-SETUP-01, PH-SETUP-03). Everything else lies open: tokens (PH-SETUP-02), Pool, row (PH-BC-05), picks
(PH-PICK-06), exchanged cards (PH-BET-05, PH-BET-06), discards, and in a battle the monsters that fight in it
(PH-FB-02), but no others (PH-FB-14).
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from hordekeep.games.plankton_horde.content.components import BATTLES, FIGHTS_IN, NAMES
from hordekeep.games.plankton_horde.rules.victory import elvenking_bonus, score, token_points, vampire_bonus
from hordekeep.games.plankton_horde.rules.wild_cards import battle_total
from hordekeep.games.plankton_horde.state import (
    NOBODY,
    HordeState,
    assigner_of,
    pool_cards,
    starting_player,
    strength,
    target,
)
from hordekeep.games.plankton_horde.told.seen import SeenCard, SeenPick, SeenSide, SeenTable
from hordekeep.games.plankton_horde.written.position import OPENINGS, to_position, where_it_stands
from hordekeep.games.plankton_horde.written.position_document import names
from hordekeep.kernel import Document, enforces


@enforces("PH-END-02", "PH-END-03", "PH-SETUP-01", "PH-SETUP-03")
def view(g: HordeState, viewer: int | None) -> Document:
    """What `viewer` sees as a plain document; None is a spectator."""
    document: Document = msgspec.to_builtins(_table(g, () if viewer is None else (viewer,)))
    return document


def laid_open(g: HordeState) -> Document:
    """The same with every horde, for whoever may see everything."""
    document: Document = msgspec.to_builtins(_table(g, range(g.seats)))
    return document


def _table(g: HordeState, eyes: Collection[int]) -> SeenTable:
    """The position as those see it who sit on the seats `eyes`, with computed values added."""
    phase, turn = where_it_stands(g)
    return SeenTable(
        level=g.level,
        round=g.round,
        opening_was_costly=g.opening_was_costly,
        tokens_lost=list(g.tokens_lost),
        battle=g.battle,
        passes=g.passes,
        starting=starting_player(g),
        phase=phase,
        turn=turn,
        opening=OPENINGS[g.opening],
        row=[
            SeenCard(BATTLES[battle], g.tokens[place] if place < len(g.tokens) else None, assigner_of(g, place))
            for place, battle in enumerate(g.row)
        ],
        tokens_left=list(g.tokens_left),
        pool=names(pool_cards(g)),
        just_picked=None if g.just_picked == NOBODY else SeenPick(g.picker, NAMES[g.just_picked]),
        seats=[_side(g, seat, is_open=seat in eyes or g.over, phase=phase) for seat in range(g.seats)],
        deck_size=len(g.deck) - g.drawn,
        battle_pile_size=len(g.battle_pile) - len(g.row),
        target=target(g),
        discard=names([face for pile in g.discards for face in pile]),
    )


def _side(g: HordeState, seat: int, *, is_open: bool, phase: str) -> SeenSide:
    side = SeenSide(
        picks=names(g.picks[seat]),
        stolen=names(g.stolen[seat]),
        given=names(g.given[seat]),
        discarded=names(g.discards[seat]),
        won=list(g.won[seat]),
        flayers_added=g.added_flayers[seat],
        demons_added=g.added_demons[seat],
        total=g.totals[seat],
        horde_size=len(g.hordes[seat]),  # public: it follows from public picks (PH-Q-05)
        token_points=token_points(g, seat),
    )
    if phase == "battles" and g.battle < len(g.row):
        side.laid_out = names(sorted(face for face in g.hordes[seat] if face in FIGHTS_IN[g.row[g.battle]]))
        side.battle_total = battle_total(g, seat)
    if is_open:
        side.horde = names(g.hordes[seat])
        side.strength = {name: strength(g, seat, battle) for battle, name in enumerate(BATTLES)}
        side.vampire_bonus = vampire_bonus(g, seat)
        side.elvenking_bonus = elvenking_bonus(g, seat)
        side.score = score(g, seat)
    return side


def shown(g: HordeState) -> Document:
    """The position with all computed values: what scenarios look into."""
    document = to_position(g)
    for seat in range(g.seats):
        document["seats"][seat] = {**document["seats"][seat], **view(g, seat)["seats"][seat]}
    return {**view(g, None), **document}
