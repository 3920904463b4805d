"""Who and what cards speak of: allies, monsters, minions, towers; and the words that narrow them down."""

from __future__ import annotations

from collections.abc import Iterable

from hordekeep.engines.lanes.effects.values import armor, attack, is_engaged, is_idle, lane_of, neighbours
from hordekeep.engines.lanes.rules.health.destruction import going_to_discards
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.engines.lanes.words.kinds import VOCABULARY, adjective, noun
from hordekeep.engines.lanes.words.meant import Noun, Target
from hordekeep.kernel import enforces

V = VOCABULARY
V.rung("np", "anp")
V.rung("anp", "noun")


def _is_ally(g: Battle, c: Cause, p: Piece) -> bool:
    return p.side == ALLIANCE and p.card.is_creature and p.lane >= 0


@noun("[ally|allies]", fr="[Allié|Alliés]", gender="m", sort="creature/ally", rule="SH-GLOS-02",
      is_one=_is_ally, face=lambda card: card.is_ally)  # fmt: skip
@enforces("SH-COOP-07")
def ally(g: Battle, c: Cause) -> Iterable[Piece]:
    """A creature of the alliance, of either player, never a friend of the monster that says it."""
    return [p for p in g.alliance_row if p is not None and not p.card.is_tower]


def _is_monster(g: Battle, c: Cause, p: Piece) -> bool:
    return p.side == HORDE and (p.card.is_creature or p.concealed) and (p.doomed or not is_idle(g, p))


@noun("[monster|monsters]", fr="[Monstre|Monstres]", gender="m", sort="creature/monster", rule="SH-MINION-08",
      is_one=_is_monster, face=lambda card: card.is_monster)  # fmt: skip
@enforces("SH-MINION-10")
def monster(g: Battle, c: Cause) -> Iterable[Piece]:
    """Every creature of the horde, in the lanes or in the back line; idle minions are not counted."""
    found = [p for p in g.horde_row if p is not None and (p.card.is_creature or p.concealed)]
    if g.rear:
        found += g.in_rear()
    return [*found, *(p for p in g.minions if p.lane < 0 and not is_idle(g, p))]


@noun("[creature|creatures]", fr="[Créature|Créatures]", gender="f", sort="creature", rule="SH-GLOS-17",
      is_one=lambda g, c, p: _is_ally(g, c, p) or _is_monster(g, c, p), face=lambda card: card.is_creature)  # fmt: skip
def creature(g: Battle, c: Cause) -> Iterable[Piece]:
    """A monster or an ally."""
    return [*monster(g, c), *ally(g, c)]


@noun("[minion|minions]", fr="[Sbire|Sbires]", gender="m", sort="creature/monster/minion", rule="SH-MINION-01",
      is_one=lambda g, c, p: p.card.is_minion, face=lambda card: card.is_minion)  # fmt: skip
def minion(g: Battle, c: Cause) -> Iterable[Piece]:
    """One of the four minions."""
    return g.minions


@noun("[Skeleton|Skeletons]", fr="[Squelette|Squelettes]", gender="m", sort="creature/monster/skeleton",
      rule="SH-COMP-07", is_one=lambda g, c, p: p.card.id == "skeleton",
      face=lambda card: card.id == "skeleton")  # fmt: skip
def skeleton(g: Battle, c: Cause) -> Iterable[Piece]:
    """A Skeleton token."""
    return [p for p in g.horde_row if p is not None and p.card.id == "skeleton"]


@enforces("SH-GLOS-34")
def _beside(one: Piece, p: Piece, here: int | None = None) -> bool:
    """Adjacent, on the same side, to stay (a spell that waits to be resolved is not); it may be doomed."""
    here = lane_of(one) if here is None else here
    if p.side != one.side or here < 0 or p.lane < 0 or abs(p.lane - here) != 1:
        return False
    return p.card.is_creature or p.card.is_tower or p.concealed


@noun("[neighbour|neighbours]", fr="[voisin|voisins]", gender="m", sort="creature/neighbour", rule="SH-GLOS-34",
      is_one=lambda g, c, p: _beside(c.me, p),
      face=lambda card: False)  # fmt: skip
