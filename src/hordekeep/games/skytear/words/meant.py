"""Who is meant: a noun phrase tells which pieces it names and on which hexes, a `Who` decides on some of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hordekeep.games.skytear.asking.choices import ThisPiece
from hordekeep.games.skytear.asking.questions import choose_piece, of_pieces
from hordekeep.games.skytear.content.names import what_name
from hordekeep.games.skytear.effects.meanings import Aim, Cause, Ground, Sought
from hordekeep.games.skytear.effects.sought import why_not_sought
from hordekeep.games.skytear.state.arena import BLUE_HEROES, BLUE_ILLUSIONS, BLUE_MINIONS, BLUE_PILLARS, Arena
from hordekeep.games.skytear.state.pieces import illusion_of, kind_of, minions_of, pillars_of
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Ask, Rules, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.texts import Word

Test = Callable[[Arena, Cause, int], bool]
Find = Callable[[Arena, Cause], list[int]]
Condition = Callable[[Arena, Cause], bool]
FRIENDLY: Final = "friendly"
ENEMY: Final = "enemy"
CASTER: Final = "caster"
PROJECTED: Final = "projected"
NOT_OF_KIND: Final = {
    ("hero",): "no-asks-hero",
    ("minion",): "no-asks-minion",
    ("pillar",): "no-asks-pillar",
    ("illusion",): "no-asks-illusion",
    ("hero", "minion"): "no-asks-hero-or-minion",
}
"""The messages for a piece of another kind."""


def _cause(g: Arena, ask: Ask) -> Word:
    """The effect that looks for somebody, or whose it is."""
    cause: Cause = ask.about.cause
    return what_name(cause.what) if cause.what else piece_name(g, cause.caster)


OF_CAUSE: Final = {"what": _cause}
PICK: Question[ThisPiece] = Question("pick", "SM-TGT-07", of_pieces(why_not_sought), says=OF_CAUSE)


class Noun(NamedTuple):
    """A noun phrase: pieces of some kinds, of a side seen from the caster ("" for either), on all of these grounds,
    that pass all tests. `absent` tells that what it is about is not on the battlefield. `off` and `fails` are the
    messages for a piece that is on no such ground, or does not pass a test."""

    kinds: tuple[str, ...]
    side: str = ""
    grounds: tuple[Ground, ...] = ()
    tests: tuple[Test, ...] = ()
    absent: Condition | None = None
    off: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()

    @property
    def sort(self) -> str:
        """How questions name it: "enemy-hero", "friendly-pillar", "enemy" for heroes and minions."""
        kind = self.kinds[0] if len(self.kinds) == 1 else ""
        return "-".join(each for each in (self.side, kind) if each)

    def on(self, ground: Ground, off: str) -> Noun:
        """The same, on these hexes only."""
        return self._replace(grounds=(*self.grounds, ground), off=(*self.off, off))

    def where(self, test: Test, fails: str) -> Noun:
        """The same, narrowed by one more test."""
        return self._replace(tests=(*self.tests, test), fails=(*self.fails, fails))

    def find(self, g: Arena, c: Cause) -> list[int]:
        """All that are meant now, heroes first."""
        mask = g.field.board.exists
        for ground in self.grounds:
            mask &= ground(g, c)
        if not mask:
            return []
        found: list[int] = []
        sides = (0, 1) if not self.side else (c.side if self.side == FRIENDLY else 1 - c.side,)
        at = g.at
        for kind in self.kinds:
            for side in sides:
                if g.on[_BLUES[kind] + side] & mask:
                    found += [piece for piece in _pieces(g, kind, side) if at[piece] >= 0 and mask >> at[piece] & 1]
        return [piece for piece in found if all(test(g, c, piece) for test in self.tests)] if self.tests else found

    def fits(self, g: Arena, c: Cause, piece: int) -> bool:
        """Is this piece meant?"""
        where = g.at[piece]
        if where < 0 or kind_of(piece) not in self.kinds or (self.side and not self._of_side(g, c, piece)):
            return False
        return all(ground(g, c) >> where & 1 for ground in self.grounds) and all(
            test(g, c, piece) for test in self.tests
        )

    def lack(self, g: Arena, c: Cause, piece: int) -> str:
        """What a piece on the battlefield lacks to be meant, as the id of a message; "" if it is."""
        if kind_of(piece) not in self.kinds:
            return NOT_OF_KIND[self.kinds]
        if self.side and not self._of_side(g, c, piece):
            return "no-asks-friend" if self.side == FRIENDLY else "no-asks-enemy"
        for ground, off in zip(self.grounds, self.off, strict=True):
            if not ground(g, c) >> g.at[piece] & 1:
                return off
        for test, fails in zip(self.tests, self.fails, strict=True):
            if not test(g, c, piece):
                return fails
        return ""

    def _of_side(self, g: Arena, c: Cause, piece: int) -> bool:
        return (g.setting.side_of[piece] == c.side) == (self.side == FRIENDLY)


_BLUES: Final = {"hero": BLUE_HEROES, "minion": BLUE_MINIONS, "pillar": BLUE_PILLARS, "illusion": BLUE_ILLUSIONS}
"""The masks of Blue's pieces of each kind; Red's come next."""


def _pieces(g: Arena, kind: str, side: int) -> Sequence[int]:
    """All pieces of a kind that a side has, on the battlefield or not."""
    if kind == "hero":
        return g.heroes_of(side)
    if kind == "minion":
        return minions_of(side)
    if kind == "pillar":
        return pillars_of(side)
    return [illusion_of(hero) for hero in g.heroes_of(side)]


class Who:
    """Whom a sentence speaks of.

    `find` lists who could be meant now; `pick` decides who it is, asking if there is a choice; `ground` are the hexes
    on which they stand; `fits` tells it of one piece, as what lasts and what triggers ask. `role` names the two that
    are known without looking: the caster, and a Projected Hero. `aim` is what has to be targeted for it (SM-TGT-01),
    `absent` tells that it is not on the battlefield.
    """

    __slots__ = ("absent", "aim", "find", "fits", "ground", "noun", "pick", "role")

    def __init__(
        self,
        find: Find,
        fits: Test,
        *,
        pick: Callable[[Arena, Cause], Rules[list[int]]] | None = None,
        ground: Ground | None = None,
        aim: Aim | None = None,
        role: str = "",
        noun: Noun | None = None,
        absent: Condition | None = None,
    ) -> None:
        self.find = find
        self.fits = fits
        self.pick = pick or self._all
        self.ground = ground or self._hexes
        self.aim = aim
        self.role = role
        self.noun = noun
        self.absent = absent

    def _all(self, g: Arena, c: Cause) -> Rules[list[int]]:
        yield from ()
        return self.find(g, c)

    def _hexes(self, g: Arena, c: Cause) -> int:
        return hexes_of(g, c, self.find(g, c))


class Spot(NamedTuple):
    """A hex that something is placed on: which hexes it may be, and what has to be targeted for it."""

    hexes: Ground
    aim: Aim | None = None


def sure(find: Find, *, aim: Aim | None = None, role: str = "", absent: Condition | None = None) -> Who:
    """Pieces that leave no choice."""
    return Who(find, lambda g, c, piece: piece in find(g, c), aim=aim, role=role, absent=absent)


def every(noun: Noun) -> Who:
    """All that a noun phrase names."""
    return Who(noun.find, noun.fits, noun=noun, absent=noun.absent)


@enforces("SM-TGT-07")
def any_one(noun: Noun) -> Who:
    """One that a noun phrase names, picked when it matters."""

    def pick(g: Arena, c: Cause) -> Rules[list[int]]:
        found = yield from choose_piece(g, PICK, c.seat, noun.find(g, c), about=Sought(noun.lack, c), sort=noun.sort)
        return [] if found < 0 else [found]

    return Who(noun.find, noun.fits, pick=pick, noun=noun, absent=noun.absent)


@enforces("SM-TRIG-03")
def hexes_of(g: Arena, c: Cause, pieces: list[int]) -> int:
    """The hexes on which pieces stand, or stood when this very effect defeated them."""
    found = 0
    for piece in pieces:
        where = g.at[piece]
        if where < 0:
            where = c.fallen.get(piece, -1)
        if where >= 0:
            found |= 1 << where
    return found


@enforces("SM-EFF-05")
def around(g: Arena, hexes: int) -> int:
    """Adjacent: within 1 hex, the hex itself included."""
    return g.field.board.grown(hexes) if hexes else 0


def caster_hex(g: Arena, c: Cause) -> int:
    """The hex of the caster; none if it is not on the battlefield."""
    here = g.at[c.caster]
    return 1 << here if here >= 0 else 0
