"""Every choice that could ever be offered in a game: for explaining what is not offered, and for learning agents."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from hordekeep.engines.lanes.content.cards import Card, Shelf
from hordekeep.engines.lanes.state.battle import LANES, MINIONS, Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.state.places import BACK_LINE, CASTLE, ENCHANTMENT, NAMES, PORTAL, REAR, attached_at
from hordekeep.engines.lanes.state.waiting import ARMOR, BARRIER, DOUBLED, DRAWS, FALLS
from hordekeep.engines.lanes.written.keys import MOST_OPTIONS, ONE_WORD, PLAIN
from hordekeep.kernel import Choice


def candidates(g: Battle) -> tuple[Choice, ...]:
    """Every choice that could ever be offered in a game of this mode and these seats, whatever decks are played.

    They go over all cards of the edition, so that the list tells nothing about hidden decks and never changes.
    """
    edition = g.edition
    return _candidates(
        shelf_of(edition),
        g.seats,
        g.horde_seat >= 0,
        edition.rear_slots,
        edition.ranks,
        edition.universal_choices,
        edition.attached_to_nothing,
        edition.horde_choices,
    )


EXHAUST: Final = ("Exhaust", "⚡ Exhaust")
"""How the sentences begin that a player uses by exhausting a card."""
MOST_COUNTED: Final = 30
"""More tokens than ever lie on one card."""
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


@lru_cache(maxsize=8)
def _candidates(
    cards: Shelf,
    seats: int,
    with_horde_player: bool,
    rear_slots: int,
    ranks: int,
    universal: tuple[Choice, ...],
    attached_to_nothing: bool,
    horde_choices: Callable[[Sequence[Card]], Iterator[Choice]],
) -> tuple[Choice, ...]:
    rear = range(REAR, REAR + rear_slots)
    hosts = (*range(len(NAMES)), *rear)
    faces = sorted(cards.cards.values(), key=lambda card: card.id)
    uses = max([2, *(sum(sentence.startswith(EXHAUST) for sentence in card.text) for card in faces)])
    found = [*_common(seats, hosts, ranks, universal, uses)]
    for card in faces:
        if card.cost is not None:
            found += _plays(card, hosts)
            if card.is_attachment and attached_to_nothing:
                found.append(("play", card.id))
            found.append(("redraw", card.id))
        if not (card.is_castle or card.is_portal or card.is_minion):
            found.append(("card", card.id))
        found += _firsts(card, hosts, rear, ranks)
    if with_horde_player:
        found += horde_choices(faces)
    return tuple(dict.fromkeys(found))


def _common(seats: int, hosts: Sequence[int], ranks: int, universal: tuple[Choice, ...], uses: int) -> Iterator[Choice]:
    """What every game has. Actions come before answers: the first that touches a card explains it to who taps it."""
    yield from ((verb,) for verb in PLAIN if verb not in ("plan", "castle-draw", "portal-action"))
    yield from (("lane", lane) for lane in range(LANES))
    yield from universal
    yield from (("move", here, there) for here in range(LANES) for there in range(LANES) if here != there)
    own = [place for host in (*range(LANES, 2 * LANES), CASTLE) for place in (host, *_on(host, ranks))]
    yield from (("use", place, n) for place in own for n in range(uses))
    yield from (("discard", place) for place in own)
    yield from (("at", place) for host in hosts for place in (host, *_on(host, ranks)))
    yield from (("to", seat) for seat in range(seats))
    yield from (("option", n) for n in range(MOST_OPTIONS))
    yield from (("number", n) for n in range(MOST_COUNTED + 1))
    for verb, words in ONE_WORD.items():
        yield from ((verb, word) for word in words)


def _on(host: int, ranks: int) -> list[int]:
    return [attached_at(host, rank) for rank in range(ranks)]


def _plays(card: Card, hosts: Sequence[int]) -> Iterator[Choice]:
    if card.is_spell:
        yield ("play", card.id)
    elif card.is_attachment:
        yield from (("play", card.id, place) for place in hosts)
    else:
        lanes = range(LANES, 2 * LANES)
        yield from (("play", card.id, place) for place in lanes)
        if any("to play this for" in sentence for sentence in card.text):
            yield from (("play", card.id, place, 1) for place in lanes)


def _firsts(card: Card, hosts: Sequence[int], rear: Sequence[int], ranks: int) -> Iterator[Choice]:
    """What may wait its turn: sentences of a card and its destruction, wherever it may lie by then."""
    if card.is_attachment:
        places = [place for host in hosts for place in _on(host, ranks)]
    elif card.is_minion:
        places = [*range(LANES), BACK_LINE + MINIONS.index(card.id)]
    elif card.is_castle or card.is_portal:
        places = [CASTLE if card.is_castle else PORTAL]
    else:  # a charmed monster stands on the alliance's side
        places = [*range(2 * LANES), *(rear if card.is_creature else ())]
        if any(CLINGS in sentence for sentence in card.text):
            places += [place for host in hosts for place in _on(host, ranks)]
    leads = (*WAITS, *PLAY, FALLEN) if rear and not card.is_spell else WAITS
    waiting = [index for index, sentence in enumerate(card.text) if sentence.startswith(leads) or AGAIN in sentence]
    if any(BORROWS in sentence for sentence in card.text):
        waiting = list(range(MOST_OPTIONS))
    if card.is_creature or card.is_tower or (card.is_portal and rear):
        waiting.append(FALLS)
    if rear and card.is_creature and any(sentence.startswith(FALLEN) or BORROWS in sentence for sentence in card.text):
        waiting.append(DRAWS)
    if card.is_creature or card.is_portal:
        waiting += [ARMOR, BARRIER, DOUBLED] if card.is_creature else [ARMOR]
    yield from (("first", card.id, place, index) for place in places for index in waiting)
    for index, sentence in enumerate(card.enchantment_text, len(card.text)):
        if sentence.startswith(WAITS):
            yield ("first", card.id, ENCHANTMENT, index)
    for index, sentence in enumerate(card.text):  # it goes on for the turn, whatever became of the card
        if " after " in sentence:
            yield ("first", card.id, PORTAL, index)
