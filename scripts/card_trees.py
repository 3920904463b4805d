"""Write `trees.json` of every folder of cards anew: the tree of each sentence, as its vocabulary parses it now.

A sentence that is not understood has no tree; how many there are is told, `hordekeep cards check FOLDER` says which.

python scripts/card_trees.py            # write; git diff shows what is understood differently
python scripts/card_trees.py --check    # only say whether anything would change
"""

from __future__ import annotations

import sys

from hordekeep.commands.card_games import card_games, cards_of
from hordekeep.kernel import BadInput
from hordekeep.language.problems import Problem
from hordekeep.language.shelf import TREES_FILE, fresh_trees, trees_text


def main(checking: bool) -> int:
    """Write or compare the trees of all games; the exit code is 1 if something is wrong or out of date."""
    stale = 0
    folders = {
        folder: source for slug in card_games() for source in [cards_of(slug).source] for folder in source.content
    }
    for folder, source in folders.items():
        path = folder / TREES_FILE
        problems: list[Problem] = []
        trees = fresh_trees(source, folder, problems.append)
        text = trees_text(trees)
        same = path.is_file() and path.read_text(encoding="utf-8") == text
        stale += not same
        if not checking:
            path.write_text(text, encoding="utf-8")
        change = "as they were" if same else "changed"
        print(f"{folder.name}: {len(trees)} sentences, {change}; not understood: {len(problems)}")  # noqa: T201
    return 1 if stale and checking else 0


if __name__ == "__main__":
    try:
        sys.exit(main("--check" in sys.argv[1:]))
    except BadInput as bad:
        sys.exit(f"Error: {bad}")
