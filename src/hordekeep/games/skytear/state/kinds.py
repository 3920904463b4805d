"""The kinds of things that choices and events name: each says how a thing is written in a key, read back and said.

Sides are "blue" and "red", seats are letters, hexes are coordinates as in the files of the battlefields: -4.1. An area
is its hexes, the lowest first, joined by "+". Places and Domes count from 1. A deck is its code. Whatever
is not written exactly so is nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final

from hordekeep.games.skytear.content.card_files import FACTION_RUNES
from hordekeep.games.skytear.content.cards import hero_skills, outsider_skills, shelf
from hordekeep.games.skytear.content.keywords import CONDITIONS
from hordekeep.games.skytear.content.names import listed, what_name
from hordekeep.games.skytear.content.setting import OUTSIDERS, PIECES, SIDES
from hordekeep.games.skytear.decks.deck_codes import is_code_of_deck
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.ground.boards import area_text, hex_from, hex_text, load_board
from hordekeep.games.skytear.state.arena import ACTIONS, Arena
from hordekeep.games.skytear.state.pieces import word_for
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Counted, Ids, Kind, Numbers
from hordekeep.kernel.hexes import hexes_in
from hordekeep.kernel.texts import Word

MOST_LOOKED_AT: Final = 3
"""No card predicts more (SM-EFF-14)."""
MOST_STACKED: Final = 40
"""More effects than the mana of all heroes puts on the Stack."""
PREMADE: Final = "premade"
OWN: Final = "own"
"""Decks that have a name at the table: the premade piles, and the one that was brought (SM-CAS-05)."""


@lru_cache(maxsize=16)
def _hexes_of(board: str) -> tuple[int, ...]:
    return hexes_in(load_board(board).board.exists)


@lru_cache(maxsize=16)
def _areas_of(board: str) -> tuple[int, ...]:
    """Every way to lay every diagram."""
    areas = load_areas(board).values()
    return tuple(dict.fromkeys([mask for area in areas for each in _hexes_of(board) for mask in area.at(each)]))


class Shown(Kind):
    """Things that events tell of and no choice names; they are told as they are."""

    listed = False

    def write(self, thing: Any) -> str:
        """As text."""
        return str(thing)

    def read(self, text: str) -> Any:
        """No choice names it."""
        return None

    def say(self, thing: Any) -> Word:
        """Itself: for sentences that choose their words by it."""
        word: Word = thing
        return word

    def say_all(self, things: Sequence[Any]) -> Word:
        """Each, with commas."""
        return listed([word for each in things if isinstance(word := self.say(each), Text)])

    def all(self, state: Any) -> Sequence[Any]:
        """No choice names it."""
        return ()


class Pieces(Shown):
    """Pieces by what is seen of them: "blue.yami", "minion.red", "illusion.blue.akhuti", "shardling"; "" for nobody.

    >>> PIECE.say("illusion.blue.akhuti").id, PIECE.say("")
    ('illusion-of', Text('nobody'))
    """

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """What is seen of it."""
        return word_for(state, thing) if thing >= 0 else ""

    def say(self, thing: Any) -> Word:
        """Its name, or what it is and whose."""
        first, _, rest = str(thing).partition(".")
        if first in SIDES:
            return Text("hero-of-side", hero=Text(f"hero-{rest}"), side=first)
        if first == "illusion":
            return Text("illusion-of", hero=self.say(rest))
        if first in ("minion", "pillar"):
            return Text(f"a-{first}", side=rest)
        return Text(f"outsider-{first}") if first in shelf().outsiders else Text("nobody")


class Sides(Shown):
    """Blue and Red, or nobody: numbers in events.

    >>> SIDE.write(1), SIDE.read("blue"), SIDE.read("green"), SIDE.say(1), SIDE.say(-1)
    ('red', 0, None, 'red', 'none')
    """

    told_as: Any = int
    listed = True

    def write(self, thing: Any) -> str:
        """Its colour."""
        return SIDES[thing]

    def read(self, text: str) -> Any:
        """The side of this colour."""
        return SIDES.index(text) if text in SIDES else None

    def all(self, state: Any) -> Sequence[int]:
        """Both."""
        return range(len(SIDES))

    def say(self, thing: Any) -> Word:
        """The colour, by which sentences choose their words."""
        return SIDES[thing] if thing >= 0 else "none"


class Hexes(Shown):
    """Hexes of the battlefield.

    >>> from hordekeep.games.skytear.ground.boards import FRAME
    >>> HEX.say_all((FRAME.id((-4, 1)), FRAME.id((0, 2)))), HEX.read("-4.1") == FRAME.id((-4, 1)), HEX.read("-04.1")
    ('-4.1 0.2', True, None)
    >>> HEX.fact(FRAME.id((-4, 1))), HEX.thing("-4.1") == FRAME.id((-4, 1))
    ('-4.1', True)
    """

    def write(self, thing: Any) -> str:
        """Its coordinate."""
        return hex_text(thing)

    def read(self, text: str) -> Any:
        """The hex with this coordinate."""
        return hex_from(text)

    def say(self, thing: Any) -> Word:
        """Its coordinate."""
        return hex_text(thing)

    def say_all(self, things: Sequence[Any]) -> Word:
        """Their coordinates."""
        return " ".join([hex_text(each) for each in things])

    def all(self, state: Any) -> Sequence[int]:
        """Those of this battlefield."""
        return _hexes_of(state.setting.board)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> Any:
        """Its coordinate."""
        return hex_text(thing)

    def thing(self, fact: Any) -> Any:
        """The hex with this coordinate."""
        return hex_from(fact)


class Areas(Hexes):
    """Ways to lay a diagram (SM-AOE-01), as masks of hexes.

    >>> from hordekeep.games.skytear.ground.boards import FRAME
    >>> area = FRAME.mask([(0, 1), (0, 0)])
    >>> AREA.read("0.0+0.1") == area, AREA.read("0.1+0.0"), AREA.say(area)
    (True, None, '0.0 0.1')
    >>> AREA.fact(area), AREA.thing(["0.0", "0.1"]) == area
    (['0.0', '0.1'], True)
    """

    told_as: Any = list[str]

    def write(self, thing: Any) -> str:
        """Its hexes."""
        return area_text(thing)

    def read(self, text: str) -> Any:
        """The area of these hexes."""
        mask = 0
        for each in text.split("+"):
            found = hex_from(each)
            if found is None:
                return None
            mask |= 1 << found
        return mask if area_text(mask) == text else None

    def say(self, thing: Any) -> Word:
        """Its hexes."""
        return self.say_all(hexes_in(thing))

    def all(self, state: Any) -> Sequence[int]:
        """Of all diagrams on this battlefield."""
        return _areas_of(state.setting.board)

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> list[str]:
        """Its hexes."""
        return [hex_text(each) for each in hexes_in(thing)]

    def thing(self, fact: Any) -> Any:
        """The area of these hexes."""
        return self.read("+".join(fact))


class Lanes(Shown):
    """Lanes by their names on the battlefield."""

    def fact(self, thing: Any, state: Arena | None = None, *, public: bool = True) -> Any:
        """Its name."""
        assert state is not None
        return state.field.lanes[thing].id

    def say_all(self, things: Sequence[Any]) -> Word:
        """Their names with commas."""
        return listed([Text("the-lane", lane=each) for each in things])


class Domes(Shown):
    """Domes by their names on the battlefield; "" for none."""

    def fact(self, thing: Any, state: Arena | None = None, *, public: bool = True) -> Any:
        """Its name."""
        assert state is not None
        return state.field.domes[thing].id if thing >= 0 else ""


class Heroes(Ids):
    """Heroes in play, named with their side: "blue.yami"; every hero may play on both.

    >>> HERO.read("blue.yami"), HERO.read("yami"), HERO.say("red.yami").id
    ('blue.yami', None, 'hero-of-side')
    """

    def say(self, thing: Any) -> Word:
        """Its face and its side."""
        return PIECE.say(thing)


class Effects(Ids):
    """What lies on the Stack: an action, a card or a skill ("akhuti/retribution")."""

    def say(self, thing: Any) -> Word:
        """Its name."""
        return what_name(thing)


class Decks(Ids):
    """Decks that are submitted (SM-CAS-05): the premade one, the one that was brought, or one built now, as its code.

    >>> DECK.read("own"), DECK.read("mine")
    ('own', None)
    """

    def read(self, text: str) -> Any:
        """Its name or its code."""
        return text if text in self.all(None) or is_code_of_deck(text) else None


class LaidTokens(Shown):
    """Control tokens where they lie: the number and the hex of each."""

    told_as: Any = tuple[int, str]

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> list[Any]:
        """Its number, and the coordinate of its hex."""
        number, where = thing
        return [number, hex_text(where)]

    def say_all(self, things: Sequence[Any]) -> Word:
        """Number and hex of each."""
        return ", ".join([f"{number}: {where}" for number, where in things])


class Dwelling(Shown):
    """Outsiders where they dwell: the Dome and the card of each."""

    told_as: Any = tuple[str, str]

    def say(self, thing: Any) -> Word:
        """Its name."""
        return Text(f"outsider-{thing[1]}")


class Signed(Numbers):
    """Modifiers of cards, always said with their sign.

    >>> SIGNED.say(2), SIGNED.say(0), SIGNED.read("-1"), SIGNED.read("99")
    ('+2', '+0', -1, None)
    """

    def __init__(self, name: str, printed: Callable[[], Sequence[int]]) -> None:
        super().__init__(name)
        self._printed = printed

    def read(self, text: str) -> Any:
        """The modifier, if a card has it."""
        return next((each for each in self.all(None) if str(each) == text), None)

    def say(self, thing: Any) -> Word:
        """With its sign."""
        return f"{thing:+d}"

    def all(self, state: Any) -> Sequence[int]:
        """Each once, the lowest first."""
        return self._printed()


class DwelledDomes(Counted):
    """Domes by their outsiders: choices count them from 0, people from 1.

    >>> DWELLED.write(0), DWELLED.read("1"), DWELLED.read("0"), DWELLED.read("x")
    ('1', 0, None, None)
    """

    listed = False

    def all(self, state: Any) -> Sequence[int]:
        """Those of this battlefield."""
        return range(len(state.field.domes))


PIECE = Pieces("piece")
SIDE = Sides("side")
HEX = Hexes("hex")
LANE = Lanes("lane")
DOME = Domes("dome")
EFFECT = Effects("effect")
HERO = Heroes("hero", lambda: [f"{side}.{hero}" for side in SIDES for hero in shelf().heroes])
ACTION = Ids("action", ACTIONS)
OUTSIDER_SKILL = Effects("skill", outsider_skills)
TRIGGERED = Effects("triggered", lambda: (*hero_skills(), *shelf().power_cards))
"""What may be triggered: a skill, or what a card has left behind (SM-EFF-01)."""
AREA = Areas("area")
DWELLED = DwelledDomes("dome", PIECES - OUTSIDERS)
LOOKED_AT = Numbers("place", range(1, MOST_LOOKED_AT + 1))
"""Cards that are looked at, by their place from the top."""
STACKED = Numbers("place", range(1, MOST_STACKED + 1))
"""Effects on the Stack, by their place from the top."""
DECK = Decks("deck", (PREMADE, OWN))
LAID_TOKEN = LaidTokens("token")
DWELLER = Dwelling("outsider")
SIGNED = Signed("signed", lambda: sorted({card.modifier for card in shelf().power_cards.values()}))
WORD = Shown("word")
CARD = Ids("card", lambda: (*shelf().power_cards, shelf().flux.id), none="nobody")
POWER_CARD = Ids("card", lambda: tuple(shelf().power_cards))
VICTORY_CARD = Ids("victory", lambda: tuple(shelf().victory_cards), none="nobody")
OUTSIDER_CARD = Ids("outsider", lambda: tuple(shelf().outsiders), none="nobody")
HERO_CARD = Ids("hero", lambda: tuple(shelf().heroes), none="nobody")
FACTION = Ids("faction", tuple(FACTION_RUNES), none="nobody")
CONDITION = Ids("keyword", CONDITIONS, none="nobody")

Piece = Annotated[int, PIECE]
Side = Annotated[int, SIDE]
Hex = Annotated[int, HEX]
Lane = Annotated[int, LANE]
Dome = Annotated[int, DOME]
What = Annotated[str, EFFECT]
HeroName = Annotated[str, HERO]
"""A hero as choices name it."""
Action = Annotated[str, ACTION]
OutsiderSkill = Annotated[str, OUTSIDER_SKILL]
Triggered = Annotated[str, TRIGGERED]
Area = Annotated[int, AREA]
DwelledDome = Annotated[int, DWELLED]
LookedAtPlace = Annotated[int, LOOKED_AT]
StackedPlace = Annotated[int, STACKED]
DeckName = Annotated[str, DECK]
LaidToken = Annotated[tuple[int, int], LAID_TOKEN]
Dweller = Annotated[tuple[str, str], DWELLER]
Modifier = Annotated[int, SIGNED]
Plain = Annotated[str, WORD]
"""A word by which sentences choose theirs: what kind of effect, which value, until when."""
CardId = Annotated[str, CARD]
PowerCardId = Annotated[str, POWER_CARD]
VictoryCardId = Annotated[str, VICTORY_CARD]
OutsiderId = Annotated[str, OUTSIDER_CARD]
HeroId = Annotated[str, HERO_CARD]
Faction = Annotated[str, FACTION]
Condition = Annotated[str, CONDITION]
