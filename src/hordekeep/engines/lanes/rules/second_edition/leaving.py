"""Leaving play, destroyed or not: "Destroyed:" first, with everything still on the card, then tokens and attachments
go, then the card itself (HM-DEST-02 to HM-DEST-06). Only the last step differs when a card leaves otherwise
(HM-DEST-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.asking.questions import ask, orders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.choices import FIRST
from hordekeep.engines.lanes.rules.concepts.movement import leave, tell_now, vacate
from hordekeep.engines.lanes.rules.concepts.questions import WHICH_FIRST
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.concepts.resources import offer_draw
from hordekeep.engines.lanes.rules.health.destruction import find_shelter, lose_tokens, sets_off
from hordekeep.engines.lanes.rules.order.likes import phrases
from hordekeep.engines.lanes.rules.second_edition.arriving import to_bottom
from hordekeep.engines.lanes.rules.second_edition.defecting import JOINS_THE_HORDE
from hordekeep.engines.lanes.rules.second_edition.happened import UnderPile
from hordekeep.engines.lanes.rules.second_edition.outsiders import join_pile
from hordekeep.engines.lanes.rules.second_edition.portals import replace
from hordekeep.engines.lanes.state.abilities import Ability
from hordekeep.engines.lanes.state.battle import ALLIANCE, BLANK, HORDE, NOWHERE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import LEFT_PLAY, Happening
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.state.waiting import DRAWS
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.happened import Untold


_CARDS_OF_PLAYERS: Final = (
    *("draw", "discard", "a_player_discards", "each_player_", "pillage", "rebuild", "look_at", "reveal", "take"),
    *("new_hands", "tuck_hand", "return_to_hand", "shuffle", "guess", "play_"),
)
"""How the words begin that draw, discard, look at or move cards of hands, decks and discard piles."""


@enforces("HM-DEST-02", "HM-DRAW-01", "HM-DEST-10")
def destroyed_abilities_and_draw(g: Battle, p: Piece, untold: Untold = None) -> Rules[Untold]:
    """Step 1: the "Destroyed:" abilities of the card and of its attachments, and the one that all monsters have.
    Nothing can interrupt them."""
    draws = gives_draw(p)
    if untold and (draws or sets_off(p)):
        untold = tell_now(g, untold)
    g.destroying += 1
    for each in _with_attachments(p):
        for ability in text_of(each).by_kind.get("destroyed", ()):
            if draws and _minds_the_draw(each, ability) and (yield from _draw_comes_first(g, p, each, ability)):
                yield from offer_draw(g)
                draws = False
            yield from resolve(g, each, (ability,))
    if draws:
        yield from offer_draw(g)
    g.destroying -= 1
    return untold


def _with_attachments(p: Piece) -> Iterator[Piece]:
    """A card and what is attached to it once its own abilities are done."""
    yield p
    yield from list(p.attached or ())


def _minds_the_draw(holder: Piece, ability: Ability) -> bool:
    """Does it matter whether the draw comes before this ability? A draw changes a hand and a deck and shows a card: it
    does where the ability touches hands, decks or discard piles itself. All else comes to the same in both orders, the
    end of the game too, for whoever loses by either has lost. Of a sentence that is not printed nobody knows."""
    tree = None if holder.borrowed else holder.card.tree_of(ability.index)
    return tree is None or any(phrase[0].startswith(_CARDS_OF_PLAYERS) for phrase in phrases(tree))


@enforces("HM-ABIL-02")
def _draw_comes_first(g: Battle, p: Piece, holder: Piece, ability: Ability) -> Rules[bool]:
    """The players say which of the two comes first, for they trigger together."""
    draw = FIRST(p.card.id, place_of(g, p), DRAWS)
    names = [FIRST(holder.card.id, place_of(g, holder), ability.index), draw]
    return (yield from ask(g, orders(g, HORDE), WHICH_FIRST, names, About(among=names))) == draw


@enforces("HM-DRAW-01", "HM-DRAW-03", "HM-GLO-16")
def gives_draw(p: Piece) -> bool:
    """A monster that is no servant lets an alliance player draw, unless it has lost its abilities; what lies concealed
    is a servant."""
    if p.side != HORDE or p.host is not None or not p.card.is_creature or p.card.is_servant:
        return False
    return not (p.concealed or p.blank == BLANK or p.marked("no-abilities"))


@enforces("HM-DEST-03", "HM-SUMMON-07")
def strip(g: Battle, p: Piece, untold: Untold = None) -> Rules[Untold]:
    """Step 2: every attachment and every token leaves the card."""
    for attachment in list(p.attached or ()):
        leave(g, attachment)
    p.attached = None
    lose_tokens(g, p)
    p.turn_attack = p.turn_health = p.turn_armor = p.armor_used = 0
    yield from ()
    return untold


@enforces("HM-DEST-04", "HM-DEST-05", "HM-DEST-06", "HM-DEST-07")
def go(g: Battle, p: Piece, untold: Untold) -> Rules[Untold]:
    """Step 3: the card leaves play, to where its type belongs. One that its own ability has attached to another card
    stays there."""
    if p.host is not None and not p.doomed:
        return untold
    if p is g.portal:
        tell_now(g, untold)  # what comes next is told, too
        replace(g)
    elif p.card.is_minion:
        g.edition.minion_falls(g, p)
        tell_now(g, untold)
    else:
        if p.side == ALLIANCE and p.card.is_creature:
            untold = yield from find_shelter(g, p, untold)
        leave(g, p, untold=untold)
        if p.card.is_outsider:
            g.edition.outsider_falls(g, p)
        elif lost := p.marked(JOINS_THE_HORDE):
            join_pile(g, p, lost)
    return None


@enforces("HM-DEST-12", "HM-DEST-13", "HM-DEST-14")
def depart(g: Battle, p: Piece, to: list[Card] | None = None, untold: Untold = None) -> Rules[None]:
    """A card leaves play without being destroyed: the same steps, another place to go. Nothing that waits for a
    destruction is set off, and an outsider is not defeated."""
    stood = stands(p)
    untold = yield from destroyed_abilities_and_draw(g, p, untold)
    yield from strip(g, p)
    if stood and not stands(p):  # its own ability has taken it elsewhere
        return
    leave(g, p, to, untold)


@enforces("HM-DEST-13", "HM-DEST-14")
def return_with_all(g: Battle, p: Piece) -> Rules[None]:
    """An outsider goes back to the bottom of the pile with its tokens and attachments, and waits there as it is. That
    is no destruction, but a monster that leaves play; what was for the turn ends."""
    yield from destroyed_abilities_and_draw(g, p)
    if not stands(p):
        return
    vacate(g, p)
    p.marks = None
    p.turn_attack = p.turn_health = p.turn_armor = p.armor_used = 0
    p.ready = True
    g.outsider_kept = p
    g.board_changed()
    to_bottom(g, p.card)
    if g.tell:
        g.tell(UnderPile(p.card.id), "HM-OUT-05")
    if watched(g, LEFT_PLAY):
        after(g, Happening(LEFT_PLAY, p))


@enforces("HM-DEST-05")
def set_aside(g: Battle, minion: Piece) -> None:
    """A destroyed minion is out of play until it gets a health token."""
    if minion.lane >= 0:
        g.horde_row[minion.lane] = None
        minion.lane = NOWHERE
    minion.marks = None
    minion.ready = True
    minion.doomed = False
    g.board_changed()
    if watched(g, LEFT_PLAY):
        after(g, Happening(LEFT_PLAY, minion))


@enforces("HM-ALLY-13")
def stays(g: Battle, tower: Piece) -> None:
    """A tower without health tokens stays in play, and wounds leave nothing on it."""
    tower.vigor = max(tower.vigor, 0)
