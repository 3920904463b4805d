"""The Prep Phase (CS-WAVE-10): every faction declares its mark; then each in turn selects units with CP and arranges
them in a deployment stack, whose order is the order of deployment (CS-DEPLOY-02).

A player puts the stack together from the top: the next unit, or another chip under the last one to make a group. Those
who prepared earlier are seen, those who come later are not (CS-Q-16-PREP-INFO).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from hordekeep.games.cloudspire.asking.choices import DONE, Done, Pass, Select, acting, price_by
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import Freely
from hordekeep.games.cloudspire.content.chips import EQUIPMENT, HERO, MINION, box
from hordekeep.games.cloudspire.content.setting import INCOME
from hordekeep.games.cloudspire.effects.choices import Use, UseAdvancement
from hordekeep.games.cloudspire.effects.effects import happens, is_merc, of_faction, standing_windows, use
from hordekeep.games.cloudspire.effects.stats import has_room
from hordekeep.games.cloudspire.effects.using import no_time_to_use, using_advancement
from hordekeep.games.cloudspire.rules.goals.marks import declare_mark
from hordekeep.games.cloudspire.rules.wave.choices import Equip, Group
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.happened import Equipped, Grouped, Prepared, Selected
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    add_upgrade,
    at_home,
    beside_barracks,
    face,
    heroes_in_play,
    is_hero,
    take,
)
from hordekeep.games.cloudspire.state.play_area import (
    ATTACHED,
    BARRACKS,
    BESIDE,
    PREP,
    STACK,
    UNDER,
    Occasion,
    PlayArea,
)
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

MOST_HEROES: Final = 2
"""CS-HERO-03."""
EQUIPPED: Final = "/equipped"
"""Noted as used by a hero that was equipped just now: until its stack is done, it is told apart from one that came with
its equipment (CS-EQUIP-04)."""


@enforces("CS-MARK-01")
def prep_phase(g: PlayArea, _: None) -> Rules[None]:
    """All marks first, in turn order, then everybody's selection."""
    g.phase = PREP
    yield from begin_phase(g)
    for seat in g.setting.around(g.first_seat):
        g.cp[seat] = command_points(g, seat)
        yield from declare_mark(g, seat)
    yield from happens(g, "prep", Occasion())
    g.agenda.append(("onslaught_begins", None))
    g.agenda += [("prepare", seat) for seat in reversed(g.setting.around(g.first_seat))]


@enforces("CS-CP-02")
def command_points(g: PlayArea, seat: int) -> int:
    """The CP of the wave, the same for all, and what effects add."""
    base = INCOME[g.wave - 1]
    if seat == g.setting.automaton:
        base = g.setting.points_of_automaton(base)
    return base + of_faction(g, "command-points", seat)


@enforces("CS-BARR-02", "CS-CP-03", "CS-BARR-04", "CS-MERC-03", "CS-HERO-13")
def unit_price(g: PlayArea, seat: int, chip: int) -> int:
    """The CP for a chip: printed on it in the organizer, 0 on a starting hero; nothing beside it, where heroes lie that
    have returned."""
    if g.place[chip] != BARRACKS or CHIPS[chip].faction != g.factions[seat] or KIND[chip] not in (HERO, MINION):
        return 0
    return max(CHIPS[chip].cp - of_faction(g, f"cheaper:{CHIPS[chip].faces[0].id}", seat), 0)


@enforces("CS-MIN-02", "CS-HERO-12", "CS-HERO-09")
def available(g: PlayArea, seat: int) -> list[int]:
    """The units that a faction can still select: in its barracks and beside them, each kind once, within its CP. No
    hero that is on the board or out of the game, were it the starting one."""
    found: dict[tuple[str, int], int] = {}
    alike: set[tuple[str, int]] = set()
    for chip in at_home(g, seat, (HERO, MINION)):
        kind = (CHIPS[chip].faces[0].id, g.place[chip])
        if kind in alike:  # it costs what the first of its kind does
            continue
        alike.add(kind)
        price = unit_price(g, seat, chip)
        if price <= g.cp[seat]:
            found.setdefault((CHIPS[chip].faces[0].id, price), chip)
    return [chip for chip in found.values() if not is_hero(chip) or hero_allowed(g, seat, chip)]


