"""Pillage Phase: the minions of the back line take cards from the decks, then all minions return (SH-PILL-09)."""

from __future__ import annotations

from hordekeep.games.lanes.abilities import text_of
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.movement import to_back_line
from hordekeep.games.lanes.resources import pillage as take_cards
from hordekeep.games.lanes.settling import finish
from hordekeep.games.lanes.strike import strike_from_back_line
from hordekeep.games.lanes.values import health, keyword
from hordekeep.games.lanes.waiting import queue_ability
from hordekeep.kernel import Rules


def pillages(g: Battle, minion: Piece) -> int:
    """How many cards a minion takes: its health in the back line (SH-PILL-01), also after it was engaged and left again
    (SH-PILL-05); none in a lane (SH-PILL-04), if it fought (SH-PILL-06) or was barred. Cards may make it take more."""
    if minion.lane >= 0 or minion.marked("fought") or minion.marked("cannot-pillage"):
        return 0
    taken = health(g, minion)
    more = keyword(g, minion, "pillages-more") + minion.marked("pillages-more-per-token") * max(minion.vigor, 0)
    return taken + more if taken > 0 else 0


def back_line(g: Battle) -> list[Piece]:
    """Who may pillage: the minions."""
    return g.minions


def pillaged(g: Battle) -> int:
    """How many cards each alliance player would lose in the Pillage Phase as things stand; in Upside Down none, for the
    minions strike instead (SH-ACH-06)."""
    if g.setting.challenge == "upside-down":
        return 0
    return sum([g.edition.pillages(g, raider) for raider in g.edition.raiders(g)])


def pillage(g: Battle, _: object) -> Rules[None]:
    """Step 1: the pillaging, then "Pillage:" abilities; step 2: all minions return to the back line (SH-PILL-08, 09).

    The players may order the two of step 1 (SH-PILL-07), but nobody is asked: what an ability sets off among allies
    comes after all that the horde does (SH-EDGE-04), so either order leaves the same battle.
    """
    g.phase = "pillage"
    g.say("phase-begins", "SH-WIN-07", phase="pillage")
    if g.setting.challenge == "upside-down":  # who would pillage strikes (SH-ACH-06)
        for minion in g.minions:
            if pillages(g, minion):
                yield from strike_from_back_line(g, minion)
    else:
        take_cards(g, pillaged(g), "SH-PILL-01")
    for minion in g.minions:  # "Pillage:" abilities in the back line, of who pillages or not (SH-PILL-07)
        if minion.lane < 0:
            for each in (minion, *(minion.attached or ())):
                for ability in text_of(each).by_kind.get("pillage", ()):
                    if health(g, minion) > 0:
                        queue_ability(g, each, ability, None)
    yield from finish(g)
    for minion in g.minions:
        if minion.lane >= 0:
            to_back_line(g, minion, "SH-PILL-08")
