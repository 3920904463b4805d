"""Things that are built once for everybody, and then are one thing for all threads."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, update_wrapper
from inspect import signature
from typing import Any, ParamSpec, Protocol, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Built(Protocol[P, T_co]):
    """A function that gives what it gave before."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T_co:
        """What was built for these words, now or before."""
        ...

    def forget(self) -> None:
        """Build everything anew from now on. For tests: what was built before is another thing than what comes."""
        ...


def once(build: Callable[P, T]) -> Built[P, T]:
    """Keep what a function builds, for each way to call it; whatever is said by default counts as said.

    `functools.cache` lets each of several threads that come first have a thing of its own, and cards that are compared
    by identity are then not the same card. Here all of them get the first that was finished. Nobody waits for anybody,
    so builders may use each other, and import what they like.

    >>> @once
    ... def pile(cards: int = 2) -> list[str]: return ["card"] * cards
    >>> pile() is pile(2) is pile(cards=2), pile() is pile(3)
    (True, False)
    """
    known: dict[tuple[Any, ...], T] = {}
    words = signature(build)

    def first(*args: P.args, **kwargs: P.kwargs) -> T:
        called = words.bind(*args, **kwargs)
        called.apply_defaults()
        key = (called.args, tuple(sorted(called.kwargs.items())))
        return known[key] if key in known else known.setdefault(key, build(*args, **kwargs))

    kept = cache(update_wrapper(first, build))  # answers as fast as C can, once it knows

    def forget() -> None:
        known.clear()
        kept.cache_clear()

    vars(kept)["forget"] = forget
    return cast("Built[P, T]", kept)
