"""The kinds of things that choices and events name: how each is written in a key, told to clients, said and listed.

A kind stands in an annotation, `Card = Annotated[int, CARD]`, and is the only codec of its things.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Literal

from hordekeep.kernel.options import SEAT_LETTERS
from hordekeep.kernel.texts import Text, Word, seat_name


class Kind(ABC):
    """One kind of things. `write` and `read` are inverse, `fact` and `thing` are too.

    `listed` is set where the things are the same in all games, so that all choices about them can be made beforehand.
    `told_as` is the type of its facts, from which the types of clients are made.

    >>> SEAT.write(1), SEAT.read("B"), SEAT.read("Z"), SEAT.fact(1)
    ('B', 1, None, 1)
    """

    listed: ClassVar[bool] = True
    told_as: Any = str
    none: str = ""
    """The message for an empty list of them, where there are lists."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def write(self, thing: Any) -> str:
        """A thing as text, for keys."""

    @abstractmethod
    def read(self, text: str) -> Any:
        """The thing that is written so, or None."""

    @abstractmethod
    def say(self, thing: Any) -> Word:
        """A thing as a word of a sentence."""

    def say_all(self, things: Sequence[Any]) -> Word:
        """Many things as one word of a sentence: with commas, and for none of them the message for that."""
        if not things:
            return Text(self.none)
        first, *rest = things
        return Text("list", first=self.say(first), rest=self.say_all(rest)) if rest else self.say(first)

    @abstractmethod
    def all(self, state: Any) -> Sequence[Any]:
        """All that a choice may name, always in the same order."""

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """A thing as plain data, for events: by what is seen of it in this state, if that is more than the thing says.
        `public` is an event that everybody hears of."""
        return thing

    def thing(self, fact: Any) -> Any:
        """The thing that an event tells of so; for kinds that are said by what was seen of them, the fact itself."""
        return fact


class Named(Kind):
    """Things that are numbers in a program and names everywhere else: faces of cards, say.

    Each is said by a message, `card-ooze`; `none` is the message for an empty list of them, where there are lists.

    >>> card = Named("card", ("ooze", "troll"), none="no-cards")
    >>> card.write(1), card.read("ooze"), card.read("cat"), card.fact(1), card.thing("troll"), card.told_as
    ('troll', 0, None, 'troll', 1, typing.Literal['ooze', 'troll'])
    >>> card.say(1), card.say_all([])
    (Text('card-troll'), Text('no-cards'))
    >>> card.say_all([0, 1])
    Text('list', first=Text('card-ooze'), rest=Text('card-troll'))
    """

    def __init__(self, name: str, names: Sequence[str], none: str = "") -> None:
        super().__init__(name)
        self.names, self.none = names, none
        self.told_as = Literal.__getitem__(tuple(names))
        self._numbers = {each: number for number, each in enumerate(names)}

    def write(self, thing: Any) -> str:
        """Its name."""
        return self.names[int(thing)]

    def read(self, text: str) -> Any:
        """The thing of this name."""
        return self._numbers.get(text)

    def say(self, thing: Any) -> Word:
        """The message of its name."""
        return Text(f"{self.name}-{self.names[thing]}")

    def all(self, state: Any) -> Sequence[Any]:
        """One for each name."""
        return range(len(self.names))

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its name."""
        return self.names[thing]

    def thing(self, fact: Any) -> Any:
        """The thing of this name."""
        return self._numbers[fact]


class Numbers(Kind):
    """Things that are just numbers; those that choices may name are listed.

    >>> token = Numbers("token", (8, -3))
    >>> token.write(-3), token.read("8"), token.read("9"), token.say(8), token.say_all((8, -3))
    ('-3', 8, None, 8, '8 : -3')
    """

    told_as: Any = int

    def __init__(self, name: str, numbers: Sequence[int] = ()) -> None:
        super().__init__(name)
        self.numbers = numbers
        self._known = {str(each): each for each in numbers}

    def write(self, thing: Any) -> str:
        """Its digits."""
        return str(thing)

    def read(self, text: str) -> Any:
        """The number, if it is listed."""
        return self._known.get(text)

    def say(self, thing: Any) -> Word:
        """Itself: Fluent writes it."""
        number: int = thing
        return number

    def say_all(self, things: Sequence[Any]) -> Word:
        """Side by side, to be compared."""
        return " : ".join(str(each) for each in things)

    def all(self, state: Any) -> Sequence[Any]:
        """Those that are listed."""
        return self.numbers


class Counted(Kind):
    """Things that count from 0 in a program and from 1 for people: lanes, options.

    >>> lane = Counted("lane", 6)
    >>> lane.write(2), lane.read("3"), lane.read("7"), lane.say(2), lane.fact(2)
    ('3', 2, None, 3, 3)
    """

    told_as: Any = int

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


class Seats(Kind):
    """The seats of a match: letters in keys, numbers in events, and in sentences the names of those who sit there.

    >>> Seats("seat").say(1)
    Text('seat', seat=1)
    """

    listed: ClassVar[bool] = False
    told_as: Any = int

    def write(self, thing: Any) -> str:
        """Its letter."""
        return SEAT_LETTERS[int(thing)]

    def read(self, text: str) -> Any:
        """The seat with this letter."""
        return SEAT_LETTERS.index(text) if len(text) == 1 and text in SEAT_LETTERS else None

    def say(self, thing: Any) -> Word:
        """Whoever sits there."""
        return seat_name(thing)

    def all(self, state: Any) -> Sequence[Any]:
        """Those that play in this match."""
        return range(state.seats)


class Ids(Kind):
    """Things that have a name in a program, too: faces of cards with ids, say. `ids` are all that a choice may name, or
    a function that lists them when they are first needed.

    Each is said by a message, `talent-raze`; one that is none ("") by `none`, and so is an empty list.

    >>> talent = Ids("talent", lambda: ("raze", "stasis"), none="no-talent")
    >>> talent.write("raze"), talent.read("raze"), talent.read("rage"), talent.say("raze"), talent.say("")
    ('raze', 'raze', None, Text('talent-raze'), Text('no-talent'))
    """

    def __init__(self, name: str, ids: Sequence[str] | Callable[[], Sequence[str]] = (), none: str = "") -> None:
        super().__init__(name)
        self._ids, self.none = ids, none
        self._known: frozenset[str] | None = None

    def write(self, thing: Any) -> str:
        """Itself."""
        return str(thing)

    def read(self, text: str) -> Any:
        """Itself, if there is such a thing."""
        if self._known is None:
            self._known = frozenset(self.all(None))
        return text if text in self._known else None

    def say(self, thing: Any) -> Word:
        """The message of its name."""
        return Text(f"{self.name}-{thing}") if thing else Text(self.none)

    def all(self, state: Any) -> Sequence[Any]:
        """One for each id."""
        if callable(self._ids):
            self._ids = tuple(self._ids())
        return self._ids


class Flags(Numbers):
    """Whether something is so: true or false in events, 1 or 0 in sentences, which choose their words by it.

    >>> FLAG.say(True), FLAG.fact(True)
    (1, True)
    """

    told_as: Any = bool

    def say(self, thing: Any) -> Word:
        """1 or 0."""
        return int(thing)


SEAT = Seats("seat")
AMOUNT = Numbers("amount")
"""How many or how much: what events tell and no choice names."""
FLAG = Flags("flag")

Seat = Annotated[int, SEAT]
Amount = Annotated[int, AMOUNT]
Flag = Annotated[bool, FLAG]
