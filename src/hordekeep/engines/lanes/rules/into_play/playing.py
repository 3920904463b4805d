"""Playing an alliance card, using an "Exhaust:" ability: what it costs, where it may go, what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.choices import No, Yes
from hordekeep.engines.lanes.asking.questions import may
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.lasting import price, was_played
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.rules.concepts.concealing import reveal
from hordekeep.engines.lanes.rules.concepts.movement import attach, enter, exhaust, tell_now
from hordekeep.engines.lanes.rules.concepts.resolving import resolve
from hordekeep.engines.lanes.rules.concepts.resources import pay_mana
from hordekeep.engines.lanes.rules.health.damage import hurt
from hordekeep.engines.lanes.rules.into_play.choices import Play
from hordekeep.engines.lanes.rules.into_play.happened import Played, Used
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.state.abilities import Ability, Cause, printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.happenings import PLAYED, Happening
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.kernel import SEAT_LETTERS, Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.state.happened import Untold

TOO_DEAR = Refusal("SH-ALLI-02", Text("no-mana"))
NOT_IN_HAND = Refusal("SH-ALLI-02", Text("no-not-in-hand"))
LANE_TAKEN = Refusal("SH-ALLI-03", Text("no-lane-taken"))
NOTHING_TO_HOLD_IT = Refusal("SH-CARD-09", Text("no-nothing-lies-there"))
NO_HOST = Refusal("SH-CARD-09", Text("no-host"))
NEEDS_PLACE = Refusal("SH-ALLI-03", Text("no-needs-place"))
CANNOT_FACE = Refusal("SH-GLOS-16", Text("no-cannot-face"))
NO_BARGAIN = Refusal("SH-ALLI-02", Text("no-bargain"))
NOT_A_REACTION = Refusal("SH-TREA-15", Text("no-reaction"))
NOT_A_REACTION_ABILITY = Refusal("SH-TREA-16", Text("no-reaction"))
EXHAUSTED = Refusal("SH-REF-09", Text("no-exhausted"))
HELD = Refusal("SH-ALLI-21", Text("no-held"))
NOT_YOURS = Refusal("SH-ALLI-21", Text("no-not-yours"))
NOTHING_TO_USE = Refusal("SH-ALLI-21", Text("no-nothing-there"))
NO_EXHAUST_ABILITY = Refusal("SH-ALLI-21", Text("no-exhaust-ability"))
ONLY_SPELLS_REACT = Refusal("SH-TREA-18", Text("no-only-reactions"))


def cost_of(g: Battle, seat: int, card: Card, bargain: bool = False) -> int:
    """The mana that playing a card costs now: printed, less what its own sentences take off."""
    cost = card.cost or 0
    text = printed(card)
    for ability in text.discounts:
        cost -= ability.extra(g, seat)
    if bargain:
        cost -= sum(ability.extra[1] for ability in text.bargains)
    if g.lasting:
        cost += price(g, seat, card)
    return max(cost, 0)


@enforces("SH-ALLI-02", "SH-TREA-15")
def why_not_afford(g: Battle, seat: int, card: Card, bargain: bool = False) -> Refusal | None:
    """The mana must be there; in the Treachery Phase only reactions are played."""
    if g.phase == "treachery" and (refusal := g.edition.why_not_react(g, seat, card)) is not None:
        return refusal
    if bargain and not printed(card).bargains:
        return NO_BARGAIN
    return TOO_DEAR if cost_of(g, seat, card, bargain) > g.mana[g.purse_of(seat)] else None


@enforces("SH-TREA-15", "SH-TREA-18")
def why_not_react(g: Battle, seat: int, card: Card) -> Refusal | None:
    """Only spells are reactions, and only those with the mark."""
    if not card.is_spell:
        return ONLY_SPELLS_REACT
    return None if any(ability.reaction for ability in printed(card).play) else NOT_A_REACTION


@enforces("SH-ALLI-03", "SH-COOP-03", "SH-CARD-09")
def why_not_place(g: Battle, card: Card, place: int | None) -> Refusal | None:
    """Allies and towers need a lane without alliance cards, whosever, attachments a host."""
    if card.is_spell:
        return None if place is None else NEEDS_PLACE
    if place is None:
        return None if card.is_attachment and g.edition.attached_to_nothing else NEEDS_PLACE
    if card.is_attachment:
        host = piece_at(g, place)
        if host is None:
            return NOTHING_TO_HOLD_IT
        return None if host in hosts(g, card) else NO_HOST
    if not LANES <= place < 2 * LANES:
        return NEEDS_PLACE
    lane = place - LANES
    if g.alliance_row[lane] is not None:
        return LANE_TAKEN
    return None if g.edition.lanes_to_play(g, 0, card, [lane]) else CANNOT_FACE


def hosts(g: Battle, card: Card) -> list[Piece]:
    """What an attachment may be attached to, by its own sentence."""
    found: list[Piece] = []
    for ability in printed(card).by_kind.get("attach", ()):
        found += ability.extra(g, Cause(Piece(card, ALLIANCE, 0)))
    return found


@enforces("SH-ALLI-02", "SH-ALLI-03", "SH-ALLI-04", "SH-ALLI-05", "SH-CARD-07", "SH-CARD-08", "HM-ALLY-06")
def play(g: Battle, seat: int, card: Card, place: int | None, bargain: bool = False, free: bool = False) -> Rules[None]:
    """Pay, put the card into play or resolve the spell, then its "Play:" ability."""
    player = g.players[seat]
    if not free:
        pay_mana(g, seat, cost_of(g, seat, card, bargain))
    is_again = card not in player.hand
    (player.discard if is_again else player.hand).remove(card)
    if g.lasting:
        was_played(g, seat, card, is_again)
    piece = Piece(card, ALLIANCE, seat)
    waits = bargain or card.is_attachment  # what comes before it lies there is told after it was played
    if not waits:
        _lay(g, piece, place)
    if g.tell:
        g.tell(Played(seat, card.id, place))
    if bargain:
        for ability in printed(card).bargains:
            yield from hurt(g, g.castle, ability.extra[0], None, "SH-ALLI-23")
    in_play = not card.is_spell
    if card.is_attachment:
        in_play = yield from _put_on_host(g, piece, place)
    elif waits:
        _lay(g, piece, place)
    note_played(g, seat, card)
    after(g, Happening(PLAYED, piece, piece, card=card, seat=seat))
    if card.is_spell:
        yield from _resolve_spell(g, piece)
    elif in_play:
        yield from g.edition.play_ability(g, piece)
    yield from finish(g)


def _lay(g: Battle, piece: Piece, place: int | None) -> None:
    """An ally or tower stands in its lane before its "Play:" ability (SH-ALLI-04); a spell may be found on the discard
    pile already (HM-ALLY-06)."""
    if not piece.card.is_spell:
        assert place is not None
        enter(g, piece, place - LANES)
    elif g.edition.spells_first:
        g.players[piece.seat].discard.append(piece.card)


def _put_on_host(g: Battle, piece: Piece, place: int | None) -> Rules[bool]:
    """An attachment comes into play on its host, if it is a host once it lies face up; else it is discarded."""
    host = None if place is None else piece_at(g, place)
    if host is not None and host.concealed and not (yield from reveal(g, host)):
        host = None  # what lay there was no monster (HM-GLO-28, HM-GLO-29)
    if host is None:
        g.players[piece.seat].discard.append(piece.card)  # for want of a host or by choice (HM-ALLY-07)
        return False
    attach(g, piece, host)
    return True


def _resolve_spell(g: Battle, piece: Piece) -> Rules[None]:
    """A spell is resolved first, then discarded (SH-CARD-07, SH-CARD-08), unless the edition discards it before."""
    card, seat = piece.card, piece.seat
    bolt = bolt_for(g, seat, card)
    if bolt is not None and (yield from _is_bolt(g, seat, card, bolt)):
        yield from _strike_as_bolt(g, seat, card, bolt)
    else:
        yield from g.edition.play_ability(g, piece)
    if not g.edition.spells_first:
        g.players[seat].discard.append(card)


@enforces("SH-ALLI-04")
def play_at_once(g: Battle, p: Piece) -> Rules[None]:
    """The "Play:" ability of a card that was played; what its arrival has set off follows."""
    yield from resolve(g, p, text_of(p).play)


@enforces("SH-ACH-02")
def note_played(g: Battle, seat: int, card: Card) -> None:
    """Remember which kinds of cards were played, and how many this turn."""
    g.note("allies-played" if card.type == "ally" else f"{card.type}-played")
    if g.edition.counts_plays:
        mark = played_by(seat)
        g.castle.mark(mark, g.castle.marked(mark) + 1)


def played_by(seat: int) -> str:
    """The mark of the castle that counts a player's cards of this turn."""
    return f"cards-played-{SEAT_LETTERS[seat]}"


