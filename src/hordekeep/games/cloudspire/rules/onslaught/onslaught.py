"""The Onslaught Phase (CS-WAVE-11): turns of five stages, round after round, until no faction minion is left."""

from __future__ import annotations

from typing import Final, TypeAlias

from hordekeep.games.cloudspire.asking.checks import answer_first
from hordekeep.games.cloudspire.asking.choices import DONE, STOP, UNIT_ON, Done, Gate, Spire, Stop, Unit
from hordekeep.games.cloudspire.asking.choosing import ask, chip_named
from hordekeep.games.cloudspire.asking.questions import Freely, OfChip, source
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use, UseAdvancement
from hordekeep.games.cloudspire.effects.effects import (
    happens,
    has,
    hearing,
    offers,
    standing_windows,
    use,
    use_talent,
    windows,
)
from hordekeep.games.cloudspire.effects.ordering import in_order
from hordekeep.games.cloudspire.effects.using import (
    no_time_to_use,
    using,
    using_advancement,
    why_not_use,
    why_not_use_advancement,
)
from hordekeep.games.cloudspire.rules.chips.choices import LIMITED_OPTIONS, Construct
from hordekeep.games.cloudspire.rules.chips.constructing import construct, constructions, why_not_construct
from hordekeep.games.cloudspire.rules.chips.upgrades import upgradable, upgrade, why_not_spire
from hordekeep.games.cloudspire.rules.fight.attacking import (
    ATTACK_TARGET,
    INSTEAD_OF_ATTACKING,
    WHO_ATTACKS,
    attackers,
    carry_out,
    must_attack,
    targets,
    why_not_send,
)
from hordekeep.games.cloudspire.rules.fight.gates import idle_at_gates
from hordekeep.games.cloudspire.rules.onslaught.happened import Campfire, OnslaughtBegins, RoundBegins, TurnBegins
from hordekeep.games.cloudspire.rules.onslaught.stalemate import break_stalemate
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.state.pieces import face, is_hero, is_minion, perched, spires_of, units_of
from hordekeep.games.cloudspire.state.play_area import (
    ATTACK,
    BOARD,
    EXPLORATION,
    FIRE,
    MOVEMENT,
    NEXT_TURN,
    ONSLAUGHT,
    START,
    WAVE,
    Occasion,
    PlayArea,
)
from hordekeep.kernel import Asked, Refusal, Rules, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

Starts: TypeAlias = tuple[tuple[str, int], ...]
"""What a turn begins with: talents and advancements by name, each with its chip."""


@enforces("CS-FIRST-01", "CS-CP-01")
def onslaught_begins(g: PlayArea, _: None) -> Rules[None]:
    """The phase opens with its events; then the first player's turn."""
    g.phase, g.round, g.turn_seat = ONSLAUGHT, 0, g.first_seat
    g.cp = [0] * g.setting.fortresses  # CS-CP-01
    if g.tell:
        g.tell(OnslaughtBegins(g.wave))
    yield from begin_phase(g)
    yield from happens(g, "onslaught-begins", Occasion())
    g.agenda += [("round", None), ("settle", None)]


@enforces("CS-TURN-01", "CS-TURN-06")
def round_(g: PlayArea, _: None) -> Rules[None] | None:
    """A round is one turn for each player, from the first player on, without units too."""
    if wave_is_over(g):
        g.agenda.append(("end_of_wave", None))
        return None
    return _round(g)


def _round(g: PlayArea) -> Rules[None]:
    g.round += 1
    g.turn_seat = g.first_seat
    if g.tell:
        g.tell(RoundBegins(g.round))
    if (yield from break_stalemate(g)):
        g.agenda.append(("end_of_wave", None))
        return
    yield from happens(g, "round-begins", Occasion())
    g.agenda.append(("round", None))
    g.agenda += [("turn", seat) for seat in reversed(g.setting.around(g.first_seat))]
    g.agenda.append(("settle", None))


@enforces("CS-ENDWAVE-01", "CS-ENDWAVE-02", "CS-ENDWAVE-07", "CS-ENDWAVE-03", "CS-ENDWAVE-12", "CS-ENDWAVE-04")
def wave_is_over(g: PlayArea) -> bool:
    """No faction minion is in play, on hexes, in a stack or perched; neutral landmark minions and neglected ones do not
    count, controlled ones do."""
    for seat in range(g.setting.fortresses):
        for chip in g.stacks[seat]:
            if _keeps_it_going(g, chip):
                return False
        for spot in hexes_in(g.units[seat] & ~g.heroes[seat]):
            if _keeps_it_going(g, g.on[spot]):
                return False
        if any(_keeps_it_going(g, chip) for chip in perched(g, seat)):
            return False
    return True


