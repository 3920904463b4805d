"""The winner of a Dome places its outsider and activates it (SM-OUT, SM-OACT)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import AT_HEX, STOP, Stop, ThisHex, ThisPlayer
from hordekeep.games.skytear.asking.questions import OF_PIECE, OF_PLAYERS, TEAM, choose_player, of_hexes
from hordekeep.games.skytear.content.cards import Outsider
from hordekeep.games.skytear.content.setting import NOBODY, OUTSIDERS
from hordekeep.games.skytear.effects.meanings import Cause, meaning_of, placement_of
from hordekeep.games.skytear.rules.actions.attack import attack_targets
from hordekeep.games.skytear.rules.heroes.choices import ACTS, END, Act, End
from hordekeep.games.skytear.rules.heroes.declaring import action_targets, aim_targets
from hordekeep.games.skytear.rules.heroes.legal import NOBODY_TO_ATTACK, why_not_aim
from hordekeep.games.skytear.rules.heroes.resolving import carry_out, resolve_waiting
from hordekeep.games.skytear.rules.keywords.open_hexes import free_for, not_for_heroes
from hordekeep.games.skytear.rules.minions.choices import UseSkill, use_skill
from hordekeep.games.skytear.rules.minions.happened import (
    OutsiderActs,
    OutsiderDeclined,
    OutsiderDone,
    OutsiderHasNoRoom,
    OutsiderPlaced,
)
from hordekeep.games.skytear.state.arena import ACTIVATION, Arena, Entry
from hordekeep.games.skytear.state.pieces import put
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

OUTSIDER_ACTIONS: Final = ("move", "skirmish", "attack")
"""What an outsider can do besides its skills: neither Lead nor Worship (SM-OACT-02)."""
OUTSIDER_AP: Final = 3
NOT_ITS: Final = Refusal("SM-OACT-02", Text("no-sm-oact-02"))
DONE_ALREADY: Final = Refusal("SM-OACT-03", Text("no-sm-oact-03"))


def card_of(g: Arena, dome: int) -> Outsider:
    """The card of a Dome that has an outsider."""
    card = g.dome_outsiders[dome]
    assert card is not None
    return card


# -- who, and where ----------------------------------------------------------------------------------------------------


@enforces("SM-TEAM-06", "SM-L3-11", "SM-L3-12")
def outsider_named(g: Arena, won: tuple[int, int]) -> Rules[None]:
    """The team that won a Dome names who activates its outsider, of two the one on that side. A Dome without one has no
    effect."""
    dome, side = won
    if g.dome_outsiders[dome] is None:
        return
    seats = g.setting.seats_of(side)
    seat = yield from choose_player(WHO_ACTIVATES, seats, seats, committed=False)
    g.agenda.append(("outsider_placed", (dome, seat)))


@enforces("SM-OACT-01", "SM-OUT-05")
def placement_hexes(g: Arena, dome: int, seat: int) -> int:
    """The free hexes that the placement rule on the card allows (SM-Q-OUTSIDER). An outsider on the battlefield is
    placed anew: its own hex is free for it."""
    piece = OUTSIDERS + dome
    cause = Cause.of(g, seat, piece, "outsider")
    return placement_of(card_of(g, dome).id)(g, cause) & free_for(g, piece)


@enforces("SM-OUT-02", "SM-OACT-01", "SM-OACT-09")
def outsider_placed(g: Arena, whose: tuple[int, int]) -> Rules[None]:
    """The winner places the outsider by its card's rule, then activates it, or declines both; it stays where it is if
    no hex is free."""
    dome, seat = whose
    card, piece = card_of(g, dome), OUTSIDERS + dome
    free = placement_hexes(g, dome, seat)
    if not free:
        if g.tell:
            g.tell(OutsiderHasNoRoom(card.id))
        return
    choices: list[ThisHex | Stop] = [*[AT_HEX[each] for each in hexes_in(free)], STOP]
    answer: ThisHex | Stop = yield Asked(PLACE_OUTSIDER, seat, choices, facts=free, about=piece)
    if isinstance(answer, Stop):
        if g.tell:
            g.tell(OutsiderDeclined(card.id, seat))
        return
    put(g, piece, answer.hex)
    g.commander = g.setting.sides[seat]
    g.active_seat = seat
    g.ap, g.used = OUTSIDER_AP, ()
    if g.tell:
        g.tell(OutsiderPlaced(card.id, answer.hex, seat))
    g.agenda.append(("outsider_acts", (dome, seat)))


# -- its activation ----------------------------------------------------------------------------------------------------


def why_not_outsider_act(g: Arena, dome: int, what: str) -> Refusal | None:
    """What forbids an outsider to take an action or use a skill ("shardling/shockwave") now."""
    piece = OUTSIDERS + dome
    if what not in OUTSIDER_ACTIONS and what not in skills_of(g, dome):
        return NOT_ITS
    if g.ap < 1 or what in g.used:
        return DONE_ALREADY
    if what == "attack":
        return None if attack_targets(g, piece) else NOBODY_TO_ATTACK
    return None if what in OUTSIDER_ACTIONS else why_not_aim(g, g.active_seat, what, piece)


def _why_not_act(g: Arena, ask: Asked, seat: int, choice: Act) -> Refusal | None:
    return why_not_outsider_act(g, ask.about - OUTSIDERS, choice.action)


def _why_not_skill(g: Arena, ask: Asked, seat: int, choice: UseSkill) -> Refusal | None:
    return why_not_outsider_act(g, ask.about - OUTSIDERS, choice.skill)


WHO_ACTIVATES: Question[ThisPlayer] = Question("who-activates", "SM-TEAM-06", OF_PLAYERS, says=TEAM)
PLACE_OUTSIDER: Question[ThisHex | Stop] = Question(
    "place-outsider",
    "SM-OACT-01",
    of_hexes(not_for_heroes("no-outsider-place")) | {Stop: allowed},
    says=OF_PIECE,
)
OUTSIDER_ACT: Question[Act | UseSkill | End] = Question(
    "outsider-act",
    "SM-OACT-02",
    {Act: _why_not_act, UseSkill: _why_not_skill, End: allowed},
    says={"what": lambda g, ask: piece_name(g, ask.about), "ap": lambda g, ask: g.ap},
)


def skills_of(g: Arena, dome: int) -> list[str]:
    """The skills of a Dome's outsider, as "shardling/shockwave"."""
    card = card_of(g, dome)
    return [f"{card.id}/{skill.id}" for skill in card.skills]