@price_by
def points_for(g: PlayArea, face: str) -> int | None:
    """What a chip costs whoever puts a stack together; None for a chip that cannot be selected."""
    seat = acting(g)
    chips = [chip for chip in available(g, seat) if face in [shown.id for shown in CHIPS[chip].faces]]
    return unit_price(g, seat, chips[0]) if chips else None


@enforces("CS-HERO-02", "CS-MERC-05", "CS-FACTION-09", "CS-HERO-03", "CS-MERC-04", "CS-ENDWAVE-06", "CS-HERO-04")
def hero_allowed(g: PlayArea, seat: int, chip: int) -> bool:
    """In wave 1 one hero, a starting one, which a faction's own rule may widen; later two in play at most, mercs among
    them, and those who wait on the gate. A hero stands before or after all minions of the stack."""
    waiting = [each for each in g.pending if each != chip]
    if g.wave == 1:
        starting = box().factions[g.factions[seat]].starting_heroes
        return CHIPS[chip].faces[0].id in starting and not heroes_in_play(g, seat) and not waiting
    return len(heroes_in_play(g, seat)) + len(waiting) < MOST_HEROES


@enforces("CS-HERO-04")
def minion_allowed(g: PlayArea, seat: int) -> bool:
    """No minion comes after a hero that stands after minions."""
    kinds = [is_hero(chip) for chip in g.stacks[seat]]
    return not (kinds and kinds[-1] and not all(kinds))


@enforces("CS-SIDE-16", "CS-MIN-03", "CS-MIN-04")
def additions(g: PlayArea, seat: int) -> list[Select | Group]:
    """What can be put into the stack next: a unit at its bottom, on whichever side its owner likes if it has two basic
    ones, or a minion under the last group. So minions and groups stand in any order."""
    found: list[Select | Group] = []
    for chip in available(g, seat):
        faces = CHIPS[chip].faces
        sides = [0, 1] if len(faces) > 1 and not faces[1].promoted else [0]
        if is_hero(chip) or minion_allowed(g, seat):
            found += [Select(faces[side].id) for side in sides]
        if not is_hero(chip):
            found += [Group(faces[side].id) for side in sides if fits_under(g, seat, chip, side)]
    return found


@enforces("CS-GROUP-11", "CS-GROUP-03", "CS-GROUP-10", "CS-GROUP-02", "CS-TALENT-19")
def fits_under(g: PlayArea, seat: int, chip: int, side: int) -> bool:
    """May a minion go under the last unit of the stack? Mercs too, as many as wanted, but no heroes, from top to bottom
    from the lowest to the highest movement, and nothing that keeps to itself."""
    if not g.stacks[seat]:
        return False
    top = g.stacks[seat][-1]
    shown = CHIPS[chip].faces[promoted_side(g, seat, chip, side)]
    if is_hero(top) or keeps_apart(face(g, top).flags) or keeps_apart(shown.flags):
        return False
    seats = _seats_for_riders(g, seat, top)
    riders = [each for each in g.below[top] if seats and _is_elfinkaze(each)]
    if _is_elfinkaze(chip) and len(riders) < seats:
        return True
    last = [each for each in (top, *g.below[top]) if each not in riders][-1]
    return shown.move >= face(g, last).move


def _is_elfinkaze(chip: int) -> bool:
    return CHIPS[chip].faces[0].id == "elfinkaze"


@enforces("CS-K-TAL-82")
def _seats_for_riders(g: PlayArea, seat: int, top: int) -> int:
    """How many elfinkaze a chip with # Elfin carries, whatever the order of movement."""
    number = next((each.number for each in face(g, top).talents if each.id == "elfin"), 0)
    return number + of_faction(g, "more-elfin", seat) if number else 0


