"""Asking somebody: the questions that many rules share (which hex, which piece, yes or no).

Who is asked is a seat, or the seats of a team, any of which may answer for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hordekeep.games.skytear.content.setting import ILLUSIONS, OUTSIDERS
from hordekeep.games.skytear.state.arena import OFF, Arena
from hordekeep.games.skytear.state.pieces import kind_of, minion_on, pillar_on
from hordekeep.kernel import Ask, Choice, Rules
from hordekeep.kernel.hexes import hexes_in

YES: Choice = ("yes",)
NO: Choice = ("no",)
STOP: Choice = ("stop",)

Who: TypeAlias = int | tuple[int, ...]
"""A seat, or all seats of a team."""


def ask(who: Who, prompt: str, rule: str, choices: list[Choice], *, committed: bool = True, about: Any = None) -> Ask:
    """A question to a seat, or to all of a team at once: whoever answers first has answered for it."""
    if isinstance(who, int):
        return Ask(who, prompt, rule, choices, committed=committed, about=about)
    if len(who) == 1:
        return Ask(who[0], prompt, rule, choices, committed=committed, about=about)
    return Ask.of(dict.fromkeys(who, choices), prompt, rule, committed=committed, about=about)


def choose_hex(who: Who, prompt: str, rule: str, mask: int, *, optional: bool = False, about: Any = None) -> Rules[int]:
    """One hex of a mask; a single one needs no question unless it may be declined. -1 for none."""
    hexes = hexes_in(mask)
    if not hexes:
        return -1
    if len(hexes) == 1 and not optional:
        return hexes[0]
    choices: list[Choice] = [("hex", each) for each in hexes]
    if optional:
        choices.append(STOP)
    answer = yield ask(who, prompt, rule, choices, about=about)
    return -1 if answer == STOP else int(answer[1])


def choice_of(g: Arena, piece: int) -> Choice:
    """A piece as a choice names it: a hero or illusion by name, a minion or pillar by side and hex."""
    kind = kind_of(piece)
    if kind == "hero":
        return (kind, g.names[piece])
    if kind == "illusion":
        return (kind, g.names[piece - ILLUSIONS])
    if kind == "outsider":
        return (kind, piece - OUTSIDERS)
    return (kind, g.setting.side_of[piece], g.at[piece])


def piece_of(g: Arena, choice: Choice) -> int:
    """The piece that such a choice names; OFF if there is none."""
    match choice[0]:
        case "hero":
            return g.slots.get(choice[1], OFF)
        case "illusion":
            slot = g.slots.get(choice[1], OFF)
            return OFF if slot < 0 else ILLUSIONS + slot
        case "outsider":
            return OUTSIDERS + int(choice[1])
        case "minion":
            return minion_on(g, choice[1], choice[2])
        case "pillar":
            return pillar_on(g, choice[1], choice[2])
    return OFF


def choose_piece(
    g: Arena, who: Who, prompt: str, rule: str, pieces: Sequence[int], *, optional: bool = False, about: Any = None
) -> Rules[int]:
    """One of several pieces; a single one needs no question unless it may be declined. -1 for none."""
    if not pieces:
        return -1
    if len(pieces) == 1 and not optional:
        return pieces[0]
    choices = [choice_of(g, each) for each in pieces]
    if optional:
        choices.append(STOP)
    answer = yield ask(who, prompt, rule, choices, about=about)
    return -1 if answer == STOP else piece_of(g, answer)


def may(who: Who, prompt: str, rule: str, about: Any = None) -> Rules[bool]:
    """A "you may": yes or no."""
    answer: Choice = yield ask(who, prompt, rule, [YES, NO], about=about)
    return answer == YES


def choose_seat(who: Who, prompt: str, rule: str, seats: Sequence[int]) -> Rules[int]:
    """One of several teammates, named by one of them; a single one needs no question."""
    if len(seats) == 1:
        return seats[0]
    answer = yield ask(who, prompt, rule, [("seat", each) for each in seats])
    return int(answer[1])
