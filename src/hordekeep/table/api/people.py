"""People: become a guest, change one's name, carry the account elsewhere, leave, be forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hordekeep.table.people import show_me
from hordekeep.table.problems import NotYou, Unknown
from hordekeep.table.protocol import ChangeMe, Language, Me, NewGuest, Recover, RecoveryCode, Sessions, ShownSession
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.sessions import Visit, device_of
from hordekeep.table.storage import Person
from hordekeep.table.words import tell

AnyRequest = Request[Any, Any, Any]


def _is_secure(request: AnyRequest) -> bool:
    return request.url.scheme == "https"


async def _known_from_now_on(service: Service, request: AnyRequest, person: Person) -> tuple[Visit, Cookie]:
    visit = await service.sessions.begin(person, device_of(request.headers.get("user-agent", "")))
    return visit, service.sessions.cookie_for(visit, secure=_is_secure(request))


def _visit(service: Service, request: AnyRequest, me: Person) -> Visit:
    """In which session somebody asks whom the service knows by it."""
    visit = service.sessions.read(request.cookies)
    assert visit is not None
    assert visit.person == me.id
    return visit


@get("/me", tags=["people"], summary="Who am I?")
async def me(
    request: AnyRequest, me: NamedDependency[Person | None], service: NamedDependency[Service]
) -> Response[Me | None]:
    """Who you are here, by your cookie, which is renewed; null if the service does not know you."""
    if me is None:
        return Response(None)
    visit = _visit(service, request, me)
    if visit.is_old:
        _, cookie = await _known_from_now_on(service, request, me)
    else:
        await service.sessions.note_visit(visit, me)
        cookie = service.sessions.cookie_for(visit, secure=_is_secure(request))
    return Response(show_me(me), cookies=[cookie])


@post("/people", tags=["people"], summary="Become a guest", guards=[limited("guests", by_address=True)])
async def become_guest(
    request: AnyRequest, data: JSONBody[NewGuest], service: NamedDependency[Service]
) -> Response[Me]:
    """A name is enough. The answer brings the cookie that knows you again."""
    person = await service.people.welcome(data.name, data.language)
    _, cookie = await _known_from_now_on(service, request, person)
    return Response(show_me(person), status_code=201, cookies=[cookie])


@patch("/me", tags=["people"], summary="Change my name or language")
async def change_me(
    data: JSONBody[ChangeMe],
    guest: NamedDependency[Person],
    service: NamedDependency[Service],
    language: NamedDependency[Language],
) -> Me:
    """A new name or language; what is null stays."""
    changed = await service.people.change(guest, data.name, data.language, language)
    if changed is None:
        raise NotYou(tell("no-guest", language), advice=tell("no-guest-advice", language))
    return show_me(changed)


@post("/me/recovery", tags=["people"], summary="Make a recovery code", status_code=201, guards=[limited("codes")])
async def make_recovery(guest: NamedDependency[Person], service: NamedDependency[Service]) -> RecoveryCode:
    """A code that carries your account to another device. It is shown this once, and replaces the one before."""
    return RecoveryCode(code=await service.people.new_recovery(guest))


@post(
    "/recover",
    tags=["people"],
    summary="Use a recovery code",
    status_code=200,
    guards=[limited("recoveries", by_address=True)],
)
async def recover(
    request: AnyRequest,
    data: JSONBody[Recover],
    service: NamedDependency[Service],
    language: NamedDependency[Language],
) -> Response[Me]:
    """Be on this device who you are on the other. The answer brings the cookie. Elsewhere you stay known, unless you
    want that to end."""
    person = await service.people.recover(data.code)
    if person is None:
        raise Unknown(tell("no-such-code", language), where="code", advice=tell("no-such-code-advice", language))
    visit, cookie = await _known_from_now_on(service, request, person)
    if data.end_others:
        await service.sessions.end_others(visit)
    return Response(show_me(person), status_code=200, cookies=[cookie])


@post("/me/leave", tags=["people"], summary="Forget me on this device", status_code=204)
async def leave(request: AnyRequest, service: NamedDependency[Service]) -> Response[None]:
    """The session ends, and the browser forgets the cookie. Without a recovery code there is no way back."""
    visit = service.sessions.read(request.cookies)
    if visit is not None:
        await service.sessions.end(*visit)
    return Response(None, status_code=204, cookies=[service.sessions.no_cookie(secure=_is_secure(request))])


@get("/me/sessions", tags=["people"], summary="Where I am known")
async def my_sessions(
    request: AnyRequest, guest: NamedDependency[Person], service: NamedDependency[Service]
) -> Sessions:
    """The browsers that know you again, the one that was used last first."""
    here = _visit(service, request, guest).session
    found = await service.sessions.of(guest)
    return Sessions(
        sessions=tuple(
            ShownSession(
                id=each.id,
                device=each.device,
                created=each.created,
                seen=each.seen,
                here=each.id == here,
                before=Visit(each.person, each.id).is_old,
            )
            for each in found
        )
    )


@delete("/me/sessions", tags=["people"], summary="End all other sessions", status_code=204)
async def end_others(request: AnyRequest, guest: NamedDependency[Person], service: NamedDependency[Service]) -> None:
    """You are known here only: other cookies are nobody's from now on, and their sockets are closed."""
    await service.sessions.end_others(_visit(service, request, guest))


@delete("/me/sessions/{id:str}", tags=["people"], summary="End a session", status_code=204)
async def end_session(
    id: FromPath[str],
    guest: NamedDependency[Person],
    service: NamedDependency[Service],
    language: NamedDependency[Language],
) -> None:
    """A browser no longer knows you: its cookie is nobody's from now on, and its sockets are closed."""
    if not await service.sessions.end(guest.id, id):
        raise Unknown(tell("no-such-session", language))


@delete("/me", tags=["people"], summary="Delete my account", status_code=204)
async def forget_me(
    request: AnyRequest, guest: NamedDependency[Person], service: NamedDependency[Service]
) -> Response[None]:
    """Your name goes, bots take your seats, what you said loses its name. There is no way back."""
    await service.forget(guest)
    return Response(None, status_code=204, cookies=[service.sessions.no_cookie(secure=_is_secure(request))])


ROUTES = [
    me,
    become_guest,
    change_me,
    make_recovery,
    recover,
    leave,
    my_sessions,
    end_others,
    end_session,
    forget_me,
]
