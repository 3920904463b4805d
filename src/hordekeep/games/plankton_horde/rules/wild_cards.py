"""Flayers (PH-FLAY), Demons (PH-DEM) and Playing Flayers and Demons (PH-WILD)."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import DEMON, FLAYER
from hordekeep.games.plankton_horde.content.kinds import BATTLE, Card
from hordekeep.games.plankton_horde.state import Cards, HordeState, clockwise, strength, without
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Amount, Question, Seat, Told, Verb, allowed


class Pass(Verb, verb="pass", late="PH-WILD-01"):
    """Add no wild card."""


class PlayFlayer(Verb, verb="flayer", touched=("horde:{seat}:flayer",), late="PH-WILD-01"):
    """Add a Flayer."""


class PlayDemon(Verb, verb="demon", touched=("horde:{seat}:demon",), late="PH-WILD-01"):
    """Add a Demon, for a sacrifice."""


class Sacrifice(Verb, verb="sacrifice", touched=("horde:{seat}:{card}",), late="PH-DEM-03"):
    """Give this card to the Demon."""

    card: Card


class Passed(Told, kind="passed", rule="PH-WILD-03"):
    """A player adds nothing more for now."""

    seat: Seat


class FlayerAdded(Told, kind="flayer-added", rule="PH-FLAY-01", moment=True):
    """A Flayer joined the battle."""

    seat: Seat
    total: Amount


class DemonAdded(Told, kind="demon-added", rule="PH-DEM-01", moment=True):
    """A Demon joined the battle, and a card is gone for it."""

    seat: Seat
    card: Card
    total: Amount


PASS, PLAY_FLAYER, PLAY_DEMON, SACRIFICE = Pass(), PlayFlayer(), PlayDemon(), Sacrifice.every()


@enforces("PH-WILD-03", "PH-WILD-07")
def wild_cards(g: HordeState, seat: int) -> Rules[None] | None:
    """One player's turn to add wild cards; who has none that can be used is not asked."""
    if not (has_flayer(g, seat) or has_demon(g, seat)):
        pass_wild(g, seat)
        return None
    return ask_for_wild_card(g, seat)


@enforces("PH-FLAY-04", "PH-WILD-02", "PH-DEM-12", "PH-WILD-06")
def ask_for_wild_card(g: HordeState, seat: int) -> Rules[None]:
    """Add a Flayer or a Demon, or pass. Who adds one keeps the turn until passing.

    They join any battle, also one that cannot be won or in which the player has nothing else.
    """
    choices: list[Pass | PlayFlayer | PlayDemon] = [PASS]
    if has_flayer(g, seat):
        choices.append(PLAY_FLAYER)
    if has_demon(g, seat):
        choices.append(PLAY_DEMON)
    answer: Pass | PlayFlayer | PlayDemon = yield Asked(ADD_WILD_CARD, seat, choices)
    if isinstance(answer, Pass):
        pass_wild(g, seat)
        if g.tell:
            g.tell(Passed(seat))
        return
    if isinstance(answer, PlayFlayer):
        play_flayer(g, seat)
    else:
        others = without(g.hordes[seat], DEMON)
        given: Sacrifice = yield Asked(WHICH_SACRIFICE, seat, sacrifices(others), facts=others)
        play_demon(g, seat, given.card)
    g.passes = 0
    g.agenda.append(("wild_cards", seat))


@enforces("PH-WILD-03")
def pass_wild(g: HordeState, seat: int) -> None:
    """The window closes once everybody has passed in a row since the last addition."""
    g.passes += 1
    g.agenda.append(("resolve_battle", None) if g.passes == g.seats else ("wild_cards", clockwise(g, seat)))


def has_flayer(g: HordeState, seat: int) -> bool:
    """Is there a Flayer to add?"""
    return FLAYER in g.hordes[seat]


@enforces("PH-DEM-04", "PH-DEM-06")
def has_demon(g: HordeState, seat: int) -> bool:
    """Is there a Demon that has not joined this battle, and another card to give it?"""
    horde = g.hordes[seat]
    return DEMON in horde and horde.count(DEMON) > g.added_demons[seat] and len(horde) > 1


