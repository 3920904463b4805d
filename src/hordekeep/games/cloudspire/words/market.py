"""What advancements change in the market: selling back, refilling, buying unseen, swapping."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import not_among
from hordekeep.games.cloudspire.asking.choices import KEEP, SELL, STOP, Keep, Select, Sell, Stop
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.chips import HERO, MINION, SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import happens, is_used, use
from hordekeep.games.cloudspire.effects.stats import gain, pay
from hordekeep.games.cloudspire.rules.onslaught.happened import SwappedInMarket
from hordekeep.games.cloudspire.rules.wave.happened import Bought
from hordekeep.games.cloudspire.rules.wave.market_phase import fill_row, restock
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    beside_barracks,
    give,
    take,
)
from hordekeep.games.cloudspire.state.play_area import (
    BESIDE,
    DISCARD,
    Meaning,
    Occasion,
    PlayArea,
    Whose,
)
from hordekeep.games.cloudspire.words.deeds import roll
from hordekeep.games.cloudspire.words.happened import EarthscapeSoldBack, OfferDiscarded, SoldBack
from hordekeep.games.cloudspire.words.kinds import Deed, When, always, deed, reacts, sentence
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed


@sentence("once per Market Phase you may sell your purchase back at once for {n:number} Source.",
          fr="une fois par phase de Marché, vous pouvez revendre aussitôt votre achat pour {n} Source.",
          rule="CS-K-ADV-35")  # fmt: skip
@enforces("CS-MKT-10")
def sell_back(n: int) -> Meaning:
    """It goes to its discard, a hero too, for it is not defeated, and an earthscape, which is a purchase like
    others."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        return occasion.seat == whose.seat and not is_used(g, "wave", f"{whose.seat}:sold-back")

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        answer = yield from ask(g, whose.seat, SELL_BACK, [SELL, KEEP], about=occasion.chip)
        if answer == SELL:
            use(g, "wave", f"{whose.seat}:sold-back")
            _take_back(g, whose.seat, occasion.chip)
            gain(g, whose.seat, n, "CS-K-ADV-35")

    return reacts(When("bought", concerns), Deed(do, always))


def _take_back(g: PlayArea, seat: int, chip: int) -> None:
    """The market takes back a chip, or the earthscape that was bought last."""
    if chip == NOBODY:
        *others, number = g.earthscapes[seat]
        g.earthscapes[seat] = tuple(others)
        g.earth_discard.append(number)
        if g.tell:
            g.tell(EarthscapeSoldBack(seat, number))
        return
    take(g, chip, DISCARD)
    g.holder[chip] = NOBODY
    g.market_discard.append(chip)
    if g.tell:
        g.tell(SoldBack(seat, chip))


@enforces("CS-MKT-06")
def discard_offers(g: PlayArea, seat: int, most: int, rule: str) -> Rules[None]:
    """Up to so many offers are discarded, each replaced at once like any that leaves the row."""
    for left in range(most, 0, -1):
        if not g.offers:
            break
        choices: list[Select | Stop] = [*[Select(each) for each in _faces(g.offers)], STOP]
        answer = yield from ask(g, seat, DISCARD_OFFER, choices, rule=rule, about=left)
        if isinstance(answer, Stop):
            break
        chip = next(each for each in g.offers if CHIPS[each].faces[0].id == answer.face)
        g.offers.remove(chip)
        take(g, chip, DISCARD)
        g.market_discard.append(chip)
        fill_row(g)
        if g.tell:
            g.tell(OfferDiscarded(seat, chip), rule)


@deed("discard up to {n:number} offers and refill", fr="[défaussez|défausser] jusqu’à {n} offres et complétez",
      rule="CS-K-ADV-36", can=lambda g, w, o, n: bool(g.offers))  # fmt: skip
