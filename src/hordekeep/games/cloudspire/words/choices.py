"""Choices that only the words of cards put: one of several effects, one of two events."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.content.kinds import EventId, OptionPlace
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Text


class Option(Doing, verb="option", late="CS-TALENT-01"):
    """The effect on this place."""

    place: OptionPlace


class Event(Doing, verb="event", touched=("event:{event}",), late="CS-EVENT-01"):
    """This event applies."""

    event: EventId

    def label(self, state: PlayArea) -> Text:
        """Its name."""
        return Text(f"event-{self.event}")
