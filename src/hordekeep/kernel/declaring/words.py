"""What verbs and events have in common: a class with fields whose instances are tuples."""

from __future__ import annotations

import sys
from inspect import get_annotations
from operator import itemgetter
from typing import Any, ClassVar, Final, NamedTuple, Self, dataclass_transform, get_args, get_origin, get_type_hints

from hordekeep.kernel.declaring.kinds import Kind

NEEDED: Final = object()
"""Stands for the value of a field that must be given."""


class Field(NamedTuple):
    """A field of a declared word: what kind of thing it names, whether it names many of it, and what it is if it is
    left out."""

    name: str
    kind: Kind
    many: bool
    default: Any = NEEDED


class _Declaring(type):
    """Makes instances as small as tuples are, with their fields in order for `match`."""

    names: tuple[str, ...] = ()

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **said: Any) -> _Declaring:
        return super().__new__(mcs, name, bases, {**body, "__slots__": ()}, **said)

    @property
    def __match_args__(cls) -> tuple[str, ...]:
        return cls.names


@dataclass_transform(frozen_default=True)
class Declared(tuple[Any, ...], metaclass=_Declaring):
    """A word of a game. Its instances are tuples: the word itself, and what its fields name.

    So they are equal to plain tuples, have the same hash and cost what tuples cost, and yet their places have names.
    Every field is annotated with a kind, by a name of its module or as a tuple of such. The last fields may have values
    of their own, `place: Place = NOWHERE`: where they are left out, the tuple is as much shorter.
    """

    word: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    names: ClassVar[tuple[str, ...]] = ()
    needed: ClassVar[int] = 0
    """How many of the fields must be given."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        inherited = len(cls.fields)
        cls.fields += tuple(_fields(cls))
        for place, field in enumerate(cls.fields[inherited:], 1 + inherited):  # behind the word
            setattr(cls, field.name, _found_at(place, field.default))
        cls.names = tuple(field.name for field in cls.fields)
        cls.needed = sum(field.default is NEEDED for field in cls.fields)

    def __new__(cls, *about: Any, **named: Any) -> Self:
        """A tuple of the word and its fields, in their order or by their names."""
        if not named and len(about) == len(cls.fields):  # as nearly always
            return tuple.__new__(cls, (cls.word, *about))
        given = about
        for field in cls.fields[len(about) :] if named else ():
            if field.name not in named:
                break
            given = (*given, named.pop(field.name))
        if named or not cls.needed <= len(given) <= len(cls.fields):
            raise TypeError(f"{cls.__name__} takes {', '.join(cls.names) or 'nothing'}, not {about}, {named}")
        return tuple.__new__(cls, (cls.word, *given))

    def as_facts(self, state: Any = None, *, public: bool = True) -> dict[str, Any]:
        """What its fields name as plain data, by their names; `public` is what everybody hears. A field that was left
        out is left out."""
        return {
            field.name: [field.kind.fact(each, state, public=public) for each in thing]
            if field.many
            else field.kind.fact(thing, state, public=public)
            for field, thing in zip(self.fields, self[1:], strict=False)
        }

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self[1:]


def _found_at(place: int, default: Any) -> property:
    """What lies at a place of the tuple, or what it is if it was left out."""
    if default is NEEDED:
        return property(itemgetter(place))
    return property(lambda declared: declared[place] if place < len(declared) else default)


def _fields(word: type[Declared]) -> list[Field]:
    """The fields that a class adds, each with its kind."""
    written = get_annotations(word).items()
    return [_field(word, name, hint) for name, hint in written if "ClassVar" not in str(hint)]


def _field(word: type[Declared], name: str, written: Any) -> Field:
    if any(name in vars(base) for base in word.__mro__[1:]):
        raise TypeError(f"{word.__name__}.{name}: this name means something else already; call the field otherwise")
    hint = _hint(word, name, written)
    many = get_origin(hint) is tuple
    kind = _kind(get_args(hint)[0] if many else hint)
    if kind is None:
        raise TypeError(f"{word.__name__}.{name} has no kind: annotate it with Annotated[..., Kind], not {written}")
    return Field(name, kind, many, vars(word).get(name, NEEDED))


def _hint(word: type[Declared], name: str, written: Any) -> Any:
    """What a field is annotated with. Most are a name of the module; looking it up beats compiling it."""
    if not isinstance(written, str):
        return written
    known = vars(sys.modules[word.__module__])
    return known[written] if written in known else get_type_hints(word, include_extras=True)[name]


def _kind(hint: Any) -> Kind | None:
    return next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Kind)), None)
