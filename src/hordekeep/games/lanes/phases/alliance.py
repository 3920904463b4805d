"""Alliance Phase: play, engage, move, discard and use abilities, in any order, any number of times (SH-ALLI-01)."""

from __future__ import annotations

from hordekeep.games.lanes.abilities import printed, text_of
from hordekeep.games.lanes.battle import ALLIANCE, HORDE, LANES, MINIONS, Battle, Piece
from hordekeep.games.lanes.happenings import ENGAGED, Happening, after
from hordekeep.games.lanes.movement import BROUGHT, free_lanes, leave, move, swap
from hordekeep.games.lanes.phases.duties import is_challenged, why_not_done
from hordekeep.games.lanes.phases.open_phase import DONE, one_act
from hordekeep.games.lanes.places import piece_at, place_name, place_of
from hordekeep.games.lanes.playing import (
    NOT_IN_HAND,
    hosts,
    play,
    usable,
    use,
    why_not_afford,
    why_not_place,
    why_not_use,
)
from hordekeep.games.lanes.resources import discard_from_hand, reshuffle
from hordekeep.games.lanes.settling import finish
from hordekeep.games.lanes.values import health, keyword
from hordekeep.kernel import Choice, Refusal, Rules, Text

MOVES: tuple[tuple[Choice, ...], ...] = tuple(
    tuple(("move", here, there) for there in range(LANES)) for here in range(LANES)
)
DISCARDS: tuple[Choice, ...] = tuple(("discard", LANES + lane) for lane in range(LANES))
ENGAGES: tuple[Choice, ...] = tuple(("engage", minion) for minion in range(len(MINIONS)))
RESHUFFLE: Choice = ("reshuffle",)

NO_ALLY_THERE = Refusal("SH-ALLI-15", Text("no-ally-there"))
IS_TOWER = Refusal("SH-ALLI-17", Text("no-tower-moves"))
LANE_NOT_FREE = Refusal("SH-ALLI-15", Text("no-lane-taken"))
PARTNERS_ALLY = Refusal("SH-ALLI-15", Text("no-partners-ally"))
HELD = Refusal("SH-ALLI-15", Text("no-held"))
CHALLENGED = Refusal("SH-VS-33", Text("no-challenged"))
NO_MINION = Refusal("SH-ALLI-06", Text("no-minion"))
MINION_WEAK = Refusal("SH-ALLI-06", Text("no-minion-health"))
LANES_FULL = Refusal("SH-ALLI-09", Text("no-lane-for-minion"))
ALLY_NEEDED = Refusal("SH-ALLI-07", Text("no-ally-for-minion"))
TOWER_THERE = Refusal("SH-ALLI-08", Text("no-tower-engages"))
UNENGAGEABLE = Refusal("SH-GLOS-16", Text("no-unengageable"))
NO_CARD_TO_DISCARD = Refusal("SH-ALLI-23", Text("no-card-to-discard"))
NOTHING_THERE = Refusal("SH-ALLI-19", Text("no-nothing-there"))
NOT_YOUR_CARD = Refusal("SH-ALLI-19", Text("no-not-yours"))
CASTLE_STAYS = Refusal("SH-ALLI-20", Text("no-castle-stays"))


def alliance_begins(g: Battle, _: object) -> None:
    """The phase opens."""
    g.phase = "alliance"
    g.done = 0
    g.say("phase-begins", "SH-WIN-07", phase="alliance")
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
        case "move":
            yield from _move(g, choice[1], choice[2])
        case "engage":
            yield from _engage(g, seat, choice[1])
        case "use":
            yield from use_choice(g, seat, choice)
        case "discard":
            p = piece_at(g, choice[1])
            assert p is not None
            g.say("discarded-in-play", "SH-ALLI-19", card=p.card.id, at=place_name(choice[1]))
            leave(g, p)  # no destruction: no "Destroyed:" (SH-HEALTH-15)
            yield from finish(g)
        case "reshuffle":
            reshuffle(g, seat)
            yield from ()


def play_choice(g: Battle, seat: int, choice: Choice) -> Rules[None]:
    """("play", card, place, bargain): play that card of the own hand."""
    card = next(each for each in g.players[seat].hand if each.id == choice[1])
    place = choice[2] if len(choice) > 2 else None
    yield from play(g, seat, card, place, len(choice) > 3)


def use_choice(g: Battle, seat: int, choice: Choice) -> Rules[None]:
    """("use", place, n): use the n-th "Exhaust:" ability there."""
    p = piece_at(g, choice[1])
    assert p is not None
    yield from use(g, seat, p, text_of(p).exhaust[choice[2]])


def _move(g: Battle, here: int, there: int) -> Rules[None]:
    ally, other = g.alliance_row[here], g.alliance_row[there]
    assert ally is not None
    if other is None:
        move(g, ally, there, "SH-ALLI-15")
    else:
        swap(g, ally, other, "SH-ALLI-16")
    yield from finish(g)


def _engage(g: Battle, seat: int, which: int) -> Rules[None]:
    """A minion of the back line comes to the leftmost lane without monsters, where an ally stands (SH-ALLI-06); so
    several may come, one to each lane (SH-ALLI-14)."""
    minion = g.minions[which]
    for _ in range(keyword(g, minion, "toll")):
        yield from discard_from_hand(g, seat, "toll", "SH-ALLI-23", minion.card)
    lane = free_lanes(g, HORDE)[0]
    g.horde_row[lane] = minion
    minion.lane = lane
    if minion.marks is not None:
        minion.marks.pop(BROUGHT, None)
    g.board_changed()
    g.say("engaged", "SH-ALLI-06", card=minion.card.id, lane=lane + 1)
    after(g, Happening(ENGAGED, minion, g.alliance_row[lane]))
    yield from finish(g)


