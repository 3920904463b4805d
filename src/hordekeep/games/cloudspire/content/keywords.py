"""The keywords of the book that sentences use without explaining them, each declared once with its rule.

They are explained beside a card that uses one. Name and meaning are messages, `keyword-recover` and
`keyword-recover-means`. Talents explain themselves: one that another card names is a keyword by its own name and words.
"""

from __future__ import annotations

from typing import Final

KEYWORDS: Final = {
    "adjacent": "CS-ADJ-01",
    "opposing": "CS-FACTION-05",
    "control": "CS-CTRL-07",
    "recover": "CS-HEALTH-02",
    "promoted": "CS-SIDE-12",
    "level-up": "CS-LEVEL-01",
    "retaliate": "CS-RET-03",
    "ungrouped": "CS-GROUP-13",
    "landmark-minion": "CS-LAND-05",
    "barracks": "CS-BARR-01",
    "limited-build-option": "CS-LBO-01",
    "earthscape": "CS-EARTH-01",
    "source-well": "CS-WELL-01",
    "displaced": "CS-DISP-01",
}
"""Each with the rule that it cites in sentences, or that says most about it."""
TALENTS: Final = "CS-TALENT-01"
"""The rule by which a talent does what it says."""
