"""Reading positions: the document that a file writes, checked, and the game that it describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.games.cloudspire.content.boards import Layout, layout_codes, load_layout
from hordekeep.games.cloudspire.content.chips import BEACON, HERO, LANDMARK, MINION, SHARD, SPIRE, TRAXXYR, box
from hordekeep.games.cloudspire.content.setting import EXTRA_SOURCE, NOBODY, TUTORIAL, Setting
from hordekeep.games.cloudspire.content.written import FACTIONS
from hordekeep.games.cloudspire.effects.effects import refresh
from hordekeep.games.cloudspire.effects.stats import source_capacity
from hordekeep.games.cloudspire.ground.land import Land, land_of
from hordekeep.games.cloudspire.ground.random_layouts import FIXED
from hordekeep.games.cloudspire.rules.goals.marks import has_fixed_mark, possible_marks
from hordekeep.games.cloudspire.rules.setup.setup import SEATS, take_faction
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, put
from hordekeep.games.cloudspire.state.play_area import (
    BARRACKS,
    BESIDE,
    BOARD,
    CAPTIVE,
    DISCARD,
    GRAVES,
    OFFERED,
    OUT,
    PILE,
    STACK,
    PlayArea,
)
from hordekeep.games.cloudspire.written.position import owner_of
from hordekeep.games.cloudspire.written.position_cards import lay_out_cards, lay_out_earthscapes, read_earthscapes
from hordekeep.games.cloudspire.written.position_chips import Claims, claims_of, lay_chip
from hordekeep.games.cloudspire.written.position_document import ChipPosition, PilePosition, PlayerPosition, Position
from hordekeep.games.cloudspire.written.position_kinds import check_seat, hex_at
from hordekeep.games.cloudspire.written.position_waiting import lay_out_waiting
from hordekeep.kernel.positions import bad, convert, keep
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordekeep.games.cloudspire.written.position_document import OnHexes, Pile
    from hordekeep.kernel import Document

USUAL_FACTIONS: Final = ("brawnen", "grovetenders", "heirs", "narora")
"""Who plays which faction unless it is said (CS-Q-28-FIXTURES)."""
LEVELS: Final = tuple(EXTRA_SOURCE)
"""How strong the automaton may be."""


def from_position(document: Document) -> PlayArea:
    """The game that a position describes; `BadInput` names the place that is wrong."""
    position = convert(document, Position)
    setting = _setting(position)
    land = read_earthscapes(_land(position, setting), position)
    g = PlayArea().begin(setting, land, position.dice.dice())
    players = _players(g, position)
    position.players = players
    _lay_out_course(g, position)
    _lay_out_factions(g, players)
    claims = claims_of(g, position)
    _lay_out_hexes(g, position, claims)
    _lay_out_players(g, players, claims)
    _lay_out_piles(g, position, claims)
    lay_out_earthscapes(g, position)
    lay_out_cards(g, position)
    _lay_out_marks(g, players)
    refresh(g)
    for seat, player in enumerate(players):
        if player.source > source_capacity(g, seat):
            said = f"A faction holds at most {source_capacity(g, seat)} Source. [CS-SETUP-02]"
            raise bad(said, f"players.{seat}.source")
    lay_out_waiting(g, position)
    return g


def _setting(position: Position) -> Setting:
    if position.mode not in SEATS:
        raise bad(f"There is no mode {position.mode!r}.", "mode", did_you_mean(position.mode, SEATS))
    if position.seats not in SEATS[position.mode]:
        said = ", ".join(map(str, SEATS[position.mode]))
        raise bad(f"This mode is not for {position.seats} players.", "seats", f"It is for {said}.")
    if position.level not in LEVELS:
        raise bad(f"There is no level {position.level!r}.", "level", did_you_mean(position.level, LEVELS))
    return Setting(position.mode, position.seats, position.level)


def _land(position: Position, setting: Setting) -> Land:
    """The layout of this number of fortresses unless it is said (CS-Q-28-FIXTURES)."""
    written = position.layout
    if written is None:
        written = "T2" if setting.mode == TUTORIAL else FIXED[setting.fortresses]
    if isinstance(written, str):
        if written not in layout_codes():
            raise bad(f"There is no layout {written!r}.", "layout", did_you_mean(written, layout_codes()))
        layout = load_layout(written)
    else:
        layout = Layout(written.code, written.source, tuple(written.isles), tuple(written.seats), written.tutorial)
    if len(layout.seats) != setting.fortresses:
        said = f"This layout has {len(layout.seats)} fortresses, and {setting.fortresses} play."
        raise bad(said, "layout", "Take another layout, or another number of seats.")
    return land_of(layout)


def _players(g: PlayArea, position: Position) -> list[PlayerPosition]:
    """All players, those that are not written too."""
    count = g.setting.fortresses
    if len(position.players) > count:
        raise bad(f"There are {count} fortresses, not {len(position.players)}.", "players")
    return [*position.players, *(PlayerPosition() for _ in range(count - len(position.players)))]


def _lay_out_course(g: PlayArea, position: Position) -> None:
    if position.wave > g.setting.waves:
        raise bad(f"There are {g.setting.waves} waves.", "wave")
    keep(position, g)


# -- players -----------------------------------------------------------------------------------------------------------


def _lay_out_factions(g: PlayArea, players: Sequence[PlayerPosition]) -> None:
    """All chips of a faction lie in its barracks until something else is said of them."""
    written = [player.faction for player in players]
    free = [each for each in USUAL_FACTIONS if each not in written]
    for seat, player in enumerate(players):
        where = f"players.{seat}.faction"
        faction = player.faction
        if faction is None:
            usual = USUAL_FACTIONS[seat]
            faction = usual if usual in free else free[0]
            free.remove(faction)
        if not faction:
            continue
        if faction not in FACTIONS:
            raise bad(f"There is no faction {faction!r}.", where, did_you_mean(faction, FACTIONS))
        if faction in g.factions:
            raise bad("Two players have this faction. [CS-FACTION-02]", where, "Give them different ones.")
        take_faction(g, seat, faction)
    for seat, player in enumerate(players):
        where = f"players.{seat}.levels"
        structures = box().factions[g.factions[seat]].structures if g.factions[seat] else ()
        ids = [each.id for each in structures]
        for name, level in player.levels.items():
            if name not in ids:
                raise bad(f"This faction has no structure {name!r}.", where, did_you_mean(name, ids))
            if level > len(structures[ids.index(name)].levels):
                raise bad(f"It has {len(structures[ids.index(name)].levels)} levels.", f"{where}.{name}")
        g.levels[seat] = tuple([player.levels.get(name, 0) for name in ids])


def _lay_out_players(g: PlayArea, players: Sequence[PlayerPosition], claims: Claims) -> None:
    for seat, player in enumerate(players):
        here = f"players.{seat}"
        keep(player, g, here, at=seat)
        g.stacks[seat] = tuple(
            [
                lay_chip(g, claims, f"{here}.stack.{number}", each, STACK, seat, full=True)
                for number, each in enumerate(player.stack)
            ]
        )
        _check_kinds(g, g.stacks[seat], f"{here}.stack", "units", (HERO, MINION, LANDMARK))
        for name, pile, place in (
            ("beside", player.beside, BESIDE),
            ("graves", player.graves, GRAVES),
            ("captives", player.captives, CAPTIVE),
        ):
            for number, each in enumerate(pile):
                lay_chip(g, claims, f"{here}.{name}.{number}", each, place, seat, full=False)
        for number, each in enumerate(player.lifted):
            lay_chip(g, claims, f"{here}.lifted.{number}", each, BOARD, seat, full=True)
        for number, each in enumerate(player.barracks):
            where = f"{here}.barracks.{number}"
            if owner_of(g, claims[where]) != seat:
                said = "Only units and spires of the player's own faction lie in its barracks. [CS-BARR-01]"
                raise bad(said, where, "Write mercs, equipment and what was taken from others under 'beside'.")
            lay_chip(g, claims, where, each, BARRACKS, seat, full=False)


def _check_kinds(g: PlayArea, chips: Sequence[int], where: str, what: str, kinds: Sequence[int]) -> None:
    for number, chip in enumerate(chips):
        if KIND[chip] not in kinds:
            raise bad(f"Only {what} lie there.", f"{where}.{number}", "Write it where it belongs.")


def _lay_out_marks(g: PlayArea, players: Sequence[PlayerPosition]) -> None:
    """The next opposing gate that stands unless it is said (CS-MARK-02)."""
    for seat, player in enumerate(players):
        where = f"players.{seat}.mark"
        if player.mark is None:
            possible = possible_marks(g, seat)
            g.marks[seat] = possible[0] if possible and not has_fixed_mark(g, seat) else NOBODY
        elif player.mark == NOBODY:
            g.marks[seat] = NOBODY
        else:
            check_seat(g, player.mark, where)
            if g.setting.are_friends(seat, player.mark):
                raise bad("A mark is an opposing gate. [CS-MARK-02]", where, "Write another seat.")
            g.marks[seat] = player.mark


# -- hexes -------------------------------------------------------------------------------------------------------------


def _lay_out_hexes(g: PlayArea, position: Position, claims: Claims) -> None:
    for seat, player in enumerate(position.players):
        units = (HERO, MINION, LANDMARK)
        _lay_out_on(g, player.units, f"players.{seat}.units", claims, seat, "units", units)
        _lay_out_on(g, player.spires, f"players.{seat}.spires", claims, seat, "spires", (SPIRE,))
    neutral = (LANDMARK, TRAXXYR, BEACON)
    _lay_out_on(g, position.landmarks, "landmarks", claims, NOBODY, "landmarks", neutral)
    _check_items(g, claims)
    _lay_out_on(g, position.items, "items", claims, NOBODY, "items", (SHARD,))


def _check_items(g: PlayArea, claims: Claims) -> None:
    """No items where players play against each other (CS-ITEM-01)."""
    for where, chip in claims.items():
        if KIND[chip] == SHARD and g.setting.automaton == NOBODY:
            raise bad("Items are in solo and co-op games only. [CS-ITEM-01]", where, "Take another mode, or no items.")


def _lay_out_on(
    g: PlayArea, written: OnHexes, where: str, claims: Claims, owner: int, what: str, kinds: Sequence[int]
) -> None:
    for text, each in written.items():
        here = f"{where}.{text}"
        spot = hex_at(g, text, here)
        hidden = isinstance(each, ChipPosition) and each.hidden
        chip = lay_chip(g, claims, here, each, BOARD, owner, full=not hidden)
        if KIND[chip] not in kinds:
            raise bad(f"Only {what} stand there.", here, "Write it where it belongs.")
        taken = g.spire_on if KIND[chip] == SPIRE else g.items if KIND[chip] == SHARD else g.on
        if spot in taken:
            raise bad("Something else stands on this hex. [CS-OCC-01]", here, "Choose another hex.")
        if owner != NOBODY and g.holder[chip] == NOBODY:
            raise bad("A player's chip has an owner.", f"{here}.owner", "Leave it out, or write a seat.")
        if isinstance(each, ChipPosition) and (each.hidden or each.seen):
            if KIND[chip] != LANDMARK or g.holder[chip] != NOBODY:
                raise bad("Only landmarks lie face down. [CS-LAND-01]", here)
            g.hidden |= each.hidden << chip
            for number, seat in enumerate(each.seen):
                check_seat(g, seat, f"{here}.seen.{number}")
                g.seen[seat] |= 1 << chip
        put(g, chip, spot)


# -- stacks and piles --------------------------------------------------------------------------------------------------


def _lay_out_piles(g: PlayArea, position: Position, claims: Claims) -> None:
    """The market and the landmarks: what is not written anywhere lies in their stacks, unless these are written."""
    known = box()
    for number, each in enumerate(position.out):
        where = f"out.{number}"
        lay_chip(g, claims, where, each, OUT, owner_of(g, claims[where]), full=False)
    claimed = frozenset(claims.values())
    rest = [chip for chip in known.market if chip not in claimed]
    offers = position.market.offers
    if offers is None:
        g.offers, rest = rest[: g.setting.offers], rest[g.setting.offers :]
        for chip in g.offers:
            g.place[chip] = OFFERED
    else:
        g.offers = _pile(g, offers, "market.offers", claims, OFFERED)
    g.market_deck, g.market_discard = _deck(g, position.market, "market", claims, rest)
    rest = [chip for chip in known.landmarks if chip not in claimed]
    g.land_deck, g.land_discard = _deck(g, position.landmark_stack, "landmark_stack", claims, rest)
    for chip in (*g.offers, *g.market_deck, *g.market_discard):
        if chip not in known.market:
            raise bad(f"{_shown(g, chip)} does not come from the market.", "market", "Write it where it belongs.")
    for chip in (*g.land_deck, *g.land_discard):
        if chip not in known.landmarks:
            raise bad(f"{_shown(g, chip)} is no landmark.", "landmark_stack", "Write it where it belongs.")


def _shown(g: PlayArea, chip: int) -> str:
    return repr(CHIPS[chip].faces[g.side[chip]].id)


def _deck(
    g: PlayArea, written: PilePosition, where: str, claims: Claims, rest: list[int]
) -> tuple[list[int], list[int]]:
    """A stack, its top last, and its discard."""
    discard = _pile(g, written.discard, f"{where}.discard", claims, DISCARD)
    if written.deck is not None:
        return _pile(g, written.deck, f"{where}.deck", claims, PILE)[::-1], discard
    for chip in rest:
        g.place[chip] = PILE
    return rest[::-1], discard


def _pile(g: PlayArea, written: Pile, where: str, claims: Claims, place: int) -> list[int]:
    return [
        lay_chip(g, claims, f"{where}.{number}", each, place, NOBODY, full=False) for number, each in enumerate(written)
    ]
