"""Reading positions: the document that a file writes, checked, and the battle that it describes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.content.challenges import BY_ID
from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.rules.into_play.summon import tier_of
from hordekeep.engines.lanes.state.abilities import Ability, printed
from hordekeep.engines.lanes.state.battle import (
    ALLIANCE,
    HORDE,
    HORDE_OWNER,
    LANES,
    MINIONS,
    NOWHERE,
    Battle,
    Piece,
    Player,
)
from hordekeep.engines.lanes.state.edition import Edition, shelf_of
from hordekeep.engines.lanes.written.position import SIDES
from hordekeep.engines.lanes.written.position_agenda import lay_out_agenda
from hordekeep.engines.lanes.written.position_document import HordePosition, LanePosition, Position
from hordekeep.engines.lanes.written.position_further import (
    lay_out_defectors,
    lay_out_further,
    lay_out_rear,
    monster_from,
    outsider_card,
)
from hordekeep.engines.lanes.written.position_pieces import cards_from, find_card, piece_from
from hordekeep.kernel import SEAT_LETTERS, BadInput
from hordekeep.kernel.positions import bad, convert, keep
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from hordekeep.kernel import Document

RULE: Final = re.compile(r"SH-[A-Z]+-\d+")
SEATS = {"solo": (1,), "coop": (2,), "versus": (2, 3)}
"""How many people play in each mode (SH-MODE-01, SH-MODE-02)."""


def from_position(document: Document, edition: Edition) -> Battle:
    """The battle that a position of this edition describes; `BadInput` names the place that is wrong, and the rule by
    the edition's ledger."""
    try:
        return _battle_of(document, edition)
    except BadInput as wrong:
        if not edition.cites:
            raise
        what = RULE.sub(lambda found: edition.cites.get(found[0], found[0]), wrong.what)
        raise BadInput(what, where=wrong.where, advice=wrong.advice) from None


def _battle_of(document: Document, edition: Edition) -> Battle:
    position = convert(document, Position)
    if position.edition not in ("", edition.name):
        raise bad(f"This is a position of {position.edition!r}, not of {edition.name!r}.", "edition")
    g = Battle().begin(_setting(position, edition), edition, position.dice.dice())
    _lay_out_castle(g, position)
    _lay_out_portal(g, position)
    _lay_out_lanes(g, position)
    lay_out_rear(g, position)
    _lay_out_minions(g, position)
    _lay_out_players(g, position)
    _lay_out_horde(g, position)
    _lay_out_outsiders(g, position)
    lay_out_further(g, position)
    _lay_out_rest(g, position)
    lay_out_agenda(g, position)
    return g


def _setting(position: Position, edition: Edition) -> Setting:
    possible = SEATS[position.mode]
    seats = possible[0] if position.seats is None else position.seats
    if position.seats is None and position.mode == "versus" and len(position.players) > 1:
        seats = len(position.players) + 1
    if seats not in possible:
        raise bad(f"{position.mode} is for {' or '.join(map(str, possible))}, not for {seats}. [SH-MODE-01]", "seats")
    if position.challenge and position.challenge not in BY_ID:
        advice = did_you_mean(position.challenge, BY_ID)
        raise bad(f"There is no challenge {position.challenge!r}.", "challenge", advice)
    if position.tiers and position.mode == "versus":
        raise bad("Tier decks are for a horde that plays itself. [SH-CUST-05]", "tiers")
    chosen = {field: getattr(position, field) for field in Setting.__struct_fields__}
    defaults = edition.defaults
    difficulty = position.difficulty or defaults.difficulties[0]
    if difficulty not in defaults.difficulties:
        advice = did_you_mean(difficulty, defaults.difficulties)
        raise bad(f"There is no difficulty {difficulty!r}.", "difficulty", advice)
    return Setting(**{**chosen, "seats": seats, "difficulty": difficulty})


def _lay_out_castle(g: Battle, position: Position) -> None:
    if not position.castle.card:
        position.castle.card = g.edition.defaults.castle
    g.castle = piece_from(g, position.castle, ALLIANCE, "castle", ("castle",))


def _lay_out_portal(g: Battle, position: Position) -> None:
    """The portal, stage 1 of mode and difficulty unless said, and the later ones (SH-SETUP-04)."""
    written = position.portal
    stages = g.edition.defaults.portals(g.setting)
    if not written.card:
        written.card = stages[0]
    g.portal = piece_from(g, written, HORDE, "portal", ("portal",))
    g.portal.doomed = written.collapsing or written.doomed
    card = g.portal.card
    if not card.mode.startswith(g.setting.mode):
        raise bad(f"{card.id!r} is no portal of the {g.setting.mode} game.", "portal.card")
    g.portal_at = written.at
    later = stages[card.stage :] if position.portals is None else position.portals
    g.portals = cards_from(g, later, "portals", ("portal",))
    if g.portal.doomed and not g.portals:
        raise bad("There is no portal left to replace this one. [SH-END-05]", "portal.collapsing")


