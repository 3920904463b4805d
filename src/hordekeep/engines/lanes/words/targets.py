"""Whom a verb reaches: an ally, each monster, the weakest one, this, it, one or the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hordekeep.engines.lanes.asking.choices import AT, STOP, At, Stop
from hordekeep.engines.lanes.asking.questions import ask, choose_piece, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.values import attack, health, is_idle, lane_of, opponent
from hordekeep.engines.lanes.rules.concepts.questions import PICK
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Noun, Target, Test, chosen
from hordekeep.kernel import Rules, enforces

V = VOCABULARY
V.rung("target", "one")
V.rung("one", "known")

Find = Callable[[Battle, Cause], list[Piece]]


def sure(sort: str, find: Find, mention: int = 0, fits: Test | None = None) -> Target:
    """A target that leaves no choice."""
    return Target(sort, find, None, mention, fits)


@enforces("SH-MINION-10", "HM-MIN-08", "SH-GLOS-28")
def active(np: Noun) -> Noun:
    """Idle minions are not picked, unless the verb brings them back. They are meant where something happened to them:
    one that has just lost its last health token lost it as a minion."""
    if np.sort != "minion":
        return np

    def among(g: Battle, c: Cause) -> list[Piece]:
        return [p for p in np.among(g, c) if c.wakes or not is_idle(g, p)]

    return Noun(np.sort, among, np.is_one, np.face, np.tests)


@V.word("one", "this", fr="cette carte", mentions="this", gender="f", number="s")
def this() -> Target:
    """The card itself."""
    return sure("this", lambda g, c: [c.me], 0, lambda g, c, p: p is c.me)


@V.word("known", "it", fr="{ce:it}", refers=True, number="s")
def it(mention: int) -> Target:
    """What was mentioned before."""
    return sure("it", lambda g, c: [c.me] if mention == 0 else c.mentioned.get(mention, []))


@V.word("known", "that {np:noun}", fr="{ce:np}", refers=True, number="s")
def that(np: Noun, mention: int) -> Target:
    """What was mentioned before, by its noun."""
    return sure(np.sort, lambda g, c: c.mentioned.get(mention, []))


@V.word("one", "[a|an] {np:np}", fr="{un:np}", mentions=True, number="s", rule="SH-EDGE-01")
def a(np: Noun, mention: int) -> Target:
    """One of them, of the decider's choice."""
    return chosen(active(np), mention)


@V.word("one", "another {np:np}", fr="{un autre:np}", mentions=True, refers="other", number="s", rule="SH-EDGE-01")
def another(np: Noun, mention: int, other: int) -> Target:
    """One of them, but not the one just spoken of, or not this."""
    return chosen(active(np), mention, other)


@V.word("one", "each {np:np}", fr="{chaque:np}", mentions=True, number="s")
def each(np: Noun, mention: int) -> Target:
    """All of them."""
    return sure(np.sort, np.find, mention, np.fits)


@V.word("one", "each {np:np} except {name:minion}", fr="{chaque:np} sauf {name}", mentions=True, number="s", head="np")
def each_except(np: Noun, name: str, mention: int) -> Target:
    """All of them but one, by name."""
    return sure(np.sort, lambda g, c: [p for p in np.find(g, c) if p.card.id != name], mention)


@V.word("one", "a random {np:np}", fr="{un:np}, [tiré|tirée|tirés|tirées:np] au hasard", mentions=True, number="s")
def a_random(np: Noun, mention: int) -> Target:
    """One of them, by the dice."""

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        found = np.find(g, c)
        if len(found) > 1:
            found = [found[g.dice.below(len(found))]]
        c.mentioned[mention] = found
        yield from ()
        return found

    return Target(np.sort, np.find, pick, mention)


@V.word("one", "up to two {np:np}", fr="jusqu’à deux {np}", mentions=True, number="p")
def up_to_two(np: Noun, mention: int) -> Target:
    """None, one or two of them."""

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        found = active(np).find(g, c)
        picked: list[Piece] = []
        while found and len(picked) < 2:
            places = [place_of(g, p) for p in found]
            about = About(c.me.card, among=places, optional=True)
            answer: At | Stop = yield from ask(g, deciders(g, c), PICK[np.sort], [*map(AT, places), STOP], about)
            if isinstance(answer, Stop):
                break
            piece = piece_at(g, answer.place)
            assert piece is not None
            picked.append(piece)
            found.remove(piece)
        c.mentioned[mention] = picked
        return picked

    return Target(np.sort, np.find, pick, mention)


@enforces("SH-GLOS-40", "SH-GLOS-41", "SH-GLOS-32")
def by_the_alliance(g: Battle, _: Cause) -> Sequence[int]:
    """Who chooses among the strongest, the weakest or the most wounded."""
    return g.alliance_seats


