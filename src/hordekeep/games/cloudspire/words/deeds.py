"""What effects do to chips: damage, health, promotion, control, the way home; and what it costs."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import not_among, one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import Hex, No, Yes
from hordekeep.games.cloudspire.asking.choosing import ask, choose_chip, choose_hex, may
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.stats import attack, gain, health_stat, pay, reach
from hordekeep.games.cloudspire.rules.chips.levelling import can_be_promoted, gains, level_up, promote
from hordekeep.games.cloudspire.rules.chips.relics import draw_relic
from hordekeep.games.cloudspire.rules.chips.rewards import pay_reward
from hordekeep.games.cloudspire.rules.fight.damage import (
    TALENT,
    Cause,
    can_be_hurt,
    fall,
    hurt,
    is_falling,
    recover,
    take_chip,
)
from hordekeep.games.cloudspire.rules.movement.happened import Teleported
from hordekeep.games.cloudspire.rules.movement.landing import leads_elsewhere, not_its_terrain, taken
from hordekeep.games.cloudspire.rules.movement.movement_stage import add_to_stack
from hordekeep.games.cloudspire.rules.movement.moving import arrive
from hordekeep.games.cloudspire.rules.onslaught.defeat import clear
from hordekeep.games.cloudspire.state.kinds import as_it_shows
from hordekeep.games.cloudspire.state.pieces import (
    give,
    go_home,
    put,
)
from hordekeep.games.cloudspire.state.play_area import BOARD, NEXT_TURN, TURN, Fall, Lasting, Occasion, PlayArea, Whose
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.games.cloudspire.words.choices import Option
from hordekeep.games.cloudspire.words.happened import Controlled, DieRolled, Held, Voided, WentHome
from hordekeep.games.cloudspire.words.kinds import VOCABULARY, Deed, Who, deed
from hordekeep.games.cloudspire.words.whom import PICK, landmark_minion
from hordekeep.kernel import Asked, Refusal, Rules, enforces
from hordekeep.kernel.declaring import Question, allowed

V = VOCABULARY


@enforces("CS-ATK-02", "CS-DEF-09")
def cause_of(whose: Whose) -> Cause:
    """Damage of an effect is no attack; its chip is responsible."""
    return Cause(whose.seat, whose.chip, TALENT)


# -- costs and choices -------------------------------------------------------------------------------------------------


@V.word("deed", "pay {n:number} Source to {d:deed}", fr="[payez|payer] {n} Source pour {d}", rule="CS-SOURCE-03")
def paying(n: int, d: Deed) -> Deed:
    """Only for who can pay."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        pay(g, whose.seat, n)
        yield from d.do(g, whose, occasion)

    return Deed(do, lambda g, w, o: w.seat != NOBODY and g.source[w.seat] >= n and d.can(g, w, o))


@V.word("deed", "choose to {a:deed}, or to {b:deed}", fr="au choix, {inf:a} ou {inf:b}", rule="CS-TALENT-01")
def either(a: Deed, b: Deed) -> Deed:
    """One of two, of those that would do something."""
    return _one_of(a, b)


@V.word("deed", "choose to {a:deed}, to {b:deed}, or to {c:deed}", fr="au choix, {inf:a}, {inf:b} ou {inf:c}",
        rule="CS-TALENT-01")  # fmt: skip
def one_of_three(a: Deed, b: Deed, c: Deed) -> Deed:
    """One of three, of those that would do something."""
    return _one_of(a, b, c)


def _one_of(*deeds: Deed) -> Deed:
    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        open_ = [n for n, each in enumerate(deeds) if each.can(g, whose, occasion)]
        which = open_[0]
        if len(open_) > 1:
            choices = [Option(n) for n in open_]
            answer = yield from ask(g, whose.seat, WHICH_EFFECT, choices, about=whose.chip, facts=open_)
            which = answer.place
        yield from deeds[which].do(g, whose, occasion)

    return Deed(do, lambda g, w, o: any(each.can(g, w, o) for each in deeds))


# -- damage and health -------------------------------------------------------------------------------------------------


@enforces("CS-ACTIVE-05", "CS-K-TAL-44")
def _vulnerable(g: PlayArea, whose: Whose, occasion: Occasion, chip: int) -> bool:
    """Can this effect damage it at all: not what is inactive or Peaceful?"""
    return can_be_hurt(g, cause_of(whose), chip)


@deed("deal {n:number} damage to {t:who}", fr="[infligez|infliger] {n} [dégât|dégâts:n] {à:t}", rule="CS-DMG-02",
      only=_vulnerable)  # fmt: skip
