"""What effects do to cards: damage, tokens, healing, destruction; and the keywords that are verbs."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import HOW_MANY, OF_TOKEN, HowMany
from hordekeep.engines.lanes.asking.questions import ask, choose_piece, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.content.keywords import HEROIC
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.shielding import is_protected
from hordekeep.engines.lanes.effects.values import attack, health, in_play, is_idle, keyword, stands
from hordekeep.engines.lanes.rules.concepts.happened import Exhausted
from hordekeep.engines.lanes.rules.concepts.movement import exhaust
from hordekeep.engines.lanes.rules.concepts.questions import (
    ASSAULT,
    PICK_ATTACK_TOKENS,
    PICK_HEALTH_TOKENS,
    PICK_TOKEN,
    PICK_WOUNDS,
)
from hordekeep.engines.lanes.rules.concepts.resources import rebuild
from hordekeep.engines.lanes.rules.health.damage import check_health, hurt
from hordekeep.engines.lanes.rules.health.destruction import doom
from hordekeep.engines.lanes.rules.health.tokens import (
    change_for_turn,
    guerrilla,
    heal,
    mutaform,
    put_attack,
    put_health,
    put_weaken,
    take_attack_tokens,
    take_health_tokens,
)
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.deeds import past_help
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.engines.lanes.words.token_kinds import put_token, take_token
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question

V = VOCABULARY

Tokens = tuple[tuple[str, int], ...]
"""Which tokens, and how many of each: (("wound", 1), ("weaken", 1))."""


# -- keywords ----------------------------------------------------------------------------------------------------------


@verb("Assault {n:number}", fr="Assaut {n}", rule="SH-GLOS-06", impersonal=True)
@enforces("SH-GLOS-07", "HM-GLO-08")
def assault(g: Battle, c: Cause, n: int) -> Rules[None]:
    """Damage to the portal or to the outsider, if that is in play, never to its thralls."""
    outsider = g.outsider()
    able = [g.portal]
    if outsider is not None and outsider is not g.portal and not outsider.doomed:  # it may be both (HM-OUT-19)
        able.append(outsider)
    for holder, ability in around(g).replacers:
        if ability.kind == "assault":
            able += [p for p in ability.extra(g, holder, c.me) if all(p is not each for each in able)]
    target = yield from choose_piece(g, deciders(g, c), ASSAULT, able, c.me.card)
    yield from hurt(g, target, n * c.times, c.me, "SH-GLOS-06")


@verb(
    "Guerrilla {n:number}",
    fr="Guérilla {n}",
    rule="SH-GLOS-28",
    name="guerrilla",
    can=lambda g, c, n: any(minion.vigor > 0 for minion in g.minions),
)
def guerrilla_verb(g: Battle, c: Cause, n: int) -> Rules[None]:
    """Health tokens off a minion."""
    yield from guerrilla(g, n * c.times, deciders(g, c), c.me)


@verb(
    "Rebuild {n:number}",
    fr="Rebâtir {n}",
    rule="SH-GLOS-38",
    name="rebuild",
    can=lambda g, c, n: any(player.discard for player in g.players),
    impersonal=True,
)
@enforces("HM-VS-29")
def rebuild_verb(g: Battle, c: Cause, n: int) -> Rules[None]:
    """Cards of a discard pile under the deck; what a horde card gives is for the alliance to choose."""
    seats = deciders(g, c) if c.side == ALLIANCE else g.alliance_seats
    yield from rebuild(g, n * c.times, seats, c.me.card)


@verb("Mutaform {n:number}", fr="Mutaforme {n}", rule="SH-GLOS-33", name="mutaform")
def mutaform_verb(g: Battle, c: Cause, n: int) -> Rules[None]:
    """Attack and health tokens on this, of choice; once it has left play there is nothing to put them on."""
    if stands(c.me):
        yield from mutaform(g, c.me, n * c.times, deciders(g, c), c.me.card)


@verb("{t:target} gets Mutaform {n:number}", fr="{t} reçoit Mutaforme {n}", rule="SH-GLOS-33")
def gets_mutaform(g: Battle, c: Cause, t: list[Piece], n: int) -> Rules[None]:
    """Attack and health tokens on another card, of choice."""
    for p in t:
        yield from mutaform(g, p, n * c.times, deciders(g, c), c.me.card)


# -- damage and destruction --------------------------------------------------------------------------------------------


@verb("deal {n:number} damage to {t:target}", fr="[infligez|infliger] {n} [dégât|dégâts:n] {à:t}", rule="SH-HEALTH-01")
def deal(g: Battle, c: Cause, n: int, t: list[Piece]) -> Rules[None]:
    """Damage from this card."""
    for p in t:
        yield from hurt(g, p, n * c.times, c.me)


@verb(
    "{s:target} deals {n:number} damage to {t:target}",
    fr="{s} inflige {n} [dégât|dégâts:n] {à:t}",
    rule="SH-HEALTH-01",
    name="deals_to",
)
def deals_to(g: Battle, c: Cause, s: list[Piece], n: int, t: list[Piece]) -> Rules[None]:
    """Damage from another card."""
    for source in s:
        for p in t:
            yield from hurt(g, p, n * c.times, source)


def _can_be_destroyed(g: Battle, p: Piece) -> bool:
    return not (p.doomed or is_protected(g, p) or is_idle(g, p))


@verb(
    "destroy {t:target}",
    fr="[détruisez|détruire] {t}",
    rule="SH-HEALTH-02",
    can=lambda g, c, t: any(_can_be_destroyed(g, p) for p in t),
)
@enforces("SH-MINION-07", "SH-ACH-12")
def destroy(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Destroyed, whatever its health; what is shielded or idle stays."""
    doomed = [p for p in t if _can_be_destroyed(g, p)]
    for p in doomed:
        doom(g, p, c.me)
    c.total = len(doomed)
    return bool(doomed)


