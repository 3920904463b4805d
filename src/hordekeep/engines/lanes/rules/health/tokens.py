"""The four tokens that change cards for good: health, wound, attack and weaken (SH-TOKEN-01).

No supply limits them (HM-COMP-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hordekeep.engines.lanes.asking.choices import OF_TOKEN, At, OfToken
from hordekeep.engines.lanes.asking.questions import ask, choose_piece
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.effects.shielding import is_protected
from hordekeep.engines.lanes.effects.values import health, is_idle, keyword
from hordekeep.engines.lanes.rules.concepts.picking import REINFORCE, Sort, at, one_of
from hordekeep.engines.lanes.rules.concepts.questions import PICK
from hordekeep.engines.lanes.rules.health.damage import check_health
from hordekeep.engines.lanes.rules.health.happened import AttackTokensLost, Changed, Healed, TokensLost, TokensPut
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.happenings import (
    GAINED_HEALTH_TOKENS,
    HEALED,
    LOST_HEALTH_TOKENS,
    MUTATED,
    Happening,
)
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import Rules, Text, enforces
from hordekeep.kernel.declaring import Question

KEEPS_WOUNDS: Final = "keeps-wounds"
"""What a sentence says of a card that gets no health tokens and whose wounds stay."""


def keeps_wounds(g: Battle, p: Piece) -> bool:
    """Does a sentence in play keep health tokens from it, and its wounds on it?"""
    return KEEPS_WOUNDS in around(g).statics and keyword(g, p, KEEPS_WOUNDS) > 0


@enforces("SH-TOKEN-02", "SH-TOKEN-05", "HM-MIN-09", "HM-COMP-06")
def put_health(g: Battle, p: Piece, n: int) -> None:
    """Health tokens; they cancel wounds one for one, and bring a minion that is set aside into play."""
    if keeps_wounds(g, p):
        return
    p.vigor += n
    _tell_put(g, p, "health", n)
    if n > 0 and watched(g, GAINED_HEALTH_TOKENS):
        after(g, Happening(GAINED_HEALTH_TOKENS, p, amount=n))


@enforces("HM-MIN-08")
def is_out_of_reach(g: Battle, p: Piece) -> bool:
    """Is it a minion that is set aside? Nothing but health tokens reaches it."""
    return p.card.is_minion and g.edition.minions_set_aside and is_idle(g, p)


@enforces("SH-TOKEN-03", "SH-TOKEN-04", "HM-COMP-06")
def put_attack(g: Battle, p: Piece, n: int) -> None:
    """Attack tokens; they cancel weaken tokens."""
    if is_out_of_reach(g, p):
        return
    p.edge += n
    _tell_put(g, p, "attack", n)


@enforces("SH-TOKEN-03", "SH-TOKEN-04", "HM-COMP-06")
def put_weaken(g: Battle, p: Piece, n: int) -> None:
    """Weaken tokens; they cancel attack tokens."""
    if is_protected(g, p) or is_out_of_reach(g, p):  # SH-ACH-12, SH-ACH-13
        return
    p.edge -= n
    _tell_put(g, p, "weaken", n)


def _tell_put(g: Battle, p: Piece, token: str, n: int) -> None:
    if g.tell and n > 0:
        g.tell(TokensPut(place_of(g, p), p.card.id, token, n))


def heal(g: Battle, p: Piece, n: int, by: Piece | None) -> int:
    """Remove up to `n` wound tokens; returns how many there were."""
    if keeps_wounds(g, p):
        return 0
    healed = min(max(-p.vigor, 0), n)
    if healed:
        p.vigor += healed
        if g.tell:
            g.tell(Healed(place_of(g, p), p.card.id, healed))
        after(g, Happening(HEALED, p, by, healed))
    return healed


@enforces("SH-GLOS-61")
def take_health_tokens(g: Battle, p: Piece, n: int, by: Piece | None) -> int:
    """Remove health tokens: no damage, so armor and barrier do not help; at health 0 it is destroyed."""
    taken = min(max(p.vigor, 0), n)
    if taken:
        p.vigor -= taken
        if g.tell:
            g.tell(TokensLost(place_of(g, p), p.card.id, taken))
        after(g, Happening(LOST_HEALTH_TOKENS, p, by, taken))
        check_health(g, p, by)
        return taken
    return 0


def take_attack_tokens(g: Battle, p: Piece, n: int) -> int:
    """Remove attack tokens; returns how many there were."""
    taken = min(max(p.edge, 0), n)
    if taken > 0:
        p.edge -= taken
        if g.tell:
            g.tell(AttackTokensLost(place_of(g, p), p.card.id, taken))
        return taken
    return 0


@enforces("SH-GLOS-28", "SH-GLOS-29")
def guerrilla(g: Battle, n: int, seats: Sequence[int], by: Piece) -> Rules[None]:
    """Guerrilla X: remove X health tokens from a minion, in a lane or not."""
    able = [minion for minion in g.minions if minion.vigor > 0 and not minion.doomed]
    if able:
        minion = yield from choose_piece(g, seats, GUERRILLA, able, by.card)
        take_health_tokens(g, minion, n, by)


@enforces("HM-GLO-64", "HM-GLO-65")
def reinforce(g: Battle, times: int, about: Card | None = None) -> Rules[None]:
    """Reinforce X: X times a health token on the minion with the fewest, one that is set aside too; of several the
    alliance chooses, or the horde player."""
    seats = (g.horde_seat,) if g.horde_seat >= 0 else g.alliance_seats
    for _ in range(times):
        able = [minion for minion in g.minions if not minion.doomed]
        if not able:
            return
        fewest = min([max(minion.vigor, 0) for minion in able])
        last = [minion for minion in able if max(minion.vigor, 0) == fewest]
        put_health(g, (yield from choose_piece(g, seats, PICK["minion"], last, about, REINFORCE)), 1)


@enforces("SH-GLOS-33")
def mutaform(g: Battle, p: Piece, n: int, seats: Sequence[int], about: Card | None = None) -> Rules[None]:
    """Mutaform X: X times, 1 attack or 1 health token, chosen each time."""
    for _ in range(n):
        answer = yield from ask(g, seats, MUTAFORM, [*map(OF_TOKEN, EITHER_TOKEN)], About(about, among=EITHER_TOKEN))
        (put_attack if answer.token == "attack" else put_health)(g, p, 1)
    if n > 0 and watched(g, MUTATED):
        after(g, Happening(MUTATED, p, amount=n))


@enforces("SH-MINION-02", "HM-TOKEN-07")
def change_for_turn(g: Battle, p: Piece, attack: int, health_: int, armor: int, by: Piece | None) -> None:
    """Attack, health or armor changed until the end of the turn; health may fall to 0 by it."""
    if is_out_of_reach(g, p):
        return
    alive = health(g, p) > 0
    p.turn_attack += attack
    p.turn_health += health_
    p.turn_armor += armor
    g.edition.tell_change(g, p, attack, health_, armor)
    if health_ < 0 and alive:
        check_health(g, p, by)


@enforces("SH-GLOS-08")
def tell_change(g: Battle, p: Piece, attack: int, health_: int, armor: int) -> None:
    """What a card has more or less of until the end of the turn; nothing marks it."""
    if g.tell:
        g.tell(Changed(place_of(g, p), p.card.id, attack, health_, armor))


# -- the questions -----------------------------------------------------------------------------------------------------

EITHER_TOKEN = ("attack", "health")
A_MINION = Sort(lambda p: p.card.is_minion, Text("no-guerrilla"))
GUERRILLA: Question[At] = Asking("guerrilla", "SH-GLOS-28", {At: at(A_MINION, Text("no-health-token"))})
MUTAFORM: Question[OfToken] = Asking("mutaform", "SH-GLOS-33", {OfToken: one_of})
