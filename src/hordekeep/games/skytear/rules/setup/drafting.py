"""Step D of set-up: the draft of factions (SM-SET-05), of heroes (SM-CAS-01, SM-COMP-06), and preparing each hero as it
is picked: its card, its tokens, its miniature beside the Nexus (SM-SET-08 to SM-SET-11, SM-CAS-04).

Both drafts go in the same order: the first team one, then two and two, and the last one to whoever is left with it.
"""

from __future__ import annotations

from typing import Any, Final

from hordekeep.games.skytear.asking.choices import AT_HEX, ThisHex
from hordekeep.games.skytear.asking.questions import OF_PIECE, of_hexes
from hordekeep.games.skytear.content.cards import Hero, shelf
from hordekeep.games.skytear.content.options import COMPETITIVE, FIRST_GAME
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.effects.skills import standing_of
from hordekeep.games.skytear.rules.keywords.happened import Placed
from hordekeep.games.skytear.rules.keywords.open_hexes import not_for_heroes
from hordekeep.games.skytear.rules.setup.choices import Draft, PickFaction
from hordekeep.games.skytear.rules.setup.happened import FactionPicked, HeroDrafted, PoolShown
from hordekeep.games.skytear.state.arena import BLUE_HEROES, READY, RED_HEROES, Arena
from hordekeep.games.skytear.state.pieces import put
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

FACTIONS: Final = 4
"""How many factions are drafted, half by each side (SM-SET-05)."""
WITH_TOKEN: Final = ("nupten", "taulot")
"""Whose heroes have a faction token: an illusion or a pillar (SM-SET-09)."""
FACTION_TAKEN: Final = Refusal("SM-SET-05", Text("no-faction-taken"))
DRAFTED: Final = Text("no-drafted-already")
NOT_IN_POOL: Final = Text("no-not-in-pool")
OTHER_FACTION: Final = Text("no-other-faction")


def _why_not_faction(g: Arena, ask: Asked | None, seat: int, choice: PickFaction) -> Refusal | None:
    return FACTION_TAKEN if choice.faction in (*g.factions[0], *g.factions[1]) else None


@enforces("SM-COMP-06", "SM-CAS-01")
def _why_not_hero(g: Arena, ask: Asked, seat: int, choice: Draft) -> Refusal | None:
    """A hero that the team has already, that is not in its pool, or of a faction that is not its own."""
    side = g.setting.sides[seat]
    if any(hero.id == choice.hero for hero in candidates(g, side)):
        return None
    if f"{SIDES[side]}.{choice.hero}" in g.slots:
        return Refusal(ask.rule, DRAFTED)
    return Refusal(ask.rule, NOT_IN_POOL if g.setting.format == COMPETITIVE else OTHER_FACTION)


DRAFT_FACTION: Question[PickFaction] = Question("draft-faction", "SM-SET-05", {PickFaction: _why_not_faction})
DRAFT_HERO: Question[Draft] = Question("draft-hero", "SM-CAS-01", {Draft: _why_not_hero})
PLACE_HERO: Question[ThisHex] = Question(
    "place-hero", "SM-SET-11", of_hexes(not_for_heroes("no-beside-nexus")), says=OF_PIECE
)