def neighbour(g: Battle, c: Cause) -> Iterable[Piece]:
    """A card of the same side in an adjacent lane."""
    return [p for p in neighbours(g, c.me) if _beside(c.me, p)]


@noun("[attachment|attachments]", fr="[Amélioration|Améliorations]", gender="f", sort="attachment", rule="SH-CARD-09",
      is_one=lambda g, c, p: p.host is not None or p.card.is_attachment,
      face=lambda card: card.is_attachment)  # fmt: skip
def attachment(g: Battle, c: Cause) -> Iterable[Piece]:
    """A card attached to another."""
    return [p for p in g.pieces() if p.host is not None]


@noun("[card|cards]", fr="[carte|cartes]", gender="f", sort="card", is_one=lambda g, c, p: True,
      face=lambda card: True)  # fmt: skip
def card(g: Battle, c: Cause) -> Iterable[Piece]:
    """Any card."""
    return g.pieces()


@noun("[spell|spells]", fr="[Sort|Sorts]", gender="m", sort="spell", rule="HM-COMP-02",
      is_one=lambda g, c, p: p.card.is_spell, face=lambda card: card.is_spell)  # fmt: skip
def spell(g: Battle, c: Cause) -> Iterable[Piece]:
    """A spell, in hand or in a pile; in play it is only while it is resolved."""
    return [p for p in g.pieces() if p.card.is_spell]


@noun("[tower|towers]", fr="[Tour|Tours]", gender="f", sort="tower", rule="HM-COMP-02",
      is_one=lambda g, c, p: p.card.is_tower, face=lambda card: card.is_tower)  # fmt: skip
def tower(g: Battle, c: Cause) -> Iterable[Piece]:
    """A tower of the alliance."""
    return [p for p in g.alliance_row if p is not None and p.card.is_tower]


@enforces("HM-OUT-18", "HM-OUT-19")
def outsiders(g: Battle) -> list[Piece]:
    """The outsider in play; the portal where that is the outsider."""
    found = g.outsider()
    return [] if found is None else [found]


@noun("[outsider|outsiders]", fr="[Outsider|Outsiders]", gender="m", sort="creature/monster/outsider",
      rule="HM-OUT-18", is_one=lambda g, c, p: p in outsiders(g),
      face=lambda card: card.is_outsider)  # fmt: skip
def outsider(g: Battle, c: Cause) -> Iterable[Piece]:
    """The outsider in play."""
    return outsiders(g)


@noun("[Brood|Broods]", fr="[Couvée|Couvées]", gender="f", sort="creature/monster/brood", rule="HM-SERV-01",
      is_one=lambda g, c, p: p.card.id == "brood" and not p.concealed,
      face=lambda card: card.id == "brood")  # fmt: skip
def brood(g: Battle, c: Cause) -> Iterable[Piece]:
    """A Brood, in a lane or in the back line."""
    return [p for p in g.bearers() if p.card.id == "brood" and not p.concealed]


@noun("[thrall|thralls]", fr="[Servitude|Servitudes]", gender="f", sort="creature/monster/thrall", rule="HM-OUT-08",
      is_one=lambda g, c, p: p.card.type == "thrall" and not p.concealed,
      face=lambda card: card.type == "thrall")  # fmt: skip
def thrall(g: Battle, c: Cause) -> Iterable[Piece]:
    """A thrall of the Colossal in play."""
    return [p for p in g.bearers() if p.card.type == "thrall" and not p.concealed]


@V.word("noun", "[neighbour|neighbours] of {t:known}", fr="[voisin|voisins] {de:t}", gender="m",
        sort="creature/neighbour", rule="SH-GLOS-34")  # fmt: skip
def neighbour_of(t: Target) -> Noun:
    """A neighbour of another card than this."""

    def among(g: Battle, c: Cause) -> list[Piece]:
        found = [p for one in t.find(g, c) for p in neighbours(g, one) if _beside(one, p)]
        for fallen in c.felled:  # it has left its lane in the middle of the sentence (HM-DEST-10)
            one = fallen.piece
            if one.lane < 0 and any(one is each for each in t.find(g, c)):
                found += [p for p in g.in_lanes(one.side) if not p.doomed and _beside(one, p, fallen.lane)]
        return found

    def is_one(g: Battle, c: Cause, p: Piece) -> bool:
        return any(_beside(one, p) for one in t.find(g, c))

    return Noun("neighbour", among, is_one, lambda card: False)