def outsider_choices(g: Arena, dome: int) -> list[Act | UseSkill]:
    """What an outsider may do now."""
    found: list[Act | UseSkill] = [
        ACTS[each] for each in OUTSIDER_ACTIONS if why_not_outsider_act(g, dome, each) is None
    ]
    return found + [use_skill(each) for each in skills_of(g, dome) if why_not_outsider_act(g, dome, each) is None]


@enforces("SM-OACT-03", "SM-OACT-04", "SM-OACT-07", "SM-MP-06", "SM-TRIG-04")
def outsider_acts(g: Arena, whose: tuple[int, int]) -> Rules[None]:
    """An action or skill for 1 AP, none of them twice, or the end of the activation, after which it stays where it is.
    It counts as the player's who activates it, whose deck it flips. Nobody can answer: each resolves at once, with what
    it triggers."""
    dome, seat = whose
    piece = OUTSIDERS + dome
    if g.ap < 1:
        _end_activation(g, dome)
        return
    choices = [*outsider_choices(g, dome), END]
    answer: Act | UseSkill | End = yield Asked(OUTSIDER_ACT, seat, choices, about=piece)
    if isinstance(answer, End):
        _end_activation(g, dome)
        return
    if isinstance(answer, Act):
        kind, what = "action", answer.action
        targets = yield from action_targets(g, seat, piece, what)
    else:
        kind, what = "outsider", answer.skill
        targets = yield from _skill_targets(g, seat, piece, what)
    g.ap -= 1
    g.used = (*g.used, what)
    g.agenda.append(("outsider_acts", whose))
    if g.tell:
        g.tell(OutsiderActs(card_of(g, dome).id, what))
    yield from carry_out(g, Entry(-1, kind, seat, piece, what, targets))
    yield from resolve_waiting(g)


def _skill_targets(g: Arena, seat: int, piece: int, what: str) -> Rules[tuple[int, ...]]:
    aim = meaning_of(what).aim
    if aim is None:
        return ()
    return (yield from aim_targets(g, seat, aim, Cause.of(g, seat, piece, "outsider", what)))


@enforces("SM-OACT-04", "SM-EFF-01")
def _end_activation(g: Arena, dome: int) -> None:
    """The outsider stays where it is; what lasted for its activation is over."""
    g.lasting = [each for each in g.lasting if each.until != ACTIVATION]
    g.commander = g.active_seat = NOBODY
    g.ap, g.used = 0, ()
    if g.tell:
        g.tell(OutsiderDone(card_of(g, dome).id))
