"""Write the pages of what meets with what, or print what no scenario shows yet.

python -m scripts.meetings             writes docs/meetings/*.md
python -m scripts.meetings skytear     prints the open pairs, and those that meet though they are said not to
"""

from __future__ import annotations

import sys

from hordekeep.kernel import find_game
from tests.meetings.table import DOCS, GAMES, meetings, page, uncovered
from tests.meetings.watching import met_at_random


def main(names: list[str]) -> int:
    """Print what is open of some games, or write the pages of all."""
    for name in names:
        declared = meetings(name)
        at_random = met_at_random(declared, "open")
        for pair in uncovered(declared):
            sys.stdout.write(f"{pair[0]} {pair[1]}{' (met at random)' if pair in at_random else ''}\n")
        for pair in sorted(at_random & set(declared.kept_apart())):
            sys.stdout.write(f"not apart: {pair[0]} {pair[1]}\n")
    for name in () if names else GAMES:
        declared = meetings(name)
        (DOCS / f"{declared.slug}.md").write_text(page(declared, find_game(declared.slug).title), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
