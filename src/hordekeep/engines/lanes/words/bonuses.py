"""Attack, health, armor and keywords that a card gets: named here, given for the turn here, lasting in statics.py."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.health.happened import GainedKeyword
from hordekeep.engines.lanes.rules.health.tokens import change_for_turn
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb

V = VOCABULARY

Bonus = tuple[str, int]
"""What, and how much of it: ("attack", 2), ("trample", 1)."""
NUMBERS = ("attack", "health", "armor")


@V.word("bonuses", "{b:bonus}", fr="{b}")
def one_bonus(b: Bonus) -> tuple[Bonus, ...]:
    """One alone."""
    return (b,)


@V.word("bonuses", "{a:bonus} and {b:bonus}", fr="{a} et {b}")
def two_bonuses(a: Bonus, b: Bonus) -> tuple[Bonus, ...]:
    """Both."""
    return (a, b)


@V.word("bonus", "{n:signed} attack", fr="{n} Attaque", rule="SH-GLOS-08")
def attack_bonus(n: int) -> Bonus:
    """More or less attack."""
    return ("attack", n)


@V.word("bonus", "{n:signed} health", fr="{n} Santé", rule="SH-GLOS-09")
def health_bonus(n: int) -> Bonus:
    """More or less health."""
    return ("health", n)


@V.word("bonus", "{n:signed} armor", fr="{n} Armure", rule="SH-GLOS-03")
def armor_bonus(n: int) -> Bonus:
    """More armor."""
    return ("armor", n)


V.rung("bonus", "keyword")


@verb("{t:target} [gets|get:t] {b:bonuses} this turn", fr="{t} [reçoit|reçoivent:t] {b} ce tour-ci", rule="SH-GLOS-08")
def gets(g: Battle, c: Cause, t: list[Piece], b: tuple[Bonus, ...]) -> None:
    """Until the end of the turn; several in one sentence come at once."""
    numbers = dict.fromkeys(NUMBERS, 0)
    for name, n in b:
        if name in numbers:
            numbers[name] += n * c.times
    for p in t:
        if any(numbers.values()):
            change_for_turn(g, p, numbers["attack"], numbers["health"], numbers["armor"], c.me)
        for name, n in b:
            if name not in numbers:
                p.mark(name, p.marked(name) + n * c.times)
                if g.tell:
                    g.tell(GainedKeyword(place_of(g, p), p.card.id, name, n * c.times))
