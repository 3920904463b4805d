"""Choices of the Heroes Phase: activating, acting, playing cards, passing, and what goes on the Stack first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Self

from hordekeep.games.skytear.asking.choices import Doing, OfHero
from hordekeep.games.skytear.content.cards import PowerCard, card_of, hero_skills, shelf
from hordekeep.games.skytear.content.setting import SIDES
from hordekeep.games.skytear.state.arena import ACTIONS, OFF, Arena
from hordekeep.games.skytear.state.kinds import HERO, Action, CardId, HeroName, Triggered
from hordekeep.games.skytear.state.pieces import heroes_for
from hordekeep.games.skytear.state.wording import named
from hordekeep.kernel import Ask, Refusal, Text, enforces


class Activate(OfHero, verb="activate", touched=("hero:{hero}",), late="SM-TURN-02"):
    """Activate this hero."""


class Act(Doing, verb="act", touched=("action:{action}",), late="SM-STK-08"):
    """Declare this action."""

    action: Action


NO_CARDS_NOW: Final = Refusal("SM-MP-06", Text("no-minions-phase"))


def _players(g: Arena, seat: int, card: PowerCard) -> Sequence[int]:
    """Who may play a card that is no reaction: while its player acts the active hero alone."""
    acts = g.active >= 0 and g.active_seat == seat and not card.reaction
    return (g.active,) if acts else heroes_for(g, seat)


class Play(Doing, verb="play", late="SM-STK-04"):
    """This hero plays this power card, or Skytear Flux."""

    card: CardId
    hero: HeroName

    @classmethod
    def every(cls, state: Any = None) -> tuple[Self, ...]:
        """With any hero that may ever play it, which of an ultimate is one (SM-ULT-01)."""
        known = shelf()
        return tuple(
            [
                cls(card.id, f"{side}.{hero}")
                for card in (*known.power_cards.values(), known.flux)
                for side in SIDES
                for hero in ([card.hero] if card.ultimate else known.heroes)
            ]
        )

    @classmethod
    def untimely(cls, state: Arena, ask: Ask, seat: int) -> Refusal:
        """In the Minions Phase there is no time for it at all."""
        if state.phase not in ("heroes", "setup"):
            return NO_CARDS_NOW
        return super().untimely(state, ask, seat)

    def label(self, state: Arena) -> Text:
        """The card and the hero."""
        return Text("label-play", card=Text(f"card-{self.card}"), hero=named(state, self.hero))

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """The card in the hand, or Skytear Flux, and the hero; nothing with a hero who cannot come into question, so
        that a press on the card asks about those who can."""
        card = card_of(self.card)
        if state.slots.get(self.hero, OFF) not in _players(state, ask.seats[0], card):
            return ()
        return ("flux" if card is shelf().flux else f"hand:{self.card}", f"hero:{self.hero}")


class Pass(Doing, verb="pass", late="SM-STK-04"):
    """Let it be."""


class End(Doing, verb="end", late="SM-ACT-03"):
    """End the activation."""


class First(Doing, verb="first", touched=("hero:{hero}",), late="SM-TRIG-02"):
    """What this hero has triggered goes on the Stack first."""

    what: Triggered
    hero: HeroName

    @classmethod
    def every(cls, state: Any = None) -> tuple[Self, ...]:
        """Skills of heroes; those of cards come later."""
        return tuple([cls(what, f"{side}.{what.partition('/')[0]}") for what in hero_skills() for side in SIDES])

    @classmethod
    @enforces("SM-EFF-01")
    def by_cards(cls, state: Any = None) -> tuple[Self, ...]:
        """What cards that wait for their moment have left behind."""
        cards = shelf().power_cards.values()
        waiting = [card.id for card in cards if any(sentence.startswith("When ") for sentence in card.text)]
        return tuple([cls(card, hero) for card in waiting for hero in HERO.all(state)])

    def label(self, state: Arena) -> Text:
        """The effect and the hero."""
        return Text("label-first", **self.words() | {"hero": named(state, self.hero)})


PASS: Final = Pass()
END: Final = End()
ACTS: Final = {action: Act(action) for action in ACTIONS}
activate = lru_cache(maxsize=None)(Activate)
play = lru_cache(maxsize=None)(Play)
