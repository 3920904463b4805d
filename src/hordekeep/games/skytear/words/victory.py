"""The conditions of victory cards (SM-GOAL-02): asked of a side, at a moment of the game (`victory.check_victory`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import friends_on
from hordekeep.games.skytear.words.kinds import VOCABULARY

V = VOCABULARY
V.rung("sentence", "victory")

Situation = Callable[[Arena, int], bool]


class Victory(NamedTuple):
    """A condition: is it met by a side, at a moment?"""

    is_met: Callable[[Arena, int, str], bool]


# -- Towers ------------------------------------------------------------------------------------------------------------


@V.word("lane_side", "left", fr="gauche", name="left_lane", rule="SM-GOAL-02")
def left_lane() -> str:
    """As seen on the board."""
    return "left"


@V.word("lane_side", "right", fr="droite", name="right_lane", rule="SM-GOAL-02")
def right_lane() -> str:
    """As seen on the board."""
    return "right"


@V.word("victory", "the enemy Tower of the {lane:lane_side} Lane is destroyed.",
        fr="la Tour ennemie de la Voie de {lane} est détruite.", rule="SM-DMG-07")  # fmt: skip
def tower_destroyed(lane: str) -> Victory:
    """The same Lane for both sides."""

    def so(g: Arena, side: int, moment: str) -> bool:
        return any(each.id == lane and g.towers[1 - side][at] <= 0 for at, each in enumerate(g.field.lanes))

    return Victory(so)


# -- counted over the game ---------------------------------------------------------------------------------------------


@V.word("victory", "you have defeated enemy heroes {n:number} [time|times:n].",
        fr="vous avez vaincu {n} fois des héros ennemis.", rule="SM-STATE-09")  # fmt: skip
def heroes_defeated(n: int) -> Victory:
    """The same hero counts again after its return."""
    return Victory(lambda g, side, moment: g.tallies[side].defeats >= n)


@V.word("victory", "you have defeated {n:number} enemy [minion|minions:n].",
        fr="vous avez vaincu {n} [sbire ennemi|sbires ennemis:n].", rule="SM-MIN-02")  # fmt: skip
def minions_defeated(n: int) -> Victory:
    """By damage or otherwise; those that their own side gave up count for nobody."""
    return Victory(lambda g, side, moment: g.tallies[side].minions >= n)


@V.word("victory", "you have won lane tokens {n:number} [time|times:n].",
        fr="vous avez gagné {n} fois des jetons de Voie.", rule="SM-CTRL-01")  # fmt: skip
def lane_tokens_won(n: int) -> Victory:
    """Ties and Domes do not count."""
    return Victory(lambda g, side, moment: g.tallies[side].lane_wins >= n)


@V.word("victory", "you have won a Dome in {n:number} Minions [Phase|Phases:n].",
        fr="vous avez gagné un Dôme lors de {n} [phase|phases:n] des Sbires.", rule="SM-OACT-06")  # fmt: skip
def domes_won(n: int) -> Victory:
    """Not necessarily one after the other."""
    return Victory(lambda g, side, moment: g.tallies[side].dome_phases >= n)


@V.word("victory", "you win a lane token by {n:number} or more.",
        fr="vous gagnez un jeton de Voie avec au moins {n} d’écart.", rule="SM-DMG-01")  # fmt: skip
def lane_token_won_by(n: int) -> Victory:
    """The difference of the Control Values."""
    return Victory(lambda g, side, moment: g.tallies[side].largest_win >= n)


@V.word("victory", "in one Minions Phase of turn {n:number} or later, you win each lane token and a Dome.",
        fr="en une même phase des Sbires, au tour {n} ou plus tard, vous gagnez chaque jeton de Voie et un Dôme.",
        rule="SM-MP-01")  # fmt: skip
def clean_sweep(n: int) -> Victory:
    """All in this Minions Phase."""

    def so(g: Arena, side: int, moment: str) -> bool:
        lanes = (1 << len(g.tokens)) - 1
        return g.turn >= n and g.won[side] & lanes == lanes and g.won[side] > lanes

    return Victory(so)


# -- at the end of a phase ---------------------------------------------------------------------------------------------


@V.word("victory", "at the end of a Minions Phase of turn {n:number} or later, {k:situation}.",
        fr="à la fin d’une phase des Sbires, au tour {n} ou plus tard, {k}.", rule="SM-TURN-01")  # fmt: skip
def after_minions_phase(n: int, k: Situation) -> Victory:
    """Before the upkeep."""
    return Victory(lambda g, side, moment: moment == "minions-phase-over" and g.turn >= n and k(g, side))


@V.word("victory", "at the end of a Heroes Phase, {k:situation}.", fr="à la fin d’une phase des Héros, {k}.",
        rule="SM-TURN-01")  # fmt: skip
def after_heroes_phase(k: Situation) -> Victory:
    """When the last hero has become Exhausted."""
    return Victory(lambda g, side, moment: moment == "heroes-phase-over" and k(g, side))


@V.word("situation", "each lane token is adjacent to an enemy Tower or Nexus",
        fr="chaque jeton de Voie est adjacent à une Tour ennemie ou au Nexus ennemi", rule="SM-ADV-01")  # fmt: skip
def tokens_besiege() -> Situation:
    """A Tower that has fallen is none."""

    def so(g: Arena, side: int) -> bool:
        other = 1 - side
        targets = 1 << g.field.nexus[other]
        for at, lane in enumerate(g.field.lanes):
            if g.towers[other][at] > 0:
                targets |= 1 << lane.towers[other]
        beside = g.field.board.grown(targets)
        return all(beside >> token & 1 for token in g.tokens)

    return so


@V.word("situation", "{n:number} or more friendly heroes are adjacent to the enemy Nexus",
        fr="au moins {n} héros alliés sont adjacents au Nexus ennemi", rule="SM-EFF-05")  # fmt: skip
def heroes_at_nexus(n: int) -> Situation:
    """Exhausted ones too."""

    def so(g: Arena, side: int) -> bool:
        beside = g.field.board.grown(1 << g.field.nexus[1 - side])
        return len(friends_on(g, side, beside)) >= n

    return so
