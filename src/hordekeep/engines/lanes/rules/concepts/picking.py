"""Picking: the questions that cards and rules put about what lies somewhere, and what stands against an answer.

Each check reads what the question is about (`About.among`), of which the list is made as well. Whatever else somebody
tries lies elsewhere, is of another kind, or the sentence that asks does not speak of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hordekeep.engines.lanes.asking.choices import (
    At,
    HowMany,
    InLane,
    OfToken,
    OfType,
    Option,
    ThisCard,
    To,
    options_asked,
)
from hordekeep.engines.lanes.asking.regarding import asker, cards_asked, lies
from hordekeep.engines.lanes.content.cards import Card, shelf
from hordekeep.engines.lanes.content.kinds import CARD
from hordekeep.engines.lanes.effects.values import in_play, is_idle
from hordekeep.engines.lanes.rules.concepts.choices import First
from hordekeep.engines.lanes.rules.concepts.movement import row_of
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at
from hordekeep.kernel import Asked, Refusal, Text, enforces
from hordekeep.kernel.declaring import Check, Verb

DOOMED = Refusal("SH-EDGE-08", Text("no-doomed"))
SET_ASIDE = Refusal("HM-MIN-08", Text("no-set-aside"))
IDLE = Refusal("SH-MINION-10", Text("no-idle-minion"))
MONSTER_THERE = Refusal("SH-GLOS-26", Text("no-monster-there"))
ALLIANCE_CARD_THERE = Refusal("SH-GLOS-27", Text("no-lane-taken"))
CANNOT_MEET = Refusal("SH-GLOS-16", Text("no-cannot-meet"))
NO_ROOM_FOR_ALL = Refusal("HM-OUT-09", Text("no-room-for-all"))
NO_HORDE_PLAYER = Refusal("SH-ALLI-01", Text("no-alliance-players"))
EPIC = Refusal("SH-GLOS-25", Text("no-epic"))
IDLE_OPTION = Refusal("SH-EDGE-02", Text("no-idle-option"))

TYPES: Final = ("ally", "tower", "spell", "attachment")
"""Types of cards that sentences name."""
TIES: Final = ("SH-GLOS-40", "HM-GLO-18", "HM-TOKEN-01")
"""The rules by which somebody chooses among equals: the strongest, the weakest."""
REINFORCE: Final = "HM-GLO-64"
"""The rule by which the weakest minion is reinforced."""
NOT_IN: Final = {
    "hand": Text("no-not-in-hand"),
    "discard": Text("no-not-in-discard"),
    "pile": Text("no-not-in-pile"),
}


def not_meant(ask: Asked) -> Refusal:
    """The sentence of the card that asks speaks of others."""
    card = asker(ask)
    return Refusal(ask.rule, Text("no-not-among") if card is None else Text("no-not-meant", card=CARD.say(card.id)))


def if_optional(g: Battle, ask: Asked, seat: int, choice: Verb) -> Refusal | None:
    """Only what may be left can be stopped."""
    return None if ask.facts.optional else Refusal(ask.rule, Text("no-not-asked-for"))


# -- a card in play ----------------------------------------------------------------------------------------------------


class Sort(NamedTuple):
    """What a question asks for, told of one card in play, and the words for what is none."""

    is_one: Callable[[Piece], bool]
    otherwise: Text


def _is_ally(p: Piece) -> bool:
    return p.side == ALLIANCE and p.card.is_creature and p.host is None


def _is_creature(p: Piece) -> bool:
    return (p.card.is_creature or p.concealed) and p.host is None


AN_ALLY: Final = Sort(_is_ally, Text("no-pick-ally"))
SORTS: Final[dict[str, Sort | None]] = {
    "ally": AN_ALLY,
    "monster": Sort(lambda p: p.side == HORDE and _is_creature(p), Text("no-pick-monster")),
    "creature": Sort(_is_creature, Text("no-pick-creature")),
    "minion": Sort(lambda p: p.card.is_minion, Text("no-pick-minion")),
    "tower": Sort(lambda p: p.card.is_tower, Text("no-pick-tower")),
    "attachment": Sort(lambda p: p.host is not None, Text("no-pick-attachment")),
    **dict.fromkeys(("neighbour", "skeleton", "outsider", "brood", "thrall", "mount", "spell", "castle", "portal")),
}
"""The sorts of cards that sentences let somebody choose."""
WORDED: Final = ("ally", "monster", "creature", "minion", "tower", "attachment", "neighbour")
"""Those with a question in words of its own."""


def at(sort: Sort | None = None, left_out: Text | None = None) -> Check:
    """One of the cards that the question is about, all of a sort; `left_out` is said of others of that sort."""

    def why_not(g: Battle, ask: Asked, seat: int, choice: At) -> Refusal | None:
        if choice.place in ask.facts.among:
            return None
        p = piece_at(g, choice.place)
        if p is None:
            return Refusal(ask.rule, Text("no-nothing-lies-there"))
        if sort is not None and not sort.is_one(p):
            return Refusal(ask.rule, sort.otherwise)
        if p.doomed:
            return DOOMED
        if p.card.is_minion and g.edition.minions_set_aside and not in_play(g, p):
            return SET_ASIDE
        if left_out is not None or ask.rule == REINFORCE:
            return Refusal(ask.rule, left_out or Text("no-reinforced"))
        if is_idle(g, p):
            return IDLE
        if ask.rule in TIES:
            return Refusal(ask.rule, Text("no-tie"))
        return _by_sentence(g, ask, p) or not_meant(ask)

    return why_not


def _by_sentence(g: Battle, ask: Asked, p: Piece) -> Refusal | None:
    """What the words of the card that asks leave out, where that can be told from those whom they name."""
    card = asker(ask)
    if card is None:
        return None
    text = " ".join(card.text)
    if not p.concealed:  # what lies face down is no answer to what it is
        is_the_only_one = p.card is card and sum(each.card is card for each in g.pieces()) == 1
        if is_the_only_one and ("another" in text or "other than this" in text):
            return Refusal(ask.rule, Text("no-not-itself"))
        if p.card.epic and "non-epic" in text:
            return EPIC
    if p.lane < 0 and "in a lane" in text:
        named = [piece_at(g, place) for place in ask.facts.among if isinstance(place, int)]
        if all(each is not None and each.lane >= 0 for each in named):
            return Refusal(ask.rule, Text("no-not-in-a-lane"))
    return None


# -- a card outside play -----------------------------------------------------------------------------------------------


def of_hand(g: Battle, ask: Asked, seat: int, choice: ThisCard) -> Refusal | None:
    """One of the own hand that the question is about."""
    cards = cards_asked(ask)
    if any(card.id == choice.card for card in cards):
        return None
    hand = g.horde_hand if seat == g.horde_seat else g.players[seat].hand
    if all(card.id != choice.card for card in hand):
        return Refusal(ask.rule, Text("no-not-in-hand"))
    return _of_another_type(ask, cards, choice.card) or not_meant(ask)


def out_of_play(g: Battle, ask: Asked, seat: int, choice: ThisCard) -> Refusal | None:
    """One of a hand, a pile or a deck that the question is about."""
    cards = cards_asked(ask)
    if any(card.id == choice.card for card in cards):
        return None
    offered = min([card.id for card in cards], default="")
    where = lies(g, ask, offered).partition(":")[0] if offered else "card"
    hand = g.horde_hand if seat == g.horde_seat else g.players[seat].hand
    piles = {"hand": [hand], "discard": [g.horde_discard, *(p.discard for p in g.players)], "pile": [g.pile]}
    lying = [card.id for pile in piles.get(where, ()) if any(each.id == offered for each in pile) for card in pile]
    if choice.card in lying:
        return _of_another_type(ask, cards, choice.card) or not_meant(ask)
    return Refusal(ask.rule, NOT_IN.get(where, Text("no-not-shown")))


def _of_another_type(ask: Asked, among: list[Card], name: str) -> Refusal | None:
    """The card that asks names a type, and all that may be chosen are of it."""
    card, cards = asker(ask), shelf().cards
    types = {each.type for each in among}
    kind = "ally" if types <= {"ally", "hero"} else next(iter(types))
    if card is None or cards[name].type in types or (len(types) > 1 and kind != "ally"):
        return None
    if kind not in TYPES or kind not in " ".join(card.text):
        return None
    return Refusal(ask.rule, Text("no-other-type", type=Text(f"word-{kind}")))


# -- lanes, players, numbers, what comes first -------------------------------------------------------------------------


def in_lane(side: int | None = None, left_out: Text | None = None) -> Check:
    """One of the lanes that the question is about. Another is taken, somebody stands opposite whom the card that comes
    cannot engage, or it lies where the sentence does not reach."""

    def why_not(g: Battle, ask: Asked, seat: int, choice: InLane) -> Refusal | None:
        if choice.lane in ask.facts.among:
            return None
        card = asker(ask)
        of = _side_of(card) if side is None else side
        if row_of(g, of)[choice.lane] is not None:
            return MONSTER_THERE if of == HORDE else ALLIANCE_CARD_THERE
        if card is not None and card.is_creature and not g.edition.may_face(g, Piece(card, of, -1), choice.lane, of):
            return CANNOT_MEET
        if left_out is not None:
            return Refusal(ask.rule, left_out)
        return NO_ROOM_FOR_ALL if card is not None and card.order else not_meant(ask)

    return why_not


def _side_of(card: Card | None) -> int:
    """The side that a card lets somebody come to a lane of."""
    if card is None:
        return HORDE
    is_alliance = card.cost is not None or card.is_castle or (card.is_servant and card.is_ally)
    return ALLIANCE if is_alliance else HORDE


def to(left_out: Text | None = None) -> Check:
    """One of the players that the question is about; the horde player is never meant."""

    def why_not(g: Battle, ask: Asked, seat: int, choice: To) -> Refusal | None:
        if choice.whom in ask.facts.among:
            return None
        if choice.whom == g.horde_seat:
            return NO_HORDE_PLAYER
        return not_meant(ask) if left_out is None else Refusal(ask.rule, left_out)

    return why_not


def how_many(g: Battle, ask: Asked, seat: int, choice: HowMany) -> Refusal | None:
    """One of the numbers that the question is about."""
    among = ask.facts.among
    if choice.number in among:
        return None
    return Refusal(ask.rule, Text("no-number", least=min(among), most=max(among)))


@enforces("SH-EDGE-02")
def option(g: Battle, ask: Asked, seat: int, choice: Option) -> Refusal | None:
    """There are no more options, or this one would do nothing."""
    if choice.option in ask.facts.among:
        return None
    options = options_asked(g)
    return Refusal(ask.rule, Text("no-such-option", options=options)) if choice.option >= options else IDLE_OPTION


def one_of(g: Battle, ask: Asked, seat: int, choice: OfToken | OfType) -> Refusal | None:
    """One of the names that the question is about."""
    return None if choice[1] in ask.facts.among else not_meant(ask)


def first(g: Battle, ask: Asked, seat: int, choice: First) -> Refusal | None:
    """Only what waits has a turn; of what is alike one stands for all."""
    if choice in ask.facts.among:
        return None
    if any(each.name() == choice[1:] for each in g.waiting):
        return Refusal(ask.rule, Text("no-first-alike"))
    p = piece_at(g, choice.place)
    lies_there = p is not None and not p.concealed and p.card.id == choice.card
    return Refusal(ask.rule, Text("no-not-waiting" if lies_there else "no-not-lying-there"))