def _keeps_it_going(g: PlayArea, chip: int) -> bool:
    """Does a minion, or one under it, keep the wave going?"""
    return any(is_minion(g, each) and not _is_neglected(g, each) for each in (chip, *g.below[chip]))


def _is_neglected(g: PlayArea, chip: int) -> bool:
    return "neglected" in face(g, chip).flags or has(g, chip, "neglected")


@enforces("CS-TURN-02", "CS-RET-07", "CS-SPIRE-12")
def turn(g: PlayArea, seat: int) -> None:
    """A turn has five stages in strict order; everything that was done in the last turn is forgotten."""
    g.turn_seat, g.stage = seat, START
    g.moved = g.attacked = g.retaliated = g.teleported = g.fresh = 0  # CS-RET-07, CS-SPIRE-12
    g.used = frozenset()
    g.pending = ()
    g.agenda += [
        ("turn_ends", seat),
        ("stage", (ATTACK, seat)),
        ("stage", (EXPLORATION, seat)),
        ("stage", (FIRE, seat)),
        ("stage", (MOVEMENT, seat)),
        ("stage", (START, seat)),
    ]


@enforces("CS-ENDWAVE-01", "CS-SPIRE-15")
def stage(g: PlayArea, arg: tuple[int, int]) -> Rules[None] | None:
    """A stage begins; no turn does if the wave is over: in its course the last defeat ends it."""
    number, seat = arg
    if number == START and wave_is_over(g):
        end_the_wave(g)
        return None
    g.stage = number
    if number == START:
        g.agenda += [("limited_options", seat), ("settle", None), ("turn_starts", seat)]
    elif number == MOVEMENT:
        g.agenda += [("movement", seat), ("before_movement", seat)]
    elif number == FIRE:
        g.agenda += [("fire", other) for other in reversed(g.setting.opponents(seat)) if g.spires[other]]
    elif number == EXPLORATION:
        g.agenda.append(("exploration", seat))
    else:
        g.agenda += [("idle_at_gates", seat), ("attack_stage", seat)]
    return None


@enforces("CS-ENDWAVE-01")
def last_minion_fell(g: PlayArea) -> bool:
    """Is the wave over now that all defeats are resolved? Then it ends at once, whatever the stage, but a gate that
    fell in the same step comes first."""
    if not wave_is_over(g):
        return False
    waiting = {name for name, _ in g.agenda}
    if "round" not in waiting or "gate_defeated" in waiting:
        return False
    end_the_wave(g)
    return True


@enforces("CS-ENDWAVE-01")
def end_the_wave(g: PlayArea) -> None:
    """Whatever the turn still had to do is lost."""
    while g.agenda and g.agenda[-1][0] != "round":
        g.agenda.pop()
    if g.agenda:
        g.agenda.pop()
    g.agenda.append(("end_of_wave", None))


@enforces("CS-TURN-03", "CS-CAMP-10", "CS-TALENT-03")
def turn_starts(g: PlayArea, seat: int) -> Rules[None]:
    """Stage 1: the campfire check comes first and at no other time, then what happens at the start of a turn, in the
    order that its player likes."""
    light_campfires(g)
    if g.tell:
        g.tell(TurnBegins(seat, g.round))
    waiting = [(name, whose) for name, whose, _ in hearing(g, "turn-starts", Occasion(seat=seat))]
    for chip in sorted([*units_of(g, seat), *spires_of(g, seat)]):
        waiting += [(name, whose) for name, whose, _ in windows(g, "turn-start", chip)]
    waiting += [(name, whose) for name, whose, _ in standing_windows(g, "turn-start", seat)]
    order = yield from in_order(g, "turn-starts", waiting)
    yield from _one_by_one(g, seat, tuple([(waiting[index][0], waiting[index][1].chip) for index in order]))


@enforces("CS-DEF-01")
def starts_on(g: PlayArea, arg: tuple[int, Starts]) -> Rules[None]:
    """What else a turn begins with, once whoever fell by what came before is gone."""
    seat, left = arg
    return _one_by_one(g, seat, left)


@enforces("CS-ENDWAVE-01", "CS-PILL-01")
def _one_by_one(g: PlayArea, seat: int, left: Starts) -> Rules[None]:
    """One effect after another, and the defeats of each before the next: the last minion ends the wave at once, a gate
    that falls is pillaged."""
    for number, (name, chip) in enumerate(left, 1):
        done = len(g.agenda)
        yield from _start_with(g, seat, name, chip)
        if left[number:] and (g.falls or len(g.agenda) > done):
            g.agenda[done:done] = [("starts_on", (seat, left[number:])), ("settle", None)]
            return