@enforces("CS-ATK-02")
def deal(g: PlayArea, whose: Whose, occasion: Occasion, n: int, t: list[int]) -> Rules[None]:
    """No attack: nothing retaliates, and armor does not count."""
    for chip in t:
        yield from hurt(g, cause_of(whose), chip, n)


@deed("deal damage equal to its attack to {t:who}", fr="[infligez|infliger] des dégâts égaux à son attaque {à:t}",
      rule="CS-K-TAL-28", only=_vulnerable)  # fmt: skip
@enforces("CS-ATK-02")
def deal_as_much(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> Rules[None]:
    """As much as the attack stat, but no attack."""
    for chip in t:
        yield from hurt(g, cause_of(whose), chip, occasion.amount)


def _is_wounded(g: PlayArea, whose: Whose, occasion: Occasion, chip: int) -> bool:
    return g.health[chip] < health_stat(g, chip)


def _wounded(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int], n: int = 0) -> bool:
    return any(_is_wounded(g, whose, occasion, chip) for chip in t)


@deed("{t:who} recovers {n:number} health", fr="{t} récupère {n} [point|points:n] de vie", rule="CS-HEALTH-02",
      can=_wounded, only=_is_wounded)  # fmt: skip
def recovers(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int], n: int) -> None:
    """Never above the stat."""
    for chip in t:
        recover(g, chip, n)


@deed("{t:who} recovers fully", fr="{t} récupère tous ses points de vie", rule="CS-HEALTH-02", can=_wounded,
      only=_is_wounded)  # fmt: skip
