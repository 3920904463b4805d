"""The oracle's table held against what the match shows: the same pieces, cards and counters everywhere."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.skytear import oracle_values as values
from tests.games.skytear.oracle_ground import hex_of, text_of
from tests.games.skytear.oracle_table import SIDES, Hero, Table, minions_shown


def compare(table: Table, shown: Any, prompt: str) -> None:
    """Raise where the table and the match differ. What no event can tell (a shuffled order) is taken over."""
    _settle(table, shown)
    if not prompt.startswith("predict"):
        table.looked = [0 for _ in table.looked]
    for name, hero in table.heroes.items():
        same(name, hero_now(table, hero), {key: _plain(shown["heroes"][name][key]) for key in HERO_FIELDS})
    for side in SIDES:
        same("minions", sorted(table.minions[side]), minions_shown(shown, side))
        same("pillars", sorted(table.pillars[side]), sorted(map(hex_of, shown["pillars"].get(side, []))))
    at = {each["card"]: hex_of(each["hex"]) for each in shown["outsiders"] if each["hex"]}
    same("outsiders", table.outsider_at, at)
    if prompt != "token-step":  # a token's way is told when it has arrived
        same("tokens", table.tokens, {lane: hex_of(each["token"]) for lane, each in shown["lanes"].items()})
    same("Towers", table.towers, {lane: each["towers"] for lane, each in shown["lanes"].items()})
    same("Nexuses", table.nexus, shown["nexus"])
    for seat, player in enumerate(shown["players"]):
        same(f"hand of {seat}", +table.hands[seat], Counter(player["hand"]))
    for purse, deck in enumerate(shown["decks"]):
        same(f"deck {purse}", table.decks[purse], deck["cards"])
        same(f"discard pile {purse}", +table.discards[purse], Counter(deck["discard"]))
    same("flips", [card for _, card in table.flips], shown["flipped"])
    same("flux", table.flux, shown["flux"])
    same("turn", table.turn, shown["turn"])
    same("tallies", table.tallies, shown["tallies"])
    same("lasting", Counter(_lasting_now(table)), Counter(_lasting_shown(shown)))
    mine = [(each.of, each.what, each.hero, each.seat) for each in table.stack]
    same("Stack", mine, [(each["kind"], each["what"], each["hero"], each["seat"]) for each in shown["stack"]])
    active = shown.get("active") or {}
    if table.active is not None and table.active.hex is not None and table.active.state == "ready":
        same("AP", (table.active.name, table.ap, table.used), (active["hero"], active["ap"], active["used"]))


def compare_values(table: Table, shown: Any) -> None:
    """The values that the match computes: of heroes, and Control at every point."""
    for hero in table.heroes.values():
        if hero.hex is not None:
            computed = (values.armor(table, hero), values.attack(table, hero), values.move(table, hero))
            mine = (*computed, values.mana(table, hero), hero.facts.flips, hero.facts.range, hero.facts.hp)
            fields = ("armor", "attack", "move", "mana", "flips", "range", "max_hp")
            same(f"{hero.name}'s {fields}", mine, tuple(shown["heroes"][hero.name][each] for each in fields))
    points = {lane: (where, shown["lanes"][lane]["control"]) for lane, where in table.tokens.items()}
    points |= {dome: (where, shown["domes"][dome]["control"]) for dome, where in table.ground.domes.items()}
    for name, (where, told) in points.items():
        same(f"Control of {name}", {side: values.control(table, side, [where]) for side in SIDES}, told)


HERO_FIELDS = ("hex", "hp", "state", "returns", "activated", "conditions", "cards", "leads", "illusion", "owner")


def same(what: str, mine: object, theirs: object) -> None:
    """Raise if two differ."""
    assert mine == theirs, f"{what}: the oracle has {mine}, the match {theirs}"


def hero_now(table: Table, hero: Hero) -> dict[str, object]:
    """A hero as positions write it."""
    return {
        "hex": text_of(hero.hex) if hero.hex else "",
        "hp": hero.hp,
        "state": hero.state,
        "returns": hero.returns,
        "activated": hero.activated,
        "conditions": sorted(hero.conditions),
        "cards": sorted(hero.cards),
        "leads": sorted(zip(hero.leads, hero.revealed, strict=True)),
        "illusion": text_of(hero.illusion) if hero.illusion else "",
        "owner": hero.owner,
    }


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return sorted((each["card"], each["shown"]) if isinstance(each, dict) else each for each in value)
    return value


def _lasting_now(table: Table) -> list[tuple[str, str, int, str]]:
    return [(each.kind, each.piece, each.amount, each.until) for each in table.lasting]


def _lasting_shown(shown: Any) -> list[tuple[str, str, int, str]]:
    return [
        (each["kind"], each.get("piece", ""), each.get("amount", 0), each.get("until", "activation"))
        for each in shown["lasting"]
    ]


def _settle(table: Table, shown: Any) -> None:
    """Take over what events cannot tell: the order of a new deck, of cards put back on top, an unseen Lead card of
    a deck whose order was not known, and which of several minions was pushed."""
    for purse, deck in enumerate(shown["decks"]):
        mine, theirs = table.decks[purse], deck["cards"]
        if not table.is_order_known[purse]:
            unseen = [hero for hero in table.heroes.values() if "?" in hero.leads]
            for hero in unseen:
                if table.purse(hero.owner) == purse:
                    _settle_lead(table, hero, shown)
            same(f"deck {purse}", Counter(mine), Counter(theirs))
            table.decks[purse] = list(theirs)
            table.is_order_known[purse] = True
        elif table.looked[purse] and mine != theirs:
            top = table.looked[purse]
            same(f"top of deck {purse}", Counter(mine[:top]), Counter(theirs[:top]))
            mine[:top] = theirs[:top]
    for side in table.unsure:
        theirs = minions_shown(shown, side)
        same("how many minions", Counter(lane for _, lane in table.minions[side]), Counter(lane for _, lane in theirs))
        table.minions[side] = theirs
    table.unsure.clear()


def _settle_lead(table: Table, hero: Hero, shown: Any) -> None:
    at = hero.leads.index("?")
    hero.leads[at] = shown["heroes"][hero.name]["leads"][at]["card"]
    table.decks[table.purse(hero.owner)].remove(hero.leads[at])
