"""A game used for the first time by many threads at once: `python -m tests.games.first_use`, a record on stdin.

Each thread replays the record with everything that people are shown of it. Prints one line for each thing that differs.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any

import msgspec

from hordekeep.kernel import Match, Record, once
from hordekeep.kernel.built_once import Built

THREADS = 6
KIND: type[Any] = type(once(lambda: None))


def at_once(work: Callable[[], Any]) -> list[Any]:
    """What the work gives in each of many threads that start it together; an exception is what it gave, too."""
    gate, given = threading.Barrier(THREADS), []

    def run() -> None:
        gate.wait()
        try:
            given.append(work())
        except Exception as error:  # noqa: BLE001  # told by the caller
            given.append(error)

    threads = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return given


def replayed(record: Record) -> bytes:
    """A record played anew: how it ends, and every choice in words."""
    match: Match[Any] = Match.from_record(record)
    said = [match.tell_log(0, language) for language in ("en", "fr")]
    return msgspec.json.encode([said, [match.view(seat) for seat in range(len(match.names))]])


def builders() -> Iterator[tuple[str, Built[[], Any]]]:
    """All that is built once and needs no words, in what is loaded of games, language and rulebook."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith(
            ("hordekeep.games", "hordekeep.engines", "hordekeep.language", "hordekeep.rulebook", "hordekeep.kernel")
        ):
            for each, thing in sorted(vars(module).items()):
                is_built = isinstance(thing, KIND) and thing.__module__ == name
                if is_built and not signature(thing).parameters:
                    yield f"{name}.{each}", thing


def main() -> None:
    """Use the record's game, then whatever it has built."""
    sys.setswitchinterval(1e-6)
    record = Record.from_text(sys.stdin.read())
    results = at_once(lambda: replayed(record))
    for result in results:
        if result != results[0] or isinstance(result, Exception):
            sys.stdout.write(f"replayed: {result!r:.300}\n")
    for name, build in builders():
        build.forget()
        first, *others = at_once(build)
        if any(other is not first for other in others):
            sys.stdout.write(f"{name} is not one thing\n")


if __name__ == "__main__":
    main()
