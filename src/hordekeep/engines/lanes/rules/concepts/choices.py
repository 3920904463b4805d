"""What comes first of all that waits its turn (SH-EDGE-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Self

from hordekeep.engines.lanes.asking.choices import Doing
from hordekeep.engines.lanes.content.cards import Card, shelf_for
from hordekeep.engines.lanes.content.kinds import FACE, OPTION, Face
from hordekeep.engines.lanes.state.battle import LANES, MINIONS, Battle
from hordekeep.engines.lanes.state.kinds import ASPECTS, PLACE, Aspect, Place, rear
from hordekeep.engines.lanes.state.places import (
    BACK_LINE,
    CASTLE,
    ENCHANTMENT,
    PORTAL,
    REAR,
    REAR_ATTACHED,
    attached_at,
    piece_at,
    place_name,
)
from hordekeep.engines.lanes.state.waiting import ARMOR, BARRIER, DOUBLED, DRAWS, FALLS
from hordekeep.kernel import Ask, Text, once

WAITS: Final = (
    "After ",
    "Before ",
    "At the ",
    "Fight",
    "Pillage",
    "Damage to ",
    "Instead of damage ",
    "This takes half ",
)
"""How sentences begin that wait for something to happen, or for their lane."""
FALLEN: Final = "Destroyed"
"""How sentences begin that may come before or after the draw for a fall."""
AGAIN: Final = "strikes again after its first strike"
"""What a sentence says whose strike waits for the first one."""
PLAY: Final = ("Play", "⚡ Play")
"""How sentences begin that wait with what follows a card's arrival, where editions let them (HM-ABR-06)."""
BORROWS: Final = "gains the side-swapped abilities"
"""What a card says that takes over sentences of another."""
CLINGS: Final = "attach this to the engaged ally"
"""What a monster says that becomes an attachment."""


class First(Doing, verb="first", between="@:"):
    """This ability of this card, or its destruction, comes first; the card lies at this place, or did."""

    card: Face
    place: Place
    which: Aspect

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """What may wait its turn: sentences of a card and its destruction, wherever it may lie by then."""
        assert state is not None
        cards, found = shelf_for(state.edition.name).cards, list[Self]()
        for face in FACE.all(state):
            card = cards[face]
            waiting = _waiting(card, bool(state.edition.rear_slots))
            found += [cls(face, place, which) for place in _places(state, card) for which in waiting]
            for which, sentence in enumerate(card.enchantment_text, len(card.text)):
                if sentence.startswith(WAITS):
                    found.append(cls(face, ENCHANTMENT, which))
            for which, sentence in enumerate(card.text):  # it goes on for the turn, whatever became of the card
                if " after " in sentence:
                    found.append(cls(face, PORTAL, which))
        return tuple(found)

    def label(self, state: Battle) -> Text:
        """The card, where it lies, and which of its abilities."""
        name, place = FACE.say(self.card), self.place
        if place < 2 * LANES:
            where = Text("in-lane", lane=place % LANES + 1)
        elif REAR <= place < REAR_ATTACHED:
            where = Text("in-back-line", number=place - REAR + 1)
        else:
            where = _attached_where(state, place)
        if self.which < 0:
            return Text(f"label-first-{ASPECTS[self.which]}", card=name, where=where)
        return Text("label-first", card=name, where=where, number=self.which + 1)

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The card, if it still lies there."""
        p = piece_at(state, self.place)
        return (place_name(self.place),) if p is not None and p.card.id == self.card else ()


def _attached_where(g: Battle, place: int) -> Text:
    """Where an attachment or the castle lies; of several alike on one card, which."""
    p = piece_at(g, place)
    if p is not None and p.host is not None and p.host.attached is not None:
        alike = [each for each in p.host.attached if each.card is p.card]
        if len(alike) > 1:
            return Text("elsewhere-again", number=alike.index(p) + 1)
    return Text("elsewhere")


def _places(g: Battle, card: Card) -> Iterator[int]:
    """Where a card may lie when something of it waits."""
    if card.is_attachment:
        yield from _attached(g)
    elif card.is_minion:
        yield from (*range(LANES), BACK_LINE + MINIONS.index(card.id))
    elif card.is_castle or card.is_portal:
        yield CASTLE if card.is_castle else PORTAL
    else:  # a charmed monster stands on the alliance's side
        yield from range(2 * LANES)
        yield from rear(g) if card.is_creature else ()
        yield from _attached(g) if any(CLINGS in sentence for sentence in card.text) else ()


def _attached(g: Battle) -> Iterator[int]:
    """The places of attachments."""
    return (attached_at(host, rank) for host in PLACE.hosts(g) for rank in range(g.edition.ranks))


def _waiting(card: Card, is_wide: bool) -> list[int]:
    """What of a card may wait its turn, in the first edition or on the wider table of the second."""
    leads = (*WAITS, *PLAY, FALLEN) if is_wide and not card.is_spell else WAITS
    waiting = [index for index, sentence in enumerate(card.text) if sentence.startswith(leads) or AGAIN in sentence]
    if any(BORROWS in sentence for sentence in card.text):
        waiting = list(OPTION.all(None))
    if card.is_creature or card.is_tower or (card.is_portal and is_wide):
        waiting.append(FALLS)
    if is_wide and card.is_creature and any(said.startswith(FALLEN) or BORROWS in said for said in card.text):
        waiting.append(DRAWS)
    if card.is_creature or card.is_portal:
        waiting += [ARMOR, BARRIER, DOUBLED] if card.is_creature else [ARMOR]
    return waiting


FIRST = once(First)