def _lay_out_lanes(g: Battle, position: Position) -> None:
    if len(position.lanes) > LANES:
        raise bad(f"There are six lanes, not {len(position.lanes)}. [SH-SETUP-01]", "lanes")
    for lane, written in enumerate(position.lanes):
        _lay_out_lane(g, lane, written)


def _lay_out_lane(g: Battle, lane: int, written: LanePosition) -> None:
    where = f"lanes.{lane}"
    if written.ally is not None and written.tower is not None:
        raise bad("An ally and a tower cannot share a lane. [SH-SETUP-02]", where, "Put one of them elsewhere.")
    if written.monster is not None:
        monster = monster_from(g, written.monster, f"{where}.monster")
        monster.lane = lane
        g.horde_row[lane] = monster
    for kind, piece in (("ally", written.ally), ("tower", written.tower)):
        if piece is not None:
            fitting = ("tower",) if kind == "tower" else ("ally", "hero", "ally-token", "monster", "token")
            found = piece_from(g, piece, ALLIANCE, f"{where}.{kind}", fitting)
            found.lane = lane
            g.alliance_row[lane] = found


def _lay_out_minions(g: Battle, position: Position) -> None:
    """All four are in play, in the back line or in a lane (SH-SETUP-06)."""
    for name in position.minions:
        if name not in MINIONS:
            raise bad(f"There is no minion {name!r}.", f"minions.{name}", did_you_mean(name, MINIONS))
    in_lanes: dict[str, Piece] = {}
    for lane, each in enumerate(g.horde_row):
        if each is not None and each.card.is_minion:
            if each.card.id in in_lanes or each.card.id in position.minions:
                raise bad(f"{each.card.id!r} lies in two places.", f"lanes.{lane}.monster")
            in_lanes[each.card.id] = each
    for name in MINIONS:
        written = position.minions.get(name)
        if written is not None:
            if written.card not in ("", name):
                raise bad(f"{written.card!r} is not {name!r}.", f"minions.{name}.card")
            written.card = name
            g.minions.append(piece_from(g, written, HORDE, f"minions.{name}", ("minion",)))
        else:
            g.minions.append(in_lanes.get(name) or Piece(find_card(g, name, "minions"), HORDE, HORDE_OWNER))


def _lay_out_players(g: Battle, position: Position) -> None:
    alliance = g.setting.alliance
    if len(position.players) > alliance:
        raise bad(
            f"{alliance} alliance {'player' if alliance == 1 else 'players'}, not {len(position.players)}.", "players"
        )
    for seat in range(alliance):
        where = f"players.{seat}"
        written = position.players[seat] if seat < len(position.players) else None
        ready = g.edition.defaults.decks[seat]
        deck = _deck(g, ready, 30 if written is None else written.deck, f"{where}.deck")
        player = Player(deck, [], [])
        if written is not None:
            player.hand = _alliance_cards(g, written.hand, f"{where}.hand")
            player.discard = _alliance_cards(g, written.discard, f"{where}.discard")
            player.aside = _alliance_cards(g, written.aside, f"{where}.aside")
            player.reshuffles = written.reshuffles
            if written.mana is not None:
                purse = g.purse_of(seat)
                if seat and g.purse_of(0) == purse and position.players[0].mana not in (None, written.mana):
                    raise bad("The alliance shares one mana token. [SH-VS-02]", f"{where}.mana")
                g.mana[purse] = written.mana
        if not deck and not position.result:
            raise bad("A deck without cards has lost already. [SH-WIN-02]", f"{where}.deck")
        g.players.append(player)


def _deck(g: Battle, ready: str, written: list[str] | int, where: str) -> list[Card]:
    """A deck with its top at the end: the cards written, or so many of the ready-made deck."""
    if isinstance(written, list):
        return _alliance_cards(g, written, where)[::-1]
    cards = shelf_of(g.edition).decks[ready].copies()
    if written > len(cards):
        raise bad(f"The {ready} deck has {len(cards)} cards, not {written}.", where)
    return cards[:written][::-1]


def _alliance_cards(g: Battle, names: list[str], where: str) -> list[Card]:
    return cards_from(g, names, where, ("ally", "hero", "tower", "spell", "attachment"), of_horde=False)


def _horde_cards(g: Battle, names: list[str], where: str) -> list[Card]:
    return cards_from(g, names, where, ("monster", "spell", "attachment"), of_horde=True)


def _lay_out_horde(g: Battle, position: Position) -> None:
    written = position.horde
    g.horde_decks = _horde_decks(g, written)
    g.horde_discard = _horde_cards(g, written.discard, "horde.discard")
    g.tier, g.treachery_tier = written.tier, written.treachery_tier
    g.horde_hand = _horde_cards(g, written.hand, "horde.hand")
    g.horde_aside = _horde_cards(g, written.aside, "horde.aside")
    g.wave_played, g.known_top, g.hidden_swapped = written.played, written.known_top, written.hidden_swapped
    if g.horde_seat >= 0:
        g.mana[g.purse_of(g.horde_seat)] = written.mana
    elif g.horde_hand or g.horde_aside or written.mana:
        raise bad("Nobody plays the horde. [SH-MODE-01]", "horde.hand", 'Write mode = "versus".')
    if g.known_top > len(g.horde_decks[0]):
        raise bad("So many cards are not in the horde deck.", "horde.known_top")


