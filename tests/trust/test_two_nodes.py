"""Two services on one PostgreSQL and one Redis play one game together; one of them dies, the game goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from threading import Barrier

import pytest

from hordekeep.table import protocol
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest, Line
from tests.table.harness.service import RunningService
from tests.trust.playing import ask_of, asked_one, catch_up, random_key, seat_all

pytestmark = [pytest.mark.servers, pytest.mark.slow]
RACES = 12


def elsewhere(guest: Guest, service: RunningService) -> Guest:
    """The same person at another node: the same cookie."""
    twin = Guest(service.address, None, guest.language)
    for cookie in guest.http.cookies.jar:
        twin.http.cookies.set(cookie.name, cookie.value or "")
    return twin


def race(lines: list[Line], keys: list[str]) -> list[protocol.Done | protocol.No]:
    """All answer the same ask at the same moment, each at its own node."""
    start = Barrier(len(lines))

    def answer(line: Line, key: str) -> protocol.Done | protocol.No:
        start.wait()
        return line.choose(key)

    with ThreadPoolExecutor(len(lines)) as pool:
        return list(pool.map(answer, lines, keys))


def test_racing_for_one_ask_exactly_one_choice_wins_and_a_dead_node_stops_nobody(
    start_service: StartService, postgres: str, redis: str
) -> None:
    nodes = [start_service("--channels", redis, database=postgres) for _ in range(2)]
    luck = Random("race")
    with ExitStack() as stack:
        ada = stack.enter_context(Guest(nodes[0].address, "Ada"))
        bo = stack.enter_context(Guest(nodes[1].address, "Bo"))
        ada_too, bo_too = elsewhere(ada, nodes[1]), elsewhere(bo, nodes[0])
        bo_at_first = stack.enter_context(bo_too)
        stack.enter_context(ada_too)
        table = seat_all([ada, bo_at_first])
        first = [stack.enter_context(person.sit(table)) for person in (ada, bo_at_first)]
        second = [stack.enter_context(person.sit(table)) for person in (ada_too, bo)]
        wins = [0, 0]
        for _ in range(RACES):
            everybody = [*first, *second]
            asked_one(everybody)
            number = max(ask.number for line in everybody if (ask := ask_of(line)))
            catch_up(everybody, number)
            mine = [line for line in everybody if line.is_my_turn]
            assert len(mine) == 2, "the asked person is at both nodes"
            offers = mine[0].frame.ask.offers if mine[0].frame and mine[0].frame.ask else ()
            keys = [offers[0].key, offers[-1].key] if len(offers) > 1 else [offers[0].key] * 2
            answers = race(mine, keys)
            won = [isinstance(answer, protocol.Done) for answer in answers]
            if keys[0] != keys[1]:
                assert sorted(won) == [False, True], answers
                refusal = next(answer for answer in answers if isinstance(answer, protocol.No))
                assert refusal.code == "stale"
                wins[won.index(True)] += 1
            catch_up(everybody, number + 1)
            truths = {line.frame.ask.number if line.frame and line.frame.ask else -1 for line in everybody}
            assert len(truths) == 1, truths
            views = [[line.frame.view if line.frame else None for line in node] for node in (first, second)]
            assert views[0] == views[1]
            logs = [[[each.text for each in line.log] for line in node] for node in (first, second)]
            assert logs[0] == logs[1]
        assert sum(wins) > 0
        nodes[0].kill()
        # Ada goes on at the other node; Bo never left it.
        lines = second
        while not any(line.is_over for line in lines):
            line = asked_one(lines)
            assert isinstance(line.choose(random_key(line, luck)), protocol.Done)
        assert ada_too.table(table).status == "over"


def test_people_at_different_nodes_see_each_other_choose(
    start_service: StartService, postgres: str, redis: str
) -> None:
    nodes = [start_service("--channels", redis, database=postgres) for _ in range(2)]
    luck = Random("together")
    with Guest(nodes[0].address, "Ada") as ada, Guest(nodes[1].address, "Bo") as bo:
        table = seat_all([ada, bo])
        with ada.sit(table) as at_first, bo.sit(table) as at_second:
            lines = [at_first, at_second]
            for _ in range(20):
                line = asked_one(lines)
                number = line.frame.ask.number if line.frame and line.frame.ask else 0
                assert isinstance(line.choose(random_key(line, luck)), protocol.Done)
                catch_up(lines, number + 1)
            at_first.send(protocol.Say(id="hello", text="Hello over there!"))
            assert at_second.hear(protocol.ChatSaid).line.text == "Hello over there!"
