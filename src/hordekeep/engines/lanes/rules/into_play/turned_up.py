"""What becomes of concealed cards that are turned up, and the reveals at the end of the Alliance Phase."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import InLane
from hordekeep.engines.lanes.asking.questions import choose_lane
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.rules.concepts.concealing import reveal
from hordekeep.engines.lanes.rules.concepts.movement import note_engagement
from hordekeep.engines.lanes.rules.into_play.summon import resolve_horde_card
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import REVEALED, Happening
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question


@enforces("SH-VS-27")
def resolve_revealed(g: Battle, p: Piece) -> Rules[None]:
    """Its mana and its "Play:"; one that was in play face up before does not repeat them."""
    if p.fresh or g.setting.replay_concealed:
        after(g, Happening(REVEALED, p))
        note_engagement(g, p.lane)
        yield from resolve_horde_card(g, p, played=True)


@enforces("SH-VS-25")
def reveal_all(g: Battle) -> Rules[None]:
    """At the end of the Alliance Phase all concealed cards are revealed, in the horde player's order, where nobody
    plays the horde from left to right."""
    while hidden := [p.lane for p in g.in_lanes(HORDE) if p.concealed]:
        lane = hidden[0]
        if len(hidden) > 1 and g.horde_seat >= 0:
            lane = yield from choose_lane(g, (g.horde_seat,), REVEAL_FIRST, hidden)
        p = g.horde_row[lane]
        assert p is not None
        yield from reveal(g, p)
        yield from finish(g)
    g.hidden_swapped = False


# -- the questions -----------------------------------------------------------------------------------------------------

CONCEALED_ONLY = Refusal("SH-VS-25", Text("no-nothing-hidden"))


def _why_not_reveal(g: Battle, ask: Asked, seat: int, choice: InLane) -> Refusal | None:
    """Only concealed cards are revealed."""
    return None if choice.lane in ask.facts.among else CONCEALED_ONLY


REVEAL_FIRST: Question[InLane] = Asking("reveal-first", "SH-VS-25", {InLane: _why_not_reveal})
