"""The things of both lanes editions, read off the cards that events name and that choices touch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from random import Random
from typing import Any

from hordekeep.engines.lanes.content.card import Card
from hordekeep.engines.lanes.content.cards import shelf_for
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at, place_from_name
from hordekeep.kernel import Ask, Event, Game, Match, find_game
from tests.games.lanes.playing import TABLES, Box
from tests.meetings.declared import Apart, Listener, Meetings
from tests.meetings.words import told_words

KINDS = {
    "hero": "a hero",
    "ally": "an ally",
    "tower": "a tower",
    "spell": "a spell",
    "attachment": "an attachment",
    "monster": "a monster",
    "outsider": "an outsider",
    "minion": "a minion",
    "token": "a Skeleton",
    "castle": "the castle",
    "portal": "the portal",
}
ABILITIES = {
    "play": "Play",
    "fight": "Fight",
    "destroyed": "Destroyed",
    "pillage": "Pillage",
    "treachery": "Treachery",
    "exhaust": "Exhaust",
    "reaction": "a reaction",
    "after": "After ...",
    "static": "while in play",
    "replacing": "a replacement",
}
SECRETS = {"concealed": "a concealed card"}
KEYWORDS = {
    "armor": "Armor",
    "assault": "Assault",
    "barrier": "Barrier",
    "elusive": "Elusive",
    "epic": "Epic",
    "guerrilla": "Guerrilla",
    "heroic": "Heroic",
    "mutaform": "Mutaform",
    "rebuild": "Rebuild",
    "taunt": "Taunt",
    "trample": "Trample",
}
MODES = {"solo": "solo", "coop": "co-op", "versus-2": "versus, 2 players", "versus-3": "versus, 3 players"}
HIDING = ("concealed", "hidden", "rearranged", "swapped-hidden", "revealed", "arrives-concealed", "hidden-together")
STRIKES = ("SH-FIGHT-06", "SH-FIGHT-08", "SH-FIGHT-09", "HM-FIGHT-06", "HM-FIGHT-08", "HM-FIGHT-10")
REPLACING = ("redirect", "may-redirect", "void", "halve", "instead", "tuck", "assault")


@cache
def card_things(slug: str, id: str) -> frozenset[str]:
    """What a card is and has; nothing if there is no such card."""
    card = shelf_for(slug).cards.get(id)
    return frozenset() if card is None else frozenset(_things(card))


def _things(card: Card) -> Iterator[str]:
    yield card.type
    if card.enchantment_text:
        yield "enchanter"
    if card.epic:
        yield "epic"
    text = " ".join((*card.text, *card.enchantment_text)).lower()
    yield from (keyword for keyword in (*KEYWORDS, "pillager", "reinforce") if keyword in text)
    for ability in (*card.abilities, *card.enchantment):
        yield "replacing" if ability.kind in REPLACING else ability.kind
        if ability.reaction:
            yield "reaction"


def things_of(slug: str, g: Battle, ask: Ask) -> Iterator[str]:
    """What a question is about and what its choices touch: cards in hand, pieces in play with what is attached."""
    for about in ask.about if isinstance(ask.about, tuple) else (ask.about,):
        if isinstance(about, Card):
            yield from card_things(slug, about.id)
        elif isinstance(about, Piece):
            yield from _piece(slug, about)
    touches = find_game(slug).words.touches
    for seat in ask.seats:
        for choice in ask.choices_of(seat):
            for touched in touches(g, ask, choice):
                yield from _touched(slug, g, touched)


def _touched(slug: str, g: Battle, touched: str) -> Iterator[str]:
    yield from card_things(slug, touched.rpartition(":")[2])
    place = place_from_name(touched)
    piece = None if place is None else piece_at(g, place)
    while piece is not None:
        yield from _piece(slug, piece)
        piece = piece.host


def _piece(slug: str, piece: Piece) -> Iterator[str]:
    """A piece, with what is attached to it."""
    if piece.concealed:
        yield "concealed"
    for each in (piece, *(piece.attached or ())):
        yield from card_things(slug, each.card.id)


def always(g: Battle) -> tuple[str, ...]:
    """The mode."""
    mode = g.setting.mode
    return (f"{mode}-{g.seats}" if mode == "versus" else mode,)


def told(slug: str, g: Battle, event: Event) -> Iterator[str]:
    """What the cards of an event are and have, and what it does to cards that it does not name."""
    for word in told_words(event):
        yield from _touched(slug, g, word)
        if word in ("castle", "portal"):
            yield word
    if event.kind in HIDING:
        yield "concealed"
    if event.kind in ("portal-turned", "portals-laid"):
        yield "portal"
    elif event.kind == "game-begins":  # a challenge may begin with a hero in hand or in a lane
        for card in (card for player in g.players for card in player.hand):
            yield from card_things(slug, card.id)
        for p in g.in_lanes(ALLIANCE):
            yield from _piece(slug, p)
    elif event.kind == "phase-begins":
        yield from _what_the_phase_ends(slug, g, event.facts["phase"])


def _what_the_phase_ends(slug: str, g: Battle, phase: str) -> Iterator[str]:
    """What a phase will ready, and what lasts for the turn that it ends."""
    for p in g.pieces():
        readied = not p.ready and phase in ("refresh", "resolution")
        if readied or (phase in ("end", "resolution") and _ends_with_the_turn(p)):
            yield from _piece(slug, p)
    if phase in ("end", "resolution"):
        for what, _side in g.lasting:
            yield from card_things(slug, what.partition("/")[0])


def _ends_with_the_turn(p: Piece) -> bool:
    """Has it something that ends with the turn?"""
    return bool(p.turn_attack or p.turn_health or p.turn_armor or p.armor_used or p.marks)


def step(event: Event) -> str | None:
    """Step 3 of a lane's fight begins with its first strike; what happens before it belongs to "Fight:"."""
    return "strike" if event.kind == "struck" and event.rule in STRIKES else None


def random_games(box: Box, game: Game[Any], luck: Random, listener: Listener) -> Iterator[Match[Any]]:
    """Early and late games of every mode."""
    for mode, seats in TABLES:
        for number in range(6):
            seed = str(luck.getrandbits(64))
            begun = box.numbered_match(mode, seats, seed, number)
            yield Match.from_position(game, begun.to_position(), listeners=[listener])


def meetings(
    box: Box, moments: Mapping[str, str], things: Mapping[str, str], same: Mapping[str, str], apart: tuple[Apart, ...]
) -> Meetings:
    """What an edition declares: its moments, some beats of which are the `same` as others, its things, and what it
    keeps apart."""
    slug = box.slug
    return Meetings(
        slug=slug,
        moments=moments,
        things=things,
        moment=lambda _, beat: same.get(beat, beat) if same.get(beat, beat) in moments else None,
        told=lambda g, event: (thing for thing in told(slug, g, event) if thing in things),
        asked=lambda g, ask: (thing for thing in things_of(slug, g, ask) if thing in things),
        always=always,
        apart=apart,
        random_games=partial(random_games, box),
        step=step,
    )