def ranked(
    np: Noun,
    rank: Callable[[Battle, Piece], tuple[int, int]],
    how_many: int,
    mention: int,
    *,
    rule: str = "SH-GLOS-40",
    chosen: Callable[[Battle, Cause], Sequence[int]] = by_the_alliance,
) -> Target:
    """The first by rank; where the rank is equal somebody chooses."""
    np = active(np)

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        left = np.find(g, c)
        picked: list[Piece] = []
        while left and len(picked) < how_many:
            best = min(rank(g, p) for p in left)
            first = [p for p in left if rank(g, p) == best]
            picked.append((yield from choose_piece(g, chosen(g, c), PICK[np.sort], first, c.me.card, rule)))
            left.remove(picked[-1])
        c.mentioned[mention] = picked
        return picked

    def find(g: Battle, c: Cause) -> list[Piece]:
        found = np.find(g, c)
        best = sorted({rank(g, p) for p in found})[:how_many]
        return [p for p in found if rank(g, p) in best]

    return Target(np.sort, find, pick, mention, stays=np.fits)


def _strength(g: Battle, p: Piece) -> tuple[int, int]:
    return (-attack(g, p), -health(g, p))


def _weakness(g: Battle, p: Piece) -> tuple[int, int]:
    return (attack(g, p), health(g, p))


@V.word(
    "one",
    "the weakest {np:np}",
    fr="{le:np} [le|la|les|les:np] plus [faible|faibles:np]",
    mentions=True,
    number="s",
    rule="SH-GLOS-41",
)
def the_weakest(np: Noun, mention: int) -> Target:
    """The lowest attack, then the lowest health."""
    return ranked(np, _weakness, 1, mention)


@V.word(
    "one",
    "the strongest {np:np}",
    fr="{le:np} [le plus fort|la plus forte|les plus forts|les plus fortes:np]",
    mentions=True,
    number="s",
    rule="SH-GLOS-40",
)
def the_strongest(np: Noun, mention: int) -> Target:
    """The highest attack, then the highest health."""
    return ranked(np, _strength, 1, mention)


@V.word("one", "each of the two strongest {np:np}",
        fr="[chacun|chacune|chacun|chacune:np] des deux {np} les plus [fort|forte|forts|fortes:np]",
        mentions=True, number="p",
        rule="SH-GLOS-40")  # fmt: skip
def the_two_strongest(np: Noun, mention: int) -> Target:
    """The strongest and the next."""
    return ranked(np, _strength, 2, mention)


@V.word(
    "one",
    "the most wounded {np:np}",
    fr="{le:np} [le plus blessé|la plus blessée|les plus blessés|les plus blessées:np]",
    mentions=True,
    number="s",
    rule="SH-GLOS-32",
)
def the_most_wounded(np: Noun, mention: int) -> Target:
    """The one with the most wound tokens; without wounds nobody is."""
    return ranked(np.where(lambda g, c, p: p.vigor < 0), lambda g, p: (p.vigor, 0), 1, mention)


def _faced(g: Battle, c: Cause) -> Piece | None:
    if c.lane < 0:
        return None
    facing = g.ally_in(c.lane) if c.side == HORDE else g.monster_in(c.lane)
    return None if facing is None or facing.doomed else facing


@V.word(
    "one",
    "the engaged {np:np}",
    fr="{le:np} [engagé|engagée|engagés|engagées:np]",
    mentions=True,
    number="s",
    rule="SH-GLOS-23",
)
def the_engaged(np: Noun, mention: int) -> Target:
    """The creature that this is engaged with, if it is of that kind; once this has left its lane, the one it faced."""

    def find(g: Battle, c: Cause) -> list[Piece]:
        facing = opponent(g, c.me) if lane_of(c.me) >= 0 else _faced(g, c)
        return [facing] if facing is not None and np.fits(g, c, facing) else []

    return sure(np.sort, find, mention)


@V.word("one", "the {np:noun} engaged with {t:known}", fr="{le:np} [engagé|engagée|engagés|engagées:np] avec {t}",
        mentions=True, number="s", head="np",
        rule="SH-GLOS-23")  # fmt: skip
def engaged_with(np: Noun, t: Target, mention: int) -> Target:
    """The creature in the same lane on the other side."""

    def find(g: Battle, c: Cause) -> list[Piece]:
        facing = [opponent(g, p) for p in t.find(g, c)]
        return [p for p in facing if p is not None and np.fits(g, c, p)]

    return sure(np.sort, find, mention)


@V.word("one", "the {np:noun} in this lane", fr="{le:np} de cette rangée", mentions=True, number="s", head="np")
def in_this_lane(np: Noun, mention: int) -> Target:
    """Who stands in the lane of this card."""
    return _in_lane(np, 0, mention)