# -- a spell in another's hands ----------------------------------------------------------------------------------------


def bolt_for(g: Battle, seat: int, card: Card) -> tuple[Piece, Ability] | None:
    """The card in play that may let a spell deal damage instead of its own effect, with that ability."""
    if not card.is_spell or not card.cost:
        return None
    for p in g.alliance_row:
        if p is not None and p.seat == seat and not p.doomed:
            for ability in text_of(p).by_kind.get("bolt", ()):
                if ability.extra.find(g, Cause(p, seat)):
                    return p, ability
    return None


@enforces("HM-TREACH-12")
def _is_bolt(g: Battle, seat: int, card: Card, bolt: tuple[Piece, Ability]) -> Rules[bool]:
    """As a reaction a spell without the mark has no other effect; else its player says."""
    if g.phase == "treachery" and not any(ability.reaction for ability in printed(card).play):
        return True
    return (yield from may(g, (seat,), MAY_BOLT, bolt[0].card))


def _strike_as_bolt(g: Battle, seat: int, card: Card, bolt: tuple[Piece, Ability]) -> Rules[None]:
    """Damage equal to the printed cost, dealt by the card that allows it."""
    p, ability = bolt
    picked: list[Piece] = yield from ability.extra.pick(g, Cause(p, seat))
    for target in picked:
        yield from hurt(g, target, card.cost or 0, p, "HM-GLO-13")


