"""Small positions made in code: chips on hexes, answers to questions, and the agenda run until it is empty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hordekeep.games.cloudspire.content.chips import LANDMARK, TRAXXYR, box
from hordekeep.games.cloudspire.content.setting import NOBODY, PVP, Setting
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.effects import offers, refresh, use_talent
from hordekeep.games.cloudspire.game import WORDS
from hordekeep.games.cloudspire.ground.land import Land
from hordekeep.games.cloudspire.rules.beats import BEATS
from hordekeep.games.cloudspire.rules.chips.choices import Construct
from hordekeep.games.cloudspire.rules.setup.setup import take_faction
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, add_upgrade, put, take
from hordekeep.games.cloudspire.state.play_area import BESIDE, BOARD, ONSLAUGHT, PILE, STACK, PlayArea
from hordekeep.kernel import Ask, Asked, Choice, Dice, Event, Rules
from hordekeep.kernel.declaring import Told, Verb
from tests.games.cloudspire.grounds import B2, at

A, B = 0, 1
DECLINED: tuple[Choice, ...] = (("stop",), ("no",), ("pass",), ("done",), ("stay",), ("keep",))


class Rolls:
    """Dice that show what a test wants, face by face."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def below(self, sides: int) -> int:
        """The next face."""
        return self.faces.pop(0) if self.faces else 0

    def shuffle(self, deck: list[Any]) -> None:
        """Leave a deck as it is."""

    def pick(self, items: Sequence[Any]) -> Any:
        """The next face of a die; the first of anything once no face is said any more."""
        return items[self.below(len(items))]


def area(a: str = "brawnen", b: str = "grovetenders", land: Land = B2, turn: int = A) -> PlayArea:
    """A board for two in the Onslaught Phase with nothing on it."""
    g = PlayArea().begin(Setting(PVP, 2), land, Dice("position"))
    for chip in (*box().market, *box().landmarks):
        g.place[chip] = PILE
    take_faction(g, A, a)
    take_faction(g, B, b)
    g.phase, g.round, g.turn_seat, g.wave = ONSLAUGHT, 1, turn, 2
    g.marks = [B, A]
    g.source = [10, 10]
    return g


def rolls(g: PlayArea, *faces: int) -> None:
    """What the dice show from now on: indexes of faces."""
    g.dice = Rolls(*faces)  # type: ignore[assignment]


def log_of(g: PlayArea) -> list[Event]:
    """All that is told of a game from now on."""
    log: list[Event] = []
    _listen(g, log.append)
    return log


def telling(g: PlayArea) -> list[str]:
    """The kinds of all events that are told from now on."""
    kinds: list[str] = []
    _listen(g, lambda event: kinds.append(event.kind))
    return kinds


def _listen(g: PlayArea, hear: Callable[[Event], None]) -> None:
    def tell(told: Told, rule: str = "") -> None:
        hear(told.as_event(rule, g))

    g.tell = tell


def _free(g: PlayArea, id: str) -> int:
    return next(chip for chip in box().chips_with(id) if g.place[chip] not in (BOARD, STACK))


def stand(
    g: PlayArea, id: str, spot: tuple[int, int], seat: int = A, *, health: int | None = None, chips: str = ""
) -> int:
    """A unit or spire with this face on a hex."""
    chip = _free(g, id)
    g.side[chip] = [face.id for face in CHIPS[chip].faces].index(id)
    g.holder[chip] = seat
    put(g, chip, at(*spot))
    g.health[chip] = CHIPS[chip].faces[g.side[chip]].health if health is None else health
    for letter in chips:
        add_upgrade(g, chip, letter)
    return chip


def landmark(g: PlayArea, id: str, spot: tuple[int, int], *, hidden: bool = False, health: int | None = None) -> int:
    """A landmark on a hex, face up or down."""
    chip = _free(g, id)
    assert KIND[chip] in (LANDMARK, TRAXXYR)
    g.holder[chip] = NOBODY
    if hidden:
        g.hidden |= 1 << chip
    put(g, chip, at(*spot))
    g.health[chip] = 0 if hidden else CHIPS[chip].faces[0].health if health is None else health
    return chip


