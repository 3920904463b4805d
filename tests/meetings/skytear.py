"""The moments of Skytear: the windows and steps of both phases, the upkeep and the set-up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hordekeep.games.skytear.state.arena import EXHAUSTED, Arena
from hordekeep.kernel import Ask, Event, Game, Match
from tests.games.skytear.playing import TABLES, brawl
from tests.meetings import skytear_things as things
from tests.meetings.declared import Listener, Meetings
from tests.meetings.skytear_apart import APART

HEROES_PHASE = {
    "activate": "a hero is activated",
    "act": "the active hero may act",
    "targets": "targets are chosen",
    "declared": "an action goes on the Stack",
    "played": "a card is played and goes on the Stack",
    "react": "an answer may be given",
    "triggered": "a trigger goes on the Stack",
    "move": "a Move resolves",
    "lead": "a Lead resolves",
    "attack": "an Attack resolves",
    "skirmish": "a Skirmish resolves",
    "worship": "a Worship resolves",
    "card": "a card resolves",
    "skill": "a trigger resolves",
    "fizzles": "an effect comes to nothing",
    "damage": "damage and lost HP",
    "defeat": "a hero is Defeated",
    "end": "the activation ends",
}
MINIONS_PHASE = {
    "leads": "Lead cards are revealed and chosen",
    "control": "the winner is determined",
    "lane_damage": "the winner damages minions and Towers",
    "advance": "the control token advances",
    "reposition": "minions are repositioned",
    "spawning": "minions spawn",
    "outsider_placed": "the outsider is placed",
    "outsider_acts": "the outsider is activated",
}
UPKEEP = {
    "put_cards_away": "the Minions Phase ends, cards leave the heroes",
    "draw_for_turn": "cards are drawn",
    "hand_limit": "the hand limit",
    "ready_heroes": "Exhausted heroes become Ready",
    "heroes_return": "mana counter, Defeated heroes return",
}
SET_UP = {
    "set_up": "set-up of the board",
    "draft": "factions and heroes are drafted",
    "place_hero": "heroes are placed",
    "decks": "decks, first hands, mulligan",
}
MOMENTS = {**HEROES_PHASE, **MINIONS_PHASE, **UPKEEP, **SET_UP}
BEATS = {
    "lane_token": "control",
    "dome_token": "control",
    "reveal_leads": "leads",
    "select_lead": "leads",
    "outsider_named": "outsider_placed",
    "upkeep": "put_cards_away",
    "raise_mana": "heroes_return",
    "draft_faction": "draft",
    "draft_hero": "draft",
    "show_pools": "draft",
    "form_deck": "decks",
    "starting_hand": "decks",
    "mulligan": "decks",
    **dict.fromkeys(("flip_victory_cards", "determine_first_player", "set_mana_counter", "build_towers"), "set_up"),
    **dict.fromkeys(("place_control_tokens", "rally_minions", "summon_outsiders"), "set_up"),
}
OPENING = {"activated": "activate", "played": "played", "exhausted": "end"}
"""Events that open a window of the Heroes Phase."""
PROMPTS = {"activate": "activate", "act": "act", "react": "react", "which-trigger": "triggered"}
"""Questions that do."""
STACKED = {"action": "declared", "card": "played", "skill": "triggered"}

WITHIN = {
    **dict.fromkeys(("damage", "lost-hp", "prevented"), "damage"),
    **dict.fromkeys(("hero-defeated", "illusion-removed"), "defeat"),
    "fizzles": "fizzles",
}
"""What happens while an effect resolves, and is a moment of its own."""
EFFECTS = {"resolves": "what", "skill-used": "skill", "outsider-acts": "what"}
"""Events that tell which effect is carried out from now on."""
OVER = (*OPENING, "conditions-removed", "outsider-done", "heroes-phase")
"""Events after which it is over."""


class Course:
    """Where the Heroes Phase stands, by what was told and asked last: one beat of the game is many moments of the book.

    It remembers the conditions and states of all heroes too, for what changes them tells of it afterwards.
    """

    def __init__(self) -> None:
        self.window = ""
        self.now = ""
        self.last = ""
        self.effect = ""
        self.conditions: tuple[int, ...] = ()
        self.exhausted: list[int] = []
        self.led: list[int] = []

    def told(self, g: Arena, event: Event) -> list[str]:
        """The things that an event is about, and the words of the effect that does it."""
        facts, before = event.facts, self.last
        self.last = event.kind
        if event.kind == "resolves":
            self.window = facts["what"] if facts["of"] == "action" else facts["of"]
        elif event.kind == "stacked":
            self.window = STACKED[facts["of"]]
        elif event.kind in OPENING or event.rule == "SM-ACT-04":
            self.window = OPENING.get(event.kind, "end")
        if event.kind in EFFECTS:
            self.effect = facts[EFFECTS[event.kind]]
        elif event.kind in OVER:
            self.effect = ""
        self.now = WITHIN.get(event.kind, self.window)
        if (event.kind == "lost-hp" and not facts["left"]) or event.rule in ("SM-STATE-10", "SM-TEAM-15"):
            self.now = "defeat"
        if event.kind == "deck-rebuilt" and before == "hero-defeated":
            self.now = "defeat"
        conditions = self.conditions if len(self.conditions) == len(g.conditions) else tuple(g.conditions)
        found = list(things.of_event(g, event, conditions))
        if event.kind != "stacked" or facts["of"] == "action":
            found += self._words(g)
        if event.kind == "cards-put-away" and g.slots[facts["hero"]] in self.led:
            found.append("lead-card")
        if event.kind == "heroes-ready":
            found += [each for hero in self.exhausted for each in things.of_hero(g, hero, g.conditions[hero])]
        if event.kind == "stacked":
            self.effect = ""
        self._remembers(g)
        return found

    def asked(self, g: Arena, ask: Ask) -> list[str]:
        """The things that a question is about."""
        self.last = ask.prompt
        if ask.prompt in PROMPTS:
            self.window = PROMPTS[ask.prompt]
            self.effect = ""
        elif ask.prompt == "outsider-act":
            self.effect = ""
        self.now = "damage" if ask.prompt == "prevent" else "defeat" if ask.rule == "SM-TEAM-15" else self.window
        if ask.prompt.startswith(("target-", "worship-")) or ask.prompt == "attack-target":
            self.now = "targets"
        self._remembers(g)
        return [*things.of_ask(g, ask, self.conditions), *self._words(g)]

    def _words(self, g: Arena) -> frozenset[str]:
        """The words of the effect that is carried out."""
        is_carried_out = g.phase == "heroes" or g.commander >= 0
        return things.of_effect(self.effect) if is_carried_out else frozenset()

    def _remembers(self, g: Arena) -> None:
        self.led = [hero for hero, leads in enumerate(g.leads) if leads]
        self.conditions = tuple(g.conditions)
        self.exhausted = [hero for hero, state in enumerate(g.state) if state == EXHAUSTED]

    def moment(self, _: Arena, beat: str) -> str | None:
        """The moment of the book."""
        found = self.now if beat == "heroes" else BEATS.get(beat, beat)
        if beat == "select_lead" and self.last in ("control", "game-over"):
            found = "control"
        return found if found in MOMENTS else None


COURSE = Course()


def random_games(game: Game[Any], luck: Random, listener: Listener) -> Iterator[Match[Any]]:
    """Every table twice, from the set-up and with heroes close together."""
    for seats, options in 2 * TABLES:
        seed = str(luck.getrandbits(64))
        yield Match(game, seats, seed, options, listeners=[listener])
        position = brawl(seats, options, seed).to_position()
        yield Match.from_position(game, position, seed=seed, listeners=[listener])


MEETINGS = Meetings(
    slug="skytear",
    moments=MOMENTS,
    things=things.THINGS,
    moment=COURSE.moment,
    told=COURSE.told,
    asked=COURSE.asked,
    always=things.always,
    apart=APART,
    random_games=random_games,
)
