"""People at the service: a guest over HTTP, and the guest's end of a table's socket, both typed by the protocol."""

from __future__ import annotations

import itertools
from contextlib import ExitStack
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hordekeep.table import protocol
from tests.patience import PATIENCE

T = TypeVar("T")
Heard = TypeVar("Heard", bound=protocol.Said)

GAME = "plankton-horde"
READ: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)


class Guest:
    """Somebody with a name (or a nobody, without one) who speaks HTTP with a service."""

    def __init__(self, address: str, name: str | None = "Ada", language: protocol.Language = "en") -> None:
        self.address = address
        self.language = language
        headers = {"Origin": address, "Accept-Language": language}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)
        self.me: protocol.Me | None = None
        if name is not None:
            self.me = self.post("/api/people", protocol.NewGuest(name=name, language=language), protocol.Me)

    def get(self, path: str, answer: type[T]) -> T:
        """GET, with the answer read strictly as this type."""
        return self.ask("GET", path, None, answer)

    def post(self, path: str, body: object, answer: type[T]) -> T:
        """POST, with the answer read strictly as this type."""
        return self.ask("POST", path, body, answer)

    def ask(self, method: str, path: str, body: object, answer: type[T]) -> T:
        """Any method; anything but success is an `AssertionError` that shows the answer."""
        said = self.say(method, path, body)
        assert said.is_success, f"{method} {path}: {said.status_code} {said.text}"
        return msgspec.json.decode(said.content, type=answer)

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, protocol.Problem]:
        """What is expected to fail: the status and the problem."""
        said = self.say(method, path, body)
        assert said.is_client_error, f"{method} {path}: {said.status_code} {said.text}"
        return said.status_code, msgspec.json.decode(said.content, type=protocol.Problem)

    def say(self, method: str, path: str, body: object = None) -> httpx.Response:
        """The bare answer."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        return self.http.request(method, path, content=content, headers=headers)

    def open_table(self, *seats: str, **more: Any) -> str:
        """Open a table and return its id. Seats: `me`, `open`, `nobody`, or a bot by its level."""
        asked = tuple(new_seat(word) for word in seats or ("me", "novice"))
        new = protocol.NewTable(game=more.pop("game", GAME), seats=asked, **more)
        return self.post("/api/tables", new, protocol.Opened).id

    def table(self, table: str, invite: str = "") -> protocol.TableInfo:
        """What I see of a table."""
        return self.get(f"/api/tables/{table}{f'?invite={invite}' if invite else ''}", protocol.TableInfo)

    def take(self, table: str, seat: int, invite: str = "") -> protocol.TableInfo:
        """Sit down."""
        query = f"?invite={invite}" if invite else ""
        return self.post(f"/api/tables/{table}/seats/{seat}/take{query}", None, protocol.TableInfo)

    def play_a_game(self, *seats: str, **more: Any) -> str:
        """Play a whole game at a table of my own, always with the first legal choice; returns the table's id."""
        table = self.open_table(*seats, **more)
        with self.sit(table) as line:
            while line.until_asked_or_over().outcome is None:
                assert line.frame is not None
                assert line.frame.ask is not None
                answer = line.choose(line.frame.ask.offers[0].key)
                assert isinstance(answer, protocol.Done), answer
        return table

    def sit(self, table: str, invite: str = "") -> Line:
        """Open the table's socket."""
        return Line(self, table, invite)

    @property
    def cookie(self) -> str:
        """The cookie header that makes me who I am."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def close(self) -> None:
        """Go."""
        self.http.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def new_seat(word: str) -> protocol.NewSeat:
    """A seat from a word: `me`, `open`, `nobody`, or a bot by its level."""
    match word:
        case "me" | "open" | "nobody":
            return protocol.NewSeat(kind=word)
        case level:
            return protocol.NewSeat(kind="bot", level=level)


class Line:
    """One person's end of a table's socket. It keeps the present truth (`table`, `frame`, `log`) and all it heard."""

    def __init__(self, guest: Guest, table: str, invite: str = "") -> None:
        query = urlencode({"language": guest.language, **({"invite": invite} if invite else {})})
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(
            connect(
                f"{guest.address.replace('http', 'ws', 1)}/ws/tables/{table}?{query}",
                origin=Origin(guest.address),
                additional_headers={"Cookie": guest.cookie},
                open_timeout=PATIENCE,
                ping_timeout=PATIENCE,
                compression=None,
            )
        )
        self.numbers = itertools.count(1)
        self.heard: list[protocol.FromServer] = []
        self.raw: list[str] = []
        welcome = self.hear(protocol.Welcome)
        self.you = welcome.you

    table: protocol.TableInfo
    frame: protocol.Frame | None = None
    log: list[protocol.LogLine]

    def send(self, message: protocol.FromClient) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self) -> protocol.FromServer:
        """The next message, read strictly; it also becomes part of the truth."""
        raw = str(self.socket.recv(timeout=PATIENCE))
        message = READ.decode(raw)
        self.raw.append(raw)
        self.heard.append(message)
        match message:
            case protocol.Welcome():
                self.table, self.frame, self.log = message.table, message.frame, list(message.log)
            case protocol.Update():
                self.frame = message.frame
                self.log[message.log_from :] = message.log
            case protocol.TableChanged():
                self.table = message.table
            case _:
                pass
        return message

    def hear(self, *kinds: type[Heard]) -> Heard:
        """Read on until a message of one of these kinds comes."""
        while True:
            message = self.next()
            if isinstance(message, kinds):
                return message

    def choose(self, key: str, seat: int | None = None, ask: int | None = None) -> protocol.Done | protocol.No:
        """Answer the present ask and read on until that is answered."""
        assert self.frame is not None
        assert self.frame.ask is not None or ask is not None
        number = ask if ask is not None else self.frame.ask.number if self.frame.ask else 0
        chair = seat if seat is not None else self.frame.seat
        assert chair is not None
        request = str(next(self.numbers))
        self.send(protocol.Choose(id=request, ask=number, seat=chair, key=key))
        return self.answer(request)

    def answer(self, request: str) -> protocol.Done | protocol.No:
        """Read on until a request is answered."""
        while True:
            message = self.next()
            if isinstance(message, protocol.Done | protocol.No) and message.id == request:
                return message

    def until_asked_or_over(self) -> protocol.Frame:
        """Read on until it is my turn or the game is over."""
        while not self.is_my_turn and not self.is_over:
            self.next()
        assert self.frame is not None
        return self.frame

    @property
    def is_my_turn(self) -> bool:
        """Whether my seat is asked."""
        ask = self.frame.ask if self.frame else None
        return ask is not None and bool(ask.offers)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.frame is not None and self.frame.outcome is not None

    def close(self) -> None:
        """Hang up."""
        self.open.close()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
