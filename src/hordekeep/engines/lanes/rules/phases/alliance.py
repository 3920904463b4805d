"""Alliance Phase: play, engage, move, discard and use abilities, in any order, any number of times (SH-ALLI-01)."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.lasting import from_discard
from hordekeep.engines.lanes.rules.concepts.happened import DiscardedInPlay
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.rules.concepts.resources import reshuffle
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
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins
from hordekeep.engines.lanes.rules.phases.open_phase import DONE, one_act
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.kernel import Choice, Refusal, Rules, Text

DISCARDS: tuple[Choice, ...] = tuple(("discard", LANES + lane) for lane in range(LANES))
RESHUFFLE: Choice = ("reshuffle",)
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


def action(g: Battle, _: object) -> Rules[None]:
    """One action of any alliance player who is not done; the phase closes when all are (SH-ALLI-01)."""
    g.phase = "alliance"
    act = yield from one_act(g, "action", "action", "SH-ALLI-01", actions)
    if act is not None:
        yield from take(g, *act)


def take(g: Battle, seat: int, choice: Choice) -> Rules[None]:
    """Do what was chosen."""
    match choice[0]:
        case "play":
            yield from play_choice(g, seat, choice)
        case "use":
            yield from use_choice(g, seat, choice)
        case "discard":
            p = piece_at(g, choice[1])
            assert p is not None
            if g.tell:
                g.tell(DiscardedInPlay(p.card.id, choice[1]), "SH-ALLI-19")
            yield from g.edition.depart(g, p, None)
            yield from finish(g)
        case "reshuffle":
            reshuffle(g, seat)
        case _:
            yield from g.edition.take_universal(g, seat, choice)


def play_choice(g: Battle, seat: int, choice: Choice) -> Rules[None]:
    """("play", card, place, bargain): play that card of the own hand."""
    card = next(each for each in playable(g, seat) if each.id == choice[1])
    place = choice[2] if len(choice) > 2 else None
    yield from play(g, seat, card, place, len(choice) > 3)


def use_choice(g: Battle, seat: int, choice: Choice) -> Rules[None]:
    """("use", place, n): use the n-th "Exhaust:" ability there."""
    p = piece_at(g, choice[1])
    assert p is not None
    yield from use(g, seat, p, text_of(p).exhaust[choice[2]])


# -- legality ----------------------------------------------------------------------------------------------------------


def actions(g: Battle, seat: int) -> list[Choice]:
    """Everything that a seat may do now in the Alliance Phase."""
    found = plays(g, seat)
    found += uses(g, seat)
    found += g.edition.universal(g, seat)
    found += g.edition.discards(g, seat)
    if g.setting.challenge and why_not_reshuffle(g, seat) is None:
        found.append(RESHUFFLE)
    if g.edition.why_not_done(g, seat) is None:
        found.append(DONE)
    return found


def discards(g: Battle, seat: int) -> list[Choice]:
    """Every own card in play may be discarded, attachments too (SH-ALLI-19)."""
    found = []
    for p in g.alliance_row:
        if p is not None:
            if p.seat == seat:
                found.append(DISCARDS[p.lane])
            if p.attached:
                found += [("discard", place_of(g, each)) for each in p.attached if each.seat == seat]
    if g.castle.attached:
        found += [("discard", place_of(g, each)) for each in g.castle.attached if each.owner == seat]
    return found


def playable(g: Battle, seat: int) -> list[Card]:
    """The hand, and what may be played this turn as if it were there."""
    hand = g.players[seat].hand
    return [*hand, *from_discard(g, seat)] if g.lasting else hand


def plays(g: Battle, seat: int) -> list[Choice]:
    """The cards of the hand that can be played now, each with every place for it."""
    found: list[Choice] = []
    free = free_lanes(g, ALLIANCE)
    purse = g.mana[g.purse_of(seat)]
    for card in dict.fromkeys(playable(g, seat)):
        if (card.cost or 0) > purse and not printed(card).may_cost_less and not g.lasting:  # too dear at first sight
            continue
        if why_not_afford(g, seat, card) is None:
            if card.is_spell:
                found.append(("play", card.id))
            elif card.is_attachment:
                found += [("play", card.id, place_of(g, host)) for host in hosts(g, card)]
                if g.edition.attached_to_nothing:
                    found.append(("play", card.id))
            else:
                found += [("play", card.id, LANES + lane) for lane in g.edition.lanes_to_play(g, seat, card, free)]
        if printed(card).bargains and why_not_afford(g, seat, card, True) is None:
            found += [("play", card.id, LANES + lane, 1) for lane in g.edition.lanes_to_play(g, seat, card, free)]
    return found


def uses(g: Battle, seat: int) -> list[Choice]:
    """The "Exhaust:" abilities that can be used now."""
    return [
        ("use", place_of(g, p), index)
        for p in usable(g)
        for index in range(len(text_of(p).exhaust))
        if why_not_use(g, seat, p, index) is None
    ]


def why_not_play(g: Battle, seat: int, choice: Choice) -> Refusal | None:
    """In hand, affordable, and with a legal place."""
    card = next((each for each in playable(g, seat) if each.id == choice[1]), None)
    if card is None:
        return NOT_IN_HAND
    return why_not_afford(g, seat, card, len(choice) > 3) or why_not_place(
        g, card, choice[2] if len(choice) > 2 else None
    )


def why_not_discard(g: Battle, seat: int, place: int) -> Refusal | None:
    """Any own alliance card in play may be discarded, but never the castle (SH-ALLI-19, SH-ALLI-20)."""
    p = piece_at(g, place)
    if p is g.castle:
        return CASTLE_STAYS
    if p is None or p.side != ALLIANCE:
        return NOTHING_THERE
    return None if p.seat == seat else NOT_YOUR_CARD


def why_not_reshuffle(g: Battle, seat: int) -> Refusal | None:
    """Only the Survivalist may shuffle the discard pile into the deck, twice (SH-ACH-14)."""
    player = g.players[seat]
    if g.setting.challenge != "survivalist":
        return Refusal("SH-ACH-14", Text("no-reshuffle"))
    if player.reshuffles >= MOST_RESHUFFLES:
        return Refusal("SH-ACH-14", Text("no-reshuffles-left"))
    return None if player.discard else Refusal("SH-ACH-14", Text("no-discards-to-shuffle"))
