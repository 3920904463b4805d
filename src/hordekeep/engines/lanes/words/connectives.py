"""How effects are joined: one after the other, if, unless, for each, you may, choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.choices import AT, NO, OPTION, THIS_CARD, At, No, ThisCard
from hordekeep.engines.lanes.asking.questions import ask, deciders, may
from hordekeep.engines.lanes.asking.regarding import About, regarding
from hordekeep.engines.lanes.effects.lasting import leave_behind
from hordekeep.engines.lanes.rules.concepts.happened import Discarded
from hordekeep.engines.lanes.rules.concepts.questions import ALLY_INSTEAD, CHOOSE_ONE, DISCARD_INSTEAD, MAY, MAY_PAY
from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.engines.lanes.words.deeds import Condition, Deed, Payment, deed
from hordekeep.engines.lanes.words.kinds import VOCABULARY, Count
from hordekeep.kernel import Rules, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.words.events import Event
    from hordekeep.engines.lanes.words.meant import Noun

V = VOCABULARY
V.rung("effects", "effect")
V.rung("effect", "clause")
V.rung("clause", "verb")


@V.word("effects", "{a:effects}, then {b:effect}", fr="{a}, puis {b}", rule="SH-EDGE-07")
def then(a: Deed, b: Deed) -> Deed:
    """One wholly before the other."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        goes_on, c.goes_on = c.goes_on, True
        yield from a(g, c)
        c.goes_on = goes_on
        yield from b(g, c)

    return deed(run, a, b, idle=lambda g, c: a.idle(g, c) and b.idle(g, c))


@V.word("effect", "you may {v:verb}", fr="vous pouvez {v}", rule="SH-EDGE-01", name="you_may")
def you_may(v: Deed) -> Deed:
    """Only if the player wants it; nobody is asked about what cannot be."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        c.did = False
        if v.can(g, c) and (yield from may(g, deciders(g, c), MAY, c.me.card)):
            yield from v(g, c)

    return deed(run, v)


def _if_done(a: Deed, b: Deed) -> Deed:
    def run(g: Battle, c: Cause) -> Rules[None]:
        yield from a(g, c)
        if c.did:
            yield from b(g, c)

    return deed(run, a, b)


@V.word("effect", "{a:verb}; if you do, {b:clause}", fr="{a} ; si vous le faites, {imp:b}", rule="SH-EDGE-02")
def if_you_do(a: Deed, b: Deed) -> Deed:
    """The second only if the first was done."""
    return _if_done(a, b)


@V.word("effect", "you may {a:verb}; if you do, {b:clause}", fr="vous pouvez {a} ; si vous le faites, {imp:b}",
        rule="SH-EDGE-02")  # fmt: skip
def you_may_and_if_you_do(a: Deed, b: Deed) -> Deed:
    """The second only if the player wanted the first, and it was done."""
    return _if_done(you_may(a), b)


@V.word("effect", "you may {k:cost} to {v:verb}", fr="vous pouvez {k} pour {v}", rule="SH-ALLI-23")
def pay_to(k: Payment, v: Deed) -> Deed:
    """The second for the price of the first."""

    def can(g: Battle, c: Cause) -> bool:
        return k.why_not(g, c) is None and v.can(g, c)

    def run(g: Battle, c: Cause) -> Rules[None]:
        c.did = False
        if can(g, c) and (yield from may(g, deciders(g, c), MAY_PAY, regarding(c))):
            chosen = yield from k.choose(g, c)
            steps = k.pay(g, c, chosen)
            if steps is not None:
                yield from steps
            if g.waiting and (interrupt := g.edition.interrupt) is not None:
                yield from interrupt(g)
            yield from v(g, c)

    return deed(run, v, can=can, idle=k.never)


@V.word("effect", "if {k:condition}, {v:verb}", fr="si {k}, {v}", rule="SH-EDGE-02")
def only_if(k: Condition, v: Deed) -> Deed:
    """Only while the condition holds."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        c.did = False
        if k(g, c):
            yield from v(g, c)

    return deed(run, v, can=lambda g, c: k(g, c) and v.can(g, c))


