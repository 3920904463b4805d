"""Reading what chips have done, what lasts, what waits, and what is to be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hordekeep.games.cloudspire.content.options import PICKED, RANDOM
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.content.written import FACTIONS
from hordekeep.games.cloudspire.rules.beats import BEATS
from hordekeep.games.cloudspire.rules.goals.result import reason
from hordekeep.games.cloudspire.rules.movement.where_to import AFTER
from hordekeep.games.cloudspire.state.play_area import OFF, STAGES, Fall, Lasting, PlayArea
from hordekeep.games.cloudspire.written.position import OF_CHIPS, UNTIL, implied_agenda
from hordekeep.games.cloudspire.written.position_document import FallPosition, ResultPosition
from hordekeep.games.cloudspire.written.position_kinds import chip_meant, hex_at
from hordekeep.kernel.positions import agenda_from, bad, keep
from hordekeep.kernel.texts import has_message
from hordekeep.language.problems import did_you_mean

if TYPE_CHECKING:
    from hordekeep.games.cloudspire.written.position_document import Position

FALLS = ("defeat_talents", "defeat_clears", "defeat_rewards", "defeat_levels", "landmark_emptied")
"""The beats that resolve a defeat."""
OF_SEATS = (
    "market_turn",
    "build_turn",
    "prepare",
    "turn",
    "turn_starts",
    "limited_options",
    "before_movement",
    "movement",
    "fire",
    "exploration",
    "attack_stage",
    "idle_at_gates",
    "turn_ends",
    "relic_window",
)
"""The beats that are for one seat."""
OF_OTHERS = (
    *("stage", "gate_defeated", "pick_factions"),
    *("goes_on", "moves_on", "starts_on", "stays_on", "after_attacking"),
)
"""The beats that have another argument."""
PACKAGE: Final = "hordekeep.games.cloudspire"


def lay_out_waiting(g: PlayArea, position: Position) -> None:
    """What the turn and the wave remember, what lasts, defeats, and the agenda."""
    keep(position, g, late=True)
    for number, each in enumerate(position.lasting):
        where = f"lasting.{number}"
        chip = chip_meant(g, each.chip, f"{where}.chip")
        amount = chip_meant(g, each.of, f"{where}.of") if each.kind in OF_CHIPS else each.amount
        g.lasting.append(Lasting(each.kind, chip, amount, UNTIL.index(each.until)))
    g.falls = [_fall(g, each, f"falls.{number}") for number, each in enumerate(position.falls)]
    if position.result is not None:
        g.result = _result(g, position.result)
        g.over = True
    elif position.agenda is not None:
        g.agenda = agenda_from(position.agenda, BEATS, did_you_mean, partial(_argument, g))
    else:
        g.agenda = implied_agenda(g)


def _result(g: PlayArea, written: ResultPosition) -> tuple[tuple[int, ...], str]:
    for number, seat in enumerate(written.winners):
        if not 0 <= seat < g.setting.fortresses:
            raise bad(f"There is no seat {seat}.", f"result.winners.{number}")
    if not has_message(reason(g, written.rule).id, PACKAGE):
        raise bad(f"No game ends by {written.rule!r}.", "result.rule", "Write the rule's id.")
    return tuple(written.winners), written.rule


def _fall(g: PlayArea, written: FallPosition, where: str) -> Fall:
    chip = chip_meant(g, written.chip, f"{where}.chip")
    using = chip_meant(g, written.using, f"{where}.using")
    at = g.at[chip] if written.hex is None else hex_at(g, written.hex, f"{where}.hex") if written.hex else OFF
    return Fall(
        chip,
        written.by,
        using,
        written.how,
        g.holder[chip] if written.holder is None else written.holder,
        g.side[chip] if written.side is None else written.side,
        at,
        written.rewarded,
        written.using_side if written.using_side is not None else g.side[using] if using != NOBODY else 0,
    )


def _is_effect(written: Any) -> bool:
    """Is it a talent or an advancement with its chip, "" for none?"""
    match written:
        case [str(), str()]:
            return True
    return False


def _picked(wanted: list[Any], where: str) -> dict[int, Any]:
    """By seat the faction that was picked, or how one still comes."""
    for each in wanted:
        if each not in (*FACTIONS, PICKED, RANDOM):
            raise bad(f"There is no faction {each!r}.", where, did_you_mean(str(each), FACTIONS))
    return dict(enumerate(wanted))


def _argument(g: PlayArea, name: str, argument: Any, where: str) -> Any:
    """The argument of a beat as the rules have it."""
    if name in FALLS:
        try:
            return _fall(g, msgspec.convert(argument, FallPosition), where)
        except msgspec.ValidationError as error:
            raise bad(str(error), where, "Write the defeat as in falls.") from None
    match name, argument:
        case "stage", [str(stage), int(seat)] if stage in STAGES and 0 <= seat < g.setting.fortresses:
            return (STAGES.index(stage), seat)
        case "goes_on", str(spot):
            return hex_at(g, spot, where)
        case "moves_on" | "after_attacking", [str(chip), int(amount)]:
            return (chip_meant(g, chip, where), amount)
        case "stays_on", [str(chip), *moments] if set(moments) <= set(AFTER):
            return (chip_meant(g, chip, where), tuple(moments))
        case "starts_on", [int(seat), *left] if 0 <= seat < g.setting.fortresses and all(map(_is_effect, left)):
            return (seat, tuple([(effect, chip_meant(g, chip, where)) for effect, chip in left]))
        case "gate_defeated", [int(seat), int(by), str(chip)]:
            return (seat, by, chip_meant(g, chip, where))
        case "pick_factions", [*wanted] if len(wanted) == g.setting.fortresses:
            return _picked(wanted, where)
        case _ if name in OF_SEATS and isinstance(argument, int) and 0 <= argument < g.setting.fortresses:
            return argument
        case _ if argument is None and name not in (*OF_SEATS, *OF_OTHERS):
            return None
    seats = f"0 to {g.setting.fortresses - 1}"
    raise bad(f"The beat {name!r} cannot have {argument!r}.", where, f"Seats are {seats}; see to_position for others.")
