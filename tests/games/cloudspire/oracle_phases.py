"""What the events of the phases before the Onslaught Phase, and of waves, change on the table."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.cloudspire.oracle_cards import bare, face, lasts
from tests.games.cloudspire.oracle_hands import Facts, find, from_barracks, pay, send_home, untuck
from tests.games.cloudspire.oracle_table import NOBODY, Chip, Table


def _source(table: Table, facts: Facts) -> None:
    table.seats[table.seat(facts["seat"])].source += facts["amount"]


def _stolen(table: Table, facts: Facts) -> None:
    pay(table, facts["owner"], 1)
    table.seats[table.seat(facts["seat"])].source += 1


def _pillaged(table: Table, facts: Facts) -> None:
    """All of it is taken (CS-PILL-01)."""
    seat = table.seats[table.seat(facts["seat"])]
    assert seat.source == facts["amount"]
    seat.source = 0


def _wave(table: Table, facts: Facts) -> None:
    """A wave begins; before it, from the second on, the last one's upkeep."""
    table.is_over = False
    if facts["wave"] > 1:
        _upkeep(table)
    assert facts["wave"] == table.wave + (facts["wave"] > 1)
    table.wave = facts["wave"]
    table.waiting = {number for number, seat in enumerate(table.seats) if seat.stack}


def _upkeep(table: Table) -> None:
    """Cards go (CS-ENDWAVE-08, CS-EVENT-05), minions that are left go home (CS-MIN-06), the next player is first
    (CS-FIRST-02), campfires are out (CS-CAMP-05)."""
    table.campfires = []
    table.first = (table.first + 1) % len(table.seats)
    done = 0
    for seat in table.seats:
        for relic in [each for each in seat.relics_in_play if lasts(each) == "wave"]:
            seat.relics_in_play.remove(relic)
            table.relics.discard.append(relic)
            done += 1
    for event in [each for each in table.drawn if lasts(each) == "wave"]:
        table.drawn.remove(event)
        table.events.discard.append(event)
    for relic in [each for each in table.playing if each != "awakening"]:
        table.playing.remove(relic)
        table.relics.discard.insert(len(table.relics.discard) - done, relic)
    for name, owner, wave in [each for each in table.prisons if each[2] < table.wave]:
        table.prisons.remove((name, owner, wave))
        table.seats[owner].captives[name] -= 1
        send_home(table, Chip(name), name, fallen=False)
    _minions_home(table)
    heroes = [*table.units.values(), *table.kept.values(), *(each for seat in table.seats for each in seat.stack)]
    for hero in heroes:
        untuck(table, hero)


def _minions_home(table: Table) -> None:
    """All minions that are left leave play."""
    for spot, chip in list(table.units.items()):
        if chip.face.kind != "hero":
            del table.units[spot]
            _all_home(table, chip)
    for seat in table.seats:
        for chip in [each for each in seat.stack if each.face.kind != "hero"]:
            seat.stack.remove(chip)
            _all_home(table, chip)
    for spire in table.spires.values():
        for name in spire.carries:
            table.perched.remove(next(each for each in table.perched if each.name == name))
            send_home(table, spire, name, fallen=False)
        spire.carries = []


def _all_home(table: Table, chip: Chip) -> None:
    """A minion that is left goes to its barracks, with all that is under it: it has not fallen."""
    for name in (chip.name, *chip.under):
        send_home(table, chip, name, fallen=False)


def _onslaught(table: Table, facts: Facts) -> None:
    assert facts["wave"] == table.wave
    table.round = 0


def _wave_over(table: Table, facts: Facts) -> None:
    """Upkeep is under way until the next wave begins."""
    table.is_over = True


def _stalemate(table: Table, facts: Facts) -> None:
    """All minions go home without rewards (CS-Q-18-STALEMATE)."""
    _minions_home(table)


def _event_drawn(table: Table, facts: Facts) -> None:
    table.events.draw(facts["event"])
    table.drawn.append(facts["event"])


def _refreshed(table: Table, facts: Facts) -> None:
    """All offers go, as many come (CS-MKT-02, CS-MKT-03)."""
    table.is_building = True
    table.market.discard += table.offers
    if table.earthscape:
        table.earth.discard.append(table.earthscape)
    table.offers = []
    for chip in facts["chips"]:
        drawn = table.market.draw(bare(chip))
        assert drawn == bare(chip) or table.market.mixed
        table.offers.append(bare(chip))
    table.earthscape = table.earth.draw(facts["earthscape"] or None) or 0


