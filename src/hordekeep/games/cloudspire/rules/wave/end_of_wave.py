"""The end of a wave (CS-ENDWAVE): what stays, what goes home, and who is first in the next (CS-FIRST-02)."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.effects import happens, refresh
from hordekeep.games.cloudspire.rules.chips import relics
from hordekeep.games.cloudspire.rules.goals.end_of_game import final_scoring
from hordekeep.games.cloudspire.rules.wave.happened import WaveOver
from hordekeep.games.cloudspire.state.pieces import go_home, is_hero, spires_of, units_of
from hordekeep.games.cloudspire.state.play_area import UPKEEP, Occasion, PlayArea
from hordekeep.kernel import Rules, enforces


@enforces("CS-ENDWAVE-08", "CS-ENDWAVE-09", "CS-ENDWAVE-05", "CS-ENDWAVE-06", "CS-ENDWAVE-11", "CS-CAMP-05")
@enforces("CS-FIRST-02", "CS-EVENT-05", "CS-MIN-06", "CS-CTRL-07")
def end_of_wave(g: PlayArea, _: None) -> Rules[None]:
    """Upkeep: events and relics for the wave are discarded, limited build options come back, heroes stay where they
    are, those in a stack on their gate. Source stays."""
    if g.tell:
        g.tell(WaveOver(g.wave))
    yield from happens(g, "wave-ends", Occasion())
    g.phase = UPKEEP
    for seat in range(g.setting.fortresses):
        for chip in units_of(g, seat):
            if not is_hero(chip):  # neglected ones, and whatever outlived its control (CS-MIN-06, CS-CTRL-07)
                for each in (chip, *g.below[chip]):
                    go_home(g, each)
        for spire in spires_of(g, seat):  # whoever perches there (CS-K-TAL-58)
            for each in g.below[spire]:
                go_home(g, each)
            g.below[spire] = ()
        for chip in g.stacks[seat]:
            if not is_hero(chip):
                for each in (chip, *g.below[chip]):
                    go_home(g, each)
        g.stacks[seat] = tuple([chip for chip in g.stacks[seat] if is_hero(chip)])
    g.campfires = 0  # CS-CAMP-05
    g.pending = ()
    g.built, g.enough = [0] * g.setting.fortresses, 0
    g.lasting = [each for each in g.lasting if each.kind == "captive"]
    g.used_in_wave = frozenset()
    relics.wave_is_over(g)
    over = [event for event in g.events if box().events[event].lasts != "ongoing"]  # CS-EVENT-05
    g.event_discard += over
    g.events = tuple([event for event in g.events if event not in over])
    refresh(g)
    _free_captives(g)
    if g.wave == g.setting.waves:
        final_scoring(g)
        return
    g.wave += 1
    g.first_seat = (g.first_seat + 1) % g.setting.fortresses
    g.agenda.append(("event_phase", None))


@enforces("CS-K-TAL-10")
def _free_captives(g: PlayArea) -> None:
    """Captives go home at the end of the wave after the one in which they were taken."""
    for each in g.lasting:
        if each.kind == "captive" and each.amount < g.wave:
            go_home(g, each.chip)
    g.lasting = [each for each in g.lasting if each.kind != "captive" or each.amount >= g.wave]
