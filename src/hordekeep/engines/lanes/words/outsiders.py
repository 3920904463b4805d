"""What only outsiders and those who join them say: concealed arrivals, portals that are outsiders, ways to the pile."""

from __future__ import annotations

from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.noticing import watched
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts import concealing
from hordekeep.engines.lanes.rules.second_edition.leaving import return_with_all
from hordekeep.engines.lanes.rules.second_edition.outsiders import become_outsider, defect
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Static
from hordekeep.engines.lanes.state.battle import BLANK, SHORN, Battle, Piece
from hordekeep.engines.lanes.state.happenings import LEFT_PLAY
from hordekeep.engines.lanes.words.deeds import past_help
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


@V.word("ability", "Each other horde card is summoned concealed.",
        fr="Chaque autre carte Horde est invoquée dissimulée.", rule="HM-GLO-70")  # fmt: skip
def arrive_concealed() -> Ability:
    """Face down, whoever summons it; this card alone comes as it is."""
    others = Static("arrives-concealed", 1, lambda g, holder, p: p.card is not holder.card)
    return Ability("static", statics=(others,))


@verb(
    "conceal and shuffle {t:target}",
    fr="[dissimulez et mélangez|dissimuler et mélanger] {t}",
    rule="HM-GLO-24",
    uncovers=False,
)
@enforces("HM-GLO-30")
def conceal_and_shuffle(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """Those in lanes that are not concealed yet, and that nothing lies on; a card that says it of itself hides with
    what it keeps."""
    able = [p for p in t if p.lane >= 0 and not (p.concealed or p.doomed or p.card.is_minion)]
    able = [p for p in able if concealing.is_bare(p) or p is c.me]
    concealing.conceal_and_shuffle(g, able)
    return bool(able)


@verb("{t:target} becomes the outsider", fr="{t} devient l’Outsider", rule="HM-OUT-19")
def becomes_the_outsider(g: Battle, c: Cause, t: list[Piece]) -> bool:
    """The portal in play."""
    able = g.portal in t and not g.portal.doomed
    if able:
        become_outsider(g)
    return able


def _only_says_where_to(g: Battle, t: list[Piece]) -> bool:
    """Does nothing wait but this and a destruction that sets nothing else off? Then the fallen go to the pile whichever
    of the two comes first, and nobody needs to be asked."""
    if len(g.waiting) != 2 or not past_help(t) or watched(g, LEFT_PLAY):
        return False
    return all(stands(p) and not _has_last_words(p) for p in t)


def _has_last_words(p: Piece) -> bool:
    """Has it a "Destroyed:" ability, or a card attached to it?"""
    return any("destroyed" in text_of(each).by_kind for each in (p, *(p.attached or ())))


@verb(
    "put {t:target} on the bottom of the outsider pile as a monster without abilities",
    fr="[placez|placer] {t} sous la pile Outsider comme un Monstre sans capacités",
    rule="HM-GLO-72",
    name="to_bottom_as_monster",
    idle=lambda g, c, t: _only_says_where_to(g, t),
)
def to_bottom_as_monster(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """An ally joins the horde."""
    done = False
    for p in t:
        done |= yield from defect(g, p, BLANK)
    return done


@verb(
    "put {t:target} on the bottom of the outsider pile as a monster without this ability",
    fr="[placez|placer] {t} sous la pile Outsider comme un Monstre sans cette capacité",
    rule="HM-GLO-72",
    name="to_bottom_without_this",
    idle=lambda g, c, t: _only_says_where_to(g, t),
)
def to_bottom_without_this(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """An ally joins the horde and keeps its other abilities."""
    done = False
    for p in t:
        done |= yield from defect(g, p, SHORN)
    return done


@verb(
    "put {t:target} on the bottom of the outsider pile keeping its tokens and attachments",
    fr="[placez|placer] {t} sous la pile Outsider en conservant ses jetons et ses Améliorations",
    rule="HM-OUT-05",
    name="to_bottom_keeping",
)
def to_bottom_keeping(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """An outsider waits in the pile as it is, to come back so."""
    able = [p for p in t if stands(p) and not p.doomed and p.card.is_outsider]
    for p in able:
        yield from return_with_all(g, p)
    return bool(able)
