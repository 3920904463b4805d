"""Declaring actions and playing cards: targets are chosen, then everything is paid, then the effect goes on the Stack
(SM-TGT-01, SM-ACT-10, SM-STK-13), where it waits while others may change the situation (SM-TGT-11).

While targets are chosen nothing has changed yet: what is dropped was never seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.skytear.asking.questions import STOP, choice_of, piece_of
from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import Aim, Cause, Sought, meaning_of
from hordekeep.games.skytear.effects.triggering import happens
from hordekeep.games.skytear.rules.actions.attack import attack_targets
from hordekeep.games.skytear.rules.actions.worship import worship_aims
from hordekeep.games.skytear.rules.heroes.happened import Played
from hordekeep.games.skytear.rules.heroes.stack import begin_priority, push
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.kernel import Ask, Choice, Rules


def declare_action(g: Arena, seat: int, action: str) -> Rules[None]:
    """The active hero declares an action: its target, then 1 AP, then the Stack (SM-STK-01, SM-ACT-10). It is used
    even if it comes to nothing (SM-ATK-12)."""
    hero = g.active
    targets = yield from action_targets(g, seat, hero, action)
    g.ap -= 1
    g.used = (*g.used, action)
    push(g, Entry(0, "action", seat, hero, action, targets))
    begin_priority(g)


def action_targets(g: Arena, seat: int, piece: int, action: str) -> Rules[tuple[int, ...]]:
    """What an action of a hero or an outsider targets; most target nothing."""
    if action == "attack":
        found = yield from _one_of(g, seat, "attack-target", "SM-ATK-01", attack_targets(g, piece), about=piece)
        return (found,)
    if action == "worship":
        sort, legal = worship_aims(g, piece)
        if sort == "hex":
            return ((yield from _one_hex(seat, "worship-hex", "SM-TAU-04", legal, about=piece)),)
        if sort:
            return ((yield from _one_of(g, seat, "worship-target", "SM-KUR-02", legal, about=piece)),)
    return ()


def play_card(g: Arena, seat: int, card: PowerCard, hero: int) -> Rules[None]:
    """A hero plays a power card: targets, then the card lies on the hero, which is its mana, then further costs, then
    the Stack (SM-POW-05, SM-STK-13); no AP (SM-POW-08). Skytear Flux is turned face down instead (SM-FLUX-03,
    SM-FLUX-05)."""
    meaning = meaning_of(card.id)
    cause = Cause.of(g, seat, hero, "card", card.id)
    targets: tuple[int, ...] = ()
    if meaning.aim is not None:
        targets = yield from aim_targets(g, seat, meaning.aim, cause)
    if card is shelf().flux:
        g.flux = NOBODY
    else:
        g.hands[seat].remove(card)
        g.cards_on[hero] = (*g.cards_on[hero], card)
    if g.tell:
        g.tell(Played(seat, hero, card.id))
    if meaning.cost is not None:
        yield from meaning.cost(g, cause)
    push(g, Entry(0, "card", seat, hero, card.id, targets, cause.memo))
    happens(g, "card-played", by=hero, seat=seat)
    g.passes = 0
    g.asked = seat if len(g.stack) > 1 else g.active_seat


def aim_targets(g: Arena, seat: int, aim: Aim, cause: Cause) -> Rules[tuple[int, ...]]:
    """The targets of a card or an outsider's skill, all chosen now (SM-TGT-01): one, or up to as many as it says."""
    legal = list(aim.find(g, cause))
    if aim.is_hex:
        return ((yield from _one_hex(seat, f"target-{aim.sort}", "SM-TGT-01", legal, about=Sought(aim.lack, cause))),)
    chosen: list[int] = []
    while legal and len(chosen) < aim.most:
        more = bool(chosen)
        about = Sought(aim.lack, cause, tuple(chosen))
        found = yield from _one_of(g, seat, f"target-{aim.sort}", "SM-TGT-01", legal, about=about, optional=more)
        if found < 0:
            break
        chosen.append(found)
        legal.remove(found)
    return tuple(chosen)


def _one_of(
    g: Arena, seat: int, prompt: str, rule: str, pieces: Sequence[int], *, about: object, optional: bool = False
) -> Rules[int]:
    choices = [choice_of(g, each) for each in pieces]
    if optional:
        choices.append(STOP)
    answer = yield Ask(seat, prompt, rule, choices, about=about)
    return -1 if answer == STOP else piece_of(g, answer)


def _one_hex(seat: int, prompt: str, rule: str, hexes: Sequence[int], *, about: object) -> Rules[int]:
    choices: list[Choice] = [("hex", each) for each in hexes]
    answer = yield Ask(seat, prompt, rule, choices, about=about)
    return int(answer[1])
