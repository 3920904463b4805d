"""Every card of the box is shown at work by a scenario that names it in its title."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from hordekeep.games.lanes.cards import Card
from tests.games.skytear_horde.first_shelf import shelf

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "skytear_horde"
NOT_SHOWN = ("portal", "token")
"""Portals and Skeletons are shown with the rules and with the cards that summon them."""


def _told() -> list[tuple[str, frozenset[str]]]:
    """The title of every card scenario in small letters, and the ids of cards in its position and choices."""
    found = []
    for path in sorted(SCENARIOS.glob("cards_*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            played = str((scenario.get("position"), scenario.get("choose")))
            title = scenario["title"].replace("’", "'").casefold()
            found.append((title, frozenset(re.findall(r"[a-z][a-z0-9-]+", played))))
    return found


def test_every_card_has_a_scenario_of_its_own() -> None:
    told = _told()

    def is_shown(card: Card) -> bool:
        name = card.names["en"].removesuffix(" Minions")
        return any(card.id in ids and name.casefold() in title for title, ids in told)

    cards = [card for card in shelf().cards.values() if not card.pack and card.type not in NOT_SHOWN]
    assert [card.id for card in cards if not is_shown(card)] == []
