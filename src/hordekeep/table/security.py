"""Who may do what over the network: signatures, origins, and how often."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from hashlib import sha256
from time import monotonic
from typing import Any, Protocol
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from hordekeep.kernel import LANGUAGES
from hordekeep.table.problems import TooMuch
from hordekeep.table.protocol import Language
from hordekeep.table.settings import Limits
from hordekeep.table.words import tell

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_REMEMBERED = 50_000
"""How many different askers are remembered for each limit; the least recent is forgotten first."""


class Signer:
    """Signs and checks: only who knows the secret can make a signature that fits.

    >>> signer = Signer(b"a secret of the database")
    >>> signer.fits(signer.sign("invite", "t1", "salt"), "invite", "t1", "salt")
    True
    >>> signer.fits(signer.sign("invite", "t1", "salt"), "invite", "t1", "another salt")
    False
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, *parts: str) -> str:
        """The signature of some parts for one purpose: 160 bits, fit for an address."""
        message = b"".join(len(part.encode()).to_bytes(4, "big") + part.encode() for part in (purpose, *parts))
        return urlsafe_b64encode(hmac.digest(self._secret, message, sha256)[:21]).decode()

    def fits(self, signature: str, purpose: str, *parts: str) -> bool:
        """Is this the signature of these parts? Takes the same time whatever is wrong."""
        return hmac.compare_digest(self.sign(purpose, *parts).encode(), signature.encode(errors="replace"))


class Allowance:
    """So many a minute for each asker, as a bucket that refills steadily: a burst is fine, a flood is not.

    >>> allowance = Allowance(2)
    >>> [allowance.wait_for("Beth", now) for now in (0.0, 0.0, 0.0, 30.0)]
    [0.0, 0.0, 30.0, 0.0]
    """

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self._askers: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait_for(self, asker: str, now: float) -> float:
        """Seconds until the asker may go on; 0.0 is now, and that counts."""
        if self.a_minute == 0:
            return 0.0
        left, since = self._askers.pop(asker, (float(self.a_minute), now))
        left = min(float(self.a_minute), left + (now - since) * self.a_minute / 60)
        enough = left >= 1.0
        self._askers[asker] = (left - 1.0 if enough else left, now)
        if len(self._askers) > _REMEMBERED:
            self._askers.popitem(last=False)
        return 0.0 if enough else (1.0 - left) * 60 / self.a_minute


class Shared(Protocol):
    """Who counts for several nodes together."""

    async def wait_for(self, name: str, asker: str, a_minute: int) -> float | None:
        """Seconds until the asker may go on; 0.0 is now, and that counts. None if nobody counts together now."""
        ...


class Allowances:
    """All rates of `Limits`, by name. Nodes count together where they can; where they cannot, each for itself."""

    def __init__(self, limits: Limits, shared: Shared | None = None) -> None:
        self._limits = limits
        self._shared = shared
        self._kept: dict[str, Allowance] = {}

    async def spend(self, name: str, asker: str, language: str = "en") -> None:
        """Count one of `name`; `TooMuch` says how long to wait."""
        a_minute = getattr(self._limits, name)
        if a_minute == 0:
            return
        seconds = None if self._shared is None else await self._shared.wait_for(name, asker, a_minute)
        if seconds is None:
            allowance = self._kept.get(name)
            if allowance is None:
                allowance = self._kept[name] = Allowance(a_minute)
            seconds = allowance.wait_for(asker, monotonic())
        if seconds > 0:
            raise TooMuch(
                tell("too-often", language),
                advice=tell("wait-seconds", language, seconds=max(1, round(seconds + 0.5))),
                retry_after=seconds,
            )


Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], Awaitable[None]]


def limited(name: str, *, by_address: bool = False) -> Guard:
    """A guard for a route: at most so many a minute as `Limits` says under `name`.

    Counted for each person, or for each address before there is a person, or with `by_address` always.
    """
    if name not in Limits.__struct_fields__:
        raise ValueError(f"There is no limit {name!r}.")

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        service = connection.app.state.service
        visit = None if by_address else service.sessions.read(connection.cookies)
        asker = f"person {visit.person}" if visit else f"address {address_of(connection.scope)}"
        await service.allowances.spend(name, asker, language_of(connection.headers.get("accept-language", "")))

    return guard


def address_of(scope: Any) -> str:
    """The address that a request or socket comes from; a network of IPv6 counts as one."""
    client = scope.get("client")
    host = str(client[0]) if client else "unknown"
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host


def language_of(accepted: str) -> Language:
    """The language that an Accept-Language header wants most, of those we speak.

    >>> language_of("de, fr;q=0.8, en;q=0.5"), language_of("fr-CA"), language_of("*"), language_of("")
    ('fr', 'fr', 'en', 'en')
    """
    best: Language = LANGUAGES[0]
    best_weight = 0.0
    for part in accepted.split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            try:
                heavy = float(weight.strip().removeprefix("q=") or 1)
            except ValueError:
                continue
            if heavy > best_weight:
                best, best_weight = language, heavy
    return best


def is_own_origin(origin: str, host: str, allowed: Iterable[str]) -> bool:
    """Does a page of `origin` belong to this service, which was called as `host`?

    >>> is_own_origin("https://keep.org", "keep.org", ()), is_own_origin("http://evil.org", "keep.org", ())
    (True, False)
    >>> is_own_origin("https://play.org", "keep.org", ("https://play.org",)), is_own_origin("null", "keep.org", ())
    (True, False)
    """
    if origin in allowed:
        return True
    try:
        page, ours = urlsplit(origin), urlsplit(f"//{host}")
        default = _DEFAULT_PORTS[page.scheme]
        return bool(page.hostname) and (page.hostname, page.port or default) == (ours.hostname, ours.port or default)
    except (KeyError, ValueError):
        return False
