"""Damage, from the blow to the wound tokens, in fixed stages: redirected, voided, doubled or halved, armor, barrier.

After the redirection every stage is a pure function that `hurt` and `through` share, so that Trample can ask how much
is just enough (SH-GLOS-51).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.lanes.abilities import Cause, Static, around
from hordekeep.games.lanes.battle import ALLIANCE, Battle, Piece
from hordekeep.games.lanes.destruction import doom
from hordekeep.games.lanes.happenings import DAMAGED, LOST_HEALTH_TOKENS, Happening, after
from hordekeep.games.lanes.places import place_name, place_of
from hordekeep.games.lanes.values import armor_left, health, is_idle, keyword
from hordekeep.kernel import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator


def is_immune(g: Battle, p: Piece) -> bool:
    """Nothing can damage it: an endless or collapsing portal (SH-END-05, SH-HEALTH-11), an idle minion (SH-MINION-07),
    what is doomed already, and what a challenge protects (SH-ACH-12, SH-ACH-13)."""
    if p.doomed or p.marked("no-damage-taken"):
        return True
    spared = around(g).statics.get("no-damage-taken")
    if spared is not None and _is_spared(g, p, spared):
        return True
    card = p.card
    if card.type == "portal":
        return card.health is None and not g.portal_is_outsider  # it could never be defeated (HM-OUT-20)
    return is_protected(g, p) or is_idle(g, p)


def _is_spared(g: Battle, p: Piece, spared: list[tuple[Piece, Static]]) -> bool:
    """Does a sentence in play say that it takes no damage now? (HM-ABR-02)"""
    for holder, static in spared:
        if static.applies is not None and static.applies(g, holder, p) and static.amount(g, holder, p):
            return True
    return False


def is_protected(g: Battle, p: Piece) -> bool:
    """Unstoppable Army shields minions, Survivalist outsiders, from damage, destruction and weaken tokens, and from
    nothing else: losing tokens is no damage (SH-GLOS-61)."""
    challenge = g.setting.challenge
    if challenge == "unstoppable-army":
        return p.card.is_minion
    return challenge == "survivalist" and p.card.type == "outsider"


def _stopped_by(g: Battle, p: Piece, kind: str) -> Iterator[Piece]:
    """The holders of abilities of one kind that step in before damage to `p`."""
    for holder, ability in around(g).replacers:
        if ability.kind == kind and ability.extra(g, holder, p):
            yield holder


def _before_armor(g: Battle, p: Piece, n: int) -> int:
    """Doubling and halving; of halved damage the larger half is prevented."""
    if p.marked("double-damage"):
        n *= 2
    for _ in _stopped_by(g, p, "halve"):
        n //= 2
    return n


def has_barrier(g: Battle, p: Piece) -> bool:
    """Barrier holds while no wound token lies on the creature (SH-GLOS-11, SH-GLOS-12); health tokens that are lost
    leave none (SH-GLOS-14), and once the wounds are healed it holds again (HM-GLO-12)."""
    return p.vigor >= 0 and keyword(g, p, "barrier") > 0


def through(g: Battle, p: Piece, n: int) -> int:
    """How many wounds `n` damage would make of it, with nobody asked and nothing used up."""
    if n <= 0 or is_immune(g, p) or next(_stopped_by(g, p, "void"), None) is not None:
        return 0
    if next(_stopped_by(g, p, "instead"), None) is not None:
        return 0
    n = max(_before_armor(g, p, n) - armor_left(g, p), 0)
    if n and has_barrier(g, p):
        return 1
    return n


def just_enough(g: Battle, p: Piece, n: int) -> int:
    """The least damage up to `n` that destroys the creature, else all of `n` (SH-GLOS-51 to SH-GLOS-53)."""
    left = health(g, p)
    if has_barrier(g, p) or through(g, p, n) < left:  # an active barrier swallows the whole strike (SH-GLOS-55)
        return n
    return next(enough for enough in range(1, n + 1) if through(g, p, enough) >= left)


def hurt(g: Battle, p: Piece, n: int, by: Piece | None, rule: str = "SH-HEALTH-01") -> Rules[int]:
    """Deal damage to a card, in whatever words: each point that comes through is a wound token (SH-HEALTH-01,
    HM-GLO-22). Returns the wounds."""
    if n <= 0 or (by is not None and by.marked("no-damage-dealt")):
        return 0
    if p.concealed:
        from hordekeep.games.lanes.concealing import reveal

        if not (yield from reveal(g, p)):
            return 0
    if around(g).replacers:
        p = yield from _redirected(g, p, n)
        holder = next(_stopped_by(g, p, "void"), None)
        if holder is not None:
            g.say("prevented", "SH-GLOS-05", at=_name(g, p), card=p.card.id, amount=n, by=holder.card.id)
            yield from g.edition.depart(g, holder, None)
            return 0
    if is_immune(g, p):
        return 0
    if around(g).replacers and (yield from _done_instead(g, p)):
        return 0
    n = _before_armor(g, p, n)
    stopped = min(armor_left(g, p), n)
    if stopped:
        p.armor_used += stopped
        n -= stopped
        g.say("armor", "SH-GLOS-03", at=_name(g, p), card=p.card.id, amount=stopped)
    if n <= 0:
        return 0
    if has_barrier(g, p):  # after armor (SH-GLOS-15); the one wound may still destroy (SH-GLOS-13)
        n = 1
    wound(g, p, n, by, rule)
    after(g, Happening(DAMAGED, p, by, n))
    return n


def _done_instead(g: Battle, p: Piece) -> Rules[bool]:
    """Does something else happen instead of the damage? The alliance chooses what there is to choose (HM-DEST-09,
    HM-ABR-11)."""
    for holder, ability in around(g).replacers:
        if ability.kind == "instead" and ability.extra(g, holder, p):
            assert ability.effect is not None
            g.say("replaced", "HM-DEST-09", at=_name(g, p), card=p.card.id)
            c = Cause(holder)
            c.side = ALLIANCE
            c.index = ability.index
            yield from ability.effect(g, c)
            return True
    return False


def _redirected(g: Battle, p: Piece, n: int) -> Rules[Piece]:
    """Who takes the damage in the end; a packet is redirected at most once, so that it never bounces back."""
    for holder, ability in list(around(g).replacers):
        if ability.kind == "redirect" and not holder.doomed:
            taker: Piece = yield from ability.extra(g, holder, p, n)
            if taker is not p:
                return taker
    return p


def wound(g: Battle, p: Piece, n: int, by: Piece | None, rule: str) -> None:
    """Put wound tokens on a card that took damage (SH-HEALTH-01)."""
    if g.tell is not None:
        g.say("damage", rule, at=_name(g, p), card=p.card.id, amount=n, by="" if by is None else by.card.id)
    place_wounds(g, p, n, by)


def pay_wounds(g: Battle, p: Piece, n: int, by: Piece) -> None:
    """Put wound tokens on a card as a cost: they are simply placed, which is no damage (SH-ALLI-24, SH-Q-19)."""
    g.say("tokens", "SH-ALLI-24", at=_name(g, p), card=p.card.id, token="wound", amount=n)
    place_wounds(g, p, n, by)


def place_wounds(g: Battle, p: Piece, n: int, by: Piece | None) -> None:
    """Wound tokens cancel health tokens first, one for one (SH-TOKEN-02, HM-TOKEN-06), a tower's too (SH-CARD-05); at
    health 0 a card is doomed (SH-HEALTH-02)."""
    lost = min(max(p.vigor, 0), n)
    p.vigor -= n
    if lost:
        after(g, Happening(LOST_HEALTH_TOKENS, p, by, lost))
    check_health(g, p, by)


def check_health(g: Battle, p: Piece, by: Piece | None) -> None:
    """A card with health 0 or less is doomed, and nothing saves it any more (SH-HEALTH-02, SH-HEALTH-04); a minion
    whose last health token goes too, however it went (HM-MIN-10)."""
    if not p.doomed and _can_fall(g, p) and health(g, p) <= 0 and not is_protected(g, p):
        doom(g, p, by)
    elif p.card.is_tower:
        g.edition.tower_spent(g, p)


def _can_fall(g: Battle, p: Piece) -> bool:
    return p.card.health is not None or (g.portal_is_outsider and p is g.portal)


def _name(g: Battle, p: Piece) -> str:
    return place_name(place_of(g, p))
