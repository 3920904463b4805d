"""The settings of a game in words: what its options were set to, as people read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hordekeep.kernel import SEAT_LETTERS, Option, OptionValue, find_game
from hordekeep.table.words import tell


def settings_in_words(slug: str, options: Mapping[str, OptionValue], names: Sequence[str], language: str) -> list[str]:
    """One sentence for each option that says something: not one that does not matter, nor an advanced one that nobody
    changed, nor a seat that the dice choose, nor what is left to
    the game. A choice names its option unless that is a sentence with a full stop.

    >>> settings_in_words("plankton-horde", {"level": "basic", "first": "B"}, ("Anna", "Beth"), "en")
    ['Basic: 64 cards, no double or triple cards.', 'Who is the most monstrous and starts round 1: Beth']
    >>> settings_in_words("skytear-horde", {"mode": "auto", "horde": "undead", "horde_b": "none"}, ("Anna",), "en")
    ['Horde: Undead']
    """
    return options_in_words(find_game(slug).rules.options, options, names, language)


def options_in_words(
    known: Sequence[Option], options: Mapping[str, OptionValue], names: Sequence[str], language: str
) -> list[str]:
    """The same for any options that describe themselves."""
    said: list[str] = []
    for option in known:
        raw = options.get(option.name)
        if raw is not None:
            value = option.read(raw, seats=len(names))
            if _says_something(option, value) and option.matters(options, seats=len(names)):
                said += _in_words(option, value, names, language)
    return said


def _says_something(option: Option, value: OptionValue) -> bool:
    """Not an advanced option that nobody changed, nor one that is left to the game."""
    if option.advanced and value == option.default:
        return False
    return value != "auto" or all(each.name != "auto" for each in option.values)


def _in_words(option: Option, value: OptionValue, names: Sequence[str], language: str) -> list[str]:
    """What an option is set to, after the name of the option. Nothing of an empty text or of a seat that the dice
    choose; a choice stands alone where the option's own words are a sentence."""
    heading = option.sentence.to(language)
    match option.kind:
        case "choice":
            values = [each.sentence.to(language) for each in option.values if each.name == value]
            if heading.endswith("."):
                return values
        case "flag":
            values = [tell("option-yes" if value else "option-no", language)]
        case "number":
            values = [str(value)]
        case "text":
            named = {each.name: each.sentence.to(language).rstrip(".") for each in option.values}
            values = [named.get(str(value), str(value))] if value else []
        case _:
            values = [] if value == "random" else [names[SEAT_LETTERS.index(str(value))]]
    return [tell("option-says", language, option=heading.rstrip("."), value=each) for each in values]
