"""What only the Narora have: the Forgotten Graves and the Fanatic Tower."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Select
from hordekeep.games.cloudspire.asking.choosing import ask, choose_chip
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import highest, of_faction, use
from hordekeep.games.cloudspire.effects.stats import pay
from hordekeep.games.cloudspire.rules.fight.damage import TALENT, Cause, hurt
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    is_active,
    is_hero,
    is_unit,
    take,
)
from hordekeep.games.cloudspire.state.play_area import (
    BARRACKS,
    GRAVES,
    Meaning,
    Occasion,
    PlayArea,
    Whose,
)
from hordekeep.games.cloudspire.words.fortress import yours
from hordekeep.games.cloudspire.words.happened import BroughtBack
from hordekeep.games.cloudspire.words.kinds import deed, rule, sentence
from hordekeep.games.cloudspire.words.whom import PICK, opposes
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in


def _graves(g: PlayArea, seat: int) -> dict[str, int]:
    heroes = of_faction(g, "graves-heroes", seat) > 0
    found: dict[str, int] = {}
    for chip, place in enumerate(g.place):
        if place == GRAVES and g.holder[chip] == seat and (heroes or not is_hero(chip)):
            found.setdefault(CHIPS[chip].faces[0].id, chip)
    return found


def _graves_left(g: PlayArea, seat: int) -> bool:
    most = max(1, highest(g, "graves-most", seat))
    return any(f"{seat}:grave-{n}" not in g.used_in_wave for n in range(most))


@deed("pay {n:number} Source to bring a fallen narora unit from the Graves back to the barracks",
      fr="[payez|payer] {n} Source pour ramener une unité narorane tombée des Tombes à la caserne", rule="CS-K-ADV-52",
      can=lambda g, w, o, n: g.source[w.seat] >= n and _graves_left(g, w.seat) and bool(_graves(g, w.seat)),
      )  # fmt: skip
@enforces("CS-TALENT-18")
def from_the_graves(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> Rules[None]:
    """Minions, and heroes if an advancement says so; on the basic side, without chips."""
    found = _graves(g, whose.seat)
    choices = [Select(each) for each in found]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, whose.seat, FROM_THE_GRAVES, choices)
    pay(g, whose.seat, n)
    used = next(k for k in range(9) if f"{whose.seat}:grave-{k}" not in g.used_in_wave)
    use(g, "wave", f"{whose.seat}:grave-{used}")
    chip = found[answer.face]
    take(g, chip, BARRACKS)
    g.side[chip] = 0
    if g.tell:
        g.tell(BroughtBack(whose.seat, chip))


@sentence("fallen heroes may be brought back too.", fr="les héros tombés peuvent aussi être ramenés.",
          rule="CS-TALENT-18")  # fmt: skip
def graves_heroes() -> Meaning:
    """Asked where the Graves are searched."""
    return rule(("graves-heroes", yours(1)))


@sentence("{n:count} units may be brought back per Prep.",
          fr="{n} unités peuvent être ramenées à chaque Préparation.", rule="CS-K-ADV-54")  # fmt: skip
def graves_most(n: int) -> Meaning:
    """Instead of one."""
    return rule(("graves-most", yours(n)))


@sentence("your tower's range is {n:number} and it deals {m:number} damage.",
          fr="la portée de votre tour est de {n} et elle inflige {m} [dégât|dégâts:m].",
          rule="CS-K-ADV-57")  # fmt: skip
def tower(n: int, m: int) -> Meaning:
    """The best of its levels counts."""
    return rule(("tower-range", yours(n)), ("tower-damage", yours(m)))


@enforces("CS-FACTION-06")
def _below_tower(g: PlayArea, seat: int) -> list[int]:
    """Opposing units in its range, landmark minions among them."""
    far = g.land.board.within(g.land.gates[seat], highest(g, "tower-range", seat))
    found = [g.on[spot] for spot in hexes_in(far) if spot in g.on]
    return [c for c in found if is_unit(g, c) and is_active(g, c) and opposes(g, seat, c)]


@deed("your tower deals its damage to an opposing unit within its range of your gate",
      fr="votre tour inflige ses dégâts à une unité adverse à sa portée de votre porte", rule="CS-K-ADV-57",
      can=lambda g, w, o: bool(_below_tower(g, w.seat)))  # fmt: skip
def tower_fires(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """No attack of a spire: armor does not count."""
    chip = yield from choose_chip(g, whose.seat, PICK, _below_tower(g, whose.seat), rule="CS-K-ADV-57")
    yield from hurt(g, Cause(whose.seat, NOBODY, TALENT), chip, highest(g, "tower-damage", whose.seat))


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_back(g: PlayArea, ask: Asked, seat: int, choice: Select) -> Refusal | None:
    """Who lies in the Graves and may leave them."""
    return None if choice.face in _graves(g, seat) else NOT_IN_GRAVES


NOT_IN_GRAVES = Refusal("CS-K-ADV-52", Text("no-not-in-graves"))

FROM_THE_GRAVES: Question[Select] = Question("graves", "CS-K-ADV-52", {Select: _why_not_back})
"""Who comes back from the Graves."""
