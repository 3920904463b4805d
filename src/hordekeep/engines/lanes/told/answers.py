"""Why can't I answer so? A question that is open names what may be chosen; whatever else somebody tries is refused by
what stands against it: it lies elsewhere, is of another kind, or the sentence that asks does not speak of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.asking.questions import Regarding
from hordekeep.engines.lanes.content.cards import Card, shelf
from hordekeep.engines.lanes.effects.values import in_play, is_idle
from hordekeep.engines.lanes.rules.concepts.movement import row_of
from hordekeep.engines.lanes.rules.into_play.playing import NO_BARGAIN, NOT_IN_HAND, TOO_DEAR, cost_of, why_not_place
from hordekeep.engines.lanes.rules.second_edition.commanding import why_not_bring
from hordekeep.engines.lanes.rules.second_edition.raiding import pillages, raids
from hordekeep.engines.lanes.rules.setup.mulligan import piles_of
from hordekeep.engines.lanes.rules.versus.horde_player import CONCEALED_ONLY, why_not_swap_hidden
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at
from hordekeep.engines.lanes.told.choices import card_name, lies, options_asked, words_for
from hordekeep.kernel import Refusal, Text

if TYPE_CHECKING:
    from hordekeep.kernel import Ask, Choice

FROM_THE_HAND: Final = ("hand-limit", "discard", "toll", "plan", "discard-instead")
"""Questions for a card of the own hand."""
TYPES: Final = ("ally", "tower", "spell", "attachment")
"""Types of cards that sentences name."""
TIES: Final = ("SH-GLOS-40", "HM-GLO-18", "HM-TOKEN-01")
"""The rules by which somebody chooses among equals: the strongest, the weakest."""
DOOMED = Refusal("SH-EDGE-08", Text("no-doomed"))
SET_ASIDE = Refusal("HM-MIN-08", Text("no-set-aside"))
IDLE = Refusal("SH-MINION-10", Text("no-idle-minion"))
MONSTER_THERE = Refusal("SH-GLOS-26", Text("no-monster-there"))
ALLIANCE_CARD_THERE = Refusal("SH-GLOS-27", Text("no-lane-taken"))
CANNOT_MEET = Refusal("SH-GLOS-16", Text("no-cannot-meet"))
NO_HORDE_PLAYER = Refusal("SH-ALLI-01", Text("no-alliance-players"))


def _is_ally(p: Piece) -> bool:
    return p.side == ALLIANCE and p.card.is_creature and p.host is None


def _is_creature(p: Piece) -> bool:
    return (p.card.is_creature or p.concealed) and p.host is None


KINDS: Final[dict[str, tuple[Callable[[Piece], bool], Text]]] = {
    "pick-ally": (_is_ally, Text("no-pick-ally")),
    "ally-instead": (_is_ally, Text("no-pick-ally")),
    "taunt-pulls": (_is_ally, Text("no-pick-ally")),
    "pick-monster": (lambda p: p.side == HORDE and _is_creature(p), Text("no-pick-monster")),
    "pick-creature": (_is_creature, Text("no-pick-creature")),
    "pick-minion": (lambda p: p.card.is_minion, Text("no-pick-minion")),
    "guerrilla": (lambda p: p.card.is_minion, Text("no-guerrilla")),
    "pick-tower": (lambda p: p.card.is_tower, Text("no-pick-tower")),
    "pick-attachment": (lambda p: p.host is not None, Text("no-pick-attachment")),
}
"""What a question asks for, told of one card in play, and the words for what is none."""


def why_not_answer(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """What stands against an answer of a kind that this question takes; None if nothing more than that it is not among
    those offered."""
    match choice[0]:
        case "at":
            return _why_not_at(g, ask, seat, choice)
        case "card" | "redraw":
            return _why_not_card(g, ask, seat, choice)
        case "lane":
            return _why_not_lane(g, ask, choice[1])
        case "to":
            return _why_not_player(g, ask, choice[1])
        case "first":
            return _why_not_first(g, ask, choice)
        case "option":
            return _why_not_option(g, ask, choice[1])
        case "number":
            offered = [each[1] for each in ask.choices_of(seat) if each[0] == "number"]
            return Refusal(ask.rule, Text("no-number", least=min(offered), most=max(offered)))
        case "play":
            return _why_not_play_so(g, ask, seat, choice)
        case "move" if ask.prompt == "choose-move":
            return _why_not_moved(g, ask, choice[1], choice[2])
        case "move" | "engage":
            return g.edition.why_not_universal(g, seat, choice) or Refusal(ask.rule, Text("no-taunt-answer"))
        case "swap-hidden":
            return why_not_swap_hidden(g, choice[1], choice[2])
        case "summon" | "conceal":
            return why_not_bring(g, choice)
    return None


def _asker(ask: Ask) -> Card | None:
    """The card whose sentence asks."""
    about = ask.about.card if isinstance(ask.about, Regarding) else ask.about
    return about if isinstance(about, Card) else None


def _not_meant(ask: Ask) -> Refusal | None:
    """The sentence of the card that asks speaks of others."""
    card = _asker(ask)
    return None if card is None else Refusal(ask.rule, Text("no-not-meant", card=card_name(card.id)))


# -- a card in play ----------------------------------------------------------------------------------------------------


def _why_not_at(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """Nothing lies there, it is of another kind, it is as good as gone, or the sentence leaves it out."""
    p = piece_at(g, choice[1])
    if p is None:
        return Refusal(ask.rule, Text("no-nothing-lies-there"))
    kind = KINDS.get(words_for(ask.prompt))
    if kind is not None and not kind[0](p):
        return Refusal(ask.rule, kind[1])
    if p.doomed:
        return DOOMED
    if p.card.is_minion and g.edition.minions_set_aside and not in_play(g, p):
        return SET_ASIDE
    if (refusal := _by_question(g, ask, p)) is not None:
        return refusal
    if is_idle(g, p):
        return IDLE
    if ask.rule in TIES:
        return Refusal(ask.rule, Text("no-tie"))
    return _by_sentence(g, ask, seat, p) or _not_meant(ask)


def _by_question(g: Battle, ask: Ask, p: Piece) -> Refusal | None:
    """What a question of the book itself, not of a card, leaves out."""
    match ask.prompt:
        case "guerrilla":
            return Refusal(ask.rule, Text("no-health-token"))
        case "pick-minion" if ask.rule == "HM-GLO-64":
            return Refusal(ask.rule, Text("no-reinforced"))
        case "trample-on":
            return Refusal(ask.rule, Text("no-trample-on"))
        case "assault":
            return Refusal(ask.rule, Text("no-assault"))
        case "taunt-pulls":
            return Refusal(ask.rule, Text("no-taunt-pulls"))
        case "pillage-order":
            if not raids(g, p):
                return Refusal("HM-PILL-03", Text("no-not-in-back-line"))
            return Refusal("HM-PILL-01", Text("no-pillaged" if pillages(g, p) else "no-takes-no-cards"))
    return None


def _by_sentence(g: Battle, ask: Ask, seat: int, p: Piece) -> Refusal | None:
    """What the words of the card that asks leave out, where that can be told from those whom they name."""
    card = _asker(ask)
    if card is None:
        return None
    named = [piece_at(g, each[1]) for each in ask.choices_of(seat) if each[0] == "at"]
    text = " ".join(card.text)
    if not p.concealed:  # what lies face down is no answer to what it is
        is_the_only_one = p.card is card and sum(each.card is card for each in g.pieces()) == 1
        if is_the_only_one and ("another" in text or "other than this" in text):
            return Refusal(ask.rule, Text("no-not-itself"))
        if p.card.epic and "non-epic" in text:
            return Refusal("SH-GLOS-25", Text("no-epic"))
    if p.lane < 0 and "in a lane" in text and all(each is not None and each.lane >= 0 for each in named):
        return Refusal(ask.rule, Text("no-not-in-a-lane"))
    return None


# -- a card outside play -----------------------------------------------------------------------------------------------


NOT_IN: Final = {
    "hand": Text("no-not-in-hand"),
    "discard": Text("no-not-in-discard"),
    "pile": Text("no-not-in-pile"),
}


def _why_not_card(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """It is not in the pile that is chosen from, or it is there and the sentence leaves it out."""
    hand, deck, aside = piles_of(g, seat)
    if ask.prompt == "mulligan" or ask.prompt in FROM_THE_HAND:
        if all(card.id != choice[1] for card in hand):
            return Refusal(ask.rule, Text("no-not-in-hand"))
        if ask.prompt == "mulligan" and len(aside) >= len(deck):
            return Refusal(ask.rule, Text("no-deck-too-small"))
        return _of_another_type(ask, seat, choice[1]) or _not_meant(ask)
    offered = next((each[1] for each in ask.choices_of(seat) if each[0] == "card"), "")
    where = lies(g, ask, offered).partition(":")[0] if offered else "card"
    piles = {"hand": [hand], "discard": [g.horde_discard, *(p.discard for p in g.players)], "pile": [g.pile]}
    cards = [card.id for pile in piles.get(where, ()) if any(each.id == offered for each in pile) for card in pile]
    if choice[1] in cards:
        return _of_another_type(ask, seat, choice[1]) or _not_meant(ask)
    return Refusal(ask.rule, NOT_IN.get(where, Text("no-not-shown")))


def _of_another_type(ask: Ask, seat: int, name: str) -> Refusal | None:
    """The card that asks names a type, and all that may be chosen are of it."""
    asker, cards = _asker(ask), shelf().cards
    types = {cards[each[1]].type for each in ask.choices_of(seat) if each[0] == "card"}
    kind = "ally" if types <= {"ally", "hero"} else next(iter(types))
    if asker is None or cards[name].type in types or (len(types) > 1 and kind != "ally"):
        return None
    if kind not in TYPES or kind not in " ".join(asker.text):
        return None
    return Refusal(ask.rule, Text("no-other-type", type=Text(f"word-{kind}")))


def _why_not_play_so(g: Battle, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    """An ally of the hand is played at its cost to a free lane, whatever the phase."""
    card = next((each for each in g.players[seat].hand if each.id == choice[1]), None)
    if card is None:
        return NOT_IN_HAND
    if not card.is_ally:
        return Refusal(ask.rule, Text("no-pick-ally"))
    bargain = len(choice) > 3
    if bargain and not printed(card).bargains:
        return NO_BARGAIN
    if cost_of(g, seat, card, bargain) > g.mana[g.purse_of(seat)]:
        return TOO_DEAR
    return why_not_place(g, card, choice[2] if len(choice) > 2 else None)


# -- lanes, players, numbers -------------------------------------------------------------------------------------------


def _why_not_lane(g: Battle, ask: Ask, lane: int) -> Refusal | None:
    """It is taken, somebody stands opposite whom it cannot engage, or it lies where the sentence does not reach."""
    if ask.prompt == "reveal-first":
        return CONCEALED_ONLY
    card = _asker(ask)
    side = HORDE if ask.prompt == "pile-lane" or card is None or card.cost is None else ALLIANCE
    if card is not None and (card.is_castle or (card.is_servant and card.is_ally)):
        side = ALLIANCE
    if row_of(g, side)[lane] is not None:
        return MONSTER_THERE if side == HORDE else ALLIANCE_CARD_THERE
    if card is not None and card.is_creature and not g.edition.may_face(g, Piece(card, side, -1), lane, side):
        return CANNOT_MEET
    if ask.prompt == "elusive":
        return Refusal(ask.rule, Text("no-too-far"))
    if card is not None and card.order:
        return Refusal("HM-OUT-09", Text("no-room-for-all"))
    return _not_meant(ask)


def _why_not_moved(g: Battle, ask: Ask, here: int, there: int) -> Refusal | None:
    """A card moves allies to free lanes, without exhausting them."""
    ally = g.ally_in(here)
    if ally is None:
        return Refusal(ask.rule, Text("no-ally-there"))
    if g.alliance_row[there] is not None:
        return ALLIANCE_CARD_THERE
    return _not_meant(ask) if g.edition.may_face(g, ally, there, ALLIANCE) else CANNOT_MEET


def _why_not_player(g: Battle, ask: Ask, seat: int) -> Refusal | None:
    """The horde player is never meant; another has nothing there to take from."""
    if seat == g.horde_seat:
        return NO_HORDE_PLAYER
    if ask.prompt == "draw":
        return Refusal(ask.rule, Text("no-empty-deck"))
    if ask.prompt == "rebuild-whose":
        return Refusal(ask.rule, Text("no-empty-discard"))
    return _not_meant(ask)


def _why_not_first(g: Battle, ask: Ask, choice: Choice) -> Refusal:
    """Only what waits has a turn; of what is alike one stands for all."""
    if any(each.name() == choice for each in g.waiting):
        return Refusal(ask.rule, Text("no-first-alike"))
    p = piece_at(g, choice[2])
    lies_there = p is not None and not p.concealed and p.card.id == choice[1]
    return Refusal(ask.rule, Text("no-not-waiting" if lies_there else "no-not-lying-there"))


def _why_not_option(g: Battle, ask: Ask, number: int) -> Refusal:
    """There are no more options, or this one would do nothing (SH-EDGE-02)."""
    options = options_asked(g)
    if number >= options:
        return Refusal(ask.rule, Text("no-such-option", options=options))
    return Refusal("SH-EDGE-02", Text("no-idle-option"))
