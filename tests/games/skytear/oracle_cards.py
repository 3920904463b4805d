"""Which power cards may be played, and at what: the oracle's reading of all their texts."""

from __future__ import annotations

from tests.games.skytear.oracle_facts import cards
from tests.games.skytear.oracle_ground import SIGHT, apart, text_of
from tests.games.skytear.oracle_table import Hero, Table
from tests.games.skytear.oracle_values import Viewer, enemies_seen, friends_seen, hero_sight, heroes_only, mana

ENEMY_HERO = frozenset(
    {
        *("crippling-precision", "combustion", "unfamiliar-terrain", "grapple", "snare", "brand", "provoke"),
        *("grave-dust", "grasping-earth", "aimed-shot", "mind-spike"),
    }
)
ENEMY = frozenset({"hurricane-strike", "fire-rune", "splinter", "gathering-storm"})
FRIENDLY_HERO = frozenset(
    {"clear-mind", "time-warp", "time-glitch", "safeguard", "war-march", "displace", "interpose", "sacrifice"}
)
HEX = frozenset(
    {"shuriken-storm", "twister-of-souls", "mud-flood", "icewall", "rain-of-cinders", "bone-eruption", "sky-judgment"}
)
UP_TO_TWO = frozenset({"gathering-storm", "crawling-darkness"})


def targets(table: Table, hero: Hero, card: str, stack: list[dict[str, object]]) -> set[str] | None:
    """The keys of all that a card may be aimed at; None if it has no target (SM-TGT-01, SM-TGT-02)."""
    viewer = Viewer(table, hero.name)
    enemies = enemies_seen(table, viewer, SIGHT)
    if card in ENEMY_HERO:
        return heroes_only(enemies)
    if card in ENEMY:
        return enemies
    if card in FRIENDLY_HERO:
        return friends_seen(table, hero)
    if card in HEX:
        return {f"hex:{text_of(where)}" for where in hero_sight(table, hero)}
    match card:
        case "kneel-before-me":
            return {key for key in heroes_only(enemies) if "marked" in table.heroes[key[5:]].conditions}
        case "crawling-darkness":
            return enemies - heroes_only(enemies)
        case "dragon-punch" | "obsidian-blade":
            return enemies_seen(table, viewer, 1)
        case "tusk-toss":
            return heroes_only(enemies_seen(table, viewer, 1))
        case "my-kingdom":
            return {f"hex:{text_of(where)}" for where in hero_sight(table, hero) & token_room(table)}
        case "word-of-nupten":
            casters = {f"hero:{each['hero']}" for each in stack if each["kind"] == "card"}
            return heroes_only(enemies) & casters
        case "redirect":
            attacked = {aim for each in stack if each["what"] == "attack" for aim in _aims(each)}
            return friends_seen(table, hero) & attacked
    return None


def _aims(entry: dict[str, object]) -> list[str]:
    found = entry.get("targets", [])
    assert isinstance(found, list)
    return found


def token_room(table: Table) -> frozenset[tuple[int, int]]:
    """Hexes without miniatures and tokens, tower and control tokens among them (SM-TAU-02, SM-NUP-04)."""
    taken = table.miniatures() | table.faction_tokens() | table.structures() | frozenset(table.tokens.values())
    return table.ground.hexes - taken


SPAWNS = ("lord-of-the-many", "the-thousandth-ritual", "zephyr-call")
"""Cards that spawn minions."""


def needs_are_met(table: Table, hero: Hero, card: str) -> bool:
    """Who spawns sees a control token (SM-EFF-16); the cost of Sacrifice is a friendly minion within 3 hexes."""
    if card in SPAWNS:
        return bool(hero_sight(table, hero) & set(table.tokens.values()))
    if card != "sacrifice":
        return True
    return any(hero.hex and apart(hero.hex, where) <= SIGHT for where, _ in table.minions[hero.side])


def plays(table: Table, seat: int, stack: list[dict[str, object]], *, reactions_only: bool) -> set[str]:
    """The keys of all cards that a player may play now (SM-POW-03, SM-HERO-08, SM-ULT-01, SM-TYPE-01)."""
    side, found = table.side_of(seat), set()
    mine = [each for each in table.heroes_of(side) if table.seats > 4 or each.owner == seat]
    hand = [card for card, count in table.hands[seat].items() if count > 0]
    if table.flux == seat:
        hand.append("skytear-flux")
    for card in hand:
        facts = cards()[card]
        for hero in mine:
            if not facts.is_reaction and (reactions_only or hero is not table.active):
                continue
            if facts.portrait not in ("", hero.id) or facts.cost > mana(table, hero):
                continue
            if not table.simplified and not set(facts.runes) <= hero.facts.runes:
                continue
            aims = targets(table, hero, card, stack)
            if (aims is None or aims) and needs_are_met(table, hero, card):
                found.add(f"play:{card}@{hero.name}")
    return found
