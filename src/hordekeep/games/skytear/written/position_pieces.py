"""Reading the parts of a position: seats, hexes, heroes, cards, and saying what is wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.ground.boards import hex_from
from hordekeep.games.skytear.state.arena import OFF, Arena
from hordekeep.games.skytear.written.position import piece_from_text
from hordekeep.kernel.positions import bad
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence


def check_seat(g: Arena, seat: int, where: str) -> None:
    """Refuse a seat that nobody has."""
    if not 0 <= seat < g.seats:
        raise bad(f"There is no seat {seat}.", where, f"Seats are 0 to {g.seats - 1}.")


def hex_at(g: Arena, text: str, where: str) -> int:
    """The hex of the battlefield with this text; OFF for none."""
    if not text:
        return OFF
    found = hex_from(text)
    if found is None or not g.field.board.exists >> found & 1:
        raise bad(f"The battlefield has no hex {text!r}.", where, "Write its coordinates, such as -4.1.")
    return found


def mask_of(g: Arena, hexes: Sequence[str], where: str) -> int:
    """The mask of these hexes."""
    found = 0
    for number, text in enumerate(hexes):
        spot = hex_at(g, text, f"{where}.{number}")
        if spot == OFF:
            raise bad("A hex is missing.", f"{where}.{number}", "Write its coordinates, such as -4.1.")
        found |= 1 << spot
    return found


def slot_of(g: Arena, name: str, where: str) -> int:
    """The slot of a hero in play, by its name."""
    if name not in g.slots:
        raise bad(f"{name!r} does not play here.", where, did_you_mean(name, g.slots))
    return g.slots[name]


def piece_at(g: Arena, text: str, where: str) -> int:
    """The piece that a text names."""
    found = piece_from_text(g, text)
    if found < 0:
        raise bad(f"{text!r} names no piece.", where, 'Write it like "hero:blue.yami" or "minion:red:1".')
    return found


def card_from(name: str, where: str) -> PowerCard:
    """The power card with this id."""
    known = shelf().power_cards
    if name not in known:
        raise bad(f"There is no power card {name!r}.", where, did_you_mean(name, known))
    return known[name]


def cards_from(names: Sequence[str], where: str) -> list[PowerCard]:
    """The cards of a pile."""
    return [card_from(name, f"{where}.{number}") for number, name in enumerate(names)]


def tupled(argument: Any) -> Any:
    """An argument as the rules have it: lists are tuples there."""
    if isinstance(argument, dict):
        return {name: tupled(each) for name, each in argument.items()}
    return tuple([tupled(each) for each in argument]) if isinstance(argument, list) else argument
