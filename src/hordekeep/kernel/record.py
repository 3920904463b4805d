"""A record is game + rules version + seats + options + seed + the list of choices: replaying it is saving and loading.

Its text form is for people to read, diff and share, as PGN is for chess: a few header lines, then one choice a line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from hordekeep.kernel.dice import commitment
from hordekeep.kernel.errors import BadInput, quote
from hordekeep.kernel.options import SEAT_LETTERS, OptionValue
from hordekeep.kernel.texts import Text

_FIRST_LINE = "hordekeep record 1"
_LINE = re.compile(r"(?P<name>[a-z]+(?: [a-z0-9_-]+)?):(?: (?P<value>.*))?")
_CHOICE = re.compile(rf"(?P<seat>[{SEAT_LETTERS}]) (?P<key>\S+)")
_END = re.compile(r"end (?P<count>[0-9]{1,6}) choices, checksum (?P<sum>[0-9a-f]{12})")


class Record(msgspec.Struct, frozen=True):
    """A game as it was played: what it started from and every choice since.

    `position` is set when it began from a position and not from setup; `needs` names what had been added to the game
    and must be there again to replay it.

    >>> from hordekeep import Match
    >>> match = Match("plankton-horde", seats=2, seed="doc", names=["Beth", "Stuart"])
    >>> match.choose("token:8")
    >>> print(match.record().to_text(), end="")
    hordekeep record 1
    game: plankton-horde
    rules: 1
    seats: Beth, Stuart
    option level: full
    option first: random
    commitment: 139d544b821b13ebea14f1b0fe18577222e415c2966e3a3511c4196055232202
    seed: doc
    <BLANKLINE>
    B token:8
    end 1 choices, checksum 21ab00d9b557
    """

    game: str
    rules_version: int
    names: tuple[str, ...]
    options: dict[str, str]
    seed: str
    choices: tuple[tuple[int, str], ...]
    result: str = ""
    position: dict[str, Any] | None = None
    needs: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """The hash of the seed, as it was shown before the game.

        >>> Record("plankton-horde", 1, ("Beth", "Stuart"), {}, "doc", ()).commitment[:8]
        '139d544b'
        """
        return commitment(self.seed)

    def to_text(self) -> str:
        """The record as text.

        >>> print(Record("plankton-horde", 1, ("Beth", "Stuart"), {}, "doc", ()).to_text().splitlines()[0])
        hordekeep record 1
        """
        lines = [_FIRST_LINE, f"game: {self.game}", f"rules: {self.rules_version}", f"seats: {', '.join(self.names)}"]
        lines += [f"option {name}: {value}".rstrip() for name, value in self.options.items()]
        if self.needs:
            lines.append(f"needs: {', '.join(self.needs)}")
        lines += [f"commitment: {self.commitment}", f"seed: {self.seed}"]
        if self.position is not None:
            lines.append(f"position: {msgspec.json.encode(self.position).decode()}")
        if self.result:
            lines.append(f"result: {self.result}")
        lines.append("")
        lines += [f"{SEAT_LETTERS[seat]} {key}" for seat, key in self.choices]
        return "\n".join([*lines, f"end {len(self.choices)} choices, checksum {_checksum(lines)}"]) + "\n"

    @classmethod
    def from_text(cls, text: str, where: str = "record") -> Record:
        """Read a record's text form; `BadInput` says which line is wrong and why. `where` names it in errors.

        >>> record = Record("plankton-horde", 1, ("Beth", "Stuart"), {"level": "full"}, "doc", ((0, "token:8"),))
        >>> Record.from_text(record.to_text()) == record
        True
        >>> Record.from_text(record.to_text()[:-40])
        Traceback (most recent call last):
        hordekeep.kernel.errors.BadInput: record, line 9: The record breaks off after 1 choices: ...
        """
        return _read(text, where)


def written(value: OptionValue) -> str:
    """An option's value as a record writes it.

    >>> written(True), written(3)
    ('yes', '3')
    """
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _checksum(lines: list[str]) -> str:
    return sha256("\n".join(line for line in lines if not line.startswith("#")).encode()).hexdigest()[:12]


def _read(text: str, where: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FIRST_LINE:
        raise BadInput(
            Text("record-first-line", line=_FIRST_LINE),
            where=f"{where}, line 1",
            advice=Text("record-first-line-advice"),
        )
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    choices: list[tuple[int, str]] = []
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.rstrip()
        here = f"{where}, line {number}"
        if not line or line.startswith("#"):
            continue
        if end := _END.fullmatch(line):
            _check_end(end, lines[: number - 1], choices, here)
            if any(line.strip() for line in lines[number:]):
                raise BadInput(Text("record-after-end"), where=f"{where}, line {number + 1}")
            return _assemble(header, options, choices, where)
        if choice := _CHOICE.fullmatch(line):
            choices.append((SEAT_LETTERS.index(choice["seat"]), choice["key"]))
        elif not choices and (named := _LINE.fullmatch(line)):
            kind, _, name = named["name"].partition(" ")
            if kind == "option":
                options[name] = named["value"] or ""
            else:
                header[kind] = named["value"] or ""
        else:
            what = Text("record-line", **quote(line))
            raise BadInput(what, where=here, advice=Text("record-line-advice"))
    raise BadInput(
        Text("record-breaks-off", count=str(len(choices))),
        where=f"{where}, line {len(lines)}",
        advice=Text("record-breaks-off-advice"),
    )


def _check_end(end: re.Match[str], lines: list[str], choices: list[tuple[int, str]], here: str) -> None:
    if int(end["count"]) != len(choices):
        raise BadInput(Text("record-count", promised=end["count"], count=str(len(choices))), where=here)
    if end["sum"] != _checksum([line.rstrip() for line in lines]):
        raise BadInput(Text("record-checksum"), where=here, advice=Text("record-checksum-advice"))


def _position(text: str, where: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:  # one that lies too deep is none, either
        raise BadInput(Text("record-position", error=str(error)), where=where) from None


def _assemble(header: dict[str, str], options: dict[str, str], choices: list[tuple[int, str]], where: str) -> Record:
    for name in ("game", "rules", "seats", "seed", "commitment"):
        if name not in header:
            raise BadInput(Text("record-line-missing", name=name), where=where)
    if not re.fullmatch("[0-9]{1,6}", header["rules"]):
        raise BadInput(Text("record-rules", **quote(header["rules"])), where=where)
    if header["commitment"] != commitment(header["seed"]):
        raise BadInput(Text("record-commitment"), where=where)
    return Record(
        game=header["game"],
        rules_version=int(header["rules"]),
        names=tuple(header["seats"].split(", ")),
        options=options,
        seed=header["seed"],
        choices=tuple(choices),
        result=header.get("result", ""),
        position=_position(header["position"], where) if "position" in header else None,
        needs=tuple(header["needs"].split(", ")) if header.get("needs") else (),
    )


def _is_one_line(text: str) -> bool:
    """Can the text form of a record hold this on one line?"""
    return text == text.strip() and len(text.splitlines()) == 1


def check_seed(seed: str) -> str:
    """A seed that a record can hold, or `BadInput`.

    >>> check_seed("a stormy night")
    'a stormy night'
    """
    if not _is_one_line(seed):
        raise BadInput(
            f"{seed!r} cannot be a seed.", where="seed", advice="Use one line of text without spaces at its ends."
        )
    return seed


def check_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The names of all seats, as a record can hold them, or `BadInput`; without names, the seats' letters.

    >>> check_names(None, 2), check_names(["Beth", "Stuart "], 2)
    (('A', 'B'), ('Beth', 'Stuart'))
    """
    if not names:
        return tuple(SEAT_LETTERS[:seats])
    if len(names) != seats:
        raise BadInput(f"There are {len(names)} names for {seats} seats.", where="names")
    for name in names:
        if "," in name or not _is_one_line(name.strip()):
            raise BadInput(
                f"{name!r} cannot be a player's name.", where="names", advice="Use one line of text without commas."
            )
    return tuple(name.strip() for name in names)
