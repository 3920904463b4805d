"""The end of the game (CS-ENDGAME): the last gate standing, or fortress power after the last wave."""

from __future__ import annotations

from typing import NoReturn

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import COOP
from hordekeep.games.cloudspire.rules.goals.happened import FortressPower, GameEnds
from hordekeep.games.cloudspire.state.pieces import spires_of
from hordekeep.games.cloudspire.state.play_area import BOARD, OUT, PlayArea
from hordekeep.kernel import GameOver, enforces


def standing_gates(g: PlayArea) -> list[int]:
    """The factions whose gate is not defeated."""
    return [seat for seat in range(g.setting.fortresses) if g.gates[seat] > 0]


@enforces("CS-ENDGAME-01", "CS-ENDGAME-02", "CS-ENDGAME-03", "CS-ENDGAME-04", "CS-ENDGAME-05", "CS-ENDGAME-13")
@enforces("CS-K-COOP-05")
def gate_fell(g: PlayArea) -> None:
    """A gate fell: the game is over when one side alone has gates that stand; its owner wins, whoever dealt the blow.
    The co-op game has its own end."""
    if g.setting.mode == COOP:
        gate_fell_in_coop(g)
    if one_side_is_left(g):
        left = standing_gates(g)
        rule = {2: "CS-ENDGAME-01"}.get(g.setting.fortresses, "CS-ENDGAME-02")
        finish(g, g.setting.allies[left[0]], "CS-ENDGAME-13" if len(g.setting.allies[left[0]]) > 1 else rule)


def one_side_is_left(g: PlayArea) -> bool:
    """Do only gates of one side still stand?"""
    left = standing_gates(g)
    return all(g.setting.are_friends(left[0], seat) for seat in left)


def finish(g: PlayArea, winners: tuple[int, ...], rule: str) -> NoReturn:
    """The game is over: nothing that would follow happens any more."""
    g.over = True
    g.result = (winners, rule)
    if g.tell:
        g.tell(GameEnds(winners), rule)
    raise GameOver


@enforces("CS-ENDGAME-07", "CS-FORT-07")
def power(g: PlayArea, seat: int) -> int:
    """Fortress power: gate health and advancements."""
    return g.gates[seat] + sum(g.levels[seat])


@enforces("CS-ENDGAME-06", "CS-ENDGAME-07", "CS-ENDGAME-08", "CS-ENDGAME-09", "CS-ENDGAME-10", "CS-ENDGAME-14")
def standing(g: PlayArea, side: tuple[int, ...]) -> tuple[int, int, int, int]:
    """What sides are compared by, each after the other: power, gate health, Source, spires, for a team in sum."""
    return (
        sum(power(g, seat) for seat in side),
        sum(g.gates[seat] for seat in side),
        sum(g.source[seat] for seat in side),
        sum(len(spires_of(g, seat)) for seat in side),
    )


TIE_BREAKS = ("CS-ENDGAME-06", "CS-ENDGAME-08", "CS-ENDGAME-09", "CS-ENDGAME-10")


@enforces("CS-ENDGAME-11", "CS-ENDGAME-12")
def final_scoring(g: PlayArea) -> None:
    """After the last wave the highest fortress power wins; ties are broken, and shared if nothing breaks them. A gate
    defeated in this wave counts 0 and may still win."""
    if g.setting.mode == COOP:
        last_wave_in_coop(g)
        return
    sides = sorted(set(g.setting.allies))
    scores = {side: standing(g, side) for side in sides}
    for side, score in scores.items():
        if g.tell:
            g.tell(FortressPower(side, score[0], score))
    best = max(scores.values())
    winners = [side for side in sides if scores[side] == best]
    rule = "CS-ENDGAME-11"
    if len(winners) == 1:
        others = [score for side, score in scores.items() if side != winners[0]]
        level = min(n for n in range(4) if all(score[: n + 1] != best[: n + 1] for score in others))
        rule = TIE_BREAKS[level]
    finish(g, tuple(seat for side in winners for seat in side), rule)


# -- the co-op game ----------------------------------------------------------------------------------------------------


@enforces("CS-K-COOP-05")
def gate_fell_in_coop(g: PlayArea) -> NoReturn:
    """The humans win at once when the automaton's gate falls, and lose when any of theirs does."""
    won = g.gates[g.setting.automaton] <= 0
    finish(g, g.setting.allies[0] if won else (g.setting.automaton,), "CS-K-COOP-05")


@enforces("CS-K-COOP-05")
def beacon_is_lost(g: PlayArea) -> None:
    """The Beacon went out: the humans lose."""
    finish(g, (g.setting.automaton,), "CS-K-COOP-05")


@enforces("CS-K-COOP-05")
def last_wave_in_coop(g: PlayArea) -> None:
    """After wave 4 the humans win with the Beacon alive and all shards handed in."""
    alive = g.place[box().beacon] == BOARD
    won = alive and not shards_left(g)
    finish(g, g.setting.allies[0] if won else (g.setting.automaton,), "CS-K-COOP-05")


def shards_left(g: PlayArea) -> int:
    """The shards that were not handed in yet."""
    return sum(1 for shard in box().shards if g.place[shard] != OUT)
