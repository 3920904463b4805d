"""Reading the activation in progress, the Stack and what lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.skytear.content.cards import hero_skills, outsider_skills, shelf
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.state.arena import ACTIONS, OFF, Arena, Entry, Lasting
from hordekeep.games.skytear.written.position import OF_HEXES, UNTIL
from hordekeep.games.skytear.written.position_pieces import check_seat, hex_at, mask_of, piece_at, slot_of
from hordekeep.kernel.positions import bad
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordekeep.games.skytear.written.position_document import EntryPosition, Position


def lay_out_stack(g: Arena, position: Position) -> None:
    """Who is active, what waits, what lasts, and who has priority."""
    active = position.active
    if active is not None:
        if active.hero:
            g.active = slot_of(g, active.hero, "active.hero")
            g.activated |= 1 << g.active
        elif active.seat is None:
            raise bad("It is not said who acts.", "active", "Write the hero, or for an outsider the seat.")
        g.active_seat = g.owner[g.active] if active.seat is None else active.seat
        check_seat(g, g.active_seat, "active.seat")
        g.ap = active.ap
        known = ACTIONS if active.hero else (*ACTIONS, *outsider_skills())
        for number, action in enumerate(active.used):
            if action not in known:
                raise bad(f"There is no action {action!r}.", f"active.used.{number}", did_you_mean(action, known))
        g.used = tuple(active.used)
    g.stack = _entries(g, position.stack, "stack")
    g.waiting = _entries(g, position.waiting, "waiting", waits=True)
    g.serial = max([each.serial for each in g.stack], default=0) if position.serial is None else position.serial
    if position.priority is not None:
        check_seat(g, position.priority.seat, "priority.seat")
        g.asked, g.passes = position.priority.seat, position.priority.passes
    elif g.stack:
        g.asked = g.active_seat
    for number, written in enumerate(position.lasting):
        where = f"lasting.{number}"
        piece = piece_at(g, written.piece, f"{where}.piece") if written.piece else NOBODY
        amount = mask_of(g, written.hexes, f"{where}.hexes") if written.kind in OF_HEXES else written.amount
        seat = NOBODY if written.seat is None else written.seat
        if seat != NOBODY:
            check_seat(g, seat, f"{where}.seat")
        g.lasting.append(Lasting(written.kind, piece, amount, UNTIL.index(written.until), seat))


def _entries(g: Arena, written: Sequence[EntryPosition], where: str, *, waits: bool = False) -> list[Entry]:
    found: list[Entry] = []
    for number, each in enumerate(written):
        here = f"{where}.{number}"
        caster = slot_of(g, each.hero, f"{here}.hero")
        seat = g.owner[caster] if each.seat is None else each.seat
        check_seat(g, seat, f"{here}.seat")
        _check_what(each, f"{here}.what")
        targets = tuple([_target(g, target, f"{here}.targets") for target in each.targets])
        serial = OFF if waits else each.serial or number + 1
        found.append(Entry(serial, each.kind, seat, caster, each.what, targets, each.memo, each.free))
    return found


def _check_what(entry: EntryPosition, where: str) -> None:
    """An action's name, a card's id, or "hero/skill"; what a card left behind may be triggered like a skill."""
    known = shelf()
    if entry.kind == "action":
        whats = list(ACTIONS)
    else:
        whats = [*known.power_cards, known.flux.id]
        if entry.kind == "skill":
            whats += hero_skills()
    if entry.what not in whats:
        raise bad(f"There is no {entry.kind} {entry.what!r}.", where, did_you_mean(entry.what, whats))


def _target(g: Arena, text: str, where: str) -> int:
    if text.startswith("hex:"):
        return hex_at(g, text.removeprefix("hex:"), where)
    return piece_at(g, text, where)
