"""Heroes, pieces, hexes and cards that lie on the table, in words."""

from __future__ import annotations

from hordekeep.games.skytear.content.cards import PowerCard
from hordekeep.games.skytear.content.setting import ILLUSIONS, NOBODY, OUTSIDERS, SIDES
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import HERO
from hordekeep.games.skytear.state.pieces import kind_of
from hordekeep.kernel import Text
from hordekeep.kernel.texts import Word


def hero_name(g: Arena, slot: int) -> Text:
    """The name of a hero; with its side, if both sides have the same one (SM-COMP-01)."""
    face = g.hero(slot)
    name = Text(f"hero-{face.id}")
    if sum(1 for each in g.heroes if each is face) == 1:
        return name
    return Text("hero-of-side", hero=name, side=SIDES[g.setting.side_of[slot]])


def named(g: Arena, name: str) -> Word:
    """A hero that a choice names; one that does not play here only by its face."""
    slot = g.slots.get(name)
    return HERO.say(name) if slot is None else hero_name(g, slot)


def piece_name(g: Arena, piece: int) -> Text:
    """Any piece, with its hex if there are several of its kind."""
    kind = kind_of(piece)
    if kind == "hero":
        return hero_name(g, piece)
    if kind == "illusion":
        return Text("illusion-of", hero=hero_name(g, piece - ILLUSIONS))
    if kind == "outsider":
        return outsider_name(g, piece - OUTSIDERS)
    where = g.at[piece]
    return Text(f"{kind}-on", side=SIDES[g.setting.side_of[piece]], hex=hex_text(where) if where >= 0 else "")


def outsider_name(g: Arena, dome: int) -> Text:
    """The outsider of a Dome, if one dwells there."""
    card = g.dome_outsiders[dome] if dome < len(g.dome_outsiders) else None
    return Text("an-outsider") if card is None else Text(f"outsider-{card.id}")


def hex_name(g: Arena, hex: int) -> Text:
    """A hex, or the structure that stands on it."""
    for side, word in enumerate(SIDES):
        if hex == g.field.nexus[side]:
            return Text("nexus-of", side=word)
        for lane, each in enumerate(g.field.lanes):
            if hex == each.towers[side] and g.towers[side][lane] > 0:
                return Text("tower-of", side=word, lane=each.id)
    return Text("hex", hex=hex_text(hex))


def looked_at(g: Arena) -> list[PowerCard]:
    """The cards that somebody looks at now, from the top (SM-EFF-14)."""
    seat, number = g.looking
    if seat == NOBODY:
        return []
    deck = g.decks[g.setting.purses[seat]]
    return deck[len(deck) - number :][::-1]
