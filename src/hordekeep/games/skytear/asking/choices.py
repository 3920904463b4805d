"""Choices that many rules share: a hex, a piece, a player, yes or no, enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Self, TypeAlias

from hordekeep.games.skytear.content.setting import OUTSIDERS, SIDES
from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.state.arena import OFF, Arena
from hordekeep.games.skytear.state.kinds import DwelledDome, HeroName, Hex, Side
from hordekeep.games.skytear.state.pieces import illusion_of, minion_on, pillar_on
from hordekeep.games.skytear.state.wording import hex_name, named, outsider_name
from hordekeep.kernel import Ask, Refusal, Text, enforces
from hordekeep.kernel.declaring import Seat, Verb

OF_STRUCTURES: Final = ("damage-structure", "toward")
"""Questions for a hex that mean the Tower or Nexus on it."""


FREE_TURNS: Final = ("activate", "act", "react", "outsider-act")
"""The asks at which somebody acts freely; all others are questions of something under way."""


class Doing(Verb):
    """What can be done in Skytear. What it touches are ids on the table, for clients to light up."""

    @classmethod
    def untimely(cls, state: Arena, ask: Ask, seat: int) -> Refusal:
        """Its time has not come, or something under way comes first. What has no time of its own answers questions."""
        if ask.prompt in FREE_TURNS:
            return Refusal(cls.late or ask.rule, Text("no-not-now" if cls.late else "nothing-to-do-with-it"))
        return Refusal(ask.rule, Text("no-answer-first"))


class ThisHex(Doing, verb="hex", touched=("hex:{hex}",)):
    """This hex."""

    hex: Hex

    def label(self, state: Arena) -> Text:
        """A structure has a name."""
        return Text("label-hex", hex=hex_name(state, self.hex))

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """With the structure or the control token on it, where that is what the question is about."""
        return (*_standing_on(state, ask, self.hex), *super().touches(state, ask))


def _standing_on(g: Arena, ask: Ask, hex: int) -> tuple[str, ...]:
    if ask.prompt in OF_STRUCTURES:
        for side, word in enumerate(SIDES):
            if hex == g.field.nexus[side]:
                return (f"nexus:{word}",)
            for lane in g.field.lanes:
                if hex == lane.towers[side]:
                    return (f"tower:{word}:{lane.id}",)
    if ask.prompt == "spawn-at" and hex in g.tokens:
        return (f"lane:{g.field.lanes[g.tokens.index(hex)].id}",)
    return ()


AT_HEX: Final = tuple([ThisHex(each) for each in range(FRAME.size)])
"""The choice of each hex of the frame."""
NO_SUCH_HEX: Final = Refusal("SM-TURN-03", Text("no-such-hex"))


# -- pieces ------------------------------------------------------------------------------------------------------------


class OfHero(Doing):
    """What is done with or by a hero, named with its side."""

    hero: HeroName

    def label(self, state: Arena) -> Text:
        """With its side only if both sides have it (SM-COMP-01)."""
        return Text(f"label-{self.word}", **self.words() | {"hero": named(state, self.hero)})


class ThisHero(OfHero, verb="hero", touched=("hero:{hero}",)):
    """This hero."""

    def piece(self, state: Arena) -> int:
        """The hero, if it plays here."""
        return state.slots.get(self.hero, OFF)


class ThisIllusion(OfHero, verb="illusion", touched=("illusion:{hero}",)):
    """The illusion of this hero."""

    def piece(self, state: Arena) -> int:
        """The token of the hero."""
        slot = state.slots.get(self.hero, OFF)
        return OFF if slot < 0 else illusion_of(slot)


class _OnHex(Doing):
    """A token of a side on a hex: there is at most one of its kind (SM-PLC-03). Its key has colons only."""

    side: Side
    hex: Hex

    @classmethod
    def read(cls, about: Sequence[str]) -> Self | None:
        """The choice whose side and hex are written so, or None."""
        return super().read(about[0].split(":")) if len(about) == 1 else None

    def key(self) -> str:
        """With a colon between its side and its hex."""
        return ":".join((self.word, *self._written().values()))


class ThisMinion(_OnHex, verb="minion", touched=("minion:{side}:{hex}",)):
    """The minion of this side on this hex."""

    def piece(self, state: Arena) -> int:
        """The minion there, if there is one."""
        return minion_on(state, self.side, self.hex)


class ThisPillar(_OnHex, verb="pillar", touched=("pillar:{side}:{hex}",)):
    """The pillar of this side on this hex."""

    def piece(self, state: Arena) -> int:
        """The pillar there, if there is one."""
        return pillar_on(state, self.side, self.hex)


class ThisOutsider(Doing, verb="outsider", touched=("outsider:{dome}",)):
    """The outsider of this Dome."""

    dome: DwelledDome

    def label(self, state: Arena) -> Text:
        """Its name."""
        return Text("label-outsider", outsider=outsider_name(state, self.dome))

    def piece(self, state: Arena) -> int:
        """Whoever dwells there."""
        return OUTSIDERS + self.dome


ThisPiece: TypeAlias = ThisHero | ThisMinion | ThisPillar | ThisIllusion | ThisOutsider
"""A piece on the battlefield."""

this_hero = lru_cache(maxsize=None)(ThisHero)
this_illusion = lru_cache(maxsize=None)(ThisIllusion)
this_minion = lru_cache(maxsize=None)(ThisMinion)
this_pillar = lru_cache(maxsize=None)(ThisPillar)
"""Choices of pieces, each made once."""

NO_HERO: Final = Text("no-such-hero")
DEFEATED: Final = Refusal("SM-STATE-11", Text("no-sm-state-11"))
ABSENT: Final[Mapping[type[Verb], Text]] = {
    ThisMinion: Text("no-minion-there"),
    ThisPillar: Text("no-pillar-there"),
    ThisIllusion: Text("no-illusion-there"),
    ThisOutsider: Text("no-outsider-there"),
}


@enforces("SM-STATE-11")
def why_absent(g: Arena, ask: Ask, choice: ThisPiece) -> Refusal:
    """What is not on the battlefield: a hero that was not drafted or is Defeated, a minion or a pillar of that side on
    a hex without one, an illusion or an outsider that has not come."""
    if isinstance(choice, (ThisHero, ThisIllusion)) and choice.hero not in g.slots:
        return Refusal(ask.rule, NO_HERO)
    return DEFEATED if isinstance(choice, ThisHero) else Refusal(ask.rule, ABSENT[type(choice)])


# -- players, yes and no -----------------------------------------------------------------------------------------------


class ThisPlayer(Doing, verb="seat"):
    """This player."""

    player: Seat

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """The seat, by its number."""
        return (f"seat:{self.player}",)


class Yes(Doing, verb="yes"):
    """Yes."""


class No(Doing, verb="no"):
    """No."""


class Stop(Doing, verb="stop"):
    """Enough of this."""


class Done(Doing, verb="done"):
    """Done."""


STOP: Final = Stop()
YES: Final = Yes()
NO: Final = No()
DONE: Final = Done()
this_player = lru_cache(maxsize=None)(ThisPlayer)
