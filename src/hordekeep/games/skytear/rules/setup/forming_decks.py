"""Step E of set-up: the decks of power cards (SM-SET-12, SM-DECK-01, SM-DECK-02, SM-CAS-05, SM-COMP-07)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from hordekeep.games.skytear.asking.questions import TEAM, put_to
from hordekeep.games.skytear.content.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.content.options import CASUAL, COMPETITIVE
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.decks.deck_building import DeckProblem, deck_problems
from hordekeep.games.skytear.decks.deck_codes import deck_from
from hordekeep.games.skytear.rules.setup.choices import SubmitDeck
from hordekeep.games.skytear.rules.setup.drafting import clockwise
from hordekeep.games.skytear.rules.setup.happened import DeckDoesNotFit, DeckSubmitted
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import OWN, PREMADE
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

NOTHING_BROUGHT: Final = Refusal("SM-CAS-05", Text("no-deck-brought"))


def _why_not_deck(g: Arena, ask: Asked, seat: int, choice: SubmitDeck) -> Refusal | None:
    """A deck that was brought fits these heroes; one that is built at the table is judged by the rules of
    deck-building."""
    if choice.deck == PREMADE:
        return None
    if choice.deck == OWN:
        return None if ask.facts else NOTHING_BROUGHT
    problem = why_not_deck(g, g.setting.purses[seat], choice.deck)
    return None if problem is None else Refusal(problem.rule, problem.because)


SUBMIT_DECK: Question[SubmitDeck] = Question(
    "submit-deck", "SM-CAS-05", {SubmitDeck: _why_not_deck}, says=TEAM, written=SubmitDeck
)


def form_decks(g: Arena, _: Any) -> None:
    """One deck after another, the first player's first."""
    purses = dict.fromkeys(g.setting.purses[seat] for seat in clockwise(g))
    g.agenda += [("form_deck", purse) for purse in reversed(list(purses))]


@enforces("SM-DECK-01", "SM-DECK-02")
def players_of(g: Arena, purse: int) -> list[int]:
    """Whose deck it is: one player's, or with five players and more a team's."""
    return [seat for seat in clockwise(g) if g.setting.purses[seat] == purse]


def heroes_of_purse(g: Arena, purse: int) -> list[Hero]:
    """The heroes that a deck is for, in the order of their picks."""
    slots = g.heroes_of(g.setting.sides[players_of(g, purse)[0]])
    return [g.hero(slot) for slot in slots if g.setting.purses[g.owner[slot]] == purse]


@enforces("SM-SET-12", "SM-COMP-07", "SM-CAS-05")
def form_deck(g: Arena, purse: int) -> Rules[None]:
    """A player, or a team, shuffles a deck: the piles of the heroes, or in a casual game one that was brought and fits
    the draft, or that is built now."""
    seats = players_of(g, purse)
    rule = {CASUAL: "SM-CAS-05", COMPETITIVE: "SM-COMP-07"}.get(g.setting.format, "SM-SET-12")
    cards = piles_of(g, purse)
    if g.setting.format == CASUAL:
        own = brought(g, purse)
        choices = [SubmitDeck(each) for each in ([PREMADE, OWN] if own else [PREMADE])]
        answer: SubmitDeck = yield put_to(SUBMIT_DECK, tuple(seats), choices, committed=False, facts=bool(own))
        if answer.deck != PREMADE:
            cards = own if answer.deck == OWN else list(deck_from(answer.deck))
    g.dice.shuffle(cards)
    g.decks[purse] = cards
    as_premade = Counter(cards) == Counter(shelf().deck_of(heroes_of_purse(g, purse)))
    if g.tell:
        g.tell(DeckSubmitted(tuple(seats), len(cards), not as_premade), rule)


def why_not_deck(g: Arena, purse: int, code: str) -> DeckProblem | None:
    """The first rule against a deck that is built at the table; None if it fits the draft."""
    return next(iter(_problems(g, purse, list(deck_from(code)))), None)


def _problems(g: Arena, purse: int, cards: list[PowerCard]) -> list[DeckProblem]:
    factions = g.factions[g.setting.sides[players_of(g, purse)[0]]]
    return deck_problems(cards, heroes_of_purse(g, purse), factions)


@enforces("SM-COMP-07")
def piles_of(g: Arena, purse: int) -> list[PowerCard]:
    """The piles of the heroes that a deck is for: premade, or those of the team's pool."""
    heroes = heroes_of_purse(g, purse)
    if g.setting.format != COMPETITIVE:
        return shelf().deck_of(heroes)
    piles = g.piles[SIDES[g.setting.sides[players_of(g, purse)[0]]]]
    return [shelf().power_cards[name] for hero in heroes for name in piles[hero.id]]


@enforces("SM-CAS-06", "SM-CAS-07")
def brought(g: Arena, purse: int) -> list[PowerCard]:
    """The deck that was brought for this purse, if it fits the heroes of the draft; else nothing, and its owners learn
    by which rule."""
    cards = [shelf().power_cards[name] for name in g.piles.get("decks", {}).get(str(purse), ())]
    seats = tuple(players_of(g, purse))
    problems = _problems(g, purse, cards) if cards else []
    if problems:
        if g.tell:
            g.tell(DeckDoesNotFit(seats, len(problems)), problems[0].rule)
        return []
    return cards


def decks_are_made(g: Arena, _: Any) -> None:
    """What was brought to the table is in the decks now."""
    g.piles = {}
