"""Relics (CS-RELIC): drawn as rewards, kept or sold at once, played at almost any time in the Onslaught Phase.

"Any time" is between any two steps (CS-Q-17-RELIC-TIMING): every holder of a relic may act, the player on turn first.
How many relics a faction holds is public, which they are is not (CS-RELIC-04), so whoever holds one is asked, and only
the choices tell whether one of them can be played.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import KEEP, PASS, SELL, Keep, Pass, Sell
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import Freely
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.effects import refresh
from hordekeep.games.cloudspire.effects.meanings import meaning_of
from hordekeep.games.cloudspire.effects.stats import gain
from hordekeep.games.cloudspire.effects.using import no_time_to_use
from hordekeep.games.cloudspire.rules.chips.choices import PlayRelic
from hordekeep.games.cloudspire.rules.chips.happened import (
    RelicDrawn,
    RelicInPlay,
    RelicKept,
    RelicPlayed,
    RelicSeen,
    RelicSold,
)
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT, PlayArea, Whose
from hordekeep.kernel import Asked, Choice, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

SALE: Final = 4
"""CS-RELIC-02."""


@enforces("CS-RELIC-01", "CS-RELIC-08", "CS-RELIC-02", "CS-RELIC-10", "CS-RELIC-07", "CS-RELIC-03")
def draw_relic(g: PlayArea, seat: int) -> Rules[None]:
    """Draw a relic, from the shuffled discard if the deck is empty; keep it or sell it at once for 4 Source, however
    many it has. An ongoing one is laid out at once."""
    if not g.relic_deck:
        g.relic_deck, g.relic_discard = g.relic_discard, []
        g.dice.shuffle(g.relic_deck)
    if not g.relic_deck:
        return
    g.relics[seat] += (g.relic_deck.pop(),)
    if g.tell:
        g.tell(RelicDrawn(seat))
        g.tell(RelicSeen(seat, g.relics[seat][-1]))
    answer = yield from ask(g, seat, KEEP_OR_SELL, [KEEP, SELL], about=g.relics[seat][-1])
    *others, relic = g.relics[seat]  # another one where somebody else imagines it (CS-RELIC-04)
    if answer == SELL:
        g.relics[seat] = tuple(others)
        g.relic_discard.append(relic)
        if g.tell:
            g.tell(RelicSold(seat, relic))
        gain(g, seat, SALE, "CS-RELIC-02")
    elif box().relics[relic].lasts == "ongoing":
        g.relics[seat] = tuple(others)
        lay_out(g, seat, relic)
    elif g.tell:
        g.tell(RelicKept(seat))


@enforces("CS-RELIC-03", "CS-RELIC-06")
def lay_out(g: PlayArea, seat: int, relic: str) -> None:
    """A relic that lasts lies face up and is in force."""
    g.relics_in_play[seat] += (relic,)
    refresh(g)
    if g.tell:
        g.tell(RelicInPlay(seat, relic))


@enforces("CS-RELIC-05")
def open_windows(g: PlayArea) -> None:
    """Between two steps of the Onslaught Phase: whoever holds relics may play one."""
    if g.phase == ONSLAUGHT and any(g.relics):
        g.agenda.append(("relics", None))


def relics(g: PlayArea, _: None) -> None:
    """All holders in turn order, the player on turn first (CS-Q-17-RELIC-TIMING); the agenda is last in, first out."""
    if g.phase != ONSLAUGHT or g.over:
        return
    for seat in reversed(g.setting.around(g.turn_seat)):
        if g.relics[seat] and seat != g.setting.automaton:
            g.agenda.append(("relic_window", seat))


@enforces("CS-RELIC-04")
def relic_window(g: PlayArea, seat: int) -> Rules[None] | None:
    """A holder of relics may play one now: a window, so that nobody else learns whether one can be."""
    return _window(g, seat) if g.relics[seat] else None


def _window(g: PlayArea, seat: int) -> Rules[None]:
    def choices() -> list[PlayRelic | Pass]:
        return [*playable(g, seat), PASS]

    answer: PlayRelic | Pass = yield Asked(RELIC_WINDOW, seat, choices)
    if isinstance(answer, Pass):
        return
    yield from play_relic(g, seat, answer.relic)
    g.agenda.append(("settle", None))


@enforces("CS-RELIC-09")
def playable(g: PlayArea, seat: int) -> list[PlayRelic]:
    """The relics that a faction can play now: those that last, and those whose effect has something to work on."""
    return [PlayRelic(each) for each in dict.fromkeys(g.relics[seat]) if can_play(g, seat, each)]


def can_play(g: PlayArea, seat: int, relic: str) -> bool:
    """Does it last, or would it do anything?"""
    if box().relics[relic].lasts == "wave":
        return True
    return any(window.can(g, Whose(seat)) for window in meaning_of(f"relic/{relic}").windows)


@enforces("CS-RELIC-06")
def play_relic(g: PlayArea, seat: int, relic: str) -> Rules[None]:
    """A single-use relic does what it says and is discarded, one for the wave stays until it ends."""
    held = list(g.relics[seat])
    held.remove(relic)
    g.relics[seat] = tuple(held)
    if g.tell:
        g.tell(RelicPlayed(seat, relic))
    if box().relics[relic].lasts == "wave":
        lay_out(g, seat, relic)
        return
    for window in meaning_of(f"relic/{relic}").windows:
        yield from window.do(g, Whose(seat))
    g.relic_discard.append(relic)


@enforces("CS-ENDWAVE-08")
def wave_is_over(g: PlayArea) -> None:
    """Relics that last for the wave are discarded."""
    for seat in range(g.setting.fortresses):
        over = [relic for relic in g.relics_in_play[seat] if box().relics[relic].lasts == "wave"]
        g.relic_discard += over
        g.relics_in_play[seat] = tuple([relic for relic in g.relics_in_play[seat] if relic not in over])


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_play(g: PlayArea, ask: Asked, seat: int, choice: PlayRelic) -> Refusal | None:
    """A relic that its holder has, and that would do something."""
    if choice.relic not in g.relics[seat]:
        return NO_SUCH_RELIC
    return None if can_play(g, seat, choice.relic) else NO_USE


@enforces("CS-RELIC-05")
def why_not_unasked(g: PlayArea, seat: int, choice: Choice) -> Refusal | None:
    """A relic is played between any two steps, whosever turn it is, so it is never just "not your turn"; all else
    is."""
    if choice[0] != PlayRelic.word:
        return None
    if choice[1] not in g.relics[seat]:
        return NO_SUCH_RELIC
    return IN_A_STEP if g.phase == ONSLAUGHT else BEFORE_ONSLAUGHT


NO_SUCH_RELIC: Final = Refusal("CS-RELIC-01", Text("no-such-relic"))
NO_USE: Final = Refusal("CS-RELIC-09", Text("no-relic-use"))
IN_A_STEP: Final = Refusal("CS-RELIC-05", Text("no-relic-in-a-step"))
BEFORE_ONSLAUGHT: Final = Refusal("CS-RELIC-05", Text("no-relic-before-onslaught"))

KEEP_OR_SELL: Final[Question[Keep | Sell]] = Question("relic", "CS-RELIC-02", {Keep: allowed, Sell: allowed})
"""What happens with a relic that was drawn. Everybody hears the question, so it does not name it (CS-RELIC-04)."""

RELIC_WINDOW: Final[Question[PlayRelic | Pass]] = Freely(
    "relic-window",
    "CS-RELIC-05",
    {PlayRelic: _why_not_play, Pass: allowed},
    refuses={Use: no_time_to_use},
    passing=PASS,
)
"""Whether a relic is played between two steps."""
