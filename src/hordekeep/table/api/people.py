"""People: become a guest, change one's name, carry the account elsewhere, leave, be forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from hordekeep.table.people import show_me
from hordekeep.table.problems import NotYou, Unknown
from hordekeep.table.protocol import ChangeMe, Language, Me, NewGuest, RecoveryCode
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person
from hordekeep.table.words import tell

AnyRequest = Request[Any, Any, Any]


def _is_secure(request: AnyRequest) -> bool:
    return request.url.scheme == "https"


def _with_cookie(service: Service, request: AnyRequest, person: Person, status: int) -> Response[Me]:
    cookie = service.people.cookie_for(person, secure=_is_secure(request))
    return Response(show_me(person), status_code=status, cookies=[cookie])


@get("/me", tags=["people"], summary="Who am I?")
async def me(
    request: AnyRequest, me: NamedDependency[Person | None], service: NamedDependency[Service]
) -> Response[Me | None]:
    """Who you are here, by your cookie, which is renewed; null if the service does not know you."""
    if me is None:
        return Response(None)
    return Response(show_me(me), cookies=[service.people.cookie_for(me, secure=_is_secure(request))])


@post("/people", tags=["people"], summary="Become a guest", guards=[limited("guests", by_address=True)])
async def become_guest(
    request: AnyRequest, data: JSONBody[NewGuest], service: NamedDependency[Service]
) -> Response[Me]:
    """A name is enough. The answer brings the cookie that knows you again."""
    person = await service.people.welcome(data.name, data.language)
    return _with_cookie(service, request, person, 201)


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
    data: JSONBody[RecoveryCode],
    service: NamedDependency[Service],
    language: NamedDependency[Language],
) -> Response[Me]:
    """Be on this device who you are on the other. The answer brings the cookie."""
    person = await service.people.recover(data.code)
    if person is None:
        raise Unknown(tell("no-such-code", language), where="code", advice=tell("no-such-code-advice", language))
    return _with_cookie(service, request, person, 200)


@post("/me/leave", tags=["people"], summary="Forget me on this device", status_code=204)
async def leave(request: AnyRequest, service: NamedDependency[Service]) -> Response[None]:
    """The browser forgets the cookie. Without a recovery code there is no way back."""
    return Response(None, status_code=204, cookies=[service.people.no_cookie(secure=_is_secure(request))])


@delete("/me", tags=["people"], summary="Delete my account", status_code=204)
async def forget_me(
    request: AnyRequest, guest: NamedDependency[Person], service: NamedDependency[Service]
) -> Response[None]:
    """Your name goes, bots take your seats, what you said loses its name. There is no way back."""
    await service.forget(guest)
    return Response(None, status_code=204, cookies=[service.people.no_cookie(secure=_is_secure(request))])


ROUTES = [me, become_guest, change_me, make_recovery, recover, leave, forget_me]
