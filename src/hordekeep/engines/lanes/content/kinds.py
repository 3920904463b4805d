"""The kinds of things that choices and events name (SH-COMP): each says how a thing is written in a key, and read back.

Lanes count from 1 and seats are letters; a place is written as in `places`: m3, a2, castle, a3.1. Whatever is not
written exactly so is no key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

from hordekeep.engines.lanes.content import card
from hordekeep.engines.lanes.content.cards import Shelf, shelf, shelf_for
from hordekeep.engines.lanes.content.keywords import BY_ID
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Counted, Ids, Numbers
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


class _Chosen(_Cards):
    """Those that a choice may name: of all cards of the edition, so that they tell nothing about hidden decks and never
    change.

    >>> FACE.say("troll-brute"), FACE.say("mind-fungus-1")
    (Text('card-troll-brute'), Text('card-of-power', card=Text('card-mind-fungus-1'), power=1))
    """

    listed = False

    def __init__(self, among: Callable[[card.Card], bool]) -> None:
        super().__init__("card", none="hidden-card")
        self._among = among

    def say(self, thing: Any) -> Text:
        """Its name; horde cards of one name differ in power (HM-COMP-10)."""
        found, name = shelf().cards.get(thing), super().say(thing)
        return Text("card-of-power", card=name, power=found.power) if found is not None and found.power else name

    def all(self, state: Any) -> Sequence[str]:
        """Those of the edition that is played, by their names."""
        return _faces(shelf_for(state.edition.name), self._among)


@lru_cache(maxsize=32)
def _faces(cards: Shelf, among: Callable[[card.Card], bool]) -> tuple[str, ...]:
    return tuple(sorted(each.id for each in cards.cards.values() if among(each)))


class _OfHorde(_Chosen):
    """Cards that a horde player can have in hand."""

    def all(self, state: Any) -> Sequence[str]:
        """None where nobody plays the horde (SH-MODE-01)."""
        return () if state.horde_seat < 0 else super().all(state)


class _Plain(Ids):
    """Words by which sentences choose theirs."""

    def say(self, thing: Any) -> Word:
        """Itself."""
        return str(thing)


class _Counts(Numbers):
    """How many.

    >>> COUNT.read("30"), COUNT.read("030"), COUNT.read("1000")
    (30, None, None)
    """

    def read(self, text: str) -> int | None:
        """A number of at most three digits: more tokens than ever lie on the table."""
        is_number = text.isascii() and text.isdigit() and len(text) <= 3 and text == str(int(text))
        return int(text) if is_number else None


class _Uses(Counted):
    """Which of the "Exhaust:" sentences of a card, from 0 in keys too."""

    listed = False

    def write(self, thing: Any) -> str:
        """Its number."""
        return str(thing)

    def read(self, text: str) -> int | None:
        """The sentence with this number."""
        return int(text) if text in map(str, range(self.most + 1)) else None

    def all(self, state: Any) -> Sequence[int]:
        """As many as any card of the edition has."""
        return _uses(shelf_for(state.edition.name))

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its number."""
        return thing

    def thing(self, fact: Any) -> Any:
        """Its number."""
        return fact


@lru_cache(maxsize=8)
def _uses(cards: Shelf) -> range:
    return range(max([2, *(sum(said.startswith(EXHAUST) for said in each.text) for each in cards.cards.values())]))


class _Bargain(Numbers):
    """Whether a card is played for less, at the castle's expense (SH-ALLI-02).

    >>> BARGAIN.write(1), BARGAIN.read("cheap"), BARGAIN.read("dear"), BARGAIN.fact(1)
    ('cheap', 1, None, 'cheap')
    """

    told_as: Any = Literal["cheap"]

    def write(self, thing: Any) -> str:
        """What a key says of it."""
        return CHEAP

    def read(self, text: str) -> int | None:
        """It is, if the key says so."""
        return 1 if text == CHEAP else None

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> str:
        """What a key says of it."""
        return CHEAP

    def thing(self, fact: Any) -> int:
        """It is."""
        return 1


def _is_loose(face: card.Card) -> bool:
    """Can it be chosen out of play?"""
    return not (face.is_castle or face.is_portal or face.is_minion)


def is_hand_card(face: card.Card) -> bool:
    """Can a horde player have it in hand?"""
    return face.cost is None and (face.type == "monster" or face.is_spell or face.is_attachment)


EXHAUST: Final = ("Exhaust", "⚡ Exhaust")
"""How the sentences begin that a player uses by exhausting a card."""
CHEAP: Final = "cheap"
MOST_COUNTED: Final = 30
"""No choice is between more."""

CARD = _Cards("card", none="hidden-card")
FACE = _Chosen(lambda face: True)
LOOSE_CARD = _Chosen(_is_loose)
DECK_CARD = _Chosen(lambda face: face.cost is not None)
HORDE_CARD = _OfHorde(is_hand_card)
THING = _First("card", none="thing-hidden")
LANE = Counted("lane", 6)
OPTION = Counted("option", 6)
USE = _Uses("use", 12)
COUNT = _Counts("number", range(MOST_COUNTED + 1))
BARGAIN = _Bargain("bargain", (1,))
PHASE = Ids("phase")
KEYWORD = Ids("keyword", tuple(BY_ID))
MARK = Ids("mark")
PLAIN = _Plain("plain")
TOKEN = _Plain("plain", ("attack", "health"))
TYPE = _Plain("plain", ("ally", "hero", "tower", "spell", "attachment"))
PURSE = Numbers("purse")
SIDE = Numbers("side")
ABILITY = Numbers("ability")

Card = Annotated[str, CARD]
Thing = Annotated[str, THING]
"""A card where it begins a sentence."""
Face = Annotated[str, FACE]
"""A card that may be chosen, wherever it is."""
LooseCard = Annotated[str, LOOSE_CARD]
"""One that may lie in a pile or a hand."""
DeckCard = Annotated[str, DECK_CARD]
"""One of the alliance's decks."""
HordeCard = Annotated[str, HORDE_CARD]
"""One of a horde player's hand."""
Lane = Annotated[int, LANE]
MaybeLane = Annotated[int | None, LANE]
OptionNumber = Annotated[int, OPTION]
UseNumber = Annotated[int, USE]
Count = Annotated[int, COUNT]
Bargain = Annotated[int, BARGAIN]
TokenName = Annotated[str, TOKEN]
CardType = Annotated[str, TYPE]
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
