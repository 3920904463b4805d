"""What holds for a card until the end of the turn and is no number on it: marks that the rules ask for."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.health.happened import Marked
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.kinds import verb


def put_mark(g: Battle, p: Piece, mark: str, amount: int = 1) -> None:
    """Mark a card for the turn, and tell it."""
    p.mark(mark, amount)
    if g.tell:
        g.tell(Marked(place_of(g, p), p.card.id, mark))


def _mark(name: str, english: str, french: str, rule: str, *marks: str) -> None:
    """A verb that only marks its targets."""

    @verb(english, fr=french, rule=rule, name=name)
    def marks_them(g: Battle, c: Cause, t: list[Piece]) -> None:
        for p in t:
            for mark in marks:
                put_mark(g, p, mark)


_mark(
    "deals_no_damage",
    "{t:target} [deals|deal:t] no damage this turn",
    "{t} n’[inflige|infligent:t] aucun dégât ce tour-ci",
    "SH-HEALTH-01",
    "no-damage-dealt",
)
_mark(
    "takes_and_deals_no_damage",
    "{t:target} takes and deals no damage this turn",
    "{t} ne subit et n’inflige aucun dégât ce tour-ci",
    "SH-HEALTH-01",
    "no-damage-taken",
    "no-damage-dealt",
)
_mark(
    "takes_double_damage",
    "{t:target} takes double damage this turn",
    "{t} subit le double des dégâts ce tour-ci",
    "SH-HEALTH-01",
    "double-damage",
)
_mark(
    "cannot_pillage",
    "{t:target} cannot pillage this turn",
    "{t} ne peut pas piller ce tour-ci",
    "SH-EDGE-11",
    "cannot-pillage",
)
_mark(
    "cannot_be_engaged",
    "{t:target} cannot be engaged this turn",
    "{t} ne peut pas être [engagé|engagée|engagés|engagées:t] ce tour-ci",
    "SH-GLOS-16",
    "cannot-be-engaged",
)
_mark(
    "cannot_move_or_exhaust",
    "{t:target} cannot move or exhaust this turn",
    "{t} ne peut ni se déplacer ni s’épuiser ce tour-ci",
    "SH-ALLI-15",
    "cannot-move",
    "cannot-exhaust",
)
_mark(
    "cannot_strike",
    "{t:target} cannot strike in the fight phase this turn",
    "{t} ne [peut|peuvent:t] pas attaquer pendant la phase Combat ce tour-ci",
    "SH-FIGHT-04",
    "does-not-strike",
)
_mark(
    "tramples_minions",
    "{t:target} may deal its excess damage to a minion instead of the portal this turn",
    "{t} peut infliger ses dégâts en excès à un Sbire plutôt qu’au Portail ce tour-ci",
    "SH-GLOS-51",
    "tramples-minions",
)


@verb("{t:target} loses its abilities this turn", fr="{t} perd ses capacités ce tour-ci", rule="SH-EDGE-10")
def loses_its_abilities(g: Battle, c: Cause, t: list[Piece]) -> None:
    """Its sentences are as if they were not there."""
    for p in t:
        put_mark(g, p, "no-abilities")
    g.board_changed()


@verb(
    "{t:target} may split its strike damage among monsters within {n:number} [lane|lanes:n] this turn",
    fr="ce tour-ci, {t} peut répartir les dégâts de ses attaques"
    " entre les Monstres à {n} [rangée|rangées:n] de distance ou moins",
    rule="SH-GLOS-56",
)
def may_split_its_strike(g: Battle, c: Cause, t: list[Piece], n: int) -> None:
    """Its strikes in the fight are shared out as its player likes."""
    for p in t:
        put_mark(g, p, "splits-strike", n)


@verb(
    "{t:target} pillages {n:number} more for each of its health tokens this turn",
    fr="{t} pille {n} de plus pour chacun de ses jetons Santé ce tour-ci",
    rule="SH-PILL-01",
)
def pillages_more(g: Battle, c: Cause, t: list[Piece], n: int) -> None:
    """Counted when it pillages."""
    for p in t:
        put_mark(g, p, "pillages-more-per-token", p.marked("pillages-more-per-token") + n)
