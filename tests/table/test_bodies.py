"""Bodies that never end, and signs that are no text, over real connections."""

from __future__ import annotations

import os
import socket

import pytest

from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService


def half_sent(service: RunningService, method: str, path: str, begun: bytes = b'{"source":') -> bytes:
    """All that the service says to somebody who never ends their request, until it hangs up."""
    with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE) as line:
        head = [f"{method} {path} HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 99", "", ""]
        line.sendall("\r\n".join(head).encode() + begun)
        said = b""
        while more := line.recv(65536):
            said += more
        return said


@pytest.fixture
def hasty(start_service: StartService) -> RunningService:
    """A service that waits a second for the rest of a request."""
    return start_service(env={"HORDEKEEP_LIMITS_BODY_SECONDS": "1"})


def test_a_body_that_does_not_come_in_time_is_told_so_and_hung_up_on(hasty: RunningService) -> None:
    said = half_sent(hasty, "POST", "/api/study")
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b"did not come in time" in said
    hasty.stop()  # the answer may be here before the line in the log is
    assert "status=408" in hasty.log
    assert "Traceback" not in hasty.log


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("POST", "/api/me/leave", b"204"), ("GET", "/api/games", b"200"), ("POST", "/api/nothing", b"404")],
)
def test_who_wants_no_body_waits_for_none_and_leaves_nobody_hanging(
    service: RunningService, method: str, path: str, status: bytes
) -> None:
    assert half_sent(service, method, path, b"{").startswith(b"HTTP/1.1 " + status)


def test_whoever_hangs_up_in_the_middle_of_a_body_is_not_our_fault(service: RunningService) -> None:
    with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE) as line:
        line.sendall(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        line.shutdown(socket.SHUT_WR)
        while line.recv(65536):
            pass
    with Guest(service.address) as ada:
        ada.open_table("me", "open")
    service.stop()
    assert "our fault" not in service.log


def test_a_frame_that_is_no_text_closes_its_socket_and_no_other(service: RunningService) -> None:
    with Guest(service.address) as ada:
        table = ada.open_table("me", "open")
        with ada.sit(table) as line, ada.sit(table) as other:
            raw = line.socket.socket
            mask, text = os.urandom(4), b'{"type":"ping","id":"\xff\xfe"}'
            masked = bytes(sign ^ mask[place % 4] for place, sign in enumerate(text))
            raw.sendall(bytes([0x81, 0x80 | len(text)]) + mask + masked)
            line.socket.recv_events_thread.join(PATIENCE)
            assert line.socket.protocol.close_code == 1007
            other.socket.send('{"type":"ping","id":"1"}')
            while '"pong"' not in str(other.socket.recv(timeout=PATIENCE)):
                pass
    service.stop()
    assert "Traceback" not in service.log
