"""Choices in the movement of units."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.ground.land import SEATS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Ask, Text


class Deploy(Doing, verb="deploy", late="CS-TURN-02"):
    """The unit on top of the stack deploys."""

    def label(self, state: PlayArea) -> Text:
        """Of whoever is on turn."""
        stack = state.stacks[state.turn_seat]
        return Text("label-deploy-unit", chip=chip_name(state, stack[0])) if stack else Text("label-deploy")

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """The stack."""
        return (f"stack:{SEATS[state.turn_seat]}",)


class Stay(Doing, verb="stay", late="CS-TURN-02"):
    """The unit stays where it is."""


DEPLOY, STAY = Deploy(), Stay()
