"""The packs that a battle's cards come from: records name them, for without them they cannot be replayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.names import PACKAGES
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.written.position import to_position
from hordekeep.kernel import Additions, BadInput, Text


def packs_of(g: Battle) -> list[str]:
    """The ids of the packs whose cards are anywhere in the battle, in order."""
    cards = shelf()
    if not cards.packs:
        return []
    known = cards.cards
    return sorted({known[word].pack for word in _words(to_position(g)) if word in known} - {""})


def _words(part: object) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, each in part.items():
            yield from _words(name)
            yield from _words(each)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from _words(each)


def check_packs(names: Sequence[str]) -> None:
    """Are all these packs in use? `BadInput` names those that are not, and says how to use them."""
    used = {pack.id for pack in shelf().packs}
    missing = [name for name in names if name not in used]
    if missing:
        what = Text("packs-missing", names=", ".join(missing), count=len(missing))
        raise BadInput(what, advice=Text("packs-missing-advice"), packages=PACKAGES)


ADDITIONS = Additions(needed=packs_of, check=check_packs)
"""What people can add to this game: packs of cards."""
