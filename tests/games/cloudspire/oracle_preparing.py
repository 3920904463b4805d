"""The questions of the phases before the Onslaught Phase, and of its limited options, answered anew."""

from __future__ import annotations

import re
from collections.abc import Callable

from hordekeep.kernel import Document
from tests.games.cloudspire.oracle_cards import face, faces, structures
from tests.games.cloudspire.oracle_fighting import LETTERS
from tests.games.cloudspire.oracle_ground import Ground
from tests.games.cloudspire.oracle_phases import earthscape_price
from tests.games.cloudspire.oracle_table import Chip, Table


class Question:
    """A question as it is asked: who, in which words, with which choices, on which table."""

    def __init__(self, ground: Ground, shown: Document, seat: int, prompt: str, words: str, keys: set[str]) -> None:
        self.ground, self.shown, self.seat, self.prompt, self.words, self.keys = (
            ground,
            shown,
            seat,
            prompt,
            words,
            keys,
        )
        self.table: Table = ground.table

    def named(self, verb: str) -> set[str]:
        """What is named by the choices with this verb."""
        return {key.partition(":")[2] for key in self.keys if key.startswith(f"{verb}:")}

    def about(self, chips: dict[str, Chip]) -> Chip | None:
        """The chip that the words are about: by its hex, or by its name if nobody else has it."""
        hexes = re.findall(r"\((-?\d+\.-?\d+)\)", self.words)
        if len(hexes) == 1 and hexes[0] in chips:
            return chips[hexes[0]]
        known = [chip for chip in (*chips.values(), *self.table.seats[self.seat].stack[:1]) if chip.owner == self.seat]
        named = [chip for chip in known if re.search(rf"\b{re.escape(chip.face.title)}\b", self.words)]
        return named[0] if len(named) == 1 else None


def same(what: str, mine: set[str], theirs: set[str]) -> None:
    assert mine == theirs, f"{what}: by the book {sorted(mine - theirs)} too, not {sorted(theirs - mine)}"


# -- the phases before the Onslaught Phase -----------------------------------------------------------------------------


def _market(q: Question) -> bool:
    """Any offer that can be paid (CS-MKT-04, CS-MKT-05), one earthscape in all (CS-MKT-07), or nothing (CS-MKT-10)."""
    table, seat = q.table, q.table.seats[q.seat]
    less = 4 if seat.faction == "narora" and seat.levels.get("gateport", 0) >= 3 else 0
    if seat.faction == "brawnen" and seat.levels.get("gateport", 0) >= 2:
        less = 1
    more = 1 if "blockade" in table.drawn else 0
    prices = {}
    for offer in table.offers:
        least, price = 0 if less == 4 else 1, face(offer).cost
        prices[offer] = max(min(least, price), price - less) + more
    same("offers", {offer for offer, price in prices.items() if price <= seat.source}, q.named("buy"))
    may = table.earthscape and not q.shown["earthscape_sold"] and earthscape_price(table, q.seat) <= seat.source
    same("earthscape", {str(table.earthscape)} if may else set(), q.named("buy-earthscape"))
    assert "pass" in q.keys
    return True


def influence(ground: Ground, seat: int) -> set[int]:
    """The hex groups under a faction's influence (CS-INFL-01 to CS-INFL-10)."""
    groups = {spot: each["group"] for spot, each in ground.hexes.items()}
    beside: dict[int, set[int]] = {group: set() for group in groups.values()}
    for spot, group in groups.items():
        beside[group] |= {groups[each] for each in ground.near[spot] if each in groups}
    found = {groups[each] for each in ground.near[ground.gates[seat]] if each in groups}
    for spot, spire in ground.table.spires.items():
        if spire.owner == seat and spot in groups:
            found |= {groups[spot], *beside[groups[spot]]}
    return found


