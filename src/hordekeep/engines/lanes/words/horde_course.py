"""What cards change in the course of the horde: the outsider's coming, treachery cards, "Play:" abilities."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.concepts.happened import OutsiderStage
from hordekeep.engines.lanes.rules.into_play.summon import TWICE
from hordekeep.engines.lanes.rules.phases.treachery import FEWER, MORE
from hordekeep.engines.lanes.rules.second_edition import arriving
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Static
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


@verb(
    "put {t:target} on the bottom of the outsider pile",
    fr="[placez|placer] {t} sous la pile Outsider",
    rule="HM-OUT-03",
    name="to_bottom",
    can=lambda g, c, t: bool(t or g.later_stages),
)
@enforces("HM-FLOW-03", "HM-OUT-03", "HM-OUT-15", "HM-DEST-14")
def to_bottom(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """The outsider that is still set aside, its first level alone; one in play leaves it undestroyed."""
    for p in t:
        if not p.card.is_portal:
            yield from g.edition.depart(g, p, g.pile)
            arriving.to_bottom(g, g.pile.pop())
            return True
    if not g.later_stages:
        return False
    card = g.later_stages.pop(0)
    arriving.to_bottom(g, card)
    if g.tell:
        g.tell(OutsiderStage(card.id), "HM-OUT-03")
    return True


@verb(
    "reveal {n:number} treachery [card|cards:n] less this turn",
    fr="[révélez|révéler] {n} [carte|cartes:n] Traîtrise de moins ce tour-ci",
    rule="HM-TREACH-17",
    name="fewer_treacheries",
)
def fewer_treacheries(g: Battle, c: Cause, n: int) -> None:
    """In the Treachery phase of this turn."""
    g.castle.mark(FEWER, g.castle.marked(FEWER) + n * c.times)


def _for_all(value: str) -> Ability:
    """A value that the game asks for, not a card."""
    return Ability("static", statics=(Static(value, 1, lambda g, holder, p: True),))


@V.word(
    "ability",
    "One more treachery card is revealed each turn.",
    fr="Une carte Traîtrise de plus est révélée à chaque tour.",
    rule="HM-TREACH-17",
)
def one_more_treachery() -> Ability:
    """Each is resolved on its own."""
    return _for_all(MORE)


@V.word(
    "ability",
    "Each Play ability of a horde card is resolved twice.",
    fr="Chaque capacité « Jouez : » d’une carte Horde est résolue deux fois.",
    rule="HM-ABR-04",
)
def play_twice() -> Ability:
    """One after the other, with all its choices anew; two such cards do not make it three times."""
    return _for_all(TWICE)