def recovers_fully(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """Up to the stat."""
    for chip in t:
        recover(g, chip, health_stat(g, chip))


@deed("recover as much health as its attack dealt",
      fr="[récupérez|récupérer] autant de points de vie que son attaque a infligé de dégâts", rule="CS-TALENT-05",
      can=lambda g, w, o: o.amount > 0)  # fmt: skip
@enforces("CS-ATK-07")
def leech(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """After the retaliation, if it stands."""
    recover(g, whose.chip, occasion.amount)


@deed("its controller gains {n:number} Source", fr="qui la contrôle gagne {n} Source", rule="CS-SOURCE-02")
def controller_gains(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> None:
    """Up to the capacity."""
    gain(g, whose.seat, n, "CS-TALENT-01")


@deed("its controller may pay {n:number} Source for each point that is voided",
      fr="qui la contrôle peut payer {n} Source par point annulé",
      rule="CS-K-TAL-63", can=lambda g, w, o, n: w.seat != NOBODY and g.source[w.seat] >= n)  # fmt: skip
def void(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> Rules[None]:
    """Point by point, as long as its controller pays."""
    voided = 0
    while voided < occasion.amount and g.source[whose.seat] >= n:
        if not (yield from may(g, whose.seat, PAY_TO_VOID, about=(whose.chip, occasion.amount - voided))):
            break
        pay(g, whose.seat, n)
        voided += 1
    if voided:
        g.lasting.append(Lasting("voided", whose.chip, voided, TURN))
        if g.tell:
            g.tell(Voided(whose.seat, whose.chip, voided * n))


# -- defeat and discard ------------------------------------------------------------------------------------------------


@deed("discard it", fr="[défaussez|défausser] cette pièce", rule="CS-CLEAR-06")
def discard(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """No defeat, so no reward."""
    clear(g, whose.chip, defeated=False)


@deed("roll the six-sided die: on {n:number} or more {d:deed}",
      fr="[lancez|lancer] le dé à six faces : sur {n} ou plus, {d}", rule="CS-K-TAL-02")  # fmt: skip
def on_a_roll(g: PlayArea, whose: Whose, occasion: Occasion, n: int, d: Deed) -> Rules[None]:
    """High rolls are unlucky."""
    rolled = roll(g, whose.seat, "d6")
    if int(rolled) >= n:
        yield from d.do(g, whose, occasion)


def roll(g: PlayArea, seat: int, die: str) -> str:
    """One of the special dice (CS-Q-04-DIE)."""
    shown = g.dice.pick(box().dice[die])
    if g.tell:
        g.tell(DieRolled(seat, die, shown))
    return shown


@deed("discard it and take its reward", fr="[défaussez-la|la défausser] contre sa récompense", rule="CS-K-TAL-42")
def discard_for_reward(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """A landmark beside one of the player's units."""
    yield from cash_in(g, whose.seat, whose.chip)


@enforces("CS-CLEAR-06")
def cash_in(g: PlayArea, seat: int, chip: int) -> Rules[None]:
    """A landmark is discarded, and its reward is paid without a defeat."""
    spot = g.at[chip]
    reward = Fall(chip, seat, NOBODY, TALENT, NOBODY, g.side[chip], spot)
    clear(g, chip, defeated=False)
    yield from pay_reward(g, reward)


@deed("remove {t:who} for its reward", fr="[retirez|retirer] {t} contre sa récompense", rule="CS-K-TAL-43")
def pacify(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> Rules[None]:
    """Nobody levels up: it is no defeat."""
    for chip in t:
        yield from cash_in(g, whose.seat, chip)


@V.word("who", "a landmark minion in reach", fr="un sbire de lieu à portée", gender="m", number="s",
        rule="CS-K-TAL-43")  # fmt: skip
def landmark_minion_in_reach() -> Who:
    """What the unit could attack, if it is a landmark minion that can be tamed."""
    np = landmark_minion()

    def find(g: PlayArea, whose: Whose, occasion: Occasion) -> list[int]:
        far = g.land.board.within(g.at[whose.chip], reach(g, whose.chip))
        return [chip for chip in np.find(g, whose, occasion) if far >> g.at[chip] & 1]

    def pick(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[list[int]]:
        chip = yield from choose_chip(
            g, whose.seat, PICK, find(g, whose, occasion), rule="CS-K-TAL-43", about=whose.chip
        )
        return [chip] if chip != NOBODY else []

    return Who(find, pick)


@deed("send it home for {n:number} Source", fr="[renvoyez-la|la renvoyer] chez elle contre {n} Source",
      rule="CS-K-TAL-38")  # fmt: skip
def send_home(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> None:
    """Back to the barracks."""
    shown = as_it_shows(g, whose.chip) if g.tell else NOBODY
    go_home(g, whose.chip)
    if g.tell:
        g.tell(WentHome(shown))
    gain(g, whose.seat, n, "CS-K-TAL-38")


@deed("it is defeated", fr="elle est vaincue", rule="CS-DEF-01", name="is_defeated")
def is_defeated(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Whoever brought it so far has defeated it."""
    g.health[whose.chip] = 0
    fall(g, Cause(occasion.seat, occasion.by, TALENT), whose.chip)


# -- promotion, levels, control ----------------------------------------------------------------------------------------


def _can_gain(g: PlayArea, whose: Whose, occasion: Occasion, chip: int) -> bool:
    return bool(gains(g, chip))


def _promotable(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> bool:
    return any(can_be_promoted(g, chip) for chip in t)


@deed("promote {t:who}", fr="[promouvez|promouvoir] {t}", rule="CS-SIDE-12", can=_promotable, name="promote_them")
def promote_them(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """Whoever has a promoted side and does not show it."""
    for chip in t:
        if can_be_promoted(g, chip):
            promote(g, chip)


@deed("this hero may level up", fr="ce héros peut monter de niveau", rule="CS-LEVEL-01",
      can=lambda g, w, o: bool(gains(g, w.chip)))  # fmt: skip
def level_it_up(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Its controller may decline."""
    yield from level_up(g, whose.chip, "CS-K-TAL-05")


@deed("level up {t:who}", fr="[faites|faire] monter de niveau {t}", rule="CS-LEVEL-01",
      can=lambda g, w, o, t: any(gains(g, chip) for chip in t), only=_can_gain, name="level_them_up")  # fmt: skip
def level_them_up(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> Rules[None]:
    """Its controller may decline."""
    for chip in t:
        yield from level_up(g, chip, "CS-LEVEL-01")


@deed(
    "control {t:who} until the wave ends", fr="[contrôlez|contrôler] {t} jusqu’à la fin de la vague", rule="CS-CTRL-07"
)
def control_for_the_wave(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """Then whoever is a minion goes home in any case."""
    control(g, whose, occasion, t)


@deed("control {t:who} until it is defeated", fr="[contrôlez|contrôler] {t} jusqu’à sa défaite", rule="CS-CTRL-07")
@enforces("CS-CTRL-03")
def control(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """It is a minion of the faction from now on."""
    for chip in t:
        give(g, chip, whose.seat)
        if g.tell:
            g.tell(Controlled(chip, whose.seat))


@deed("take control of it and gain its relic",
      fr="[prenez-en le contrôle et gagnez|en prendre le contrôle et gagner] sa relique",
      rule="CS-K-TAL-55")  # fmt: skip
@enforces("CS-TALENT-13")
def recruit(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Defeating it later pays the relic again."""
    give(g, whose.chip, whose.seat)
    if g.tell:
        g.tell(Controlled(whose.chip, whose.seat))
    yield from draw_relic(g, whose.seat)


@deed("freeze {t:who} for its next turn", fr="[figez|figer] {t} à son prochain tour", rule="CS-K-TAL-66")
def hold(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """It does not move."""
    for chip in t:
        g.lasting.append(Lasting("stasis", chip, 1, NEXT_TURN))
        if g.tell:
            g.tell(Held(chip))


@deed("put {t:who} at the bottom of its deployment stack",
      fr="[mettez|mettre] {t} sous sa pile de déploiement", rule="CS-DEPLOY-11")  # fmt: skip
@enforces("CS-DEPLOY-12")
def back_to_stack(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """With full health."""
    for chip in t:
        add_to_stack(g, chip)


# -- shots and blows ---------------------------------------------------------------------------------------------------


@deed("first remove its bottom chip", fr="[retirez|retirer] d’abord son jeton du dessous", rule="CS-K-TAL-04")
def remove_bottom(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Whatever its type; the attack follows. Another effect of the same attack may have taken the last."""
    if g.upgrades[occasion.chip]:
        take_chip(g, Cause(whose.seat, whose.chip, "attack"), occasion.chip, len(g.upgrades[occasion.chip]) - 1)


@deed("remove its lowest attack chip instead", fr="[retirez-en|en retirer] plutôt le jeton d’attaque le plus bas",
      rule="CS-K-TAL-51", can=lambda g, w, o: "A" in g.upgrades[o.chip])  # fmt: skip
def remove_lowest_attack(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Instead of the bottom chip."""
    take_chip(g, Cause(whose.seat, whose.chip, "attack"), occasion.chip, g.upgrades[occasion.chip].rindex("A"))
    g.lasting.append(Lasting("instead", occasion.chip, 1, TURN))


@deed("remove its top two chips instead", fr="[retirez-en|en retirer] plutôt les deux jetons du dessus",
      rule="CS-K-TAL-79")  # fmt: skip
@enforces("CS-UPG-02")
def remove_top_two(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Instead of the bottom chip; a spire that never had one falls."""
    cause = Cause(whose.seat, whose.chip, "attack")
    if not g.upgrades[occasion.chip]:
        fall(g, cause, occasion.chip)
    for _ in range(2):
        if g.upgrades[occasion.chip]:
            take_chip(g, cause, occasion.chip, 0)
    g.lasting.append(Lasting("instead", occasion.chip, 1, TURN))


@deed("use the attack stat of its attacker", fr="[utilisez|utiliser] l’attaque de son assaillant", rule="CS-K-TAL-24")
def fair_fight(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Its current stat."""
    g.lasting.append(Lasting("retaliation", whose.chip, max(attack(g, occasion.by), 0), TURN))


@deed("roll the spire die until it shows a blank or {n:number} and deal the sum",
      fr="[lancez|lancer] le dé de flèche jusqu’à un blanc ou un {n} et infligez la somme",
      rule="CS-K-TAL-56")  # fmt: skip
def relentless(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> None:
    """The last die counts too."""
    total = 0
    while True:
        die = int(roll(g, whose.seat, "spire"))
        total += die
        if die in (0, n):
            break
    g.lasting.append(Lasting("retaliation", whose.chip, total, TURN))


@enforces("CS-MOVE-02")
def put_elsewhere(g: PlayArea, seat: int, chip: int, hexes: int, rule: str) -> Rules[None]:
    """A chip is put on a hex of its mover's choice; movement talents hear of it."""
    spot = yield from choose_hex(g, seat, PUT_ELSEWHERE, hexes, rule=rule, about=chip)
    if spot < 0:
        return
    before = g.land.board.near[g.at[chip]]
    start = g.at[chip]
    put(g, chip, spot)
    if g.tell:
        g.tell(Teleported(chip, start, spot), rule)
    yield from arrive(g, chip, before, (spot,))


def stands(g: PlayArea, chip: int) -> bool:
    """Is it on the board and not about to leave it?"""
    return g.place[chip] == BOARD and not is_falling(g, chip)


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_option(g: PlayArea, ask: Asked, seat: int, choice: Option) -> Refusal | None:
    """An effect that would do something."""
    return None if choice.place in ask.facts else not_among(g, ask, seat, choice)


WHICH_EFFECT: Question[Option] = OfChip("which-effect", "CS-TALENT-01", {Option: _why_not_option}, perhaps=True)
"""Which of two or three effects."""

PAY_TO_VOID: Question[Yes | No] = Question(
    "void",
    "CS-K-TAL-63",
    {Yes: allowed, No: allowed},
    says={"what": lambda g, ask: chip_name(g, ask.about[0]), "damage": lambda g, ask: int(ask.about[1])},
)
"""Whether a point of damage is voided for Source."""

PUT_ELSEWHERE: Question[Hex] = OfChip(
    "put-elsewhere", "CS-TALENT-01", {Hex: one_of_the_hexes(taken, not_its_terrain, leads_elsewhere)}
)
"""Where a chip is put that does not walk."""
