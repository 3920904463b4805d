"""Sessions: where a person is known again, and how that ends, also for sockets that are open."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from secrets import token_urlsafe
from time import time
from typing import NamedTuple

from litestar.datastructures import Cookie

from hordekeep.table.hints import Hint, Hints
from hordekeep.table.security import Signer
from hordekeep.table.storage import Person, SessionRow, Store

COOKIE = "hordekeep"
COOKIE_SECONDS = 400 * 24 * 3600
"""Browsers keep no cookie longer."""
VISIT_SECONDS = 3600.0
"""How exactly it is remembered when somebody was last here."""
_OLD = "old-"
"""Begins the id of the session that stands for all of a person's cookies from before there were sessions."""
_BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome"}
_BROWSERS |= {"Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS"}
_SYSTEMS |= {"Mac OS": "Mac", "Linux": "Linux"}


def device_of(user_agent: str) -> str:
    """A browser in two words, by which somebody knows their own devices apart; "" for one that we do not know.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"), device_of("curl/8")
    ('Firefox, Linux', '')
    """
    found = [next((name for mark, name in known.items() if mark in user_agent), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)


class Visit(NamedTuple):
    """What a cookie says whose signature fits: who, and in which session."""

    person: str
    session: str

    @property
    def is_old(self) -> bool:
        """Is it a cookie from before there were sessions?"""
        return self.session.startswith(_OLD)


class Sessions:
    """The sessions of all people."""

    def __init__(self, store: Store, signer: Signer, hints: Hints) -> None:
        self._store = store
        self._signer = signer
        self._hints = hints
        self._watchers: defaultdict[str, set[Callable[[], object]]] = defaultdict(set)
        hints.listen(self._heed)

    async def begin(self, person: Person, device: str) -> Visit:
        """Know somebody again from now on, at this device."""
        now = time()
        session = SessionRow(id=token_urlsafe(12), person=person.id, device=device, created=now, seen=now)
        await self._store.add_session(session)
        return Visit(person.id, session.id)

    async def find(self, cookies: Mapping[str, str]) -> Person | None:
        """The person whom the cookie names, if its signature fits and its session has not ended."""
        visit = self.read(cookies)
        return None if visit is None else await self._store.find_visitor(visit.person, visit.session)

    async def note_visit(self, visit: Visit, person: Person) -> None:
        """Somebody is here. Remembered once in an hour: it is for telling who never came back."""
        now = time()
        if now > person.seen + VISIT_SECONDS:
            await self._store.note_visit(visit.person, visit.session, now)

    async def of(self, person: Person) -> list[SessionRow]:
        """A person's sessions, the one that was used last first."""
        return await self._store.sessions_of(person.id)

    async def end(self, person: str, session: str) -> bool:
        """End a session: its cookie is nobody's from now on, and its sockets are closed. False if there is none."""
        if not await self._store.end_session(person, session):
            return False
        self._hang_up([session])
        return True

    async def end_others(self, visit: Visit) -> None:
        """End all sessions of a person but this one."""
        self._hang_up(await self._store.end_other_sessions(visit.person, visit.session))

    # -- sockets -----------------------------------------------------------------------------------------------------

    @contextmanager
    def watched(self, cookies: Mapping[str, str], hang_up: Callable[[], object]) -> Iterator[None]:
        """While a socket is open: call `hang_up` when its session ends, wherever that is said."""
        visit = self.read(cookies)
        if visit is None:
            yield
            return
        watchers = self._watchers[visit.session]
        watchers.add(hang_up)
        try:
            yield
        finally:
            watchers.discard(hang_up)
            if not watchers:
                self._watchers.pop(visit.session, None)

    def _hang_up(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            self._heed(Hint(session, "session"))
            self._hints.send(session, "session")

    def _heed(self, hint: Hint) -> None:
        if hint.about == "session":
            for hang_up in tuple(self._watchers.get(hint.table, ())):
                hang_up()

    # -- cookies -----------------------------------------------------------------------------------------------------

    def cookie_for(self, visit: Visit, *, secure: bool) -> Cookie:
        """The cookie that knows a person again."""
        value = f"{visit.person}.{visit.session}.{self._signer.sign('session', *visit)}"
        return Cookie(
            COOKIE, value=value, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
        )

    def no_cookie(self, *, secure: bool) -> Cookie:
        """The cookie that makes a browser forget."""
        return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)

    def read(self, cookies: Mapping[str, str]) -> Visit | None:
        """Whom the cookie names and in which session, if its signature fits. The session may have ended."""
        match cookies.get(COOKIE, "").split("."):
            case [person, session, signature] if self._signer.fits(signature, "session", person, session):
                return Visit(person, session)
            case [person, signature] if self._signer.fits(signature, "cookie", person):
                return Visit(person, _OLD + person)
        return None