# -- legality ----------------------------------------------------------------------------------------------------------


def actions(g: Battle, seat: int) -> list[Choice]:
    """Everything that a seat may do now in the Alliance Phase."""
    found = plays(g, seat)
    found += uses(g, seat)
    if why_not_engage_at_all(g) is None:
        found += [ENGAGES[which] for which in range(len(MINIONS)) if why_not_engage(g, seat, which) is None]
    found += moves(g, seat)
    found += _discards(g, seat)
    if g.setting.challenge and why_not_reshuffle(g, seat) is None:
        found.append(RESHUFFLE)
    if why_not_done(g, seat) is None:
        found.append(DONE)
    return found


def moves(g: Battle, seat: int) -> list[Choice]:
    """Every move of an own ally to a free lane, every swap once: of two own allies from the left one, with a partner's
    ally from the own (SH-ALLI-15, SH-ALLI-16, SH-Q-11)."""
    row = g.alliance_row
    free = [lane for lane in range(LANES) if row[lane] is None]
    own = [lane for lane in range(LANES) if row[lane] is not None and why_not_leave(g, seat, lane) is None]
    partners = []
    if len(g.players) > 1:
        others = [lane for lane in range(LANES) if row[lane] is not None and lane not in own]
        partners = [lane for lane in others if why_not_swap(g, lane) is None]
    found = []
    for here in own:
        to = MOVES[here]
        found += [to[there] for there in free]
        found += [to[there] for there in own if here < there]
        found += [to[there] for there in partners]
    return found


def _discards(g: Battle, seat: int) -> list[Choice]:
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


def plays(g: Battle, seat: int) -> list[Choice]:
    """The cards of the hand that can be played now, each with every place for it."""
    found: list[Choice] = []
    free = [LANES + lane for lane in free_lanes(g, ALLIANCE)]
    purse = g.mana[g.purse_of(seat)]
    for card in dict.fromkeys(g.players[seat].hand):
        if (card.cost or 0) > purse and not printed(card).may_cost_less:  # too dear at first sight
            continue
        if why_not_afford(g, seat, card) is None:
            if card.is_spell:
                found.append(("play", card.id))
            elif card.is_attachment:
                found += [("play", card.id, place_of(g, host)) for host in hosts(g, card)]
            else:
                found += [("play", card.id, place) for place in free]
        if printed(card).bargains and why_not_afford(g, seat, card, True) is None:
            found += [("play", card.id, place, 1) for place in free]
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
    card = next((each for each in g.players[seat].hand if each.id == choice[1]), None)
    if card is None:
        return NOT_IN_HAND
    return why_not_afford(g, seat, card, len(choice) > 3) or why_not_place(
        g, card, choice[2] if len(choice) > 2 else None
    )


def why_not_leave(g: Battle, seat: int, lane: int) -> Refusal | None:
    """Why the card of this lane cannot be moved by this seat."""
    p = g.alliance_row[lane]
    if p is None:
        return NO_ALLY_THERE
    if p.card.is_tower:
        return IS_TOWER
    if p.seat != seat:
        return PARTNERS_ALLY
    return why_not_budge(g, p)


def why_not_budge(g: Battle, p: Piece) -> Refusal | None:
    """An ally that is held, or challenged by the monster it faces (SH-VS-33), stays: so the move action asks, and
    nothing else (SH-VS-34)."""
    if p.marked("cannot-move"):
        return HELD
    return CHALLENGED if is_challenged(g, p) else None


def why_not_swap(g: Battle, there: int) -> Refusal | None:
    """Two allies may exchange lanes, a partner's too (SH-ALLI-16); never a tower (SH-ALLI-17)."""
    other = g.alliance_row[there]
    assert other is not None
    if other.card.is_tower:
        return IS_TOWER
    return why_not_budge(g, other)


def why_not_move(g: Battle, seat: int, here: int, there: int) -> Refusal | None:
    """Any own ally to any lane without alliance cards, or in exchange with another ally (SH-ALLI-15 to SH-ALLI-18)."""
    if (refusal := why_not_leave(g, seat, here)) is not None:
        return refusal
    if here == there:
        return LANE_NOT_FREE
    return None if g.alliance_row[there] is None else why_not_swap(g, there)


def why_not_engage_at_all(g: Battle) -> Refusal | None:
    """The leftmost lane without monsters needs an ally in it (SH-ALLI-07 to SH-ALLI-09)."""
    for lane, monster in enumerate(g.horde_row):
        if monster is None:
            ally = g.alliance_row[lane]
            if ally is None:
                return ALLY_NEEDED
            return TOWER_THERE if ally.card.is_tower else None
    return LANES_FULL


def why_not_engage(g: Battle, seat: int, which: int) -> Refusal | None:
    """A minion with health, in the back line, a lane for it, and an ally there (SH-ALLI-06 to SH-ALLI-09)."""
    minion = g.minions[which]
    if minion.lane >= 0:
        return NO_MINION
    if health(g, minion) <= 0:
        return MINION_WEAK
    if (refusal := why_not_engage_at_all(g)) is not None:
        return refusal
    if minion.marked("cannot-be-engaged"):
        return UNENGAGEABLE
    if keyword(g, minion, "toll") > len(g.players[seat].hand):
        return NO_CARD_TO_DISCARD
    return None


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
    if g.setting.challenge != "survivalist" or player.reshuffles >= 2 or not player.discard:
        return Refusal("SH-ACH-14", Text("no-reshuffle"))
    return None
