"""Upgrading spires (CS-BUILD-04 to CS-BUILD-07), and what upgrades go on which chip (CS-UPG)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.checks import answer_first, too_dear
from hordekeep.games.cloudspire.asking.choices import SPIRE_ON, STOP, Spire, Stop
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import OfChip, source
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import is_silent, of_faction, total, use
from hordekeep.games.cloudspire.effects.stats import capacity, has_room, may_carry, pay
from hordekeep.games.cloudspire.rules.chips.choices import Upgrade, UpgradeCheaper
from hordekeep.games.cloudspire.rules.chips.happened import Upgraded
from hordekeep.games.cloudspire.state.pieces import LETTERS, add_upgrade, spires_of
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

FORTIFICATION_PRICE: Final = 2
"""CS-BUILD-06."""


@enforces("CS-BUILD-05", "CS-BUILD-07", "CS-BUILD-06", "CS-K-ADV-11")
def upgrade_price(g: PlayArea, seat: int, spire: int, letter: str) -> int:
    """An attack or range chip costs as many Source as the spire then has upgrades, the second 2, the third 3
    (CS-SPIRE-20), a fortification always 2; effects make some of them cheaper. What makes one chip of the phase cheaper
    is taken off where all of it counts."""
    if letter == "D":
        return FORTIFICATION_PRICE
    price, less = _usual_price(g, seat, spire), one_cheaper(g, seat)
    return price - less if price > less else price


def _usual_price(g: PlayArea, seat: int, spire: int) -> int:
    """Of an attack or range chip, at least 1: less what makes all of them cheaper."""
    price = len(g.upgrades[spire]) + 1
    plans = 0 if is_silent(g, spire, "upgrade-plans") else total(g, "upgrade-cheaper", spire)
    less = plans + of_faction(g, "upgrades-cheaper", seat)
    return max(price - less, 1) if less else price


def one_cheaper(g: PlayArea, seat: int) -> int:
    """What a faction still saves on one chip of its choice in this phase."""
    return of_faction(g, "one-upgrade-cheaper", seat)


@enforces("CS-K-ADV-11")
def may_save_a_part(g: PlayArea, seat: int, spire: int) -> bool:
    """Would the next attack or range chip get down to 1 Source before all that may be saved is saved? Then its owner
    says whether it is this one that is cheaper."""
    return 1 < _usual_price(g, seat, spire) <= one_cheaper(g, seat)


@enforces("CS-SPIRE-04", "CS-UPG-08", "CS-UPG-10")
def upgrades_for(g: PlayArea, seat: int, spire: int) -> list[Upgrade | UpgradeCheaper]:
    """The upgrades that a faction can add to a spire now: below its capacity."""
    if not has_room(g, spire):
        return []
    at_hand = [letter for letter in LETTERS if g.supply[LETTERS.index(letter)]]
    found: list[Upgrade | UpgradeCheaper] = [
        Upgrade(letter) for letter in at_hand if upgrade_price(g, seat, spire, letter) <= g.source[seat]
    ]
    if g.source[seat] and may_save_a_part(g, seat, spire):
        found += [UpgradeCheaper(letter) for letter in at_hand if letter != "D"]
    return found


def upgradable(g: PlayArea, seat: int) -> list[Spire]:
    """The spires of a faction that it can upgrade now."""
    if not g.source[seat]:  # the cheapest upgrade costs 1
        return []
    return [SPIRE_ON[g.at[spire]] for spire in spires_of(g, seat) if upgrades_for(g, seat, spire)]


@enforces("CS-BUILD-04")
def upgrade(g: PlayArea, seat: int, spire: int) -> Rules[None]:
    """One build option adds any number of upgrades to one spire, one after another."""
    first = True
    while True:
        choices: list[Upgrade | UpgradeCheaper | Stop] = [*upgrades_for(g, seat, spire)]
        if not choices:
            return
        if not first:
            choices.append(STOP)
        answer = yield from ask(g, seat, WHICH_UPGRADE, choices, about=spire, committed=not first, facts=first)
        if isinstance(answer, Stop):
            return
        letter = answer.letter
        price = 1 if isinstance(answer, UpgradeCheaper) else upgrade_price(g, seat, spire, letter)
        pay(g, seat, price)
        if letter != "D" and price < _usual_price(g, seat, spire):
            use(g, "wave", f"{seat}:one-upgrade-cheaper")
        add_upgrade(g, spire, letter)
        rule = "CS-BUILD-06" if letter == "D" else "CS-BUILD-05"
        if g.tell:
            g.tell(Upgraded(seat, spire, letter, price), rule)
        first = False


# -- what is asked -----------------------------------------------------------------------------------------------------


@enforces("CS-UPG-02")
def why_not_carry(g: PlayArea, chip: int, letter: str) -> Refusal | None:
    """None is left of it, or the unit has no stat for it."""
    if not g.supply[LETTERS.index(letter)]:
        return NONE_LEFT
    if may_carry(g, chip, letter):
        return None
    return NO_ATTACK_STAT if letter == "A" else NO_RANGE


def why_not_spire(g: PlayArea, ask: Asked, seat: int, choice: Spire) -> Refusal | None:
    """A spire of the faction that can be upgraded."""
    spire = g.spire_on.get(choice.hex, NOBODY)
    if spire == NOBODY:
        return NO_SUCH_SPIRE
    if g.holder[spire] != seat:
        return NOT_YOURS
    if not has_room(g, spire):
        return ABOVE_CAPACITY if 0 < capacity(g, spire) < len(g.upgrades[spire]) else FULL
    if upgrades_for(g, seat, spire):
        return None
    at_hand = [letter for letter in LETTERS if g.supply[LETTERS.index(letter)]]
    prices = [upgrade_price(g, seat, spire, letter) for letter in at_hand]
    return too_dear(g, seat, min(prices), "CS-SOURCE-03") if prices else NONE_LEFT


def _why_not_upgrade(g: PlayArea, ask: Asked, seat: int, choice: Upgrade) -> Refusal | None:
    """What the faction can pay, of what is left."""
    spire: int = ask.about
    if not g.supply[LETTERS.index(choice.letter)]:
        return NONE_LEFT
    price = upgrade_price(g, seat, spire, choice.letter)
    if price <= g.source[seat]:
        return None
    return too_dear(g, seat, price, "CS-BUILD-05" if g.phase == BUILD else "CS-LBO-04")


@enforces("CS-K-ADV-11")
def _why_not_cheaper(g: PlayArea, ask: Asked, seat: int, choice: UpgradeCheaper) -> Refusal | None:
    """The one that is cheaper, though little is saved on it."""
    if not one_cheaper(g, seat):
        return NOTHING_TO_SAVE
    if not may_save_a_part(g, seat, ask.about):
        return NO_PART_TO_SAVE
    if not g.supply[LETTERS.index(choice.letter)]:
        return NONE_LEFT
    return None if g.source[seat] else too_dear(g, seat, 1, "CS-BUILD-05" if g.phase == BUILD else "CS-LBO-04")


def _why_not_enough(g: PlayArea, ask: Asked, seat: int, choice: Stop) -> Refusal | None:
    """A build option adds one upgrade at least."""
    return answer_first(g, ask, seat, choice) if ask.facts else None


NONE_LEFT: Final = Refusal("CS-UPG-02", Text("no-supply"))
NO_ATTACK_STAT: Final = Refusal("CS-UPG-04", Text("no-attack-stat"))
NO_RANGE: Final = Refusal("CS-UPG-05", Text("no-range-talent"))
NO_SUCH_SPIRE: Final = Refusal("CS-BUILD-04", Text("no-such-chip"))
NOT_YOURS: Final = Refusal("CS-BUILD-04", Text("no-not-yours"))
FULL: Final = Refusal("CS-UPG-08", Text("no-room"))
ABOVE_CAPACITY: Final = Refusal("CS-UPG-10", Text("no-room"))
NOTHING_TO_SAVE: Final = Refusal("CS-K-ADV-11", Text("no-saving-left"))
NO_PART_TO_SAVE: Final = Refusal("CS-K-ADV-11", Text("no-part-to-save"))

WHICH_UPGRADE: Final[Question[Upgrade | UpgradeCheaper | Stop]] = OfChip(
    "upgrade",
    "CS-BUILD-04",
    {Upgrade: _why_not_upgrade, UpgradeCheaper: _why_not_cheaper, Stop: _why_not_enough},
    says={"price": lambda g, ask: upgrade_price(g, ask.seats[0], ask.about, "A"), "source": source},
)
"""The next upgrade of a spire."""