def _horde_decks(g: Battle, written: HordePosition) -> list[list[Card]]:
    """The horde deck, or with tiers two of them, each with its top at the end (SH-CUST-05)."""
    cards = _horde_deck(g, written.deck)
    if not g.setting.tiers:
        if written.decks is not None:
            raise bad("Two horde decks need tiers = true. [SH-CUST-05]", "horde.decks")
        return [cards[::-1]]
    if written.decks is None:
        return [[card for card in reversed(cards) if tier_of(card) == tier] for tier in (0, 1)]
    return _tier_decks(g, written.decks)


def _horde_deck(g: Battle, written: list[str] | int | None) -> list[Card]:
    """The cards written, or all or so many of the first game's hordes, from the top."""
    if isinstance(written, list):
        return _horde_cards(g, written, "horde.deck")
    sets = shelf_of(g.edition).horde_sets
    return [card for name in g.edition.defaults.hordes for card in sets[name].copies()][:written]


def _tier_decks(g: Battle, written: list[list[str]]) -> list[list[Card]]:
    """The two tier decks as they are written, with no card of the other tier in either."""
    if len(written) != 2:
        raise bad(f"There are two tier decks, not {len(written)}. [SH-CUST-05]", "horde.decks")
    decks = [_horde_cards(g, deck, f"horde.decks.{tier}")[::-1] for tier, deck in enumerate(written)]
    for tier, deck in enumerate(decks):
        if stray := next((card for card in deck if tier_of(card) != tier), None):
            raise bad(f"{stray.id!r} is of the other tier. [SH-CUST-05]", f"horde.decks.{tier}")
    return decks


def _lay_out_outsiders(g: Battle, position: Position) -> None:
    """The outsider pile and the stages set aside, those of the first game unless another is in play (SH-SETUP-09)."""
    in_play = outsider_card(g)
    defaults = g.edition.defaults
    line = find_card(g, position.enchanter, "enchanter").line if position.enchanter else defaults.outsider
    ready = [card.id for card in shelf_of(g.edition).outsider_lines.get(line, ())]
    later: list[str] = []
    pile = position.pile
    if pile is None:
        pile = []
        if in_play is None and defaults.outsider_waits and not position.portal_is_outsider:
            later = ready
        elif in_play is None:
            pile = ready[:1]
    defectors = lay_out_defectors(g, position, pile)
    kinds = ("outsider", "monster", "spell", "attachment", "token", *(card.type for card in defectors))
    of_horde = None if defectors else True
    g.pile = cards_from(g, pile, "pile", kinds, of_horde=of_horde)[::-1]
    seen = [card for card in ([in_play] if in_play else []) + g.pile if card.is_outsider]
    if seen:
        last = max(seen, key=lambda card: card.stage)
        later = [card.id for card in shelf_of(g.edition).outsider_lines[last.line] if card.stage > last.stage]
    g.later_stages = cards_from(
        g, position.later_stages if position.later_stages is not None else later, "later_stages", ("outsider",)
    )


def _check_for_whom(g: Battle, whose: str, where: str) -> None:
    """The seat that something of this turn holds for, and the card chosen for it, as in "B:time-loop"."""
    letter, colon, chosen = whose.partition(":")
    if letter not in SEAT_LETTERS[: len(g.players)] or len(letter) != 1:
        raise bad(f"There is no alliance player {letter!r}.", where)
    if colon:
        find_card(g, chosen, where)


def _lay_out_rest(g: Battle, position: Position) -> None:
    if position.treachery is not None:
        g.treachery = find_card(g, position.treachery, "treachery")
    g.deeds = dict(position.deeds)
    for number, effect in enumerate(position.lasting):
        where = f"lasting.{number}.what"
        name, _, rest = effect.what.rpartition("/")
        index, at, whose = rest.partition("@")
        card = find_card(g, name, where)
        if at:
            _check_for_whom(g, whose, where)
        if not index.isdigit() or int(index) >= len(card.text):
            raise bad(f"{name!r} has no sentence {index!r}.", where)
        if not isinstance(printed(card).all[int(index)].extra, Ability):
            raise bad(f"Sentence {index} of {name!r} leaves nothing for the turn.", where)
        g.lasting.append((effect.what, SIDES.index(effect.side)))
    for number, seat in enumerate(position.done):
        if not 0 <= seat < len(g.players):
            raise bad(f"There is no alliance player {seat}.", f"done.{number}")
        g.done |= 1 << seat
    if g.done == (1 << len(g.players)) - 1 and position.phase in ("alliance", "reactions"):
        raise bad("If all are done, the phase is over.", "done")
    keep(position, g)
    g.over = bool(position.result)
    g.fight_lane = NOWHERE if position.lane is None else position.lane - 1
    g.hushes = any("mute" in printed(p.card).by_kind for p in g.bearers())
    g.board_changed()
