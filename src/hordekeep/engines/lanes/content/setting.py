"""The setting of a game: what was chosen before it began and never changes while it is played."""

from __future__ import annotations

import msgspec

from hordekeep.kernel import enforces, once

MODES = ("solo", "coop", "versus")
DIFFICULTIES = ("normal", "hard", "painful")


class Setting(msgspec.Struct, frozen=True):
    """Mode, difficulty, challenge and seats. In versus the last seat plays the horde (SH-MODE-02, HM-VS-01).

    >>> Setting(mode="versus", seats=3).horde_seat, Setting(mode="versus", seats=3).purse_of
    (2, (0, 0, 1))
    >>> Setting(mode="coop", seats=2).purse_of, Setting(mode="coop", seats=2).horde_seat
    ((0, 1), -1)
    """

    mode: str = "solo"
    seats: int = 1
    difficulty: str = "normal"
    challenge: str = ""
    tiers: bool = False
    replay_concealed: bool = False
    score: float = 0.0
    """The total difficulty of a game of Monoliths (HM-HOV-03); 0 where none is told."""

    @property
    def horde_seat(self) -> int:
        """The seat of the horde player, or -1."""
        return self.seats - 1 if self.mode == "versus" else -1

    @property
    def alliance(self) -> int:
        """How many alliance players there are."""
        return self.seats - (self.mode == "versus")

    @property
    @enforces("SH-VS-02")
    def purse_of(self) -> tuple[int, ...]:
        """Which mana token each seat pays from: alliance players share one in versus."""
        return _purse_of(self.mode, self.seats)

    @property
    @enforces("HM-VS-03")
    def own_purses(self) -> tuple[int, ...]:
        """The same where every seat has a mana token of its own."""
        return _purse_of("", self.seats)


@once
def _purse_of(mode: str, seats: int) -> tuple[int, ...]:
    return (*[0] * (seats - 1), 1) if mode == "versus" else tuple(range(seats))
