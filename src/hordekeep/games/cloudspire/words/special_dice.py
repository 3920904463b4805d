"""What advancements do with dice: the forsaken, root, forming and kaze dice, and spire dice."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import one_of_the_chips
from hordekeep.games.cloudspire.asking.choices import Spire
from hordekeep.games.cloudspire.asking.choosing import ask, choose_chip
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import has
from hordekeep.games.cloudspire.effects.stats import may_carry
from hordekeep.games.cloudspire.rules.chips.choices import Upgrade
from hordekeep.games.cloudspire.rules.chips.happened import Upgraded
from hordekeep.games.cloudspire.rules.fight.damage import TALENT, Cause, take_chip
from hordekeep.games.cloudspire.state.pieces import (
    add_upgrade,
    spires_of,
    units_of,
)
from hordekeep.games.cloudspire.state.play_area import (
    TURN,
    Lasting,
    Meaning,
    Occasion,
    PlayArea,
    Whose,
)
from hordekeep.games.cloudspire.words.deeds import roll
from hordekeep.games.cloudspire.words.fortress import yours
from hordekeep.games.cloudspire.words.kinds import deed, rule, sentence
from hordekeep.games.cloudspire.words.upgrading import ADD_CHIP
from hordekeep.games.cloudspire.words.whom import PICK
from hordekeep.kernel import Rules
from hordekeep.kernel.declaring import Question


@sentence("once per turn you may roll a forsaken die again.",
          fr="une fois par tour, vous pouvez relancer un dé des abandonnés.", rule="CS-K-ADV-09")  # fmt: skip
def forsaken_again() -> Meaning:
    """Asked where the die is rolled."""
    return rule(("forsaken-again", yours(1)))


@sentence("a blank on your spire dice deals {n:number} damage.",
          fr="un blanc sur vos dés de flèche inflige {n} [dégât|dégâts:n].", rule="CS-K-ADV-20")  # fmt: skip
def blanks_deal(n: int) -> Meaning:
    """Each of them."""
    return rule(("blanks-deal", yours(n)))


@sentence("once per turn of an opponent one of your spires may roll one of its dice again.",
          fr="une fois par tour d’un adversaire, une de vos flèches peut relancer un de ses dés.",
          rule="CS-K-ADV-61")  # fmt: skip
def reroll() -> Meaning:
    """Asked where spires roll (`firing.roll`)."""
    return rule(("reroll", yours(1)))


@deed("roll the root die: the bottom chip of that many spires of your choice is removed, one of them your own",
      fr="[lancez|lancer] le dé des racines : le jeton du dessous d’autant de flèches de votre choix est retiré, dont "
      "une à vous", rule="CS-K-ADV-21", can=lambda g, w, o: bool(spires_of(g, w.seat)))  # fmt: skip
def root_die(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Different spires; with fewer in play, all of them."""
    count = int(roll(g, whose.seat, "root"))
    cause = Cause(whose.seat, NOBODY, TALENT)
    left = [c for c in sorted(g.spire_on.values()) if g.upgrades[c]]
    mine = False
    for n in range(min(count, len(left))):
        must = not mine and n == count - 1
        open_ = [c for c in left if g.holder[c] == whose.seat] if must else left
        chip = yield from choose_chip(g, whose.seat, ROOT, open_ or left, about=count - n)
        left = [each for each in left if each != chip]
        mine = mine or g.holder[chip] == whose.seat
        take_chip(g, cause, chip, len(g.upgrades[chip]) - 1)


FORMING = {"fortification": "D", "attack": "A", "fortification+attack": "DA"}
"""The chips of a face of the forming die; the face that is missing brings any one."""


@deed("roll the forming die for an own unit", fr="[lancez|lancer] le dé de forme pour une unité à vous",
      rule="CS-TALENT-17", can=lambda g, w, o: bool(units_of(g, w.seat)))  # fmt: skip
def forming_die(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Whatever its capacity; the chips stay."""
    chip = yield from choose_chip(g, whose.seat, PICK, sorted(units_of(g, whose.seat)), rule="CS-TALENT-17")
    shown = roll(g, whose.seat, "forming")
    letters = FORMING.get(shown, "")
    if not letters:
        able = [each for each in "ARD" if may_carry(g, chip, each)]
        if not able:
            return
        choices = [Upgrade(each) for each in able]
        answer = yield from ask(g, whose.seat, ADD_CHIP, choices, rule="CS-TALENT-17", about=chip, facts=able)
        letters = answer.letter
    for letter in letters:
        if may_carry(g, chip, letter) and add_upgrade(g, chip, letter) and g.tell:
            g.tell(Upgraded(whose.seat, chip, letter, cost=0), "CS-TALENT-17")


KAZE = {
    "nothing": (),
    "+1 move": ("movement",),
    "+1 attack": ("attack",),
    "+1 move and +1 attack": ("movement", "attack"),
}
"""What the faces of the kaze die give until the turn ends."""


@deed("roll the kaze die for it", fr="[lancez|lancer] le dé kaze pour elle", rule="CS-K-ADV-43",
      can=lambda g, w, o: has(g, w.chip, "flying"))  # fmt: skip
def kaze_die(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Before it moves."""
    for kind in KAZE[roll(g, whose.seat, "kaze")]:
        g.lasting.append(Lasting(kind, whose.chip, 1, TURN))


ROOT: Question[Spire] = Question(
    "root", "CS-K-ADV-21", {Spire: one_of_the_chips()}, says={"left": lambda g, ask: int(ask.about)}
)
"""The next spire that loses its bottom chip."""
