"""What differs between editions, as one readable list: a function or a value for each point.

The rules that all editions share ask `g.edition` where the books differ; a phase with another course is another beat.
Each edition fills in the list once, and registers it here by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hordekeep.engines.lanes.content.card import Card
from hordekeep.engines.lanes.content.cards import Shelf, shelf_for
from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.decks.deck_building import Deck
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.happened import Untold
from hordekeep.engines.lanes.state.steps import Steps
from hordekeep.engines.lanes.state.waiting import Waiting
from hordekeep.kernel import BadInput, Dice, OptionValue, Refusal, Rules
from hordekeep.kernel.declaring import Question, Verb
from hordekeep.language.problems import did_you_mean

Options = Mapping[str, OptionValue]
Beats = Mapping[str, Callable[[Battle, Any], Rules[None] | None]]


@dataclass(frozen=True, slots=True)
class Defaults:
    """What is on the table unless a position says otherwise."""

    difficulties: tuple[str, ...]
    """The difficulties, the first of them unless said."""
    castle: str
    decks: tuple[str, str]
    """The decks of the first and the second player."""
    hordes: tuple[str, ...]
    """The sets of the horde deck, from the top."""
    outsider: str
    """The line of the outsider."""
    outsider_waits: bool
    """Is the outsider set aside until something puts it into the pile?"""
    portals: Callable[[Setting], list[str]]
    """The portals of a setting, the first one first."""


class Depart(Protocol):
    """How a card leaves play without being destroyed, to a pile or to where it belongs, and what is told then."""

    def __call__(self, g: Battle, p: Piece, to: list[Card] | None = None, untold: Untold = None) -> Rules[None]:
        """See `Edition.depart`."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules. The phases call these where the books differ."""

    name: str
    """The slug of its game and ledger."""
    turn: tuple[str, ...]
    """The phases of a turn, in order."""
    steps: Steps
    """Where a battle can stand between two beats."""
    beats: Beats
    """What the agenda may hold, each with the function that plays it."""
    cites: Mapping[str, str]
    """The rule of its ledger for a rule that shared code cites; where none is named, that very rule."""
    defaults: Defaults
    """What is on the table unless a position says otherwise."""

    # -- the table ---------------------------------------------------------------------------------------------------
    rear_slots: int
    """How many other monsters than minions find room in the back line."""
    defection: bool
    """Can allies join the horde?"""
    conceals_alone: bool
    """Do cards lie concealed even where nobody plays the horde?"""
    minions_set_aside: bool
    """Is a minion without health out of play, so that health tokens alone reach it and bring it back?"""
    temporary_tokens: bool
    """Are attack and armor that last for the turn tokens on the card?"""
    trample_needs_engagement: bool
    """Does only an engaged creature trample?"""
    hush: Callable[[Battle], None]
    """How those are found who have no abilities because of a card in play."""
    tell_change: Callable[[Battle, Piece, int, int, int], None]
    """How the log tells of attack, health and armor that last for the turn."""

    # -- order (settling) --------------------------------------------------------------------------------------------
    interrupt: Callable[[Battle], Rules[None]] | None
    """What is done at once after every verb and cost that left something waiting, before the sentence goes on."""
    monsters_first: bool
    """Do effects of monsters come before those of the alliance at one moment?"""
    next_waiting: Callable[[Battle], tuple[int, list[Waiting]]]
    """Whose effects come first when several wait."""
    trigger: Callable[[Battle, Waiting], Rules[None]]
    """How a triggered ability that has waited is resolved."""
    finish: Callable[[Battle], Rules[None]]
    """What has to follow once a card is done."""

    # -- destruction -------------------------------------------------------------------------------------------------
    destruction: tuple[Callable[[Battle, Piece, Untold], Rules[Untold]], ...]
    """The steps of a destruction, in order; each gives back what is still to be told of it."""
    depart: Depart
    """How a card leaves play without being destroyed, to a pile or to where it belongs."""
    gives_draw: Callable[[Piece], bool]
    """Does its destruction let an alliance player draw?"""
    minion_falls: Callable[[Battle, Piece], None]
    """Where a destroyed minion goes."""
    portal_falls: Callable[[Battle], None]
    """What becomes of a destroyed portal."""
    outsider_falls: Callable[[Battle, Piece], None]
    """What follows when an outsider has left play."""
    tower_spent: Callable[[Battle, Piece], None]
    """What becomes of a tower without tokens."""

    # -- summoning ---------------------------------------------------------------------------------------------------
    portals_summon: bool
    """Is the outsider pile summoned by what portals say, not in a step of the Horde phase?"""
    summon: Callable[[Battle, Card, int | None], Rules[Piece | None]]
    """How an effect summons a card, to a lane given or to the first that is free; the piece, if it came into play."""
    summon_another: Callable[[Battle, Cause, int | None], Rules[bool]]
    """How an ability summons a horde card of the deck or the hand, to a lane given or a free one; was there one?"""
    create: Callable[[Battle, Cause, Card], Rules[Piece | None]]
    """How an ability makes a servant; the piece, if it came into play."""
    servants_left: Callable[[Battle, Card], int]
    """How many servants of a kind can still be made."""
    can_create: Callable[[Battle, Cause, Card], bool]
    """Would anything come of making a servant?"""
    overflow: Callable[[Battle, Card], None]
    """Where a summoned card goes when all six lanes are full."""
    taken: Callable[[Battle], None]
    """What follows once a card taken from the horde deck is done with."""

    # -- concealed cards ---------------------------------------------------------------------------------------------
    turned_up: Callable[[Battle, Piece], Rules[None]]
    """What becomes of a concealed card that is revealed."""
    strikes_reveal: bool
    """Is a concealed card turned up before an ally strikes it in the fight?"""

    # -- the Alliance Phase and reactions ----------------------------------------------------------------------------
    alliance_verbs: Mapping[str, str]
    """The actions of the alliance, each with the rule that gives it its time."""
    action: Question[Any]
    """What the alliance is asked in its phase."""
    universal: Callable[[Battle, int], list[Verb]]
    """What allies and castle can do without a word on their cards: the choices of a seat."""
    take_universal: Callable[[Battle, int, Verb], Rules[None]]
    """Do one of these."""
    no_reactions: Mapping[str, str]
    """Actions that a rule of their own keeps out of the reactions in the Treachery Phase."""
    discards: Callable[[Battle, int], list[Any]]
    """Which cards in play a seat may discard."""
    why_not_discard: Callable[[Battle, int, int], Refusal | None]
    """The rule against discarding what lies in a place."""
    lanes_for: Callable[[Battle, Piece, int], list[int]]
    """The lanes that a card in play may come to on a side."""
    may_face: Callable[[Battle, Piece, int, int], bool]
    """May a card come to a lane of a side, for all that stands opposite?"""
    lanes_to_play: Callable[[Battle, int, Card, list[int]], list[int]]
    """To which of the free lanes a seat may play an ally or a tower."""
    ally_left: Callable[[Battle, int], None]
    """What the minion does when the ally that engaged it leaves its lane."""
    play_ability: Callable[[Battle, Piece], Rules[None]]
    """When the "Play:" ability of a played card is resolved."""
    spells_first: bool
    """Is a spell discarded before its "Play:" ability is resolved?"""
    attached_to_nothing: bool
    """May an attachment be played and discarded, attached to no card?"""
    ranks: int
    """How many attachments on one card can be told apart."""
    exhausted: Refusal
    """What is said of a card that is exhausted already."""
    why_not_react: Callable[[Battle, int, Card], Refusal | None]
    """The rule against a seat's playing a card as a reaction."""
    why_not_done: Callable[[Battle, int], Refusal | None]
    """The rule against being done with the Alliance Phase."""
    counts_plays: bool
    """Is it remembered how many cards a player has played this turn?"""
    lasting_for_seats: bool
    """Is it remembered which player left something behind for the turn?"""
    answers_to_taunt: Callable[[Battle], list[Any]]
    """The actions that would answer a taunting monster, where players have to."""
    close_alliance: Callable[[Battle], Rules[None] | None]
    """What happens between the last action and the Treachery Phase."""
    taunts: Callable[[Battle], Rules[None] | None]
    """What taunting monsters do by themselves when the phase closes."""
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
    own_mana: bool
    """Has each alliance player a mana token against a horde player, instead of one for all?"""
    horde_verbs: Mapping[str, str]
    """The actions of the horde player, each with the rule that gives it its time."""
    horde_action: Question[Any]
    """What a horde player is asked in the Horde Phase."""
    horde_actions: Callable[[Battle], list[Verb]]
    """Everything that the horde player may do now."""
    take_horde_act: Callable[[Battle, Verb], Rules[None]]
    """Do one of these."""

    # -- words of cards ----------------------------------------------------------------------------------------------
    glossary: Mapping[str, str]
    """The words of cards that are explained otherwise than in the first edition, or only here, with their rules."""

    # -- setup -------------------------------------------------------------------------------------------------------
    setting: Callable[[int, Options], Setting]
    """The setting that seats and options make."""
    decks: Callable[[Setting, Options, Shelf, Dice], list[Deck]]
    """The decks of the alliance players, to be shuffled."""
    castle: Callable[[Options, list[Deck], Shelf], Card]
    """The castle in play."""
    portals: Callable[[Setting, Shelf], list[Card]]
    """The portals of a game, the first one first."""
    minions: Callable[[Setting, Shelf], list[Piece]]
    """The minions as they begin."""
    horde_decks: Callable[[Setting, Options, Shelf, Dice], list[list[Card]]]
    """The horde deck, or the decks of its tiers, to be shuffled."""
    outsiders: Callable[[Battle, Options, Shelf], None]
    """Lay out the outsider pile and what is set aside."""
    variants: Callable[[Battle, Options], None]
    """What variants and challenges change on the table once it is laid."""
    is_first_game: Callable[[Battle], bool]
    """Was the book's suggestion for a first game laid out?"""
    advice: Callable[[Sequence[Card]], list[Card]] | None
    """Which cards of a starting hand the book would put aside then; None where a sentence says it."""


EDITIONS: Final[dict[str, Edition]] = {}
"""The editions by their names, once their games are read."""


def register(edition: Edition) -> None:
    """Make an edition known by its name; a second one of that name is a mistake."""
    if edition.name in EDITIONS:
        raise AssertionError(f"there are two editions {edition.name!r}")
    EDITIONS[edition.name] = edition


def edition_of(name: str) -> Edition:
    """The edition with this name; `BadInput` with the nearest name if no game has registered it.

    >>> edition_of("skytear-hoard")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no edition 'skytear-hoard'...
    """
    found = EDITIONS.get(name)
    if found is None:
        raise BadInput(f"There is no edition {name!r}.", advice=did_you_mean(name, EDITIONS))
    return found


def shelf_of(edition: Edition) -> Shelf:
    """The cards that an edition is played with, those of packs in use among them."""
    return shelf_for(edition.name)