@V.word(
    "effect",
    "if there is no {np:np}, {a:verb}; otherwise, {b:verb}",
    fr="s’il n’y a [aucun|aucune|aucun|aucune:np] {np}, {a} ; sinon, {b}",
    rule="SH-EDGE-02",
)
def if_there_is_no(np: Noun, a: Deed, b: Deed) -> Deed:
    """One or the other, by whether anybody of that kind is in play; the second may find nobody who suits it."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        yield from b(g, c) if np.find(g, c) else a(g, c)

    return deed(run, a, b)


@V.word(
    "effect", "{a:verb}; if that destroys it, {b:verb}", fr="{a} ; si cela détruit la cible, {b}", rule="SH-EDGE-09"
)
def if_that_destroys_it(a: Deed, b: Deed) -> Deed:
    """The second only if whoever the first reached is doomed by it."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        c.reached = []
        c.felled = []
        yield from a(g, c)
        if c.felled or any(p.doomed for p in c.reached):
            yield from b(g, c)

    return deed(run, a, b)


@V.word("effect", "{a:verb}; if there is none, {b:verb}", fr="{a} ; à défaut, {b}", rule="SH-EDGE-02")
def if_there_is_none(a: Deed, b: Deed) -> Deed:
    """The second only if there was nobody for the first."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        picked = yield from a.choose(g, c)
        yield from a.act(g, c, picked) if all(picked.values()) else b(g, c)

    return deed(run, can=lambda g, c: a.can(g, c) or b.can(g, c))


@V.word("effect", "{a:verb}; if the guess is wrong, {b:verb}", fr="{a} ; si l’annonce est fausse, {b}",
        rule="SH-EDGE-07")  # fmt: skip
def if_the_guess_is_wrong(a: Deed, b: Deed) -> Deed:
    """The second only if the guess made before was wrong; what was guessed may be gone by the first."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        wrong = not c.guessed
        yield from a(g, c)
        if wrong:
            yield from b(g, c)

    return deed(run, a, b)


# -- for each ----------------------------------------------------------------------------------------------------------


@V.word("clause", "{v:verb} for each {k:counted}", fr="{v} pour chaque {k}", rule="SH-EDGE-07")
def times(v: Deed, k: Count) -> Deed:
    """The numbers of the verb times the count; its targets are chosen once."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        c.did = False
        counted = k(g, c)
        if counted > 0:
            c.times = counted
            yield from v(g, c)
            c.times = 1

    return deed(run, v)


@V.word("effect", "for each {k:counted}, {v:verb}", fr="pour chaque {k}, {v}", rule="SH-EDGE-07")
def again_for_each(k: Count, v: Deed) -> Deed:
    """The verb again and again, each time with targets of its own."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        c.did = False
        for _ in range(k(g, c)):
            yield from v(g, c)

    return deed(run, v)


# -- choose one --------------------------------------------------------------------------------------------------------


@V.word("options", "{a:verb}; or {b:verb}", fr="{a} ; ou {b}", joins="or")
def one_or_other(a: Deed, b: Deed) -> list[Deed]:
    """The last two options."""
    return [a, b]


@V.word("options", "{a:verb}; {o:options}", fr="{a} ; {o}", joins="or")
def more_options(a: Deed, o: list[Deed]) -> list[Deed]:
    """One option more."""
    return [a, *o]


