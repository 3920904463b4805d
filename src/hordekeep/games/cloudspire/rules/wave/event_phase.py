"""The Event Phase (CS-EVENT): from wave 2 on, one event."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import TUTORIAL
from hordekeep.games.cloudspire.effects.effects import happens, refresh
from hordekeep.games.cloudspire.effects.stats import gain
from hordekeep.games.cloudspire.rules.wave.happened import EventDie, EventDrawn, WaveBegins
from hordekeep.games.cloudspire.state.play_area import EVENT, PHASES, Occasion, PlayArea
from hordekeep.kernel import Rules, enforces


@enforces("CS-EVENT-01", "CS-WAVE-03", "CS-EVENT-06", "CS-EVENT-02")
def event_phase(g: PlayArea, _: None) -> Rules[None]:
    """Draw an event, not in wave 1, also while an ongoing one lasts. One for this phase takes effect at once, others at
    the start of theirs. In the first game a die is rolled."""
    g.phase = EVENT
    if g.tell:
        g.tell(WaveBegins(g.wave))
    if g.wave > 1 and g.setting.mode == TUTORIAL:
        roll_event_die(g)
    elif g.wave > 1:
        draw_event(g)
        yield from happens(g, "event-drawn", Occasion())
        yield from begin_phase(g)
    g.agenda.append(("income_phase", None))


def draw_event(g: PlayArea) -> None:
    """The next event; an empty deck is made anew of the discard (CS-Q-21-REFRESHEARTH)."""
    if not g.event_deck:
        g.event_deck, g.event_discard = g.event_discard, []
        g.dice.shuffle(g.event_deck)
    if g.event_deck:
        event = g.event_deck.pop()
        g.events += (event,)
        if g.tell:
            g.tell(EventDrawn(event))


def roll_event_die(g: PlayArea) -> None:
    """Instead of an event in the first game (CS-Q-33-TUTORIAL): on 1 and 2 both gain 1 Source, on 5 and 6 the automaton
    gains 2, else nothing happens."""
    shown = int(g.dice.pick(box().dice["d6"]))
    if g.tell:
        g.tell(EventDie(shown))
    if shown <= 2:
        for seat in g.setting.around(g.first_seat):
            gain(g, seat, 1, "CS-Q-33-TUTORIAL")
    elif shown >= 5:
        gain(g, g.setting.automaton, 2, "CS-Q-33-TUTORIAL")


@enforces("CS-EVENT-02")
def begin_phase(g: PlayArea) -> Rules[None]:
    """Events that are for this phase take effect: the index knows them from now on."""
    refresh(g)
    yield from happens(g, f"phase-{PHASES[g.phase]}", Occasion())