@enforces("CS-TALENT-19")
def keeps_apart(flags: frozenset[str]) -> bool:
    """Is there no group with a unit of these talents?"""
    return bool(flags & {"stubborn", "lone-wolf"})


@enforces("CS-SIDE-05", "CS-SIDE-15", "CS-SIDE-06", "CS-MIN-07")
def promoted_side(g: PlayArea, seat: int, chip: int, side: int) -> int:
    """Units are stacked on their basic side unless an advancement promotes their kind, which is their name; a hero
    stays on the side that it has reached."""
    faces = CHIPS[chip].faces
    if is_hero(chip):
        return g.side[chip]
    if len(faces) > 1 and faces[1].promoted:
        return 1 if of_faction(g, f"stacked-promoted:{faces[0].id}", seat) else 0
    return side


@enforces("CS-SELECT-02", "CS-ENDWAVE-10", "CS-ENDWAVE-06", "CS-GROUP-09")
def prepare(g: PlayArea, seat: int) -> Rules[None]:
    """A faction selects its units, one after another, nothing too if it likes; CP left over are lost. Heroes who are on
    the gate from the last wave join wherever it likes, at the latest at the bottom. Whoever imagines the game meanwhile
    goes back to the start: what is put together is a secret, and never committed."""
    g.pending, g.stacks[seat] = g.stacks[seat], ()
    for chip in g.pending:
        take(g, chip, BESIDE)
    while True:
        choices: list[Addition] = [*additions(g, seat), *equipping(g, seat)]
        choices += [UseAdvancement(name) for name, _, _ in standing_windows(g, "prep", seat)]
        if not choices:
            break
        answer = yield from ask(g, seat, WHAT_COMES_NEXT, [*choices, DONE], committed=False)
        if isinstance(answer, Done):
            break
        match answer:
            case Select():
                yield from select(g, seat, answer.face)
            case Group():
                group(g, seat, answer.face)
            case Equip():
                equip(g, seat, answer.chip)
            case UseAdvancement():
                for name, whose, window in standing_windows(g, "prep", seat):
                    if name == answer.effect:
                        use(g, window.often, f"{seat}:{name}")
                        yield from window.do(g, whose)
    waiting, g.pending = g.pending, ()
    for chip in waiting:
        yield from join_stack(g, seat, chip)
    g.used = frozenset([each for each in g.used if not each.endswith(EQUIPPED)])
    if g.tell:
        g.tell(Prepared(seat, g.stacks[seat]))


@enforces("CS-HEALTH-01", "CS-SIDE-14", "CS-ENDWAVE-06")
def _take_from_barracks(g: PlayArea, seat: int, what: str) -> int:
    """The chip that shows this face, with its price paid, on its side and with full health; who waited on the gate
    comes as it is."""
    chip = next(c for c in available(g, seat) if what in [shown.id for shown in CHIPS[c].faces])
    side = [shown.id for shown in CHIPS[chip].faces].index(what)
    g.cp[seat] -= unit_price(g, seat, chip)
    g.side[chip] = promoted_side(g, seat, chip, side)
    g.holder[chip] = seat
    if chip in g.pending:
        g.pending = tuple([each for each in g.pending if each != chip])
    else:
        g.health[chip] = face(g, chip).health
    return chip


@enforces("CS-SELECT-01")
def select(g: PlayArea, seat: int, what: str) -> Rules[None]:
    """A unit is selected, and goes to the bottom of the stack."""
    yield from join_stack(g, seat, _take_from_barracks(g, seat, what))


def join_stack(g: PlayArea, seat: int, chip: int) -> Rules[None]:
    """A unit goes to the bottom of the stack, with what effects give it there."""
    take(g, chip, STACK)
    g.stacks[seat] += (chip,)
    _fortify(g, seat, chip)
    if g.tell:
        g.tell(Selected(seat, chip))
    yield from happens(g, "stacked", Occasion(chip, seat=seat))


