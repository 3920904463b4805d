"""The six phases of a turn: the Horde phase with its steps, and the Resolution phase; the others are shared.

Horde phase: mana, wave, outsider pile, the portal turns (HM-HORDE-01 to HM-HORDE-06). Resolution phase: is the game
won? Then what is temporary goes, cards are readied and hands shrink to seven (HM-RES-01 to HM-RES-06).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.rules.beats import BEATS
from hordekeep.engines.lanes.rules.concepts.concealing import came_from_sight
from hordekeep.engines.lanes.rules.concepts.resources import portal_mana, win
from hordekeep.engines.lanes.rules.into_play.summon import draw_summon
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.end import end_effects, lay_out_turn
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins, PortalTurned, TurnBegins
from hordekeep.engines.lanes.rules.phases.horde import wave
from hordekeep.engines.lanes.rules.phases.refresh import ready_all
from hordekeep.engines.lanes.rules.second_edition import commanding
from hordekeep.engines.lanes.rules.second_edition.raiding import pillage
from hordekeep.engines.lanes.state.happenings import (
    END_OF_HORDE_PHASE,
    END_OF_TURN,
    START_OF_HORDE,
    START_OF_TURN,
    SUMMONED_FROM_PILE,
    Happening,
)
from hordekeep.games.monoliths.rules.dealing import game_begins
from hordekeep.games.monoliths.rules.treachery import treachery
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.battle import Battle
    from hordekeep.engines.lanes.state.edition import Beats

TURN: Final = ("horde", "alliance", "treachery", "fight", "pillage", "resolution")
"""The six phases of a turn (HM-FLOW-02)."""

HORDE_STEPS: Final = ("wave", "pile", "turn_portal", "horde_phase_ends")
"""The Horde phase after its mana, where the game runs the horde (HM-HORDE-02 to HM-HORDE-06)."""
HORDE_PLAYER_STEPS: Final = ("horde_summons", "pile", "turn_portal", "horde_acts", "horde_income", "horde_phase_ends")
"""The same where somebody plays the horde (HM-VS-10, HM-VS-17)."""


@enforces("HM-FLOW-01", "HM-RES-06", "HM-HORDE-01", "HM-VS-04")
def horde(g: Battle, _: object) -> Rules[None]:
    """A turn begins with the Horde phase: step 1, mana from the portal for every alliance player, none for the horde
    player; the steps that follow are laid out."""
    g.phase = "horde"
    g.turn += 1
    g.late = 0
    g.wave_played = 0
    if g.tell:
        g.tell(TurnBegins(g.turn), "HM-RES-06")
        g.tell(PhaseBegins("horde"), "HM-FLOW-02")
    steps = HORDE_STEPS if g.horde_seat < 0 else HORDE_PLAYER_STEPS
    g.agenda += [(step, None) for step in reversed(steps)]
    portal_mana(g, "HM-HORDE-01")
    after(g, Happening(START_OF_TURN))
    after(g, Happening(START_OF_HORDE))
    yield from finish(g)


@enforces("HM-HORDE-02")
def wave_begins(g: Battle, _: object) -> None:
    """Step 2: as many cards as the portal's upper edge says, one after another."""
    if number := wave(g):
        g.agenda.append(("wave_card", number))


@enforces("HM-HORDE-02", "HM-DECK-05")
def wave_card(g: Battle, left: int) -> Rules[None]:
    """One card of the wave, fully resolved before the next; none at all is no harm."""
    card = draw_summon(g)
    if card is None:
        return
    if left > 1:
        g.agenda.append(("wave_card", left - 1))
    yield from g.edition.summon(g, card, None)
    yield from finish(g)
    g.edition.taken(g)


@enforces("HM-HORDE-03", "HM-OUT-04", "HM-HORDE-04")
def pile_begins(g: Battle, _: object) -> None:
    """Step 3: every card of the outsider pile, from the top, in the order in which it lies, but for those that found no
    room in this very phase."""
    if len(g.pile) > g.late:
        g.agenda.append(("pile_card", len(g.pile) - g.late))


@enforces("HM-HORDE-05", "HM-VS-10")
def pile_card(g: Battle, left: int) -> Rules[None]:
    """One card of the pile; each is tried once, and what finds no room goes to the bottom."""
    if len(g.pile) <= g.late:
        return
    if left > 1:
        g.agenda.append(("pile_card", left - 1))
    piece = yield from g.edition.summon(g, g.pile.pop(), None)
    came_from_sight(piece)
    if piece is not None and watched(g, SUMMONED_FROM_PILE):
        after(g, Happening(SUMMONED_FROM_PILE, piece))
    yield from finish(g)


