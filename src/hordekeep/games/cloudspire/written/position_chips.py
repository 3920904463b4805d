"""Reading the chips of a position: which chip each name means, and what is said of it.

A name without a number is the first chip with that face that is not written elsewhere, so all names are looked at
before any chip is put anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from hordekeep.games.cloudspire.content.chips import BEACON, MERC
from hordekeep.games.cloudspire.content.setting import COOP, NOBODY, SUPPLY
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import HEALTH as BEACON_HEALTH
from hordekeep.games.cloudspire.state.chip_texts import chips_named, face_ids, side_named
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import ATTACHED, UNDER, PlayArea
from hordekeep.games.cloudspire.written.position_document import ChipPosition
from hordekeep.kernel.positions import bad
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from hordekeep.games.cloudspire.written.position_document import Position, Written

OF_PLAYERS: Final = ("stack", "beside", "graves", "captives", "lifted", "barracks")
"""The lists of chips that a player has."""

Claims = Mapping[str, int]
"""The chip that is written at each place of the document."""


# -- names -------------------------------------------------------------------------------------------------------------


def claims_of(g: PlayArea, position: Position) -> Claims:
    """The chip that every name of a position means: those with numbers first."""
    written = list(_written(position))
    found: dict[str, int] = {}
    taken: set[int] = set()
    for exactly in (True, False):
        for where, name in written:
            could_be = chips_named(name)
            if not could_be:
                advice = did_you_mean(name.partition("#")[0], face_ids())
                raise bad(f"There is no chip {name!r}.", where, advice)
            if (len(could_be) == 1) != exactly:
                continue
            chip = next((each for each in could_be if each not in taken), NOBODY)
            if chip == NOBODY:
                count = len(could_be)
                said = "That chip lies elsewhere already." if count == 1 else f"There are only {count} of this chip."
                raise bad(said, where, "Write every chip once.")
            faction = CHIPS[chip].faction
            if faction not in ("", MERC, *g.factions):
                raise bad(f"Nobody plays its faction, {faction}.", where, "Give one of the players this faction.")
            taken.add(chip)
            found[where] = chip
    for where, name in written:
        g.side[found[where]] = side_named(found[where], name)
    return found


def _written(position: Position) -> Iterator[tuple[str, str]]:
    """Every chip of the document: where it is written, and its name."""
    for seat, player in enumerate(position.players):
        for name, on_hexes in (("units", player.units), ("spires", player.spires)):
            for spot, each in on_hexes.items():
                yield from _nested(f"players.{seat}.{name}.{spot}", each)
        for name in OF_PLAYERS:
            for number, each in enumerate(getattr(player, name)):
                yield from _nested(f"players.{seat}.{name}.{number}", each)
    for name, on_hexes in (("landmarks", position.landmarks), ("items", position.items)):
        for spot, each in on_hexes.items():
            yield from _nested(f"{name}.{spot}", each)
    piles = {
        "market.offers": position.market.offers,
        "market.deck": position.market.deck,
        "market.discard": position.market.discard,
        "landmark_stack.deck": position.landmark_stack.deck,
        "landmark_stack.discard": position.landmark_stack.discard,
        "out": position.out,
    }
    for name, pile in piles.items():
        for number, each in enumerate(pile or ()):
            yield from _nested(f"{name}.{number}", each)


def _nested(where: str, written: Written) -> Iterator[tuple[str, str]]:
    if isinstance(written, str):
        yield where, written
        return
    yield where, written.chip
    for number, each in enumerate(written.under):
        yield from _nested(f"{where}.under.{number}", each)
    for number, each in enumerate(written.gear):
        yield from _nested(f"{where}.gear.{number}", each)


# -- what is said of them ----------------------------------------------------------------------------------------------


def lay_chip(g: PlayArea, claims: Claims, where: str, written: Written, place: int, owner: int, *, full: bool) -> int:
    """A chip with all that is written of it and all that lies under it, in its place but not on a hex yet. With `full`
    it has its whole health unless said."""
    chip = claims[where]
    each = ChipPosition(written) if isinstance(written, str) else written
    g.place[chip] = place
    g.holder[chip] = owner if each.owner is None else each.owner
    if not NOBODY <= g.holder[chip] < g.setting.fortresses:
        raise bad(f"There is no seat {g.holder[chip]}.", f"{where}.owner", f"It is at most {g.setting.fortresses - 1}.")
    whole = _whole_health(g, chip) if full else 0
    g.health[chip] = whole if each.health is None else each.health
    _add_upgrades(g, chip, each.upgrades, f"{where}.upgrades")
    holder = g.holder[chip]
    g.below[chip] = tuple(
        [
            lay_chip(g, claims, f"{where}.under.{number}", under, UNDER, holder, full=True)
            for number, under in enumerate(each.under)
        ]
    )
    g.gear[chip] = tuple(
        [
            lay_chip(g, claims, f"{where}.gear.{number}", worn, ATTACHED, holder, full=False)
            for number, worn in enumerate(each.gear)
        ]
    )
    return chip


def _whole_health(g: PlayArea, chip: int) -> int:
    """As much as is printed on it; the Beacon has what it starts with, by the number of humans (CS-K-COOP-01)."""
    if CHIPS[chip].kind == BEACON and g.setting.mode == COOP:
        return BEACON_HEALTH[g.setting.seats]
    return CHIPS[chip].faces[g.side[chip]].health


def _add_upgrades(g: PlayArea, chip: int, letters: str, where: str) -> None:
    """Upgrades come from the supply, of which there is so much for all (CS-UPG-01)."""
    for letter in letters:
        if letter not in SUPPLY:
            raise bad(f"There is no upgrade {letter!r}.", where, "Write A, R and D, the top one first.")
        which = list(SUPPLY).index(letter)
        if not g.supply[which]:
            said = f"There are only {SUPPLY[letter]} upgrades {letter} for all players. [CS-UPG-01]"
            raise bad(said, where, "Write fewer of them.")
        g.supply[which] -= 1
    g.upgrades[chip] = letters