def _start_with(g: PlayArea, seat: int, name: str, chip: int) -> Rules[None]:
    """What happens by itself, or is offered, as far as it is still there."""
    if chip != NOBODY and (g.place[chip] != BOARD or g.holder[chip] != seat):
        return
    occasion = Occasion(seat=seat)
    for known, whose, reaction in hearing(g, "turn-starts", occasion):
        if (known, whose.chip) == (name, chip):
            yield from reaction.do(g, whose, occasion)
            return
    if chip != NOBODY:
        yield from offer_talents(g, seat, chip, name)
    else:
        yield from _offer_advancement(g, seat, name)


def _offer_advancement(g: PlayArea, seat: int, wanted: str) -> Rules[None]:
    """What a faction may use at the start of its turn by an advancement."""
    for name, whose, window in standing_windows(g, "turn-start", seat):
        if name == wanted:
            choices: list[Use | UseAdvancement | Stop] = [UseAdvancement(name), STOP]
            answer = yield from ask(g, seat, AT_TURN_START, choices, about=name, facts=name)
            if answer != STOP:
                use(g, window.often, f"{seat}:{name}")
                yield from window.do(g, whose)


def offer_talents(g: PlayArea, seat: int, chip: int, wanted: str = "") -> Rules[None]:
    """Talents that a chip may use at the start of a turn, one by one; one of them if it is named."""
    for use_it in offers(g, AT_TURN_START.name, chip):
        if wanted and use_it.effect != wanted:
            continue
        choices: list[Use | UseAdvancement | Stop] = [use_it, STOP]
        answer = yield from ask(g, seat, AT_TURN_START, choices, about=chip, facts=use_it.effect)
        if answer != STOP:
            yield from use_talent(g, AT_TURN_START.name, chip, use_it.effect)


def before_movement(g: PlayArea, seat: int) -> Rules[None] | None:
    """What spires offer in the movement stage, before units move."""
    able = [spire for spire in spires_of(g, seat) if offers(g, "movement-stage", spire)]
    return _before_movement(g, seat, able) if able else None


@enforces("CS-DEF-01", "CS-K-TAL-58")
def _before_movement(g: PlayArea, seat: int, able: list[int]) -> Rules[None]:
    """Each of those who perch under a spire may leave it; whoever falls there is gone before the next leaves."""
    for spire in able:
        while choices := offers(g, "movement-stage", spire):
            answer = yield from ask(g, seat, IN_MOVEMENT_STAGE, [*choices, STOP], about=spire)
            if isinstance(answer, Stop):
                break
            yield from use_talent(g, "movement-stage", spire, answer.effect)
            if g.falls:
                g.agenda += [("before_movement", seat), ("settle", None)]
                return
    g.agenda.append(("settle", None))


@enforces("CS-CAMP-01", "CS-CAMP-04", "CS-CAMP-08", "CS-CAMP-07", "CS-CAMP-06")
def light_campfires(g: PlayArea) -> None:
    """If units of one side alone are in play, its heroes are in campfire mode until the wave is over; stacks and
    perched units count. The wave itself goes on."""
    everybody = range(g.setting.fortresses)
    present = [seat for seat in everybody if g.units[seat] or g.stacks[seat] or perched(g, seat)]
    if present and all(g.setting.are_friends(present[0], other) for other in present):
        for seat in present:
            if not g.campfires >> seat & 1:
                g.campfires |= 1 << seat
                if g.tell:
                    g.tell(Campfire(seat))


@enforces("CS-LBO-01", "CS-LBO-02", "CS-LBO-03", "CS-LBO-04")
def limited_options(g: PlayArea, seat: int) -> Rules[None] | None:
    """Up to two limited build options in an Onslaught Phase: construct or upgrade a spire, as in the Build Phase. Who
    has enough for this wave is not asked again in it."""
    if g.built[seat] >= LIMITED_OPTIONS or g.enough >> seat & 1:
        return None
    choices: list[LimitedOption] = [*constructions(g, seat), *upgradable(g, seat)]
    choices += [UseAdvancement(name) for name, _, _ in standing_windows(g, "limited-option", seat)]
    return _limited_option(g, seat, choices) if choices else None


def _limited_option(g: PlayArea, seat: int, choices: list[LimitedOption]) -> Rules[None]:
    answer = yield from ask(g, seat, WHICH_LIMITED_OPTION, [*choices, STOP, DONE], committed=False)
    if isinstance(answer, (Stop, Done)):
        g.enough |= (answer == DONE) << seat
        return
    g.built[seat] += 1
    if isinstance(answer, Construct):
        yield from construct(g, seat, answer.face, answer.hex)
        yield from offer_talents(g, seat, g.spire_on[answer.hex])  # it is still the start (CS-TALENT-14)
    elif isinstance(answer, Spire):
        yield from upgrade(g, seat, chip_named(g, answer))
    else:
        for name, whose, window in standing_windows(g, "limited-option", seat):
            if name == answer.effect:
                yield from window.do(g, whose)
    g.agenda += [("limited_options", seat), ("settle", None)]


