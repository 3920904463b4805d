"""Names and words of the cards as messages in every language.

They are `card-<id>`, `set-<id>`, `faction-<id>`, `challenge-<id>`, `word-<id>`, and `option-<id>-<n>` for the options
of a card.
"""

from __future__ import annotations

from hordekeep.engines.lanes.content.card_words import WORDS
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.challenges import CHALLENGES
from hordekeep.engines.lanes.content.option_words import options_of
from hordekeep.kernel.texts import add_messages, name_messages

PACKAGES = ("hordekeep.engines.lanes",)


def names(language: str) -> str:
    """The names as Fluent source."""
    cards = shelf()
    named = {f"card-{card.id}": card.names[language] for card in cards.cards.values()}
    named |= {f"set-{each.id}": each.names[language] for each in cards.sets.values()}
    named |= {f"challenge-{each.id}": each.name.to(language) for each in CHALLENGES}
    named |= {f"word-{word}": said.to(language) for word, said in WORDS.items()}
    for each in cards.sets.values():
        if each.faction:
            # A faction is called like its first deck.
            named.setdefault(f"faction-{each.faction}", each.names[language])
    for card in cards.cards.values():
        named |= {f"option-{card.id}-{n}": option for n, option in enumerate(options_of(card, language), 1)}
    return name_messages(named)


add_messages(PACKAGES[0], names)
