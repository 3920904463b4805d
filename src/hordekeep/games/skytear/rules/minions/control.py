"""Who wins a control point (SM-CTRL): heroes and minions that see it, and at most one Lead card a side."""

from __future__ import annotations

from hordekeep.games.skytear.asking.questions import TEAM, among, put_to
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.content.names import listed
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.values import control_of
from hordekeep.games.skytear.rules.actions.choices import NO_LEAD, LeadCard, NoLead, lead_card
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.minions.happened import ControlCompared, LeadRevealed, LeadSelected
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, Arena, Lead
from hordekeep.kernel import Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

NO_SUCH_LEAD = Refusal("SM-CTRL-03", Text("no-such-lead"))

SELECT_LEAD: Question[LeadCard | NoLead] = Question(
    "select-lead",
    "SM-CTRL-04",
    {LeadCard: among(NO_SUCH_LEAD), NoLead: allowed},
    says={**TEAM, "what": lambda g, ask: points_name(g, ask.about)},
)


# -- control points ----------------------------------------------------------------------------------------------------


def lanes_of(g: Arena, points: int) -> list[int]:
    """The Lanes of a challenge."""
    return [lane for lane in range(len(g.tokens)) if points >> lane & 1]


def dome_of(g: Arena, points: int) -> int:
    """The Dome of a challenge; -1 if it is fought over in Lanes."""
    return (points >> len(g.tokens)).bit_length() - 1


def point_hexes(g: Arena, points: int) -> int:
    """The hexes of a challenge's tokens, or of the control point of its Dome (SM-Q-DOMECP)."""
    dome = dome_of(g, points)
    if dome >= 0:
        return 1 << g.field.domes[dome].control_point
    found = 0
    for lane, token in enumerate(g.tokens):
        if points >> lane & 1:
            found |= 1 << token
    return found


def points_name(g: Arena, points: int) -> Text:
    """What a challenge is fought over, in words: Lanes, or a Dome."""
    dome = dome_of(g, points)
    if dome >= 0:
        return Text("the-dome", dome=g.field.domes[dome].id)
    return listed([Text("the-lane", lane=g.field.lanes[lane].id) for lane in lanes_of(g, points)])


# -- counting ----------------------------------------------------------------------------------------------------------


@enforces("SM-CTRL-01", "SM-CTRL-02", "SM-MIN-05", "SM-L3-02", "SM-CTRL-12", "SM-OUT-04", "SM-CTRL-06", "SM-COV-11")
def base_control(g: Arena, side: int, points: int) -> int:
    """+1 for each hero, Exhausted or not, and each minion that sees the point, once where several tokens are fought
    over together; heroes with their bonuses, outsiders nothing. White lines hinder, Cover does not."""
    hexes = point_hexes(g, points)
    seen = 0
    for each in hexes_in(hexes):
        seen |= g.field.sees[each]
    found = (g.on[BLUE_MINIONS + side] & seen).bit_count()
    for hero in g.heroes_of(side):
        if sight(g, hero) & hexes:
            found += control_of(g, hero)
    return found


@enforces("SM-CTRL-03", "SM-CTRL-11")
def leads_at(g: Arena, side: int, points: int) -> list[tuple[int, Lead]]:
    """The Lead cards under the heroes of a side that see the point, each with its hero; a Defeated hero's never
    count."""
    hexes = point_hexes(g, points)
    return [(hero, lead) for hero in g.heroes_of(side) if sight(g, hero) & hexes for lead in g.leads[hero]]


# -- step 1: the winner ------------------------------------------------------------------------------------------------


@enforces("SM-CTRL-03", "SM-CTRL-09", "SM-CTRL-10")
def reveal_leads(g: Arena, points: int) -> None:
    """Both sides reveal every Lead card under heroes that see the point; cards revealed at an earlier token count
    again. Then they choose, first player first."""
    for side in (g.first_side, 1 - g.first_side):
        for hero in dict.fromkeys([hero for hero, _ in leads_at(g, side, points)]):
            for place, lead in enumerate(g.leads[hero]):
                if not lead.shown:
                    _reveal(g, hero, place, lead)
    g.agenda.append(("select_lead", (points, 0, 0, 0)))


def _reveal(g: Arena, hero: int, place: int, lead: Lead) -> None:
    leads = list(g.leads[hero])
    leads[place] = lead._replace(shown=True)
    g.leads[hero] = tuple(leads)
    if g.tell:
        g.tell(LeadRevealed(hero, lead.card.id, lead.card.cost))


@enforces("SM-CTRL-04", "SM-CTRL-07", "SM-CTRL-08", "SM-LEAD-04", "SM-LEAD-05", "SM-LEAD-07", "SM-TEAM-20")
def select_lead(g: Arena, so_far: tuple[int, int, int, int]) -> Rules[None]:
    """A side selects at most one of its revealed cards, whose mana cost it adds, never its modifier; a team one in
    all."""
    points, nth, *added = so_far
    side = g.first_side if nth == 0 else 1 - g.first_side
    costs = {lead.card.id: lead.card.cost for _, lead in leads_at(g, side, points)}
    if costs:
        cards = sorted(costs, key=lambda card: (-costs[card], card))
        choices: list[LeadCard | NoLead] = [*[lead_card(card) for card in cards], NO_LEAD]
        seats = g.setting.seats_of(side)
        answer: LeadCard | NoLead = yield put_to(
            SELECT_LEAD, seats, choices, committed=False, facts=costs, about=points
        )
        if isinstance(answer, LeadCard):
            added[side] = shelf().power_cards[answer.card].cost
            if g.tell:
                g.tell(LeadSelected(side, answer.card, added[side]))
    if nth == 0:
        g.agenda.append(("select_lead", (points, 1, added[0], added[1])))
    else:
        _compare(g, points, added)


@enforces("SM-CTRL-05")
def _compare(g: Arena, points: int, added: list[int]) -> None:
    """The higher Control Value wins; a tie has no winner."""
    blue, red = [base_control(g, side, points) + added[side] for side in (0, 1)]
    winner = NOBODY if blue == red else int(red > blue)
    difference = abs(blue - red)
    if winner != NOBODY:
        _count_win(g, points, winner, difference)
    if g.tell:
        g.tell(ControlCompared(tuple(lanes_of(g, points)), dome_of(g, points), blue, red, winner, difference))
    g.agenda.append(("control_decided", (points, winner, difference)))
    check_victory(g, "effect")


def _count_win(g: Arena, points: int, winner: int, difference: int) -> None:
    """What victory cards ask for: lane tokens won and by how much, Minions Phases with a Dome won (SM-Q-VICTORY)."""
    lanes = len(lanes_of(g, points))
    mine = g.tallies[winner]
    if lanes:
        wins = mine.lane_wins + lanes
        mine = mine._replace(lane_wins=wins, largest_win=max(mine.largest_win, difference))
    elif not g.won[winner] >> len(g.tokens):
        mine = mine._replace(dome_phases=mine.dome_phases + 1)
    blue, red = g.won
    g.won = (blue | points, red) if winner == 0 else (blue, red | points)
    g.tallies = (mine, g.tallies[1]) if winner == 0 else (g.tallies[0], mine)