@enforces("SM-SET-05", "SM-CAS-02", "SM-CAS-03")
def picking_side(g: Arena, pick: int) -> int:
    """The side whose pick this is, counted from 0: F, S, S, F, F, S, S, F ...."""
    return g.first_side ^ ((pick + 1) // 2 & 1)


def clockwise(g: Arena, side: int | None = None) -> list[int]:
    """The seats in order, beginning with the first player; only those of a side if one is named."""
    seats = [(g.first_seat + step) % g.seats for step in range(g.seats)]
    return seats if side is None else [seat for seat in seats if g.setting.sides[seat] == side]


@enforces("SM-TEAM-23")
def picker(g: Arena, side: int, nth: int) -> int:
    """Who makes the nth pick of a team: its players in turn, so that the heroes are split as evenly as possible and
    nobody has to be told when their share is full."""
    seats = clockwise(g, side)
    return seats[nth % len(seats)]


# -- factions ----------------------------------------------------------------------------------------------------------


@enforces("SM-SET-05", "SM-CAS-10", "SM-SET-06")
def draft_faction(g: Arena, pick: int) -> Rules[None]:
    """A side picks a faction that nobody has; the last one is not asked for. In a first game its two heroes of the
    starter box come with it."""
    side = picking_side(g, pick)
    seat = picker(g, side, len(g.factions[side]))
    choices = [each for each in PickFaction.every() if _why_not_faction(g, None, seat, each) is None]
    answer: PickFaction = yield Asked(DRAFT_FACTION, seat, choices)
    faction = answer.faction
    mine = (*g.factions[side], faction)
    g.factions = (g.factions[0], mine) if side else (mine, g.factions[1])
    if g.tell:
        g.tell(FactionPicked(seat, side, faction))
    if g.setting.format == FIRST_GAME:
        slots = [prepare(g, side, seat, hero, "SM-SET-06") for hero in shelf().heroes_of(faction, starter=True)]
        g.agenda += [("place_hero", slot) for slot in reversed(slots)]


@enforces("SM-COMP-02", "SM-COMP-06")
def show_pools(g: Arena, _: Any) -> None:
    """In a competitive game each team shows the heroes of its pool instead."""
    for side, word in enumerate(SIDES):
        if g.tell:
            g.tell(PoolShown(side, tuple(g.piles[word])))


# -- heroes ------------------------------------------------------------------------------------------------------------


@enforces("SM-CAS-01", "SM-COMP-01", "SM-COMP-06")
def candidates(g: Arena, side: int) -> list[Hero]:
    """The heroes that a side may still pick: of its own factions, in a competitive game of its own pool, whoever the
    other side has; none once the decks are made."""
    if g.setting.format == COMPETITIVE:
        known = [shelf().heroes[name] for name in g.piles.get(SIDES[side], ())]
    else:
        known = [hero for faction in g.factions[side] for hero in shelf().heroes_of(faction)]
    mine = [g.heroes[slot] for slot in g.heroes_of(side)]
    return [hero for hero in known if hero not in mine]


@enforces("SM-CAS-01", "SM-CAS-02", "SM-CAS-03", "SM-CAS-04")
def draft_hero(g: Arena, pick: int) -> Rules[None]:
    """A side picks one of its candidates, and prepares it before the next pick."""
    side = picking_side(g, pick)
    seat = picker(g, side, _next_slot(g, side) - g.heroes_of(side).start)
    rule = "SM-COMP-06" if g.setting.format == COMPETITIVE else "SM-CAS-01"
    choices = [Draft(hero.id) for hero in candidates(g, side)]
    answer: Draft = yield Asked(DRAFT_HERO, seat, choices, rule=rule)
    slot = prepare(g, side, seat, shelf().heroes[answer.hero], rule)
    g.agenda.append(("place_hero", slot))


@enforces("SM-SIM-01", "SM-SET-08", "SM-SET-09", "SM-SET-10", "SM-STATE-02", "SM-TEAM-04", "SM-TEAM-23")
def prepare(g: Arena, side: int, seat: int, hero: Hero, rule: str) -> int:
    """A picked hero: its card Ready on its side with its skills, its faction token beside it, its token on its HP.
    Where a team shares its heroes they count as split evenly."""
    slot = _next_slot(g, side)
    g.heroes[slot] = hero
    g.owner[slot] = picker(g, side, slot - g.heroes_of(side).start) if g.setting.shares else seat
    g.hp[slot] = hero.hp
    g.state[slot] = READY
    g.names = tuple([_name(g, each) for each in range(len(g.heroes))])
    g.slots = {name: each for each, name in enumerate(g.names) if name}
    g.standing = standing_of(g)
    token = hero.faction in WITH_TOKEN
    if g.tell:
        g.tell(HeroDrafted(seat, slot, hero.hp, token), rule)
    return slot


def _next_slot(g: Arena, side: int) -> int:
    """The first slot of a side without a hero: slots are in the order of the picks."""
    return next(slot for slot in g.heroes_of(side) if g.heroes[slot] is None)


@enforces("SM-COMP-01")
def _name(g: Arena, slot: int) -> str:
    """A hero as choices name it: with its side, for both may have the same one."""
    hero = g.heroes[slot]
    return "" if hero is None else f"{SIDES[g.setting.side_of[slot]]}.{hero.id}"


@enforces("SM-SET-11")
def place_hero(g: Arena, slot: int) -> Rules[None]:
    """The owner puts a hero's miniature on a free hex beside its Nexus."""
    free = g.field.hero_starts[g.setting.side_of[slot]] & ~(g.on[BLUE_HEROES] | g.on[RED_HEROES])
    choices = [AT_HEX[each] for each in hexes_in(free)]
    answer: ThisHex = yield Asked(PLACE_HERO, g.owner[slot], choices, facts=free, about=slot)
    put(g, slot, answer.hex)
    if g.tell:
        g.tell(Placed(slot, answer.hex), "SM-SET-11")