def _refill(table: Table) -> None:
    """What is taken is replaced at once (CS-MKT-06)."""
    drawn = table.market.draw()
    if drawn is not None:
        table.offers.append(drawn)


def _bought(table: Table, facts: Facts) -> None:
    """Paid, and laid beside the barracks (CS-MKT-09)."""
    pay(table, facts["seat"], facts["price"])
    chip = bare(facts["chip"])
    table.seats[table.seat(facts["seat"])].beside[chip] += 1
    if chip in table.offers:
        table.offers.remove(chip)
        _refill(table)
    else:  # sight unseen (CS-K-ADV-37)
        assert table.market.draw(chip) == chip or table.market.mixed


def _offer_discarded(table: Table, facts: Facts) -> None:
    chip = bare(facts["chip"])
    table.offers.remove(chip)
    table.market.discard.append(chip)
    _refill(table)


def _sold_back(table: Table, facts: Facts) -> None:
    chip = bare(facts["chip"])
    table.seats[table.seat(facts["seat"])].beside[chip] -= 1
    table.market.discard.append(chip)


def _earthscape_bought(table: Table, facts: Facts) -> None:
    assert table.earthscape == facts["earthscape"]
    pay(table, facts["seat"], earthscape_price(table, table.seat(facts["seat"])))
    table.seats[table.seat(facts["seat"])].earthscapes.append(facts["earthscape"])
    table.earthscape = table.earth.draw() or 0


def _earthscape_sold_back(table: Table, facts: Facts) -> None:
    table.seats[table.seat(facts["seat"])].earthscapes.remove(facts["earthscape"])
    table.earth.discard.append(facts["earthscape"])


def earthscape_price(table: Table, owner: int) -> int:
    """Two Source (CS-EARTH-01), nothing with Gateport 1 of the Grovetenders or the Surveyor's Chain, five for the
    opponents of their Gateport 2 (CS-K-ADV-17, CS-K-ADV-18, CS-K-RELIC-15)."""
    seat = table.seats[owner]
    is_free = seat.faction == "grovetenders" and seat.levels.get("gateport", 0) >= 1
    if is_free or "surveyors-chain" in seat.relics_in_play:
        return 0
    dear = [
        number
        for number, each in enumerate(table.seats)
        if each.faction == "grovetenders" and each.levels.get("gateport", 0) >= 2 and number not in table.allies[owner]
    ]
    return 5 if dear else 2


def _earthscape_laid(table: Table, facts: Facts) -> None:
    table.seats[table.seat(facts["seat"])].earthscapes.remove(facts["earthscape"])


def _advanced(table: Table, facts: Facts) -> None:
    """The next level of a structure, in order (CS-BUILD-12)."""
    pay(table, facts["seat"], facts["cost"])
    levels = table.seats[table.seat(facts["seat"])].levels
    assert levels.get(facts["structure"], 0) + 1 == facts["level"]
    levels[facts["structure"]] = facts["level"]


def _advancement_lost(table: Table, facts: Facts) -> None:
    levels = table.seats[table.seat(facts["seat"])].levels
    assert levels.pop(facts["structure"]) == facts["level"]
    if facts["level"] > 1:
        levels[facts["structure"]] = facts["level"] - 1
    seat = table.seats[table.seat(facts["seat"])]
    if seat.gate < 3:  # each that is sacrificed gives 1 health (CS-REPAIR-03)
        seat.gate += 1


def _repaired(table: Table, facts: Facts) -> None:
    """What is missing of three costs 2 Source each (CS-REPAIR-05)."""
    pay(table, facts["seat"], facts["paid"])
    table.seats[table.seat(facts["seat"])].gate += facts["paid"] // 2


def _gate_recovered(table: Table, facts: Facts) -> None:
    """In the Build Phase that is Masons' Truce, for 2 Source (CS-K-EVENT-15)."""
    if table.is_building:
        pay(table, facts["seat"], 2)
    table.seats[table.seat(facts["seat"])].gate += facts["amount"]


def _gate_damaged(table: Table, facts: Facts) -> None:
    seat = table.seats[table.seat(facts["seat"])]
    seat.gate -= facts["lost"]
    assert seat.gate == facts["left"] >= 0


def _mark(table: Table, facts: Facts) -> None:
    mark = facts["mark"]
    table.is_building = False
    table.seats[table.seat(facts["seat"])].mark = table.seat(mark) if mark != "beacon" else NOBODY


