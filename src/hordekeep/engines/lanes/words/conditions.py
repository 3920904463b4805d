"""What may be so or not: engaged, unengaged, without neighbours."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.values import attack, health, is_engaged, neighbours
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import condition


@condition("it has no neighbours", fr="elle n’a aucun voisin", rule="SH-GLOS-34")
def no_neighbours(g: Battle, c: Cause) -> bool:
    """This card stands between two empty places of its side; a tower is a neighbour too."""
    return not neighbours(g, c.me)


@condition("{t:target} is engaged", fr="{t} est [engagé|engagée|engagés|engagées:t]", rule="SH-GLOS-23")
def engaged(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """A creature of the other side stands in its lane."""
    return any(is_engaged(g, p) for p in t)


@condition("{t:target} is unengaged", fr="{t} n’est pas [engagé|engagée|engagés|engagées:t]", rule="SH-GLOS-24")
def unengaged(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """No creature of the other side stands in its lane; a tower is none."""
    return bool(t) and not any(is_engaged(g, p) for p in t)


def _spoken_of(c: Cause, of: int) -> list[Piece]:
    return [c.me] if of == 0 else c.mentioned.get(of, [])


@condition("its attack is {n:number} or more", fr="son Attaque est de {n} ou plus", refers="its", rule="HM-MIN-05")
def attack_is_at_least(g: Battle, c: Cause, of: int, n: int) -> bool:
    """Of the card spoken of, now."""
    return any(attack(g, p) >= n for p in _spoken_of(c, of))


@condition("its attack is {n:number} or less", fr="son Attaque est de {n} ou moins", refers="its", rule="HM-GLO-09")
def attack_is_at_most(g: Battle, c: Cause, of: int, n: int) -> bool:
    """Of the card spoken of, now."""
    return any(attack(g, p) <= n for p in _spoken_of(c, of))


@condition("{t:target} is at {n:number} health or less", fr="{t} a une Santé de {n} ou moins", rule="HM-GLO-60")
def is_at_most(g: Battle, c: Cause, t: list[Piece], n: int) -> bool:
    """Its health now."""
    return any(health(g, p) <= n for p in t)


@condition(
    "{t:target} is the strongest {np:np}",
    fr="{t} est {le:np} [le plus fort|la plus forte|les plus forts|les plus fortes:np]",
    rule="HM-GLO-18",
)
def is_strongest(g: Battle, c: Cause, t: list[Piece], np: list[Piece]) -> bool:
    """Nobody is stronger; to be as strong as another is enough."""
    best = max(((attack(g, p), health(g, p)) for p in np), default=None)
    return any((attack(g, p), health(g, p)) == best for p in t if any(p is each for each in np))


@condition(
    "{t:target} is the only {np:np}",
    fr="{t} est [le seul|la seule|les seuls|les seules:np] {np}",
    rule="HM-ABIL-02",
)
def is_only(g: Battle, c: Cause, t: list[Piece], np: list[Piece]) -> bool:
    """There is nobody else of that kind."""
    return len(np) == 1 and any(p is np[0] for p in t)


@condition("{t:target} is in play", fr="{t} est en jeu", rule="HM-OUT-18")
def is_in_play(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """There is such a card."""
    return bool(t)


@condition("you have {n:number} or more cards in hand", fr="vous avez {n} cartes ou plus en main", rule="HM-DECK-01")
def hand_at_least(g: Battle, c: Cause, n: int) -> bool:
    """The player of the card."""
    return len(g.players[max(c.seat, 0)].hand) >= n


@condition("no card is under this", fr="aucune carte n’est sous celle-ci", rule="HM-GLO-61")
def nothing_under(g: Battle, c: Cause) -> bool:
    """Nothing lies beneath it."""
    return not c.me.under