@enforces("HM-HORDE-06")
def turn_portal(g: Battle, _: object) -> None:
    """Step 4: the portal turns a quarter, one that came in this very phase too."""
    g.portal_at = (g.portal_at + 1) % 4
    if g.tell:
        g.tell(PortalTurned(wave(g)), "HM-HORDE-06")


@enforces("HM-HORDE-07", "HM-HORDE-08")
def horde_phase_ends(g: Battle, _: object) -> Rules[None]:
    """What waits for this moment; nobody shifts, and the Alliance phase follows."""
    g.late = 0
    after(g, Happening(END_OF_HORDE_PHASE))
    yield from finish(g)


@enforces("HM-WIN-01", "HM-RES-01")
def resolution(g: Battle, _: object) -> Rules[None]:
    """The last phase: the fall of the last outsider wins, here and not before; then what waits for the end of the turn,
    and the steps that follow."""
    g.phase = "resolution"
    if g.tell:
        g.tell(PhaseBegins("resolution"), "HM-FLOW-02")
    if "last-outsider-destroyed" in g.deeds:
        win(g, "HM-RES-01", "outsider-destroyed")
    g.agenda.append(("new_turn", None))
    g.agenda += [("hand_limit", seat) for seat in reversed(range(g.seats))]
    g.agenda.append(("turn_wanes", None))
    after(g, Happening(END_OF_TURN))
    yield from finish(g)


@enforces("HM-RES-02", "HM-RES-03", "HM-RES-04", "HM-RES-07")
def turn_wanes(g: Battle, _: object) -> None:
    """Temporary tokens go, armor is renewed, what lasts for the turn ends, and exhausted cards are readied."""
    end_effects(g)
    ready_all(g, "HM-RES-04")


@enforces("HM-RES-06")
def new_turn(g: Battle, _: object) -> None:
    """The next turn begins with its Horde phase."""
    lay_out_turn(g)


MONOLITH_STEPS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "horde": ("horde", ("horde",)),
    "wave": ("horde", ("wave", *HORDE_PLAYER_STEPS[1:])),
    "horde-summons": ("horde", HORDE_PLAYER_STEPS),
    "pile": ("horde", HORDE_PLAYER_STEPS[1:]),
    "turn-portal": ("horde", HORDE_PLAYER_STEPS[2:]),
    "horde-acts": ("horde", HORDE_PLAYER_STEPS[3:]),
    "horde-income": ("horde", HORDE_PLAYER_STEPS[4:]),
    "horde-ends": ("horde", HORDE_PLAYER_STEPS[5:]),
    "alliance": ("alliance", ("action", "alliance_ends")),
    "duties": ("alliance", ("alliance_ends",)),
    "treachery": ("treachery", ("treachery",)),
    "treachery-card": ("treachery", ("treachery_card", "reactions")),
    "reactions": ("treachery", ("reactions",)),
    "fight": ("fight", ("fight",)),
    "pillage": ("pillage", ("pillage",)),
    "resolution": ("resolution", ("resolution",)),
    "wane": ("resolution", ("turn_wanes", "hand_limit", "new_turn")),
    "hand-limit": ("resolution", ("hand_limit", "new_turn")),
    "new-turn": ("resolution", ("new_turn",)),
}
"""The steps of a turn (HM-FLOW-02)."""

_FIRST_ONLY: Final = ("refresh", "resolve_wave", "shift", "plan_treachery", "end")
MONOLITH_BEATS: Final[Beats] = {
    **{name: beat for name, beat in BEATS.items() if name not in _FIRST_ONLY},
    "game_begins": game_begins,
    "horde": horde,
    "wave": wave_begins,
    "wave_card": wave_card,
    "pile": pile_begins,
    "pile_card": pile_card,
    "horde_summons": commanding.horde_summons,
    "horde_income": commanding.horde_income,
    "turn_portal": turn_portal,
    "horde_phase_ends": horde_phase_ends,
    "pillage": pillage,
    "treachery": treachery,
    "resolution": resolution,
    "turn_wanes": turn_wanes,
    "new_turn": new_turn,
}
"""The beats of a game of Monoliths."""
