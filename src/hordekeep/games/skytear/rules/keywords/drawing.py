"""Drawing, flipping and looking (SM-DRAW, SM-FLIP, SM-EFF-02, SM-EFF-14): everything that takes cards off a deck."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import DONE, Done, ThisPlayer
from hordekeep.games.skytear.asking.questions import OF_PLAYERS, TEAM, among, choose_player
from hordekeep.games.skytear.content.cards import PowerCard
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.rules.keywords.choices import Discard, Top, UseModifier
from hordekeep.games.skytear.rules.keywords.happened import (
    DeckRebuilt,
    Drawn,
    DrawnUnseen,
    Flipped,
    PredictDiscarded,
    Predicts,
)
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

NO_SUCH_FLIP = Refusal("SM-ATK-05", Text("no-such-flip"))
NOT_LOOKED_AT = Refusal("SM-EFF-14", Text("no-place-looked"))
SETTLED = Refusal("SM-EFF-14", Text("no-place-settled"))


def _why_not_discard(g: Arena, ask: Asked, seat: int, choice: Discard) -> Refusal | None:
    """What is asked names places, never faces."""
    return None if choice.place <= g.looking[1] else NOT_LOOKED_AT


def _why_not_top(g: Arena, ask: Asked, seat: int, choice: Top) -> Refusal | None:
    """Which of those that are left lies here: the cards above are settled."""
    if choice.place < ask.facts:
        return SETTLED
    return None if choice.place <= g.looking[1] else NOT_LOOKED_AT


WHO_DRAWS: Question[ThisPlayer] = Question("who-draws", "SM-TEAM-15", OF_PLAYERS, says=TEAM)
WHICH_FLIP: Question[UseModifier] = Question("which-flip", "SM-ATK-05", {UseModifier: among(NO_SUCH_FLIP)})
PREDICT_DISCARD: Question[Discard | Done] = Question(
    "predict-discard", "SM-EFF-14", {Discard: _why_not_discard, Done: allowed}
)
PREDICT_ORDER: Question[Top] = Question("predict-order", "SM-EFF-14", {Top: _why_not_top})


@enforces("SM-DRAW-05", "SM-DRAW-06", "SM-DRAW-08")
def take_top(g: Arena, purse: int) -> PowerCard | None:
    """The top card of a deck; an empty one is made anew of its discard pile first. None if there is none at all."""
    deck = g.decks[purse]
    if not deck:
        if not rebuild(g, purse):
            return None
        deck = g.decks[purse]
    if g.known:
        _one_known_less(g, purse)
    return deck.pop()


@enforces("SM-EFF-14")
def _one_known_less(g: Arena, purse: int) -> None:
    """A card leaves the top of a deck: of those that somebody has predicted one less lies there."""
    if purse in g.known:
        seat, number = g.known[purse]
        others = {each: known for each, known in g.known.items() if each != purse}
        g.known = {**others, purse: (seat, number - 1)} if number > 1 else others


@enforces("SM-EFF-14")
def knows_top(g: Arena, seat: int, purse: int) -> bool:
    """Does a player know the top card of a deck, having predicted it?"""
    return g.known.get(purse, (NOBODY, 0))[0] == seat


@enforces("SM-DRAW-05")
def rebuild(g: Arena, purse: int) -> bool:
    """Shuffle the discard pile into a new deck; False if it is empty."""
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
    hand = g.hands[seat]
    before = len(hand)
    for _ in range(amount):
        card = take_top(g, purse)
        if card is None:
            break
        hand.append(card)  # at once: nothing is held aside when the deck is made anew meanwhile
    if g.tell and len(hand) > before:
        g.tell(Drawn(seat, tuple([card.id for card in hand[before:]])), rule)
        g.tell(DrawnUnseen(seat, len(hand) - before), rule)


@enforces("SM-STATE-10", "SM-DRAW-03", "SM-TEAM-15", "SM-TEAM-16")
def draw_for_defeat(g: Arena, seat: int) -> Rules[None]:
    """Who defeats an enemy hero draws two cards; in a team one of them goes to a teammate."""
    mates = [each for each in g.setting.seats_of(g.setting.sides[seat]) if each != seat]
    if not mates:
        draw(g, seat, 2, "SM-STATE-10")
        return
    draw(g, seat, 1, "SM-TEAM-15")
    mate = yield from choose_player(WHO_DRAWS, seat, mates)
    draw(g, mate, 1, "SM-TEAM-15")


@enforces("SM-EFF-02", "SM-ATK-04", "SM-ATK-05", "SM-FLIP-02", "SM-DRAW-06", "SM-FLIP-01", "SM-POW-12")
def flip(g: Arena, seat: int, amount: int) -> Rules[int]:
    """Flip cards and use one of them: its modifier. With no card left a flip counts 0. They are discarded before
    anything comes of it: a card drawn for whom the effect defeats may be one of them."""
    modifier = yield from _flip_and_choose(g, seat, amount)
    for purse, card in g.flipped:
        g.discards[purse].append(card)
    g.flipped = []
    return modifier


@enforces("SM-FLIP-01")
def _flip_and_choose(g: Arena, seat: int, amount: int) -> Rules[int]:
    """The cards lie open until one of them is chosen, out of a deck that is made anew meanwhile."""
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
    choices = [UseModifier(each) for each in modifiers]
    answer: UseModifier = yield Asked(WHICH_FLIP, seat, choices, committed=True, facts=modifiers)
    return answer.modifier


@enforces("SM-EFF-14", "SM-DRAW-06", "SM-EFF-15")
def predict(g: Arena, seat: int, amount: int) -> Rules[None]:
    """Look at the top cards of your deck; discard any, return the others in any order. An empty deck is made anew
    first, one that has cards is not. The player remembers what was returned; a teammate who had looked before does not
    know its order any more."""
    purse = g.setting.purses[seat]
    if not g.decks[purse]:
        rebuild(g, purse)
    left = min(amount, len(g.decks[purse]))
    g.looking = (seat, left)
    before = g.known[purse][1] if knows_top(g, seat, purse) else 0
    if left:
        g.known = {**g.known, purse: (seat, max(left, before))}
    if g.tell:
        g.tell(Predicts(seat, left))
    while left:
        places: list[Discard | Done] = [*[Discard(place) for place in range(1, left + 1)], DONE]
        answer: Discard | Done = yield Asked(PREDICT_DISCARD, seat, places, committed=True)
        if isinstance(answer, Done):
            break
        deck = g.decks[purse]
        card = deck.pop(len(deck) - answer.place)
        g.discards[purse].append(card)
        _one_known_less(g, purse)
        left -= 1
        g.looking = (seat, left)
        if g.tell:
            g.tell(PredictDiscarded(seat, card.id))
    for place in range(1, left):  # which of those that are left lies here, from the top
        unsettled = [Top(each) for each in range(place, left + 1)]
        which: Top = yield Asked(PREDICT_ORDER, seat, unsettled, committed=True, facts=place)
        deck = g.decks[purse]
        card = deck.pop(len(deck) - which.place)
        deck.insert(len(deck) - place + 1, card)
    g.looking = (NOBODY, 0)
