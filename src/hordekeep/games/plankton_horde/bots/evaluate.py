"""How good a state is for a seat: an estimate for bots, our own design, no rule of the book.

Every battle is worth its token times the chance to win it, which follows from the lead in monsters and from how many
rounds are still to come; special cards have a worth of their own. The lead in points over the best rival then gives a
number from 0 (lost) to 1 (won).
"""

from __future__ import annotations

from math import erf, exp, sqrt

from hordekeep.games.plankton_horde.content.components import (
    ALL_FACES,
    BATTLES,
    BETRAYER,
    DEMON,
    ELVENKING,
    FACTIONS,
    FLAYER,
    MONSTERS,
    ROUNDS,
    TRICKSTER,
    VAMPIRE,
    VAMPIRE_BONUS,
)
from hordekeep.games.plankton_horde.rules.victory import outcome
from hordekeep.games.plankton_horde.state import HordeState

SWING_A_ROUND = 0.55
"""The variance that one more round adds to the lead in one battle."""
SWING_OF_WILD_CARDS = 0.35
"""The variance that unplayed Flayers and Demons leave in a battle to come."""
FLAYER_WORTH, DEMON_WORTH, TRICKSTER_WORTH, BETRAYER_WORTH = 2.2, 5.0, 0.4, 0.2
"""Points that a special card is expected to be worth before the battles."""
ELVENKING_GROWTH = 0.05
"""Further pairs that the Elvenking's owner is expected to make with each round to come."""
POINTS_TO_CERTAINTY = 3.0
"""A lead of so many points makes victory about 73 % sure at the end; earlier it takes more."""
POINTS_A_ROUND = 0.5

_BITS = 6
_FIELD = (1 << _BITS) - 1
_TALLY = tuple(sum(1 << _BITS * BATTLES.index(battle) for battle in MONSTERS[face].battles) for face in ALL_FACES)
_FOREST, _ROYAL = _BITS * FACTIONS.index("forest"), _BITS * FACTIONS.index("royal")
_WIDEST = 40
_FIRST_WITHOUT_BATTLE = min(VAMPIRE, FLAYER, ELVENKING, DEMON, TRICKSTER, BETRAYER)
_tally_of = _TALLY.__getitem__


def _chance(lead: int, rounds_to_come: int) -> float:
    """The chance that a lead in monsters now is a lead of at least one in the end."""
    spread = sqrt(SWING_A_ROUND * rounds_to_come + SWING_OF_WILD_CARDS)
    return 0.5 * (1 + erf((lead - 0.5) / (spread * sqrt(2))))


_CHANCES = tuple(tuple(_chance(lead, left) for lead in range(-_WIDEST, _WIDEST + 1)) for left in range(ROUNDS + 1))


def evaluate(g: HordeState, seat: int) -> float:
    """How good the state is for `seat`: 1 if it has won, 0 if it has lost, in between the estimated chance."""
    if g.over:
        ended = outcome(g)
        return ended.shares()[seat] if ended else 0.5
    points = expected_points(g)
    mine = points[seat]
    best = max(points[:seat] + points[seat + 1 :])
    return 1 / (1 + exp((best - mine) / (POINTS_TO_CERTAINTY + POINTS_A_ROUND * (ROUNDS - g.round))))


def expected_points(g: HordeState) -> list[float]:
    """The points that each seat is expected to end with."""
    left = ROUNDS - g.round + 1 - len(g.tokens) // ROUNDS  # the round in progress counts until its token is set
    everything = [g.hordes[s] + g.picks[s] + g.stolen[s] + g.given[s] for s in range(g.seats)]
    tallies = [sum(map(_tally_of, cards)) for cards in everything]
    points = [float(sum(won)) for won in g.won]
    if g.level == "full":
        for seat, cards in enumerate(everything):
            points[seat] += _worth_of_specials(g, cards, tallies[seat], left)
    chances = _CHANCES[left]
    unassigned = sum(g.tokens_left) / len(g.tokens_left) if g.tokens_left else 0.0
    worth = dict(zip(g.row, g.tokens, strict=False))
    present = g.row[g.battle] if g.added_flayers != g.added_demons or any(g.added_flayers) else None
    for battle in g.battle_pile[g.battle :]:
        token = worth.get(battle, unassigned)
        shift = _BITS * battle
        counts = [tally >> shift & _FIELD for tally in tallies]
        if battle == present:
            counts = [n + g.added_flayers[s] + g.added_demons[s] for s, n in enumerate(counts)]
        if len(counts) == 2:
            lead = counts[0] - counts[1]
            points[0] += token * chances[_WIDEST + lead]
            points[1] += token * chances[_WIDEST - lead]
            continue
        second, first = sorted(counts)[-2:]
        for seat, count in enumerate(counts):
            points[seat] += token * chances[_WIDEST + count - (second if count == first else first)]
    return points


def _worth_of_specials(g: HordeState, cards: tuple[int, ...], tally: int, rounds_to_come: int) -> float:
    """Bonus points, and what wild and tricky cards are expected to bring."""
    specials = [face for face in cards if face >= _FIRST_WITHOUT_BATTLE]
    if not specials:
        return 0.0
    battles_to_come = 1 - g.battle / len(BATTLES)
    worth = float(VAMPIRE_BONUS[specials.count(VAMPIRE)])
    worth += specials.count(FLAYER) * FLAYER_WORTH * battles_to_come
    worth += specials.count(DEMON) * DEMON_WORTH * battles_to_come
    if ELVENKING in specials:
        worth += min(tally >> _FOREST & _FIELD, tally >> _ROYAL & _FIELD) + ELVENKING_GROWTH * rounds_to_come
    if TRICKSTER in specials and g.battle == 0:
        worth += TRICKSTER_WORTH
    if BETRAYER in specials and rounds_to_come:
        worth += BETRAYER_WORTH
    return worth
