"""Forecasts: what the lanes and the minions would do if the alliance stopped now, without the treachery card.

A copy of the battle fights its lanes and pillages by the very rules. Whatever the viewer cannot know is dealt anew in
it first, a lane with a concealed card is left out, and no unknown horde card joins the fight: so a forecast tells
nothing that the view does not, and guesses nothing.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from hordekeep.engines.lanes.asking.choices import NO, STOP
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.effects.values import health, stands
from hordekeep.engines.lanes.rules.phases.duties import taunters
from hordekeep.engines.lanes.rules.phases.fight import fight, fight_ends, fight_lane
from hordekeep.engines.lanes.rules.phases.pillage import pillaged
from hordekeep.engines.lanes.state.battle import LANES, Battle, Piece
from hordekeep.engines.lanes.state.steps import phase_now
from hordekeep.engines.lanes.told.hidden import deal_anew
from hordekeep.engines.lanes.told.seen import SeenMarker, SeenStop
from hordekeep.kernel import Dice, GameOver

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.told.seen import Reason
    from hordekeep.kernel import Ask, Choice, Rules

PHASES = ("alliance", "treachery")
"""When somebody may want to know (SH-ALLI-01, SH-TREA-15)."""
_DICE = Dice("forecast")
_BEATS = {"fight": fight, "fight_lane": fight_lane, "fight_ends": fight_ends}
_MOST_ASKS = 100
LAST_LEVEL = 4


class Forecast(NamedTuple):
    """What would become of castle, portal and decks, and of each lane."""

    if_you_stop: SeenStop
    markers: list[SeenMarker]


def forecast(g: Battle, seat: int | None) -> Forecast | None:
    """The forecast for a seat (None is a spectator); None in phases that have none, and in the instant in which a deck
    has run out (SH-WIN-02). The battle stays as it is."""
    if g.over or phase_now(g) not in PHASES or not all(player.deck for player in g.players):
        return None
    twin = _as_known(g, seat)
    if phase_now(g) == "alliance":
        _let_taunt(twin)
    markers = [_marker(twin, lane) for lane in range(LANES)]
    _mark_taunts(twin, markers)
    _mark_pulled(g, twin, markers)
    before = _Standing(twin)
    creatures = [(twin.monster_in(lane), twin.ally_in(lane)) for lane in range(LANES)]
    try:
        for lane in range(LANES):
            if markers[lane].reason != "hidden":
                _fight(twin, lane, markers[lane])
        fight_ends(twin, None)
        before.pillage = pillaged(twin)
        _run(twin.edition.beats["pillage"](twin, None))
    except GameOver:
        pass  # the castle falls or a deck runs out: the numbers say so
    for marker, (monster, ally) in zip(markers, creatures, strict=True):
        for p, ends in ((monster, marker.monster), (ally, marker.ally)):
            if p is not None and ends is not None:
                ends[1] = _health_left(twin, p)
    return Forecast(before.compared_with(twin), markers)


def _as_known(g: Battle, seat: int | None) -> Battle:
    """A copy without secrets: what is hidden is dealt anew, concealed cards have a face that says nothing."""
    twin = g.clone()
    twin.dice = _DICE.clone()
    twin.agenda = []
    twin.beat = None
    twin.phase = "fight"
    deal_anew(twin, seat, twin.dice)
    twin.horde_decks = [[] for _ in twin.horde_decks]  # nobody knows what a card of the horde would bring
    twin.horde_discard = []
    for lane in range(LANES):
        for row in (twin.horde_row, twin.alliance_row):
            p = row[lane]
            if p is not None and p.doomed:  # its destruction is under way
                row[lane] = None
        monster = twin.horde_row[lane]
        if monster is not None and monster.concealed and seat != g.horde_seat:
            monster.card = next(iter(shelf().tokens.values()))
            monster.fresh = False
        elif monster is not None and monster.concealed:
            monster.concealed = monster.fresh = False
    if twin.rear:
        twin.rear = tuple([None if p is None or p.doomed else p for p in twin.rear])
    return twin


def is_endless(portal: Card) -> bool:
    """Is it a portal that is never destroyed: the last stage, the fourth level? (SH-END-05, HM-DEST-09)"""
    return portal.health is None or portal.stage == LAST_LEVEL


class _Standing:
    """The numbers before the fight."""

    def __init__(self, g: Battle) -> None:
        self.castle = _health_left(g, g.castle)
        self.portal = _health_left(g, g.portal)
        self.which = g.portal
        self.decks = [len(player.deck) for player in g.players]
        self.pillage = 0

    def compared_with(self, g: Battle) -> SeenStop:
        """From, to."""
        return SeenStop(
            castle=[self.castle, _health_left(g, g.castle)],
            portal=None if is_endless(self.which.card) else [self.portal, _health_left(g, self.which)],
            decks=[[deck, len(player.deck)] for deck, player in zip(self.decks, g.players, strict=True)],
            pillage=self.pillage,
            replaced=g.portal is not self.which,
        )


def _marker(g: Battle, lane: int) -> SeenMarker:
    """A lane before the fight: who is in it, and why it will go as it goes (SH-FIGHT-05 to SH-FIGHT-09)."""
    monster, ally, defender = g.monster_in(lane), g.ally_in(lane), g.alliance_row[lane]
    reason: Reason
    if monster is not None and monster.concealed:
        reason = "hidden"
    elif monster is not None:
        reason = "fight" if ally is not None else "tower" if defender is not None else "unopposed"
    else:
        reason = "alone" if ally is not None else "empty"
    known = monster if reason != "hidden" else None
    return SeenMarker(
        lane=lane + 1,
        castle=0,
        portal=0,
        monster=None if known is None else [_health_left(g, known)] * 2,
        ally=None if ally is None else [_health_left(g, ally)] * 2,
        reason=reason,
    )


def _mark_taunts(g: Battle, markers: list[SeenMarker]) -> None:
    """Lanes in which a taunt must still be answered: the alliance cannot stop yet (SH-GLOS-47)."""
    if g.edition.answers_to_taunt(g):
        for monster in taunters(g):
            if markers[monster.lane].reason != "hidden":
                markers[monster.lane].reason = "taunt"


def _mark_pulled(g: Battle, twin: Battle, markers: list[SeenMarker]) -> None:
    """Lanes to which a taunt will have pulled an ally (HM-GLO-55)."""
    for marker, now, then in zip(markers, g.alliance_row, twin.alliance_row, strict=True):
        if now is None and then is not None:
            marker.reason = "pulled"


def _let_taunt(g: Battle) -> None:
    """What taunting monsters do before the fight, where they act by themselves (HM-GLO-55)."""
    with suppress(GameOver):  # as in the fight
        _run(g.edition.taunts(g))


def _fight(g: Battle, lane: int, marker: SeenMarker) -> None:
    """Fight one lane and note what castle and portal lost in it."""
    castle, portal, which = _health_left(g, g.castle), _health_left(g, g.portal), g.portal
    try:
        _run(fight_lane(g, lane))
        while g.agenda:  # an extra fight, if a card brings one
            name, argument = g.agenda.pop()
            if name in _BEATS:
                _run(_BEATS[name](g, argument))
    finally:
        marker.castle = max(castle - _health_left(g, g.castle), 0)
        marker.portal = max(portal - _health_left(g, which), 0)


def _health_left(g: Battle, p: Piece) -> int:
    """Its health, 0 if it is destroyed or has left play."""
    if (
        p.doomed
        or (p.card.is_creature and not p.card.is_minion and not stands(p))
        or (p.card.is_portal and p is not g.portal)
    ):
        return 0
    return max(health(g, p), 0)


def _run(steps: Rules[None] | None) -> None:
    """Play a beat to its end with the most cautious answers."""
    if steps is None:
        return
    try:
        ask = next(steps)
        for _ in range(_MOST_ASKS):
            ask.answered_by = ask.seats[0]
            ask = steps.send(_cautious(ask))
    except StopIteration:
        return
    raise AssertionError(f"a forecast asks without end: {ask}")


def _cautious(ask: Ask) -> Choice:
    """No, stop, or the first of what is offered."""
    choices = ask.choices_of(ask.seats[0])
    return next((each for each in (NO, STOP) if each in choices), choices[0])
