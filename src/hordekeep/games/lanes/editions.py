"""What differs between the two editions, in one readable table: a function of its chapter for each point.

The rules that both share ask `g.edition` where the books differ; a phase with another course is another beat. Only
here, in the setup and where positions are read does an edition's name matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from hordekeep.games.lanes import destruction, horde_player, movement, playing, resources, settling, setup, summon
from hordekeep.games.lanes.abilities import Cause
from hordekeep.games.lanes.battle import REAR_SLOTS, Battle, Piece
from hordekeep.games.lanes.cards import Card, Shelf
from hordekeep.games.lanes.monoliths.citing import CITES
from hordekeep.games.lanes.phases import alliance, duties, moving, pillage, treachery
from hordekeep.games.lanes.setting import Setting
from hordekeep.games.lanes.steps import FIRST_STEPS, Steps
from hordekeep.games.lanes.waiting import Waiting
from hordekeep.kernel import Choice, OptionValue, Refusal, Rules

Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules. The phases call these where the books differ."""

    name: str
    """The slug of its game and ledger."""
    turn: tuple[str, ...]
    """The phases of a turn, in order."""
    steps: Steps
    """Where a battle can stand between two beats."""
    cites: Mapping[str, str]
    """The rule of its ledger for a rule that shared code cites; where none is named, that very rule."""

    # -- the table ---------------------------------------------------------------------------------------------------
    rear_slots: int
    """How many other monsters than minions find room in the back line."""
    defection: bool
    """Can allies join the horde?"""
    conceals_alone: bool
    """Do cards lie concealed even where nobody plays the horde?"""

    # -- order (settling) --------------------------------------------------------------------------------------------
    interrupt: Callable[[Battle], Rules[None]] | None
    """What is done at once after every verb and cost that left something waiting, before the sentence goes on."""
    next_waiting: Callable[[Battle], tuple[int, list[Waiting]]]
    """Whose effects come first when several wait."""
    finish: Callable[[Battle], Rules[None]]
    """What has to follow once a card is done."""

    # -- destruction -------------------------------------------------------------------------------------------------
    destruction: tuple[Callable[[Battle, Piece], Rules[None]], ...]
    """The steps of a destruction, in order."""
    depart: Callable[[Battle, Piece, list[Card] | None], Rules[None]]
    """How a card leaves play without being destroyed, to a pile or to where it belongs."""
    minion_falls: Callable[[Battle, Piece], None]
    """Where a destroyed minion goes."""
    portal_falls: Callable[[Battle], None]
    """What becomes of a destroyed portal."""
    outsider_falls: Callable[[Battle, Piece], None]
    """What follows when an outsider has left play."""
    tower_spent: Callable[[Battle, Piece], None]
    """What becomes of a tower without tokens."""

    # -- summoning ---------------------------------------------------------------------------------------------------
    summon: Callable[[Battle, Card, int | None], Rules[None]]
    """How an effect summons a card, to a lane given or to the first that is free."""
    overflow: Callable[[Battle, Card], None]
    """Where a summoned card goes when all six lanes are full."""
    taken: Callable[[Battle], None]
    """What follows once a card taken from the horde deck is done with."""

    # -- the Alliance Phase and reactions ----------------------------------------------------------------------------
    alliance_verbs: Mapping[str, str]
    """The actions of the alliance, each with the rule that gives it its time."""
    universal: Callable[[Battle, int], list[Choice]]
    """What allies and castle can do without a word on their cards: the choices of a seat."""
    why_not_universal: Callable[[Battle, int, Choice], Refusal | None]
    """The rule against one of these."""
    take_universal: Callable[[Battle, int, Choice], Rules[None]]
    """Do one of these."""
    discards: Callable[[Battle, int], list[Choice]]
    """Which cards in play a seat may discard."""
    why_not_discard: Callable[[Battle, int, int], Refusal | None]
    """The rule against discarding what lies in a place."""
    lanes_for: Callable[[Battle, Piece, int], list[int]]
    """The lanes that a card in play may come to on a side."""
    ally_left: Callable[[Battle, int], None]
    """What the minion does when the ally that engaged it leaves its lane."""
    spells_first: bool
    """Is a spell discarded before its "Play:" ability is resolved?"""
    why_not_react: Callable[[Card], Refusal | None]
    """The rule against playing a card as a reaction."""
    why_not_done: Callable[[Battle, int], Refusal | None]
    """The rule against being done with the Alliance Phase."""
    close_alliance: Callable[[Battle], Rules[None] | None]
    """What happens between the last action and the Treachery Phase."""
    receive: Callable[[Battle, Cause, int], Rules[None]]
    """Who gains the mana of an alliance card."""

    # -- treachery and pillage ---------------------------------------------------------------------------------------
    treacheries: Callable[[Battle], int]
    """How many treachery cards a turn has."""
    mirrored: bool
    """Does a horde player read left and right from the other side of the table?"""
    raiders: Callable[[Battle], Iterable[Piece]]
    """Who may pillage."""
    pillages: Callable[[Battle, Piece], int]
    """How many cards one of them takes."""

    # -- versus ------------------------------------------------------------------------------------------------------
    horde_verbs: Mapping[str, str]
    """The actions of the horde player, each with the rule that gives it its time."""
    horde_actions: Callable[[Battle], list[Choice]]
    """Everything that the horde player may do now."""
    why_not_horde_act: Callable[[Battle, Choice], Refusal | None]
    """The rule against one of these."""
    take_horde_act: Callable[[Battle, Choice], Rules[None]]
    """Do one of these."""

    # -- setup -------------------------------------------------------------------------------------------------------
    setting: Callable[[int, Options], Setting]
    """The setting that seats and options make."""
    portals: Callable[[Setting, Shelf], list[Card]]
    """The portals of a game, the first one first."""
    minions: Callable[[Setting, Shelf], list[Piece]]
    """The minions as they begin."""
    horde_decks: Callable[[Setting, Options, Shelf], list[list[Card]]]
    """The horde deck, or the decks of its tiers, to be shuffled."""
    outsiders: Callable[[Battle, Options, Shelf], None]
    """Lay out the outsider pile and what is set aside."""
    variants: Callable[[Battle, Options], None]
    """What variants and challenges change on the table once it is laid."""