def _in_lane(np: Noun, away: int, mention: int) -> Target:
    """Who stands so many lanes to the right of this card. Cards that hold for them ask it of everybody in play, so most
    are told from the lane alone."""

    def is_there(c: Cause, p: Piece) -> bool:
        return 0 <= p.lane == lane_of(c.me) + away

    def find(g: Battle, c: Cause) -> list[Piece]:
        return [p for p in np.find(g, c) if is_there(c, p)]

    def fits(g: Battle, c: Cause, p: Piece) -> bool:
        return is_there(c, p) and any(p is each for each in np.find(g, c))

    return sure(np.sort, find, mention, fits)


@V.word("one", "the {np:noun} in the lane to the right", fr="{le:np} de la rangée de droite", mentions=True, number="s",
        head="np")  # fmt: skip
def in_the_lane_to_the_right(np: Noun, mention: int) -> Target:
    """Who stands one lane further to the right."""
    return _in_lane(np, 1, mention)


@V.word(
    "one",
    "the attached {np:np}",
    fr="{le:np} [équipé|équipée|équipés|équipées:np]",
    mentions=True,
    number="s",
    rule="SH-CARD-09",
)
def the_attached(np: Noun, mention: int) -> Target:
    """The card that this is attached to."""
    return sure(np.sort, lambda g, c: [] if c.me.host is None else [c.me.host], mention, lambda g, c, p: p is c.me.host)


@V.word("known", "the boosted monster", fr="le Monstre renforcé", mentions=True, gender="m", number="s",
        sort="creature/monster", rule="SH-TREA-04")  # fmt: skip
def the_boosted_monster(mention: int) -> Target:
    """The monster that the treachery card points at; a mark keeps it for the turn."""

    def find(g: Battle, c: Cause) -> list[Piece]:
        return [p for p in g.in_lanes(HORDE) if p.marked("boosted") and not p.doomed]

    return sure("monster", find, mention, lambda g, c, p: p.marked("boosted") > 0)


@V.word("one", "the castle", fr="le Château", mentions=True, gender="m", number="s", sort="castle", rule="SH-CARD-13")
def the_castle(mention: int) -> Target:
    """The castle."""
    return sure("castle", lambda g, c: [g.castle], mention)


@V.word("one", "the portal", fr="le Portail", mentions=True, gender="m", number="s", sort="portal", rule="SH-CARD-12")
def the_portal(mention: int) -> Target:
    """The portal in play."""
    return sure("portal", lambda g, c: [g.portal], mention)


@V.word("one", "the outsider or else the portal", fr="l’Outsider ou, à défaut, le Portail", mentions=True, gender="m",
        number="s", rule="SH-HORDE-20")  # fmt: skip
def the_outsider_or_else_the_portal(mention: int) -> Target:
    """The outsider when it is in play, otherwise the current portal."""
    return sure("monster", lambda g, c: [g.outsider() or g.portal], mention)


@V.word("known", "{name:minion}", fr="{name}", mentions=True, gender="m", number="s", sort="creature/monster/minion",
        rule="SH-MINION-11")  # fmt: skip
def by_name(name: str, mention: int) -> Target:
    """A minion by its name."""
    return sure("minion", lambda g, c: [p for p in g.minions if p.card.id == name], mention)


def _sort_of(a: Target, b: Target) -> str:
    """What two targets together are called: two targets are never "this" alone."""
    return b.sort if a.sort == "this" else a.sort


@V.word("target", "{a:one} and {b:one}", fr="{a} et {b}", joins="and", number="p")
def both(a: Target, b: Target) -> Target:
    """The one and the other."""

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        first = yield from a.pick(g, c)
        second = yield from b.pick(g, c)
        return [*first, *(p for p in second if all(p is not each for each in first))]

    def find(g: Battle, c: Cause) -> list[Piece]:
        return [*a.found(g, c), *b.find(g, c)]

    return Target(_sort_of(a, b), find, pick, 0, lambda g, c, p: a.fits(g, c, p) or b.fits(g, c, p))


@V.word("target", "{a:one} or {b:one}", fr="{a} ou {b}", joins="or", number="s")
def either(a: Target, b: Target) -> Target:
    """The one or the other, of the decider's choice."""
    return _either(a, b, None)


def _either(a: Target, b: Target, test: Test | None) -> Target:
    def find(g: Battle, c: Cause) -> list[Piece]:
        found = [*a.find(g, c), *b.find(g, c)]
        return found if test is None else [p for p in found if test(g, c, p)]

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        found = find(g, c)
        if len(found) > 1:
            found = [(yield from choose_piece(g, deciders(g, c), PICK[_sort_of(a, b)], found, c.me.card))]
        return found

    def fits(g: Battle, c: Cause, p: Piece) -> bool:
        return a.fits(g, c, p) or b.fits(g, c, p)

    return Target(_sort_of(a, b), find, pick, 0, fits, lambda narrower: _either(a, b, narrower))
