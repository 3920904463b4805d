"""What heroes get and what holds for them: values, Control, sight, movement (SM-EFF-03, SM-EFF-04, SM-EFF-23).

On a card it lasts until the activation ends (SM-EFF-01) or the turn (SM-EFF-25); on a skill it holds as long as the
skill is in force.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.state.arena import ACTIVATION, TURN, Arena, Lasting
from hordekeep.games.skytear.words.happened import Barred, BonusLent, Lasts
from hordekeep.games.skytear.words.kinds import VOCABULARY, Count, Given, Part
from hordekeep.games.skytear.words.meant import CASTER, PROJECTED, Condition, Noun, Who
from hordekeep.kernel import BadInput, Rules, enforces
from hordekeep.kernel.hexes import hexes_in

V = VOCABULARY
Amount = Callable[[Arena, Cause, int], int]
UNTIL: Final = {ACTIVATION: "activation", TURN: "turn"}
NUMBERS: Final = ("armor", "attack", "skirmish", "control", "mana", "move")
"""The values that are numbers; the others are rules that hold or not."""


@enforces("SM-EFF-23")
def lend(g: Arena, kind: str, piece: int, amount: int, until: int) -> None:
    """Somebody on the battlefield has something for a while; what it has already is added to."""
    if not amount or g.at[piece] < 0:
        return
    g.lasting.append(Lasting(kind, piece, amount, until))
    if kind in NUMBERS:
        if g.tell:
            g.tell(BonusLent(piece, kind, amount, UNTIL[until]))
    elif g.tell:
        g.tell(Lasts(piece, kind, UNTIL[until]))


def _lends(kind: str, t: Who, amount: Amount, until: int = ACTIVATION) -> Part:
    """What a card gives, to those who are meant when it resolves."""

    def deed(g: Arena, c: Cause) -> Rules[None]:
        pieces = yield from t.pick(g, c)
        how_much = amount(g, c, -1)
        for piece in pieces:
            lend(g, kind, piece, how_much, until)

    return Part(None if t.role == PROJECTED else deed, t.aim)


def _gives(kind: str, t: Who, amount: Amount) -> Part:
    """What a card gives until the activation ends, and a skill for as long as it is in force."""
    return _lends(kind, t, amount)._replace(given=Given(kind, t, amount))


def _holds(kind: str, t: Who) -> Part:
    return _gives(kind, t, lambda g, c, target: 1)


# -- +1 Armor ----------------------------------------------------------------------------------------------------------


class Bonus(NamedTuple):
    """A value and how much of it. What a skill cannot give all the time is only lent."""

    kind: str
    amount: int
    lent: bool = False


@V.word("bonus", "{n:signed} Armor", fr="{n} Armure", rule="SM-EFF-03")
def armor(n: int) -> Bonus:
    """More Armor."""
    return Bonus("armor", n)


@V.word("bonus", "{n:signed} Attack", fr="{n} Attaque", rule="SM-EFF-03")
def attack(n: int) -> Bonus:
    """A higher attack value."""
    return Bonus("attack", n)


@V.word("bonus", "{n:signed} Skirmish Damage", fr="{n} [Dégât|Dégâts:n] d’Escarmouche", rule="SM-EFF-04")
def skirmish_damage(n: int) -> Bonus:
    """More damage by Skirmish actions."""
    return Bonus("skirmish", n)


@V.word("bonus", "{n:signed} mana", fr="{n} mana", rule="SM-FLUX-06")
def mana(n: int) -> Bonus:
    """A larger pool."""
    return Bonus("mana", n, lent=True)


def _bonus(t: Who, b: Bonus, amount: Amount) -> Part:
    return (_lends if b.lent else _gives)(b.kind, t, amount)


@V.word("clause", "{t:who} gets {b:bonus}", fr="{t} a {b}", rule="SM-EFF-03")
def gets(t: Who, b: Bonus) -> Part:
    """As long as a card's effects last, or as a skill is in force."""
    return _bonus(t, b, lambda g, c, target: b.amount)


@V.word("clause", "{t:who} gets {b:bonus} this turn", fr="{t} a {b} ce tour-ci", rule="SM-EFF-25")
def gets_this_turn(t: Who, b: Bonus) -> Part:
    """Until the upkeep."""
    return _lends(b.kind, t, lambda g, c, target: b.amount, TURN)


@V.word("clause", "{t:who} gets {b:bonus}, or {m:signed} if {k:condition}", fr="{t} a {b}, ou {m} si {k}",
        rule="SM-EFF-03")  # fmt: skip
def gets_or_if(t: Who, b: Bonus, m: int, k: Condition) -> Part:
    """The second number if it is so."""
    return _bonus(t, b, lambda g, c, target: m if k(g, c) else b.amount)


@V.word("clause", "{t:who} gets {b:bonus} for each {k:counted}", fr="{t} a {b} pour chaque {k}", rule="SM-EFF-23")
def gets_for_each(t: Who, b: Bonus, k: Count) -> Part:
    """So many times as there are."""
    return _bonus(t, b, lambda g, c, target: b.amount * k(g, c))


@V.word("clause", "{t:who} gets {b:bonus} while {k:condition}", fr="{t} a {b} tant que {k}", rule="SM-EFF-03")
def gets_while(t: Who, b: Bonus, k: Condition) -> Part:
    """As long as it is so: on skills only."""
    return Part(given=Given(b.kind, t, lambda g, c, target: b.amount if k(g, c) else 0))


