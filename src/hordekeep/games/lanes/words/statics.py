"""What holds while a card is in play, and how it is played: values, prohibitions, hosts, prices."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.games.lanes.abilities import Ability, Cause, Static, controller
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.words.bonuses import Bonus
from hordekeep.games.lanes.words.deeds import Condition
from hordekeep.games.lanes.words.kinds import VOCABULARY, Count, Target

V = VOCABULARY

Factor = Callable[[Battle, Cause], int]


def _cause(g: Battle, holder: Piece) -> Cause:
    return Cause(holder, controller(g, holder))


def _gives(t: Target, bonuses: tuple[Bonus, ...], factor: Factor | None = None) -> Ability:
    """Bonuses for everybody who is meant, each multiplied if a factor is given."""
    applies = None if t.sort == "this" else lambda g, holder, p: t.fits(g, _cause(g, holder), p)
    return Ability("static", statics=tuple(Static(name, _amount(n, factor), applies) for name, n in bonuses))


def _amount(n: int, factor: Factor | None) -> Callable[[Battle, Piece, Piece], int]:
    if factor is None:
        return lambda g, holder, p: n
    return lambda g, holder, p: n * factor(g, _cause(g, holder))


@V.word("ability", "{t:target} [has|have:t] {b:bonuses}.", fr="{t} [a|ont:t] {b}.", rule="SH-GLOS-08")
def has(t: Target, b: tuple[Bonus, ...]) -> Ability:
    """As long as this is in play."""
    return _gives(t, b)


@V.word("ability", "{t:target} [has|have:t] {b:bonuses} while {k:condition}.", fr="{t} [a|ont:t] {b} tant que {k}.",
        rule="SH-GLOS-08")  # fmt: skip
def has_while(t: Target, b: tuple[Bonus, ...], k: Condition) -> Ability:
    """As long as the condition holds."""
    return _gives(t, b, lambda g, c: int(k(g, c)))


@V.word("ability", "{t:target} [has|have:t] {b:bonuses} for each {k:counted}.", fr="{t} [a|ont:t] {b} pour chaque {k}.",
        rule="SH-GLOS-08")  # fmt: skip
def has_for_each(t: Target, b: tuple[Bonus, ...], k: Count) -> Ability:
    """So many times as there are now."""
    return _gives(t, b, k)


@V.word("ability", "{t:target} cannot be engaged by {u:target}.",
        fr="{t} ne peut pas être [engagé|engagée|engagés|engagées:t] par {u}.", rule="SH-GLOS-16")  # fmt: skip
def cannot_be_engaged_by(t: Target, u: Target) -> Ability:
    """Such an ally has to leave its lane when the Alliance Phase closes."""
    applies = None if t.sort == "this" else lambda g, holder, p: t.fits(g, _cause(g, holder), p)

    def forbids(g: Battle, holder: Piece, ally: Piece) -> int:
        return int(u.fits(g, _cause(g, holder), ally))

    return Ability("static", statics=(Static("cannot-be-engaged-by", forbids, applies),))


@V.word("ability", "to engage {t:target}, discard a card.", fr="pour engager {t}, défaussez une carte.",
        rule="SH-ALLI-23")  # fmt: skip
def to_engage(t: Target) -> Ability:
    """An additional cost of the engage action."""
    toll = Static("toll", lambda g, holder, p: 1, lambda g, holder, p: t.fits(g, _cause(g, holder), p))
    return Ability("static", statics=(toll,))


@V.word("ability", "nobody draws a card for destroying this.",
        fr="personne ne pioche de carte pour la destruction de cette carte.", rule="SH-HEALTH-16")  # fmt: skip
def no_draw() -> Ability:
    """Its destruction gives no draw."""
    return Ability("keyword", keyword="no-draw", amount=1)


# -- how it is played --------------------------------------------------------------------------------------------------


@V.word("ability", "attach to {t:target}.", fr="s’attache {à:t}.", rule="SH-CARD-09")
def attach_to(t: Target) -> Ability:
    """What an attachment may be attached to."""
    return Ability("attach", extra=t.find)


@V.word("ability", "this costs {n:number} less for each {k:counted}.",
        fr="cette carte coûte {n} de moins pour chaque {k}.", rule="SH-ALLI-02")  # fmt: skip
def costs_less(n: int, k: Count) -> Ability:
    """Only while it is played; everywhere else its cost is the printed one."""
    return Ability("discount", extra=lambda g, seat: n * k(g, Cause(g.castle, seat)))


@V.word("ability", "you may deal {n:number} damage to the castle to play this for {m:number} mana less.",
        fr="vous pouvez infliger {n} [dégât|dégâts:n] au Château pour jouer cette carte avec {m} Mana de moins.",
        rule="SH-ALLI-02")  # fmt: skip
def bargain(n: int, m: int) -> Ability:
    """Once for each playing."""
    return Ability("bargain", extra=(n, m))


@V.word("ability", "this costs {n:number} less while {k:condition}.", fr="cette carte coûte {n} de moins tant que {k}.",
        rule="HM-ALLY-03")  # fmt: skip
def costs_less_while(n: int, k: Condition) -> Ability:
    """While it is played, if it is so then."""
    return Ability("discount", extra=lambda g, seat: n if k(g, Cause(g.castle, seat)) else 0)
