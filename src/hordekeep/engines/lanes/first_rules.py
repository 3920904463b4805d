"""The rules of the first edition, point by point: what every edition plays by unless its own book changes it."""

from __future__ import annotations

from hordekeep.engines.lanes.content.keywords import first_glossary
from hordekeep.engines.lanes.content.setting import Setting
from hordekeep.engines.lanes.effects import in_force
from hordekeep.engines.lanes.rules.beats import BEATS
from hordekeep.engines.lanes.rules.concepts import movement, resources
from hordekeep.engines.lanes.rules.health import destruction, tokens
from hordekeep.engines.lanes.rules.into_play import playing, summon, turned_up
from hordekeep.engines.lanes.rules.order import settling
from hordekeep.engines.lanes.rules.phases import alliance, duties, moving, pillage, treachery
from hordekeep.engines.lanes.rules.setup import setup
from hordekeep.engines.lanes.rules.versus import horde_player
from hordekeep.engines.lanes.state.edition import Defaults, Edition
from hordekeep.engines.lanes.state.steps import FIRST_STEPS, Steps
from hordekeep.kernel import enforces


@enforces("SH-WIN-07")
def rules_of_the_first(name: str, defaults: Defaults) -> Edition:
    """An edition with the rules of the first; `replace` in it what another book changes."""
    return Edition(
        name=name,
        turn=("refresh", "horde", "alliance", "treachery", "fight", "pillage", "end"),
        steps=Steps(FIRST_STEPS),
        beats=BEATS,
        cites={},
        defaults=defaults,
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
        action=moving.ACTION,
        universal=moving.moves_and_engagements,
        take_universal=moving.move_or_engage,
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
        horde_action=horde_player.HORDE_ACTION,
        horde_actions=horde_player.actions,
        take_horde_act=horde_player.take,
        glossary=first_glossary(),
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


def portals_of_the_first(setting: Setting) -> list[str]:
    """The portals of a setting where nothing else is said, the first one first."""
    mode = setting.mode
    return [f"{mode}-{setting.difficulty}-1", f"{mode}-{setting.difficulty}-2", f"{mode}-3"]
