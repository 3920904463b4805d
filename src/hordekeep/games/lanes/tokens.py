"""The four tokens that change cards for good: health, wound, attack and weaken (SH-TOKEN-01)."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.lanes.asking import ask, choose_piece
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.damage import check_health, is_protected
from hordekeep.games.lanes.happenings import (
    GAINED_HEALTH_TOKENS,
    HEALED,
    LOST_HEALTH_TOKENS,
    MUTATED,
    Happening,
    after,
    watched,
)
from hordekeep.games.lanes.places import place_name, place_of
from hordekeep.games.lanes.values import health
from hordekeep.kernel import Rules


def put_health(g: Battle, p: Piece, n: int) -> None:
    """Health tokens; they cancel wounds one for one (SH-TOKEN-02, SH-TOKEN-05)."""
    _put(g, p, "health", n)
    p.vigor += n
    if n > 0 and watched(g, GAINED_HEALTH_TOKENS):
        after(g, Happening(GAINED_HEALTH_TOKENS, p, amount=n))


def put_attack(g: Battle, p: Piece, n: int) -> None:
    """Attack tokens; they cancel weaken tokens (SH-TOKEN-03)."""
    _put(g, p, "attack", n)
    p.edge += n


def put_weaken(g: Battle, p: Piece, n: int) -> None:
    """Weaken tokens; they cancel attack tokens (SH-TOKEN-03)."""
    if is_protected(g, p):  # SH-ACH-12, SH-ACH-13
        return
    _put(g, p, "weaken", n)
    p.edge -= n


def _put(g: Battle, p: Piece, token: str, n: int) -> None:
    if n > 0:
        g.say("tokens", "SH-TOKEN-01", at=place_name(place_of(g, p)), card=p.card.id, token=token, amount=n)


def heal(g: Battle, p: Piece, n: int, by: Piece | None) -> int:
    """Remove up to `n` wound tokens; returns how many there were."""
    healed = min(max(-p.vigor, 0), n)
    if healed:
        p.vigor += healed
        g.say("healed", "SH-TOKEN-01", at=place_name(place_of(g, p)), card=p.card.id, amount=healed)
        after(g, Happening(HEALED, p, by, healed))
    return healed


def take_health_tokens(g: Battle, p: Piece, n: int, by: Piece | None) -> int:
    """Remove health tokens: no damage, so armor and barrier do not help (SH-GLOS-61); at health 0 it is destroyed."""
    taken = min(max(p.vigor, 0), n)
    if taken:
        p.vigor -= taken
        g.say("tokens-lost", "SH-GLOS-28", at=place_name(place_of(g, p)), card=p.card.id, amount=taken)
        after(g, Happening(LOST_HEALTH_TOKENS, p, by, taken))
        check_health(g, p, by)
        return taken
    return 0


def take_attack_tokens(g: Battle, p: Piece, n: int) -> int:
    """Remove attack tokens; returns how many there were."""
    taken = min(max(p.edge, 0), n)
    if taken > 0:
        p.edge -= taken
        g.say("attack-tokens-lost", "SH-TOKEN-03", at=place_name(place_of(g, p)), card=p.card.id, amount=taken)
        return taken
    return 0


def guerrilla(g: Battle, n: int, seats: Sequence[int], by: Piece) -> Rules[None]:
    """Guerrilla X: remove X health tokens from a minion, in a lane or not (SH-GLOS-28, SH-GLOS-29)."""
    able = [minion for minion in g.minions if minion.vigor > 0 and not minion.doomed]
    if able:
        minion = yield from choose_piece(g, seats, "guerrilla", "SH-GLOS-28", able, by.card)
        take_health_tokens(g, minion, n, by)


def mutaform(g: Battle, p: Piece, n: int, seats: Sequence[int], about: object = None) -> Rules[None]:
    """Mutaform X: X times, 1 attack or 1 health token, chosen each time (SH-GLOS-33)."""
    for _ in range(n):
        answer = yield from ask(g, seats, "mutaform", "SH-GLOS-33", [("token", "attack"), ("token", "health")], about)
        (put_attack if answer[1] == "attack" else put_health)(g, p, 1)
    if n > 0 and watched(g, MUTATED):
        after(g, Happening(MUTATED, p, amount=n))


def change_for_turn(g: Battle, p: Piece, attack: int, health_: int, armor: int, by: Piece | None) -> None:
    """Attack, health or armor changed until the end of the turn; health may fall to 0 by it (SH-MINION-02)."""
    alive = health(g, p) > 0
    p.turn_attack += attack
    p.turn_health += health_
    p.turn_armor += armor
    g.say(
        "changed",
        "SH-GLOS-08",
        at=place_name(place_of(g, p)),
        card=p.card.id,
        attack=attack,
        health=health_,
        armor=armor,
    )
    if health_ < 0 and alive:
        check_health(g, p, by)
