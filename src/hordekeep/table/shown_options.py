"""Options as forms get them."""

from __future__ import annotations

from hordekeep.kernel import SEAT_LETTERS, Option
from hordekeep.table.protocol import ShownOption, ShownValue
from hordekeep.table.words import tell


def shown_option(option: Option, seats: int, language: str) -> ShownOption:
    """An option for a form. A seat is one of the letters, or left to the dice.

    >>> from hordekeep.kernel import said_by
    >>> first = Option("first", "seat", "random", said_by("hordekeep.games.plankton_horde")("option-first"))
    >>> shown_option(first, 2, "en").values[-1].label
    'B'
    """
    values = tuple(
        ShownValue(name=value.name, label=value.sentence.to(language), fewest=value.fewest, most=value.most)
        for value in option.values
    )
    if option.kind == "seat":
        letters = tuple(ShownValue(name=letter, label=letter) for letter in SEAT_LETTERS[:seats])
        values = (ShownValue(name="random", label=tell("the-dice-decide", language)), *letters)
    return ShownOption(
        name=option.name,
        kind=option.kind,
        label=option.sentence.to(language),
        default=option.default,
        values=values,
        low=option.low,
        high=option.high,
        advanced=option.advanced,
        fewest=option.fewest,
        most=option.most,
        fewest_when={
            name: {value: seats for each, value, seats in option.fewest_when if each == name}
            for name, _, _ in option.fewest_when
        },
        when={name: tuple(value for each, value in option.when if each == name) for name, _ in option.when},
    )
