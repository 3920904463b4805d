"""Keywords about groups: talents for groups, for minions alone, and those with which a minion leaves its group."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import Hex
from hordekeep.games.cloudspire.asking.choosing import choose_hex
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.rules.movement.landing import not_beside_it, not_its_terrain, taken
from hordekeep.games.cloudspire.rules.movement.moving import arrive
from hordekeep.games.cloudspire.rules.onslaught.defeat import uncover
from hordekeep.games.cloudspire.rules.onslaught.happened import Uncovered
from hordekeep.games.cloudspire.state.pieces import is_grouped, put
from hordekeep.games.cloudspire.state.play_area import BOARD, Meaning, PlayArea, Reaction, Static, Whose, Window
from hordekeep.games.cloudspire.words.happened import LeftGroup
from hordekeep.games.cloudspire.words.kinds import sentence
from hordekeep.games.cloudspire.words.places import valid_hexes
from hordekeep.games.cloudspire.words.whom import around
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question


@sentence("grouped only: {s:sentence}", fr="groupée seulement : {s}", rule="CS-GROUP-13")
@enforces("CS-GROUP-13")
def grouped_only(s: Meaning) -> Meaning:
    """Works while at least one unit lies underneath."""
    return _only(s, grouped=True)


@sentence("ungrouped only: {s:sentence}", fr="seule uniquement : {s}", rule="CS-GROUP-14")
@enforces("CS-GROUP-14")
def ungrouped_only(s: Meaning) -> Meaning:
    """Works while none lies underneath."""
    return _only(s, grouped=False)


def _only(said: Meaning, *, grouped: bool) -> Meaning:
    """A meaning that holds while its chip is grouped, or while it is not."""

    def fits(g: PlayArea, whose: Whose) -> bool:
        return is_grouped(g, whose.chip) == grouped

    def static(each: Static) -> Static:
        return Static(each.kind, lambda g, w, chip, other: each.amount(g, w, chip, other) if fits(g, w) else 0)

    def reaction(each: Reaction) -> Reaction:
        return Reaction(each.moment, lambda g, w, o: fits(g, w) and each.concerns(g, w, o), each.do)

    def window(each: Window) -> Window:
        return Window(each.moment, each.often, lambda g, w: fits(g, w) and each.can(g, w), each.do)

    return Meaning(
        tuple([static(each) for each in said.statics]),
        tuple([reaction(each) for each in said.reactions]),
        tuple([window(each) for each in said.windows]),
    )


@sentence("leaves its group if grouped: {s:sentence}", fr="quitte son groupe s’il y en a un : {s}", rule="CS-GROUP-15")
@enforces("CS-GROUP-15", "CS-GROUP-16")
def leaves_group(s: Meaning) -> Meaning:
    """The minion leaves its group as it uses the talent, which it cannot without a hex to go to."""

    def window(each: Window) -> Window:
        def can(g: PlayArea, whose: Whose) -> bool:
            return each.can(g, whose) and (not is_grouped(g, whose.chip) or bool(_ways_out(g, whose)))

        def do(g: PlayArea, whose: Whose) -> Rules[None]:
            chip = whose.chip
            if is_grouped(g, chip):
                ways = _ways_out(g, whose)
                spot = yield from choose_hex(g, whose.seat, LEAVE_GROUP, ways, about=chip)
                yield from leave_group(g, chip, spot)
            yield from each.do(g, whose)

        return Window(each.moment, each.often, can, do)

    return s._replace(windows=tuple([window(each) for each in s.windows]))


def _ways_out(g: PlayArea, whose: Whose) -> int:
    return valid_hexes(g, whose.chip, around(g, whose))


@enforces("CS-GROUP-17", "CS-GROUP-15")
def leave_group(g: PlayArea, chip: int, spot: int) -> Rules[None]:
    """The top of a group goes to another hex with the health that it has left; the next becomes active with full health
    where the group stands."""
    here, below = g.at[chip], g.below[chip]
    g.below[chip] = ()
    put(g, chip, spot)
    uncover(g, chip, below, here, BOARD, g.holder[chip])
    if g.tell:
        g.tell(LeftGroup(chip, spot))
        g.tell(Uncovered(below[0], here))
    yield from arrive(g, chip, g.land.board.near[here], (spot,))


LEAVE_GROUP: Question[Hex] = OfChip(
    "leave-group", "CS-GROUP-15", {Hex: one_of_the_hexes(taken, not_its_terrain, not_beside_it)}
)
"""Where the top of a group goes that leaves it."""
