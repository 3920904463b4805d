"""The settings of the service: from the command line, the environment, a TOML file, or the defaults; in this order.

Every field is documented once, here: help, docs and errors all speak from it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from hordekeep.kernel import BadInput

PREFIX = "HORDEKEEP_"
FILE_NAME = "hordekeep.toml"

Rate = Annotated[int, Meta(ge=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much anybody may do. Rates are a minute, for a person, or for an address before there is one. 0: no limit."""

    requests: Annotated[Rate, Meta(description="HTTP requests to the API.")] = 1200
    guests: Annotated[Rate, Meta(description="New guests from one address.")] = 30
    recoveries: Annotated[Rate, Meta(description="Recovery codes tried from one address.")] = 10
    codes: Annotated[Rate, Meta(description="Recovery codes made.")] = 10
    tables: Annotated[Rate, Meta(description="Tables opened, rematches included.")] = 30
    replays: Annotated[Rate, Meta(description="Records brought.")] = 20
    reports: Annotated[Rate, Meta(description="Problems reported.")] = 20
    studies: Annotated[Rate, Meta(description="Positions studied.")] = 600
    checks: Annotated[Rate, Meta(description="Decks looked at or kept.")] = 600
    sockets: Annotated[Rate, Meta(description="Sockets opened.")] = 240
    messages: Annotated[Rate, Meta(description="Messages over one socket.")] = 1200
    chat: Annotated[Rate, Meta(description="Chat lines over one socket.")] = 30
    hints: Annotated[Rate, Meta(description="Hints asked for over one socket.")] = 30
    open_tables: Annotated[Rate, Meta(description="Tables that one person may keep open, in all.")] = 200
    bot_tables: Annotated[
        Rate, Meta(description="Tables that one person may keep open where bots play among themselves, in all.")
    ] = 10
    kept_decks: Annotated[Rate, Meta(description="Decks that one person may keep, in all.")] = 100
    kept_records: Annotated[
        Rate,
        Meta(description="Records that one person may bring in 30 days; people without a name share as many a day."),
    ] = 300
    kept_reports: Annotated[
        Rate,
        Meta(description="Problems that one person may report in 30 days; people without a name share as many a day."),
    ] = 100
    open_sockets: Annotated[Rate, Meta(description="Sockets that one person or address may hold at once.")] = 40
    message_bytes: Annotated[int, Meta(ge=1024, description="The size of a message over a socket.")] = 16_384
    body_bytes: Annotated[int, Meta(ge=1024, description="The size of a request's body.")] = 2_000_000
    body_seconds: Annotated[Rate, Meta(description="How long a request's body may take to come.")] = 30


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How the service runs."""

    host: Annotated[str, Meta(description="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen at; 0 takes a free one.")] = 8420
    database: Annotated[
        str, Meta(description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: a file of yours.")
    ] = ""
    channels: Annotated[
        str, Meta(description="redis://HOST:PORT/0 when several processes serve the same tables. Default: none.")
    ] = ""
    workers: Annotated[int, Meta(ge=1, le=64, description="Processes that serve; more than one needs channels.")] = 1
    thinkers: Annotated[
        int, Meta(ge=0, le=64, description="Processes in which bots search, for each worker; 0: one less than cores.")
    ] = 0
    think_seconds: Annotated[float, Meta(gt=0, le=60, description="The longest that a bot may think on a choice.")] = (
        1.0
    )
    away_seconds: Annotated[
        float,
        Meta(ge=0, le=3600, description="How long somebody must be away before the host may let a bot play for them."),
    ] = 60.0
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Other web addresses whose pages may use this service, such as https://a.org."),
    ] = ()
    proxies: Annotated[
        str, Meta(description="Addresses of reverse proxies whose X-Forwarded headers are believed.")
    ] = "127.0.0.1"
    secret: Annotated[str, Meta(description="Signs cookies and invitations. Default: one that the database keeps.")] = (
        ""
    )
    log_format: Annotated[Literal["text", "json"], Meta(description="Log lines for people or for programs.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The least that is logged.")
    ] = "info"
    limits: Limits = Limits()

    @property
    def thinking(self) -> int:
        """In how many processes bots think."""
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)


def fields() -> dict[str, str]:
    """Every setting by its dotted name, with its sentence.

    >>> fields()["port"], fields()["limits.guests"]
    ('The port to listen at; 0 takes a free one.', 'New guests from one address.')
    """
    described = {}
    for prefix, struct in (("", Settings), ("limits.", Limits)):
        for field in msgspec.structs.fields(struct):
            sentences = [meta.description for meta in getattr(field.type, "__metadata__", ()) if meta.description]
            if sentences:
                described[prefix + field.name] = sentences[-1]
    return described


def variable(name: str) -> str:
    """The environment variable of a setting.

    >>> variable("limits.guests")
    'HORDEKEEP_LIMITS_GUESTS'
    """
    return PREFIX + name.upper().replace(".", "_")


def read_settings(
    command_line: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """All settings, each from where it is said first: command line, environment, file, default.

    `file` None is the user's own file, if it is there. `BadInput` names the setting and where it came from.

    >>> read_settings({"port": 9000}, {"HORDEKEEP_PORT": "8000", "HORDEKEEP_WORKERS": "1"}).port
    9000
    >>> read_settings({}, {"HORDEKEEP_PORT": "many"})
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: port, from the environment variable HORDEKEEP_PORT: Expected ...
    """
    environment = os.environ if environment is None else environment
    said: dict[str, tuple[Any, str]] = {}
    said.update(_from_file(file if file is not None else _own_file(environment)))
    said.update(_from_environment(environment))
    said.update(
        {
            name: (value, f"--{name.replace('_', '-')}")
            for name, value in (command_line or {}).items()
            if value is not None
        }
    )
    settings = _assemble(said)
    _check(settings, said)
    return settings if settings.database else msgspec.structs.replace(settings, database=own_database())


def own_database() -> str:
    """The address of the user's own SQLite file, in the folder where this system keeps such things."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('hordekeep', False) / 'hordekeep.sqlite'}"


