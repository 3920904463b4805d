"""The end of a turn (SM-EOT): five steps in strict order (SM-EOT-06), each finished by all before the next begins."""

from __future__ import annotations

from typing import Any, Final

from hordekeep.games.skytear.asking.questions import why_not_in_hand
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.rules.goal.victory import check_victory, end_game
from hordekeep.games.skytear.rules.keywords.drawing import draw
from hordekeep.games.skytear.rules.keywords.team_cards import cards_each_turn, shares
from hordekeep.games.skytear.rules.upkeep.choices import PutAway
from hordekeep.games.skytear.rules.upkeep.happened import CardsPutAway, Discarded, HeroesReady, ManaCounter
from hordekeep.games.skytear.state.arena import EXHAUSTED, READY, Arena
from hordekeep.kernel import Asked, Rules, enforces
from hordekeep.kernel.declaring import Question

MOST_IN_HAND: Final = 6
"""Below seven (SM-EOT-03)."""
HAND_LIMIT: Question[PutAway] = Question("hand-limit", "SM-EOT-03", {PutAway: why_not_in_hand})


@enforces("SM-EOT-09", "SM-EOT-06")
def upkeep(g: Arena, _: Any) -> None:
    """The control points are done: what victory cards ask at the end of a Minions Phase is asked now, then the steps
    follow, the first player first where players decide."""
    check_victory(g, "minions-phase-over")
    g.phase = "upkeep"
    g.won = (0, 0)
    seats = [(g.first_seat + each) % g.seats for each in range(g.seats)]
    steps: list[tuple[str, Any]] = [("put_cards_away", None)]
    steps += [("draw_for_turn", side) for side in (g.first_side, 1 - g.first_side)]
    steps += [("hand_limit", seat) for seat in seats]
    steps += [("ready_heroes", None), ("raise_mana", None)]
    g.agenda += reversed(steps)


@enforces("SM-EOT-01", "SM-EOT-08", "SM-STATE-22")
def put_cards_away(g: Arena, _: Any) -> None:
    """Step 1: all power cards leave the hero cards, those on top and the Lead cards beneath, which frees the mana."""
    for side in (g.first_side, 1 - g.first_side):
        for hero in g.heroes_of(side):
            cards = [*g.cards_on[hero], *(lead.card for lead in g.leads[hero])]
            if not cards:
                continue
            g.cards_on[hero] = ()
            g.leads[hero] = ()
            g.discards[purse_of(g, hero)] += cards
            ids = tuple([card.id for card in cards])
            if g.tell:
                g.tell(CardsPutAway(hero, ids))
    check_victory(g, "effect")


@enforces("SM-TEAM-24")
def purse_of(g: Arena, hero: int) -> int:
    """The deck that a hero's cards come from: its player's, with five players and more its team's."""
    return g.setting.side_of[hero] if g.setting.shares else g.setting.purses[g.owner[hero]]


@enforces("SM-EOT-02", "SM-TEAM-12", "SM-TEAM-13")
def draw_for_turn(g: Arena, side: int) -> Rules[None]:
    """Step 2: two cards each, in teams as many as the table says."""
    for seat, amount in (yield from shares(g, side, cards_each_turn(g))):
        draw(g, seat, amount, "SM-EOT-02")
    check_victory(g, "effect")


@enforces("SM-EOT-03", "SM-TEAM-18", "SM-FLUX-02")
def hand_limit(g: Arena, seat: int) -> Rules[None] | None:
    """Step 3: a player with seven cards or more discards one, and is asked again. Skytear Flux is not in the hand."""
    return _discard_one(g, seat) if len(g.hands[seat]) > MOST_IN_HAND else None


def _discard_one(g: Arena, seat: int) -> Rules[None]:
    def choices() -> list[PutAway]:
        return [PutAway(card) for card in sorted({each.id for each in g.hands[seat]})]

    answer: PutAway = yield Asked(HAND_LIMIT, seat, choices)
    hand = g.hands[seat]
    card = next(each for each in hand if each.id == answer.card)
    hand.remove(card)
    g.discards[g.setting.purses[seat]].append(card)
    if g.tell:
        g.tell(Discarded(seat, card.id))
    g.agenda.append(("hand_limit", seat))


@enforces("SM-EOT-04", "SM-STATE-08", "SM-EOT-07", "SM-COND-12")
def ready_heroes(g: Arena, _: Any) -> None:
    """Step 4: Exhausted heroes become Ready; they keep their conditions."""
    for hero, state in enumerate(g.state):
        if state == EXHAUSTED:
            g.state[hero] = READY
    if g.tell:
        g.tell(HeroesReady())
    check_victory(g, "effect")


@enforces("SM-EOT-05", "SM-GOAL-04", "SM-L3-05", "SM-EFF-25", "SM-STATE-15", "SM-STATE-18", "SM-TEAM-22", "SM-TURN-01")
def raise_mana(g: Arena, _: Any) -> None:
    """Step 5: the mana counter goes up; on its last row it cannot, and the game is a draw. What lasted for the turn
    is over. Then the heroes return whose row is reached, the first player's side first, and the next Heroes Phase
    begins."""
    if g.turn >= g.setting.rows:
        end_game(g, NOBODY, "SM-GOAL-04")
    g.lasting = []
    g.turn += 1
    if g.tell:
        g.tell(ManaCounter(g.turn, g.setting.rows))
    sides = [("heroes_return", side) for side in (g.first_side, 1 - g.first_side)]
    g.agenda += reversed([*sides, ("heroes_phase_begins", None)])
