"""Abilities that one card takes over from another, with the sides exchanged."""

from __future__ import annotations

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.effects.borrowing import borrowed
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.rules.health.happened import Borrowed
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.kernel import Rules


@verb(
    "{t:target} gains the side-swapped abilities of {u:target}",
    fr="{t} reçoit les capacités {de:u} en inversant les camps",
    rule="HM-GLO-16",
    name="copy_abilities",
)
def copy_abilities(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> bool:
    """For as long as it is in play; of a card that has none now, none."""
    for p in t:
        for source in u:
            if text_of(source).all:
                p.borrowed = source.card.id
                g.board_changed()
                if g.tell:
                    g.tell(Borrowed(place_of(g, p), p.card.id, source.card.id))
    return bool(t and u)


@verb(
    "resolve the Play abilities gained this way",
    fr="[résolvez|résoudre] les capacités « Jouez : » ainsi reçues",
    rule="HM-GLO-45",
    name="resolve_gained",
)
def resolve_gained(g: Battle, c: Cause) -> Rules[None]:
    """Those of this card, in their written order."""
    p = c.me
    if p.borrowed:
        gained = {id(ability) for ability in borrowed_abilities(p)}
        for ability in text_of(p).play:
            if id(ability) in gained:
                yield from perform(g, ability, Cause(p, c.seat))


def borrowed_abilities(p: Piece) -> tuple[object, ...]:
    """What a card has borrowed; nothing if it has not."""
    return borrowed(shelf().cards[p.borrowed]) if p.borrowed else ()
