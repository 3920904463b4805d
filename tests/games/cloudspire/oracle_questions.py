"""The main questions, answered anew: which choices the book allows, as exact sets. Here those of the Onslaught."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.cloudspire.oracle_fighting import (
    attackers,
    engaging,
    fires_at,
    is_active,
    may_fire,
    must_attack,
    targets,
)
from tests.games.cloudspire.oracle_ground import FAR, moves, talents
from tests.games.cloudspire.oracle_moves import hero_walks, is_known, leaders, marches
from tests.games.cloudspire.oracle_preparing import PREPARING, Question, same


def _march(q: Question) -> bool:
    """CS-MOVE-06 to CS-MOVE-10."""
    chip = q.about(q.table.units)
    if chip is None or chip.face.kind == "hero" or not is_known(q.table, chip):
        return False
    if q.ground.closeness(chip) >= FAR or any(chip is each for each in q.table.moved):
        return False  # from invalid ground (CS-HEX-04)
    is_held = any(chip is each for each in q.table.held)
    hexes, may_stay = (set(), True) if is_held else marches(q.ground, chip, moves(q.table, chip))
    if "summon" in chip.face.talents or q.named("use"):
        may_stay = may_stay or "stay" in q.keys
    same(f"march of {chip.name}", hexes, q.named("hex"))
    if "rooted" not in chip.face.talents:
        assert ("stay" in q.keys) == may_stay, f"{chip.name} may stay: {may_stay}"
    return True


def _hero_moves(q: Question) -> bool:
    """CS-HERO-01, CS-HERO-06, CS-GATE-03."""
    chip = q.about(q.table.units)
    if (
        chip is None
        or chip.face.kind != "hero"
        or not is_known(q.table, chip)
        or q.ground.hex_of(chip) in q.ground.gates
    ):
        return False
    if q.shown["stage"] != "movement" or any(chip is each for each in q.table.moved):
        return False
    same(f"moves of {chip.name}", hero_walks(q.ground, chip), q.named("hex"))
    return True


def _who_moves(q: Question) -> bool:
    """The leading minions, one of them (CS-LEAD-01, CS-LEAD-03); heroes before or after them all (CS-HERO-05)."""
    table = q.table
    if any(each["kind"] in ("stasis", "no-move") for each in q.shown["lasting"]):
        return False
    waiting = [each for each in table.units.values() if each.owner == q.seat and each.face.kind != "hero"]
    if any(q.ground.closeness(each) >= FAR for each in waiting):
        return False  # from invalid ground (CS-HEX-04)
    hexes, _ = leaders(q.ground, q.seat)
    theirs = {spot for spot in q.named("unit") if table.units[spot].face.kind != "hero"}
    if theirs:
        same("leading minions", set(hexes), theirs)
    heroes = {spot for spot in q.named("unit") if table.units[spot].face.kind == "hero"}
    for spot in heroes:
        assert table.units[spot].owner == q.seat
        assert not any(table.units[spot] is each for each in table.moved)
        assert q.seat not in table.campfires
    if heroes and hexes:
        came = {id(each) for each in table.fresh}
        mine = [each for each in table.moved if each.owner == q.seat and id(each) not in came]
        begun = [each for each in mine if each.face.kind == "minion"]
        assert not begun, "a hero moves between minions (CS-HERO-05)"
    return True


def _attack_target(q: Question) -> bool:
    """CS-ATK-12, CS-ATK-13, with what Engage, Challenge and Camouflage say."""
    chip = q.about(q.table.units)
    if chip is None:
        return False
    mine = targets(q.ground, chip)
    bound = engaging(q.ground, chip, mine)
    mine = bound or mine
    theirs = {key for key in q.keys if key.split(":")[0] in ("unit", "spire", "gate")}
    same(f"targets of {chip.name}", mine, theirs)
    return True


def _who_attacks(q: Question) -> bool:
    """All that have a target and have not attacked (CS-ATK-08, CS-ATK-09); minions must (CS-ATK-10)."""
    all_have_fired(q)
    if _cannot_tell(q):
        return False
    mine = attackers(q.ground, q.seat)
    same("attackers", mine, q.named("unit"))
    assert ("stop" in q.keys) == (not any(must_attack(q.ground, spot) for spot in mine))
    return True


def _cannot_tell(q: Question) -> bool:
    """Silenced, or held back by a die: told, but not by whom for how long."""
    return bool(q.shown["lasting"]) or any("pacify" in talents(q.table, each) for each in q.table.units.values())


def _spire_target(q: Question) -> bool:
    """CS-SPIRE-07, CS-SPIRE-09, CS-TARGET-01."""
    spire = q.about(q.table.spires)
    if spire is None:
        return False
    same(f"targets of {spire.name}", fires_at(q.ground, spire), q.named("unit"))
    return True


def _which_spire(q: Question) -> bool:
    """Every own spire with a target that has not fired (CS-SPIRE-12), or has: Iron Rain is besides (CS-K-RELIC-07)."""
    is_rain = "iron-rain" in q.table.playing
    mine = {
        spot
        for spot, spire in q.table.spires.items()
        if spire.owner == q.seat and may_fire(q.table, spire, again=is_rain) and fires_at(q.ground, spire)
    }
    same("spires", mine, q.named("spire"))
    return True


def all_have_fired(q: Question) -> None:
    """Every opposing spire with a target has fired before anybody explores or attacks (CS-SPIRE-09, CS-TURN-02)."""
    table = q.table
    if any(each.owner == table.turn and each.face.kind != "spire" for each in table.attacked):
        return
    for spot, spire in table.spires.items():
        left = may_fire(table, spire) and fires_at(q.ground, spire)
        assert not left, f"{spire.name} on {spot} has not fired at {left}"


def _explore(q: Question) -> bool:
    """Face-down landmarks next to an own active unit, each once a turn (CS-EXPL-01, CS-EXPL-05, CS-ACTIVE-07)."""
    table = q.table
    all_have_fired(q)
    active = [
        spot
        for spot, chip in table.units.items()
        if chip.owner == q.seat and is_active(table, chip) and not any(chip is each for each in table.fresh)
    ]
    mine = {
        spot
        for spot, each in table.landmarks.items()
        if each.hidden and spot not in table.explored and any(spot in q.ground.near[one] for one in active)
    }
    same("landmarks", mine, q.named("explore"))
    assert "stop" in q.keys
    return True


def _level_up(q: Question) -> bool:
    """A chip below capacity, else promoted (CS-LEVEL-03, CS-LEVEL-04), of a kind that it can use (CS-Q-25)."""
    hero = q.about(q.table.units)
    if hero is None:
        return False
    count = len(hero.upgrades)
    if count >= hero.face.cap:
        same("level up", {"promote", "stop"}, q.keys)
        assert hero.face.side == "basic"
        return True
    supply = q.shown["supply"]
    ranged = any(each.endswith("-range") for each in talents(q.table, hero))
    may = {"D"} | ({"A"} if hero.face.attack is not None else set()) | ({"R"} if ranged else set())
    same("level up", {letter for letter in may if supply[letter]}, q.named("upgrade"))
    assert "stop" in q.keys
    return True


CHECKED: dict[str, Callable[[Question], bool]] = {
    **PREPARING,
    "march": _march,
    "hero-moves": _hero_moves,
    "who-moves": _who_moves,
    "attack-target": _attack_target,
    "who-attacks": _who_attacks,
    "spire-target": _spire_target,
    "which-spire": _which_spire,
    "explore": _explore,
    "level-up": _level_up,
}
"""Which questions are answered anew. Each check says whether it could tell."""
