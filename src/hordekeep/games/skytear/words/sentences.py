"""Whole sentences: a clause, a trigger, a cost, a repetition, an offer."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import No, Yes
from hordekeep.games.skytear.asking.questions import OF_EFFECT, YES_OR_NO, may
from hordekeep.games.skytear.effects.meanings import Cause, Deed
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.words.kinds import VOCABULARY, Count, Event, Part
from hordekeep.games.skytear.words.meant import CASTER, Who
from hordekeep.games.skytear.words.whom import TARGET_HEX
from hordekeep.kernel import BadInput, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

V = VOCABULARY
CANNOT_PAY = Refusal("SM-STK-13", Text("no-sm-stk-13"))
MAY: Question[Yes | No] = Question("may", "SM-EFF-21", YES_OR_NO, says=OF_EFFECT)


@V.word("sentence", "{v:clause}.", fr="{v}.", rule="SM-EFF-22")
def says(v: Part) -> Part:
    """A clause by itself."""
    return v


@V.word("sentence", "choose target hex.", fr="choisissez un hexagone cible.", rule="SM-AOE-05")
def choose_target_hex() -> Part:
    """The hex over which the area is laid."""
    return Part(aim=TARGET_HEX)


@V.word("sentence", "choose {t:who}.", fr="choisissez {t}.", rule="SM-TGT-01")
def choose_targets(t: Who) -> Part:
    """The targets of which the next sentences speak."""
    if t.aim is None:
        raise BadInput("What is chosen beforehand is a target.", advice="Write: Choose up to 2 target enemies.")
    return Part(aim=t.aim)


def _deed(v: Part) -> Deed:
    """What a clause does as a part of a longer sentence, where it has no target of its own."""
    if v.deed is None or v.aim is not None:
        raise BadInput("This cannot stand within a longer sentence.", advice="Make it a sentence of its own.")
    return v.deed


@V.word("sentence", "as a cost, {v:clause}.", fr="en guise de coût, {v}.", rule="SM-STK-13")
def as_a_cost(v: Part) -> Part:
    """Paid when the card is played; who cannot pay it cannot play the card."""
    pay, can = _deed(v), v.can

    def needs(g: Arena, c: Cause) -> Refusal | None:
        return None if can is None or can(g, c) else CANNOT_PAY

    return Part(cost=pay, needs=needs)


@V.word("sentence", "for each {k:counted}, {v:clause}.", fr="pour chaque {k}, {v}.", rule="SM-EFF-22")
def for_each(k: Count, v: Part) -> Part:
    """Again and again, each time for somebody picked anew."""
    once = _deed(v)

    def deed(g: Arena, c: Cause) -> Rules[None]:
        for _ in range(k(g, c)):
            yield from once(g, c)

    return Part(deed)


@V.word("clause", "you may {v:clause}", fr="vous pouvez {v}", rule="SM-EFF-21")
def you_may(v: Part) -> Part:
    """Only if the player likes; nobody is asked about what cannot be."""
    act, can = _deed(v), v.can

    def deed(g: Arena, c: Cause) -> Rules[None]:
        if (can is None or can(g, c)) and (yield from may(MAY, c.seat, about=c.what)):
            yield from act(g, c)

    return v._replace(deed=deed)


# -- when --------------------------------------------------------------------------------------------------------------


@V.word("sentence", "when {e:event}, {v:clause}.", fr="quand {e}, {v}.", rule="SM-TRIG-01")
def when(e: Event, v: Part) -> Part:
    """The clause goes on the Stack once the event has happened."""
    return Part(_deed(v), event=e, absent=v.absent)


def _casters(who: Who) -> None:
    if who.role != CASTER:
        raise BadInput("A trigger waits for what the caster does (SM-TRIG-01).", advice="Write: the caster.")


@V.word("event", "{w:whose} Attack resolves", fr="l’Attaque {w} se résout", rule="SM-TRIG-01")
@enforces("SM-ATK-10")
def attack_resolves(w: Who) -> Event:
    """An Attack action of the caster is over; one that fizzled did not resolve."""
    _casters(w)
    return Event("attack-resolved", lambda g, c, by, subject: by == c.caster)


@V.word("event", "{w:whose} Attack makes {u:who} lose HP", fr="l’Attaque {w} fait perdre des PV {à:u}",
        rule="SM-TRIG-01")  # fmt: skip
def attack_hurts(w: Who, u: Who) -> Event:
    """An Attack action of the caster got through."""
    _casters(w)
    return Event("attack-hurt", lambda g, c, by, subject: by == c.caster and u.fits(g, c, subject))


@V.word("event", "{w:whose} Worship resolves", fr="le Culte {w} se résout", rule="SM-TRIG-01")
def worship_resolves(w: Who) -> Event:
    """A Worship action of the caster is over."""
    _casters(w)
    return Event("worship-resolved", lambda g, c, by, subject: by == c.caster)


@V.word("event", "{t:known} defeats a Marked hero", fr="{t} vainc un héros Marqué", rule="SM-TRIG-01")
def defeats_marked(t: Who) -> Event:
    """The caster defeats an enemy hero that was Marked when it fell (SM-Q-SKILLS-KUR)."""
    _casters(t)
    return Event("marked-defeated", lambda g, c, by, subject: by == c.caster)


@V.word("event", "{t:known} plays a power card", fr="{t} joue une carte Pouvoir", rule="SM-TRIG-01")
def plays_a_card(t: Who) -> Event:
    """The caster plays a power card, whatever becomes of it."""
    _casters(t)
    return Event("card-played", lambda g, c, by, subject: by == c.caster)