def prepares(table: Table, owner: int) -> None:
    """Heroes that are on their gate from the last wave join the new stack without CP (CS-ENDWAVE-06)."""
    if owner in table.waiting:
        table.waiting.remove(owner)
        seat = table.seats[owner]
        for hero in seat.stack:
            table.kept[hero.face.chip] = hero
            seat.beside[hero.face.chip] += 1
        seat.stack = []


def _constructed(table: Table, facts: Facts) -> None:
    """Paid and put there with its starting upgrades (CS-BUILD-01)."""
    owner, name = table.seat(facts["seat"]), bare(facts["chip"])
    pay(table, owner, facts["cost"])
    from_barracks(table, owner, name)
    spot = facts["hex"]
    assert spot not in table.spires
    table.spires[spot] = Chip(name, owner, upgrades=facts["upgrades"])


def _upgraded(table: Table, facts: Facts) -> None:
    """New ones go to the bottom (CS-SPIRE-05)."""
    pay(table, facts["seat"], facts["cost"])
    find(table, facts["chip"]).upgrades += facts["upgrade"]


def _selected(table: Table, facts: Facts) -> None:
    """To the bottom of the stack, with its health (CS-HEALTH-01)."""
    owner, name = table.seat(facts["seat"]), bare(facts["chip"])
    prepares(table, owner)
    from_barracks(table, owner, name)
    chip = table.kept.pop(face(name).chip, None) or Chip(name, owner, face(name).health)
    assert chip.name == name
    if _is_fortified(table, chip) and table.supply()["D"]:
        chip.upgrades += "D"
    table.seats[owner].stack.append(chip)


def _is_fortified(table: Table, chip: Chip) -> bool:
    """Units that enter the stack with a fortification: heroes within their capacity (CS-K-ADV-16), minions of the
    Narora (CS-K-ADV-64)."""
    seat = table.seats[chip.owner]
    if chip.face.kind == "hero":
        has = seat.faction == "brawnen" and seat.levels.get("stronghold", 0) >= 3
        return has and len(chip.upgrades) < chip.face.cap
    return seat.faction == chip.face.faction == "narora" and seat.levels.get("azure-temple", 0) >= 3


def _grouped(table: Table, facts: Facts) -> None:
    owner, name = table.seat(facts["seat"]), bare(facts["chip"])
    from_barracks(table, owner, name)
    top = table.seats[owner].stack[-1]
    assert top.name == bare(facts["top"])
    top.under.append(name)


def _equipped(table: Table, facts: Facts) -> None:
    owner = table.seat(facts["seat"])
    table.seats[owner].beside[bare(facts["chip"])] -= 1
    hero = table.seats[owner].stack[-1]
    assert hero.name == bare(facts["hero"])
    assert not [each for each in hero.gear if face(each).kind == "equipment"]  # CS-EQUIP-03
    hero.gear.append(bare(facts["chip"]))


def _power(table: Table, facts: Facts) -> None:
    """After the last wave: its upkeep was done, and nobody is the next first player."""
    if not table.is_scored:
        first = table.first
        _upkeep(table)
        table.first, table.is_scored = first, True


def _mire(table: Table, facts: Facts) -> None:
    """Swamps rise (CS-K-EVENT-08): which, nobody is told."""
    table.is_mire = True


PHASES: dict[str, Callable[[Table, Facts], None]] = {
    **dict.fromkeys(("income", "reward-gained", "source-gained", "pillage-gained"), _source),
    "source-stolen": _stolen,
    "pillaged": _pillaged,
    "wave": _wave,
    "onslaught": _onslaught,
    "wave-over": _wave_over,
    "stalemate": _stalemate,
    "mire": _mire,
    "fortress-power": _power,
    "event-drawn": _event_drawn,
    "market-refreshed": _refreshed,
    "bought": _bought,
    "offer-discarded": _offer_discarded,
    "sold-back": _sold_back,
    "earthscape-bought": _earthscape_bought,
    "earthscape-sold-back": _earthscape_sold_back,
    "earthscape-laid": _earthscape_laid,
    "advanced": _advanced,
    "advancement-lost": _advancement_lost,
    "gate-repaired": _repaired,
    "gate-recovered": _gate_recovered,
    "gate-damaged": _gate_damaged,
    "mark-declared": _mark,
    "constructed": _constructed,
    "upgraded": _upgraded,
    "selected": _selected,
    "grouped": _grouped,
    "equipped": _equipped,
}
"""What each of them changes."""