# -- before the noun ---------------------------------------------------------------------------------------------------


@adjective("non-epic {np:anp}", fr="{np} non [épique|épiques:np]", rule="SH-GLOS-25")
def non_epic(g: Battle, c: Cause, p: Piece) -> bool:
    """Not of the class of stronger cards."""
    return p.concealed or not p.card.epic  # who knows before it is turned up (SH-VS-29)


@adjective("non-outsider {np:anp}", fr="{np} non-Outsider")
def non_outsider(g: Battle, c: Cause, p: Piece) -> bool:
    """Not the outsider."""
    return p.concealed or not p.card.is_outsider


@adjective("non-hero {np:anp}", fr="{np} non-Héros")
def non_hero(g: Battle, c: Cause, p: Piece) -> bool:
    """Not a hero."""
    return not p.card.is_hero


@adjective("non-ally {np:anp}", fr="{np} non-Allié")
def non_ally(g: Battle, c: Cause, p: Piece) -> bool:
    """Not an ally."""
    return not p.card.is_ally


@adjective("other {np:anp}", fr="autre {np}")
def other_than_this(g: Battle, c: Cause, p: Piece) -> bool:
    """Not this card."""
    return p is not c.me


@adjective("unengaged {np:anp}", fr="{np} non [engagé|engagée|engagés|engagées:np]", rule="HM-GLO-32",
           name="any_unengaged")  # fmt: skip
def any_unengaged(g: Battle, c: Cause, p: Piece) -> bool:
    """With nobody of the other side in its lane."""
    return not is_engaged(g, p)


@adjective("engaged {np:anp}", fr="{np} [engagé|engagée|engagés|engagées:np]", rule="SH-GLOS-23", name="any_engaged")
def any_engaged(g: Battle, c: Cause, p: Piece) -> bool:
    """With a creature of the other side in its lane."""
    return is_engaged(g, p)


TRAITS = {
    "shapeshifter": ("Shapeshifter", "Métamorphe"),
    "royal-guard": ("Royal-Guard", "Garde royale"),
    "tribesmen": ("Tribesmen", "Tribu"),
    "dryad": ("Dryad", "Dryade"),
    "shadows": ("Shadows", "Ombres"),
    "bushido": ("Bushido", "Bushido"),
    "weapon": ("Weapon", "Arme"),
    "rogue": ("Rogue", "Roublard"),
    "phalanx": ("Phalanx", "Phalange"),
    "mentalist": ("Mentalist", "Mentaliste"),
}
"""The traits that sentences name, in English and French."""


def _trait(trait: str, english: str, french: str) -> None:
    @adjective(f"{english} {{np:anp}}", fr=f"{{np}} {french}", name=f"trait_{trait.replace('-', '_')}")
    def has_trait(g: Battle, c: Cause, p: Piece) -> bool:
        return trait in p.card.traits


for _name, (_english, _french) in TRAITS.items():
    _trait(_name, _english, _french)


# -- after the noun ----------------------------------------------------------------------------------------------------


@adjective("{np:np} within {n:number} [lane|lanes:n]", fr="{np} à {n} [rangée|rangées:n] de distance ou moins",
           kind="np", rule="SH-GLOS-56")  # fmt: skip
def within(g: Battle, c: Cause, p: Piece, n: int) -> bool:
    """In the same lane or at most so many lanes away; from where this lay, if it has left since."""
    here, there = lane_of(c.me), lane_of(p)
    if here < 0:
        here = c.lane
    return here >= 0 and there >= 0 and abs(here - there) <= n


@adjective("{np:np} in a lane", fr="{np} sur une rangée", kind="np", rule="SH-GLOS-31")
@enforces("HM-KEY-02", "HM-GLO-71")
def in_a_lane(g: Battle, c: Cause, p: Piece) -> bool:
    """At the Front, in one of the six lanes, not in the back line."""
    return p.lane >= 0


@adjective("{np:np} in the back line", fr="{np} de la ligne arrière", kind="np", rule="SH-MINION-05")
def in_the_back_line(g: Battle, c: Cause, p: Piece) -> bool:
    """In no lane."""
    return p.lane < 0


