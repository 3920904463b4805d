"""Names of heroes, cards, skills and battlefields as messages in every language.

They are `card-<id>`, `hero-<id>`, `skill-<hero>-<skill>`, `victory-<id>`, `outsider-<id>`, `faction-<id>` and
`board-<id>`.
"""

from __future__ import annotations

from hordekeep.games.skytear.boards import board_ids, load_board
from hordekeep.games.skytear.cards import shelf
from hordekeep.kernel.texts import add_messages

PACKAGE = "hordekeep.games.skytear"


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
    named |= {f"board-{board}": load_board(board).names[language] for board in board_ids()}
    return "".join(f"{message} = {_quoted(name)}\n" for message, name in named.items())


def _quoted(name: str) -> str:
    """A name as a Fluent literal: whatever signs it has, they are only signs.

    >>> _quoted('The {Old} "Oak"')
    '{ "The {Old} \\\\"Oak\\\\"" }'
    """
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


add_messages(PACKAGE, names)