@V.word("clause", "{t:who} gets {b:bonus} against {m:many}", fr="{t} a {b} contre {m}", rule="SM-EFF-03")
def gets_against(t: Who, b: Bonus, m: Noun) -> Part:
    """For an Attack on one of these: on skills only."""
    return Part(given=Given(b.kind, t, lambda g, c, target: b.amount if target >= 0 and m.fits(g, c, target) else 0))


@V.word("clause", "{t:who} gives {n:signed} Control", fr="{t} donne {n} Contrôle", rule="SM-CTRL-12")
def gives_control(t: Who, n: int) -> Part:
    """Counted with the hero, where it sees a control point."""
    return _gives("control", t, lambda g, c, target: n)


@V.word("clause", "{t:who} gives {n:signed} Control this turn", fr="{t} donne {n} Contrôle ce tour-ci",
        rule="SM-CTRL-12")  # fmt: skip
@enforces("SM-EFF-25")
def gives_control_this_turn(t: Who, n: int) -> Part:
    """Into the Minions Phase, where it counts."""
    return _lends("control", t, lambda g, c, target: n, TURN)


# -- movement and damage -----------------------------------------------------------------------------------------------


@V.word("clause", "{w:whose} Move action is {n:number} [hex|hexes:n] longer",
        fr="l’action Déplacement {w} a {n} [hexagone|hexagones:n] de plus", rule="SM-AMOV-01")  # fmt: skip
def moves_farther(w: Who, n: int) -> Part:
    """Beside Slow and Fast."""
    return _gives("move", w, lambda g, c, target: n)


@V.word("clause", "{w:whose} Move action ignores Blocking Elements",
        fr="l’action Déplacement {w} ignore les éléments bloquants", rule="SM-AMOV-03")  # fmt: skip
def moves_over_blocking(w: Who) -> Part:
    """It still ends on a free hex (SM-Q-SKILLS-LIO)."""
    return _holds("over-blocking", w)


@V.word("clause", "{t:who} cannot be pushed", fr="{t} ne peut pas être [poussé|poussée|poussés|poussées:t]",
        rule="SM-MVE-04")  # fmt: skip
def cannot_be_pushed(t: Who) -> Part:
    """No Push moves it."""
    return _holds("unpushable", t)


@V.word("clause", "{w:whose} power cards deal {n:number} more damage to {m:many}",
        fr="les cartes Pouvoir {w} infligent {n} [dégât|dégâts:n] de plus {à:m}", rule="SM-EFF-07")  # fmt: skip
def cards_deal_more(w: Who, n: int, m: Noun) -> Part:
    """Added before Armor: on skills only."""
    return Part(given=Given("card-damage", w, lambda g, c, target: n if target >= 0 and m.fits(g, c, target) else 0))


@V.word("clause", "{w:whose} Skirmish damage is dealt to {t:who}",
        fr="les dégâts d’Escarmouche {w} sont infligés {à:t}", rule="SM-LIO-07")  # fmt: skip
@enforces("SM-SKM-05")
def skirmish_in_area(w: Who, t: Who) -> Part:
    """To all enemy heroes in the area instead of one (SM-LIO-08), never to minions: on skills only."""
    if t.noun is None or t.noun.sort != "enemy-hero" or not t.noun.grounds:
        raise BadInput("Skirmish damage is dealt to enemy heroes.", advice="Write: each enemy hero in the area.")
    return Part(given=Given("skirmish-area", w, lambda g, c, target: 1))


# -- sight -------------------------------------------------------------------------------------------------------------


@V.word("clause", "{w:whose} LoS ignores white lines", fr="la ligne de vue {w} ignore les lignes blanches",
        rule="SM-LOS-03")  # fmt: skip
def sees_over_walls(w: Who) -> Part:
    """Everything within 3 hexes: on cards only."""
    return _lends("over-walls", w, lambda g, c, target: 1)


@V.word("clause", "Cover does not hide enemies from {t:who}", fr="le Couvert ne cache pas les ennemis {à:t}",
        rule="SM-COV-02")  # fmt: skip
def sees_through_cover(t: Who) -> Part:
    """The path is enough, without a spotter."""
    return _holds("through-cover", t)


@V.word("clause", "Cover does not hide {t:who}", fr="le Couvert ne cache pas {t}", rule="SM-COV-02")
def is_bared(t: Who) -> Part:
    """All its enemies see it in Cover: on cards only."""
    return _lends("bared", t, lambda g, c, target: 1)


@V.word("clause", "no miniature can enter the area", fr="aucune figurine ne peut entrer dans la zone", rule="SM-MVE-01")
def bar() -> Part:
    """Whoever stands there may leave: on cards only."""

    def deed(g: Arena, c: Cause) -> Rules[None]:
        g.lasting.append(Lasting("bar", NOBODY, c.area, ACTIVATION))
        if g.tell:
            g.tell(Barred(hexes_in(c.area), UNTIL[ACTIVATION]))
        yield from ()

    return Part(deed, bars=True)


@V.word("sentence", "once each turn, {t:known} may lose {n:number} HP to prevent the damage dealt to {u:who}.",
        fr="une fois par tour, {t} peut perdre {n} PV pour empêcher les dégâts infligés {à:u}.",
        rule="SM-DMG-15")  # fmt: skip
def ward(t: Who, n: int, u: Who) -> Part:
    """Asked when the damage would be dealt (`damage.prevented`): on skills only."""
    if t.role != CASTER:
        raise BadInput("Only the caster can pay for it.", advice="Write: the caster may lose.")
    return Part(given=Given("ward", u, lambda g, c, target: n))
