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
    said = []

    def lead(option: str, value: str | int) -> str:
        return tell("option-says", language, option=option, value=str(value))

    for option in known:
        raw = options.get(option.name)
        if raw is None:
            continue
        value = option.read(raw, seats=len(names))
        if (option.advanced and value == option.default) or not option.matters(options, seats=len(names)):
            continue
        if value == "auto" and any(each.name == "auto" for each in option.values):
            continue
        full = option.sentence.to(language)
        sentence = full.rstrip(".")
        if option.kind == "choice":
            values = [each.sentence.to(language) for each in option.values if each.name == value]
            said += [lead(sentence, each) for each in values] if full == sentence else values
        elif option.kind == "flag":
            said.append(lead(sentence, tell("option-yes" if value else "option-no", language)))
        elif option.kind == "number":
            said.append(lead(sentence, value))
        elif option.kind == "text":
            named = {each.name: each.sentence.to(language).rstrip(".") for each in option.values}
            said += [lead(sentence, named.get(str(value), value))] if value else []
        elif value != "random":
            said.append(lead(sentence, names[SEAT_LETTERS.index(str(value))]))
    return said
