"""Names of heroes, cards, skills and battlefields as messages in every language.

They are `card-<id>`, `hero-<id>`, `skill-<hero>-<skill>`, `victory-<id>`, `outsider-<id>`, `faction-<id>` and
`board-<id>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hordekeep.games.skytear.content.board_files import board_ids, board_names
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.printed_words import PACKAGE
from hordekeep.kernel import Text
from hordekeep.kernel.texts import add_messages, name_messages

PACKAGES: Final = (PACKAGE,)


def what_name(what: str) -> Text:
    """An action, a card or a skill ("akhuti/retribution"), as an effect names it."""
    holder, slash, skill = what.partition("/")
    if slash:
        return Text(f"skill-{holder}-{skill}")
    return Text(f"card-{what}" if what in shelf().power_cards or what == shelf().flux.id else f"action-{what}")


def listed(texts: Sequence[Text]) -> Text:
    """Several texts as one, with commas."""
    if not texts:
        return Text("nobody")
    return texts[0] if len(texts) == 1 else Text("list", first=texts[0], rest=listed(texts[1:]))


def names(language: str) -> str:
    """The names as Fluent source."""
    known = shelf()
    named = {f"card-{card.id}": card.names[language] for card in (*known.power_cards.values(), known.flux)}
    named |= {f"victory-{card.id}": card.names[language] for card in known.victory_cards.values()}
    named |= {f"hero-{hero.id}": hero.names[language] for hero in known.heroes.values()}
    named |= {f"outsider-{each.id}": each.names[language] for each in known.outsiders.values()}
    skills = [(hero.id, skill) for hero in known.heroes.values() for skill in hero.skills]
    skills += [(each.id, skill) for each in known.outsiders.values() for skill in each.skills]
    named |= {f"skill-{holder}-{skill.id}": skill.names[language] for holder, skill in skills}
    named |= {f"faction-{hero.faction}": hero.faction.capitalize() for hero in known.heroes.values()}
    named |= {f"board-{board}": board_names(board)[language] for board in board_ids()}
    return name_messages(named)


add_messages(PACKAGE, names)
