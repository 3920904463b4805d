"""Nobody is sent what their seat may not know: other hands, other offers, private events, not even gaps in the log."""

from __future__ import annotations

from pathlib import Path

from hordekeep.kernel import Event, Match
from hordekeep.table.live.heard import Heard, is_for, table_event
from tests.kernel import toy
from tests.table.live.games import installed
from tests.table.live.house import House, in_house, play_on


def test_private_events_are_heard_by_their_seats_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="lanterns")
        at_a, at_b, watching = await house.sit(ann, table), await house.sit(bob, table), await house.sit(None, table)
        await at_b.choose("redraw", seat=1)
        await at_a.choose("keep", seat=0)
        for each in (at_a, at_b, watching):
            await each.catch_up()
        assert [line.kind for line in at_b.log] == ["redrew", "kept"]
        assert [line.kind for line in at_a.log] == [line.kind for line in watching.log] == ["kept"]
        assert [line.number for line in at_a.log] == [0]
        assert [line.number for line in at_b.log] == [0, 1]
        hand = at_b.at.match.state.numbers[1]
        assert at_b.frame is not None
        assert at_b.frame.view["numbers"] == [None, hand]
        for other in (at_a, watching):
            assert not any("redrew" in text or '"hand"' in text for text in other.texts)
            assert other.frame is not None
            assert other.frame.view["numbers"][1] is None

    with installed(toy.GAME):
        in_house(story)(tmp_path)


def test_a_hot_seat_hears_for_all_its_seats(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, ann, game="lanterns")
        at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
        await at_a.choose("redraw", seat=0)
        await at_a.choose("redraw", seat=2)
        await at_b.choose("redraw", seat=1)
        for each in (at_a, at_b):
            await each.catch_up()
        assert [line.facts["seat"] for line in at_a.log] == [0, 2]
        assert [line.facts["seat"] for line in at_b.log] == [1]

    with installed(toy.GAME):
        in_house(story)(tmp_path)


@in_house
async def test_spectators_get_the_same_written_text_and_no_horde(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    one, two, french = await house.sit(None, table), await house.sit(None, table), await house.sit(None, table, "fr")
    await play_on([at_a, at_b], 15)
    for each in (one, two, french, at_a):
        await each.catch_up()
    updates = [[text for text in each.texts if '"type":"update"' in text] for each in (one, two, french)]
    assert updates[0] == updates[1] != updates[2]
    assert one.frame is not None
    assert one.frame.ask is not None
    assert (one.frame.seat, one.frame.ask.offers) == (None, ())
    assert all("horde" not in side for side in one.frame.view["seats"])
    assert not any('"horde"' in text or '"deck"' in text or '"seed":"' in text for text in one.texts)
    assert at_a.frame is not None
    assert ["horde" in side for side in at_a.frame.view["seats"]] == [True, False]


@in_house
async def test_a_whole_game_tells_a_seat_nothing_of_the_other_horde(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    while at_a.at.asked:
        await play_on([at_a, at_b], 1)
        await at_a.catch_up()
        assert at_a.frame is not None
        view = at_a.frame.view
        if at_a.frame.outcome is None:
            assert "horde" not in view["seats"][1]
            assert not {"deck", "battle_pile", "dice"} & set(view)
            assert at_a.table.seed is None


def test_the_log_of_a_seat_is_the_same_in_one_go_and_piece_by_piece() -> None:
    match = Match(toy.GAME, 2, "x", {}, ["Ann", "Bob"])
    heard = Heard()
    heard.match = match
    for number in range(9):
        heard(Event("redrew", "TOY-1", {"seat": number % 2, "hand": 3}, (number % 2,)))
        heard(Event("kept", "TOY-1", {"seat": number % 2}))
        heard(table_event("undone", seat=0))
    for mine in ((), (0,), (1,), (0, 1)):
        whole = heard.lines(mine, "en")
        assert [line.number for line in whole] == list(range(len(whole)))
        for start in (0, 5, 13, 27):
            assert heard.lines(mine, "en", start) == whole[heard.count(mine, start) :]
    assert len(heard.lines((0, 1), "en")) == 27
    assert len(heard.lines((), "fr")) == 18
    assert not is_for(Event("redrew", "", {}, (1,)), (0,))
