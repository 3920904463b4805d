"""The Market Phase (CS-MKT): a fresh row of offers, then one turn for each player (CS-TURN-04)."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.asking import ask
from hordekeep.games.cloudspire.asking.choices import PASS
from hordekeep.games.cloudspire.effects.effects import happens, highest, of_faction, standing_windows, use
from hordekeep.games.cloudspire.effects.stats import pay
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.happened import Bought, EarthscapeBought, MarketRefreshed
from hordekeep.games.cloudspire.rules.wave.prices import chip_price, earthscape_price
from hordekeep.games.cloudspire.state.pieces import CHIPS, take
from hordekeep.games.cloudspire.state.play_area import BESIDE, DISCARD, MARKET, OFFERED, PILE, Occasion, PlayArea
from hordekeep.kernel import Choice, Rules


def market_phase(g: PlayArea, _: None) -> Rules[None]:
    """Refresh the offers, not in wave 1 (CS-WAVE-09); then everybody's turn, in order (CS-FIRST-01)."""
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


def refresh_offers(g: PlayArea) -> None:
    """All offers and the earthscape are discarded and new ones shown (CS-MKT-02, CS-MKT-03)."""
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


def fill_row(g: PlayArea) -> None:
    """New offers up to the size of the row, as far as there are any (CS-MKT-06)."""
    while len(g.offers) < g.setting.offers:
        restock(g)
        if not g.market_deck:
            return
        chip = g.market_deck.pop()
        take(g, chip, OFFERED)
        g.offers.append(chip)


def restock(g: PlayArea) -> None:
    """An empty market stack is made anew of its discard (CS-MKT-08)."""
    if g.market_deck:
        return
    g.market_deck, g.market_discard = g.market_discard, []
    for chip in g.market_deck:
        g.place[chip] = PILE
    g.dice.shuffle(g.market_deck)


def show_earthscape(g: PlayArea) -> None:
    """The next earthscape is turned up (CS-MKT-03, CS-Q-21-REFRESHEARTH)."""
    if not g.earth_deck:
        g.earth_deck, g.earth_discard = g.earth_discard, []
        g.dice.shuffle(g.earth_deck)
    g.earth_shown = g.earth_deck.pop() if g.earth_deck else 0


def purchases(g: PlayArea, seat: int) -> list[Choice]:
    """What a faction can buy now: a chip of the row, or the earthscape if nobody has bought one yet (CS-MKT-07)."""
    found: list[Choice] = [
        ("buy", CHIPS[chip].faces[0].id) for chip in g.offers if chip_price(g, seat, chip) <= g.source[seat]
    ]
    if g.earth_shown and not g.earth_sold and earthscape_price(g, seat) <= g.source[seat]:
        found.append(("buy-earthscape", g.earth_shown))
    return found


def market_turn(g: PlayArea, seat: int) -> Rules[None]:
    """One purchase, or none (CS-MKT-04, CS-MKT-10); effects may allow more, or other deals first."""
    bought = 0
    most = highest(g, "purchases", seat) or 1
    while bought < most:
        windows = standing_windows(g, "market-turn", seat)
        choices = [*purchases(g, seat), *(("use-advancement", name) for name, _, _ in windows)]
        if not choices:
            return
        answer = yield from ask(g, seat, "market", "CS-MKT-04", [*choices, PASS], committed=bought > 0)
        if answer == PASS:
            return
        if answer[0] == "use-advancement":
            for name, whose, window in windows:
                if name == answer[1]:
                    use(g, window.often, f"{seat}:{name}")
                    yield from window.do(g, whose)
                    bought += window.often == "purchase"
            continue
        yield from buy(g, seat, answer)
        bought += 1


def buy(g: PlayArea, seat: int, choice: Choice) -> Rules[None]:
    """Pay, take it beside the barracks (CS-MKT-09), and fill the gap at once (CS-MKT-06)."""
    if choice[0] == "buy-earthscape":
        price = earthscape_price(g, seat)
        pay(g, seat, price)
        g.earthscapes[seat] += (g.earth_shown,)
        g.earth_sold = True
        if g.tell:
            g.tell(EarthscapeBought(seat, g.earth_shown))
        show_earthscape(g)
        yield from happens(g, "bought", Occasion(seat=seat, amount=price))
        return
    chip = next(each for each in g.offers if CHIPS[each].faces[0].id == choice[1])
    price = chip_price(g, seat, chip)
    pay(g, seat, price)
    g.offers.remove(chip)
    take(g, chip, BESIDE)
    g.holder[chip] = seat
    if g.tell:
        g.tell(Bought(seat, chip, price))
    fill_row(g)
    yield from happens(g, "bought", Occasion(chip, seat=seat, amount=price))
