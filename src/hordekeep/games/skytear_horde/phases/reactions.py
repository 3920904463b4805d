"""Treachery Phase, step 2: alliance players may react with what bears the lightning mark (SH-TREA-15 to SH-TREA-20)."""

from __future__ import annotations

from hordekeep.games.skytear_horde.battle import Battle
from hordekeep.games.skytear_horde.phases.alliance import DONE, play_choice, plays, use_choice, uses
from hordekeep.kernel import Ask, Choice, Rules


def reactions(g: Battle, _: object) -> Rules[None]:
    """One reaction of any alliance player who is not done; the window opens for all alike, whatever they hold."""
    g.phase = "treachery"
    waiting = [seat for seat in g.alliance_seats if not g.done >> seat & 1]
    if len(waiting) == 1:
        ask = Ask(waiting[0], "react", "SH-TREA-15", lambda: possible(g, waiting[0]))
    else:
        ask = Ask.of({seat: _list_for(g, seat) for seat in waiting}, "react", "SH-TREA-15")
    choice = yield ask
    seat = ask.answered_by
    if choice == DONE:
        g.done |= 1 << seat
        if g.done != (1 << len(g.players)) - 1:
            g.agenda.append(("reactions", None))
        return
    g.done = 0
    g.agenda.append(("reactions", None))
    if choice[0] == "play":
        yield from play_choice(g, seat, choice)
    else:
        yield from use_choice(g, seat, choice)


def _list_for(g: Battle, seat: int):  # type: ignore[no-untyped-def]
    return lambda: possible(g, seat)


def possible(g: Battle, seat: int) -> list[Choice]:
    """The reactions that a seat may use now, and to be done."""
    return [*plays(g, seat), *uses(g, seat), DONE]
