"""The kinds of things that choices and events name (SH-COMP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.keywords import BY_ID
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Ids, Kind, Numbers
from hordekeep.kernel.texts import Word


class _Cards(Ids):
    """Faces of cards by their ids, those of packs in use too; a card that nobody may see has none."""

    def read(self, text: str) -> str | None:
        """Itself, if there is such a card."""
        return text if text in shelf().cards else None

    def all(self, state: Any) -> Sequence[str]:
        """All cards of both editions."""
        return tuple(shelf().cards)

    def say(self, thing: Any) -> Text:
        """Its name, if it may be seen."""
        return Text(f"card-{thing}") if thing else Text("hidden-card")


class _First(_Cards):
    """Cards at the start of a sentence; the name of a portal says less than what it is.

    >>> THING.say("troll-brute"), THING.say("solo-normal-1"), THING.say("")
    (Text('card-troll-brute'), Text('thing-portal'), Text('thing-hidden'))
    """

    def say(self, thing: Any) -> Text:
        """Its name, or what it is."""
        if thing in shelf().portals:
            return Text("thing-portal")
        return super().say(thing) if thing else Text("thing-hidden")


class Counted(Kind):
    """Things that count from 0 in a program and from 1 for people: lanes, options.

    >>> LANE.write(2), LANE.read("3"), LANE.read("7"), LANE.say(2)
    ('3', 2, None, 3)
    """

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most
        self._known = {str(number + 1): number for number in range(most)}

    def write(self, thing: Any) -> str:
        """Counted from 1."""
        return str(thing + 1)

    def read(self, text: str) -> int | None:
        """The thing with this number, if there are so many."""
        return self._known.get(text)

    def say(self, thing: Any) -> Word:
        """Counted from 1."""
        number: int = thing + 1
        return number

    def say_all(self, things: Sequence[Any]) -> Word:
        """With commas."""
        return ", ".join(map(self.write, things))

    def all(self, state: Any) -> Sequence[int]:
        """As many as there are."""
        return range(self.most)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Counted from 1."""
        return thing + 1

    def thing(self, fact: Any) -> Any:
        """Counted from 0 again."""
        return fact - 1


class _Plain(Ids):
    """Words by which sentences choose theirs."""

    def say(self, thing: Any) -> Word:
        """Itself."""
        return str(thing)


CARD = _Cards("card", none="hidden-card")
THING = _First("card", none="thing-hidden")
LANE = Counted("lane", 6)
PHASE = Ids("phase")
KEYWORD = Ids("keyword", tuple(BY_ID))
MARK = Ids("mark")
PLAIN = _Plain("plain")
PURSE = Numbers("purse")
SIDE = Numbers("side")
ABILITY = Numbers("ability")

Card = Annotated[str, CARD]
Thing = Annotated[str, THING]
"""A card where it begins a sentence."""
Lane = Annotated[int, LANE]
Phase = Annotated[str, PHASE]
Keyword = Annotated[str, KEYWORD]
Mark = Annotated[str, MARK]
"""What holds for a card until the end of the turn."""
Plain = Annotated[str, PLAIN]
"""A word by which sentences choose theirs: a kind of tokens, how the game ended."""
Purse = Annotated[int, PURSE]
"""Whose mana it is: a seat's, or a side's that shares it."""
Side = Annotated[int, SIDE]
Ability = Annotated[int, ABILITY]
"""Which sentence of a card."""
