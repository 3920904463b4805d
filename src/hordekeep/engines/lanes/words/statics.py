"""What holds while a card is in play, and how it is played: values, prohibitions, hosts, prices."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.engines.lanes.rules.concepts.resources import TAKES_PILLAGED
from hordekeep.engines.lanes.rules.health.tokens import KEEPS_WOUNDS
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Static
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.bonuses import Bonus
from hordekeep.engines.lanes.words.built import cause_of, is_meant, multiplied
from hordekeep.engines.lanes.words.deeds import Condition
from hordekeep.engines.lanes.words.kinds import VOCABULARY, Count
from hordekeep.engines.lanes.words.meant import Target

V = VOCABULARY

NONE_LEFT = 99
"""More than anybody has of a keyword."""

Factor = Callable[[Battle, Cause], int]
Applies = Callable[[Battle, Piece, Piece], bool]


def _applies(t: Target) -> Applies | None:
    """To whom a sentence applies that is about a target; None for its own card alone."""
    return None if t.sort == "this" else is_meant(t)


def _gives(t: Target, bonuses: tuple[Bonus, ...], factor: Factor | None = None) -> Ability:
    """Bonuses for everybody who is meant, each multiplied if a factor is given."""
    applies = _applies(t)
    statics = [Static(name, n if factor is None else multiplied(n, factor), applies) for name, n in bonuses]
    return Ability("static", statics=tuple(statics))


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
    applies = _applies(t)

    def forbids(g: Battle, holder: Piece, ally: Piece) -> int:
        return int(u.fits(g, cause_of(g, holder), ally))

    return Ability("static", statics=(Static("cannot-be-engaged-by", forbids, applies),))


@V.word("ability", "{t:target} cannot strike {u:target}.", fr="{t} ne peut pas attaquer {u}.", rule="HM-ABR-02")
def cannot_strike_it(t: Target, u: Target) -> Ability:
    """Such a creature does not strike it, in the fight or by an effect."""
    applies = _applies(u)

    def forbids(g: Battle, holder: Piece, striker: Piece) -> int:
        return int(t.fits(g, cause_of(g, holder), striker))

    return Ability("static", statics=(Static("cannot-strike", forbids, applies),))


@V.word("ability", "{t:target} cannot strike and has no abilities.",
        fr="{t} ne peut pas attaquer et n’a aucune capacité.", rule="HM-GLO-16")  # fmt: skip
def cannot_strike_and_is_mute(t: Target) -> Ability:
    """As long as it is the one meant; the abilities that all monsters have are gone too."""

    meant = is_meant(t)
    return Ability("mute", statics=(Static("no-strikes", 1, meant),), extra=meant)


@V.word("ability", "{t:target} cannot be engaged while {u:target} can be engaged.",
        fr="{t} ne peut pas être [engagé|engagée|engagés|engagées:t]"
           " tant que {u} peut être [engagé|engagée|engagés|engagées:u].", rule="HM-GLO-34")  # fmt: skip
def engage_first(t: Target, u: Target) -> Ability:
    """The others come first: each that stands in the back line, or in a lane where an ally could come to face it."""
    applies = _applies(t)

    def is_open(g: Battle, p: Piece) -> bool:
        if p.doomed or p.marked("cannot-be-engaged"):
            return False
        return p.lane < 0 or g.alliance_row[p.lane] is None

    def forbids(g: Battle, holder: Piece, ally: Piece) -> int:
        return int(any(is_open(g, p) for p in u.find(g, cause_of(g, holder))))

    return Ability("static", statics=(Static("cannot-be-engaged-by", forbids, applies),))


@V.word("ability", "⚡ Instead of its own effect a spell you play may deal damage equal to its cost to {t:target}.",
        fr="⚡ Au lieu de son propre effet, un Sort que vous jouez peut infliger {à:t} des dégâts égaux à son coût.",
        rule="HM-TREACH-12")  # fmt: skip
def spells_as_bolts(t: Target) -> Ability:
    """Spells of this card's player, also as reactions."""
    return Ability("bolt", reaction=True, extra=t)


@V.word("ability", "to engage {t:target}, discard a card.", fr="pour engager {t}, défaussez une carte.",
        rule="SH-ALLI-23")  # fmt: skip
def to_engage(t: Target) -> Ability:
    """An additional cost of the engage action."""
    return Ability("static", statics=(Static("toll", 1, is_meant(t)),))


@V.word("ability", "nobody draws a card for destroying this.",
        fr="personne ne pioche de carte pour la destruction de cette carte.", rule="SH-HEALTH-16")  # fmt: skip
def no_draw() -> Ability:
    """Its destruction gives no draw."""
    return Ability("keyword", keyword="no-draw", amount=1)


@V.word("ability", "{t:target} loses {k:keyword}.", fr="{t} perd {k}.", rule="HM-GLO-51")
def loses(t: Target, k: tuple[str, int]) -> Ability:
    """It has the keyword no more, however it came by it."""
    return _gives(t, ((k[0], -NONE_LEFT),))


@V.word("ability", "{t:target} gets no health tokens and keeps its wounds.",
        fr="{t} ne reçoit aucun jeton Santé et garde ses jetons Dégât.", rule="HM-TOKEN-01")  # fmt: skip
def keeps_its_wounds(t: Target) -> Ability:
    """Neither tokens nor healing help it."""
    return _gives(t, ((KEEPS_WOUNDS, 1),))


@V.word("ability", "put each pillaged card under this instead of on its owner's discard pile.",
        fr="placez chaque carte pillée sous cette carte plutôt que dans la défausse de son propriétaire.",
        rule="HM-PILL-02")  # fmt: skip
def takes_pillaged_cards() -> Ability:
    """Whosever deck they come from."""
    return Ability("static", statics=(Static(TAKES_PILLAGED, 1, lambda g, holder, p: False),))


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