def _own_file(environment: Mapping[str, str]) -> Path | None:
    from platformdirs import user_config_path

    if named := environment.get(variable("settings")):
        return Path(named)
    own = user_config_path("hordekeep", False) / FILE_NAME
    return own if own.is_file() else None


def _from_file(path: Path | None) -> dict[str, tuple[Any, str]]:
    if path is None:
        return {}
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadInput(f"The settings cannot be read: {reason}.", where=str(path)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"This is no TOML: {error}.", where=str(path)) from None
    flat = {name: value for name, value in document.items() if name != "limits"}
    limits = document.get("limits", {})
    if not isinstance(limits, dict):
        raise BadInput("It must be a table: [limits].", where=f"limits, from {path}")
    flat.update({f"limits.{name}": value for name, value in limits.items()})
    for name in flat:
        _must_be_known(name, str(path))
    return {name: (value, str(path)) for name, value in flat.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, tuple[Any, str]]:
    said: dict[str, tuple[Any, str]] = {}
    for name in fields():
        word = environment.get(variable(name))
        if word is not None:
            said[name] = (_value_of(name, word), f"the environment variable {variable(name)}")
    return said


def _type_of(name: str) -> Any:
    struct, _, field_name = name.rpartition(".")
    of: type[Struct] = Limits if struct else Settings
    return next(field.type for field in msgspec.structs.fields(of) if field.name == field_name)


def _value_of(name: str, word: str) -> Any:
    """The word of an environment variable as a value; lists are written with commas."""
    kind = _type_of(name)
    bare = get_args(kind)[0] if get_origin(kind) is Annotated or hasattr(kind, "__metadata__") else kind
    if get_origin(bare) is tuple:
        return [each.strip() for each in word.split(",") if each.strip()]
    return word


def _must_be_known(name: str, where: str) -> None:
    known = fields()
    if name in known:
        return
    near = get_close_matches(name, known, n=1)
    raise BadInput(
        f"There is no setting {name!r}.",
        where=where,
        advice=f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(known)}.",
    )


def _assemble(said: Mapping[str, tuple[Any, str]]) -> Settings:
    plain: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for name, (value, where) in said.items():
        _must_be_known(name, where)
        try:
            read = msgspec.convert(value, _type_of(name), strict=not isinstance(value, str))
        except msgspec.ValidationError as error:
            raise BadInput(f"{error}.", where=f"{name}, from {where}", advice=fields()[name]) from None
        group, _, field_name = name.rpartition(".")
        (limits if group else plain)[field_name] = read
    return Settings(**plain, limits=Limits(**limits))


def _check(settings: Settings, said: Mapping[str, tuple[Any, str]]) -> None:
    def where(name: str) -> str:
        return f"{name}, from {said[name][1]}" if name in said else name

    if settings.workers > 1 and not settings.channels:
        raise BadInput(
            f"{settings.workers} workers must hear of each other's moves, so they need a Redis.",
            where=where("workers"),
            advice="Add --channels redis://HOST:PORT/0, or use one worker.",
        )
    if settings.channels and not settings.channels.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput(
            f"{settings.channels!r} is no address of a Redis.",
            where=where("channels"),
            advice="Write it as redis://HOST:PORT/0.",
        )
    if 0 < len(settings.secret) < 32:
        raise BadInput(
            "The secret is too short to be one.", where=where("secret"), advice="Use at least 32 random characters."
        )
    for origin in settings.origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise BadInput(
                f"{origin!r} is no origin.",
                where=where("origins"),
                advice="Write it as https://HOST or https://HOST:PORT.",
            )