def _spires_to_build(table: Table, seat: int) -> set[str]:
    """Faces of spires that a faction may construct now: promoted ones with their advancement (CS-SIDE-02)."""
    owner = table.seats[seat]
    unlock = {
        "brawnen": ("smelter", 1),
        "grovetenders": ("sacred-grove", 2),
        "heirs": ("academy-peak", 1),
        "narora": ("", 0),
    }
    structure, level = unlock[owner.faction]
    found = set()
    for known in faces().values():
        if known.kind != "spire":
            continue
        if owner.beside[known.chip] > 0 and known.faction == "merc":
            found.add(known.id)  # CS-BARR-05
        is_open = known.side == "basic" or owner.levels.get(structure, 0) >= level
        if known.faction == owner.faction and owner.barracks[known.chip] > 0 and is_open and known.cost <= owner.source:
            found.add(known.id)
    return found


def _limit(q: Question) -> int:
    """CS-SPIRE-16, CS-SETUP-05 to CS-SETUP-07."""
    if q.ground.coop:
        return 5
    return {1: 6, 2: 6, 3: 5, 4: 4}[len(q.table.seats)]


def _constructions(q: Question) -> set[str]:
    """Free wells under influence (CS-WELL-01), own fortress wells always (CS-INFL-06), below the limit."""
    table, ground = q.table, q.ground
    if sum(spire.owner == q.seat for spire in table.spires.values()) >= _limit(q):
        return set()
    mine = influence(ground, q.seat)
    wells = {spot for spot, each in ground.hexes.items() if each.get("well") and each["group"] in mine}
    wells |= set(ground.wells[q.seat])
    free = {spot for spot in wells if not ground.occupied(spot) and spot not in table.items}
    return {f"{name}@{spot}" for name in _spires_to_build(table, q.seat) for spot in free}


def _upgradable(q: Question) -> set[str]:
    """Own spires below their capacity that a chip can be paid for (CS-BUILD-04 to CS-BUILD-06)."""
    return {spot for spot, spire in q.table.spires.items() if spire.owner == q.seat and _letters(q, spire)}


def _capacity(table: Table, spire: Chip) -> int:
    """Printed; Connected counts its likes (CS-K-TAL-13)."""
    cap = spire.face.cap
    if "connected" in spire.face.talents:
        alike = sum(each.name == spire.name and each.owner == spire.owner for each in table.spires.values())
        cap = min(5, cap + alike - 1)
    return cap


def _letters(q: Question, spire: Chip) -> set[str]:
    """The chips that may go under a spire now."""
    seat = q.table.seats[q.seat]
    count = len(spire.upgrades)
    if count >= _capacity(q.table, spire):
        return set()
    less = ("upgrade-plans" in spire.face.talents) + (
        seat.faction == "narora" and seat.levels.get("power-rings", 0) >= 1
    )
    price = max(1, count + 1 - less)
    supply = q.shown["supply"]
    found = {letter for letter in "AR" if supply[letter] and price <= seat.source}
    return found | ({"D"} if supply["D"] and seat.source >= 2 else set())


def _has_smelter(q: Question) -> bool:
    """The cheaper chip of a Build Phase is not counted here: whether it was used is not shown (CS-K-ADV-11)."""
    seat = q.table.seats[q.seat]
    return seat.faction == "brawnen" and seat.levels.get("smelter", 0) >= 2 and q.shown["phase"] == "build"


def _build(q: Question) -> bool:
    """Construct, upgrade, lay an earthscape, advance, or pass (CS-BUILD-01 to CS-BUILD-12)."""
    seat = q.table.seats[q.seat]
    drills = seat.faction == "brawnen" and seat.levels.get("source-drill", 0) >= 2
    mine, theirs = _constructions(q), q.named("construct")
    if drills:  # on non-path hexes too (CS-K-ADV-02)
        mine = {each for each in mine if not each.startswith("drilling-outpost")}
        theirs = {each for each in theirs if not each.startswith("drilling-outpost")}
    same("constructions", mine, theirs)
    if not _has_smelter(q):
        same("upgrades", _upgradable(q), q.named("spire"))
    costs = structures(seat.faction)
    less = (
        1 if "master-builders" in q.table.drawn and f"{q.seat}:advanced" not in q.shown.get("used_in_wave", []) else 0
    )
    may = set()
    for structure, prices in costs.items():
        level = seat.levels.get(structure, 0)
        if level < len(prices) and max(0, prices[level] - less) <= seat.source:
            may.add(structure)
    if "master-builders" not in q.table.drawn:
        same("advancements", may, q.named("advance"))
    assert q.named("earthscape") <= set(map(str, seat.earthscapes))
    assert "pass" in q.keys
    return True