@enforces("CS-ATK-08", "CS-HERO-07", "CS-ATK-10")
def attack_stage(g: PlayArea, seat: int) -> Rules[None] | None:
    """Stage 5: one attack after another, in the order that the player likes, a hero's between those of minions if
    wanted. Minions with a target attack."""
    able = [chip for chip in attackers(g, seat) if why_not_send(g, chip) is None]
    return _attack_stage(g, seat, able) if able else None


def _attack_stage(g: PlayArea, seat: int, able: list[int]) -> Rules[None]:
    choices: list[Unit | Stop] = [UNIT_ON[g.at[chip]] for chip in able]
    bound = any(targets(g, chip) and must_attack(g, chip) for chip in able)
    if not bound:
        choices.append(STOP)
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, seat, WHO_ATTACKS, choices, committed=False, facts=bound)
    if isinstance(answer, Stop):
        return
    chip = g.on[answer.hex]
    aims: list[Unit | Spire | Gate | Use] = [*targets(g, chip)]
    instead = not (aims and is_hero(chip) and must_attack(g, chip))  # CS-TALENT-10; who cannot attack is not bound to
    if instead:
        aims += offers(g, INSTEAD_OF_ATTACKING, chip)
    target = aims[0]
    if len(aims) > 1:
        target = yield from ask(g, seat, ATTACK_TARGET, aims, committed=False, about=chip, facts=instead)
    g.agenda += [("attack_stage", seat), ("settle", None)]  # a gate that falls comes before them (CS-PILL-04)
    if isinstance(target, Use):
        g.used |= {f"{chip}/{INSTEAD_OF_ATTACKING}"}  # no attack: a gate beside it hits it (CS-GATE-17)
        yield from use_talent(g, INSTEAD_OF_ATTACKING, chip, target.effect)
    else:
        yield from carry_out(g, chip, target)


@enforces("CS-GATE-17")
def idle(g: PlayArea, seat: int) -> Rules[None]:
    """At the end of the attack stage gates hit those who stand idle beside them."""
    yield from idle_at_gates(g, seat)
    g.agenda.append(("settle", None))


def turn_ends(g: PlayArea, seat: int) -> Rules[None]:
    """The turn is over: what lasts for it ends, and what waits for its end happens."""
    yield from happens(g, "turn-ends", Occasion(seat=seat))
    g.lasting = [
        each for each in g.lasting if each.until == WAVE or (each.until == NEXT_TURN and g.holder[each.chip] != seat)
    ]
    g.agenda.append(("settle", None))


# -- what is asked -----------------------------------------------------------------------------------------------------


def why_not_use_at_start(g: PlayArea, ask: Asked, seat: int, choice: Use) -> Refusal | None:
    """The talent that is offered, of the chip that has it: one is asked about after another."""
    if isinstance(ask.about, str):
        return no_time_to_use(g, ask, seat, choice)
    refused = why_not_use(g, ask.about, ("turn-start",), seat, choice)
    return refused or (None if choice.effect == ask.facts else answer_first(g, ask, seat, choice))


def why_not_advancement_at_start(g: PlayArea, ask: Asked, seat: int, choice: UseAdvancement) -> Refusal | None:
    """The advancement that is offered."""
    refused = why_not_use_advancement(g, "turn-start", seat, choice)
    return refused or (None if choice.effect == ask.about else answer_first(g, ask, seat, choice))


AT_TURN_START: Final[Question[Use | UseAdvancement | Stop]] = OfChip(
    "turn-start",
    "CS-TALENT-01",
    {Use: why_not_use_at_start, UseAdvancement: why_not_advancement_at_start, Stop: allowed},
)
"""Whether something is used at the start of a turn."""

LimitedOption: TypeAlias = Construct | Spire | UseAdvancement | Stop | Done

WHICH_LIMITED_OPTION: Final[Question[LimitedOption]] = Freely(
    "limited-option",
    "CS-LBO-01",
    {
        Construct: why_not_construct,
        Spire: why_not_spire,
        UseAdvancement: using_advancement("limited-option"),
        Stop: allowed,
        Done: allowed,
    },
    refuses={Use: no_time_to_use},
    says={"source": source},
)
"""What is built at the start of a turn."""

IN_MOVEMENT_STAGE: Final[Question[Use | Stop]] = OfChip(
    "movement-stage", "CS-TALENT-01", {Use: using("movement-stage"), Stop: allowed}
)
"""Whether those who perch under a spire leave it."""