FIRST = Edition(
    name="skytear-horde",
    turn=("refresh", "horde", "alliance", "treachery", "fight", "pillage", "end"),
    steps=Steps(FIRST_STEPS),
    cites={},
    rear_slots=0,
    defection=False,
    conceals_alone=False,
    interrupt=None,
    next_waiting=settling.monsters_first,
    finish=settling.settle_and_resolve,
    destruction=(destruction.discard_tokens, destruction.destroyed_ability, destruction.move_away),
    depart=movement.depart,
    minion_falls=destruction.minion_to_back_line,
    portal_falls=destruction.portal_collapses,
    outsider_falls=movement.outsider_gone,
    tower_spent=destruction.tower_without_tokens,
    summon=summon.to_be_resolved,
    overflow=summon.onto_pile,
    taken=summon.deck_stays_empty,
    alliance_verbs=alliance.VERBS,
    universal=moving.moves_and_engagements,
    why_not_universal=moving.why_not_move_or_engage,
    take_universal=moving.move_or_engage,
    discards=alliance.discards,
    why_not_discard=alliance.why_not_discard,
    lanes_for=movement.any_free_lane,
    ally_left=movement.minion_goes_back,
    spells_first=False,
    why_not_react=playing.why_not_react,
    why_not_done=duties.why_not_done,
    close_alliance=duties.duties,
    receive=resources.receive_oneself,
    treacheries=treachery.one_card,
    mirrored=True,
    raiders=pillage.back_line,
    pillages=pillage.pillages,
    horde_verbs=horde_player.VERBS,
    horde_actions=horde_player.actions,
    why_not_horde_act=horde_player.why_not_act,
    take_horde_act=horde_player.take,
    setting=setup.setting_of,
    portals=setup.portal_pile,
    minions=setup.bare_minions,
    horde_decks=setup.horde_decks,
    outsiders=setup.outsiders,
    variants=setup.variants,
)
"""The first edition: Skytear Horde (SH-WIN-07)."""

MONOLITHS = replace(
    FIRST,
    name="monoliths",
    cites=CITES,
    rear_slots=REAR_SLOTS,
    defection=True,
    conceals_alone=True,
)
"""The second edition: what it changes in the first."""

EDITIONS = {FIRST.name: FIRST}
