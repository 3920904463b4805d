"""The oracle's bookkeeping: what each event changes on the table, by its words alone. Nothing else changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hordekeep.kernel import Event
from tests.games.skytear import oracle_piles as piles
from tests.games.skytear.oracle_ground import Hex, apart, hex_of
from tests.games.skytear.oracle_table import SIDES, Entry, Lasting, Table

Facts = dict[str, Any]


def place(told: str) -> Hex:
    """The hex that an event names."""
    return hex_of(told)


def happen(table: Table, event: Event) -> None:
    """Change the table as an event tells."""
    found = CHANGES.get(event.kind)
    if event.kind not in ("flipped", "deck-rebuilt"):
        piles.discard_flips(table)
    assert found is not None or event.kind in SAYS_ONLY, f"unknown event {event.kind}"
    if found is not None:
        found(table, event.facts)
    if event.kind == "lead-known":
        assert event.audience is not None
        card = event.facts["card"]
        piles.take(table.hands[event.audience[0]], card)
        piles.lead(table.heroes[event.facts["hero"]], card)


SAYS_ONLY = frozenset(
    {
        *("attacks", "skirmishes", "damage", "redirected", "skill-used", "fizzles", "lane-token"),
        *("dome-token", "lead-from-hand", "lead-known", "lead-declined", "lead-selected", "drawn-unseen"),
        *("outsider-acts", "outsider-declined", "outsider-has-no-room", "tower-destroyed", "game-over"),
    }
)
"""Events that announce what other events carry out."""


def lift(table: Table, side: str, lane: str) -> None:
    """A side takes its minions of a Lane off the battlefield to place them anew (SM-ADV-14)."""
    if (side, lane) not in table.lifted:
        assert table.hovering == 0, "minions were lifted and not placed (SM-ADV-14)"
        table.lifted.append((side, lane))
        table.hovering = sum(each[1] == lane for each in table.minions[side])
        table.minions[side] = [each for each in table.minions[side] if each[1] != lane]


# -- the Stack and activations -----------------------------------------------------------------------------------------


def _activated(table: Table, facts: Facts) -> None:
    end_activation(table)
    hero = table.heroes[facts["hero"]]
    hero.activated = True
    table.active, table.active_seat, table.ap, table.used = hero, facts["seat"], 3, []


def end_activation(table: Table) -> None:
    """What lasted for the activation is over (SM-EFF-01)."""
    table.active, table.ap, table.used = None, 0, []
    table.lasting = [each for each in table.lasting if each.until != "activation"]


def _exhausted(table: Table, facts: Facts) -> None:
    hero = table.heroes[facts["hero"]]
    hero.state = "exhausted"
    hero.conditions.clear()
    end_activation(table)


def _exhausted_first(table: Table, facts: Facts) -> None:
    hero = table.heroes[facts["hero"]]
    hero.state = "exhausted"
    hero.conditions.clear()


def _stacked(table: Table, facts: Facts) -> None:
    table.stack.append(Entry(facts["of"], facts["what"], facts["hero"], facts["seat"]))
    if facts["of"] == "action" and table.declared == facts["what"]:
        table.ap -= 1
        table.used.append(facts["what"])
        table.declared = ""


def _resolves(table: Table, facts: Facts) -> None:
    assert table.stack, "nothing is on the Stack"
    assert table.stack.pop() == Entry(facts["of"], facts["what"], facts["hero"], facts["seat"]), (
        "not the top (SM-STK-05)"
    )
    if facts["what"] == "lifesteal" and facts["of"] == "card":
        table.lasting.append(Lasting("trigger/lifesteal", f"hero:{facts['hero']}", 0, frozenset(), "activation"))


def _cancelled(table: Table, facts: Facts) -> None:
    wanted = (facts["of"], facts["what"], facts["hero"])
    at = next(at for at in reversed(range(len(table.stack))) if table.stack[at][:3] == wanted)
    table.stack.pop(at)


def _bonus(table: Table, facts: Facts) -> None:
    piece = f"hero:{facts['piece']}"
    table.lasting.append(Lasting(facts["value"], piece, facts.get("amount", 1), frozenset(), facts["until"]))


def _prevented(table: Table, facts: Facts) -> None:
    table.lasting.append(Lasting("warded", f"hero:{facts['hero']}", 1, frozenset(), "turn"))


def _barred(table: Table, facts: Facts) -> None:
    table.lasting.append(Lasting("bar", "", 0, frozenset(map(place, facts["hexes"])), facts["until"]))


# -- pieces ------------------------------------------------------------------------------------------------------------


def _goes(table: Table, facts: Facts) -> None:
    piece, where = facts["piece"], place(facts["hex"])
    if piece in table.heroes:
        hero = table.heroes[piece]
        assert "start" not in facts or hero.hex == place(facts["start"])
        hero.hex = where
    elif piece.startswith("minion."):
        _minion_goes(table, piece.partition(".")[2], where, facts)
    else:
        table.outsider_at[piece] = where


def _minion_goes(table: Table, side: str, where: Hex, facts: Facts) -> None:
    """Which minion is pushed is not told: the only one beside, or the next position tells."""
    if "start" in facts:
        found = [each for each in table.minions[side] if each[0] == place(facts["start"])]
    else:
        found = [each for each in table.minions[side] if apart(each[0], where) == 1]
    assert found, "no minion can have come from there"
    if len(found) > 1 or side in table.unsure:
        table.unsure.add(side)
        return
    table.minions[side].remove(found[0])
    table.minions[side].append((where, found[0][1]))


def _swapped(table: Table, facts: Facts) -> None:
    one = table.heroes[facts["one"]]
    if facts["other"].startswith("illusion."):
        owner = table.heroes[facts["other"].removeprefix("illusion.")]
        one.hex, owner.illusion = owner.illusion, one.hex
    else:
        two = table.heroes[facts["other"]]
        one.hex, two.hex = two.hex, one.hex


def _illusion_moved(table: Table, facts: Facts) -> None:
    table.heroes[facts["hero"]].illusion = place(facts["hex"])


def _illusion_removed(table: Table, facts: Facts) -> None:
    table.heroes[facts["piece"].removeprefix("illusion.")].illusion = None


def _token_removed(table: Table, facts: Facts) -> None:
    kind, _, whose = facts["piece"].partition(".")
    if kind == "pillar":
        table.pillars[whose].remove(place(facts["hex"]))
    else:
        _illusion_removed(table, facts)


def _pillar_placed(table: Table, facts: Facts) -> None:
    table.pillars[SIDES[facts["side"]]].append(place(facts["hex"]))


def _pillar_removed(table: Table, facts: Facts) -> None:
    table.pillars[SIDES[facts["side"]]].remove(place(facts["hex"]))


def _condition_applied(table: Table, facts: Facts) -> None:
    conditions = table.heroes[facts["hero"]].conditions
    assert facts["condition"] not in conditions, "it has this condition already (SM-COND-02)"
    conditions.add(facts["condition"])


def _conditions_removed(table: Table, facts: Facts) -> None:
    table.heroes[facts["hero"]].conditions.clear()


def _lost_hp(table: Table, facts: Facts) -> None:
    hero = table.heroes[facts["hero"]]
    assert facts["amount"] > 0
    hero.hp = max(0, hero.hp - facts["amount"])
    assert hero.hp == facts["left"]


def _healed(table: Table, facts: Facts) -> None:
    hero = table.heroes[facts["hero"]]
    assert facts["amount"] > 0
    hero.hp += facts["amount"]
    assert hero.hp == facts["hp"] <= hero.facts.hp, "more than it can have (SM-EFF-11)"


def _hero_defeated(table: Table, facts: Facts) -> None:
    hero = table.heroes[facts["hero"]]
    row = table.turn + (2 if hero.state == "exhausted" else 1)  # SM-STATE-12, SM-STATE-13
    assert facts["row"] == (row if row <= table.rows else 0), "another row (SM-STATE-19)"
    assert hero.hp == 0, "a hero with HP is Defeated (SM-STATE-09)"
    hero.hex, hero.state, hero.returns = None, "defeated", row
    hero.conditions.clear()
    side = doer_side(table, facts["by"])
    if side and side != hero.side:
        table.tallies[side]["defeats"] += 1


def _hero_returned(table: Table, facts: Facts) -> None:
    hero = table.heroes[facts["hero"]]
    hero.hex, hero.hp, hero.state, hero.returns = place(facts["hex"]), facts["hp"], "ready", 0


def doer_side(table: Table, by: str) -> str:
    """The side of a hero, or of an outsider for whom it acts (SM-OACT-07)."""
    return by.partition(".")[0] if by in table.heroes else table.commander if by else ""


def _minion_defeated(table: Table, facts: Facts) -> None:
    side, where = SIDES[facts["side"]], place(facts["hex"])
    if side not in table.unsure:
        found = [each for each in table.minions[side] if each[0] == where]
        assert found, f"no minion of {side} stands there"
        table.minions[side].remove(found[0])
    by = doer_side(table, facts["by"]) if facts["by"] else SIDES[1 - facts["side"]]
    if by != side:
        table.tallies[by]["minions"] += 1


def _minion_placed(table: Table, facts: Facts) -> None:
    side = SIDES[facts["side"]]
    table.minions[side].append((place(facts["hex"]), facts["lane"]))


def _minion_repositioned(table: Table, facts: Facts) -> None:
    lift(table, SIDES[facts["side"]], facts["lane"])
    table.hovering -= 1
    assert table.hovering >= 0, "more minions come back than were lifted (SM-ADV-14)"
    _minion_placed(table, facts)


def _minion_withdrawn(table: Table, facts: Facts) -> None:
    lift(table, SIDES[facts["side"]], facts["lane"])
    table.hovering -= 1


def _tower_damaged(table: Table, facts: Facts) -> None:
    towers, side = table.towers[facts["lane"]], SIDES[facts["side"]]
    towers[side] = max(0, towers[side] - facts["amount"])
    assert towers[side] == facts["left"]


def _nexus_armed(table: Table, facts: Facts) -> None:
    table.nexus[SIDES[facts["side"]]] = facts["hp"]


def _nexus_damaged(table: Table, facts: Facts) -> None:
    side = SIDES[facts["side"]]
    table.nexus[side] = max(0, table.nexus[side] - facts["amount"])
    assert table.nexus[side] == facts["left"]


def _token_advanced(table: Table, facts: Facts) -> None:
    assert table.tokens[facts["lane"]] == place(facts["start"])
    table.tokens[facts["lane"]] = place(facts["hex"])
    table.lifted = []


def _outsider_placed(table: Table, facts: Facts) -> None:
    table.outsider_at[facts["outsider"]] = place(facts["hex"])
    table.commander, table.active_seat = table.side_of(facts["seat"]), facts["seat"]
    table.ap, table.used = 3, []


def _outsider_done(table: Table, _: Facts) -> None:
    table.commander = ""
    end_activation(table)


def _control(table: Table, facts: Facts) -> None:
    if facts["winner"] < 0:
        return
    side = SIDES[facts["winner"]]
    tally = table.tallies[side]
    if facts["dome"]:
        tally["dome_phases"] += side not in table.dome_won
        table.dome_won.add(side)
    else:
        tally["lane_wins"] += len(facts["lanes"])
        tally["largest_win"] = max(tally["largest_win"], facts["by"])


# -- phases ------------------------------------------------------------------------------------------------------------


def _heroes_phase(table: Table, facts: Facts) -> None:
    assert facts["turn"] == table.turn
    for hero in table.heroes.values():
        hero.activated = False


def _minions_phase(table: Table, facts: Facts) -> None:
    assert facts["turn"] == table.turn
    end_activation(table)
    table.dome_won.clear()


def _heroes_ready(table: Table, _: Facts) -> None:
    for hero in table.heroes.values():
        if hero.state == "exhausted":
            hero.state = "ready"


def _mana_counter(table: Table, facts: Facts) -> None:
    table.turn += 1
    assert facts["row"] == table.turn <= table.rows
    table.lasting = []


CHANGES: dict[str, Callable[[Table, Facts], None]] = {
    "activated": _activated,
    "barred": _barred,
    "bonus": _bonus,
    "lasts": _bonus,
    "cancelled": _cancelled,
    "card-removed": piles.card_removed,
    "cards-put-away": piles.put_away,
    "condition-applied": _condition_applied,
    "conditions-removed": _conditions_removed,
    "control": _control,
    "deck-rebuilt": piles.deck_rebuilt,
    "discarded": piles.discarded,
    "drawn": piles.drawn,
    "exhausted": _exhausted,
    "exhausted-first": _exhausted_first,
    "flipped": piles.flipped,
    "healed": _healed,
    "hero-defeated": _hero_defeated,
    "hero-returned": _hero_returned,
    "heroes-phase": _heroes_phase,
    "heroes-ready": _heroes_ready,
    "illusion-moved": _illusion_moved,
    "illusion-removed": _illusion_removed,
    "lead-from-deck": piles.lead_from_deck,
    "lead-revealed": piles.lead_revealed,
    "lost-hp": _lost_hp,
    "mana-counter": _mana_counter,
    "minion-defeated": _minion_defeated,
    "minion-repositioned": _minion_repositioned,
    "minion-spawned": _minion_placed,
    "minion-withdrawn": _minion_withdrawn,
    "minions-phase": _minions_phase,
    "moved": _goes,
    "nexus-armed": _nexus_armed,
    "nexus-damaged": _nexus_damaged,
    "outsider-done": _outsider_done,
    "outsider-placed": _outsider_placed,
    "pillar-placed": _pillar_placed,
    "pillar-removed": _pillar_removed,
    "placed": _goes,
    "played": piles.played,
    "predict-discarded": piles.predict_discarded,
    "predicts": piles.predicts,
    "prevented": _prevented,
    "pushed": _goes,
    "resolves": _resolves,
    "stacked": _stacked,
    "swapped": _swapped,
    "token-advanced": _token_advanced,
    "token-removed": _token_removed,
    "tower-damaged": _tower_damaged,
}
