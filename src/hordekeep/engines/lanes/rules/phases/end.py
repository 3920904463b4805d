"""End Phase: is the last outsider gone? Then the portal turns or is replaced, and hands shrink to seven."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import ThisCard
from hordekeep.engines.lanes.asking.questions import choose_card
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.rules.concepts.happened import Discarded, DrewCard
from hordekeep.engines.lanes.rules.concepts.picking import of_hand
from hordekeep.engines.lanes.rules.concepts.resources import gain_mana, win
from hordekeep.engines.lanes.rules.into_play.summon import next_horde_card
from hordekeep.engines.lanes.rules.phases.happened import HordeDrew, PhaseBegins, PortalReplaced, PortalTurned
from hordekeep.engines.lanes.state.battle import HORDE_OWNER, Battle, Piece
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question

MOST_CARDS = 7


@enforces("SH-END-01", "SH-END-02", "SH-END-03", "SH-END-04", "SH-END-05", "SH-END-06", "SH-END-07", "SH-END-08")
@enforces("SH-MODE-03", "SH-WIN-04")
def end(g: Battle, _: object) -> None:
    """Win, or portal, hands and a new turn. Only the fall of the last outsider wins, and only here."""
    g.phase = "end"
    if g.tell:
        g.tell(PhaseBegins("end"))
    if "last-outsider-destroyed" in g.deeds:
        win(g, "SH-END-01", "outsider-destroyed")
    if g.setting.challenge == "survivalist" and g.turn >= 20:
        win(g, "SH-ACH-15", "survived")
    _portal(g)
    g.agenda.append(("new_turn", None))
    if g.horde_seat >= 0:
        g.agenda.append(("horde_income", None))
    for seat in reversed(range(g.seats)):
        g.agenda.append(("hand_limit", seat))


@enforces("SH-END-02", "SH-END-03", "SH-HEALTH-10")
def _portal(g: Battle) -> None:
    """A surviving portal turns a quarter, a collapsing one is replaced by the next stage, upright, whatever health it
    has gained since."""
    if not g.portal.doomed:
        g.portal_at = (g.portal_at + 1) % 4
        if g.tell:
            g.tell(PortalTurned(g.portal.card.waves[g.portal_at]))
        return
    open_next_portal(g, "SH-END-03", g.portal.attached)


@enforces("SH-END-03")
def open_next_portal(g: Battle, rule: str, attached: list[Piece] | None = None) -> None:
    """The next portal lies there, upright and bare but for what stays attached."""
    card = g.portals.pop(0)
    g.portal = Piece(card, g.portal.side, HORDE_OWNER)
    g.portal.attached = attached
    for each in attached or ():
        each.host = g.portal
    g.portal_at = 0
    g.board_changed()
    if g.tell:
        g.tell(PortalReplaced(card.id, card.stage), rule)


@enforces("SH-END-06", "SH-VS-45", "HM-VS-28")
def hand_limit(g: Battle, seat: int) -> Rules[None] | None:
    """Step 2: down to seven cards, the player choosing which."""
    hand = g.horde_hand if seat == g.horde_seat else g.players[seat].hand
    return _discard_down(g, seat, hand) if len(hand) > MOST_CARDS else None


def _discard_down(g: Battle, seat: int, hand: list[Card]) -> Rules[None]:
    pile = g.horde_discard if seat == g.horde_seat else g.players[seat].discard
    while len(hand) > MOST_CARDS:
        card = yield from choose_card(g, (seat,), HAND_LIMIT, hand, None)
        assert card is not None
        hand.remove(card)
        pile.append(card)
        if g.tell:
            g.tell(Discarded(seat, card.id), "SH-END-06")


@enforces("SH-VS-07", "SH-VS-08", "SH-VS-09")
def horde_income(g: Battle, _: object) -> None:
    """The horde player draws a card and gains 1 mana, after the usual steps."""
    card = next_horde_card(g)
    if card is not None:
        g.horde_hand.append(card)
        if g.tell:
            g.tell(HordeDrew())
            g.tell(DrewCard(g.horde_seat, card.id), "SH-VS-07")
        g.edition.taken(g)
    gain_mana(g, g.purse_of(g.horde_seat), 1, "SH-VS-08")


@enforces("SH-END-08")
def new_turn(g: Battle, _: object) -> None:
    """This turn's effects end, and the next turn is laid out."""
    end_effects(g)
    lay_out_turn(g)


@enforces("SH-TOKEN-06", "SH-GLOS-04")
def end_effects(g: Battle) -> None:
    """This turn's effects end, tokens stay, armor is renewed."""
    for p in g.pieces():
        if p.marks is not None:
            if "no-abilities" in p.marks:
                g.board_changed()
            p.marks = None
        p.turn_attack = p.turn_health = p.turn_armor = p.armor_used = 0
    if g.lasting:
        g.lasting = []
        g.board_changed()
    if g.hushes:
        g.board_changed()
    g.treachery = None


@enforces("SH-WIN-07")
def lay_out_turn(g: Battle) -> None:
    """The phases of the next turn, in the edition's order."""
    g.agenda.extend((phase, None) for phase in reversed(g.edition.turn))


# -- the questions -----------------------------------------------------------------------------------------------------

HAND_LIMIT: Question[ThisCard] = Asking("hand-limit", "SH-END-06", {ThisCard: of_hand})
