"""How the tests of the cards' words let sentences happen: a battle in a few words, answers, and what was asked."""

from __future__ import annotations

from typing import Any

from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.state.abilities import Ability, Cause, printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.kernel import Choice, Rules, find_game


def battle(game: str = "skytear-horde", /, **position: Any) -> Battle:
    """A battle of an edition, from a position that says only this much."""
    found: Battle = find_game(game).positions.read(position)
    return found


def lanes(monsters: dict[int, Any], allies: dict[int, Any]) -> list[dict[str, Any]]:
    """Six lanes; a card is an id or a document."""

    def piece(written: Any) -> Any:
        return {"card": written} if isinstance(written, str) else written

    found: list[dict[str, Any]] = [{} for _ in range(6)]
    for lane, monster in monsters.items():
        found[lane - 1]["monster"] = piece(monster)
    for lane, ally in allies.items():
        written = piece(ally)
        found[lane - 1]["tower" if shelf().find(written["card"]).is_tower else "ally"] = written
    return found


def run(rules: Rules[Any], *answers: Choice) -> list[list[Choice]]:
    """Let rules run to their end with these answers to their questions; gives the choices that were offered."""
    offered: list[list[Choice]] = []
    left = list(answers)
    try:
        ask = next(rules)
        while True:
            offered.append(ask.choices_of(ask.seats[0]))
            assert left, f"{ask} was not expected: {offered[-1]}"
            assert left[0] in offered[-1], f"{left[0]} is none of {offered[-1]}"
            ask = rules.send(offered[-1][offered[-1].index(left.pop(0))])
    except StopIteration:
        assert not left, f"never asked for: {left}"
    return offered


def say(g: Battle, me: Piece, sentence: str, *answers: Choice, seat: int = 0) -> Cause:
    """Let a card do what a sentence says, now; what it sets off stays queued."""
    ability: Ability = VOCABULARY.build(VOCABULARY.parse(sentence))
    c = Cause(me, seat if me.side == ALLIANCE else -1)
    run(perform(g, ability, c), *answers)
    return c


def use(g: Battle, me: Piece, index: int, *answers: Choice, seat: int = 0) -> Cause:
    """Let a card do what its own sentence says, now; what it sets off stays queued."""
    c = Cause(me, seat if me.side == ALLIANCE else -1)
    run(perform(g, printed(me.card).all[index], c), *answers)
    return c


def monster(g: Battle, lane: int) -> Piece:
    """The monster of a lane."""
    found = g.horde_row[lane - 1]
    assert found is not None
    return found


def ally(g: Battle, lane: int) -> Piece:
    """The alliance card of a lane."""
    found = g.alliance_row[lane - 1]
    assert found is not None
    return found


def spell(id: str, side: int = ALLIANCE) -> Piece:
    """A card that is not in play while its sentence happens."""
    return Piece(shelf().find(id), side, -1 if side == HORDE else 0)
