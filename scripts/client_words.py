"""TypeScript types of the words that games declare, and of their views: what a board is offered, is told and shows.

`client_types.py` writes them beside each board, as `words.ts`: a union of the verbs with what they are about, and one
of the events with their facts. What a fact is as plain data, its kind says (`Kind.told_as`). A game whose view is a
Struct (`Positions.seen`) has it in `seen.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from hordekeep.kernel import find_game, game_slugs
from hordekeep.kernel.declaring import Seats, Told, Verb, Vocabulary
from hordekeep.kernel.declaring.words import NEEDED, Declared, Field

SEEN_HEADER = "/* Generated from the views of the games by scripts/client_types.py. Do not edit. */\n"
HEADER = "/* Generated from the declared words of the games by scripts/client_types.py. Do not edit. */\n"
FEW = 4
"""So many names are written where they stand; more get a name of their own."""
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def word_files(source: Path) -> Iterator[tuple[Path, str]]:
    """The files of types under the client's `source` folder, and what has to stand in them."""
    boards: dict[str, list[Vocabulary]] = {}
    for slug in game_slugs():
        game = find_game(slug)
        if isinstance(game.words, Vocabulary):
            boards.setdefault(game.box.board, []).append(game.words)
        if game.positions.seen is not None:
            yield source / "boards" / game.box.board / "seen.ts", _Types().of_view(game.positions.seen)
    for board, vocabularies in boards.items():
        yield source / "boards" / board / "words.ts", _Types().written(vocabularies)
    yield source / "lib" / "verbs.ts", _seat_verbs(words for each in boards.values() for words in each)


def _seat_verbs(vocabularies: Iterable[Vocabulary]) -> str:
    """The verbs whose last thing is a seat, which is a number in what they are about and a name for people."""
    verbs = {verb.word for words in vocabularies for verb in words.verbs.values() if _ends_in_a_seat(verb)}
    listed = ", ".join(f"'{word}'" for word in sorted(verbs))
    about = "/** Verbs whose last thing is a seat: a number that nobody calls it by. */\n"
    return f"{HEADER}\n{about}export const ABOUT_SEATS: ReadonlySet<string> = new Set([{listed}]);\n"


def _ends_in_a_seat(verb: type[Verb]) -> bool:
    return bool(verb.fields) and isinstance(verb.fields[-1].kind, Seats)


class _Types:
    """The types of one board, and the names that some of them have got."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}

    def written(self, vocabularies: list[Vocabulary]) -> str:
        """The whole file; games that share a board share its types."""
        verbs = [verb for words in vocabularies for verb in words.verbs.values()]
        events = [event for words in vocabularies for each in words.events.values() for event in _with_heirs(each)]
        offered = self.union(f"{{ verb: '{each.word}'; about: {self.fields(each)} }}" for each in verbs)
        told = self.union(f"{{ kind: '{each.word}'; facts: {self.fields(each)} }}" for each in events)
        return "\n".join(
            [
                HEADER,
                "import type { LogLine, ShownOffer } from '../../lib/protocol';\n",
                *(f"{definition}\n" for definition in self.named.values()),
                "/** What can be chosen. */",
                f"export type Offered = ShownOffer &\n  ({offered}\n  );\n",
                "/** What has happened. */",
                f"export type Told = LogLine &\n  ({told}\n  );\n",
            ]
        )

    def of_view(self, seen: type[msgspec.Struct]) -> str:
        """The whole file of a view."""
        self.type_of(seen, "")
        return "\n".join([SEEN_HEADER, *(f"{definition}\n" for definition in self.named.values())])[:-1]

    def union(self, members: Iterable[str]) -> str:
        """Each once, one on a line."""
        return "".join(f"\n    | {each}" for each in dict.fromkeys(members))

    def fields(self, word: type[Declared]) -> str:
        """The fields of a verb or an event as a type."""
        if not word.fields:
            return "Record<string, never>"
        return f"{{ {'; '.join(self.field(word, each) for each in word.fields)} }}"

    def field(self, word: type[Declared], field: Field) -> str:
        """One of them; a choice may leave it out, an event tells it always."""
        told = self.type_of(field.kind.told_as, field.kind.name)
        mark = "?" if field.default is not NEEDED and not issubclass(word, Told) else ""
        return f"{field.name}{mark}: {f'readonly {_in_a_list(told)}[]' if field.many else told}"

    def type_of(self, hint: Any, name: str) -> str:
        """A Python type in TypeScript; `name` is what it is called if it needs a name."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Literal:
            listed = " | ".join(f"'{each}'" for each in inner)
            return listed if len(inner) <= FEW else self.call(name.capitalize(), f"export type {{}} = {listed};")
        if origin in (Union, UnionType):
            return " | ".join(self.type_of(each, name) for each in inner)
        if origin is dict:
            return f"Readonly<Record<{self.type_of(inner[0], name)}, {self.type_of(inner[1], name)}>>"
        if origin is Annotated:
            return self.of_length(hint, name)
        if origin is list:
            return f"readonly {_in_a_list(self.type_of(inner[0], name))}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.type_of(each, name) for each in inner)}]"
        if is_typeddict(hint):
            fields = "".join(f"  {each}: {self.type_of(kind, each)};\n" for each, kind in get_type_hints(hint).items())
            return self.call(hint.__name__, f"export interface {{}} {{{{\n{fields}}}}}")
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        raise TypeError(f"The kind {name!r} is told as {hint}, which has no type in TypeScript yet.")

    def struct(self, seen: type[msgspec.Struct]) -> str:
        """An interface, which extends that of the Struct that this one is made from."""
        (parent,) = seen.__bases__
        name = "{}" if parent is msgspec.Struct else f"{{}} extends {self.type_of(parent, '')}"
        hints = get_type_hints(seen, include_extras=True)
        fields = "".join(self.seen_field(each, hints[each]) for each in seen.__annotations__)
        about = " ".join((seen.__doc__ or "").split())
        return self.call(seen.__name__, f"/** {about} */\nexport interface {name} {{{{\n{fields}}}}}")

    def of_length(self, hint: Any, name: str) -> str:
        """What is annotated; a list of so many is a tuple."""
        lengths = [each.max_length for each in hint.__metadata__ if each.max_length == each.min_length is not None]
        told = self.type_of(get_args(hint)[0], name)
        if not lengths:
            return told
        (each,) = get_args(get_args(hint)[0])
        return f"readonly [{', '.join([self.type_of(each, name)] * lengths[0])}]"

    def seen_field(self, name: str, hint: Any) -> str:
        """A field of a view; what may be unset is left out then."""
        kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        told = " | ".join(self.type_of(kind, name) for kind in kinds if kind is not msgspec.UnsetType)
        return f"  readonly {name}{'?' if msgspec.UnsetType in kinds else ''}: {told};\n"

    def call(self, name: str, definition: str) -> str:
        """Give a type a name."""
        written = definition.format(name)
        if self.named.setdefault(name, written) != written:
            raise TypeError(f"Two types would be called {name}")
        return name


def _with_heirs(event: type[Told]) -> Iterator[type[Told]]:
    """An event, and those of its subclasses: the same event that tells more."""
    yield event
    for heir in event.__subclasses__():
        yield from _with_heirs(heir)


def _in_a_list(told: str) -> str:
    return f"({told})" if " " in told else told
