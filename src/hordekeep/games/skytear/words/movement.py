"""What effects move: Move, Push, Place, swap (SM-MVE)."""

from __future__ import annotations

from hordekeep.games.skytear.asking.questions import choose_hex
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.meanings import Aim, Cause
from hordekeep.games.skytear.rules.actions.worship import place_pillar, remove_pillars, take_off
from hordekeep.games.skytear.rules.keywords import moving
from hordekeep.games.skytear.rules.keywords.happened import Placed
from hordekeep.games.skytear.rules.keywords.open_hexes import free_of_all
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import pillars_of, put
from hordekeep.games.skytear.words.kinds import VOCABULARY, Part, aim_in, verb
from hordekeep.games.skytear.words.meant import CASTER, Noun, Spot, Who
from hordekeep.kernel import BadInput, Rules, enforces
from hordekeep.kernel.hexes import hexes_in

V = VOCABULARY


@verb("move {t:who} up to {n:number} [hex|hexes:n]", fr="[déplacez|déplacer] {t} de {n} [hexagone|hexagones:n] au plus",
      rule="SM-MVE-02")  # fmt: skip
@enforces("SM-MVE-01")
def move(g: Arena, c: Cause, t: list[int], n: int) -> Rules[None]:
    """Up to so many hexes, as a Move action goes."""
    for piece in t:
        yield from moving.move_up_to(g, c.seat, piece, n)


@verb("push {t:who} {n:number} [hex|hexes:n]", fr="[poussez|pousser] {t} de {n} [hexagone|hexagones:n]",
      rule="SM-MVE-04")  # fmt: skip
@enforces("SM-MVE-13")
def push(g: Arena, c: Cause, t: list[int], n: int) -> Rules[None]:
    """Away from the caster; several in an order that is asked for where it matters."""
    yield from moving.push_each(g, c, t, n)


@verb("swap the hexes of {a:who} and {b:who}", fr="[échangez|échanger] les hexagones {de:a} et {de:b}",
      rule="SM-MVE-12", can=lambda g, c, a, b: bool(a and b) and moving.can_swap(g, a[0], b[0]))  # fmt: skip
def swap(g: Arena, c: Cause, a: list[int], b: list[int]) -> None:
    """Both change hexes at once, if both may stand there."""
    if a and b:
        moving.swap_hexes(g, a[0], b[0])


# -- place -------------------------------------------------------------------------------------------------------------


@V.word("clause", "place {t:who} on {h:spot}", fr="[placez|placer] {t} sur {h}", rule="SM-MVE-03")
def place(t: Who, h: Spot) -> Part:
    """Directly on a hex; a pillar comes from the supply."""
    if t.noun is not None and t.noun.kinds == ("pillar",):
        return _pillar(h)

    def deed(g: Arena, c: Cause) -> Rules[None]:
        for piece in (yield from t.pick(g, c)):
            if piece >= OUTSIDERS:
                yield from _outsider(g, c, piece, h)
            else:
                yield from moving.place(g, c.seat, piece, h.hexes(g, c))

    ground = h.hexes if t.role == CASTER and h.aim is None else None
    return Part(deed, aim_in(t, h), can=lambda g, c: bool(h.hexes(g, c)), ground=ground)


@enforces("SM-OUT-05")
def _outsider(g: Arena, c: Cause, piece: int, h: Spot) -> Rules[None]:
    """An outsider is placed whether or not it was on the battlefield."""
    there = yield from choose_hex(moving.PLACE_ON, c.seat, h.hexes(g, c), rule="SM-OACT-01", about=piece)
    if there >= 0:
        put(g, piece, there)
        if g.tell:
            g.tell(Placed(piece, there), "SM-OACT-01")


@enforces("SM-TAU-02", "SM-TAU-04", "SM-TAU-13")
def _pillar(h: Spot) -> Part:
    """A pillar goes on a free target hex, as by a Worship."""
    if h.aim is None or not h.aim.is_hex:
        raise BadInput("A pillar is placed on a target hex (SM-TAU-04).", advice="Write: on target hex.")

    def deed(g: Arena, c: Cause) -> Rules[None]:
        place_pillar(g, c)
        yield from ()

    return Part(deed, Aim("free-hex", _free_hexes, is_hex=True))


def _free_hexes(g: Arena, c: Cause) -> tuple[int, ...]:
    return hexes_in(sight(g, c.caster) & free_of_all(g))


# -- removing pillars --------------------------------------------------------------------------------------------------


def _own_pillars(np: Noun) -> None:
    if np.sort != "friendly-pillar":
        raise BadInput("Only friendly pillars can be removed so.", advice="Write: friendly pillars.")


@V.word("clause", "remove all {m:many}", fr="[retirez|retirer] [tout|toute|tous|toutes:m] {m}", rule="SM-TAU-01")
def remove_all(m: Noun) -> Part:
    """All friendly pillars, wherever they are; what follows may count them."""
    _own_pillars(m)

    def deed(g: Arena, c: Cause) -> Rules[None]:
        for each in m.find(g, c):
            take_off(g, c, each)
        yield from ()

    return Part(deed)


@V.word("sentence", "you may remove any number of {np:np}.", fr="vous pouvez retirer autant de {np} que vous voulez.",
        number="p", rule="SM-TAU-09")  # fmt: skip
def remove_any_number(np: Noun) -> Part:
    """None, some or all friendly pillars, beside the one that the Worship itself takes off (SM-TAU-09)."""
    _own_pillars(np)
    return Part(lambda g, c: remove_pillars(g, c, len(pillars_of(c.side))))
