"""Options that a series varies: which values each of them takes, and the set-ups that their combinations make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from hordekeep.kernel import SEAT_LETTERS, BadInput, Option, OptionValue, read_options
from hordekeep.kernel.record import written

Varied = dict[str, tuple[OptionValue, ...]]
"""The varied options with their values, in the order in which they were asked for."""

NOT_ALONE = ("auto", "none", "random")
"""Values that leave a thing open or out: they are played only when they are named."""


def read_vary(words: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Varied options as they are typed, `name` or `name=value,value`; a name alone stands for all its values.

    >>> read_vary(["deck", "difficulty=normal, hard"])
    {'deck': (), 'difficulty': ('normal', 'hard')}
    >>> read_vary(["level", "level=basic"])
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: --vary: 'level' is varied twice. Name all its values together.
    """
    asked: dict[str, tuple[str, ...]] = {}
    for word in words:
        name, equals, values = (part.strip() for part in word.partition("="))
        listed = tuple(value.strip() for value in values.split(",")) if equals else ()
        if not name or not all(listed):
            raise BadInput(
                f"{word!r} is not of the form OPTION or OPTION=value,value.",
                where="--vary",
                advice="Write for example level or level=basic,full.",
            )
        if name in asked:
            raise BadInput(f"{name!r} is varied twice.", where="--vary", advice="Name all its values together.")
        asked[name] = listed
    return asked


def read_varied(options: Sequence[Option], asked: Mapping[str, Sequence[OptionValue]], *, seats: int) -> Varied:
    """The options `asked` for with the values they take; where none are named, all that make sense alone.

    >>> from hordekeep.kernel import find_game
    >>> read_varied(find_game("plankton-horde").rules.options, {"level": (), "first": ()}, seats=3)
    {'level': ('basic', 'full'), 'first': ('A', 'B', 'C')}
    """
    known = {option.name: option for option in options}
    read_options(options, {name: "" for name in asked if name not in known}, seats=seats)  # refuses unknown names
    varied: Varied = {}
    for name, raw in asked.items():
        option = known[name]
        values = tuple(option.read(value, seats=seats) for value in raw) or all_values(option, seats=seats)
        twice = next((value for place, value in enumerate(values) if value in values[:place]), None)
        if twice is not None:
            raise BadInput(f"{written(twice)!r} is named twice.", where=f"--vary {name}")
        varied[name] = values
    return varied


def all_values(option: Option, *, seats: int) -> tuple[OptionValue, ...]:
    """Every value of an option that makes sense alone; `BadInput` if they have to be named.

    >>> from hordekeep.kernel import said_by
    >>> all_values(Option("tiers", "flag", False, said_by("my_game")("x")), seats=1)
    (False, True)
    """
    values: tuple[OptionValue, ...]
    match option.kind:
        case "flag":
            values = (False, True)
        case "seat":
            values = tuple(SEAT_LETTERS[:seats])
        case _:
            values = tuple(value.name for value in option.values if value.name not in NOT_ALONE)
    if not values:
        kind = f"numbers from {option.low} to {option.high}" if option.kind == "number" else "texts"
        raise BadInput(
            f"The values of {option.name!r} have to be named: it takes {kind}.",
            where="--vary",
            advice=f"Write {option.name}=value,value.",
        )
    return values


def set_ups(varied: Mapping[str, Sequence[OptionValue]]) -> Iterator[dict[str, OptionValue]]:
    """Every combination of the values, the last option changing fastest; a single empty one if nothing is varied.

    >>> for each in set_ups({"level": ("basic", "full"), "first": ("A", "B")}): print(each)
    {'level': 'basic', 'first': 'A'}
    {'level': 'basic', 'first': 'B'}
    {'level': 'full', 'first': 'A'}
    {'level': 'full', 'first': 'B'}
    """
    for values in product(*varied.values()):
        yield dict(zip(varied, values, strict=True))


def set_up_at(varied: Mapping[str, Sequence[OptionValue]], place: int) -> dict[str, OptionValue]:
    """The combination at `place` (from 0) of `set_ups`, without going through the others.

    >>> set_up_at({"level": ("basic", "full"), "first": ("A", "B")}, 2)
    {'level': 'full', 'first': 'A'}
    """
    picked: dict[str, OptionValue] = {}
    for name in reversed(list(varied)):
        place, rank = divmod(place, len(varied[name]))
        picked[name] = varied[name][rank]
    return {name: picked[name] for name in varied}


def in_words(set_up: Mapping[str, OptionValue]) -> str:
    """A set-up in words.

    >>> in_words({"deck": "liothan", "tiers": True})
    'deck liothan, tiers yes'
    """
    return ", ".join(f"{name} {written(value)}" for name, value in set_up.items())


def refused_set_up(
    options: Sequence[Option], varied: Varied, set_up: Mapping[str, OptionValue], no: BadInput
) -> BadInput:
    """The game's own "no" with the set-up in it, and with the values there are if one of them is to blame."""
    if not varied:
        return no
    blamed = next((each for each in options if each.name in varied and no.where == f"option {each.name!r}"), None)
    advice = no.advice
    if blamed is not None and blamed.values:
        advice = f"{advice} Values of {blamed.name!r}: {', '.join(value.name for value in blamed.values)}.".lstrip()
    return BadInput(f"{no.what} (Set-up: {in_words(set_up)}.)", where=no.where or "--vary", advice=advice)


def check_that_all_matter(
    options: Sequence[Option], varied: Varied, fixed: Mapping[str, OptionValue], *, seats: int
) -> None:
    """Refuse to vary an option that changes nothing in any of the set-ups."""
    for option in options:
        if option.name in varied and not any(
            option.matters({**fixed, **set_up}, seats=seats) for set_up in set_ups(varied)
        ):
            players = "1 seat" if seats == 1 else f"{seats} seats"
            raise BadInput(
                f"{option.name!r} changes nothing with {players} and the other options as they are.", where="--vary"
            )