@verb("exhaust {t:target}", fr="[épuisez|épuiser] {t}", rule="SH-REF-09", name="exhaust")
def exhaust_verb(g: Battle, c: Cause, t: list[Piece]) -> None:
    """It cannot be exhausted again before it is readied."""
    for p in t:
        exhaust(g, p)
        if g.tell:
            g.tell(Exhausted(place_of(g, p), p.card.id))


# -- tokens ------------------------------------------------------------------------------------------------------------


@V.word("tokens", "{k:token}", fr="{k}", rule="SH-TOKEN-01")
def one_token(k: tuple[str, int]) -> Tokens:
    """Tokens of one type."""
    return (k,)


@V.word("tokens", "{a:token} and {b:token}", fr="{a} et {b}", rule="SH-TOKEN-01")
def two_tokens(a: tuple[str, int], b: tuple[str, int]) -> Tokens:
    """Tokens of two types."""
    return (a, b)


@verb(
    "put {k:tokens} on {t:target}",
    fr="[placez|placer] {k} {sur:t}",
    rule="SH-TOKEN-01",
    name="put_tokens",
    idle=lambda g, c, k, t: past_help(t) and all(token == "wound" for token, _ in k) and not around(g).replacers,
    wakes=lambda k, t: any(token == "health" for token, _ in k),
)
@enforces("SH-CARD-03", "SH-HEALTH-01", "HM-SET1-08")
def put_tokens(g: Battle, c: Cause, k: Tokens, t: list[Piece]) -> Rules[None]:
    """On each of them, towers too; a wound that an effect puts is damage, and damage is wounds. What has left play
    since takes none."""
    for p in t:
        if p.doomed and not in_play(g, p):
            continue
        for token, n in k:
            if token == "wound":
                yield from hurt(g, p, n * c.times, c.me)
            else:
                put_token(g, p, token, n * c.times, c.me)


def has_wounds(p: Piece) -> bool:
    return p.vigor < 0 and not p.doomed


@verb(
    "remove up to {n:number} [wound|wounds:n] from {t:target}",
    fr="[retirez|retirer] jusqu’à {n} [jeton|jetons:n] Dégât {de:t}",
    rule="SH-TOKEN-01",
    can=lambda g, c, n, t: any(has_wounds(p) for p in t),
    helps={"t": lambda g, c, p, slots: has_wounds(p)},
    idle=lambda g, c, n, t: past_help(t),
)
@enforces("SH-GLOS-30")
def remove_wounds(g: Battle, c: Cause, n: int, t: list[Piece]) -> Rules[bool]:
    """As many as wished; asked only where a wound may be worth keeping."""
    c.total = 0
    for p in t:
        if has_wounds(p):
            most = min(n * c.times, -p.vigor)
            if most == -p.vigor and keyword(g, p, HEROIC):
                most = yield from how_many(g, c, PICK_WOUNDS, most)
            c.total += heal(g, p, most, c.me)
    return c.total > 0


