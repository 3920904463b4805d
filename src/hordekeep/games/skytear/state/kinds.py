"""The kinds of things that choices and events name: pieces, sides, hexes, Lanes and Domes, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from hordekeep.games.skytear.content.card_files import FACTION_RUNES
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.names import listed, what_name
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.state.arena import CONDITIONS, Arena
from hordekeep.games.skytear.state.pieces import word_for
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Ids, Kind, Numbers
from hordekeep.kernel.texts import Word


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

    >>> SIDE.say(1), SIDE.say(-1)
    ('red', 'none')
    """

    def say(self, thing: Any) -> Word:
        """The colour, by which sentences choose their words."""
        return SIDES[thing] if thing >= 0 else "none"


class Hexes(Shown):
    """Hexes of the battlefield: numbers in events, coordinates for people.

    >>> from hordekeep.games.skytear.ground.boards import FRAME
    >>> HEX.say_all((FRAME.id((-4, 1)), FRAME.id((0, 2))))
    '-4.1 0.2'
    """

    def say(self, thing: Any) -> Word:
        """Its coordinate."""
        return hex_text(thing)

    def say_all(self, things: Sequence[Any]) -> Word:
        """Their coordinates."""
        return " ".join([hex_text(each) for each in things])


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


class Effects(Shown):
    """What lies on the Stack: an action, a card or a skill ("akhuti/retribution")."""

    def say(self, thing: Any) -> Word:
        """Its name."""
        return what_name(thing)


class LaidTokens(Shown):
    """Control tokens where they lie: the number and the hex of each."""

    def say_all(self, things: Sequence[Any]) -> Word:
        """Number and hex of each."""
        return ", ".join([f"{number}: {hex_text(where)}" for number, where in things])


class Dwelling(Shown):
    """Outsiders where they dwell: the Dome and the card of each."""

    def say(self, thing: Any) -> Word:
        """Its name."""
        return Text(f"outsider-{thing[1]}")


class Signed(Numbers):
    """Numbers that are always said with their sign.

    >>> SIGNED.say(2), SIGNED.say(0)
    ('+2', '+0')
    """

    def say(self, thing: Any) -> Word:
        """With its sign."""
        return f"{thing:+d}"


PIECE = Pieces("piece")
SIDE = Sides("side")
HEX = Hexes("hex")
LANE = Lanes("lane")
DOME = Domes("dome")
EFFECT = Effects("effect")
LAID_TOKEN = LaidTokens("token")
DWELLER = Dwelling("outsider")
SIGNED = Signed("signed")
WORD = Shown("word")
CARD = Ids("card", lambda: (*shelf().power_cards, shelf().flux.id), none="nobody")
VICTORY_CARD = Ids("victory", lambda: tuple(shelf().victory_cards), none="nobody")
OUTSIDER_CARD = Ids("outsider", lambda: tuple(shelf().outsiders), none="nobody")
HERO_CARD = Ids("hero", lambda: tuple(shelf().heroes), none="nobody")
FACTION = Ids("faction", tuple(FACTION_RUNES), none="nobody")
CONDITION = Ids("condition", CONDITIONS, none="nobody")

Piece = Annotated[int, PIECE]
Side = Annotated[int, SIDE]
Hex = Annotated[int, HEX]
Lane = Annotated[int, LANE]
Dome = Annotated[int, DOME]
What = Annotated[str, EFFECT]
LaidToken = Annotated[tuple[int, int], LAID_TOKEN]
Dweller = Annotated[tuple[str, str], DWELLER]
Modifier = Annotated[int, SIGNED]
Plain = Annotated[str, WORD]
"""A word by which sentences choose theirs: what kind of effect, which value, until when."""
CardId = Annotated[str, CARD]
VictoryCardId = Annotated[str, VICTORY_CARD]
OutsiderId = Annotated[str, OUTSIDER_CARD]
HeroId = Annotated[str, HERO_CARD]
Faction = Annotated[str, FACTION]
Condition = Annotated[str, CONDITION]
