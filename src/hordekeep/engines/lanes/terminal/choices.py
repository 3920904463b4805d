"""The choices of Skytear Horde and Monoliths in rows: plays by card, moves by who moves, discards together."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hordekeep.engines.lanes.told.piece_words import card_text, name_of, with_cost
from hordekeep.kernel import Document, Offer, Text
from hordekeep.kernel.boards import Row, Sorted, Voice

_FROM_HAND = re.compile(r"(play|summon|conceal):([^@]+)@([am]?)([1-6])(:cheap)?")
_BETWEEN = re.compile(r"(move|march|swap-hidden):([1-6])-([1-6])")
_UP = re.compile(r"(march|exhaust):(b[0-9]+|[1-6])-([1-6])")
"""To a lane from anywhere: a monster that comes up from the back line, or one that exhausts the ally there."""
_ENGAGE = re.compile(r"engage:([a-z]+|b[0-9]+)@([1-6])")
_IN_PLACE = re.compile(r"(discard|drop|challenge|conceal):a?([1-6])")


def sort_out(offers: Sequence[Offer], view: Document, say: Voice) -> Sorted:
    """Rows in the order of their first choice; whatever has no lane, or is more than a lane can say, stands apart."""
    rows: dict[tuple[str, ...], Row] = {}
    others: list[int] = []

    def put(key: tuple[str, ...], what: str, lane: int, number: int, here: int = 0) -> None:
        row = rows.setdefault(key, Row(what, {}, here))
        rows[key] = row._replace(numbers={**row.numbers, lane: number})

    for number, offer in enumerate(offers, start=1):
        if found := _FROM_HAND.fullmatch(offer.key):
            verb, card, side, lane, cheap = found.groups("")
            kind = "cheap" if cheap else "attach" if side else verb
            put((kind, card, side), say(Text(f"lanes-row-{kind}", card=with_cost(card, say))), int(lane), number)
        elif found := _BETWEEN.fullmatch(offer.key):
            verb, here, there = found[1], int(found[2]), int(found[3])
            put((verb, found[2]), _mover(view, verb, here, say), there, number, here)
            if _is_swap(view, verb, here, there):  # it is offered once, and found from both ends
                put((verb, found[3]), _mover(view, verb, there, say), here, number, there)
        elif found := _UP.fullmatch(offer.key):
            verb, by = found[1], found[2]
            card = _behind(view, by, say) if by[0] == "b" else _monster(view, int(by), say)
            kind = "move" if verb == "march" else verb
            put((verb, by), say(Text(f"lanes-row-{kind}", card=card)), int(found[3]), number)
        elif found := _ENGAGE.fullmatch(offer.key):
            card = _behind(view, found[1], say)
            put(("engage", found[1]), say(Text("lanes-row-engage", card=card)), int(found[2]), number)
        elif found := _IN_PLACE.fullmatch(offer.key):
            kind = "hide" if found[1] == "conceal" else found[1]
            put((kind,), say(Text(f"lanes-row-{kind}")), int(found[2]), number)
        else:
            others.append(number)
    return Sorted(tuple(rows.values()), tuple(others), len(view["lanes"]))


def _behind(view: Document, place: str, say: Voice) -> str:
    """A monster of the back line by its name, and by its place where several have the same name."""
    piece = next((each for each in view["back_line"] if each["place"] == place), None)
    if piece is None:
        return say(card_text(""))
    alike = sum(each["card"] == piece["card"] for each in view["back_line"])
    return name_of(piece, say) if alike == 1 else f"{name_of(piece, say)} {place}"


def _monster(view: Document, lane: int, say: Voice) -> str:
    """The monster of a lane by its name, and by its lane where several have the same name."""
    here = view["lanes"][lane - 1]["monster"]
    if here is None:
        return say(card_text(""))
    alike = sum(each["monster"] is not None and each["monster"]["card"] == here["card"] for each in view["lanes"])
    return name_of(here, say) if alike == 1 else f"{name_of(here, say)} {here['place']}"


def _row_of(verb: str) -> str:
    return "alliance" if verb == "move" else "monster"


def _mover(view: Document, verb: str, lane: int, say: Voice) -> str:
    piece = view["lanes"][lane - 1][_row_of(verb)]
    name = name_of(piece, say) if piece is not None else say(card_text(""))
    return say(Text("lanes-row-swap-hidden" if verb == "swap-hidden" else "lanes-row-move", card=name))


def _is_swap(view: Document, verb: str, here: int, there: int) -> bool:
    """Do both lanes hold cards of one player? A charmed monster is the ally of a seat that does not own it."""
    one, other = (view["lanes"][lane - 1][_row_of(verb)] for lane in (here, there))
    return bool(one and other) and _whose(one) == _whose(other)


def _whose(piece: Document) -> int | None:
    return piece.get("seat", piece.get("owner"))
