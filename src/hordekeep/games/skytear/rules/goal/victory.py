"""Victory (SM-GOAL): a Nexus destroyed, a victory card completed, or a draw; asked after every effect and step."""

from __future__ import annotations

from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import condition_of
from hordekeep.games.skytear.rules.goal.happened import GameDecided
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import GameOver, enforces


@enforces("SM-GOAL-01", "SM-GOAL-02", "SM-GOAL-03", "SM-GOAL-07")
def check_victory(g: Arena, moment: str) -> None:
    """End the game if somebody has won, for both at once with a draw.

    `moment` is "effect" after an effect, a step or an activation, "heroes-phase-over" and "minions-phase-over" at the
    end of a phase: some victory cards ask only then.
    """
    conditions = [(condition_of(card.text[0]), card.id) for card in g.victory]
    won: dict[int, str] = {}
    for side in (0, 1):
        if g.nexus[1 - side] == 0:
            won[side] = "SM-GOAL-01"
            continue
        for is_met, card in conditions:
            if is_met(g, side, moment):
                won[side] = f"SM-GOAL-02/{card}"
                break
    if not won:
        return
    if len(won) > 1:
        rule = "SM-GOAL-07" if "SM-GOAL-01" in won.values() else "SM-GOAL-03"
        end_game(g, NOBODY, rule)
    side, how = next(iter(won.items()))
    end_game(g, side, how)


@enforces("SM-GOAL-06")
def end_game(g: Arena, side: int, how: str) -> None:
    """The game is over at once, ahead of all that would come later in the phase; NOBODY is a draw."""
    g.result = (side, how)
    g.over = True
    rule, _, card = how.partition("/")
    if g.tell:
        g.tell(GameDecided(side, card), rule)
    raise GameOver
