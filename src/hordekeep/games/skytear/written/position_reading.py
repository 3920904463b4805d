"""Reading positions: the document that a file writes, checked, and the game that it describes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from hordekeep.games.skytear.content.board_files import board_ids
from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.keywords import CONDITIONS
from hordekeep.games.skytear.content.setting import (
    BLUE,
    MINIONS,
    MINIONS_PER_TEAM,
    NOBODY,
    OUTSIDERS,
    RED,
    SIDES,
    Setting,
)
from hordekeep.games.skytear.effects.skills import standing_of
from hordekeep.games.skytear.rules.beats import BEATS
from hordekeep.games.skytear.state.arena import (
    BLUE_HEROES,
    BLUE_MINIONS,
    DEFEATED,
    RED_HEROES,
    UNARMED,
    Arena,
    Lead,
    Tally,
)
from hordekeep.games.skytear.state.pieces import illusion_of, minions_of, pillars_of, put, structures_from
from hordekeep.games.skytear.written.position import IMPLIED, STATES, control_points
from hordekeep.games.skytear.written.position_document import HeroPosition, KnownPosition, Position, TokenPosition
from hordekeep.games.skytear.written.position_pieces import card_from, cards_from, check_seat, hex_at, tupled
from hordekeep.games.skytear.written.position_stack import lay_out_stack
from hordekeep.kernel.positions import agenda_from, bad, convert, keep
from hordekeep.kernel.texts import has_message
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordekeep.kernel import Document

FEWEST, MOST = 2, 8
PACKAGE: Final = "hordekeep.games.skytear"
NEXUS_HP: Final = 5
"""Of a Tower and of an armed Nexus (SM-SET-18, SM-Q-NEXUS)."""


def from_position(document: Document) -> Arena:
    """The game that a position describes; `BadInput` names the place that is wrong."""
    position = convert(document, Position)
    g = Arena().begin(_setting(position), position.dice.dice())
    _lay_out_turn(g, position)
    _lay_out_heroes(g, position)
    _lay_out_lanes(g, position)
    _lay_out_tokens(g, position)
    _lay_out_outsiders(g, position)
    _lay_out_cards(g, position)
    lay_out_stack(g, position)
    _lay_out_tallies(g, position)
    _lay_out_agenda(g, position)
    return g


def _setting(position: Position) -> Setting:
    if position.board not in board_ids():
        advice = did_you_mean(position.board, board_ids())
        raise bad(f"There is no battlefield {position.board!r}.", "board", advice)
    if not FEWEST <= position.seats <= MOST:
        raise bad(f"The game is for {FEWEST} to {MOST} players, not {position.seats}.", "seats")
    return Setting(position.board, position.seats, position.format, position.simplified, position.rows)


def _lay_out_turn(g: Arena, position: Position) -> None:
    keep(position, g)
    check_seat(g, position.first, "first")
    g.first_seat = position.first
    g.side_next = g.first_side if position.next is None else SIDES.index(position.next)
    if position.flux != NOBODY:
        check_seat(g, position.flux, "flux")
    g.flux = position.flux
    known = shelf().victory_cards
    for number, name in enumerate(position.victory):
        if name not in known:
            raise bad(f"There is no victory card {name!r}.", f"victory.{number}", did_you_mean(name, known))
    if position.victory and g.setting.board != "two-lanes":
        raise bad("There are victory cards on two lanes only. [SM-GOAL-05]", "victory", "Leave them out.")
    g.victory = tuple([known[name] for name in position.victory])
    factions = [tuple(position.factions.get("blue", ())), tuple(position.factions.get("red", ()))]
    g.factions = (factions[BLUE], factions[RED])
    g.piles = tupled(position.piles)


# -- heroes ------------------------------------------------------------------------------------------------------------


def _lay_out_heroes(g: Arena, position: Position) -> None:
    """The heroes of each side, in the order in which they are written."""
    names = [""] * len(g.heroes)
    taken = [0, 0]
    for name, written in position.heroes.items():
        where = f"heroes.{name}"
        side, hero = _side_and_hero(name, where)
        if taken[side] >= g.setting.team:
            raise bad(f"A side has {g.setting.team} heroes here.", where)
        slot = side * g.setting.team + taken[side]
        taken[side] += 1
        names[slot] = name
        g.heroes[slot] = shelf().heroes[hero]
        _lay_out_hero(g, slot, written, where)
    g.names = tuple(names)
    g.slots = {name: slot for slot, name in enumerate(names) if name}
    g.standing = standing_of(g)


def _side_and_hero(name: str, where: str) -> tuple[int, str]:
    side, _, hero = name.partition(".")
    if side not in SIDES:
        raise bad(f"{name!r} names no side.", where, 'Write "blue" or "red", a dot, and the hero.')
    if hero not in shelf().heroes:
        raise bad(f"There is no hero {hero!r}.", where, did_you_mean(hero, shelf().heroes))
    return SIDES.index(side), hero


def _lay_out_hero(g: Arena, slot: int, written: HeroPosition, where: str) -> None:
    side = g.setting.side_of[slot]
    seats = g.setting.seats_of(side)
    owner = seats[0] if written.owner is None else written.owner
    if owner not in seats:
        raise bad(f"Seat {owner} is not of this side.", f"{where}.owner")
    g.owner[slot] = owner
    face = g.hero(slot)
    g.state[slot] = STATES.index(written.state)
    defeated = g.state[slot] == DEFEATED
    g.hp[slot] = written.hp if written.hp is not None else 0 if defeated else face.hp
    if g.hp[slot] > face.hp:
        raise bad(f"It has at most {face.hp} HP. [SM-HERO-06]", f"{where}.hp")
    at = hex_at(g, written.hex, f"{where}.hex")
    if at >= 0 and (defeated or g.hp[slot] < 1):
        raise bad("A Defeated hero is not on the battlefield. [SM-STATE-11]", f"{where}.hex")
    if at >= 0 and (g.on[BLUE_HEROES] | g.on[RED_HEROES]) >> at & 1:
        raise bad("Another hero stands there. [SM-AMOV-03]", f"{where}.hex")
    put(g, slot, at)
    put(g, illusion_of(slot), hex_at(g, written.illusion, f"{where}.illusion"))
    keep(written, g, where, at=slot)
    g.activated |= written.activated << slot
    for number, name in enumerate(written.conditions):
        if name not in CONDITIONS:
            raise bad(
                f"There is no condition {name!r}.", f"{where}.conditions.{number}", did_you_mean(name, CONDITIONS)
            )
        g.conditions[slot] |= 1 << CONDITIONS.index(name)
    g.cards_on[slot] = tuple(cards_from(written.cards, f"{where}.cards"))
    g.leads[slot] = tuple(
        [
            Lead(card_from(each.card, f"{where}.leads.{number}"), owner if each.seen is None else each.seen, each.shown)
            for number, each in enumerate(written.leads)
        ]
    )


# -- the battlefield ---------------------------------------------------------------------------------------------------


def _lay_out_lanes(g: Arena, position: Position) -> None:
    lanes = g.field.lanes
    known = [lane.id for lane in lanes]
    for name in position.lanes:
        if name not in known:
            raise bad(f"There is no Lane {name!r}.", f"lanes.{name}", did_you_mean(name, known))
    numbers = list(g.numbers)
    for at, lane in enumerate(lanes):
        written = position.lanes.get(lane.id)
        g.tokens[at] = lane.control_start
        g.towers[BLUE][at] = g.towers[RED][at] = NEXUS_HP
        if written is not None:
            if written.token is not None:
                g.tokens[at] = hex_at(g, written.token, f"lanes.{lane.id}.token")
            if written.number is not None:
                numbers[at] = written.number
            g.towers[BLUE][at], g.towers[RED][at] = written.towers.blue, written.towers.red
    if sorted(numbers) != list(range(1, len(lanes) + 1)):
        raise bad(f"Control tokens are numbered 1 to {len(lanes)}, each once.", "lanes")
    g.numbers = tuple(numbers)
    for side in (BLUE, RED):
        fallen = 0 in g.towers[side] and position.phase != "setup"
        written_hp = position.nexus.get("blue" if side == BLUE else "red")
        g.nexus[side] = written_hp if written_hp is not None else NEXUS_HP if fallen else UNARMED
    g.structures = structures_from(g)


def _lay_out_tokens(g: Arena, position: Position) -> None:
    for name, written in position.minions.items():
        side = SIDES.index(name)
        for piece, each, where in _numbered(minions_of(side), written, f"minions.{name}"):
            at = hex_at(g, each.hex, where)
            if at < 0 or g.on[BLUE_MINIONS + side] >> at & 1:
                raise bad("A hex holds at most one minion of each side. [SM-PLC-03]", where)
            put(g, piece, at)
            g.minion_lane[piece - MINIONS] = _lane_of(g, each.lane, at, where)
    for name, written in position.pillars.items():
        for piece, each, where in _numbered(pillars_of(SIDES.index(name)), written, f"pillars.{name}"):
            put(g, piece, hex_at(g, each.hex, where))


def _numbered(
    pieces: range, written: Sequence[str | TokenPosition], where: str
) -> list[tuple[int, TokenPosition, str]]:
    """The pieces of a side that are on the battlefield, each with what is written of it."""
    found: list[tuple[int, TokenPosition, str]] = []
    last = 0
    for at, each in enumerate(written):
        token = TokenPosition(each) if isinstance(each, str) else each
        number = token.number or last + 1
        if not last < number <= MINIONS_PER_TEAM:
            raise bad(f"A side has {MINIONS_PER_TEAM} of them, written in order.", f"{where}.{at}")
        found.append((pieces[number - 1], token, f"{where}.{at}.hex"))
        last = number
    return found


def _lane_of(g: Arena, name: str, at: int, where: str) -> int:
    """The Lane of a minion: as written, or that of the nearest control token (SM-Q-MULTITOKENLANE)."""
    known = [lane.id for lane in g.field.lanes]
    if name:
        if name not in known:
            raise bad(f"There is no Lane {name!r}.", where, did_you_mean(name, known))
        return known.index(name)
    tokens = [(g.field.board.distance(at, token), lane) for lane, token in enumerate(g.tokens) if token >= 0]
    return min(tokens)[1] if tokens else NOBODY


def _lay_out_outsiders(g: Arena, position: Position) -> None:
    """The outsiders of the Domes; the first ones of the box unless said (SM-Q-OUTSIDER). With fewer the last Domes have
    none (SM-L3-12)."""
    domes = len(g.field.domes)
    known = shelf().outsiders
    if position.outsiders is None:
        g.dome_outsiders = tuple(list(known.values())[:domes])
        return
    if len(position.outsiders) > domes:
        raise bad(f"This battlefield has {domes} Dome{'s' if domes > 1 else ''}.", "outsiders")
    for dome, written in enumerate(position.outsiders):
        where = f"outsiders.{dome}"
        if written.card not in known:
            raise bad(f"There is no outsider {written.card!r}.", f"{where}.card", did_you_mean(written.card, known))
        put(g, OUTSIDERS + dome, hex_at(g, written.hex, f"{where}.hex"))
    cards = [known[each.card] for each in position.outsiders]
    g.dome_outsiders = (*cards, *[None] * (domes - len(cards)))


# -- cards -------------------------------------------------------------------------------------------------------------


def _lay_out_cards(g: Arena, position: Position) -> None:
    if len(position.players) > g.seats:
        raise bad(f"{g.seats} players, not {len(position.players)}.", "players")
    if len(position.decks) > len(g.decks):
        raise bad(f"{len(g.decks)} decks, not {len(position.decks)}.", "decks")
    for seat, player in enumerate(position.players):
        g.hands[seat] = cards_from(player.hand, f"players.{seat}.hand")
    for purse in range(len(g.decks)):
        written = position.decks[purse] if purse < len(position.decks) else None
        where = f"decks.{purse}"
        if written is not None:
            g.discards[purse] = cards_from(written.discard, f"{where}.discard")
        cards = None if written is None else written.cards
        deck = cards_from(cards, f"{where}.cards") if isinstance(cards, list) else _premade(g, purse)[:cards]
        g.decks[purse] = deck[::-1]
    for number, flipped in enumerate(position.flipped):
        if flipped.deck >= len(g.decks):
            raise bad(f"There is no deck {flipped.deck}.", f"flipped.{number}.deck")
        g.flipped.append((flipped.deck, card_from(flipped.card, f"flipped.{number}.card")))
    if position.looking is not None:
        check_seat(g, position.looking.seat, "looking.seat")
        g.looking = (position.looking.seat, position.looking.cards)
    for number, known in enumerate(position.known):
        _lay_out_known(g, known, f"known.{number}")


def _lay_out_known(g: Arena, known: KnownPosition, where: str) -> None:
    check_seat(g, known.seat, f"{where}.seat")
    if g.setting.purses[known.seat] != known.deck:
        raise bad("A player looks at the cards of their own deck. [SM-EFF-14]", f"{where}.deck")
    if known.cards > len(g.decks[known.deck]):
        raise bad(f"There are {len(g.decks[known.deck])} cards in the deck.", f"{where}.cards")
    g.known = {**g.known, known.deck: (known.seat, known.cards)}


def _premade(g: Arena, purse: int) -> list[PowerCard]:
    """The premade piles of a deck's heroes (SM-DECK-01), less the cards that lie elsewhere."""
    mine = [slot for slot in g.slots.values() if g.setting.purses[g.owner[slot]] == purse]
    elsewhere = Counter(g.discards[purse])
    for seat, hand in enumerate(g.hands):
        if g.setting.purses[seat] == purse:
            elsewhere.update(hand)
    for slot in mine:
        elsewhere.update(g.cards_on[slot])
        elsewhere.update([lead.card for lead in g.leads[slot]])
    deck: list[PowerCard] = []
    for card in shelf().deck_of(g.hero(slot) for slot in mine):
        if elsewhere[card]:
            elsewhere[card] -= 1
        else:
            deck.append(card)
    return deck


