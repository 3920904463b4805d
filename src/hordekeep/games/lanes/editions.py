"""What differs between the two editions, in one readable table: a function of its chapter for each point.

The rules that both share ask `g.edition` where the books differ; a phase with another course is another beat. Only
here, in the setup and where positions are read does an edition's name matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hordekeep.games.lanes import (
    destruction,
    horde_player,
    in_force,
    movement,
    playing,
    position,
    resources,
    settling,
    setup,
    summon,
    tokens,
    turned_up,
)
from hordekeep.games.lanes.abilities import Cause
from hordekeep.games.lanes.battle import REAR_SLOTS, Battle, Piece
from hordekeep.games.lanes.beats import BEATS, Beats
from hordekeep.games.lanes.cards import Card, Shelf
from hordekeep.games.lanes.deck_building import Deck
from hordekeep.games.lanes.monoliths import (
    arriving,
    closing,
    commanding,
    dealing,
    interrupting,
    leaving,
    meeting,
    outsiders,
    portals,
    raiding,
    revealing,
    servants,
    summoning,
    temporary,
    turn,
    universal,
    viewing,
)
from hordekeep.games.lanes.monoliths.citing import CITES
from hordekeep.games.lanes.monoliths.glossary import GLOSSARY
from hordekeep.games.lanes.monoliths.treachery import how_many
from hordekeep.games.lanes.phases import alliance, duties, moving, pillage, treachery
from hordekeep.games.lanes.places import RANKS
from hordekeep.games.lanes.setting import Setting
from hordekeep.games.lanes.steps import FIRST_STEPS, Steps
from hordekeep.games.lanes.waiting import Waiting
from hordekeep.kernel import Choice, Dice, Document, OptionValue, Refusal, Rules

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
    beats: Beats
    """What the agenda may hold, each with the function that plays it."""
    cites: Mapping[str, str]
    """The rule of its ledger for a rule that shared code cites; where none is named, that very rule."""

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
    destruction: tuple[Callable[[Battle, Piece], Rules[None]], ...]
    """The steps of a destruction, in order."""
    depart: Callable[[Battle, Piece, list[Card] | None], Rules[None]]
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
    universal: Callable[[Battle, int], list[Choice]]
    """What allies and castle can do without a word on their cards: the choices of a seat."""
    why_not_universal: Callable[[Battle, int, Choice], Refusal | None]
    """The rule against one of these."""
    take_universal: Callable[[Battle, int, Choice], Rules[None]]
    """Do one of these."""
    universal_choices: tuple[Choice, ...]
    """Every one of these that could ever be offered, but for the moves."""
    no_reactions: Mapping[str, str]
    """Actions that a rule of their own keeps out of the reactions in the Treachery Phase."""
    discards: Callable[[Battle, int], list[Choice]]
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
    answers_to_taunt: Callable[[Battle], list[Choice]]
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
    horde_choices: Callable[[Sequence[Card]], Iterator[Choice]]
    """Every choice that a horde player could ever be offered with these cards."""
    horde_actions: Callable[[Battle], list[Choice]]
    """Everything that the horde player may do now."""
    why_not_horde_act: Callable[[Battle, Choice], Refusal | None]
    """The rule against one of these."""
    take_horde_act: Callable[[Battle, Choice], Rules[None]]
    """Do one of these."""

    # -- views -------------------------------------------------------------------------------------------------------
    glossary: Mapping[str, str]
    """The words of cards that are explained otherwise than in the first edition, or only here, with their rules."""
    table_view: Callable[[Battle], Document]
    """What a view tells of the table beyond what both editions have."""
    piece_view: Callable[[Battle, Piece], Document]
    """The same of a card in play that may be seen."""

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


FIRST = Edition(
    name="skytear-horde",
    turn=("refresh", "horde", "alliance", "treachery", "fight", "pillage", "end"),
    steps=Steps(FIRST_STEPS),
    beats=BEATS,
    cites={},
    rear_slots=0,
    defection=False,
    conceals_alone=False,
    minions_set_aside=False,
    temporary_tokens=False,
    trample_needs_engagement=True,
    hush=in_force.hush,
    tell_change=tokens.tell_change,
    interrupt=None,
    monsters_first=True,
    next_waiting=settling.monsters_first,
    trigger=settling.perform_trigger,
    finish=summon.settle_and_resolve,
    destruction=(destruction.discard_tokens, destruction.destroyed_ability, destruction.move_away),
    depart=movement.depart,
    gives_draw=destruction.gives_draw,
    minion_falls=destruction.minion_to_back_line,
    portal_falls=destruction.portal_collapses,
    outsider_falls=movement.outsider_gone,
    tower_spent=destruction.tower_without_tokens,
    portals_summon=True,
    summon=summon.to_be_resolved,
    summon_another=summon.from_the_deck,
    create=summon.from_the_supply,
    servants_left=summon.always_enough,
    can_create=summon.supply_never_ends,
    overflow=summon.onto_pile,
    taken=summon.deck_stays_empty,
    turned_up=turned_up.resolve_revealed,
    strikes_reveal=True,
    alliance_verbs=alliance.VERBS,
    universal=moving.moves_and_engagements,
    why_not_universal=moving.why_not_move_or_engage,
    take_universal=moving.move_or_engage,
    universal_choices=moving.ENGAGES,
    no_reactions={},
    discards=alliance.discards,
    why_not_discard=alliance.why_not_discard,
    lanes_for=movement.any_free_lane,
    may_face=movement.anybody,
    lanes_to_play=movement.all_of_these,
    ally_left=movement.minion_goes_back,
    play_ability=playing.play_at_once,
    spells_first=False,
    attached_to_nothing=False,
    ranks=8,
    exhausted=playing.EXHAUSTED,
    why_not_react=playing.why_not_react,
    why_not_done=duties.why_not_done,
    counts_plays=False,
    lasting_for_seats=False,
    answers_to_taunt=duties.answers_to_taunt,
    close_alliance=duties.duties,
    taunts=duties.taunts_wait,
    receive=resources.receive_oneself,
    treacheries=treachery.one_card,
    mirrored=True,
    raiders=pillage.back_line,
    pillages=pillage.pillages,
    own_mana=False,
    horde_verbs=horde_player.VERBS,
    horde_choices=horde_player.every_choice,
    horde_actions=horde_player.actions,
    why_not_horde_act=horde_player.why_not_act,
    take_horde_act=horde_player.take,
    glossary={},
    table_view=position.nothing_on_table,
    piece_view=position.nothing_on_piece,
    setting=setup.setting_of,
    decks=setup.decks_of,
    castle=setup.castle_of,
    portals=setup.portal_pile,
    minions=setup.bare_minions,
    horde_decks=setup.horde_decks,
    outsiders=setup.outsiders,
    variants=setup.variants,
    is_first_game=setup.is_first_game,
    advice=None,
)
"""The first edition: Skytear Horde (SH-WIN-07)."""

MONOLITHS = replace(
    FIRST,
    # Six phases; mana, the wave, the pile and the portal's turn make the Horde Phase: HM-FLOW-02, HM-HORDE-01,
    # HM-HORDE-02, HM-HORDE-03, HM-HORDE-06, HM-HORDE-07, HM-RES-02, HM-RES-04.
    name="monoliths",
    turn=turn.TURN,
    steps=Steps(turn.MONOLITH_STEPS),
    beats=turn.MONOLITH_BEATS,
    cites=CITES,
    # What holds for a turn is a token, any horde conceals cards, and whoever strikes may trample: HM-TOKEN-04,
    # HM-TOKEN-09, HM-TREACH-08, HM-SET1-05, HM-SET1-06, HM-GLO-24, HM-GLO-50.
    rear_slots=REAR_SLOTS,
    defection=True,
    conceals_alone=True,
    minions_set_aside=True,
    temporary_tokens=True,
    trample_needs_engagement=False,
    tell_change=temporary.tell_tokens,
    # A destruction interrupts, effects of one moment come in any order, slipping away comes before both: HM-DEST-10,
    # HM-ABIL-02, HM-GLO-37.
    interrupt=interrupting.interrupt,
    monsters_first=False,
    next_waiting=interrupting.free_order,
    trigger=interrupting.trigger,
    finish=interrupting.finish,
    # "Destroyed:" first, with everything still on the card; the same for all that leaves play; minions set aside,
    # portals replaced at once, spent towers stay: HM-DEST-02, HM-DEST-05, HM-DEST-07, HM-DEST-12, HM-DRAW-03,
    # HM-ALLY-13.
    destruction=(leaving.destroyed_abilities_and_draw, leaving.strip, leaving.go),
    depart=leaving.depart,
    gives_draw=leaving.gives_draw,
    minion_falls=leaving.set_aside,
    portal_falls=portals.queue_replacement,
    outsider_falls=outsiders.falls,
    tower_spent=leaving.stays,
    # Each horde card is done with before the next, spells in no lane, and what finds no lane goes under the pile:
    # HM-SUMMON-01, HM-SUMMON-03, HM-SUMMON-05, HM-SERV-01.
    portals_summon=False,
    summon=summoning.summon,
    summon_another=commanding.summon_another,
    create=servants.create,
    servants_left=servants.left_of,
    can_create=servants.can_create,
    overflow=arriving.under_pile,
    taken=arriving.refill_if_empty,
    # A concealed card that is turned up is summoned where it lies; abilities turn it up, the strikes of a lane do not:
    # HM-GLO-28.
    turned_up=revealing.turn_up,
    strikes_reveal=False,
    # Moving, swapping and engaging exhaust, castles draw, reactions may be of any type, monsters step aside; when the
    # phase closes, cards are turned up from left to right and taunts pull: HM-UNIV-01, HM-UNIV-02, HM-UNIV-03,
    # HM-UNIV-05, HM-UNIV-06, HM-SET1-09, HM-ALLY-06, HM-ALLY-11, HM-TREACH-12, HM-GLO-25, HM-GLO-33, HM-GLO-55,
    # HM-GLO-57.
    alliance_verbs=universal.VERBS,
    universal=universal.universal,
    why_not_universal=universal.why_not_universal,
    take_universal=universal.take_universal,
    universal_choices=universal.CHOICES,
    no_reactions=universal.NO_REACTIONS,
    discards=universal.discards,
    why_not_discard=universal.why_not_discard,
    lanes_for=meeting.lanes_for,
    may_face=meeting.may_face,
    lanes_to_play=meeting.lanes_to_play,
    ally_left=universal.nothing_happens,
    play_ability=interrupting.play_among_others,
    spells_first=True,
    attached_to_nothing=True,
    ranks=RANKS,
    exhausted=universal.EXHAUSTED,
    why_not_react=universal.why_not_react,
    why_not_done=closing.whenever,
    counts_plays=True,
    lasting_for_seats=True,
    answers_to_taunt=closing.no_answers,
    close_alliance=closing.close,
    taunts=closing.taunts,
    receive=resources.receive_of_choice,
    # Everybody in the back line pillages, by attack, and left is left for all: HM-PILL-01, HM-PILL-07, HM-VS-30.
    treacheries=how_many,
    mirrored=False,
    raiders=raiding.raiders,
    pillages=raiding.pillages,
    # The horde player acts once the portal has turned, by exhausting monsters, and portals have actions: HM-VS-03,
    # HM-VS-17, HM-VS-19, HM-VS-20, HM-VS-21, HM-VS-22, HM-VS-24, HM-VS-25, HM-VS-27.
    own_mana=True,
    horde_verbs=commanding.VERBS,
    horde_choices=commanding.every_choice,
    horde_actions=commanding.actions,
    why_not_horde_act=commanding.why_not_act,
    take_horde_act=commanding.take,
    # What cards and boards say of it.
    glossary=GLOSSARY,
    table_view=viewing.table_view,
    piece_view=viewing.piece_view,
    # Two double-sided portals for each mode, levels instead of portals to choose, the outsider set aside, a castle's
    # own deck: HM-SETUP-05, HM-SETUP-08, HM-SETUP-11, HM-SETUP-12, HM-SETUP-13, HM-SETUP-14, HM-OUT-02, HM-VS-02,
    # HM-DIFF-01, HM-DIFF-02, HM-DIFF-03, HM-DIFF-04, HM-DIFF-05, HM-SET1-04.
    setting=dealing.setting_of,
    decks=dealing.decks_of,
    castle=dealing.castle_of,
    portals=dealing.portals,
    minions=dealing.minions,
    horde_decks=dealing.horde_decks,
    outsiders=dealing.outsiders,
    variants=dealing.nothing_more,
    is_first_game=dealing.is_first_game,
    advice=dealing.advice,
)
"""The second edition: what it changes in the first, in the order of the points above; the rules are those of its
ledger that say what they change. Two more changes stand elsewhere: HM-MIN-05 on the minions' cards, and HM-VS-05 in our
ledger of the first edition too."""
