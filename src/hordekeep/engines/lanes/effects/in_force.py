"""Which abilities are in force: the text that a piece has now, and what the cards in play mean for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.effects.borrowing import with_borrowed, without_joining
from hordekeep.engines.lanes.state.abilities import NO_TEXT, Ability, Around, Printed, enchantment, printed
from hordekeep.engines.lanes.state.battle import HORDE, SHORN, Battle, Piece
from hordekeep.kernel import SEAT_LETTERS, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.card import Card


@enforces("HM-GLO-15")
def text_of(p: Piece) -> Printed:
    """The abilities of a piece now: none while it is face down or has lost them, for the turn or for good. Names, types
    and what else is printed are no abilities."""
    if p.concealed or p.blank or (p.marks is not None and "no-abilities" in p.marks):
        return _what_is_left(p)
    if p.borrowed:
        return _more_than_printed(p)
    made: Printed | None = p.card.made
    return printed(p.card) if made is None else made


@enforces("HM-GLO-72")
def _what_is_left(p: Piece) -> Printed:
    """Nothing, but for a card that has only lost the ability which made a monster of it."""
    if p.blank != SHORN or p.concealed or p.marked("no-abilities"):
        return NO_TEXT
    return without_joining(p.card) or NO_TEXT


def _more_than_printed(p: Piece) -> Printed:
    """With abilities that it has from another card."""
    return with_borrowed(p.card, p.borrowed)


HUSHED: Final = 2
"""The amount of the mark "no-abilities" while a card in play takes them away, not the turn."""


@enforces("HM-GLO-16")
def hush(g: Battle) -> None:
    """Mark those who have no abilities because of a card in play, and only those."""
    bearers = g.bearers()
    silent = [
        p
        for holder in bearers
        for ability in text_of(holder).by_kind.get("mute", ())
        for p in bearers
        if ability.extra(g, holder, p)
    ]
    for p in bearers:
        if any(p is each for each in silent):
            if not p.marked("no-abilities"):
                p.mark("no-abilities", HUSHED)
        elif p.marked("no-abilities") == HUSHED:
            assert p.marks is not None
            del p.marks["no-abilities"]
    g.around = None


def around(g: Battle) -> Around:
    """What concerns more than its own card, kept until the board changes."""
    found = g.around
    if found is None:
        found = g.around = look_around(g)
    return found


def look_around(g: Battle) -> Around:
    """Find it in one look at the board."""
    found = Around()
    watchers = found.watchers
    for p in g.pieces():
        if not printed(p.card).concerns_others and not p.borrowed:
            continue
        text = text_of(p)
        for static in text.statics:
            found.statics.setdefault(static.value, []).append((p, static))
        for ability in text.replacing:
            found.replacers.append((p, ability))
        for ability in text.after:
            assert ability.watch is not None
            watchers.setdefault(ability.watch.moment, []).append((p, ability))
    enchanter = g.enchanter
    if enchanter is not None:
        _look_at_enchantment(g, enchanter, found)
    for what, side in g.lasting:
        ability = lasting_ability(what)
        if ability.watch is not None:
            holder = Piece(card_of(what), side, seat_of(what))
            watchers.setdefault(ability.watch.moment, []).append((holder, ability))
    return found


@enforces("HM-OUT-06")
def _look_at_enchantment(g: Battle, enchanter: Card, found: Around) -> None:
    """An enchantment is active the whole game: wherever the enchanter's card is, and after its destruction."""
    text = enchantment(enchanter)
    if not text.concerns_others:
        return
    holder = spirit_of(g, enchanter)
    for static in text.statics:
        found.statics.setdefault(static.value, []).append((holder, static))
    for ability in text.replacing:
        found.replacers.append((holder, ability))
    for ability in text.after:
        assert ability.watch is not None
        found.watchers.setdefault(ability.watch.moment, []).append((holder, ability))


def spirit_of(g: Battle, enchanter: Card) -> Piece:
    """Who speaks for the enchantment: one for the whole battle, in play nowhere."""
    spirit = g.spirit
    if spirit is None:
        spirit = g.spirit = Piece(enchanter, HORDE, -1)
    return spirit


def card_of(what: str) -> Card:
    """The card of a content id such as "raise-the-dead/0"."""
    return shelf().cards[what.rpartition("/")[0]]


def seat_of(what: str) -> int:
    """The seat that something of this turn holds for, "khepiax/1@A"; -1 if for none in particular."""
    whose = what.partition("@")[2]
    return SEAT_LETTERS.index(whose[0]) if whose else -1


def lasting_ability(what: str) -> Ability:
    """The ability that a card's sentence leaves behind for the turn, found again by its content id."""
    ability = printed(card_of(what)).all[int(what.rpartition("/")[2].partition("@")[0])]
    found = ability.extra
    assert isinstance(found, Ability)
    return found


def controller(g: Battle, p: Piece) -> int:
    """The seat that uses a piece's abilities: its player, -1 for the horde. What an alliance card leaves behind for the
    turn lies in play for nobody: the first player sees to it."""
    if p.side == HORDE:
        return -1
    return p.seat if p.seat >= 0 else 0
