"""Declaring actions and playing cards: targets are chosen, then everything is paid, then the effect goes on the Stack
(SM-TGT-01, SM-ACT-10, SM-STK-13), where it waits while others may change the situation (SM-TGT-11).

While targets are chosen nothing has changed yet: what is dropped was never seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.skytear.asking.choices import AT_HEX, STOP, Stop, ThisHex, ThisPiece
from hordekeep.games.skytear.asking.questions import choice_of, of_hexes, of_pieces
from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import Aim, Cause, Sought, meaning_of
from hordekeep.games.skytear.effects.sought import why_not_sought
from hordekeep.games.skytear.effects.triggering import happens
from hordekeep.games.skytear.rules.actions.attack import attack_targets, no_target
from hordekeep.games.skytear.rules.actions.worship import UNSEEN_HEX, no_hex_for_pillar, no_mark, worship_aims
from hordekeep.games.skytear.rules.heroes.happened import Played
from hordekeep.games.skytear.rules.heroes.stack import begin_priority, push
from hordekeep.games.skytear.state.arena import Arena, Entry
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

NO_TARGET_YET = Refusal("SM-TGT-01", Text("no-target-yet"))


def _why_not_enough(g: Arena, ask: Asked, seat: int, choice: Stop) -> Refusal | None:
    """One target at least; more are optional."""
    return None if ask.about.chosen else NO_TARGET_YET


ATTACK_TARGET: Question[ThisPiece] = Question("attack-target", "SM-ATK-01", of_pieces(no_target))
WORSHIP_HEX: Question[ThisHex] = Question("worship-hex", "SM-TAU-04", of_hexes(no_hex_for_pillar))
WORSHIP_TARGET: Question[ThisPiece] = Question("worship-target", "SM-KUR-02", of_pieces(no_mark))
TARGET: Question[ThisPiece | Stop] = Question(
    "target", "SM-TGT-01", of_pieces(why_not_sought) | {Stop: _why_not_enough}
)
TARGET_HEX: Question[ThisHex] = Question("target-hex", "SM-TGT-01", of_hexes(lambda g, ask, where: UNSEEN_HEX))
TARGET_FREE_HEX: Question[ThisHex] = Question("target-free-hex", "SM-TGT-01", of_hexes(no_hex_for_pillar))
"""While somebody composes, their words tell nobody what is planned (SM-Q-HIDDEN)."""


@enforces("SM-STK-01", "SM-ACT-10", "SM-ATK-12", "SM-TGT-11")
def declare_action(g: Arena, seat: int, action: str) -> Rules[None]:
    """The active hero declares an action: its target, then 1 AP, then the Stack. It is used even if it comes to
    nothing."""
    hero = g.active
    targets = yield from action_targets(g, seat, hero, action)
    g.ap -= 1
    g.used = (*g.used, action)
    push(g, Entry(0, "action", seat, hero, action, targets))
    begin_priority(g)


def action_targets(g: Arena, seat: int, piece: int, action: str) -> Rules[tuple[int, ...]]:
    """What an action of a hero or an outsider targets; most target nothing."""
    if action == "attack":
        return ((yield from _one_of(g, ATTACK_TARGET, seat, attack_targets(g, piece), about=piece)),)
    if action == "worship":
        sort, legal = worship_aims(g, piece)
        if sort == "hex":
            return ((yield from _one_hex(WORSHIP_HEX, seat, legal, about=piece)),)
        if sort:
            return ((yield from _one_of(g, WORSHIP_TARGET, seat, legal, about=piece)),)
    return ()


@enforces("SM-POW-05", "SM-STK-13", "SM-POW-08", "SM-FLUX-03", "SM-FLUX-05", "SM-TGT-11")
def play_card(g: Arena, seat: int, card: PowerCard, hero: int) -> Rules[None]:
    """A hero plays a power card: targets, then the card lies on the hero, which is its mana, then further costs, then
    the Stack; no AP. Skytear Flux is turned face down instead."""
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


@enforces("SM-TGT-01")
def aim_targets(g: Arena, seat: int, aim: Aim, cause: Cause) -> Rules[tuple[int, ...]]:
    """The targets of a card or an outsider's skill, all chosen now: one, or up to as many as it says."""
    legal = list(aim.find(g, cause))
    if aim.is_hex:
        about = Sought(aim.lack, cause)
        if aim.sort == "free-hex":
            return ((yield from _one_hex(TARGET_FREE_HEX, seat, legal, about=about)),)
        return ((yield from _one_hex(TARGET_HEX, seat, legal, about=about)),)
    chosen: list[int] = []
    while legal and len(chosen) < aim.most:
        about = Sought(aim.lack, cause, tuple(chosen))
        choices = [*[choice_of(g, each) for each in legal], *([STOP] if chosen else [])]
        answer: ThisPiece | Stop = yield Asked(TARGET, seat, choices, facts=tuple(legal), about=about, sort=aim.sort)
        if isinstance(answer, Stop):
            break
        chosen.append(answer.piece(g))
        legal.remove(chosen[-1])
    return tuple(chosen)


def _one_of(g: Arena, question: Question[ThisPiece], seat: int, pieces: Sequence[int], *, about: int) -> Rules[int]:
    choices = [choice_of(g, each) for each in pieces]
    answer: ThisPiece = yield Asked(question, seat, choices, facts=pieces, about=about)
    return answer.piece(g)


def _one_hex(question: Question[ThisHex], seat: int, hexes: Sequence[int], *, about: object) -> Rules[int]:
    choices = [AT_HEX[each] for each in hexes]
    answer: ThisHex = yield Asked(question, seat, choices, facts=sum([1 << each for each in hexes]), about=about)
    return answer.hex