# -- the rest ----------------------------------------------------------------------------------------------------------


def _lay_out_tallies(g: Arena, position: Position) -> None:
    tallies = [Tally(), Tally()]
    for name, written in position.tallies.items():
        for field in written:
            if field not in Tally._fields:
                advice = did_you_mean(field, Tally._fields)
                raise bad(f"Nobody counts {field!r}.", f"tallies.{name}", advice)
        tallies[SIDES.index(name)] = Tally(**written)
    g.tallies = (tallies[BLUE], tallies[RED])
    points = control_points(g)
    won = [0, 0]
    for name, ids in position.won.items():
        for each in ids:
            if each not in points:
                raise bad(f"There is no control point {each!r}.", f"won.{name}", did_you_mean(each, points))
            won[SIDES.index(name)] |= 1 << points.index(each)
    g.won = (won[BLUE], won[RED])
    if position.commander is not None:
        g.commander = SIDES.index(position.commander)
    if position.result is not None:
        side = NOBODY if position.result.winner == "draw" else SIDES.index(position.result.winner)
        card = position.result.card
        if card and card not in shelf().victory_cards:
            raise bad(f"There is no victory card {card!r}.", "result.card", did_you_mean(card, shelf().victory_cards))
        if not card and not has_message(f"why-{position.result.rule.lower()}", PACKAGE):
            raise bad(f"No game ends by {position.result.rule!r}.", "result.rule", "Write the rule's id.")
        g.result = (side, f"{position.result.rule}/{card}" if card else position.result.rule)
        g.over = True


def _lay_out_agenda(g: Arena, position: Position) -> None:
    """The beats to be done: as they are written, or as the phase implies them."""
    if g.over:
        return
    if position.agenda is not None:
        g.agenda = agenda_from(position.agenda, BEATS, did_you_mean, lambda _, argument, __: tupled(argument))
    elif position.phase in IMPLIED:
        g.agenda = IMPLIED[position.phase][:]
    else:
        advice = did_you_mean(position.phase, IMPLIED) or "Write the agenda, too."
        raise bad(f"The phase {position.phase!r} does not tell what is next.", "phase", advice)
