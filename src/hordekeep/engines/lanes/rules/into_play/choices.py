"""Choices that bring cards into play, and use those that are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from hordekeep.engines.lanes.asking.choices import OfAlliance
from hordekeep.engines.lanes.content.cards import Card, shelf
from hordekeep.engines.lanes.content.kinds import CARD, DECK_CARD, Bargain, DeckCard, UseNumber
from hordekeep.engines.lanes.state.battle import LANES, Battle
from hordekeep.engines.lanes.state.kinds import PLACE, MaybePlace, OwnPlace
from hordekeep.engines.lanes.state.places import piece_at, place_name
from hordekeep.engines.lanes.state.wording import spot, standing
from hordekeep.kernel import Ask, Text, enforces, once


class Play(OfAlliance, verb="play", between="@:"):
    """Play this card: a spell nowhere, an ally or a tower to a lane, an attachment on something; or for less."""

    card: DeckCard
    place: MaybePlace = None
    bargain: Bargain = 0

    @property
    @enforces("HM-ALLY-07")
    def is_for_nothing(self) -> bool:
        """Is it an attachment that is attached to nothing?"""
        return self.place is None and shelf().cards[self.card].is_attachment

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """Each card wherever it can go."""
        assert state is not None
        hosts, lanes, to_nothing = PLACE.hosts(state), range(LANES, 2 * LANES), state.edition.attached_to_nothing
        found: list[Self] = []
        for card in map(shelf().find, DECK_CARD.all(state)):
            if card.is_attachment:
                found += [cls(card.id, place) for place in hosts]
            elif not card.is_spell:
                found += [cls(card.id, place) for place in lanes]
                if any("to play this for" in sentence for sentence in card.text):
                    found += [cls(card.id, place, 1) for place in lanes]
            if card.is_spell or (card.is_attachment and to_nothing):
                found.append(cls(card.id))
        return tuple(found)

    @classmethod
    def read(cls, about: Sequence[str]) -> Self | None:
        """Where a card goes to a lane, its number stands for the place."""
        if len(about) > 1:
            card = shelf().cards.get(about[0])
            if card is None or not (_goes_to_a_lane(card) or (card.is_attachment and len(about) == 2)):
                return None
            if _goes_to_a_lane(card):
                about = (about[0], f"a{about[1]}", *about[2:])
        return super().read(about)

    def label(self, state: Battle) -> Text:
        """Where it goes, and whether for less."""
        card, place = CARD.say(self.card), self.place
        if place is None:
            return Text("label-play-for-nothing" if self.is_for_nothing else "label-play", card=card)
        if self.bargain:
            return Text("label-play-cheap", card=card, lane=place - LANES + 1)
        if LANES <= place < 2 * LANES and piece_at(state, place) is None:
            return Text("label-play-lane", card=card, lane=place - LANES + 1)
        return Text("label-play-on", card=card, what=standing(state, place))

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The card, and where it goes; to nothing the decks of those who are asked."""
        if self.is_for_nothing:
            return (f"hand:{self.card}", *(f"deck:{seat}" for seat in ask.seats))
        return (f"hand:{self.card}", *([] if self.place is None else [spot(state, self.place)]))

    def _written(self) -> dict[str, str]:
        written = super()._written()
        card = shelf().cards.get(self.card)
        if self.place is not None and card is not None and _goes_to_a_lane(card):
            written["place"] = str(self.place - LANES + 1)
        return written


def _goes_to_a_lane(card: Card) -> bool:
    return card.is_ally or card.is_tower


class Use(OfAlliance, verb="use", touched=("{place}",), between=":"):
    """Use what stands on this card, by exhausting it: the first such sentence, or another."""

    place: OwnPlace
    which: UseNumber

    @classmethod
    def read(cls, about: Sequence[str]) -> Self | None:
        """The first is not numbered."""
        if about[1:] == ["0"]:
            return None
        return super().read([*about, "0"] if len(about) == 1 else about)

    def key(self) -> str:
        """The first is not numbered."""
        return super().key() if self.which else f"use:{place_name(self.place)}"

    def label(self, state: Battle) -> Text:
        """The card, and which of its sentences, where that is not the first."""
        what = standing(state, self.place)
        return (
            Text("label-use-another", what=what, number=self.which + 1) if self.which else Text("label-use", what=what)
        )


PLAY, USE = once(Play), once(Use)
