"""Two services on one PostgreSQL and one Redis play one game together; one of them dies, the game goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from threading import Barrier

import httpx
import pytest

from hordekeep.table import protocol
from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest, Line
from tests.table.harness.servers import running_redis
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


def test_the_same_choice_sent_to_both_nodes_at_once_is_done_at_both_and_made_once(
    start_service: StartService, postgres: str, redis: str
) -> None:
    nodes = [start_service("--channels", redis, database=postgres) for _ in range(2)]
    luck = Random("same")
    with Guest(nodes[0].address, "Ada") as ada, elsewhere(ada, nodes[1]) as ada_too:
        table = ada.open_table("me", "me")
        with ada.sit(table) as at_first, ada_too.sit(table) as at_second:
            lines = [at_first, at_second]
            for _ in range(RACES):
                number = max(ask.number for line in lines if (ask := ask_of(line)))
                catch_up(lines, number)
                answers = race(lines, [random_key(at_first, luck)] * 2)
                assert all(isinstance(answer, protocol.Done) for answer in answers), answers
                catch_up(lines, number + 1)
            assert [line.text for line in at_first.log] == [line.text for line in at_second.log]


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


def test_who_is_at_another_node_is_here_until_their_socket_or_their_node_is_gone(
    start_service: StartService, postgres: str, redis: str
) -> None:
    nodes = [
        start_service("--channels", redis, database=postgres, env={"HORDEKEEP_AWAY_SECONDS": "1000"}) for _ in range(2)
    ]
    with Guest(nodes[0].address, "Ada") as ada, Guest(nodes[1].address, "Bo") as bo:
        table = seat_all([ada, bo])
        with ada.sit(table) as at_first:
            with bo.sit(table):
                until_here(at_first, True)
                assert give_to_a_bot(ada, table) == (403, "You may not change this seat.")
            until_here(at_first, False)
            status, because = give_to_a_bot(ada, table)
            assert (status, because[:26]) == (409, "Bo was here a moment ago. ")
            with bo.sit(table):
                until_here(at_first, True)
                nodes[1].kill()
                until_here(at_first, False)
            assert give_to_a_bot(ada, table)[0] == 409
            assert ada.table(table).seats[1].kind == "person"


def until_here(line: Line, is_here: bool) -> None:
    """Read on until the second seat's person is here, or is not."""
    while line.table.seats[1].here is not is_here:
        line.next()


def give_to_a_bot(host: Guest, table: str) -> tuple[int, str]:
    """The host lets a bot drive the second seat: the answer's status and why not."""
    said = host.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"})
    return said.status_code, said.json().get("because", "")


def test_limits_count_over_all_nodes_and_over_each_when_redis_is_gone(
    start_service: StartService, postgres: str
) -> None:
    most = 12
    with ExitStack() as cache:
        redis = cache.enter_context(running_redis())
        limited = {"HORDEKEEP_LIMITS_GUESTS": str(most)}
        nodes = [start_service("--channels", redis, database=postgres, env=limited) for _ in range(2)]
        together = guests_until_refused([node.address for node in nodes])
        assert most <= together < 2 * most
        cache.close()
        for node in nodes:  # neither has counted for itself yet
            assert most <= guests_until_refused([node.address]) < 2 * most


def guests_until_refused(addresses: list[str]) -> int:
    """How many guests these nodes take in turn before one of them has had too many."""
    for count in range(1000):
        said = httpx.post(f"{addresses[count % len(addresses)]}/api/people", json={"name": "Ada"}, timeout=PATIENCE)
        if said.status_code == 429:
            assert int(said.headers["retry-after"]) >= 1
            return count
        assert said.status_code == 201, said.text
    raise AssertionError("nobody was ever refused")
