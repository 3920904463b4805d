"""Drawing, flipping and looking (SM-DRAW, SM-FLIP, SM-EFF-02, SM-EFF-14): everything that takes cards off a deck."""

from __future__ import annotations

from hordekeep.games.skytear.asking.questions import choose_seat
from hordekeep.games.skytear.content.cards import PowerCard
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.rules.keywords.happened import (
    DeckRebuilt,
    Drawn,
    DrawnUnseen,
    Flipped,
    PredictDiscarded,
    Predicts,
)
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Ask, Choice, Rules


def take_top(g: Arena, purse: int) -> PowerCard | None:
    """The top card of a deck; an empty one is made anew of its discard pile first (SM-DRAW-05, SM-DRAW-06,
    SM-DRAW-08). None if there is none at all."""
    deck = g.decks[purse]
    if not deck:
        if not rebuild(g, purse):
            return None
        deck = g.decks[purse]
    if g.known:
        _one_known_less(g, purse)
    return deck.pop()


def _one_known_less(g: Arena, purse: int) -> None:
    """A card leaves the top of a deck: of those that somebody has predicted one less lies there (SM-EFF-14)."""
    if purse in g.known:
        seat, number = g.known[purse]
        others = {each: known for each, known in g.known.items() if each != purse}
        g.known = {**others, purse: (seat, number - 1)} if number > 1 else others


def knows_top(g: Arena, seat: int, purse: int) -> bool:
    """Does a player know the top card of a deck, having predicted it (SM-EFF-14)?"""
    return g.known.get(purse, (NOBODY, 0))[0] == seat


def rebuild(g: Arena, purse: int) -> bool:
    """Shuffle the discard pile into a new deck (SM-DRAW-05); False if it is empty."""
    discards = g.discards[purse]
    if not discards:
        return False
    g.discards[purse] = []
    g.dice.shuffle(discards)
    g.decks[purse] = discards
    if g.tell:
        g.tell(DeckRebuilt(purse, len(discards)))
    return True


def draw(g: Arena, seat: int, amount: int, rule: str) -> None:
    """A player draws cards."""
    purse = g.setting.purses[seat]
    drawn = []
    for _ in range(amount):
        card = take_top(g, purse)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        g.hands[seat] += drawn
        if g.tell:
            g.tell(Drawn(seat, tuple([card.id for card in drawn])), rule)
            g.tell(DrawnUnseen(seat, len(drawn)), rule)


def draw_for_defeat(g: Arena, seat: int) -> Rules[None]:
    """Who defeats an enemy hero draws two cards (SM-STATE-10, SM-DRAW-03); in a team one of them goes to a teammate
    (SM-TEAM-15, SM-TEAM-16)."""
    mates = [each for each in g.setting.seats_of(g.setting.sides[seat]) if each != seat]
    if not mates:
        draw(g, seat, 2, "SM-STATE-10")
        return
    draw(g, seat, 1, "SM-TEAM-15")
    mate = yield from choose_seat(seat, "who-draws", "SM-TEAM-15", mates)
    draw(g, mate, 1, "SM-TEAM-15")


def flip(g: Arena, seat: int, amount: int) -> Rules[int]:
    """Flip cards and use one of them: its modifier (SM-EFF-02, SM-ATK-04, SM-ATK-05, SM-FLIP-02). With no card left a
    flip counts 0 (SM-DRAW-06). They are discarded before anything comes of it: a card drawn for whom the effect
    defeats may be one of them (SM-FLIP-01)."""
    modifier = yield from _flip_and_choose(g, seat, amount)
    for purse, card in g.flipped:
        g.discards[purse].append(card)
    g.flipped = []
    return modifier


def _flip_and_choose(g: Arena, seat: int, amount: int) -> Rules[int]:
    """The cards lie open until one of them is chosen, out of a deck that is made anew meanwhile (SM-FLIP-01)."""
    purse = g.setting.purses[seat]
    flipped: list[PowerCard] = []
    for _ in range(amount):
        card = take_top(g, purse)
        if card is None:
            break
        flipped.append(card)
        g.flipped.append((purse, card))
        if g.tell:
            g.tell(Flipped(seat, card.id, card.modifier))
    if not flipped:
        return 0
    modifiers = sorted({card.modifier for card in flipped}, reverse=True)
    if len(modifiers) == 1:
        return modifiers[0]
    answer = yield Ask(seat, "which-flip", "SM-ATK-05", [("modifier", each) for each in modifiers], committed=True)
    return int(answer[1])


def predict(g: Arena, seat: int, amount: int) -> Rules[None]:
    """Look at the top cards of your deck; discard any, return the others in any order (SM-EFF-14). An empty deck is
    made anew first (SM-DRAW-06), one that has cards is not (SM-EFF-15). The player remembers what was returned; a
    teammate who had looked before does not know its order any more."""
    purse = g.setting.purses[seat]
    if not g.decks[purse]:
        rebuild(g, purse)
    left = min(amount, len(g.decks[purse]))
    if g.tell:
        g.tell(Predicts(seat, left))
    g.looking = (seat, left)
    before = g.known[purse][1] if knows_top(g, seat, purse) else 0
    if left:
        g.known = {**g.known, purse: (seat, max(left, before))}
    while left:
        answer = yield Ask(seat, "predict-discard", "SM-EFF-14", _looks(left, "discard"), committed=True)
        if answer[0] == "done":
            break
        deck = g.decks[purse]
        card = deck.pop(len(deck) - int(answer[1]))
        g.discards[purse].append(card)
        if g.tell:
            g.tell(PredictDiscarded(seat, card.id))
        _one_known_less(g, purse)
        left -= 1
        g.looking = (seat, left)
    for place in range(1, left):  # which of those that are left lies here, from the top
        answer = yield Ask(seat, "predict-order", "SM-EFF-14", _looks(left, "top", place), committed=True)
        deck = g.decks[purse]
        card = deck.pop(len(deck) - int(answer[1]))
        deck.insert(len(deck) - place + 1, card)
    g.looking = (NOBODY, 0)


def _looks(left: int, verb: str, first: int = 1) -> list[Choice]:
    """The cards that are looked at, by their place from the top: what is asked names places, never faces."""
    choices: list[Choice] = [(verb, place) for place in range(first, left + 1)]
    return [*choices, ("done",)] if verb == "discard" else choices
