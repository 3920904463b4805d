"""The winner of a Dome places its outsider and activates it (SM-OUT, SM-OACT)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.questions import STOP
from hordekeep.games.skytear.content.cards import Outsider
from hordekeep.games.skytear.content.setting import NOBODY, OUTSIDERS
from hordekeep.games.skytear.effects.meanings import Cause, meaning_of, placement_of
from hordekeep.games.skytear.rules.actions.attack import attack_targets
from hordekeep.games.skytear.rules.heroes.declaring import action_targets, aim_targets
from hordekeep.games.skytear.rules.heroes.legal import LEGAL, why_not_aim
from hordekeep.games.skytear.rules.heroes.resolving import carry_out, resolve_waiting
from hordekeep.games.skytear.rules.keywords.open_hexes import free_for
from hordekeep.games.skytear.rules.keywords.team_cards import team_names
from hordekeep.games.skytear.rules.minions.happened import (
    OutsiderActs,
    OutsiderDeclined,
    OutsiderDone,
    OutsiderHasNoRoom,
    OutsiderPlaced,
)
from hordekeep.games.skytear.state.arena import ACTIVATION, Arena, Entry
from hordekeep.games.skytear.state.pieces import put
from hordekeep.kernel import Ask, Choice, Rules
from hordekeep.kernel.hexes import hexes_in

OUTSIDER_ACTIONS: Final = ("move", "skirmish", "attack")
"""What an outsider can do besides its skills: neither Lead nor Worship (SM-OACT-02)."""
OUTSIDER_AP: Final = 3
END: Choice = ("end",)


def card_of(g: Arena, dome: int) -> Outsider:
    """The card of a Dome that has an outsider."""
    card = g.dome_outsiders[dome]
    assert card is not None
    return card


# -- who, and where ----------------------------------------------------------------------------------------------------


def outsider_named(g: Arena, won: tuple[int, int]) -> Rules[None]:
    """The team that won a Dome names who activates its outsider (SM-TEAM-06), of two the one on that side (SM-L3-11).
    A Dome without one has no effect (SM-L3-12)."""
    dome, side = won
    if g.dome_outsiders[dome] is None:
        return
    seat = yield from team_names(g, side, "who-activates", "SM-TEAM-06")
    g.agenda.append(("outsider_placed", (dome, seat)))


def placement_hexes(g: Arena, dome: int, seat: int) -> int:
    """The free hexes that the placement rule on the card allows (SM-OACT-01, SM-Q-OUTSIDER). An outsider on the
    battlefield is placed anew: its own hex is free for it (SM-OUT-05)."""
    piece = OUTSIDERS + dome
    cause = Cause.of(g, seat, piece, "outsider")
    return placement_of(card_of(g, dome).id)(g, cause) & free_for(g, piece)


def outsider_placed(g: Arena, whose: tuple[int, int]) -> Rules[None]:
    """The winner places the outsider by its card's rule, then activates it, or declines both (SM-OUT-02, SM-OACT-01);
    it stays where it is if no hex is free (SM-OACT-09)."""
    dome, seat = whose
    card, piece = card_of(g, dome), OUTSIDERS + dome
    choices: list[Choice] = [("hex", each) for each in hexes_in(placement_hexes(g, dome, seat))]
    if not choices:
        if g.tell:
            g.tell(OutsiderHasNoRoom(card.id))
        return
    answer = yield Ask(seat, "place-outsider", "SM-OACT-01", [*choices, STOP], about=piece)
    if answer == STOP:
        if g.tell:
            g.tell(OutsiderDeclined(card.id, seat))
        return
    put(g, piece, int(answer[1]))
    if g.tell:
        g.tell(OutsiderPlaced(card.id, int(answer[1]), seat))
    g.commander = g.setting.sides[seat]
    g.active_seat = seat
    g.ap, g.used = OUTSIDER_AP, ()
    g.agenda.append(("outsider_acts", (dome, seat)))


# -- its activation ----------------------------------------------------------------------------------------------------


def why_not_outsider_act(g: Arena, dome: int, what: str) -> str:
    """The rule by which an outsider cannot take an action or use a skill ("shardling/shockwave") now; "" if it can."""
    piece = OUTSIDERS + dome
    if what not in OUTSIDER_ACTIONS and what not in skills_of(g, dome):
        return "SM-OACT-02"
    if g.ap < 1 or what in g.used:
        return "SM-OACT-03"
    if what == "attack":
        return LEGAL if attack_targets(g, piece) else "SM-ATK-01"
    return LEGAL if what in OUTSIDER_ACTIONS else why_not_aim(g, g.active_seat, what, piece)


def skills_of(g: Arena, dome: int) -> list[str]:
    """The skills of a Dome's outsider, as "shardling/shockwave"."""
    card = card_of(g, dome)
    return [f"{card.id}/{skill.id}" for skill in card.skills]


def outsider_choices(g: Arena, dome: int) -> list[Choice]:
    """What an outsider may do now."""
    every: list[Choice] = [("act", action) for action in OUTSIDER_ACTIONS]
    every += [("skill", skill) for skill in skills_of(g, dome)]
    return [choice for choice in every if not why_not_outsider_act(g, dome, choice[1])]


def outsider_acts(g: Arena, whose: tuple[int, int]) -> Rules[None]:
    """An action or skill for 1 AP, none of them twice (SM-OACT-03), or the end of the activation, after which it stays
    where it is (SM-OACT-04). It counts as the player's who activates it, whose deck it flips (SM-OACT-07). Nobody can
    answer (SM-MP-06): each resolves at once, with what it triggers (SM-TRIG-04)."""
    dome, seat = whose
    piece = OUTSIDERS + dome
    answer = END
    if g.ap > 0:
        answer = yield Ask(seat, "outsider-act", "SM-OACT-02", [*outsider_choices(g, dome), END], about=piece)
    if answer == END:
        _end_activation(g, dome)
        return
    verb, what = answer
    if verb == "act":
        targets = yield from action_targets(g, seat, piece, what)
    else:
        targets = yield from _skill_targets(g, seat, piece, what)
    g.ap -= 1
    g.used = (*g.used, what)
    g.agenda.append(("outsider_acts", whose))
    if g.tell:
        g.tell(OutsiderActs(card_of(g, dome).id, what))
    yield from carry_out(g, Entry(-1, "action" if verb == "act" else "outsider", seat, piece, what, targets))
    yield from resolve_waiting(g)


def _skill_targets(g: Arena, seat: int, piece: int, what: str) -> Rules[tuple[int, ...]]:
    aim = meaning_of(what).aim
    if aim is None:
        return ()
    return (yield from aim_targets(g, seat, aim, Cause.of(g, seat, piece, "outsider", what)))


def _end_activation(g: Arena, dome: int) -> None:
    """The outsider stays where it is (SM-OACT-04); what lasted for its activation is over (SM-EFF-01)."""
    g.lasting = [each for each in g.lasting if each.until != ACTIVATION]
    g.commander = g.active_seat = NOBODY
    g.ap, g.used = 0, ()
    if g.tell:
        g.tell(OutsiderDone(card_of(g, dome).id))
