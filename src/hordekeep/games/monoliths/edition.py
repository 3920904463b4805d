"""The second edition in the table of differences: what it changes in the rules of the first, and how."""

from __future__ import annotations

from dataclasses import replace

from hordekeep.engines.lanes.content.keywords import second_glossary
from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.first_rules import portals_of_the_first, rules_of_the_first
from hordekeep.engines.lanes.rules.concepts import resources
from hordekeep.engines.lanes.rules.second_edition import (
    arriving,
    commanding,
    leaving,
    outsiders,
    portals,
    raiding,
    revealing,
    summoning,
)
from hordekeep.engines.lanes.state.battle import REAR_SLOTS
from hordekeep.engines.lanes.state.edition import Defaults, register
from hordekeep.engines.lanes.state.places import RANKS
from hordekeep.engines.lanes.state.steps import Steps
from hordekeep.games.monoliths.content.citing import CITES
from hordekeep.games.monoliths.rules import (
    closing,
    dealing,
    interrupting,
    meeting,
    servants,
    temporary,
    turn,
    universal,
)
from hordekeep.games.monoliths.rules.treachery import how_many


def _portals(setting: Setting) -> list[str]:
    if setting.difficulty in ("normal", "hard", "painful"):  # with a horde of the first set (HM-SET1-02)
        return portals_of_the_first(setting)
    mode = f"versus{setting.seats}" if setting.mode == "versus" else setting.mode
    return [f"portal-{mode}-{stage}" for stage in (1, 2, 3, 4)]


_DEFAULTS = Defaults(
    difficulties=("1", "2", "3", "4", "5", "normal", "hard", "painful"),
    castle="beraph-of-grialth",
    decks=("liothan-enforcers", "kurumo-artificers"),
    hordes=("monoliths",),
    outsider="purple-circle",
    outsider_waits=True,
    portals=_portals,
)

MONOLITHS = replace(
    rules_of_the_first("monoliths", _DEFAULTS),
    # Six phases; mana, the wave, the pile and the portal's turn make the Horde Phase: HM-FLOW-02, HM-HORDE-01,
    # HM-HORDE-02, HM-HORDE-03, HM-HORDE-06, HM-HORDE-07, HM-RES-02, HM-RES-04.
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
    action=universal.ACTION,
    universal=universal.universal,
    take_universal=universal.take_universal,
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
    horde_action=commanding.HORDE_ACTION,
    horde_actions=commanding.actions,
    take_horde_act=commanding.take,
    # What cards and boards say of it.
    glossary=second_glossary(),
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
register(MONOLITHS)
