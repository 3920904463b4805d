"""What effects do with cards, with the Stack, with minions of the Nexus, and the actions that they grant."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.games.skytear.asking.choices import Stop, ThisHex, ThisPiece
from hordekeep.games.skytear.asking.questions import (
    OF_EFFECT,
    OF_PIECE,
    among,
    choose_hex,
    choose_piece,
    may_choose_piece,
    of_hexes,
    of_pieces,
)
from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.meanings import Aim, Cause, Sought
from hordekeep.games.skytear.effects.sought import why_not_sought
from hordekeep.games.skytear.rules.actions.attack import attack_targets, no_target
from hordekeep.games.skytear.rules.heroes.stack import find, push
from hordekeep.games.skytear.rules.keywords import drawing
from hordekeep.games.skytear.rules.minions import spawning
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.games.skytear.words.choices import TakeOff, ThisEffect
from hordekeep.games.skytear.words.happened import Cancelled, CardRemoved, Redirected
from hordekeep.games.skytear.words.kinds import VOCABULARY, Part, verb
from hordekeep.games.skytear.words.meant import OF_CAUSE, Condition, Noun, Who
from hordekeep.kernel import Asked, BadInput, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

V = VOCABULARY

NO_CARD_ON_HERO = Refusal("SM-POW-10", Text("no-card-on-hero"))
OTHER_EFFECT = Refusal("SM-TGT-07", Text("no-other-effect"))
NO_EFFECT = Refusal("SM-TGT-07", Text("no-effect-there"))
NO_TOKEN = Refusal("SM-EFF-16", Text("no-token-there"))
TOKEN_UNSEEN = Refusal("SM-EFF-16", Text("no-token-unseen"))
NO_TOKEN_IN_SIGHT = Refusal("SM-EFF-16", Text("no-sm-eff-16"))
ONLY_A_DOME = Refusal("SM-EFF-18", Text("no-sm-eff-18"))


def _why_not_effect(g: Arena, ask: Asked, seat: int, choice: ThisEffect) -> Refusal | None:
    if choice.place in ask.facts:
        return None
    return OTHER_EFFECT if choice.place <= len(g.stack) else NO_EFFECT


TAKE_OFF: Question[TakeOff] = Question("take-off", "SM-POW-10", {TakeOff: among(NO_CARD_ON_HERO)}, says=OF_PIECE)
CANCEL: Question[ThisEffect] = Question("cancel", "SM-TGT-07", {ThisEffect: _why_not_effect}, says=OF_EFFECT)
REDIRECT: Question[ThisEffect] = Question("redirect", "SM-TGT-07", {ThisEffect: _why_not_effect}, says=OF_EFFECT)
REDIRECT_TO: Question[ThisPiece] = Question("redirect-to", "SM-TGT-07", of_pieces(why_not_sought), says=OF_CAUSE)
FREE_ATTACK: Question[ThisPiece | Stop] = Question(
    "free-attack", "SM-EFF-19", of_pieces(no_target) | {Stop: allowed}, says=OF_PIECE
)
SPAWN_AT: Question[ThisHex] = Question(
    "spawn-at",
    "SM-EFF-16",
    of_hexes(lambda g, ask, where: TOKEN_UNSEEN if where in g.tokens else NO_TOKEN),
    says=OF_EFFECT,
)


# -- decks and hands ---------------------------------------------------------------------------------------------------


@verb("Predict {n:number}", fr="Prédire {n}", rule="SM-EFF-14")
def predict(g: Arena, c: Cause, n: int) -> Rules[None]:
    """Look at the top of the own deck."""
    yield from drawing.predict(g, c.seat, n)


@verb("draw {n:number} [card|cards:n]", fr="[piochez|piocher] {n} [carte|cartes:n]", rule="SM-DRAW-07")
def draw(g: Arena, c: Cause, n: int) -> None:
    """Cards from the own deck."""
    drawing.draw(g, c.seat, n, "SM-DRAW-07")


@verb("remove another power card from {t:who}", fr="[retirez|retirer] une autre carte Pouvoir {de:t}",
      rule="SM-POW-10")  # fmt: skip
@enforces("SM-POW-13")
def remove_card(g: Arena, c: Cause, t: list[int]) -> Rules[None]:
    """A card on a hero, but not this one, goes to its owner's discard pile, and its mana is there again."""
    for hero in t:
        cards = _others_on(g, c, hero)
        if not cards:
            continue
        card = cards[0]
        if len({each.id for each in cards}) > 1:
            names = sorted({card.id for card in cards})
            choices = [TakeOff(each) for each in names]
            answer: TakeOff = yield Asked(TAKE_OFF, c.seat, choices, committed=True, facts=names, about=hero)
            card = shelf().power_cards[answer.card]
        left = list(g.cards_on[hero])
        left.remove(card)
        g.cards_on[hero] = tuple(left)
        g.discards[g.setting.purses[g.owner[hero]]].append(card)
        if g.tell:
            g.tell(CardRemoved(hero, card.id))


