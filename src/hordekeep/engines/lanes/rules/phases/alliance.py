"""Alliance Phase: play, engage, move, discard and use abilities, in any order, any number of times (SH-ALLI-01)."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.asking.choices import DONE, Done
from hordekeep.engines.lanes.asking.regarding import how_many_asked, mana_asked
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.lasting import from_discard
from hordekeep.engines.lanes.rules.concepts.happened import DiscardedInPlay
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.rules.concepts.resources import reshuffle
from hordekeep.engines.lanes.rules.into_play.choices import PLAY, USE, Play, Use
from hordekeep.engines.lanes.rules.into_play.playing import (
    NOT_IN_HAND,
    hosts,
    play,
    usable,
    use,
    why_not_afford,
    why_not_place,
    why_not_use,
)
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.choices import DISCARD_AT, RESHUFFLE, Discard, Reshuffle
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins
from hordekeep.engines.lanes.rules.phases.open_phase import one_act
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Check, Verb

MOST_RESHUFFLES: Final = 2

NOTHING_THERE = Refusal("SH-ALLI-19", Text("no-nothing-there"))
NOT_YOUR_CARD = Refusal("SH-ALLI-19", Text("no-not-yours"))
CASTLE_STAYS = Refusal("SH-ALLI-20", Text("no-castle-stays"))

VERBS: Final = {
    "play": "SH-ALLI-02",
    "engage": "SH-ALLI-06",
    "move": "SH-ALLI-15",
    "discard": "SH-ALLI-19",
    "use": "SH-ALLI-21",
    "reshuffle": "SH-ACH-14",
}
"""The actions of the Alliance Phase, each with the rule that gives it its time."""


def alliance_begins(g: Battle, _: object) -> None:
    """The phase opens."""
    g.phase = "alliance"
    g.done = 0
    if g.tell:
        g.tell(PhaseBegins("alliance"))
    g.agenda.append(("alliance_ends", None))
    g.agenda.append(("action", None))


@enforces("SH-ALLI-01", "SH-TREA-19")
def action(g: Battle, _: object) -> Rules[None]:
    """One action of any alliance player who is not done; the phase closes when all are."""
    g.phase = "alliance"
    act = yield from one_act(g, "action", g.edition.action, actions)
    if act is not None:
        yield from take(g, *act)


def take(g: Battle, seat: int, choice: Verb) -> Rules[None]:
    """Do what was chosen."""
    match choice:
        case Play():
            card = next(each for each in playable(g, seat) if each.id == choice.card)
            yield from play(g, seat, card, choice.place, bool(choice.bargain))
        case Use():
            p = piece_at(g, choice.place)
            assert p is not None
            yield from use(g, seat, p, text_of(p).exhaust[choice.which])
        case Discard():
            p = piece_at(g, choice.place)
            assert p is not None
            untold = (DiscardedInPlay(p.card.id, choice.place), "SH-ALLI-19") if g.tell else None
            yield from g.edition.depart(g, p, untold=untold)
            yield from finish(g)
        case Reshuffle():
            reshuffle(g, seat)
        case _:
            yield from g.edition.take_universal(g, seat, choice)


# -- legality ----------------------------------------------------------------------------------------------------------


def actions(g: Battle, seat: int) -> list[Verb]:
    """Everything that a seat may do now in the Alliance Phase."""
    found: list[Verb] = [*plays(g, seat), *uses(g, seat)]
    found += g.edition.universal(g, seat)
    found += g.edition.discards(g, seat)
    if g.setting.challenge and why_not_reshuffle(g, seat) is None:
        found.append(RESHUFFLE)
    if g.edition.why_not_done(g, seat) is None:
        found.append(DONE)
    return found


@enforces("SH-ALLI-19")
def discards(g: Battle, seat: int) -> list[Discard]:
    """Every own card in play may be discarded, attachments too."""
    found = []
    for p in g.alliance_row:
        if p is not None:
            if p.seat == seat:
                found.append(DISCARD_AT(LANES + p.lane))
            if p.attached:
                found += [DISCARD_AT(place_of(g, each)) for each in p.attached if each.seat == seat]
    if g.castle.attached:
        found += [DISCARD_AT(place_of(g, each)) for each in g.castle.attached if each.owner == seat]
    return found


def playable(g: Battle, seat: int) -> list[Card]:
    """The hand, and what may be played this turn as if it were there."""
    hand = g.players[seat].hand
    return [*hand, *from_discard(g, seat)] if g.lasting else hand


def plays(g: Battle, seat: int) -> list[Play]:
    """The cards of the hand that can be played now, each with every place for it."""
    found: list[Play] = []
    free = free_lanes(g, ALLIANCE)
    purse = g.mana[g.purse_of(seat)]
    for card in dict.fromkeys(playable(g, seat)):
        if (card.cost or 0) > purse and not printed(card).may_cost_less and not g.lasting:  # too dear at first sight
            continue
        if why_not_afford(g, seat, card) is None:
            if card.is_spell:
                found.append(PLAY(card.id))
            elif card.is_attachment:
                found += [PLAY(card.id, place_of(g, host)) for host in hosts(g, card)]
                if g.edition.attached_to_nothing:
                    found.append(PLAY(card.id))
            else:
                found += [PLAY(card.id, LANES + lane) for lane in g.edition.lanes_to_play(g, seat, card, free)]
        if printed(card).bargains and why_not_afford(g, seat, card, True) is None:
            found += [PLAY(card.id, LANES + lane, 1) for lane in g.edition.lanes_to_play(g, seat, card, free)]
    return found


def uses(g: Battle, seat: int) -> list[Use]:
    """The "Exhaust:" abilities that can be used now."""
    return [
        USE(place_of(g, p), index)
        for p in usable(g)
        for index in range(len(text_of(p).exhaust))
        if why_not_use(g, seat, p, index) is None
    ]


def why_not_play(g: Battle, ask: Asked, seat: int, choice: Play) -> Refusal | None:
    """In hand, affordable, and with a legal place."""
    card = next((each for each in playable(g, seat) if each.id == choice.card), None)
    if card is None:
        return NOT_IN_HAND
    return why_not_afford(g, seat, card, bool(choice.bargain)) or why_not_place(g, card, choice.place)


@enforces("SH-ALLI-19", "SH-ALLI-20")
def why_not_discard(g: Battle, seat: int, place: int) -> Refusal | None:
    """Any own alliance card in play may be discarded, but never the castle."""
    p = piece_at(g, place)
    if p is g.castle:
        return CASTLE_STAYS
    if p is None or p.side != ALLIANCE:
        return NOTHING_THERE
    return None if p.seat == seat else NOT_YOUR_CARD


@enforces("SH-ACH-14")
def why_not_reshuffle(g: Battle, seat: int) -> Refusal | None:
    """Only the Survivalist may shuffle the discard pile into the deck, twice."""
    player = g.players[seat]
    if g.setting.challenge != "survivalist":
        return Refusal("SH-ACH-14", Text("no-reshuffle"))
    if player.reshuffles >= MOST_RESHUFFLES:
        return Refusal("SH-ACH-14", Text("no-reshuffles-left"))
    return None if player.discard else Refusal("SH-ACH-14", Text("no-discards-to-shuffle"))


def _why_not_use(g: Battle, ask: Asked, seat: int, choice: Use) -> Refusal | None:
    return why_not_use(g, seat, piece_at(g, choice.place), choice.which)


def _why_not_discard(g: Battle, ask: Asked, seat: int, choice: Discard) -> Refusal | None:
    return g.edition.why_not_discard(g, seat, choice.place)


def _why_not_done(g: Battle, ask: Asked, seat: int, choice: Done) -> Refusal | None:
    return g.edition.why_not_done(g, seat)


REACTIONS: Final[dict[type[Verb], Check]] = {Play: why_not_play, Use: _why_not_use}
"""What both editions let players do in the Alliance Phase and as reactions."""
ACTIONS: Final[dict[type[Verb], Check]] = {
    **REACTIONS,
    Discard: _why_not_discard,
    Done: _why_not_done,
}
"""What both editions let players do in the Alliance Phase."""
ACTION_SAYS: Final = {"players": how_many_asked, "mana": mana_asked}
