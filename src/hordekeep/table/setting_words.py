"""The settings of a game in words: what its options were set to, as people read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hordekeep.kernel import SEAT_LETTERS, Option, OptionValue, Say, find_game

_YES, _NO = Say("yes", "oui"), Say("no", "non")


def settings_in_words(slug: str, options: Mapping[str, OptionValue], names: Sequence[str], language: str) -> list[str]:
    """One sentence for each option that says something: not one that does not matter, nor an advanced one that nobody
    changed, nor a seat that the dice choose, nor what is left to
    the game. A choice names its option unless that is a sentence with a full stop.

    >>> settings_in_words("plankton-horde", {"level": "basic", "first": "B"}, ("Anna", "Beth"), "en")
    ['Basic: 64 cards, no double or triple cards.', 'Who is the most monstrous and starts round 1: Beth']
    >>> settings_in_words("skytear-horde", {"mode": "auto", "horde": "undead", "horde_b": "none"}, ("Anna",), "en")
    ['Horde: Undead']
    """
    return options_in_words(find_game(slug).options, options, names, language)


def options_in_words(
    known: Sequence[Option], options: Mapping[str, OptionValue], names: Sequence[str], language: str
) -> list[str]:
    """The same for any options that describe themselves."""
    said = []
    colon = "\u202f:" if language == "fr" else ":"
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
            lead = "" if full != sentence else f"{sentence}{colon} "
            said += [lead + each.sentence.to(language) for each in option.values if each.name == value]
        elif option.kind == "flag":
            said.append(f"{sentence}{colon} {(_YES if value else _NO).to(language)}")
        elif option.kind == "number":
            said.append(f"{sentence}{colon} {value}")
        elif option.kind == "text":
            named = {each.name: each.sentence.to(language).rstrip(".") for each in option.values}
            said += [f"{sentence}{colon} {named.get(str(value), value)}"] if value else []
        elif value != "random":
            said.append(f"{sentence}{colon} {names[SEAT_LETTERS.index(str(value))]}")
    return said