@enforces("PH-FLAY-01", "PH-FLAY-02", "PH-FLAY-03", "PH-WILD-04")
def play_flayer(g: HordeState, seat: int) -> None:
    """A Flayer adds one, to win or only to tie, and is gone."""
    discard(g, seat, FLAYER)
    g.added_flayers[seat] += 1
    if g.tell:
        g.tell(FlayerAdded(seat, battle_total(g, seat)))


@enforces("PH-DEM-05", "PH-DEM-06")
def sacrifices(others: Cards) -> list[Sacrifice]:
    """Any other card of the horde may be the sacrifice, never the Demon itself."""
    return [SACRIFICE[face] for face in dict.fromkeys(others)]


@enforces("PH-DEM-01", "PH-DEM-02", "PH-DEM-03", "PH-DEM-07", "PH-DEM-08", "PH-DEM-10", "PH-DEM-13", "PH-DEM-14")
@enforces("PH-DEM-11")
def play_demon(g: HordeState, seat: int, sacrifice: int) -> None:
    """A Demon adds one and stays; its sacrifice is gone at once and for good.

    A sacrificed monster of this very battle no longer counts in it, nor does a Demon that had joined it; one that had
    not joined takes nothing away. Nor does the sacrifice count in any later battle, which helps where the token is
    negative.
    """
    if sacrifice == DEMON and g.added_demons[seat] == g.hordes[seat].count(DEMON) - 1:
        g.added_demons[seat] -= 1
    discard(g, seat, sacrifice)
    g.added_demons[seat] += 1
    if g.tell:
        g.tell(DemonAdded(seat, sacrifice, battle_total(g, seat)))


def discard(g: HordeState, seat: int, face: int) -> None:
    """A card leaves the horde for good, face up."""
    g.hordes[seat] = without(g.hordes[seat], face)
    if face in g.seen[seat]:
        g.seen[seat] = without(g.seen[seat], face)
    g.discards[seat] += (face,)


@enforces("PH-WILD-05")
def battle_total(g: HordeState, seat: int) -> int:
    """Regular monsters and wild cards of `seat` in the present battle."""
    return strength(g, seat, g.row[g.battle]) + g.added_flayers[seat] + g.added_demons[seat]


@enforces("PH-FLAY-03")
def why_not_flayer(g: HordeState, ask: Asked, seat: int, choice: PlayFlayer) -> Refusal | None:
    """A Flayer that was played is gone."""
    return None if has_flayer(g, seat) else NO_FLAYER


@enforces("PH-DEM-04")
def why_not_demon(g: HordeState, ask: Asked, seat: int, choice: PlayDemon) -> Refusal | None:
    """Who is asked has another card, so a Demon that cannot be added has joined already."""
    if has_demon(g, seat):
        return None
    return DEMON_HAS_JOINED if DEMON in g.hordes[seat] else NO_DEMON


@enforces("PH-DEM-09")
def why_not_sacrifice(g: HordeState, ask: Asked, seat: int, choice: Sacrifice) -> Refusal | None:
    """Only another card of the own horde can be sacrificed; a Flayer that was played is gone."""
    others: Cards = ask.facts
    if choice.card in others:
        return None
    if choice.card == DEMON:
        return NOT_ITSELF
    rule = "PH-DEM-09" if choice.card == FLAYER else "PH-DEM-03"
    return Refusal(rule, Text("no-sacrifice-not-in-horde", **choice.words()))


NO_FLAYER = Refusal("PH-FLAY-03", Text("no-flayer"))
NO_DEMON = Refusal("PH-DEM-01", Text("no-demon"))
DEMON_HAS_JOINED = Refusal("PH-DEM-04", Text("no-demon-again"))
NOT_ITSELF = Refusal("PH-DEM-06", Text("no-sacrifice-itself"))

ADD_WILD_CARD: Question[Pass | PlayFlayer | PlayDemon] = Question(
    "wild",
    "PH-WILD-02",
    {Pass: allowed, PlayFlayer: why_not_flayer, PlayDemon: why_not_demon},
    says={"battle": lambda g, _: BATTLE.say(g.row[g.battle]), "token": lambda g, _: g.tokens[g.battle]},
)
"""A wild card for the battle in progress."""

WHICH_SACRIFICE: Question[Sacrifice] = Question("sacrifice", "PH-DEM-03", {Sacrifice: why_not_sacrifice})
"""What a Demon is added for. Its facts are the other cards of the horde."""