def discard_some_offers(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> Rules[None]:
    """On the own market turn, as long as a purchase is left."""
    yield from discard_offers(g, whose.seat, n, "CS-K-ADV-36")


@deed("roll the scrambler die: you may discard that many offers and refill",
      fr="[lancez|lancer] le dé brouilleur : vous pouvez défausser autant d’offres et compléter",
      rule="CS-K-ADV-50")  # fmt: skip
def scrambler(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Up to so many."""
    yield from discard_offers(g, whose.seat, int(roll(g, whose.seat, "scrambler")), "CS-K-ADV-50")


@deed("pay {n:number} Source for the top chip of the market stack",
      fr="[payez|payer] {n} Source pour le jeton du dessus de la pile du marché", rule="CS-K-ADV-37",
      can=lambda g, w, o, n: bool(g.market_deck or g.market_discard) and g.source[w.seat] >= n)  # fmt: skip
@enforces("CS-MKT-08")
def sight_unseen(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> Rules[None]:
    """That was a purchase; an empty stack is made anew of its discard."""
    pay(g, whose.seat, n)
    restock(g)
    chip = g.market_deck.pop()
    take(g, chip, BESIDE)
    g.holder[chip] = whose.seat
    if g.tell:
        g.tell(Bought(whose.seat, chip, n), "CS-K-ADV-37")
    yield from happens(g, "bought", Occasion(chip, seat=whose.seat, amount=n))


def _beside(g: PlayArea, seat: int) -> list[int]:
    return [chip for chip in beside_barracks(g, seat) if KIND[chip] in (HERO, MINION, SPIRE)]


def _theirs(g: PlayArea, seat: int) -> list[int]:
    return [chip for other in g.setting.opponents(seat) for chip in _beside(g, other)]


@deed("swap a unit or spire beside your barracks for one beside an opponent's",
      fr="[échangez|échanger] une unité ou flèche à côté de votre caserne contre une à côté de celle d’un adversaire",
      rule="CS-K-ADV-51", can=lambda g, w, o: bool(_beside(g, w.seat)) and bool(_theirs(g, w.seat)))  # fmt: skip
def swap_mercs(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Both change hands."""
    pair: list[int] = []
    for found in (_beside(g, whose.seat), _theirs(g, whose.seat)):
        faces = _faces(found)
        choices = [Select(each) for each in faces]
        answer = choices[0]
        if len(choices) > 1:
            answer = yield from ask(g, whose.seat, SWAP, choices, about=tuple(pair), facts=faces)
        pair.append(next(chip for chip in found if CHIPS[chip].faces[0].id == answer.face))
    other = g.holder[pair[1]]
    give(g, pair[0], other)
    give(g, pair[1], whose.seat)
    if g.tell:
        g.tell(SwappedInMarket(tuple(pair), whose.seat), "CS-K-ADV-51")


# -- what is asked -----------------------------------------------------------------------------------------------------


def _faces(chips: list[int]) -> list[str]:
    return [CHIPS[chip].faces[0].id for chip in chips]


def _why_not_offer(g: PlayArea, ask: Asked, seat: int, choice: Select) -> Refusal | None:
    """A chip of the row."""
    return None if choice.face in _faces(g.offers) else Refusal(ask.rule, Text("no-not-offered"))


def _why_not_in_swap(g: PlayArea, ask: Asked, seat: int, choice: Select) -> Refusal | None:
    """A chip that changes hands."""
    return None if choice.face in ask.facts else not_among(g, ask, seat, choice)


SELL_BACK: Question[Sell | Keep] = OfChip("sell-back", "CS-K-ADV-35", {Sell: allowed, Keep: allowed}, perhaps=True)
"""Whether a purchase goes back; an earthscape is no chip."""

DISCARD_OFFER: Question[Select | Stop] = Question(
    "discard-offer", "CS-MKT-06", {Select: _why_not_offer, Stop: allowed}, says={"left": lambda g, ask: int(ask.about)}
)
"""The next offer that is discarded."""

SWAP: Question[Select] = Question(
    "swap", "CS-K-ADV-51", {Select: _why_not_in_swap}, says={"given": lambda g, ask: len(ask.about)}
)
"""What is given away, then what is taken for it."""