def _others_on(g: Arena, c: Cause, hero: int) -> list[PowerCard]:
    """The cards on a hero but for the one that is being resolved."""
    cards = list(g.cards_on[hero])
    if hero == c.caster:
        own = next((card for card in reversed(cards) if card.id == c.what), None)
        if own is not None:
            cards.remove(own)
    return cards


# -- the Stack ---------------------------------------------------------------------------------------------------------


def _on_stack(g: Arena, is_one: Callable[[Entry], bool]) -> list[Entry]:
    return [entry for entry in g.stack if is_one(entry)]


def _choose_effect(g: Arena, c: Cause, question: Question[ThisEffect], effects: list[Entry]) -> Rules[Entry]:
    """One of several effects on the Stack, named by its place from the top."""
    if len(effects) == 1:
        return effects[0]
    height = len(g.stack)
    places = [height - at for at, entry in enumerate(g.stack) if entry in effects]
    choices = [ThisEffect(place) for place in places]
    answer: ThisEffect = yield Asked(question, c.seat, choices, committed=True, facts=places, about=c.what)
    return g.stack[height - answer.place]


def _narrowed(t: Who, concerned: Callable[[Arena], set[int]], unconcerned: str) -> Aim:
    """The targets of a phrase whom something on the Stack concerns: mostly nobody, so they are not even looked for.
    `unconcerned` is the message for the others."""
    aim = t.aim
    if aim is None:
        raise BadInput("Whose effect it is has to be targeted.", advice="Write: target enemy hero.")

    def find(g: Arena, c: Cause) -> list[int]:
        able = concerned(g)
        return [piece for piece in aim.find(g, c) if piece in able] if able else []

    def lack(g: Arena, c: Cause, piece: int) -> str:
        return aim.lack(g, c, piece) or ("" if piece in concerned(g) else unconcerned)

    return aim._replace(find=find, lack=lack)


@V.word("clause", "cancel a power card effect generated by {t:who}",
        fr="[annulez|annuler] un effet de carte Pouvoir produit par {t}", rule="SM-STK-13")  # fmt: skip
def cancel(t: Who) -> Part:
    """The effect of a card that a target has played leaves the Stack; what was paid for it stays paid."""

    def effects(g: Arena, hero: int) -> list[Entry]:
        return _on_stack(g, lambda entry: entry.kind == "card" and entry.caster == hero)

    def deed(g: Arena, c: Cause) -> Rules[None]:
        found = [entry for hero in c.targets for entry in effects(g, hero)]
        if found:
            entry = yield from _choose_effect(g, c, CANCEL, found)
            g.stack.remove(entry)
            if g.tell:
                g.tell(Cancelled(entry.kind, entry.what, entry.caster))

    casters = _narrowed(t, lambda g: {entry.caster for entry in g.stack if entry.kind == "card"}, "no-asks-card-played")
    return Part(deed, casters)


@V.word("instead", "another {a:np} or [a|an] {b:np}", fr="{un autre:a} ou {un:b}", rule="SM-TGT-07")
def one_or_other(a: Noun, b: Noun) -> tuple[Noun, Noun]:
    """What an Attack may be turned to."""
    return (a, b)


@V.word("clause", "change the target of an Attack against {t:who} to {u:instead}",
        fr="la cible d’une Attaque contre {t} devient {u}", rule="SM-ATK-01")  # fmt: skip