def why_not_use(g: Battle, seat: int, p: Piece | None, index: int = 0) -> Refusal | None:
    """An "Exhaust:" ability needs an own, ready card, its costs, and in the Treachery Phase the reaction mark."""
    if p is None or p.side != ALLIANCE:
        return NOTHING_TO_USE
    if p is not g.castle and p.host is not g.castle and p.seat != seat:
        return NOT_YOURS
    abilities = text_of(p).exhaust
    if index >= len(abilities):
        return NO_EXHAUST_ABILITY
    ability = abilities[index]
    if ability.tires is None:
        if not p.ready:
            return g.edition.exhausted
        if p.marked("cannot-exhaust"):
            return HELD
    elif (refusal := _why_not_tire(g, seat, p, ability)) is not None:
        return refusal
    if g.phase == "treachery" and not ability.reaction:
        return NOT_A_REACTION_ABILITY
    if ability.cost is not None:
        return ability.cost.why_not(g, Cause(p, seat))
    return None


@enforces("HM-EXH-02", "HM-COOP-07")
def _why_not_tire(g: Battle, seat: int, p: Piece, ability: Ability) -> Refusal | None:
    """Who is exhausted instead of the card has to be there, ready, and one's own."""
    assert ability.tires is not None
    tired = ability.tires(g, Cause(p, seat))
    if not tired:
        return NO_EXHAUST_ABILITY
    for each in tired:
        if each.seat != seat:
            return NOT_YOURS
        if not each.ready:
            return g.edition.exhausted
        if each.marked("cannot-exhaust"):
            return HELD
    return None


@enforces("SH-ALLI-21", "SH-ALLI-22", "SH-ALLI-23", "SH-ALLI-24", "HM-ABIL-04")
def use(g: Battle, seat: int, p: Piece, ability: Ability) -> Rules[None]:
    """Exhaust the card, pay the additional costs in full, then resolve; most castles ask a mana besides."""
    cause = Cause(p, seat)
    cause.index = ability.index
    tired = (p,) if ability.tires is None else ability.tires(g, cause)
    for each in tired:
        each.ready = False
    untold: Untold = (Used(seat, p.card.id, place_of(g, p), ability.index), "") if g.tell else None
    if ability.cost is not None:
        if not ability.cost.quiet:
            untold = tell_now(g, untold)  # what it costs is told after it
        yield from ability.cost.pay(g, cause)
    if untold:
        tell_now(g, untold)
    for each in tired:
        exhaust(g, each)  # what waits for that comes after what waits for the costs
    if g.waiting and (interrupt := g.edition.interrupt) is not None:
        yield from interrupt(g)
    assert ability.effect is not None
    yield from ability.effect(g, cause)
    yield from finish(g)


def usable(g: Battle) -> list[Piece]:
    """The alliance's cards in play that have an "Exhaust:" ability: castle, lanes, attachments."""
    found: list[Piece] = []
    for bearer in (g.castle, *g.alliance_row):
        if bearer is not None:
            cards = (bearer, *(bearer.attached or ()))
            found += [p for p in cards if text_of(p).exhaust and p.side == ALLIANCE]
    return found


# -- the questions -----------------------------------------------------------------------------------------------------

MAY_BOLT: Question[Yes | No] = Asking("may-bolt", "HM-TREACH-12", {Yes: allowed, No: allowed})


def _why_not_play(g: Battle, ask: Asked, seat: int, choice: Play) -> Refusal | None:
    """An ally of the hand is played at its cost to a free lane, whatever the phase."""
    card = next((each for each in g.players[seat].hand if each.id == choice.card), None)
    if card is None:
        return NOT_IN_HAND
    if not card.is_ally:
        return Refusal(ask.rule, Text("no-pick-ally"))
    if choice.bargain and not printed(card).bargains:
        return NO_BARGAIN
    if cost_of(g, seat, card, bool(choice.bargain)) > g.mana[g.purse_of(seat)]:
        return TOO_DEAR
    return why_not_place(g, card, choice.place)


CHOOSE_PLAY: Question[Play] = Asking("choose-play", "SH-ALLI-02", {Play: _why_not_play})