def _limited(q: Question) -> bool:
    """Two in an Onslaught Phase (CS-LBO-02): construct, no Drilling Outpost (CS-LBO-01), or upgrade."""
    assert q.shown["players"][q.seat]["built"] < 2
    assert q.shown["stage"] == "start"
    mine = {each for each in _constructions(q) if not each.startswith("drilling-outpost@")}
    same("constructions", mine, q.named("construct"))
    same("upgrades", _upgradable(q), q.named("spire"))
    assert "stop" in q.keys
    return True


def _upgrade(q: Question) -> bool:
    spire = q.about(q.table.spires)
    if spire is None or _has_smelter(q):
        return False
    same("chips", _letters(q, spire), q.named("upgrade"))
    return True


def _mark(q: Question) -> bool:
    """Opposing gates that stand (CS-MARK-02, CS-MARK-08, CS-PILL-03)."""
    may = {
        LETTERS[number]
        for number, seat in enumerate(q.table.seats)
        if not q.ground.are_friends(q.seat, number) and seat.gate > 0
    }
    same("marks", may, q.named("mark"))
    return True


def _cp(q: Question, name: str) -> int:
    """CP of a unit: none beside the barracks (CS-BARR-04)."""
    seat = q.table.seats[q.seat]
    known = face(name)
    if seat.beside[known.chip] > 0:
        return 0
    cheaper = known.chip == "taproot" and seat.faction == "grovetenders" and seat.levels.get("hall-of-shaping", 0) >= 1
    return known.cost - cheaper


def _prep(q: Question) -> bool:
    """Units that CP pay (CS-SELECT-01); one hero in wave 1, the starting one (CS-HERO-02), then two in play
    (CS-HERO-03), each before or after all minions (CS-HERO-04)."""
    seat = q.table.seats[q.seat]
    cp = q.shown["players"][q.seat]["cp"]
    waiting = {face(name).chip for name in q.named("select")}
    in_play = [chip for chip in q.table.units.values() if chip.owner == q.seat and chip.face.kind == "hero"]
    stacked = [chip for chip in seat.stack if chip.face.kind == "hero"]
    kept = [chip for chip in q.table.kept.values() if chip.owner == q.seat]
    for name in q.named("select"):
        known = face(name)
        assert seat.beside[known.chip] > 0 or seat.barracks[known.chip] > 0
        assert _cp(q, name) <= cp, f"{name} costs more than {cp} CP"
        if known.kind == "hero":
            assert len(in_play) + len(stacked) < (1 if q.table.wave == 1 else 2), "too many heroes (CS-HERO-03)"
            if q.table.wave == 1 and q.shown["mode"] != "tutorial":
                assert known.faction == seat.faction, "no merc hero in wave 1 (CS-MERC-05)"
                assert known.cost == 0 or seat.faction == "brawnen", "only the starting hero (CS-HERO-02)"
    if not kept:
        minions = {
            known.chip
            for known in faces().values()
            if known.kind == "minion"
            and (
                (known.faction == seat.faction and seat.barracks[known.chip] > 0 and _cp(q, known.id) <= cp)
                or (known.faction == "merc" and seat.beside[known.chip] > 0)
            )
        }
        is_hero_last = bool(seat.stack) and seat.stack[-1].face.kind == "hero"
        some_minion = any(chip.face.kind == "minion" for chip in seat.stack)
        if not (is_hero_last and some_minion):  # after the heroes behind the minions nobody but heroes
            same("minions", minions, {each for each in waiting if face(each).kind == "minion"})
        else:
            same("minions", set(), {each for each in waiting if face(each).kind == "minion"})
    return True


PREPARING: dict[str, Callable[[Question], bool]] = {
    "market": _market,
    "build": _build,
    "limited-option": _limited,
    "upgrade": _upgrade,
    "mark": _mark,
    "prep": _prep,
}
"""Which questions are answered anew. Each check says whether it could tell."""