@enforces("CS-GROUP-01", "CS-GROUP-04", "CS-GROUP-09")
def group(g: PlayArea, seat: int, what: str) -> None:
    """A minion goes under the last unit of the stack, whose health is that of the group: inactive, and only its owner
    sees it."""
    chip = _take_from_barracks(g, seat, what)
    top = g.stacks[seat][-1]
    take(g, chip, UNDER)
    g.below[top] += (chip,)
    if g.tell:
        g.tell(Grouped(seat, chip, top, g.cp[seat]))


@enforces("CS-MERC-08", "CS-GROUP-12", "CS-K-ADV-16", "CS-K-ADV-64")
def _fortify(g: PlayArea, seat: int, chip: int) -> None:
    """Effects give units a fortification as they are stacked: every hero, mercs among them, for no faction is named,
    within its capacity; of minions those of the Narora's own colour, and of a group its top, whose chips are all that
    lie under it."""
    if is_hero(chip):
        gets_one = of_faction(g, "heroes-fortified", seat) > 0 and has_room(g, chip)
    else:
        gets_one = of_faction(g, "minions-fortified", seat) > 0 and CHIPS[chip].faction == "narora"
    if gets_one:
        add_upgrade(g, chip, "D")


# -- equipment ---------------------------------------------------------------------------------------------------------


@enforces("CS-EQUIP-02", "CS-EQUIP-03", "CS-EQUIP-04")
def equipping(g: PlayArea, seat: int) -> list[Equip]:
    """Equipment goes to a hero while it is put into the stack: to the last one, if it has none yet."""
    if _why_not_equip_last(g, seat) is not None:
        return []
    return [Equip(CHIPS[c].faces[0].id) for c in beside_barracks(g, seat) if KIND[c] == EQUIPMENT]


def _why_not_equip_last(g: PlayArea, seat: int) -> Refusal | None:
    if not g.stacks[seat] or not is_hero(g.stacks[seat][-1]):
        return NO_HERO_TO_EQUIP
    hero = g.stacks[seat][-1]
    if not any(KIND[worn] == EQUIPMENT for worn in g.gear[hero]):
        return None
    return SECOND_EQUIPMENT if f"{hero}{EQUIPPED}" in g.used else OTHER_EQUIPMENT


@enforces("CS-EQUIP-01", "CS-EQUIP-04")
def equip(g: PlayArea, seat: int, what: str) -> None:
    """Attach equipment for good."""
    chip = next(c for c in beside_barracks(g, seat) if CHIPS[c].faces[0].id == what)
    hero = g.stacks[seat][-1]
    take(g, chip, ATTACHED)
    g.gear[hero] += (chip,)
    g.used |= {f"{hero}{EQUIPPED}"}
    if g.tell:
        g.tell(Equipped(seat, chip, hero))


# -- what is asked -----------------------------------------------------------------------------------------------------


def _at_home(g: PlayArea, seat: int, what: str) -> list[int]:
    """The chips with this face in the barracks and beside them."""
    return [chip for chip in at_home(g, seat, (HERO, MINION)) if what in [shown.id for shown in CHIPS[chip].faces]]


def _why_not_paid(g: PlayArea, seat: int, chips: list[int]) -> Refusal | None:
    """One of these that the faction has the CP for."""
    if not chips:
        return NOT_IN_BARRACKS
    price = min(unit_price(g, seat, chip) for chip in chips)
    return None if price <= g.cp[seat] else Refusal("CS-BARR-02", Text("no-cp", price=price, cp=g.cp[seat]))


def _why_not_select(g: PlayArea, ask: Asked, seat: int, choice: Select) -> Refusal | None:
    """A unit for the bottom of the stack."""
    chips = _at_home(g, seat, choice.face)
    refused = _why_not_paid(g, seat, chips)
    if refused is not None:
        return refused
    if is_hero(chips[0]):
        return None if hero_allowed(g, seat, chips[0]) else _no_hero(g, seat, chips[0])
    return None if minion_allowed(g, seat) else AFTER_HERO


