"""What the book says of each happening: checked on the table as it lies just before the event is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from hordekeep.kernel import Event
from tests.games.cloudspire.oracle_cards import bare, face, place, structures
from tests.games.cloudspire.oracle_fighting import (
    LETTERS,
    attack_damage,
    can_retaliate,
    dice_of,
    fires_at,
    is_active,
    is_spared,
    retaliation,
    shot_damage,
    softened,
    targets,
)
from tests.games.cloudspire.oracle_ground import FAR, Ground, attack, moves, talents
from tests.games.cloudspire.oracle_hands import find
from tests.games.cloudspire.oracle_moves import hero_walks, is_known, marches
from tests.games.cloudspire.oracle_table import NOBODY, Chip, Table

Facts = dict[str, Any]
INCOME = {1: 5, 2: 7, 3: 9, 4: 11}


@dataclass
class Walk:
    """A move that is under way: who, where it may end, where it is, and how many steps it took."""

    chip: Chip
    ends: set[str]
    end: str
    steps: int


@dataclass
class Course:
    """What is under way: which attack, which defeats, and what has to come next."""

    ground: Ground
    level: str
    mode: str
    counts: Counter[str] = field(default_factory=Counter)
    attacker: Chip | None = None
    target: Chip | None = None
    shot: tuple[Chip, tuple[int, ...]] | None = None
    voided: tuple[Chip, int] | None = None
    retaliates: tuple[Chip, Chip, int] | None = None
    falls: list[tuple[str, int]] = field(default_factory=list)
    rewards: list[tuple[int, int]] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    struck: tuple[Chip, int] | None = None
    hits: list[tuple[str, int]] = field(default_factory=list)
    besieged: tuple[Chip, str] | None = None
    powers: dict[tuple[int, ...], tuple[int, ...]] = field(default_factory=dict)
    walk: Walk | None = None
    displaced: bool = False
    altar: bool = False
    stalemate: bool = False

    @property
    def table(self) -> Table:
        """The table of its ground."""
        return self.ground.table


def happens(course: Course, event: Event) -> None:
    """Check an event before it is told on the table."""
    check = CHECKED.get(event.kind)
    if event.kind in OVER:
        finish_walk(course)
    if event.kind in ("turn", "attacks", "attacks-gate", "fires", "wave-over", "round"):
        _nothing_is_left(course, event.kind)
    if check is not None and check(course, event.facts):
        course.counts[event.kind] += 1


def _nothing_is_left(course: Course, kind: str) -> None:
    """Who must retaliate has (CS-RET-03); who has earned a reward has it (CS-DEF-04)."""
    assert course.retaliates is None, f"{course.retaliates[0].name} did not retaliate before {kind}"
    assert not course.rewards, f"no reward {course.rewards} before {kind}"
    besieged, course.besieged = course.besieged, None
    assert besieged is None or not besieged[1], f"{besieged and besieged[0].name} lost nothing before {kind}"
    struck, course.struck = course.struck, None
    if struck is not None and any(struck[0] is each for each in course.table.units.values()):
        assert not gate_strikes(course, struck[1], struck[0]), f"no gate struck {struck[0].name} before {kind}"
    course.voided = None


def _friends(course: Course, one: int, other: int) -> bool:
    return course.ground.are_friends(one, other)


# -- the phases --------------------------------------------------------------------------------------------------------


def _income(course: Course, facts: Facts) -> bool:
    """By the wave, with advancements, relics, events and what the automaton has more (CS-WAVE-04 to CS-WAVE-07)."""
    table = course.table
    number = table.seat(facts["seat"])
    seat = table.seats[number]
    base = INCOME[table.wave]
    if number == table.automaton:
        base = -(-base * 3 // 2) if course.mode == "coop" else base
        if course.mode == "solo":
            base += {"easy": 0, "normal": 2, "hard": 4}[course.level]
    drills = {"brawnen": ("source-drill", 3), "narora": ("pavilion", 3), "grovetenders": ("inner-oak", 4)}
    if seat.faction in drills and seat.levels.get(drills[seat.faction][0], 0) >= 1:
        base += drills[seat.faction][1]
    base += "toll-bell" in seat.relics_in_play
    base += 3 * ("source-surge" in table.drawn) - 2 * ("drought" in table.drawn)
    if course.mode == "tutorial":
        return bool(facts["amount"] + facts["lost"] >= INCOME[table.wave])
    assert facts["amount"] + facts["lost"] == base, f"income {facts} should be {base}"
    return _gained(course, facts)


def capacity(table: Table, number: int) -> int:
    """CS-SETUP-02, and what raises it."""
    seat = table.seats[number]
    raised = {"brawnen": ("source-drill", 3), "narora": ("pavilion", 2), "grovetenders": ("inner-oak", 1)}
    most = 20
    if seat.faction in raised and seat.levels.get(raised[seat.faction][0], 0) >= raised[seat.faction][1]:
        most = 30
    return most + 5 * ("deep-purse" in seat.relics_in_play)


def _gained(course: Course, facts: Facts) -> bool:
    """What is above the capacity is lost (CS-SOURCE-02)."""
    number = course.table.seat(facts["seat"])
    room = capacity(course.table, number) - course.table.seats[number].source
    assert facts["amount"] == min(room, facts["amount"] + facts["lost"]), f"{facts} with room for {room}"
    return True


def _advanced(course: Course, facts: Facts) -> bool:
    """The printed price (CS-BUILD-11), one less under Master Builders."""
    seat = course.table.seats[course.table.seat(facts["seat"])]
    price = structures(seat.faction)[facts["structure"]][facts["level"] - 1]
    assert facts["cost"] in ({price, price - 1} if "master-builders" in course.table.drawn else {price})
    return True


def _constructed(course: Course, facts: Facts) -> bool:
    """On a free well, with the printed chips, in whatever order (CS-BUILD-01, CS-BUILD-02)."""
    table, spot = course.table, facts["hex"]
    known = face(facts["chip"])
    number = table.seat(facts["seat"])
    wells = course.ground.wells
    foreign = [well for owner, each in enumerate(wells) if owner != number for well in each]
    assert spot not in foreign, "a fortress well is its owner's (CS-WELLF-01)"
    assert not course.ground.occupied(spot), f"{spot} is occupied (CS-WELL-01)"
    is_well = spot in wells[number] or course.ground.hexes[spot].get("well", False)
    assert is_well or known.id == "drilling-outpost", f"{spot} is no well"
    supply = table.supply()
    if all(supply[letter] >= known.start.count(letter) for letter in "ARD"):
        assert sorted(facts["upgrades"]) == sorted(known.start)
    assert facts["cost"] in (0, known.cost)
    if known.faction == "merc":
        assert facts["cost"] == 0  # CS-BARR-05
    return True


def _upgraded(course: Course, facts: Facts) -> bool:
    """As much as the chips are then, two for a fortification (CS-BUILD-05, CS-BUILD-06)."""
    chip = find(course.table, facts["chip"])
    if chip.face.kind != "spire" or not facts["cost"]:
        return False
    seat = course.table.seats[course.table.seat(facts["seat"])]
    if facts["upgrade"] == "D":
        assert facts["cost"] == 2
        return True
    count = len(chip.upgrades) + 1
    less = ("upgrade-plans" in chip.face.talents) + (seat.faction == "narora" and seat.levels.get("power-rings", 0) > 0)
    allowed = {max(1, count - less)}
    if seat.faction == "brawnen" and seat.levels.get("smelter", 0) >= 2:
        allowed.add(max(1, count - less - 2))
    if course.table.acting and facts["cost"] == 2:
        allowed.add(2)  # Improve (CS-K-TAL-32)
    assert facts["cost"] in allowed, f"{facts} should cost {allowed}"
    return True


# -- turns -------------------------------------------------------------------------------------------------------------


def minions_in_play(table: Table) -> list[Chip]:
    """Faction minions that keep a wave alive (CS-WAVE-11, CS-ENDWAVE-02, CS-ENDWAVE-12): those who perch too."""
    board = [chip for chip in table.units.values() if chip.face.kind != "hero"]
    stacks = [chip for seat in table.seats for chip in seat.stack if chip.face.kind == "minion"]
    every = [*board, *stacks, *table.perched, *(chip for chip in table.lifted if not chip.name)]
    return [chip for chip in every if not chip.name or "neglected" not in chip.face.talents]


def _turn(course: Course, facts: Facts) -> bool:
    """One for each player, from the first on (CS-TURN-01), while there are minions (CS-WAVE-11)."""
    table, seat = course.table, course.table.seat(facts["seat"])
    _idle_were_hit(course)
    order = [(table.first + each) % len(table.seats) for each in range(len(table.seats))]
    assert facts["round"] == table.round
    assert seat == order[len(course.turns)], f"turn of {seat} after {course.turns}"
    course.turns.append(seat)
    course.altar, course.falls = False, []  # who was captured is never cleared (CS-K-TAL-10)
    assert minions_in_play(table), "a turn without minions"
    return True


def _idle_were_hit(course: Course) -> None:
    """At the end of a turn gates have hit who stood beside them and attacked nothing (CS-GATE-17, CS-GATE-22)."""
    table, ground = course.table, course.ground
    for spot, chip in table.units.items():
        idle = chip.owner == table.turn and not any(chip is each for each in table.attacked)
        if not idle or not is_active(table, chip) or {"sourcefield", "entropy"} & talents(table, chip):
            continue
        for number, gate in enumerate(ground.gates):
            if (
                spot in ground.near[gate]
                and not ground.are_friends(chip.owner, number)
                and table.seats[number].gate > 0
            ):
                hit = (spot, number) in course.hits or not gate_strikes(course, number, chip)
                assert hit or not course.turns, f"the gate of {number} spared {chip.name} on {spot}"
    course.hits = []


def _round(course: Course, facts: Facts) -> bool:
    _idle_were_hit(course)
    table = course.table
    table.attacked = [*table.attacked, *table.units.values()]  # the turn is over
    assert len(course.turns) in (0, len(course.table.seats)), "a round is a turn for each (CS-TURN-01)"
    course.turns = []
    return True


def _onslaught(course: Course, facts: Facts) -> bool:
    course.turns = []
    return True


def _stalemate(course: Course, facts: Facts) -> bool:
    course.stalemate = True
    return True


def _wave_over(course: Course, facts: Facts) -> bool:
    """No faction minion is in play (CS-ENDWAVE-01)."""
    left = minions_in_play(course.table)
    assert course.stalemate or not left, f"the wave ends with {[chip.name for chip in left]}"
    course.stalemate = False
    return True


def _campfire(course: Course, facts: Facts) -> bool:
    """Units of one side alone are in play (CS-CAMP-01, CS-CAMP-04, CS-CAMP-07)."""
    table, seat = course.table, course.table.seat(facts["seat"])
    owners = {chip.owner for chip in (*table.units.values(), *table.perched)} - {NOBODY}
    owners |= {number for number, each in enumerate(table.seats) if each.stack}
    assert all(_friends(course, seat, owner) for owner in owners), f"a campfire of {seat} with units of {owners}"
    return True


# -- movement ----------------------------------------------------------------------------------------------------------


def _moved(course: Course, facts: Facts) -> bool:
    """Hex by hex over neighbours; a minion as the book counts, a hero as far as it likes. A walk is told in parts if
    something happens on its way: where it ends is looked at when it is over."""
    ground, table = course.ground, course.table
    walk = [facts["start"], *facts["walk"]]
    name = bare(facts["chip"])
    if face(name).kind == "traxxyr":
        assert ground.apart(walk[0], walk[-1]) <= 2  # CS-K-TAL-48
        return True
    for one, other in pairwise(walk):
        assert other in ground.near[one], f"{facts} is no walk"
    chip = next((each for each in table.lifted if each.name == name), None) or table.units.get(walk[0])
    if chip is None or chip.name != name or chip.owner == NOBODY or face(name).kind == "spire":
        return False
    if course.walk is not None and course.walk.chip is chip and course.walk.end == walk[0]:
        course.walk.steps += len(walk) - 1
        course.walk.end = walk[-1]
        return True
    finish_walk(course)
    was, course.displaced = course.displaced, False
    if was:
        return False  # somebody made way, told before: the ways were others
    if not is_known(table, chip) or any(chip is each for each in table.moved):
        return False
    if chip in table.lifted and walk[0] not in ground.gates:
        return False  # somebody makes way on the walk: told before
    if chip.face.kind != "hero" and ground.closeness(chip) >= FAR:
        return False  # from invalid ground (CS-HEX-04)
    if chip.face.kind != "hero":
        ends, _ = marches(ground, chip, moves(table, chip))
    else:
        ends = set() if walk[0] in ground.gates else hero_walks(ground, chip)
    course.walk = Walk(chip, ends, walk[-1], len(walk) - 1)
    return True


def _displaced(course: Course, facts: Facts) -> bool:
    """To a hex beside (CS-DISP-01, CS-DISP-02), on which nobody else stands but who comes."""
    course.displaced = True
    return True


def finish_walk(course: Course) -> None:
    """A walk is over: it ended where the book allows, unless who walked fell on the way."""
    walk, course.walk = course.walk, None
    if walk is None:
        return
    assert walk.steps <= moves(course.table, walk.chip), f"{walk.chip.name} goes {walk.steps} steps"
    stands = walk.chip.health > ("entropy" in walk.chip.face.talents)
    if walk.ends and course.table.units.get(walk.end) is walk.chip and stands:
        assert walk.end in walk.ends, f"{walk.chip.name} goes to {walk.end}, the book says {sorted(walk.ends)}"


# -- attacks -----------------------------------------------------------------------------------------------------------


def _attacks(course: Course, facts: Facts) -> bool:
    """At a target of its own (CS-ATK-12), once a turn (CS-ATK-09), in its turn."""
    table = course.table
    chip, target = find(table, facts["chip"]), find(table, facts["target"])
    course.attacker, course.target, course.shot = chip, target, None
    assert chip.owner == table.turn, "units attack in their own turn (CS-ATK-01)"
    kind = "spire" if target.face.kind == "spire" else "unit"
    assert f"{kind}:{place(facts['target'])}" in targets(course.ground, chip), f"{facts} is no target"
    if "back-to-the-future" not in {talent for each in chip.gear for talent in face(each).talents}:
        assert not any(chip is each for each in table.attacked), f"{chip.name} attacks twice"
    assert attack(table, chip) > 0 or _rolls_matter(course)  # CS-ATK-17
    course.besieged = None
    if kind == "spire" and not {"assault", "ram", "weak-point"} & talents(table, chip) and not _rolls_matter(course):
        course.besieged = _siege(table, chip, target)
    return True


def _siege(table: Table, chip: Chip, spire: Chip) -> tuple[Chip, str] | None:
    """What an attack takes from a spire: its bottom chip, a fortification for two alone (CS-ATK-22, CS-FORTIF-04)."""
    amount = attack(table, chip)
    if chip.face.kind != "hero" and "war-drum" in table.seats[chip.owner].relics_in_play:
        amount += 1
    bottom = spire.upgrades[-1:]
    return (spire, bottom) if bottom and amount >= (2 if bottom == "D" else 1) else (spire, "")


def _lost_chip(course: Course, facts: Facts) -> bool:
    if course.besieged is None or find(course.table, facts["chip"]) is not course.besieged[0]:
        return False
    assert course.besieged[1] == facts["upgrade"], f"{facts}: by the book {course.besieged[1] or 'nothing'}"
    course.besieged = None
    return True


def _attacks_gate(course: Course, facts: Facts) -> bool:
    """An opposing gate that stands, in reach (CS-ATK-12, CS-GATE-22)."""
    chip = find(course.table, facts["chip"])
    course.attacker, course.target, course.shot = chip, None, None
    number = course.table.seat(facts["seat"])
    assert f"gate:{LETTERS[number]}" in targets(course.ground, chip)
    if not {"sourcefield", "entropy"} & set(chip.face.talents):
        course.struck = (chip, number)  # it always retaliates (CS-GATE-05)
    return True


def _fires(course: Course, facts: Facts) -> bool:
    """At a unit of the player on turn in its range (CS-SPIRE-07), with as many dice as it has attack chips."""
    table = course.table
    spire = find(table, facts["chip"])
    dice = tuple(int(each) for each in facts["dice"])
    course.shot, course.attacker, course.target = (spire, dice), None, find(table, facts["target"])
    if "iron-rain" in table.playing and not table.is_raining:
        return True  # at any time (CS-K-RELIC-07)
    assert spire.owner != table.turn
    assert place(facts["target"]) in fires_at(course.ground, spire), f"{facts} is out of range"
    assert not dice or len(dice) == dice_of(table, spire), f"{facts} with {spire.upgrades}"
    return True


def _rolls_matter(course: Course) -> bool:
    """Dice that give attack this turn are told without whom they are for."""
    return bool({"kaze", "forsaken"} & set(course.table.rolled_for))


def _damaged(course: Course, facts: Facts) -> bool:
    """As much as attack, retaliation, shot or gate deal, no more than it has (CS-DMG-02, CS-FORTIF-01)."""
    table = course.table
    chip = find(table, facts["chip"])
    taken = facts["lost"] + facts["soaked"]
    has = chip.health + chip.upgrades.count("D")
    assert 0 < taken <= has
    assert facts["lost"] == 0 or facts["soaked"] == chip.upgrades.count("D") or facts["soaked"] == 0
    if facts["how"] == "talent" and facts["by"] and face(facts["by"]).kind == "spire":
        assert "battle-hardened" not in talents(table, chip), "the 1 of a splash is less than 2 (CS-K-TAL-07)"
    expected: int | None = None
    if facts["how"] == "attack" and course.attacker and course.target is chip and not _rolls_matter(course):
        expected = attack_damage(course.ground, course.attacker, chip)
    elif facts["how"] == "retaliation" and course.attacker is chip and not _rolls_matter(course):
        by = find(table, facts["by"])
        is_voided = course.voided is not None and course.voided[0] is chip
        can = can_retaliate(course.ground, by, chip) or is_voided or not place(facts["by"])
        assert can, f"{by.name} cannot retaliate"
        expected = retaliation(course.ground, by, chip)
        course.retaliates = None
    elif facts["how"] == "shot" and course.shot and course.target is chip and course.shot[1]:
        expected = shot_damage(course.ground, course.shot[0], chip, course.shot[1])
    elif facts["how"] == "gate":
        expected = gate_strikes(course, table.seat(facts["seat"]), chip)
        course.struck = None
        course.hits.append((place(facts["chip"]), table.seat(facts["seat"])))
    if facts["how"] == "retaliation":
        course.retaliates = None
    if expected is None:
        return False
    if course.voided and course.voided[0] is chip:
        expected = max(0, expected - course.voided[1])
    course.voided = None
    assert taken == min(expected, has), f"{facts}: {expected} by the book, of {has}"
    if facts["how"] == "attack" and course.attacker is not None and taken < has:
        _retaliates_next(course, chip)
    return True


def _retaliates_next(course: Course, chip: Chip) -> None:
    """Who was attacked and stands must strike back if it can (CS-RET-01, CS-RET-03)."""
    attacker = course.attacker
    assert attacker is not None
    if {"entropy"} & set(chip.face.talents) or "sourcefield" in attacker.face.talents:
        return  # it falls at 1 health (CS-K-TAL-21); damage may be voided (CS-K-TAL-63)
    amount = retaliation(course.ground, chip, attacker)
    if can_retaliate(course.ground, chip, attacker) and amount is not None:
        if amount:
            course.retaliates = (chip, attacker, amount)
        else:
            course.table.retaliated.append(chip)  # for nothing, and yet it did


def gate_strikes(course: Course, number: int, chip: Chip) -> int:
    """One (CS-GATE-05), two with Stronghold 2, Sharpener 1 or Shattered Gates, less what lessens retaliation."""
    seat = course.table.seats[number]
    strong = seat.faction == "brawnen" and seat.levels.get("stronghold", 0) >= 2
    sharp = seat.faction == "grovetenders" and seat.levels.get("sharpener", 0) >= 1
    amount = 2 if strong or sharp or "shattered-gates" in course.table.drawn else 1
    return 0 if is_spared(course.table, chip, None) else softened(course.table, chip, amount)


def _gate_damaged(course: Course, facts: Facts) -> bool:
    """The attack stat of who attacked it (CS-ATK-21), less Stone Skin and Stronghold 3."""
    table = course.table
    number = table.seat(facts["seat"])
    if course.attacker is None or not facts["by"] or course.target is not None or _rolls_matter(course):
        return False
    if find(table, facts["by"]) is not course.attacker:
        return False
    by, seat = course.attacker, table.seats[number]
    amount = attack(table, by)
    if by.face.kind != "hero" and "war-drum" in table.seats[by.owner].relics_in_play:
        amount += 1
    amount -= "stone-skin" in seat.relics_in_play
    least = 1 if seat.faction == "brawnen" and seat.levels.get("stronghold", 0) >= 3 else 0
    assert facts["lost"] in {min(seat.gate, max(0, amount - each)) for each in range(least + 1)}, f"{facts}: {amount}"
    return True


def _voided(course: Course, facts: Facts) -> bool:
    """Some of the damage that comes next is void (CS-K-TAL-63); of retaliation too, which happens all the same."""
    chip = find(course.table, facts["chip"])
    course.voided = (chip, facts["amount"])
    if chip is course.attacker and course.target is not None:
        course.table.retaliated.append(course.target)
        course.retaliates = None
    return True


# -- defeats -----------------------------------------------------------------------------------------------------------


def _defeated(course: Course, facts: Facts) -> bool:
    """Out of health, or a spire out of chips (CS-DEF-01); then it is cleared and pays (CS-DEF-03, CS-DEF-04)."""
    chip = find(course.table, facts["chip"])
    if any(chip is each for each in course.table.lifted):  # somebody came there from afar (CS-K-TAL-57)
        chip.health = 0
    if not course.altar and not ("entropy" in chip.face.talents and chip.health == 1):  # CS-K-TAL-21
        assert chip.health == 0 if chip.face.kind != "spire" else not chip.upgrades, f"{facts} has {chip.told()}"
    assert not course.rewards, f"another defeat before the reward {course.rewards}"
    course.falls.append((bare(facts["chip"]), course.table.seat(facts["seat"])))
    return True


def _cleared(course: Course, facts: Facts) -> bool:
    """After a defeat: the reward that is printed on the side that was up (CS-REWARD-02), for an opposing chip alone."""
    name = bare(facts["chip"])
    if name == "naroran-altar":
        course.altar = True
    found = next((each for each in reversed(course.falls) if each[0] == name), None)
    if found is None:
        return False
    course.falls.remove(found)
    spot = facts["hex"]
    chip = next((chips[spot] for chips in (course.table.units, course.table.spires) if spot in chips), None)
    owner = chip.owner if chip and chip.name == name else find(course.table, facts["chip"]).owner
    by = found[1]
    if by != NOBODY and not _friends(course, by, owner) and face(name).source and not course.altar:
        course.rewards.append((by, face(name).source))
    return True


def _reward(course: Course, facts: Facts) -> bool:
    """CS-DEF-04, CS-DEF-06."""
    due = (course.table.seat(facts["seat"]), facts["amount"] + facts["lost"])
    if due in course.rewards:
        course.rewards.remove(due)
        return _gained(course, facts)
    assert not course.rewards, f"a reward {facts} instead of {course.rewards}"
    return False  # for a landmark that was pacified or overloaded


# -- the end -----------------------------------------------------------------------------------------------------------


def _pillaged(course: Course, facts: Facts) -> bool:
    """Only while more than one gate stands (CS-PILL-01)."""
    assert len([seat for seat in course.table.seats if seat.gate > 0]) > 1
    return True


def _power(course: Course, facts: Facts) -> bool:
    """Gate health and one for each advancement (CS-ENDGAME-07), for a team together (CS-ENDGAME-14)."""
    table = course.table
    seats = [table.seat(each) for each in facts["seats"]]
    gate = sum(table.seats[each].gate for each in seats)
    power = gate + sum(sum(table.seats[each].levels.values()) for each in seats)
    source = sum(table.seats[each].source for each in seats)
    spires = sum(spire.owner in seats for spire in table.spires.values())
    assert tuple(facts["score"]) == (power, gate, source, spires), f"{facts}: {(power, gate, source, spires)}"
    course.powers[tuple(seats)] = (power, gate, source, spires)
    return True


def _game_over(course: Course, facts: Facts) -> bool:
    """The most powerful fortress, by the tie-breaks (CS-ENDGAME-06 to CS-ENDGAME-11), or the last gate that stands
    (CS-ENDGAME-01, CS-ENDGAME-04, CS-ENDGAME-13). Co-op has its own end (CS-K-COOP-05)."""
    if course.mode == "coop":
        return False
    table = course.table
    winners = {table.seat(each) for each in facts["winners"]}
    if course.powers:
        best = max(course.powers.values())
        mine = {seat for seats, score in course.powers.items() if score == best for seat in seats}
    else:
        stand = [number for number, seat in enumerate(table.seats) if seat.gate > 0]
        mine = {ally for number in stand for ally in (number, *table.allies[number])}
    assert winners == mine, f"{winners} win, by the book {mine}"
    return True


OVER = frozenset(
    (
        *("deployed", "stays", "turn", "round", "fires", "explored", "attacks", "attacks-gate", "talent-used"),
        *("teleported", "wave-over", "game-over"),
    )
)
"""Events at which nobody walks any more."""
CHECKED: dict[str, Callable[[Course, Facts], bool]] = {
    "income": _income,
    **dict.fromkeys(("source-gained", "pillage-gained"), _gained),
    "advanced": _advanced,
    "constructed": _constructed,
    "upgraded": _upgraded,
    "turn": _turn,
    "round": _round,
    "onslaught": _onslaught,
    "stalemate": _stalemate,
    "wave-over": _wave_over,
    "campfire": _campfire,
    "moved": _moved,
    "displaced": _displaced,
    "attacks": _attacks,
    "attacks-gate": _attacks_gate,
    "fires": _fires,
    "spire-lost-chip": _lost_chip,
    "damaged": _damaged,
    "gate-damaged": _gate_damaged,
    "voided": _voided,
    "defeated": _defeated,
    "cleared": _cleared,
    "reward-gained": _reward,
    "pillaged": _pillaged,
    "fortress-power": _power,
    "game-over": _game_over,
}
"""Which events are checked. Each check says whether it could tell."""
