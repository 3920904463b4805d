"""Other worlds: the same game as one viewer knows it, with everything changed that the viewer cannot see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hordekeep.games.plankton_horde import GAME
from hordekeep.games.plankton_horde.content.components import NAMES
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Document, Match
from tests.games.plankton_horde import reference
from tests.games.plankton_horde.playing import HordeMatch


def other_world(match: HordeMatch, viewer: int | None, luck: Random) -> HordeMatch:
    """The match at the same ask, in a world that `viewer` (None is a spectator) cannot tell from the true one.

    Both piles are shuffled, and cards of the others' hordes change places with each other and with the draw pile; what
    everybody saw go into the hordes (`seen`) stays. Cards that lie open just now stay too: those that fight in the
    present battle, those that a question in progress is about, and the special ones that opened it.
    """
    position = match.to_position()
    since = match.made[match._begun :] if match.ask is not None else []
    named = {GAME.words.key(choice).partition(":")[2] for _, choice, _ in since}
    battle = position["row"][position["battle"]]["battle"] if position["phase"] == "battles" else ""

    def may_be_elsewhere(card: str) -> bool:
        return (
            card not in named
            and card != "betrayer"
            and reference.cost(card) == 1
            and not reference.fights_in(card, battle)
        )

    def deal_otherwise(document: Document) -> HordeState:
        state = GAME.positions.read(document)
        pile, deck = list(state.battle_pile[len(state.row) :]), list(state.deck)
        luck.shuffle(pile)
        luck.shuffle(deck)
        state.battle_pile = state.row + tuple(pile)
        hidden = [list(horde) if seat != viewer else [] for seat, horde in enumerate(state.hordes)]
        if not state.over:
            places = [
                (cards, place)
                for cards in (*hidden, deck)
                for place, face in enumerate(cards)
                if may_be_elsewhere(NAMES[face])
            ]
            faces = sorted(cards[place] for cards, place in places)
            luck.shuffle(faces)
            for (cards, place), face in zip(places, faces, strict=True):
                cards[place] = face
        state.deck = tuple(deck)
        state.hordes = [tuple(cards) if seat != viewer else state.hordes[seat] for seat, cards in enumerate(hidden)]
        return state

    other: HordeMatch = Match.from_position(
        replace(GAME, positions=replace(GAME.positions, read=deal_otherwise)), position, match.names
    )
    for seat, choice, forced in since:
        if not forced:
            other.play(choice, seat)
    return other
