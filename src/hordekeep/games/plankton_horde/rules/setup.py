"""Setup (PH-SETUP) and Choose Your Level of Play (PH-LVL)."""

from __future__ import annotations

from collections.abc import Mapping

from hordekeep.games.plankton_horde.content.components import BATTLES, TOKENS, deck_of
from hordekeep.games.plankton_horde.content.kinds import Card
from hordekeep.games.plankton_horde.content.names import said
from hordekeep.games.plankton_horde.rules.end_phase import refill_pool
from hordekeep.games.plankton_horde.state import HordeState, pool_cards
from hordekeep.kernel import SEAT_LETTERS, Dice, Option, OptionValue, Value, enforces
from hordekeep.kernel.declaring import Seat, Told


class PoolDealt(Told, kind="pool-dealt", rule="PH-SETUP-03", reveals=True):
    """What lies in the Pool when the game begins."""

    cards: tuple[Card, ...]


class GameBegins(Told, kind="game-begins", rule="PH-ROUND-02"):
    """Who is the most monstrous."""

    seat: Seat


OPTIONS = (
    Option(
        "level",
        "choice",
        "full",
        said("option-level"),
        values=(
            Value("basic", said("option-level-basic")),
            Value("full", said("option-level-full")),
        ),
    ),
    Option("first", "seat", "random", said("option-first")),
)


@enforces("PH-SETUP-01", "PH-SETUP-02", "PH-SETUP-03", "PH-SETUP-07", "PH-ROUND-02")
def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> HordeState:
    """Shuffle, lay out the tokens, deal the Pool, and choose the first starting player."""
    g = HordeState().begin(seats, str(options["level"]), dice)

    battle_pile = list(range(len(BATTLES)))  # PH-SETUP-01
    dice.shuffle(battle_pile)
    g.battle_pile = tuple(battle_pile)

    g.tokens_left = TOKENS  # PH-SETUP-02

    deck = deck_of(g.level)  # PH-SETUP-03
    dice.shuffle(deck)
    g.deck = tuple(deck)
    refill_pool(g)

    # Every horde starts empty (PH-SETUP-07): HordeState begins so.
    chosen = options["first"]  # PH-ROUND-02: the most monstrous player, by option or by dice
    g.first = dice.below(seats) if chosen == "random" else SEAT_LETTERS.index(str(chosen))
    g.agenda.append(("game_begins", None))
    return g


@enforces("PH-SETUP-03", "PH-ROUND-02")
def game_begins(g: HordeState, _: None) -> None:
    """Tell what lies open and who starts, and begin round 1."""
    if g.tell:
        g.tell(PoolDealt(tuple(pool_cards(g))))
        g.tell(GameBegins(g.first))
    g.agenda.append(("battle_card_phase", None))
