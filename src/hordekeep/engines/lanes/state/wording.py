"""Words for what lies on the table, as labels, prompts and refusals name it."""

from __future__ import annotations

from hordekeep.engines.lanes.content.kinds import CARD
from hordekeep.engines.lanes.state.battle import LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import (
    BACK_LINE,
    CASTLE,
    PORTAL,
    REAR,
    REAR_ATTACHED,
    lane_at,
    piece_at,
    place_name,
    place_of,
)
from hordekeep.kernel import Text


def standing(g: Battle, place: int) -> Text:
    """What lies at a place and where that is: "Troll Brute in lane 3"."""
    p = piece_at(g, place)
    if p is not None and p.host is not None:
        return _attached(g, p, p.host, place)
    if place == PORTAL:
        return Text("place-portal")
    if p is None:
        return _empty(place)
    if p.rear >= 0:
        return _in_rear(g, p)
    if p.concealed:
        return Text("hidden-in-lane", lane=p.lane + 1)
    if p.lane >= 0:
        return Text("card-in-lane", card=CARD.say(p.card.id), lane=p.lane + 1)
    return CARD.say(p.card.id)


def _in_rear(g: Battle, p: Piece) -> Text:
    """A monster of the back line that is no minion; of several alike, which."""
    name = CARD.say("" if p.concealed else p.card.id)
    alike = [each for each in g.in_rear() if each.card is p.card and each.concealed == p.concealed]
    if len(alike) == 1:
        return Text("card-in-back-line", card=name)
    return Text("card-in-back-line-again", card=name, number=alike.index(p) + 1)


def _attached(g: Battle, p: Piece, host: Piece, place: int) -> Text:
    assert host.attached is not None
    name, on = CARD.say(p.card.id), standing(g, place_of(g, host))
    alike = [each for each in host.attached if each.card is p.card]
    if len(alike) == 1:
        return Text("card-attached", card=name, host=on)
    return Text("card-attached-again", card=name, host=on, number=alike.index(p) + 1)


def _empty(place: int) -> Text:
    """A place where nothing lies now: it is only ever spoken of in a refusal."""
    if place < 2 * LANES:
        return Text("place-monster" if place < LANES else "place-ally", lane=place % LANES + 1)
    is_behind = BACK_LINE <= place < CASTLE or REAR <= place < REAR_ATTACHED
    return Text("place-back-line" if is_behind else "place-empty")


def way(g: Battle, here: int, there: int) -> Text:
    """A card that moves from one place to another, or two that change places."""
    p = piece_at(g, here)
    if piece_at(g, there) is not None:
        return Text("label-swap", one=standing(g, here), other=standing(g, there))
    name = CARD.say("" if p is None or p.concealed else p.card.id)
    if here >= REAR:
        return Text("label-move-up", what=standing(g, here), there=lane_at(there) + 1)
    return Text("label-move", card=name, here=lane_at(here) + 1, there=lane_at(there) + 1)


def spot(g: Battle, place: int) -> str:
    """The id of a place by what lies there, or as an empty lane."""
    if place < 2 * LANES and piece_at(g, place) is None:
        return f"lane:{place % LANES + 1}"
    return place_name(place)