@verb(
    "remove all wounds from {t:target}",
    fr="[retirez|retirer] tous les jetons Dégât {de:t}",
    rule="SH-TOKEN-01",
    can=lambda g, c, t: any(has_wounds(p) for p in t),
    helps={"t": lambda g, c, p, slots: has_wounds(p)},
    idle=lambda g, c, t: past_help(t),
)
def remove_all_wounds(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Every wound token."""
    c.total = sum(heal(g, p, -p.vigor, c.me) for p in t if has_wounds(p))
    return c.total > 0


def how_many(g: Battle, c: Cause, question: Question[HowMany], most: int) -> Rules[int]:
    """A number from nothing to the most, as the player wishes."""
    if most <= 0:
        return 0
    numbers = range(most + 1)
    about = About(c.me.card, among=numbers)
    return (yield from ask(g, deciders(g, c), question, [*map(HOW_MANY, numbers)], about)).number


def _take_any_number(g: Battle, c: Cause, p: Piece) -> Rules[tuple[int, int]]:
    """Attack and health tokens taken off a card, as many as wished of each."""
    edge = yield from how_many(g, c, PICK_ATTACK_TOKENS, p.edge)
    vigor = yield from how_many(g, c, PICK_HEALTH_TOKENS, p.vigor)
    return take_attack_tokens(g, p, edge), take_health_tokens(g, p, vigor, c.me)


@verb(
    "remove any number of attack tokens and health tokens from {t:target}",
    fr="[retirez|retirer] {à:t} autant de jetons Attaque et de jetons Santé que vous voulez",
    rule="SH-TOKEN-01",
)
def remove_any_tokens(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """None, some or all; counted for what follows."""
    c.total = 0
    for p in t:
        c.total += sum((yield from _take_any_number(g, c, p)))
    return c.total > 0


@verb(
    "move any number of attack tokens and health tokens from {t:target} to {u:target}",
    fr="[déplacez|déplacer] {de:t} {sur:u} autant de jetons Attaque et de jetons Santé que vous voulez",
    rule="SH-GLOS-61",
)
def move_any_tokens(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> Rules[bool]:
    """From one card to another; handing over is no damage."""
    c.total = 0
    for p in t[:1]:
        for to in u[:1]:
            edge, vigor = yield from _take_any_number(g, c, p)
            put_attack(g, to, edge)
            put_health(g, to, vigor)
            c.total = edge + vigor
    return c.total > 0


@verb(
    "move an attack token or health token from {t:target} to {u:target}",
    fr="[déplacez|déplacer] un jeton Attaque ou un jeton Santé {de:t} {sur:u}",
    rule="SH-GLOS-61",
    helps={"t": lambda g, c, p, slots: p.edge > 0 or p.vigor > 0},
)
def move_a_token(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> Rules[bool]:
    """One token of either type, if there is one."""
    if not t or not u:
        return False
    p, to = t[0], u[0]
    names = [name for name, n in (("attack", p.edge), ("health", p.vigor)) if n > 0]
    if not names:
        return False
    token = names[0]
    if len(names) > 1:
        about = About(c.me.card, among=names)
        token = (yield from ask(g, deciders(g, c), PICK_TOKEN, [*map(OF_TOKEN, names)], about)).token
    if token == "attack":
        put_attack(g, to, take_attack_tokens(g, p, 1))
    else:
        put_health(g, to, take_health_tokens(g, p, 1, c.me))
    return True


@verb(
    "move all tokens from {t:target} to {u:target}",
    fr="[déplacez|déplacer] tous les jetons {de:t} {sur:u}",
    rule="SH-GLOS-61",
)
def move_all_tokens(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> bool:
    """Attack, weaken, health and wound tokens alike, armor tokens and temporary ones where there are some; who is left
    without health is destroyed."""
    if not t or not u:
        return False
    p, to = t[0], u[0]
    if p.plate:
        put_token(g, to, "armor", take_token(g, p, "armor", p.plate, c.me), c.me)
    if g.edition.temporary_tokens and (p.turn_attack or p.turn_armor):
        change_for_turn(g, to, p.turn_attack, 0, p.turn_armor, c.me)
        p.turn_attack = p.turn_armor = 0
    put_attack(g, to, take_attack_tokens(g, p, p.edge))
    put_health(g, to, take_health_tokens(g, p, max(p.vigor, 0), c.me))
    put_weaken(g, to, max(-p.edge, 0))
    p.edge = 0
    wounds, p.vigor = max(-p.vigor, 0), max(p.vigor, 0)
    to.vigor -= wounds
    check_health(g, to, c.me)
    return True


@verb(
    "add the attack and health of {t:target} to {u:target} as tokens",
    fr="[ajoutez|ajouter] l’Attaque et la Santé {de:t} {à:u} sous forme de jetons",
    rule="SH-TOKEN-01",
)
def add_as_tokens(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> None:
    """Its values as they are now, or as it falls."""
    for p in t:
        edge, vigor = attack(g, p), health(g, p)
        for fallen in c.felled:
            if fallen.piece is p:
                edge, vigor = fallen.attack, fallen.health
        for to in u:
            put_attack(g, to, edge)
            put_health(g, to, max(vigor, 0))
