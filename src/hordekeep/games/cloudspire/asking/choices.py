"""Choices that many rules share: a hex, a chip, yes or no, enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hordekeep.games.cloudspire.asking.questions import Freely, OfChip
from hordekeep.games.cloudspire.content.kinds import Fortress, SelectableFace, Spot, hex_text
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.ground.land import SEATS
from hordekeep.games.cloudspire.state.play_area import ONSLAUGHT, PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name, face_name, hex_name, seat_word
from hordekeep.kernel import Ask, Asked, Refusal, Text
from hordekeep.kernel.declaring import Verb

OF_SEATS: Final = ("build_turn", "market_turn", "prepare", "limited_options", "fire", "exploration", "relic_window")
"""Beats that are a seat's own, whoever is on turn."""


def acting(g: PlayArea) -> int:
    """Whose beat it is: the prices on the buttons are for this seat."""
    if g.beat is not None and g.beat[0] in OF_SEATS:
        return int(g.beat[1])
    return g.turn_seat


def place_id(g: PlayArea, chip: int) -> str:
    """The id of a chip, if it stands somewhere or is next in a deployment stack."""
    if g.at[chip] >= 0:
        return f"{'spire' if g.spire_on.get(g.at[chip]) == chip else 'unit'}:{hex_text(g.at[chip])}"
    seat = g.holder[chip]
    return f"stack:{SEATS[seat]}" if seat >= 0 and chip in g.stacks[seat] else ""


def chip_of(ask: Ask) -> int:
    """The chip that a question is about; NOBODY for none."""
    of_chip = isinstance(ask, Asked) and isinstance(ask.question, OfChip) and isinstance(ask.about, int)
    return ask.about if of_chip else NOBODY


