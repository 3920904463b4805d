"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Decks lie face down, discards and the outsider pile open (SH-CARD-14, SH-CARD-17). All else is open too, save for the
hands: alliance players see each other's (SH-Q-12), the horde player and the alliance do not (SH-VS-47), spectators see
none. Concealed cards are known to the horde player alone (SH-VS-23). What tokens and minions look like is no affair of
the rules, so that no view tells it (SH-MOBA-01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content.keywords import LASTING
from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.effects.values import armor, armor_left, attack, health, is_engaged, keyword
from hordekeep.engines.lanes.rules.phases.horde import wave
from hordekeep.engines.lanes.rules.phases.pillage import pillaged
from hordekeep.engines.lanes.rules.winning.achievements import earned
from hordekeep.engines.lanes.state.battle import ALLIANCE, BLANK, NOWHERE, Battle, Piece
from hordekeep.engines.lanes.state.places import place_name, place_of
from hordekeep.engines.lanes.state.steps import SETUP, lane_now, phase_now, step_now, turn_now
from hordekeep.engines.lanes.told.forecast import forecast, is_endless
from hordekeep.engines.lanes.written.position import (
    further_document,
    ids,
    laid_out,
    player_document,
    token_document,
    turn_document,
)
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from hordekeep.kernel import Document


@enforces("SH-CARD-14", "SH-CARD-17")
def view(g: Battle, seat: int | None) -> Document:
    """The battle as `seat` may see it; None is a spectator."""
    document: Document = {
        "edition": g.edition.name,
        "mode": g.setting.mode,
        "difficulty": g.setting.difficulty,
        "challenge": g.setting.challenge,
        "turn": turn_now(g),
        "phase": phase_now(g),
        "castle": open_view(g, g.castle),
        "portal": _portal_view(g),
        "back_line": [*(_minion_view(g, minion) for minion in g.minions), *_rear_view(g, seat)],
        "lanes": [
            {"monster": _view_or_none(g, monster, seat), "alliance": _view_or_none(g, ally, seat)}
            for monster, ally in zip(g.horde_row, g.alliance_row, strict=True)
        ],
        "pile": ids(reversed(g.pile)),
        "stages_left": len(g.later_stages),
        "horde": _horde_view(g, seat),
        "players": [_player_view(g, each, seat) for each in g.alliance_seats],
        "treachery": None if g.treachery is None else g.treachery.id,
        "boosted": boosted_lane(g),
        "first_game": phase_now(g) == SETUP and g.edition.is_first_game(g),
        "result": g.result,
    }
    if g.setting.score:
        document["score"] = g.setting.score
    advice = g.edition.advice
    if advice is not None and document["first_game"] and seat is not None and seat in g.alliance_seats:
        document["advice"] = ids(advice(g.players[seat].hand))
    further = further_document(g)
    further.pop("rear", None)
    document.update(further)
    document.update(g.edition.table_view(g))
    if lane_now(g) >= 0:
        document["fight_lane"] = lane_now(g) + 1
    ahead = forecast(g, seat)
    if ahead is not None:
        document["if_you_stop"] = ahead.if_you_stop
        document["markers"] = ahead.markers
    return document


def sees_concealed(g: Battle, seat: int | None) -> bool:
    """Only the horde player knows what lies face down in the lanes (SH-VS-23)."""
    return seat is not None and seat == g.horde_seat


def boosted_lane(g: Battle) -> int:
    """The lane of the monster that the treachery card boosts this turn; 0 if none (SH-TREA-12)."""
    return next((p.lane + 1 for p in g.horde_row if p is not None and p.marked("boosted")), 0)


def _view_or_none(g: Battle, p: Piece | None, seat: int | None) -> Document | None:
    return None if p is None else piece_view(g, p, seat)


def piece_view(g: Battle, p: Piece, seat: int | None) -> Document:
    """A card in play as a seat may see it: a concealed one only as its place, unless it is the horde player's seat."""
    if p.concealed and not sees_concealed(g, seat):
        return {"place": place_name(place_of(g, p)), "card": "", "concealed": True}
    return open_view(g, p)


def open_view(g: Battle, p: Piece) -> Document:
    """A card in play with its values now."""
    card = p.card
    tokens = token_document(p)
    if "wounds" in tokens:
        tokens["wound"] = tokens.pop("wounds")
    charmed = {} if p.seat == p.owner else {"seat": p.seat}
    rare: Document = {}
    if p.plate:
        rare["plate"] = tokens["armor"] = p.plate
    if p.blank:
        rare["blank" if p.blank == BLANK else "shorn"] = True
    if p.borrowed:
        rare["borrowed"] = p.borrowed
    return {
        "place": place_name(place_of(g, p)),
        "card": card.id,
        "owner": p.owner,
        **charmed,
        "attack": None if card.attack is None else attack(g, p),
        "health": health_shown(g, p),
        "printed": [card.attack, card.health],
        "tokens": tokens,
        "turn": turn_document(p),
        "armor": [armor_left(g, p), armor(g, p)],
        "ready": p.ready,
        "engaged": card.is_creature and is_engaged(g, p),
        "keywords": keywords_of(g, p),
        "marks": list(p.marks or ()),
        "attached": [open_view(g, each) for each in p.attached or ()],
        "under": len(p.under or ()),
        "concealed": p.concealed,
        "fresh": p.fresh,
        **rare,
        **g.edition.piece_view(g, p),
    }


def health_shown(g: Battle, p: Piece) -> int | None:
    """Its health now; a tower's is its health tokens (SH-CARD-04); None where a card has none, as the last portal."""
    if p.card.health is None and not p.card.is_tower:
        return None
    return max(health(g, p), 0)


def keywords_of(g: Battle, p: Piece) -> dict[str, int]:
    """The keywords that a piece has now, with their numbers."""
    own, given = text_of(p), around(g).statics
    found = {}
    for name in LASTING:
        if name in own.keywords or name in own.own or name in given or p.marked(name):
            amount = keyword(g, p, name)
            if amount > 0:
                found[name] = amount
    return found


def _portal_view(g: Battle) -> Document:
    card = g.portal.card
    return {
        **open_view(g, g.portal),
        "stage": card.stage,
        "waves": list(card.waves),
        "at": g.portal_at,
        "wave": wave(g),
        "boost": card.boost,
        "collapsing": g.portal.doomed,
        "endless": is_endless(card),
    }


def _minion_view(g: Battle, minion: Piece) -> Document:
    return {
        **open_view(g, minion),
        "minion": minion.card.id,
        "lane": minion.lane + 1,
        "pillages": g.edition.pillages(g, minion),
    }


def _rear_view(g: Battle, seat: int | None) -> list[Document]:
    """The monsters of the back line that are no minions."""
    return [
        {**piece_view(g, p, seat), "minion": "", "lane": 0, "pillages": g.edition.pillages(g, p)} for p in g.in_rear()
    ]


def _player_view(g: Battle, seat: int, viewer: int | None) -> Document:
    player = g.players[seat]
    document = player_document(g, seat)
    is_open = viewer is not None and viewer in g.alliance_seats
    document.pop("aside", None)
    return {
        **document,
        "seat": seat,
        "hand": document["hand"] if is_open else len(player.hand),
        "deck": len(player.deck),
    }


def _horde_view(g: Battle, viewer: int | None) -> Document:
    document: Document = {
        "deck": [len(deck) for deck in g.horde_decks],
        "discard": ids(g.horde_discard),
        "hand": len(g.horde_hand),
        "mana": 0,
        "played": g.wave_played,
        "wave_left": max(wave(g) - g.wave_played, 0),
    }
    if g.horde_seat != NOWHERE:
        document["mana"] = g.mana[g.purse_of(g.horde_seat)]
        if viewer == g.horde_seat:
            document["hand"] = ids(g.horde_hand)
            document["top"] = ids(reversed(g.horde_decks[0][len(g.horde_decks[0]) - g.known_top :]))
    return document


# -- for scenarios -----------------------------------------------------------------------------------------------------


def shown(g: Battle) -> Document:
    """The whole position with all computed values: what scenarios look into.

    `phase` is one of the seven, `step` its part. A piece's `attack` and `health` are its values now, `tokens` what lies
    on it, each kind with its number.
    """
    document = laid_out(g)
    document.pop("agenda", None)
    document.update(moment(g))
    document["treachery"] = document.get("treachery", "")
    document["boosted"] = boosted_lane(g)
    document["pillage"] = pillaged(g)
    document["earned"] = earned(g)
    document["castle"] = _shown_piece(g, g.castle, document["castle"])
    portal = _portal_view(g)
    document["portal"] = {**portal, **_shown_piece(g, g.portal, document["portal"])}
    document["minions"] = {}
    for minion in g.minions:
        of_minion = {"lane": minion.lane + 1, "pillages": g.edition.pillages(g, minion)}
        document["minions"][minion.card.id] = {**_shown_piece(g, minion, {}), **of_minion}
    document["lanes"] = [_shown_lane(g, lane, written) for lane, written in enumerate(document["lanes"])]
    if "rear" in document:
        document["rear"] = [
            _shown_piece(g, p, written) for p, written in zip(g.in_rear(), document["rear"], strict=True)
        ]
    horde = {**_horde_view(g, g.horde_seat), **document["horde"]}
    horde["deck_sizes"] = [len(deck) for deck in g.horde_decks]
    document["horde"] = horde
    return document


def moment(g: Battle) -> Document:
    """How far the game has come: `phase` is one of the seven, `step` its part."""
    return {"turn": turn_now(g), "phase": phase_now(g), "step": step_now(g)[0], "lane": lane_now(g) + 1}


def _shown_lane(g: Battle, lane: int, written: Document) -> Document:
    monster, ally = g.horde_row[lane], g.alliance_row[lane]
    found: Document = {"monster": None, "ally": None, "tower": None}
    if monster is not None:
        found["monster"] = _shown_piece(g, monster, written["monster"])
    if ally is not None:
        kind = "tower" if ally.card.is_tower else "ally"
        found[kind] = _shown_piece(g, ally, written[kind])
    return found


def _shown_piece(g: Battle, p: Piece, written: Document) -> Document:
    """A piece with its values now, its tokens apart, and what is written of it besides."""
    tokens = token_document(p)
    all_tokens = {name: tokens.get(name, 0) for name in ("health", "wounds", "attack", "weaken")}
    document = open_view(g, p)
    return {
        **written,
        **document,
        "tokens": all_tokens,
        "wounds": all_tokens["wounds"],
        "weaken": all_tokens["weaken"],
        "exhausted": not p.ready,
        "armor": document["armor"][0],
        "armor_full": document["armor"][1],
        "side": "alliance" if p.side == ALLIANCE else "horde",
        "attached": [_shown_piece(g, each, {}) for each in p.attached or ()],
        "under": [card.id for card, _ in p.under or ()],
    }