@V.word("np", "{np:np} in your discard pile", fr="{np} de votre défausse", head="np")
def in_your_discard_pile(np: Noun) -> Noun:
    """Cards of the own discard pile; counted, never touched."""

    def among(g: Battle, c: Cause) -> list[Piece]:
        seat = max(c.seat, 0)
        lying = [*g.players[seat].discard, *going_to_discards(g, seat)]
        return [Piece(each, c.side, c.seat) for each in np.faces(g, c, lying)]

    return Noun(np.sort, among, lambda g, c, p: False, lambda card: False)


@V.word("np", "{np:np} in your hand", fr="{np} de votre main", head="np", rule="HM-DECK-01")
def in_your_hand(np: Noun) -> Noun:
    """Cards of the own hand; counted, never touched."""

    def among(g: Battle, c: Cause) -> list[Piece]:
        return [Piece(each, c.side, c.seat) for each in np.faces(g, c, g.players[max(c.seat, 0)].hand)]

    return Noun(np.sort, among, lambda g, c, p: False, lambda card: False)


@adjective("{np:np} within {n:number} [lane|lanes:n] of {t:known}", fr="{np} à {n} [rangée|rangées:n] ou moins {de:t}",
           kind="np", head="np", rule="HM-GLO-67")  # fmt: skip
def within_of(g: Battle, c: Cause, p: Piece, n: int, t: Target) -> bool:
    """Counted from the card spoken of, not from this."""
    there = lane_of(p)
    lanes = [lane_of(one) for one in t.find(g, c)]
    return there >= 0 and any(lane >= 0 and abs(lane - there) <= n for lane in lanes)


@adjective("{np:np} without Armor", fr="{np} sans Armure", kind="np", rule="HM-GLO-02")
def without_armor(g: Battle, c: Cause, p: Piece) -> bool:
    """It has no armor now, from whatever source."""
    return armor(g, p) == 0


@adjective("{np:np} without horde attachments", fr="{np} sans Amélioration Horde", kind="np", rule="HM-ALLY-08")
def without_horde_attachments(g: Battle, c: Cause, p: Piece) -> bool:
    """No attachment of the horde lies on it."""
    return all(each.side != HORDE for each in p.attached or ())


@adjective("{np:np} without tokens or attachments", fr="{np} sans jeton ni Amélioration", kind="np", rule="HM-GLO-30")
def without_tokens(g: Battle, c: Cause, p: Piece) -> bool:
    """Nothing lies on it, for good or for the turn."""
    bare = not (p.vigor or p.edge or p.plate or p.turn_attack or p.turn_armor)
    return bare and not p.attached


@adjective("{np:np} reached this way", fr="{np} ainsi [touché|touchée|touchés|touchées:np]", kind="np",
           rule="HM-ABIL-02")  # fmt: skip
def reached_this_way(g: Battle, c: Cause, p: Piece) -> bool:
    """Whom the verb before has reached."""
    return any(p is each for each in c.reached)


@adjective("{np:np} costing {n:number} or less", fr="{np} de coût {n} ou moins", kind="np")
def costing_at_most(g: Battle, c: Cause, p: Piece, n: int) -> bool:
    """Printed cost so high at most; a card without a cost has none."""
    return p.card.cost is not None and p.card.cost <= n


@adjective("{np:np} costing {n:number} or more", fr="{np} de coût {n} ou plus", kind="np")
def costing_at_least(g: Battle, c: Cause, p: Piece, n: int) -> bool:
    """Printed cost so high at least."""
    return p.card.cost is not None and p.card.cost >= n


@adjective("{np:np} with attack {n:number} or less", fr="{np} d’Attaque {n} ou moins", kind="np", rule="SH-GLOS-08")
def attack_at_most(g: Battle, c: Cause, p: Piece, n: int) -> bool:
    """Its attack now is so high at most."""
    return attack(g, p) <= n


def _minion_name(id: str, english: str, gender: str) -> None:
    V.word("minion", english, name=id, fr=english, gender=gender, number="s", rule="SH-MINION-11")(lambda: id)


for _id in ("onikai", "yetnar", "zephylite", "ratamil"):
    _minion_name(_id, _id.capitalize(), "m")
