"""The settings of a game in words: what its options were set to, as people read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hordekeep.kernel import SEAT_LETTERS, OptionValue, Say, find_game

_YES, _NO = Say("yes", "oui"), Say("no", "non")


def settings_in_words(slug: str, options: Mapping[str, OptionValue], names: Sequence[str], language: str) -> list[str]:
    """One sentence for each option that says something; a seat that the dice choose says nothing.

    >>> settings_in_words("plankton-horde", {"level": "basic", "first": "B"}, ("Anna", "Beth"), "en")
    ['Basic: 64 cards, no double or triple cards.', 'Who is the most monstrous and starts round 1: Beth']
    """
    said = []
    for option in find_game(slug).options:
        raw = options.get(option.name)
        if raw is None:
            continue
        value = option.read(raw, seats=len(names))
        sentence = option.sentence.to(language).rstrip(".")
        if option.kind == "choice":
            said += [each.sentence.to(language) for each in option.values if each.name == value]
        elif option.kind == "flag":
            said.append(f"{sentence}: {(_YES if value else _NO).to(language)}")
        elif option.kind == "number":
            said.append(f"{sentence}: {value}")
        elif option.kind == "text":
            named = {each.name: each.sentence.to(language).rstrip(".") for each in option.values}
            said += [f"{sentence}: {named.get(str(value), value)}"] if value else []
        elif value != "random":
            said.append(f"{sentence}: {names[SEAT_LETTERS.index(str(value))]}")
    return said