@enforces("SM-EFF-21")
def redirect(t: Who, u: tuple[Noun, Noun]) -> Part:
    """An Attack on the Stack gets another target, one that its attacker could attack now; otherwise it stays as it
    is."""

    def attacks(g: Arena, hero: int) -> list[Entry]:
        return _on_stack(g, lambda entry: entry.what == "attack" and entry.targets == (hero,))

    def deed(g: Arena, c: Cause) -> Rules[None]:
        found = [entry for hero in c.targets for entry in attacks(g, hero)]
        if not found:
            return
        entry = yield from _choose_effect(g, c, REDIRECT, found)
        able = [piece for piece in attack_targets(g, entry.caster) if any(noun.fits(g, c, piece) for noun in u)]
        others = [piece for piece in able if piece not in entry.targets]

        def lack(g: Arena, c: Cause, piece: int) -> str:
            if piece in entry.targets:
                return "no-asks-other"
            lacks = [noun.lack(g, c, piece) for noun in u]
            return "no-asks-in-reach" if "" in lacks else lacks[0]

        chosen = yield from choose_piece(g, REDIRECT_TO, c.seat, others, about=Sought(lack, c))
        if chosen >= 0:
            g.stack[find(g, entry.serial)] = entry._replace(targets=(chosen,))
            if g.tell:
                g.tell(Redirected(entry.caster, chosen, g.at[chosen]))

    def attacked(g: Arena) -> set[int]:
        return {entry.targets[0] for entry in g.stack if entry.what == "attack"}

    return Part(deed, _narrowed(t, attacked, "no-asks-attacked"))


# -- actions and minions -----------------------------------------------------------------------------------------------


@verb("{t:who} takes an Attack action", fr="{t} fait une action Attaque", rule="SM-EFF-19")
@enforces("SM-EFF-20")
def takes_attack(g: Arena, c: Cause, t: list[int]) -> Rules[None]:
    """For no AP and beside the limit; it needs a target and goes on the Stack, and may be declined."""
    for hero in t:
        targets = attack_targets(g, hero) if g.at[hero] >= 0 else []
        target = yield from may_choose_piece(g, FREE_ATTACK, c.seat, targets, about=hero)
        if target >= 0:
            push(g, Entry(0, "action", c.seat, hero, "attack", (target,), free=True))


@enforces("SM-EFF-16", "SM-EFF-18")
def _spawns(amount: Callable[[Arena, Cause], int]) -> Part:
    """The caster has to see a lane token, when the card is played and when it resolves; the control point of a Dome
    does not do."""

    def needs(g: Arena, c: Cause) -> Refusal | None:
        if spawning.lanes_seen(g, c.caster):
            return None
        domes = sum([1 << dome.control_point for dome in g.field.domes])
        return ONLY_A_DOME if sight(g, c.caster) & domes else NO_TOKEN_IN_SIGHT

    def deed(g: Arena, c: Cause) -> Rules[None]:
        lanes = spawning.lanes_seen(g, c.caster)
        hexes = 0
        for lane in lanes:
            hexes |= 1 << g.tokens[lane]
        there = yield from choose_hex(SPAWN_AT, c.seat, hexes, about=c.what)
        if there >= 0:
            lane = next(each for each in lanes if g.tokens[each] == there)
            yield from spawning.spawn(g, c.seat, c.side, lane, amount(g, c))

    return Part(deed, needs=needs)


@V.word("clause", "spawn {n:number} [minion|minions:n]", fr="[faites|faire] apparaître {n} [sbire|sbires:n]",
        rule="SM-EFF-16")  # fmt: skip
def spawn(n: int) -> Part:
    """Up to so many from the Nexus."""
    return _spawns(lambda g, c: n)


@V.word("clause", "spawn {n:number} [minion|minions:n], or {m:number} if {k:condition}",
        fr="[faites|faire] apparaître {n} [sbire|sbires:n], ou {m} si {k}", rule="SM-EFF-16")  # fmt: skip
def spawn_or_if(n: int, m: int, k: Condition) -> Part:
    """The second number if it is so when the effect resolves."""
    return _spawns(lambda g, c: m if k(g, c) else n)