@enforces("SH-EDGE-07", "SH-EDGE-02")
def _choose(options: list[Deed], how_many: int) -> Deed:
    """So many different options, done in written order; what cannot be done is no way out."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        open_ = [n for n, option in enumerate(options) if option.can(g, c)]
        taken: list[int] = []
        while open_ and len(taken) < how_many:
            n = open_[0]
            if len(open_) > how_many - len(taken):
                about = About(c.me.card, among=tuple(open_))
                n = (yield from ask(g, deciders(g, c), CHOOSE_ONE, [*map(OPTION, open_)], about)).option
            taken.append(n)
            open_.remove(n)
        for n in sorted(taken):
            yield from options[n](g, c)

    return deed(run, can=lambda g, c: any(option.can(g, c) for option in options))


@V.word("effect", "choose one: {o:options}", fr="choisissez un effet : {imp:o}", rule="SH-EDGE-07")
def choose_one(o: list[Deed]) -> Deed:
    """One of several effects."""
    return _choose(o, 1)


@V.word("effect", "choose two: {o:options}", fr="choisissez deux effets : {imp:o}", rule="SH-EDGE-07")
def choose_two(o: list[Deed]) -> Deed:
    """Two different ones of several effects."""
    return _choose(o, 2)


# -- unless ------------------------------------------------------------------------------------------------------------


@V.word("effect", "{v:verb} unless {p:payment}", fr="{v} à moins que {p}", rule="SH-VS-40")
def unless(v: Deed, p: Deed) -> Deed:
    """Somebody may prevent it at a price; the targets are chosen first, so that the price can speak of them."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        picked = yield from v.choose(g, c)
        c.did = False
        if all(picked.values()):
            yield from p(g, c)
            if not c.did:
                yield from v.act(g, c, picked)

    return deed(run, v)


@V.word("payment", "an ally of the alliance's choice takes {n:number} damage",
        fr="un Allié au choix de l’Alliance ne subisse {n} [dégât|dégâts:n]", rule="SH-VS-40")  # fmt: skip
def an_ally_takes_damage(n: int) -> Deed:
    """The alliance may name an ally that takes damage; `did` tells whether it has."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        allies = [p for p in g.alliance_row if p is not None and not p.card.is_tower and not p.doomed]
        places = [place_of(g, p) for p in allies]
        if not places:
            return
        about = About(c.me.card, among=places)
        answer = yield from ask(g, g.alliance_seats, ALLY_INSTEAD, [*map(AT, places), NO], about)
        if isinstance(answer, At):
            ally = piece_at(g, answer.place)
            assert ally is not None
            yield from hurt(g, ally, n, c.me)
            if g.waiting and (interrupt := g.edition.interrupt) is not None:
                yield from interrupt(g)
            c.did = True

    return deed(run)


@V.word("payment", "its owner discards a card", fr="son propriétaire ne défausse une carte", refers="its",
        rule="SH-VS-40")  # fmt: skip
def its_owner_discards(of: int) -> Deed:
    """The owner of the card spoken of may discard a card of the hand; `did` tells whether that was done."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        spoken_of = [c.me] if of == 0 else c.mentioned.get(of, [])
        owner = spoken_of[0].owner if spoken_of else -1
        if owner < 0:
            return
        player = g.players[owner]
        if not player.hand:
            return

        def choices() -> list[ThisCard | No]:
            return [*(THIS_CARD(face) for face in sorted({card.id for card in player.hand})), NO]

        answer = yield from ask(g, (owner,), DISCARD_INSTEAD, choices, About(c.me.card, among=player.hand))
        if isinstance(answer, ThisCard):
            card = next(each for each in player.hand if each.id == answer.card)
            player.hand.remove(card)
            player.discard.append(card)
            if g.tell:
                g.tell(Discarded(owner, card.id), "SH-VS-40")
            c.did = True

    return deed(run)


# -- this turn ---------------------------------------------------------------------------------------------------------


@V.word("effect", "after {e:event} this turn, {v:verb}", fr="ce tour-ci, après que {e}, {v}", rule="SH-EDGE-09")
def after_this_turn(e: Event, v: Deed) -> Deed:
    """From now to the end of the turn the verb follows the event. The battle keeps only where the sentence stands."""
    left = e.ability(v)

    def run(g: Battle, c: Cause) -> Rules[None]:
        leave_behind(g, c, left, for_whom=c.seat if g.edition.lasting_for_seats else -1)
        c.did = True
        yield from ()

    return deed(run, lasting=left)
