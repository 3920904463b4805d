"""Who is meant: a noun phrase lists who could be, a target decides who is, asking where there is a choice.

Apart from the words themselves because every ability asks it: `make fast` compiles this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hordekeep.engines.lanes.asking.questions import choose_piece, deciders
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.rules.concepts.concealing import reveal
from hordekeep.engines.lanes.rules.concepts.questions import PICK
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import Rules, enforces

Test = Callable[[Battle, Cause, Piece], bool]


class Noun:
    """A noun phrase: where to look for pieces, and which of them are meant. `sort` names them in questions.

    `among` lists pieces in play, `is_one` tells it of a single piece, `face` of a card that is not in play.
    """

    __slots__ = ("among", "face", "is_one", "sort", "tests")

    def __init__(
        self,
        sort: str,
        among: Callable[[Battle, Cause], Iterable[Piece]],
        is_one: Test,
        face: Callable[[Card], bool],
        tests: Sequence[Test] = (),
    ) -> None:
        self.sort = sort
        self.among = among
        self.is_one = is_one
        self.face = face
        self.tests = tuple(tests)

    def where(self, test: Test) -> Noun:
        """The same, narrowed by one more test."""
        return Noun(self.sort, self.among, self.is_one, self.face, (*self.tests, test))

    def find(self, g: Battle, c: Cause) -> list[Piece]:
        """All pieces that are meant now; what is being destroyed is not counted any more (SH-EDGE-08)."""
        tests = self.tests
        if not tests:
            return [p for p in self.among(g, c) if not p.doomed]
        return [p for p in self.among(g, c) if not p.doomed and all(test(g, c, p) for test in tests)]

    def fits(self, g: Battle, c: Cause, p: Piece) -> bool:
        """Is this piece meant?"""
        return self.is_one(g, c, p) and all(test(g, c, p) for test in self.tests)

    def faces(self, g: Battle, c: Cause, cards: Iterable[Card]) -> list[Card]:
        """Those of some cards outside play that are meant."""
        found = [card for card in cards if self.face(card)]
        return [card for card in found if all(test(g, c, Piece(card, c.side, c.seat)) for test in self.tests)]


class Target:
    """Whom a verb reaches: `find` lists who could be; `pick` decides, asking where there is a choice (SH-EDGE-01).

    `fits` tells whether one piece is meant, as events and lasting values ask; it may be doomed already. `narrow` makes
    the same target for those who pass a test; None where a test leaves no choice to narrow. One that `is_sure` never
    asks: whom it finds, it picks. Whether somebody who was picked is still meant when turned up, `stays` tells: the
    weakest of all was weighed before.
    """

    __slots__ = ("find", "fits", "is_sure", "mention", "narrow", "pick", "sort", "stays")

    def __init__(
        self,
        sort: str,
        find: Callable[[Battle, Cause], list[Piece]],
        pick: Callable[[Battle, Cause], Rules[list[Piece]]] | None = None,
        mention: int = 0,
        fits: Test | None = None,
        narrow: Callable[[Test], Target] | None = None,
        stays: Test | None = None,
    ) -> None:
        self.sort = sort
        self.find = find
        self.mention = mention
        self.narrow = narrow
        self.is_sure = pick is None
        self.pick = pick or self._all
        self.fits = fits or (lambda g, c, p: any(p is each for each in find(g, c)))
        self.stays = stays or self.fits

    def found(self, g: Battle, c: Cause) -> list[Piece]:
        """Everybody who is meant, remembered for a later "it"."""
        found = self.find(g, c)
        if self.mention:
            c.mentioned[self.mention] = list(found)
        return found

    def _all(self, g: Battle, c: Cause) -> Rules[list[Piece]]:
        """Everybody who is meant: nothing to ask."""
        yield from ()
        return self.found(g, c)


def chosen(noun: Noun, mention: int, other: int | None = None) -> Target:
    """One of those who are meant, chosen by whoever decides for the card; `other` is a mention that it must not be."""

    def is_another(c: Cause, p: Piece) -> bool:
        not_these = [c.me] if other == 0 else c.mentioned.get(other or 0, [])
        return other is None or all(p is not each for each in not_these)

    def find(g: Battle, c: Cause) -> list[Piece]:
        return [p for p in noun.find(g, c) if is_another(c, p)]

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        found = find(g, c)
        if len(found) > 1:
            found = [(yield from choose_piece(g, deciders(g, c), PICK[noun.sort], found, c.me.card))]
        c.mentioned[mention] = found
        return found

    def fits(g: Battle, c: Cause, p: Piece) -> bool:
        return noun.fits(g, c, p) and is_another(c, p)

    return Target(noun.sort, find, pick, mention, fits, lambda test: chosen(noun.where(test), mention, other))


@enforces("SH-VS-29", "SH-VS-30", "HM-GLO-28", "HM-GLO-29")
def uncovered(g: Battle, c: Cause, target: Target, picked: list[Piece]) -> Rules[list[Piece]]:
    """Concealed cards are turned up and resolved before an effect reaches them; what is then no longer meant is spared,
    and the rest goes on as far as it can, without whoever was spared."""
    left = []
    for p in picked:
        if p.concealed and not ((yield from reveal(g, p)) and p.card.is_creature and target.stays(g, c, p)):
            continue
        left.append(p)
    if target.mention and len(left) < len(picked):
        c.mentioned[target.mention] = left
    return left