def stacked(g: PlayArea, id: str, seat: int = A) -> int:
    """A unit at the bottom of a deployment stack."""
    chip = _free(g, id)
    g.side[chip] = [face.id for face in CHIPS[chip].faces].index(id)
    g.holder[chip] = seat
    g.health[chip] = CHIPS[chip].faces[g.side[chip]].health
    take(g, chip, STACK)
    g.stacks[seat] += (chip,)
    return chip


def beside(g: PlayArea, id: str, seat: int = A) -> int:
    """A chip beside the barracks."""
    chip = _free(g, id)
    g.holder[chip] = seat
    take(g, chip, BESIDE)
    return chip


def advanced(g: PlayArea, seat: int, structure: str, level: int) -> None:
    """A faction has so many advancements of a structure."""
    structures = [each.id for each in box().factions[g.factions[seat]].structures]
    levels = list(g.levels[seat])
    levels[structures.index(structure)] = level
    g.levels[seat] = tuple(levels)
    refresh(g)


def event(g: PlayArea, id: str) -> None:
    """An event is in force."""
    g.events = (id,)
    refresh(g)


def relic(g: PlayArea, id: str, seat: int = A) -> None:
    """A relic lies in play."""
    g.relics_in_play[seat] = (id,)
    refresh(g)


def _drive(g: PlayArea, rules: Rules[Any] | None, left: list[Choice], asked: list[Ask]) -> None:
    """Run rules; a question that the next answer does not fit is declined, or else answered with the first choice. At
    each is offered what nothing forbids."""
    if rules is None:
        return
    try:
        ask = next(rules)
        while True:
            asked.append(ask)
            if isinstance(ask, Asked):
                for choice in (*ask.choices, *_answers(g, ask)):
                    refusal = WORDS.why_not(g, ask, ask.seat, choice)
                    assert (refusal is None) == (choice in ask.choices), (ask, choice, refusal)
            if left and left[0] in ask.choices:
                answer = left.pop(0)
            else:
                answer = next((each for each in DECLINED if each in ask.choices), ask.choices[0])
            ask = rules.send(ask.choices[ask.choices.index(answer)])
    except StopIteration:
        return


def _answers(g: PlayArea, ask: Asked) -> list[Verb]:
    """Some of what could answer a question."""
    luck = Random(ask.prompt)
    known = [verb.every(g) for verb in ask.question.answers if verb is not Use and verb is not Construct]
    return [choice for each in known for choice in luck.sample(each, min(len(each), 20))]


def answered(g: PlayArea, rules: Rules[Any] | None, *answers: Choice) -> list[Ask]:
    """Run rules with these answers in order. Returns all that was asked."""
    asked: list[Ask] = []
    left = list(answers)
    _drive(g, rules, left, asked)
    assert not left, f"nobody asked for {left}"
    return asked


def settled(g: PlayArea, *answers: Choice) -> list[Ask]:
    """Resolve whatever was defeated: the agenda is run until it is empty."""
    asked: list[Ask] = []
    left = list(answers)
    g.agenda.append(("settle", None))
    while g.agenda and not g.over:
        name, arg = g.agenda.pop()
        _drive(g, BEATS[name](g, arg), left, asked)
    assert not left, f"nobody asked for {left}"
    return asked


def uses(g: PlayArea, moment: str, chip: int) -> set[str]:
    """The talents that a chip may use in a moment."""
    return {each[1] for each in offers(g, moment, chip)}


def used(g: PlayArea, moment: str, chip: int, talent: str, *answers: Choice) -> list[Ask]:
    """Use a talent."""
    assert talent in uses(g, moment, chip)
    return answered(g, use_talent(g, moment, chip, talent), *answers)
