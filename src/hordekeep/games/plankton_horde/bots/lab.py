"""What the laboratory and learning agents see of Horde: traits of a finished game, and a view as numbers."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import (
    BATTLES,
    BETRAYER,
    DEMON,
    ELVENKING,
    FLAYER,
    MONSTERS,
    ROUNDS,
    TOKENS,
    TRICKSTER,
    VAMPIRE,
)
from hordekeep.games.plankton_horde.content.kinds import CARD
from hordekeep.games.plankton_horde.state import Cards, HordeState, starting_player, target
from hordekeep.kernel import Lab, Text

_SPECIALS = (VAMPIRE, FLAYER, ELVENKING, DEMON, TRICKSTER, BETRAYER)
_MOST_POINTS = 40.0


def traits(g: HordeState, seat: int) -> list[Text]:
    """What `seat` had at the end: the tokens it won, and the special cards it held when the battles began."""
    found = [Text("trait-token", token=token) for token in sorted(set(g.won[seat]), reverse=True)]
    held = g.hordes[seat] + g.discards[seat]
    for face in _SPECIALS:
        copies = held.count(face)
        if copies:
            found.append(Text("trait-special", card=CARD.say(face), copies=copies))
    if seat == g.first:
        found.append(Text("trait-started"))
    return found


def observation_size(seats: int) -> int:
    """How many numbers `observe` gives with so many seats."""
    return len(MONSTERS) + 2 * len(BATTLES) + len(set(TOKENS)) + 4 + seats * (2 * len(MONSTERS) + 5)


def observe(g: HordeState, seat: int) -> list[float]:
    """What `seat` knows as numbers from -1 to 1, the own side first and the others clockwise.

    Besides its view a seat knows what it saw go into the other hordes, as a person who reads the log does.
    """
    numbers = [g.pool.get(face, 0) / monster.copies for face, monster in enumerate(MONSTERS)]
    tokens = dict(zip(g.row, g.tokens, strict=False))
    numbers += [tokens.get(battle, 0) / 8 for battle in range(len(BATTLES))]
    numbers += [1.0 if battle in g.row else 0.0 for battle in range(len(BATTLES))]
    numbers += [g.tokens_left.count(token) / 2 for token in dict.fromkeys(TOKENS)]
    numbers += [g.round / ROUNDS, min(1.0, target(g) / 12), g.battle / len(BATTLES), g.opening / 2]
    for step in range(g.seats):
        other = (seat + step) % g.seats
        face_up = g.picks[other] + g.stolen[other] + g.given[other]
        numbers += _counted(face_up)
        numbers += [
            min(1.0, g.totals[other] / 12),
            min(1.0, len(g.hordes[other]) / 40),
            max(-1.0, min(1.0, sum(g.won[other]) / _MOST_POINTS)),
            1.0 if other == starting_player(g) else 0.0,
            1.0 if other == g.picker else 0.0,
        ]
        numbers += _counted(g.hordes[other] if other == seat else g.seen[other])
    return numbers


def _counted(cards: Cards) -> list[float]:
    """How many copies of each face are there, as a part of all its copies."""
    numbers = [0.0] * len(MONSTERS)
    for face in cards:
        numbers[face] += 1 / MONSTERS[face].copies
    return numbers


LAB: Lab[HordeState] = Lab(traits=traits, observe=observe, observation_size=observation_size)
