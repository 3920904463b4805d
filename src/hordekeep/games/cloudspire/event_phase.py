"""The Event Phase (CS-EVENT): from wave 2 on, one event."""

from __future__ import annotations

from hordekeep.games.cloudspire.effects import happens, refresh
from hordekeep.games.cloudspire.play_area import EVENT, PHASES, Occasion, PlayArea
from hordekeep.kernel import Rules


def event_phase(g: PlayArea, _: None) -> Rules[None]:
    """Draw an event (CS-EVENT-01), not in wave 1 (CS-WAVE-03), also while an ongoing one lasts (CS-EVENT-06). One for
    this phase takes effect at once, others at the start of theirs (CS-EVENT-02)."""
    g.phase = EVENT
    g.say("wave", "CS-WAVE-02", wave=g.wave)
    if g.wave > 1:
        draw_event(g)
        yield from happens(g, "event-drawn", Occasion())
        yield from begin_phase(g)
    g.agenda.append(("income_phase", None))


def draw_event(g: PlayArea) -> None:
    """The next event; an empty deck is made anew of the discard (CS-Q-21)."""
    if not g.event_deck:
        g.event_deck, g.event_discard = g.event_discard, []
        g.dice.shuffle(g.event_deck)
    if g.event_deck:
        event = g.event_deck.pop()
        g.events += (event,)
        g.say("event-drawn", "CS-EVENT-01", event=event)


def begin_phase(g: PlayArea) -> Rules[None]:
    """Events that are for this phase take effect (CS-EVENT-02): the index knows them from now on."""
    refresh(g)
    yield from happens(g, f"phase-{PHASES[g.phase]}", Occasion())
