"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Horde piles are hidden from the others (PH-END-02) and open to their owner (PH-END-03); draw pile and Battle Card pile
are face down (PH-SETUP-01, PH-SETUP-03). Everything else lies open: tokens (PH-SETUP-02), Pool, row (PH-BC-05), picks
(PH-PICK-06), exchanged cards (PH-BET-05, PH-BET-06), discards, and in a battle the monsters that fight in it
(PH-FB-02), but no others (PH-FB-14).
"""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import BATTLES, FIGHTS_IN
from hordekeep.games.plankton_horde.rules.victory import elvenking_bonus, score, token_points, vampire_bonus
from hordekeep.games.plankton_horde.rules.wild_cards import battle_total
from hordekeep.games.plankton_horde.state import HordeState, assigner_of, strength, target
from hordekeep.games.plankton_horde.written.position import to_position
from hordekeep.games.plankton_horde.written.position_document import names
from hordekeep.kernel import Document, enforces


@enforces("PH-END-02", "PH-END-03", "PH-SETUP-01", "PH-SETUP-03")
def view(g: HordeState, viewer: int | None) -> Document:
    """The position with what `viewer` may not know removed, and computed values added; None is a spectator."""
    document = to_position(g)
    document["deck_size"] = len(document.pop("deck"))
    document["battle_pile_size"] = len(document.pop("battle_pile"))
    del document["dice"]
    document["target"] = target(g)
    document["discard"] = names([face for pile in g.discards for face in pile])
    for place, card in enumerate(document["row"]):
        card["assigned_by"] = assigner_of(g, place)
    for seat, side in enumerate(document["seats"]):
        del side["seen"]
        side["total"] = g.totals[seat]
        side["horde_size"] = len(g.hordes[seat])  # public: it follows from public picks (PH-Q-05)
        side["token_points"] = token_points(g, seat)
        if document["phase"] == "battles" and g.battle < len(g.row):
            side["laid_out"] = names(sorted(face for face in g.hordes[seat] if face in FIGHTS_IN[g.row[g.battle]]))
            side["battle_total"] = battle_total(g, seat)
        if seat == viewer or g.over:
            side["strength"] = {name: strength(g, seat, battle) for battle, name in enumerate(BATTLES)}
            side["vampire_bonus"] = vampire_bonus(g, seat)
            side["elvenking_bonus"] = elvenking_bonus(g, seat)
            side["score"] = score(g, seat)
        else:
            del side["horde"]
    return document


def shown(g: HordeState) -> Document:
    """The position with all computed values: what scenarios look into."""
    document = to_position(g)
    for seat in range(g.seats):
        document["seats"][seat] = {**document["seats"][seat], **view(g, seat)["seats"][seat]}
    return {**view(g, None), **document}