def _no_hero(g: PlayArea, seat: int, chip: int) -> Refusal:
    """One starting hero in wave 1, two heroes later."""
    if g.wave > 1:
        return THIRD_MERC if is_merc(chip) else THIRD_HERO
    if heroes_in_play(g, seat) or g.pending:
        return SECOND_HERO
    return NO_STARTING_MERC if is_merc(chip) else NO_STARTING_HERO


def _why_not_group(g: PlayArea, ask: Asked, seat: int, choice: Group) -> Refusal | None:
    """A minion under the last unit of the stack."""
    chips = _at_home(g, seat, choice.face)
    refused = _why_not_paid(g, seat, chips)
    if refused is not None:
        return refused
    if not g.stacks[seat]:
        return NO_STACK_YET
    top = g.stacks[seat][-1]
    if is_hero(top):
        return NO_HERO_GROUP
    side = [shown.id for shown in CHIPS[chips[0]].faces].index(choice.face)
    if fits_under(g, seat, chips[0], side):
        return None
    shown = CHIPS[chips[0]].faces[promoted_side(g, seat, chips[0], side)]
    return KEEPS_APART if keeps_apart(face(g, top).flags) or keeps_apart(shown.flags) else SLOWER_BELOW


def _why_not_equip(g: PlayArea, ask: Asked, seat: int, choice: Equip) -> Refusal | None:
    """Equipment beside the barracks, for the hero who was stacked last."""
    if not any(CHIPS[c].faces[0].id == choice.chip and KIND[c] == EQUIPMENT for c in beside_barracks(g, seat)):
        return NO_SUCH_EQUIPMENT
    return _why_not_equip_last(g, seat)


def _say_done(g: PlayArea, ask: Asked, seat: int, choice: Pass) -> Refusal:
    """Whoever wants no more units says so."""
    return SAY_DONE


NOT_IN_BARRACKS: Final = Refusal("CS-BARR-01", Text("no-not-in-barracks"))
AFTER_HERO: Final = Refusal("CS-HERO-04", Text("no-after-hero"))
SECOND_HERO: Final = Refusal("CS-HERO-02", Text("no-second-hero"))
NO_STARTING_HERO: Final = Refusal("CS-HERO-02", Text("no-starting-hero"))
NO_STARTING_MERC: Final = Refusal("CS-MERC-05", Text("no-starting-hero"))
THIRD_HERO: Final = Refusal("CS-HERO-03", Text("no-third-hero"))
THIRD_MERC: Final = Refusal("CS-MERC-04", Text("no-third-hero"))
NO_STACK_YET: Final = Refusal("CS-GROUP-01", Text("no-stack-yet"))
NO_HERO_GROUP: Final = Refusal("CS-GROUP-10", Text("no-hero-group"))
KEEPS_APART: Final = Refusal("CS-TALENT-19", Text("no-loner-group"))
SLOWER_BELOW: Final = Refusal("CS-GROUP-02", Text("no-slower-below"))
NO_SUCH_EQUIPMENT: Final = Refusal("CS-EQUIP-07", Text("no-such-equipment"))
NO_HERO_TO_EQUIP: Final = Refusal("CS-EQUIP-02", Text("no-hero-to-equip"))
SECOND_EQUIPMENT: Final = Refusal("CS-EQUIP-03", Text("no-second-equipment"))
OTHER_EQUIPMENT: Final = Refusal("CS-EQUIP-04", Text("no-other-equipment"))
SAY_DONE: Final = Refusal("CS-SELECT-02", Text("no-pass-in-prep"))

Addition: TypeAlias = Select | Group | Equip | UseAdvancement | Done

WHAT_COMES_NEXT: Final[Question[Addition]] = Freely(
    "prep",
    "CS-SELECT-01",
    {
        Select: _why_not_select,
        Group: _why_not_group,
        Equip: _why_not_equip,
        UseAdvancement: using_advancement("prep"),
        Done: allowed,
    },
    refuses={Pass: _say_done, Use: no_time_to_use},
)
"""What comes next in a deployment stack."""
