"""Servants that abilities make: Troop, Roots, Brood; they come into play before the sentence goes on."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.questions import deciders
from hordekeep.engines.lanes.content.cards import Card, shelf
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.movement import exhaust
from hordekeep.engines.lanes.rules.health.tokens import mutaform, put_attack, put_health
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.engines.lanes.words.token_kinds import put_token
from hordekeep.engines.lanes.words.verbs import Tokens
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


def _servant(id: str, english: str, french: str, sort: str) -> None:
    V.word("servant", english, name=f"{id}_servants", fr=french, gender="f", sort=sort, rule="HM-SERV-01")(lambda: id)


_servant("troop", "[Troop|Troops]", "[Troupe|Troupes]", "creature/ally/troop")
_servant("roots", "Roots", "[Racine|Racines]", "creature/monster/roots")
_servant("brood", "[Brood|Broods]", "[Couvée|Couvées]", "creature/monster/brood")


def _card(id: str) -> Card:
    return shelf().cards[id]


def _can(g: Battle, c: Cause, n: int, s: str) -> bool:
    return g.edition.can_create(g, c, _card(s))


def created(g: Battle, c: Cause, n: int, card: Card) -> Rules[list[Piece]]:
    """So many servants, one after another; those that came into play."""
    found = []
    for _ in range(n * c.times):
        piece = yield from g.edition.create(g, c, card)
        if piece is not None and stands(piece):
            found.append(piece)
    return found


@verb(
    "summon {n:number} {s:servant}",
    fr="[invoquez|invoquer] {n} {s}",
    rule="HM-SERV-01",
    mentions=True,
    number="n",
    head="s",
    can=_can,
)
@enforces("HM-SERV-06", "HM-SERV-07")
def summon_servants(g: Battle, c: Cause, n: int, s: str, mention: int) -> Rules[None]:
    """Each by the rules of its side."""
    c.mentioned[mention] = yield from created(g, c, n, _card(s))


@verb(
    "summon {n:number} exhausted {s:servant}",
    fr="[invoquez|invoquer] {n} {s} [épuisée|épuisées:n]",
    rule="HM-SERV-07",
    mentions=True,
    number="n",
    head="s",
    can=_can,
)
def summon_exhausted(g: Battle, c: Cause, n: int, s: str, mention: int) -> Rules[None]:
    """They enter play exhausted."""
    found = yield from created(g, c, n, _card(s))
    for p in found:
        exhaust(g, p)
    c.mentioned[mention] = found


@verb(
    "summon {n:number} {s:servant} with {k:tokens}",
    fr="[invoquez|invoquer] {n} {s} avec {k}",
    rule="HM-SERV-08",
    mentions=True,
    number="n",
    head="s",
    can=lambda g, c, n, s, k: _can(g, c, n, s),
)
def summon_servants_with(g: Battle, c: Cause, n: int, s: str, k: Tokens, mention: int) -> Rules[None]:
    """Each with those tokens on it."""
    c.mentioned[mention] = yield from _with_tokens(g, c, n, _card(s), k)


@verb(
    "summon {n:number} [Skeleton|Skeletons:n] with {k:tokens}",
    fr="[invoquez|invoquer] {n} [Squelette|Squelettes:n] avec {k}",
    rule="HM-SERV-08",
)
def summon_skeletons_with(g: Battle, c: Cause, n: int, k: Tokens) -> Rules[None]:
    """Each with those tokens on it."""
    yield from _with_tokens(g, c, n, _card("skeleton"), k)


def _with_tokens(g: Battle, c: Cause, n: int, card: Card, k: Tokens) -> Rules[list[Piece]]:
    found = yield from created(g, c, n, card)
    for p in found:
        for token, amount in k:
            put_token(g, p, token, amount, c.me)
    return found


@verb(
    "summon {n:number} {s:servant} with attack and health equal to that cost",
    fr="[invoquez|invoquer] {n} {s} d’Attaque et de Santé égales à ce coût",
    rule="HM-SERV-08",
    mentions=True,
    number="n",
    head="s",
    can=_can,
)
def summon_sized(g: Battle, c: Cause, n: int, s: str, mention: int) -> Rules[None]:
    """Tokens make up what its printed values lack of the cost just paid; they are never below what is printed."""
    cost = c.total
    found = yield from created(g, c, n, _card(s))
    for p in found:
        put_attack(g, p, max(cost - (p.card.attack or 0), 0))
        put_health(g, p, max(cost - (p.card.health or 0), 0))
    c.mentioned[mention] = found


@verb(
    "summon {n:number} {s:servant} with Mutaform {m:number}",
    fr="[invoquez|invoquer] {n} {s} avec Mutaforme {m}",
    rule="HM-SERV-08",
    mentions=True,
    number="n",
    head="s",
    can=lambda g, c, n, s, m: _can(g, c, n, s),
)
def summon_with_mutaform(g: Battle, c: Cause, n: int, s: str, m: int, mention: int) -> Rules[None]:
    """Each gets Mutaform as it enters play."""
    found = yield from created(g, c, n, _card(s))
    for p in found:
        yield from mutaform(g, p, m, deciders(g, c), c.me.card)
    c.mentioned[mention] = found
