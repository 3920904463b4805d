"""Every card of a box is shown at work by a scenario that names it in its title."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.content.written import SECOND_BOXES
from tests.games.lanes.boxes import MONOLITHS, each_box
from tests.games.lanes.playing import Box

SCENARIOS = Path(__file__).parents[2] / "scenarios"
NOT_SHOWN = ("portal", "token")
"""Portals and Skeletons are shown with the rules and with the cards that summon them."""


def _told(box: Box) -> list[tuple[str, frozenset[str]]]:
    """The title of every card scenario in small letters, and the ids of cards in its position and choices."""
    found = []
    for path in sorted((SCENARIOS / box.folder).glob("cards_*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            played = str((scenario.get("position"), scenario.get("choose")))
            title = scenario["title"].replace("’", "'").casefold()
            found.append((title, frozenset(re.findall(r"[a-z][a-z0-9-]+", played))))
    return found


def _cards(box: Box) -> list[Card]:
    """The cards that came with the edition."""
    known = [card for card in box.shelf().cards.values() if not card.pack and card.type not in NOT_SHOWN]
    return [card for card in known if (card.box in SECOND_BOXES) == (box is MONOLITHS)]


@each_box
def test_every_card_has_a_scenario_of_its_own(box: Box) -> None:
    """The same card in several strengths is one card."""
    told = _told(box)

    def is_shown(name: str, ids: set[str]) -> bool:
        return any(ids & played and name.casefold() in title for title, played in told)

    cards: dict[str, set[str]] = {}
    for card in _cards(box):
        cards.setdefault(card.names["en"].removesuffix(" Minions"), set()).add(card.id)
    assert [name for name, ids in cards.items() if not is_shown(name, ids)] == []
