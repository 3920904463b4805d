"""Who is here: at this node, at the others, and what is known of a node that dies or cannot be heard."""

from __future__ import annotations

from collections.abc import Mapping

from hordekeep.table.hints import NobodyElse, Roll, RollListener
from hordekeep.table.presence import BEAT_SECONDS, SILENT_SECONDS, Presence


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """What it shows."""
        return self.now


class Air:
    """What the nodes of a test say to each other; while it is still, nothing is heard."""

    def __init__(self) -> None:
        self.ends: list[AirEnd] = []
        self.is_still = False


class AirEnd(NobodyElse):
    """One node's end."""

    def __init__(self, air: Air) -> None:
        self.air = air
        self.listeners: list[RollListener] = []
        self.is_dead = False
        air.ends.append(self)

    def send_roll(self, people: Mapping[str, tuple[str, ...]], *, is_whole: bool) -> None:
        """Everybody hears it, the speaker too."""
        if not self.air.is_still and not self.is_dead:
            name = str(self.air.ends.index(self))
            for end in self.air.ends:
                for listener in end.listeners:
                    listener(Roll(name, people, is_whole, end is self))

    def listen_to_rolls(self, listener: RollListener) -> None:
        """Hear."""
        self.listeners.append(listener)


def two_nodes() -> tuple[Presence, Presence, Air, Clock]:
    air, clock = Air(), Clock()
    one, two = (Presence(AirEnd(air), is_alone=False, clock=clock) for _ in range(2))
    return one, two, air, clock


def pass_time(clock: Clock, seconds: float, *nodes: Presence) -> None:
    """Time goes by, and the nodes' hearts beat."""
    until = clock.now + seconds
    while clock.now < until:
        clock.now = min(until, clock.now + BEAT_SECONDS)
        for node in nodes:
            node.beat()


def test_somebody_is_here_as_long_as_one_of_their_sockets_is_open() -> None:
    clock = Clock()
    alone = Presence(NobodyElse(), is_alone=True, clock=clock)
    alone.come("t", "Bob")
    alone.come("t", "Bob")
    alone.go("t", "Bob")
    assert alone.here("t") == {"Bob"}
    assert alone.seconds_away("t", "Bob") is None
    alone.go("t", "Bob")
    clock.now += 7.0
    assert (alone.here("t"), alone.seconds_away("t", "Bob")) == (frozenset(), 7.0)
    assert not alone.is_deaf


def test_after_a_start_nobody_has_been_away_for_longer_than_the_node_knows() -> None:
    clock = Clock()
    alone = Presence(NobodyElse(), is_alone=True, clock=clock)
    clock.now += 3.0
    assert alone.seconds_away("t", "Bob") == 3.0
    alone.see("t", "Bob")
    clock.now += 1.0
    assert alone.seconds_away("t", "Bob") == 1.0


def test_who_is_at_one_node_is_known_at_the_other_at_once() -> None:
    one, two, _, clock = two_nodes()
    watched: list[str] = []
    one.watch(watched.append)
    two.come("t", "Bob")
    assert one.here("t") == {"Bob"}
    two.go("t", "Bob")
    assert one.here("t") == frozenset()
    assert watched == ["t", "t"]
    clock.now += 4.0
    assert one.seconds_away("t", "Bob") == 4.0


def test_who_has_gone_at_one_node_may_still_be_at_another() -> None:
    one, two, _, _ = two_nodes()
    one.come("t", "Bob")
    two.come("t", "Bob")
    one.go("t", "Bob")
    assert one.here("t") == two.here("t") == {"Bob"}


def test_a_node_that_starts_hears_at_once_who_is_there() -> None:
    air, clock = Air(), Clock()
    one = Presence(AirEnd(air), is_alone=False, clock=clock)
    one.come("t", "Ann")
    two = Presence(AirEnd(air), is_alone=False, clock=clock)
    assert two.here("t") == frozenset()
    two.beat()
    assert two.here("t") == {"Ann"}


def test_what_was_not_heard_is_made_good_by_the_next_beat() -> None:
    one, two, air, clock = two_nodes()
    air.is_still = True
    two.come("t", "Bob")
    air.is_still = False
    assert one.here("t") == frozenset()
    pass_time(clock, BEAT_SECONDS, one, two)
    assert one.here("t") == {"Bob"}


def test_the_people_of_a_node_that_died_are_away_since_its_last_beat() -> None:
    one, two, air, clock = two_nodes()
    two.come("t", "Bob")
    pass_time(clock, 20.0, one, two)
    watched: list[str] = []
    one.watch(watched.append)
    air.ends[1].is_dead = True
    pass_time(clock, SILENT_SECONDS, one)
    assert one.here("t") == {"Bob"}
    pass_time(clock, BEAT_SECONDS, one)
    assert (one.here("t"), watched) == (frozenset(), ["t"])
    assert one.seconds_away("t", "Bob") == SILENT_SECONDS + BEAT_SECONDS


def test_who_cannot_hear_the_others_knows_that_and_takes_nobody_for_gone() -> None:
    one, two, air, clock = two_nodes()
    two.come("t", "Bob")
    pass_time(clock, 20.0, one, two)
    air.is_still = True
    pass_time(clock, 100.0, one, two)
    assert one.is_deaf
    assert one.here("t") == {"Bob"}
    air.is_still = False
    one.beat()
    assert not one.is_deaf
    assert one.here("t") == {"Bob"}  # the other has had no time yet to say so
    pass_time(clock, 100.0, one, two)
    assert one.here("t") == {"Bob"}


def test_a_lone_node_that_hears_itself_is_not_deaf() -> None:
    air, clock = Air(), Clock()
    one = Presence(AirEnd(air), is_alone=False, clock=clock)
    pass_time(clock, 100.0, one)
    assert not one.is_deaf


def test_when_somebody_was_last_seen_is_not_remembered_for_ever() -> None:
    clock = Clock()
    alone = Presence(NobodyElse(), is_alone=True, clock=clock)
    alone.come("t", "Bob")
    alone.go("t", "Bob")
    clock.now += 4000.0
    alone.beat()
    assert alone._seen == {}
    away = alone.seconds_away("t", "Bob")
    assert away is not None
    assert away >= 3600.0
