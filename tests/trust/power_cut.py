"""What a disk would hold if the power failed: rebuilt from what a process told the system to write and to sync.

strace writes down every call in order. A file's bytes count once a sync that began after they were written has
returned, its name once its folder was synced; all else is taken to be lost, which is the worst that a disk may do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

CALLS = "openat,mkdir,pwrite64,ftruncate,fsync,fdatasync,unlink,write,writev,sendto,sendmsg"
STRACE = ("strace", "-D", "-f", "-qq", "-y", "-xx", "-s", "70000", "-e", f"trace={CALLS}", "-e", "signal=none")
"""`-D`: the process is still our own child, so that it can be signalled and waited for as without strace."""

_LINE = re.compile(r"^(?P<thread>\d+) +(?P<rest>.*)$")
_RESUMED = re.compile(r"^<\.\.\. \w+ resumed>")
_CALL = re.compile(r"^(?P<name>\w+)\((?P<words>.*)\) += (?P<returned>-?\d+)(?P<more>.*)$")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_OF_FD = re.compile(r"^\d+<(?P<path>(?:\\x[0-9a-f]{2})*)>")


class Call(NamedTuple):
    """A call of the system that has begun, or one that has returned (`returned` is then no None)."""

    thread: str
    name: str
    words: str
    returned: int | None
    more: str = ""


def read_calls(trace: Path) -> Iterator[Call]:
    """All calls in order, each as it begins and as it returns. Calls of several threads overlap."""
    begun: dict[str, str] = {}
    with trace.open(encoding="ascii") as lines:
        for line in lines:
            found = _LINE.match(line)
            if found is None:
                continue
            thread, rest = found["thread"], found["rest"].rstrip("\n")
            if rest.endswith("<unfinished ...>"):
                begun[thread] = rest.removesuffix("<unfinished ...>").rstrip()
                yield _begin(thread, begun[thread])
                continue
            resumed = _RESUMED.match(rest)
            whole = begun.pop(thread) + rest[resumed.end() :] if resumed else rest
            ended = _CALL.match(whole)
            if ended is not None:
                if not resumed:
                    yield _begin(thread, whole)
                yield Call(thread, ended["name"], ended["words"], int(ended["returned"]), ended["more"])


def _begin(thread: str, whole: str) -> Call:
    name, _, words = whole.partition("(")
    return Call(thread, name, words, None)


def _plain(escaped: str) -> bytes:
    return bytes.fromhex(escaped.replace("\\x", ""))


def _path(words: str) -> str:
    found = _OF_FD.match(words)
    return _plain(found["path"]).decode(errors="replace") if found else ""


@dataclass
class File:
    """A file as the system has it (`content`), and as the disk is sure to have it (`synced`)."""

    content: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    is_named: bool = False
    """Its folder was synced since it was made."""


@dataclass
class Disk:
    """The files and folders whose path starts with `prefix`, which did not exist when the trace began."""

    prefix: str
    files: dict[str, File] = field(default_factory=dict)
    sent: bytes = b""
    """What was written elsewhere by the call that begins now: a socket, the log."""
    _syncing: dict[str, tuple[frozenset[str], bytes]] = field(default_factory=dict)

    def take(self, call: Call) -> None:
        """Let a call begin or return."""
        self.sent = b""
        if call.returned is None:
            self._begin(call)
        elif call.returned >= 0:
            self._end(call)

    def _begin(self, call: Call) -> None:
        path = _path(call.words)
        if call.name in ("fsync", "fdatasync"):
            inside = frozenset(each for each in self.files if str(Path(each).parent) == path)
            self._syncing[call.thread] = inside, bytes(self.files[path].content) if path in self.files else b""
        elif call.name in ("write", "writev", "sendto", "sendmsg") and path not in self.files:
            self.sent = b"".join(_plain(text) for text in _TEXT.findall(call.words))

    def _end(self, call: Call) -> None:
        path = _path(call.words)
        match call.name:
            case "openat":
                self._open(call)
            case "mkdir":
                self._make(_plain(_TEXT.findall(call.words)[0]).decode())
            case "unlink":
                self.files.pop(_plain(_TEXT.findall(call.words)[0]).decode(), None)
            case "pwrite64" if path in self.files:
                content, at = self.files[path].content, int(call.words.rpartition(", ")[2])
                text = _plain(_TEXT.findall(call.words)[0])
                content.extend(bytes(max(0, at - len(content))))
                content[at : at + len(text)] = text
            case "ftruncate" if path in self.files:
                content, size = self.files[path].content, int(call.words.rpartition(", ")[2])
                del content[size:]
                content.extend(bytes(size - len(content)))
            case "fsync" | "fdatasync":
                inside, synced = self._syncing.pop(call.thread)
                for each in inside & self.files.keys():
                    self.files[each].is_named = True
                if path in self.files:
                    self.files[path].synced = synced
            case _:
                pass

    def _open(self, call: Call) -> None:
        found = re.match(r"<(?P<path>(?:\\x[0-9a-f]{2})*)>", call.more)
        path = _plain(found["path"]).decode(errors="replace") if found else ""
        if "O_CREAT" in call.words:
            self._make(path)

    def _make(self, path: str) -> None:
        if path.startswith(self.prefix):
            self.files.setdefault(path, File())

    def write_what_is_left(self, folder: Path) -> None:
        """Put what the disk is sure to have into a folder, as it would be found after the power failed."""
        for path, file in self.files.items():
            is_there = all(
                self.files[str(each)].is_named for each in (Path(path), *Path(path).parents) if str(each) in self.files
            )
            is_base = Path(path).name.endswith((".sqlite", "-wal", "-journal"))
            if is_there and is_base:  # the -shm is memory: whoever opens the database makes it anew
                (folder / Path(path).name).write_bytes(file.synced)
