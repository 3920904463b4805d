"""A table for one, a table where several may answer, and one person with several seats."""

from __future__ import annotations

from pathlib import Path

from hordekeep.table import protocol
from hordekeep.table.live.connection import Connection
from hordekeep.table.messages import answer
from tests.table.live.games import installed
from tests.table.live.house import House, Seated, in_house
from tests.watch import GAME


def told_in_house(story: object, tmp_path: Path) -> None:
    with installed(GAME):
        in_house(story)(tmp_path)  # type: ignore[arg-type]


def keys(seated: Seated) -> list[str]:
    assert seated.frame is not None
    assert seated.frame.ask is not None
    return [offer.key for offer in seated.frame.ask.offers]


def test_one_person_plays_alone_and_takes_back_whatever_they_like(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        at_a = await house.sit(ann, await house.table(ann, game="watch"))
        assert at_a.table.status == "playing"
        await at_a.choose("rest")  # dice are rolled, so with others at the table they would be asked
        assert isinstance(await at_a.send(protocol.Undo, seat=0), protocol.Done)
        assert at_a.undo is None
        assert at_a.at.match.made == []
        for _ in range(9):
            if at_a.at.match.ask is not None:
                await at_a.choose("rest")
        await at_a.until(lambda each: each.table.status == "over")
        assert at_a.frame is not None
        assert at_a.frame.outcome is not None
        assert at_a.frame.outcome.together

    told_in_house(story, tmp_path)


def test_any_of_those_who_are_asked_may_answer_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="watch")
        at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
        assert at_a.table.asked == (0, 1)
        assert keys(at_a) == keys(at_b) == ["feed:log", "rest"]
        first = at_a.at.fold.number
        assert isinstance(await at_b.choose("feed:log"), protocol.Done)
        late = await at_a.choose("feed:log", ask=first)
        assert isinstance(late, protocol.No)
        assert late.code == "stale"
        assert isinstance(await at_a.choose("feed:log"), protocol.Done)
        assert [seat for seat, _, _ in at_a.at.match.made] == [1, 0]

    told_in_house(story, tmp_path)


def test_who_has_several_seats_looks_through_the_one_they_want(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        at_a = await house.sit(ann, await house.table(ann, ann, bob, game="watch"))
        assert at_a.frame is not None
        assert at_a.frame.seat == 0
        await answer(house.service, at_a.at, at_a.connection, protocol.Look(seat=1))
        await at_a.hear(protocol.Welcome)
        assert at_a.frame.seat == 1
        assert at_a.frame.view["logs"][1] == at_a.at.match.state.logs[1]
        assert isinstance(await at_a.choose("feed:log"), protocol.Done)
        assert at_a.at.match.made[-1][0] == 1
        await at_a.catch_up()
        assert at_a.frame.seat == 1  # still asked, so still there
        await answer(house.service, at_a.at, at_a.connection, protocol.Look(seat=2))
        assert (await at_a.hear(protocol.Trouble)).because == "This is not your seat."

    told_in_house(story, tmp_path)


def test_the_asked_seat_comes_before_the_wanted_one() -> None:
    connection = Connection(None, "en")
    connection.mine = (0, 1)
    connection.looking = 1
    assert connection.shown_seat((0, 1)) == 1
    assert connection.shown_seat((0,)) == 0
    assert connection.shown_seat((2,)) == 1
    connection.mine = (0,)
    assert connection.shown_seat((0, 1)) == 0