class Doing(Verb):
    """What can be done in Cloudspire. `in_onslaught` is the rule that gives a verb its time in the Onslaught Phase.

    What a choice touches are ids on the table, for clients to light up. Hexes are "hex:-4.1"; what stands on one is
    "unit:-4.1" (landmarks too) or "spire:-4.1", what lies there "item:-4.1"; fortresses have "gate:A", "stack:A" and
    "structure:smelter", barracks "barracks:aegis", the market "offer:nomad" and "earthscape:9", a hand "relic:sky-key";
    "upgrade:A" is a pile of the supply. Whoever a question is about comes last.
    """

    in_onslaught: ClassVar[str] = ""

    def __init_subclass__(
        cls, *, verb: str = "", touched: tuple[str, ...] = (), late: str = "", in_onslaught: str = ""
    ) -> None:
        super().__init_subclass__(verb=verb, touched=touched, late=late)
        cls.in_onslaught = in_onslaught or cls.in_onslaught

    def touches(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """What the choice is about, and whom the question is about."""
        found = self.touched_now(state, ask)
        about = place_id(state, chip) if found and (chip := chip_of(ask)) >= 0 else ""
        return (*found, about) if about and about not in found else found

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """What the choice is about."""
        return super().touches(state, ask)

    @classmethod
    def untimely(cls, state: PlayArea, ask: Ask, seat: int) -> Refusal:
        """Its time has not come, or something else is to be answered first."""
        if isinstance(ask, Asked) and not isinstance(ask.question, Freely):
            return Refusal(ask.rule, Text("no-answer-first"))
        rule = cls.late or ask.rule
        if state.phase == ONSLAUGHT:
            rule = cls.in_onslaught or rule
        return Refusal(rule, Text("no-limited" if rule == "CS-LBO-01" else "no-not-now"))


class Hex(Doing, verb="hex", touched=("hex:{hex}",), late="CS-TURN-02"):
    """This hex."""

    hex: Spot

    def label(self, state: PlayArea) -> Text:
        """A gate has a name."""
        return hex_name(state, self.hex)

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """A gate as well."""
        gates = state.land.gates
        gate = (f"gate:{SEATS[gates.index(self.hex)]}",) if self.hex in gates else ()
        return (*gate, *super().touched_now(state, ask))


class _OfChip(Doing, late="CS-TURN-02"):
    hex: Spot

    def label(self, state: PlayArea) -> Text:
        """Its name, if somebody stands there."""
        chip = self.chip(state)
        return super().label(state) if chip == NOBODY else chip_name(state, chip)

    def chip(self, state: PlayArea) -> int:
        """The chip that it names."""
        raise NotImplementedError


class Unit(_OfChip, verb="unit", touched=("unit:{hex}",)):
    """The unit or landmark on this hex."""

    def chip(self, state: PlayArea) -> int:
        """Whoever stands there."""
        return state.on.get(self.hex, NOBODY)


class Spire(_OfChip, verb="spire", touched=("spire:{hex}",)):
    """The spire on this hex, apart from the unit that may stand on it (CS-K-TAL-64)."""

    def chip(self, state: PlayArea) -> int:
        """The spire there."""
        return state.spire_on.get(self.hex, NOBODY)


class Gate(Doing, verb="gate", touched=("gate:{fortress}",), late="CS-TURN-02"):
    """The gate of this fortress."""

    fortress: Fortress

    def label(self, state: PlayArea) -> Text:
        """With its health."""
        return Text("label-gate", who=seat_word(state, self.fortress), health=state.gates[self.fortress])


class Select(Doing, verb="select", touched=("barracks:{face}",), late="CS-SELECT-01"):
    """The chip with this face: into a stack, out of the market, or wherever else chips lie without a hex."""

    face: SelectableFace

    def label(self, state: PlayArea) -> Text:
        """With the CP that it costs while a stack is put together; elsewhere just a chip."""
        price = command_points(state, self.face)
        chip = face_name(self.face)
        return chip if price is None else Text("label-select", chip=chip, cp=price)

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """In the market while its offers are discarded."""
        return (f"offer:{self.face}",) if ask.prompt == "discard-offer" else super().touched_now(state, ask)


CommandPoints = Callable[[PlayArea, str], int | None]
"""What a chip costs whoever puts a stack together; None for a chip that cannot be selected."""
_priced_by: Final[list[CommandPoints]] = []
"""One, as soon as the Prep Phase is there: it knows the prices, and stands above."""


def price_by(points: CommandPoints) -> CommandPoints:
    """From now on chips are priced so while stacks are put together."""
    _priced_by[:] = [points]
    return points


def command_points(g: PlayArea, face: str) -> int | None:
    """The CP of a chip on its button; None where none are paid."""
    if g.beat is None or g.beat[0] != "prepare":
        return None
    return _priced_by[0](g, face)


class Yes(Doing, verb="yes"):
    """Yes."""

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """The landmark that was looked at (CS-EXPL-02)."""
        return (f"unit:{hex_text(ask.about)}",) if ask.prompt == "reveal" else ()


class No(Yes, verb="no"):
    """No."""


class _Enough(Doing):
    def label(self, state: PlayArea) -> Text:
        """Of limited build options there are two kinds of enough."""
        limited = state.beat is not None and state.beat[0] == "limited_options"
        return Text(f"label-{self.word}-limited") if limited else super().label(state)


class Stop(_Enough, verb="stop"):
    """Enough of this; of limited build options for this turn."""


class Done(_Enough, verb="done"):
    """Done; with limited build options for this wave."""


class Pass(Doing, verb="pass"):
    """Nothing now."""


class Keep(Doing, verb="keep", late="CS-RELIC-02"):
    """Keep it."""

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """The relic that was drawn (CS-RELIC-02)."""
        return (f"relic:{ask.about}",) if ask.prompt == "relic" else ()


class Sell(Keep, verb="sell"):
    """Sell it."""


HEX: Final = {each.hex: each for each in Hex.every()}
UNIT_ON: Final = {each.hex: each for each in Unit.every()}
SPIRE_ON: Final = {each.hex: each for each in Spire.every()}
GATE_OF: Final = tuple([Gate(fortress) for fortress in range(len(SEATS))])
YES, NO, STOP, DONE, PASS = Yes(), No(), Stop(), Done(), Pass()
KEEP, SELL = Keep(), Sell()
