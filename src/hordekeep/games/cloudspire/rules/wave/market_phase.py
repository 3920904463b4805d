"""The Market Phase (CS-MKT): a fresh row of offers, then one turn for each player (CS-TURN-04)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.checks import too_dear
from hordekeep.games.cloudspire.asking.choices import PASS, Pass
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import Freely, source
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use, UseAdvancement
from hordekeep.games.cloudspire.effects.effects import happens, highest, of_faction, standing_windows, use
from hordekeep.games.cloudspire.effects.stats import pay
from hordekeep.games.cloudspire.effects.using import no_time_to_use, using_advancement
from hordekeep.games.cloudspire.rules.wave.choices import Buy, BuyEarthscape
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.happened import Bought, EarthscapeBought, MarketRefreshed
from hordekeep.games.cloudspire.rules.wave.prices import chip_price, earthscape_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, take
from hordekeep.games.cloudspire.state.play_area import BESIDE, DISCARD, MARKET, OFFERED, PILE, Occasion, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed


@enforces("CS-WAVE-09", "CS-FIRST-01", "CS-TURN-04")
def market_phase(g: PlayArea, _: None) -> Rules[None]:
    """Refresh the offers, not in wave 1; then everybody's turn, in order."""
    g.phase = MARKET
    g.earth_sold = False
    if g.wave > 1:
        refresh_offers(g)
    yield from begin_phase(g)
    yield from happens(g, "market", Occasion())
    first = [seat for seat in g.setting.around(g.first_seat) if of_faction(g, "market-first", seat)]
    order = first + [seat for seat in g.setting.around(g.first_seat) if seat not in first]
    g.agenda.append(("build_phase", None))
    g.agenda += [("market_turn", seat) for seat in reversed(order)]


@enforces("CS-MKT-02", "CS-MKT-03")
def refresh_offers(g: PlayArea) -> None:
    """All offers and the earthscape are discarded and new ones shown."""
    for chip in g.offers:
        take(g, chip, DISCARD)
    g.market_discard += g.offers
    g.offers = []
    fill_row(g)
    if g.earth_shown:
        g.earth_discard.append(g.earth_shown)
    show_earthscape(g)
    if g.tell:
        g.tell(MarketRefreshed(tuple(g.offers), g.earth_shown))


@enforces("CS-MKT-06")
def fill_row(g: PlayArea) -> None:
    """New offers up to the size of the row, as far as there are any."""
    while len(g.offers) < g.setting.offers:
        restock(g)
        if not g.market_deck:
            return
        chip = g.market_deck.pop()
        take(g, chip, OFFERED)
        g.offers.append(chip)


@enforces("CS-MKT-08")
def restock(g: PlayArea) -> None:
    """An empty market stack is made anew of its discard."""
    if g.market_deck:
        return
    g.market_deck, g.market_discard = g.market_discard, []
    for chip in g.market_deck:
        g.place[chip] = PILE
    g.dice.shuffle(g.market_deck)


@enforces("CS-MKT-03")
def show_earthscape(g: PlayArea) -> None:
    """The next earthscape is turned up (CS-Q-21-REFRESHEARTH)."""
    if not g.earth_deck:
        g.earth_deck, g.earth_discard = g.earth_discard, []
        g.dice.shuffle(g.earth_deck)
    g.earth_shown = g.earth_deck.pop() if g.earth_deck else 0


@enforces("CS-MKT-07")
def purchases(g: PlayArea, seat: int) -> list[Buy | BuyEarthscape]:
    """What a faction can buy now: a chip of the row, or the earthscape if nobody has bought one yet."""
    found: list[Buy | BuyEarthscape] = [
        Buy(CHIPS[chip].faces[0].id) for chip in g.offers if chip_price(g, seat, chip) <= g.source[seat]
    ]
    if g.earth_shown and not g.earth_sold and earthscape_price(g, seat) <= g.source[seat]:
        found.append(BuyEarthscape(g.earth_shown))
    return found


