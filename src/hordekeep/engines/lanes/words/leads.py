"""The leads of abilities: when a sentence takes effect. "Play:", "Fight:", "Exhaust:", "After ...", keywords."""

from __future__ import annotations

from hordekeep.engines.lanes.content.keywords import KEYWORDS, Keyword
from hordekeep.engines.lanes.state.abilities import Ability, Watch
from hordekeep.engines.lanes.state.happenings import (
    END_OF_HORDE_PHASE,
    END_OF_TURN,
    START_OF_HORDE,
    START_OF_TREACHERY,
    START_OF_TURN,
    Moment,
)
from hordekeep.engines.lanes.words.costs import Bill, if_it_helps
from hordekeep.engines.lanes.words.deeds import Deed
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Target

V = VOCABULARY


@V.word("ability", "Play: {e:effects}.", fr="Jouez : {e}.", rule="SH-GLOS-36")
def play(e: Deed) -> Ability:
    """When the card is played or summoned."""
    return Ability("play", e, extra=e.lasting)


@V.word("ability", "⚡ Play: {e:effects}.", fr="⚡ Jouez : {e}.", rule="SH-TREA-15")
def reaction_play(e: Deed) -> Ability:
    """Also in the Treachery Phase."""
    return Ability("play", e, reaction=True, extra=e.lasting)


@V.word("ability", "Fight: {e:effects}.", fr="Combat : {e}.", rule="SH-FIGHT-02")
def fight(e: Deed) -> Ability:
    """When its lane fights."""
    return Ability("fight", e, extra=e.lasting)


@V.word("ability", "Fight, {k:costs}: {e:effects}.", fr="Combat, {k} : {e}.", rule="SH-FIGHT-03")
def fight_at_a_cost(k: Bill, e: Deed) -> Ability:
    """When its lane fights, if the cost is paid; nobody is asked to pay for nothing."""
    return Ability("fight", e, cost=if_it_helps(k, e), extra=e.lasting)


@V.word("ability", "Destroyed: {e:effects}.", fr="Détruit : {e}.", rule="SH-HEALTH-03")
def destroyed(e: Deed) -> Ability:
    """When it is destroyed."""
    return Ability("destroyed", e, extra=e.lasting)


@V.word("ability", "Pillage: {e:effects}.", fr="Pillage : {e}.", rule="SH-PILL-07")
def pillage_lead(e: Deed) -> Ability:
    """In the Pillage Phase, in the back line."""
    return Ability("pillage", e, extra=e.lasting)


@V.word("ability", "Treachery: {e:effects}.", fr="Traîtrise : {e}.", rule="SH-TREA-08")
def treachery(e: Deed) -> Ability:
    """When it is turned up as the treachery card."""
    return Ability("treachery", e, extra=e.lasting)


@V.word("ability", "Setup: {e:effects}.", fr="Mise en place : {e}.", rule="SH-SETUP-07")
def setup(e: Deed) -> Ability:
    """Before the game begins."""
    return Ability("setup", e, extra=e.lasting)


@V.word("ability", "Exhaust: {e:effects}.", fr="Épuisez : {e}.", rule="SH-ALLI-21")
def exhaust_lead(e: Deed) -> Ability:
    """By exhausting the card."""
    return Ability("exhaust", e, extra=e.lasting)


@V.word("ability", "Exhaust, {k:costs}: {e:effects}.", fr="Épuisez, {k} : {e}.", rule="SH-ALLI-23")
def exhaust_at_a_cost(k: Bill, e: Deed) -> Ability:
    """By exhausting the card and paying more."""
    return Ability("exhaust", e, cost=k, extra=e.lasting)


@V.word("ability", "⚡ Exhaust: {e:effects}.", fr="⚡ Épuisez : {e}.", rule="SH-TREA-16")
def reaction_exhaust(e: Deed) -> Ability:
    """By exhausting the card, also in the Treachery Phase."""
    return Ability("exhaust", e, reaction=True, extra=e.lasting)


@V.word("ability", "⚡ Exhaust, {k:costs}: {e:effects}.", fr="⚡ Épuisez, {k} : {e}.", rule="SH-TREA-16")
def reaction_exhaust_at_a_cost(k: Bill, e: Deed) -> Ability:
    """By exhausting the card and paying more, also in the Treachery Phase."""
    return Ability("exhaust", e, cost=k, reaction=True, extra=e.lasting)


@V.word("ability", "⚡ Exhaust {t:target}: {e:effects}.", fr="⚡ Épuisez {t} : {e}.", rule="HM-EXH-02")
def reaction_exhaust_other(t: Target, e: Deed) -> Ability:
    """By exhausting another card than this one, also in the Treachery Phase."""
    return Ability("exhaust", e, reaction=True, extra=e.lasting, tires=t.found)


def _at(moment: Moment, effect: Deed) -> Ability:
    watch = Watch(moment, lambda g, holder, happening: True)
    return Ability("after", effect, watch=watch, extra=effect.lasting, impersonal=effect.impersonal)


@V.word("ability", "At the end of the horde phase: {e:effects}.", fr="À la fin de la phase Horde : {e}.",
        rule="SH-GLOS-44")  # fmt: skip
def at_the_end_of_the_horde_phase(e: Deed) -> Ability:
    """When the Horde Phase is over."""
    return _at(END_OF_HORDE_PHASE, e)


@V.word("ability", "At the start of the treachery phase: {e:effects}.", fr="Au début de la phase Traîtrise : {e}.")
def at_the_start_of_the_treachery_phase(e: Deed) -> Ability:
    """Before the treachery card is turned up."""
    return _at(START_OF_TREACHERY, e)


@V.word("ability", "At the start of the turn: {e:effects}.", fr="Au début du tour : {e}.")
def at_the_start_of_the_turn(e: Deed) -> Ability:
    """In the Refresh Phase."""
    return _at(START_OF_TURN, e)


@V.word("ability", "At the start of the horde phase: {e:effects}.", fr="Au début de la phase Horde : {e}.",
        rule="HM-HORDE-01")  # fmt: skip
def at_start_of_horde(e: Deed) -> Ability:
    """Once the portal has given its mana, before the wave."""
    return _at(START_OF_HORDE, e)


@V.word("ability", "At the end of the turn: {e:effects}.", fr="À la fin du tour : {e}.", rule="HM-RES-01")
def at_end_of_turn(e: Deed) -> Ability:
    """In the Resolution phase, unless the game is won, before temporary tokens go."""
    return _at(END_OF_TURN, e)


# -- keywords ----------------------------------------------------------------------------------------------------------


@V.word("ability", "{k:keyword}.", fr="{k}.")
def keyword_ability(k: tuple[str, int]) -> Ability:
    """A keyword of the glossary on its own."""
    return Ability("keyword", keyword=k[0], amount=k[1])


def _alone(each: Keyword) -> None:
    """A keyword as a word of the cards."""
    name, rule = each.id, each.rule or each.second
    english, french = each.lead
    if each.numbered:
        V.word("keyword", f"{english} {{n:number}}", name=name, fr=f"{french} {{n}}", rule=rule)(lambda n: (name, n))
    else:
        V.word("keyword", english, name=name, fr=french, rule=rule)(lambda: (name, 1))


for known in KEYWORDS:
    if known.lead[0]:
        _alone(known)
