"""Names and words of the cards as messages in every language.

They are `card-<id>`, `set-<id>`, `faction-<id>`, `line-<outsider>`, and `option-<id>-<n>` for the options of a card.
"""

from __future__ import annotations

from hordekeep.engines.lanes.content.card_words import PACKAGE
from hordekeep.engines.lanes.content.cards import Card, shelf
from hordekeep.engines.lanes.content.option_words import options_of
from hordekeep.kernel.texts import add_messages, name_messages

PACKAGES = (PACKAGE,)


def names(language: str) -> str:
    """The names as Fluent source."""
    cards = shelf()
    named = {f"card-{card.id}": card.names[language] for card in cards.cards.values()}
    named |= {f"set-{each.id}": each.names[language] for each in cards.sets.values()}
    named |= {f"line-{line}": line_name(stages, language) for line, stages in cards.outsider_lines.items()}
    for each in cards.sets.values():
        if each.faction:
            # A faction is called like its first deck.
            named.setdefault(f"faction-{each.faction}", each.names[language])
    for card in cards.cards.values():
        named |= {f"option-{card.id}-{n}": option for n, option in enumerate(options_of(card, language), 1)}
    return name_messages(named)


def line_name(stages: tuple[Card, ...], language: str) -> str:
    """An outsider's name without the number of its stage."""
    return stages[0].names[language].removesuffix(" I")


add_messages(PACKAGE, names)