@enforces("CS-MKT-04", "CS-MKT-10")
def market_turn(g: PlayArea, seat: int) -> Rules[None]:
    """One purchase, or none; effects may allow more, or other deals first."""
    bought = 0
    most = highest(g, "purchases", seat) or 1
    while bought < most:
        windows = standing_windows(g, "market-turn", seat)
        choices: list[Buy | BuyEarthscape | UseAdvancement | Pass] = [*purchases(g, seat)]
        choices += [UseAdvancement(name) for name, _, _ in windows]
        if not choices:
            return
        answer = yield from ask(g, seat, WHAT_TO_BUY, [*choices, PASS], committed=bought > 0)
        if isinstance(answer, Pass):
            return
        if isinstance(answer, UseAdvancement):
            for name, whose, window in windows:
                if name == answer.effect:
                    use(g, window.often, f"{seat}:{name}")
                    yield from window.do(g, whose)
                    bought += window.often == "purchase"
            continue
        yield from buy(g, seat, answer)
        bought += 1


@enforces("CS-MKT-09", "CS-MKT-06")
def buy(g: PlayArea, seat: int, choice: Buy | BuyEarthscape) -> Rules[None]:
    """Pay, take it beside the barracks, and fill the gap at once."""
    if isinstance(choice, BuyEarthscape):
        price, number = earthscape_price(g, seat), g.earth_shown
        pay(g, seat, price)
        g.earthscapes[seat] += (number,)
        g.earth_sold = True
        show_earthscape(g)
        if g.tell:
            g.tell(EarthscapeBought(seat, number))
        yield from happens(g, "bought", Occasion(seat=seat, amount=price))
        return
    chip = next(each for each in g.offers if CHIPS[each].faces[0].id == choice.face)
    price = chip_price(g, seat, chip)
    pay(g, seat, price)
    g.offers.remove(chip)
    take(g, chip, BESIDE)
    g.holder[chip] = seat
    fill_row(g)
    if g.tell:
        g.tell(Bought(seat, chip, price))
    yield from happens(g, "bought", Occasion(chip, seat=seat, amount=price))


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_buy(g: PlayArea, ask: Asked, seat: int, choice: Buy) -> Refusal | None:
    """A chip of the row that the faction can pay."""
    chip = next((each for each in g.offers if CHIPS[each].faces[0].id == choice.face), NOBODY)
    if chip == NOBODY:
        return NOT_IN_ROW
    price = chip_price(g, seat, chip)
    return None if price <= g.source[seat] else too_dear(g, seat, price, "CS-MKT-05")


def _why_not_buy_earthscape(g: PlayArea, ask: Asked, seat: int, choice: BuyEarthscape) -> Refusal | None:
    """The one that is shown, if nobody has bought one."""
    if g.earth_sold:
        return EARTHSCAPE_SOLD
    if choice.earthscape != g.earth_shown:
        return NOT_SHOWN
    price = earthscape_price(g, seat)
    return None if price <= g.source[seat] else too_dear(g, seat, price, "CS-EARTH-01")


NOT_IN_ROW: Final = Refusal("CS-MKT-02", Text("no-not-offered"))
NOT_SHOWN: Final = Refusal("CS-MKT-03", Text("no-not-offered"))
EARTHSCAPE_SOLD: Final = Refusal("CS-MKT-07", Text("no-earthscape-sold"))

WHAT_TO_BUY: Final[Question[Buy | BuyEarthscape | UseAdvancement | Pass]] = Freely(
    "market",
    "CS-MKT-04",
    {
        Buy: _why_not_buy,
        BuyEarthscape: _why_not_buy_earthscape,
        UseAdvancement: using_advancement("market-turn"),
        Pass: allowed,
    },
    refuses={Use: no_time_to_use},
    says={"source": source},
)
"""The purchase of a turn."""
