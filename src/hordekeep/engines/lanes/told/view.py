"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Decks lie face down, discards and the outsider pile open (SH-CARD-14, SH-CARD-17). All else is open too, save for the
hands: alliance players see each other's (SH-Q-12), the horde player and the alliance do not (SH-VS-47), spectators see
none. Concealed cards are known to the horde player alone (SH-VS-23). What tokens and minions look like is no affair of
the rules, so that no view tells it (SH-MOBA-01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import UNSET, to_builtins

from hordekeep.engines.lanes.content.keywords import LASTING
from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.effects.values import armor, attack, health, is_engaged, is_idle, keyword
from hordekeep.engines.lanes.rules.phases.duties import can_engage
from hordekeep.engines.lanes.rules.phases.horde import wave
from hordekeep.engines.lanes.rules.phases.pillage import pillaged
from hordekeep.engines.lanes.rules.second_edition.commanding import PLANNED, USED, portal_ability
from hordekeep.engines.lanes.rules.winning.achievements import earned
from hordekeep.engines.lanes.state.battle import ALLIANCE, BLANK, NOWHERE, SHORN, Battle, Piece
from hordekeep.engines.lanes.state.places import place_name, place_of
from hordekeep.engines.lanes.state.steps import SETUP, lane_now, phase_now, step_now, turn_now
from hordekeep.engines.lanes.told.forecast import forecast, is_endless
from hordekeep.engines.lanes.told.seen import (
    SeenBattle,
    SeenCard,
    SeenDefector,
    SeenHorde,
    SeenKept,
    SeenLane,
    SeenMinion,
    SeenPiece,
    SeenPlayer,
    SeenPortal,
    SeenTokens,
    SeenTurn,
)
from hordekeep.engines.lanes.written.position import ids, laid_out, turn_document
from hordekeep.kernel import enforces

if TYPE_CHECKING:
    from collections.abc import Collection

    from hordekeep.kernel import Document

NO_TOKENS = SeenTokens()
NO_CHANGES = SeenTurn()
Card = TypeVar("Card", bound=SeenCard)
Stander = TypeVar("Stander", bound=SeenPiece)


EVERYBODY: Final = range(NOWHERE, 3)
"""The eyes of all seats, and of the horde where nobody plays it."""


@enforces("SH-CARD-14", "SH-CARD-17")
def view(g: Battle, seat: int | None) -> Document:
    """The battle as `seat` may see it; None is a spectator."""
    document: Document = to_builtins(_battle(g, seat, () if seat is None else (seat,)))
    return document


def laid_open(g: Battle) -> Document:
    """The same with all hands and all that lies face down, for whoever may see everything."""
    document: Document = to_builtins(_battle(g, g.horde_seat, EVERYBODY))
    return document


@enforces("HM-HOV-03", "HM-SETUP-14", "HM-OUT-06", "HM-VS-24")
def _battle(g: Battle, seat: int | None, eyes: Collection[int]) -> SeenBattle:
    """The battle through the eyes of these seats, with what only `seat` is told."""
    phase, level = phase_now(g), g.setting.difficulty
    seen = SeenBattle(
        edition=g.edition.name,
        mode=g.setting.mode,
        difficulty=level,
        challenge=g.setting.challenge,
        level=int(level) if level.isdigit() else 0,
        score=g.setting.score,
        turn=turn_now(g),
        phase=phase,
        fight_lane=lane_now(g) + 1,
        castle=_piece(g, g.castle, SeenPiece),
        portal=_portal(g),
        back_line=[*(_minion(g, minion) for minion in g.minions), *(_rear(g, p, eyes) for p in g.in_rear())],
        lanes=[
            SeenLane(
                None if monster is None else _seen(g, monster, eyes, SeenPiece),
                None if ally is None else _piece(g, ally, SeenPiece),
            )
            for monster, ally in zip(g.horde_row, g.alliance_row, strict=True)
        ],
        pile=ids(reversed(g.pile)),
        late=g.late,
        defectors=[SeenDefector(card.id, owner) for card, owner, _ in g.defectors],
        outsider_kept=None if g.outsider_kept is None else _kept(g.outsider_kept),
        stages_left=len(g.later_stages),
        outsider_aside=ids(g.later_stages) if g.edition.defaults.outsider_waits else UNSET,
        enchantment=None if g.enchanter is None else g.enchanter.id,
        horde=_horde(g, eyes),
        planned=g.portal.marked(PLANNED),
        players=[_player(g, each, eyes) for each in g.alliance_seats],
        treachery=None if g.treachery is None else g.treachery.id,
        boosted=boosted_lane(g),
        first_game=phase == SETUP and g.edition.is_first_game(g),
        result=g.result,
    )
    advice = g.edition.advice
    if advice is not None and seen.first_game and seat is not None and seat in g.alliance_seats:
        seen.advice = ids(advice(g.players[seat].hand))
    ahead = forecast(g, seat)
    if ahead is not None:
        seen.if_you_stop, seen.markers = ahead
    return seen


def boosted_lane(g: Battle) -> int:
    """The lane of the monster that the treachery card boosts this turn; 0 if none (SH-TREA-12)."""
    return next((p.lane + 1 for p in g.horde_row if p is not None and p.marked("boosted")), 0)


def _seen(g: Battle, p: Piece, eyes: Collection[int], of: type[Stander]) -> Stander:
    """A monster as these eyes see it: of a concealed one only the horde player sees more than its place (SH-VS-23)."""
    if p.concealed and g.horde_seat not in eyes:
        place, temporary = place_name(place_of(g, p)), g.edition.temporary_tokens
        return of(place=place, printed=[None, None], temporary=temporary, armor=[0, 0], concealed=True)
    return _piece(g, p, of)


def _piece(g: Battle, p: Piece, of: type[Stander]) -> Stander:
    """A card in play with its values now, and the cards attached to it."""
    seen = _card(g, p, of)
    if p.attached:
        seen.attached = [_card(g, each, SeenCard) for each in p.attached]
    return seen


@enforces("HM-SERV-01", "HM-OUT-08")
def _card(g: Battle, p: Piece, of: type[Card]) -> Card:
    """A card with its values now. In the second edition what lies face down counts as a servant."""
    card, second, full = p.card, g.edition.temporary_tokens, armor(g, p)
    seen = of(
        place=place_name(place_of(g, p)),
        card=card.id,
        owner=p.owner,
        seat=p.seat,
        attack=None if card.attack is None else attack(g, p),
        health=health_shown(g, p),
        printed=[card.attack, card.health],
        tokens=_tokens(p),
        turn=_turn(p),
        temporary=second,
        armor=[max(full - p.armor_used, 0), full],
        ready=p.ready,
        engaged=card.is_creature and is_engaged(g, p),
        keywords=keywords_of(g, p),
        marks=list(p.marks or ()),
        under=len(p.under or ()),
        concealed=p.concealed,
        fresh=p.fresh,
        servant=card.is_servant or (p.concealed and second),
        blank=p.blank == BLANK,
        shorn=p.blank == SHORN,
        borrowed=p.borrowed,
    )
    if card.type == "thrall" or card.outsider == "colossal":
        seen.line, seen.thrall = card.line, card.type == "thrall"
    return seen


def _tokens(p: Piece) -> SeenTokens:
    """The tokens on a card; those of a pair cancel each other (SH-TOKEN-02, SH-TOKEN-03)."""
    if not (p.vigor or p.edge or p.plate):
        return NO_TOKENS
    return SeenTokens(max(p.vigor, 0), max(-p.vigor, 0), max(p.edge, 0), max(-p.edge, 0), p.plate)


def _turn(p: Piece) -> SeenTurn:
    if not (p.turn_attack or p.turn_health or p.turn_armor):
        return NO_CHANGES
    return SeenTurn(p.turn_attack, p.turn_health, p.turn_armor)


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


@enforces("HM-VS-27")
def _portal(g: Battle) -> SeenPortal:
    card = g.portal.card
    seen = _piece(g, g.portal, SeenPortal)
    seen.stage, seen.waves, seen.at, seen.wave = card.stage, list(card.waves), g.portal_at, wave(g)
    seen.boost, seen.collapsing, seen.endless = card.boost, g.portal.doomed, is_endless(card)
    seen.action = g.horde_seat != NOWHERE and portal_ability(g) is not None
    seen.used = seen.action and g.portal.marked(USED) > 0
    seen.outsider = g.portal_is_outsider
    return seen


def _minion(g: Battle, p: Piece) -> SeenMinion:
    return _behind(g, p, _piece(g, p, SeenMinion), p.card.id)


def _rear(g: Battle, p: Piece, eyes: Collection[int]) -> SeenMinion:
    """A monster of the back line that is no minion."""
    return _behind(g, p, _seen(g, p, eyes, SeenMinion), "")


@enforces("HM-MIN-08", "HM-UNIV-03")
def _behind(g: Battle, p: Piece, seen: SeenMinion, name: str) -> SeenMinion:
    """What is so of a monster of the back line. In the second edition a minion may be set aside, and an ally in a lane
    without monsters, exhausted or not, may engage one that is not."""
    seen.minion, seen.pillages = name, g.edition.pillages(g, p)
    if p.lane >= 0:
        seen.lane = p.lane + 1
    elif g.edition.minions_set_aside and seen.card:
        seen.aside = is_idle(g, p)
        seen.engageable = not seen.aside and any(
            not ally.card.is_tower and g.horde_row[ally.lane] is None and can_engage(g, ally, p)
            for ally in g.in_lanes(ALLIANCE)
        )
    return seen


def _kept(p: Piece) -> SeenKept:
    return SeenKept(p.card.id, _tokens(p), [each.card.id for each in p.attached or ()])


def _player(g: Battle, seat: int, eyes: Collection[int]) -> SeenPlayer:
    player = g.players[seat]
    hand = ids(player.hand) if any(each in g.alliance_seats for each in eyes) else len(player.hand)
    mana = g.mana[g.purse_of(seat)]
    return SeenPlayer(seat, mana, hand, len(player.deck), ids(player.discard), player.reshuffles)


def _horde(g: Battle, eyes: Collection[int]) -> SeenHorde:
    seen = SeenHorde(
        deck=[len(deck) for deck in g.horde_decks],
        discard=ids(g.horde_discard),
        hand=len(g.horde_hand),
        mana=0,
        played=g.wave_played,
        wave_left=max(wave(g) - g.wave_played, 0),
    )
    if g.horde_seat != NOWHERE:
        seen.mana = g.mana[g.purse_of(g.horde_seat)]
        if g.horde_seat in eyes:
            seen.hand = ids(g.horde_hand)
            seen.top = ids(reversed(g.horde_decks[0][len(g.horde_decks[0]) - g.known_top :]))
    return seen


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
    document["castle"] = _shown_piece(g, g.castle, _piece(g, g.castle, SeenPiece), document["castle"])
    document["portal"] = _shown_piece(g, g.portal, _portal(g), document["portal"])
    document["minions"] = {minion.card.id: _shown_piece(g, minion, _minion(g, minion), {}) for minion in g.minions}
    document["lanes"] = [_shown_lane(g, lane, written) for lane, written in enumerate(document["lanes"])]
    if "rear" in document:
        document["rear"] = [
            _shown_piece(g, p, _rear(g, p, EVERYBODY), written)
            for p, written in zip(g.in_rear(), document["rear"], strict=True)
        ]
    horde = {**to_builtins(_horde(g, EVERYBODY)), **document["horde"]}
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
        found["monster"] = _shown_piece(g, monster, _piece(g, monster, SeenPiece), written["monster"])
    if ally is not None:
        kind = "tower" if ally.card.is_tower else "ally"
        found[kind] = _shown_piece(g, ally, _piece(g, ally, SeenPiece), written[kind])
    return found


def _shown_piece(g: Battle, p: Piece, seen: SeenCard, written: Document) -> Document:
    """A piece with its values now, its tokens apart, and what is written of it besides."""
    document, tokens = to_builtins(seen), seen.tokens
    left, full = seen.armor
    return {
        **written,
        **document,
        "tokens": {
            "health": tokens.health,
            "wounds": tokens.wound,
            "attack": tokens.attack,
            "weaken": tokens.weaken,
        },
        "wounds": tokens.wound,
        "weaken": tokens.weaken,
        "plate": tokens.armor,
        "turn": turn_document(p),
        "exhausted": not p.ready,
        "armor": left,
        "armor_full": full,
        "side": "alliance" if p.side == ALLIANCE else "horde",
        "attached": [_shown_piece(g, each, _card(g, each, SeenCard), {}) for each in p.attached or ()],
        "under": [card.id for card, _ in p.under or ()],
    }
