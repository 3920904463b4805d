"""Effects in force: what talents, equipment, advancements, relics and events give, do and allow (CS-TALENT-01).

A chip's own talents are looked up by the face that it shows, and by what it wears; what a faction has bought or drawn
stands in one index, made anew when that changes and shared by all copies of the game (`refresh`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.happened import TalentUsed
from hordekeep.games.cloudspire.effects.meanings import (
    far_reaching,
    hearers_of,
    lenders_in,
    meaning_of,
    printed_on,
    reactions_in,
    statics_in,
    windows_in,
)
from hordekeep.games.cloudspire.effects.ordering import in_order
from hordekeep.games.cloudspire.state.pieces import CHIPS, FACES, face, is_active, rests
from hordekeep.games.cloudspire.state.play_area import (
    BOARD,
    PHASES,
    Occasion,
    PlayArea,
    Reaction,
    Standing,
    Static,
    Whose,
    Window,
)
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.hexes import hexes_in

# -- what stands -------------------------------------------------------------------------------------------------------


def refresh(g: PlayArea) -> None:
    """Advancements were bought or lost, relics played, events drawn: the index is made anew."""
    sources: list[tuple[str, int]] = [(f"event/{event}", NOBODY) for event in g.events if is_in_force(g, event)]
    for seat in range(g.setting.fortresses):
        sources += [(f"relic/{relic}", seat) for relic in g.relics_in_play[seat]]
        sources += [(advancement, seat) for advancement in advancements(g, seat)]
    g.standing = _standing(tuple(sources))


@enforces("CS-EVENT-02")
def is_in_force(g: PlayArea, event: str) -> bool:
    """Does an event count by now, or is its phase still to come?"""
    return PHASES.index(box().events[event].phase) <= g.phase


@enforces("CS-BUILD-12")
def advancements(g: PlayArea, seat: int) -> list[str]:
    """The ids of a faction's advancements, structure by structure."""
    if not g.factions[seat]:
        return []
    structures = box().factions[g.factions[seat]].structures
    return [
        structure.levels[n].id
        for structure, level in zip(structures, g.levels[seat], strict=True)
        for n in range(level)
    ]


@enforces("CS-FORT-04")
def dice_in_slots(g: PlayArea, seat: int) -> list[str]:
    """The dice in the slots of a fortress: its faction's own, and those that its advancements brought."""
    brought = {g.factions[seat], *advancements(g, seat)}
    return [die for die, slot in box().slots.items() if slot in brought]


@lru_cache(maxsize=4096)
def _standing(sources: tuple[tuple[str, int], ...]) -> Standing:
    statics: dict[str, list[tuple[Whose, Static]]] = {}
    reactions: dict[str, list[tuple[str, Whose, Reaction]]] = {}
    windows: dict[str, list[tuple[str, Whose, Window]]] = {}
    for name, seat in sources:
        whose, meaning = Whose(seat), meaning_of(name)
        for static in meaning.statics:
            statics.setdefault(static.kind, []).append((whose, static))
        for reaction in meaning.reactions:
            reactions.setdefault(reaction.moment, []).append((name, whose, reaction))
        for window in meaning.windows:
            windows.setdefault(window.moment, []).append((name, whose, window))
    return Standing(
        {kind: tuple(each) for kind, each in statics.items()},
        {moment: tuple(each) for moment, each in reactions.items()},
        {moment: tuple(each) for moment, each in windows.items()},
    )


# -- talents -----------------------------------------------------------------------------------------------------------


@enforces("CS-GATE-13")
def has(g: PlayArea, chip: int, talent: str) -> bool:
    """Has a chip this talent to use now? Not while it lies in a stack."""
    return g.place[chip] == BOARD and shows(g, chip, talent)


def shows(g: PlayArea, chip: int, talent: str) -> bool:
    """Is this talent printed on a chip, worn by it or tucked under it, wherever it lies?"""
    if talent in FACES[chip][g.side[chip]].flags:
        return True
    gear = g.gear[chip]
    return bool(gear) and any(talent in FACES[worn][g.side[worn]].flags for worn in gear)


def given(g: PlayArea, kind: str, chip: int, other: int = NOBODY) -> list[int]:
    """What each effect in force gives a chip of a kind, against another chip if the kind asks for one."""
    found: list[int] = []
    if g.lasting:
        found += [each.amount for each in g.lasting if each.chip == chip and each.kind == kind]
    if g.place[chip] == BOARD:
        own = statics_in(FACES[chip][g.side[chip]]).get(kind)
        if own is not None:
            whose = g.holder[chip]
            found += [static.amount(g, Whose(whose, chip, number), chip, other) for number, static in own]
        gear = g.gear[chip]
        if gear:
            for worn in gear:
                for number, static in statics_in(face(g, worn)).get(kind, ()):
                    found.append(static.amount(g, Whose(g.holder[chip], chip, number), chip, other))
        aura = far_reaching().get(kind)
        if aura is not None:
            found += _auras(g, aura, chip, other)
    standing = g.standing.statics.get(kind)
    if standing is not None:
        found += [static.amount(g, whose, chip, other) for whose, static in standing]
    return found


def _auras(g: PlayArea, aura: tuple[str, tuple[int, ...]], chip: int, other: int) -> list[int]:
    found: list[int] = []
    kind, could = aura
    for owner in could:
        if g.at[owner] >= 0 and is_active(g, owner):
            for number, static in statics_in(face(g, owner)).get(kind, ()):
                found.append(static.amount(g, Whose(g.holder[owner], owner, number), chip, other))
    return found


def total(g: PlayArea, kind: str, chip: int, other: int = NOBODY) -> int:
    """All that a chip has of a kind now: it adds up (CS-Q-36-MINUS-EFFECTS)."""
    found = 0
    for each in given(g, kind, chip, other):
        found += each
    return found


def lasts(g: PlayArea, kind: str, chip: int) -> bool:
    """Does something of a kind last on a chip?"""
    return bool(g.lasting) and any(each.chip == chip and each.kind == kind for each in g.lasting)


NO_LIMIT: Final = -1
"""What a limit gives where it does not apply."""


def lowest(g: PlayArea, kind: str, chip: int, other: int, amount: int) -> int:
    """An amount, but no more than the lowest of all limits of a kind that apply (CS-Q-36-MINUS-EFFECTS)."""
    for limit in given(g, kind, chip, other):
        if NO_LIMIT < limit < amount:
            amount = limit
    return amount


def of_faction(g: PlayArea, kind: str, seat: int) -> int:
    """All that a faction has of a kind now: income, prices, limits."""
    found = 0
    for whose, static in g.standing.statics.get(kind, ()):
        found += static.amount(g, whose, NOBODY, seat)
    return found


@enforces("CS-EVENT-03")
def highest(g: PlayArea, kind: str, seat: int) -> int:
    """What a faction's number is set to by effects: what an event says goes over all else, otherwise the highest
    counts, they do not add up; 0 if none sets it."""
    found = said = 0
    for whose, static in g.standing.statics.get(kind, ()):
        amount = static.amount(g, whose, NOBODY, seat)
        if whose.seat == NOBODY:
            said = max(said, amount)
        found = max(found, amount)
    return said or found


# -- what happens, and what may be used --------------------------------------------------------------------------------


SILENT: Final = frozenset(
    {
        *("channel", "creep", "lone-wolf", "lookout", "mining", "overload"),
        *("sourcefield", "spire-shot", "transport", "upgrade-plans"),
    }
)
"""The talents that never act for the automaton (CS-K-AI-13)."""


@enforces("CS-K-AI-13")
def is_silent(g: PlayArea, chip: int, talent: str) -> bool:
    """Does a talent of this chip not act, because the automaton controls it?"""
    return talent in SILENT and g.holder[chip] == g.setting.automaton


@enforces("CS-ACTIVE-06")
def hearing(g: PlayArea, moment: str, occasion: Occasion) -> list[tuple[str, Whose, Reaction]]:
    """Whose effects a moment concerns: talents of active chips in order of their numbers, then what stands."""
    found: list[tuple[str, Whose, Reaction]] = []
    at, subject = g.at, occasion.chip
    for chip in hearers_of(moment):
        if chip == subject:
            if g.place[chip] != BOARD or rests(g, chip):
                continue
        elif at[chip] < 0 or not is_active(g, chip):
            continue
        reactions = reactions_in(FACES[chip][g.side[chip]]).get(moment, ())
        gear = g.gear[chip]
        if gear:
            for worn in gear:
                reactions += reactions_in(face(g, worn)).get(moment, ())
        for name, number, reaction in reactions:
            whose = Whose(g.holder[chip], chip, number)
            if reaction.concerns(g, whose, occasion) and not is_silent(g, chip, name):
                found.append((name, whose, reaction))
    for name, whose, reaction in g.standing.reactions.get(moment, ()):
        if reaction.concerns(g, whose, occasion):
            found.append((name, whose, reaction))
    return found


@enforces("CS-TALENT-03")
def happens(g: PlayArea, moment: str, occasion: Occasion) -> Rules[None]:
    """A moment that concerns some effects: they do what they say, in the order that the player on turn likes where
    several of one timing meet."""
    waiting = hearing(g, moment, occasion)
    return _resolve(g, moment, occasion, waiting) if waiting else NOBODY_HEARS


NOBODY_HEARS: Final = cast("Rules[None]", iter(()))
"""What a moment does that concerns no effect: most do not, and a generator each time would cost more than the rest."""


def _resolve(g: PlayArea, moment: str, occasion: Occasion, waiting: list[tuple[str, Whose, Reaction]]) -> Rules[None]:
    chosen = yield from in_order(g, moment, [(name, whose) for name, whose, _ in waiting])
    for index in chosen:
        _, whose, reaction = waiting[index]
        if whose.chip in (NOBODY, occasion.chip) or g.place[whose.chip] == BOARD:
            yield from reaction.do(g, whose, occasion)


@enforces("CS-TALENT-02", "CS-MOVE-03", "CS-ACTIVE-06")
def windows(g: PlayArea, moment: str, chip: int) -> list[tuple[str, Whose, Window]]:
    """The talents that a chip may use in a moment: not used up, and good for something. What a spire or landmark offers
    to units beside it, and an advancement to the units of its faction, is among them. Who rests uses none."""
    found: list[tuple[str, Whose, Window]] = []
    if rests(g, chip):
        return found
    printed = windows_in(FACES[chip][g.side[chip]]).get(moment, ())
    gear = g.gear[chip]
    if gear:
        for worn in gear:
            printed += windows_in(face(g, worn)).get(moment, ())
    lenders = lenders_in(moment)
    if lenders:
        printed += _windows_beside(g, chip, moment, lenders)
    for name, number, window in printed:
        whose = Whose(g.holder[chip], chip, number)
        if is_used(g, window.often, name_of(whose, name)) or any(name == known for known, _, _ in found):
            continue
        if is_silent(g, chip, name):
            continue
        if window.can(g, whose):
            found.append((name, whose, window))
    if not g.standing.windows:
        return found
    for name, whose, window in g.standing.windows.get(f"unit-{moment}", ()):
        mine = Whose(whose.seat, chip)
        if whose.seat == g.holder[chip] and not is_used(g, window.often, name_of(whose, name)) and window.can(g, mine):
            found.append((name, mine, window))
    return found


def _windows_beside(
    g: PlayArea, chip: int, moment: str, lenders: tuple[int, ...]
) -> tuple[tuple[str, int, Window], ...]:
    """What revealed landmarks and friendly spires beside a unit offer it."""
    found: tuple[tuple[str, int, Window], ...] = ()
    at = g.at
    if at[chip] < 0:
        return found
    spots = 0
    for other in lenders:
        if at[other] >= 0:
            spots |= 1 << at[other]
    if spots:
        spots &= g.land.board.near[at[chip]]
    for spot in hexes_in(spots) if spots else ():
        for other in (g.on.get(spot, NOBODY), g.spire_on.get(spot, NOBODY)):
            if other != NOBODY and g.holder[other] in (NOBODY, g.holder[chip]) and is_active(g, other):
                found += windows_in(face(g, other)).get(f"beside-{moment}", ())
    return found


def standing_windows(g: PlayArea, moment: str, seat: int) -> list[tuple[str, Whose, Window]]:
    """What a faction may use in a moment by its advancements, and everybody by an event."""
    found: list[tuple[str, Whose, Window]] = []
    for name, whose, window in g.standing.windows.get(moment, ()):
        if whose.seat in (seat, NOBODY) and not is_used(g, window.often, f"{seat}:{name}"):
            mine = Whose(seat)
            if window.can(g, mine):
                found.append((name, mine, window))
    return found


def is_used(g: PlayArea, often: str, name: str) -> bool:
    """Was something that may be used once a turn or wave used already?"""
    return name in (g.used_in_wave if often == "wave" else g.used) if often in ("turn", "wave") else False


@enforces("CS-MOVE-03")
def use(g: PlayArea, often: str, name: str) -> None:
    """It is used now. What belongs to a unit stays used even if it flips."""
    if often == "wave":
        g.used_in_wave |= {name}
    elif often == "turn":
        g.used |= {name}


@enforces("CS-GROUP-07")
def name_of(whose: Whose, name: str) -> str:
    """How something used is remembered: by chip, each of a group for itself, and talent, or by seat and advancement."""
    return f"{whose.chip}/{name}" if whose.chip != NOBODY else f"{whose.seat}:{name}"


@enforces("CS-MERC-01")
def is_merc(chip: int) -> bool:
    """Does it come from the market?"""
    return CHIPS[chip].faction == "merc"


@enforces("CS-EXPL-07")
def has_face(chip: int, talent: str) -> bool:
    """Has a landmark this talent, even face down?"""
    return talent in CHIPS[chip].faces[0].flags


# -- talents that are used -------------------------------------------------------------------------------------------


def offers(g: PlayArea, moment: str, chip: int) -> list[Use]:
    """The talents of a chip that its controller may use in a moment, as choices: the talent, and the chip's hex."""
    return [Use(name, g.at[chip]) for name, _, _ in windows(g, moment, chip)]


def use_talent(g: PlayArea, moment: str, chip: int, talent: str) -> Rules[None]:
    """Use a talent that was offered."""
    for name, whose, window in windows(g, moment, chip):
        if name == talent:
            use(g, window.often, f"{whose.seat}:{name}" if "/" in name else name_of(whose, name))
            if g.tell:
                g.tell(TalentUsed(chip, name, whose.seat))
            yield from window.do(g, whose)
            return


def landmarks_on_offer(g: PlayArea, seat: int, near: int) -> list[Use]:
    """What revealed landmarks beside a faction's units offer in the exploration stage: Overload, Recruitable."""
    found: list[Use] = []
    for spot in hexes_in(near & g.landmarks):
        chip = g.on[spot]
        if not g.hidden >> chip & 1:
            for name, number, window in windows_in(face(g, chip)).get("exploration", ()):
                if window.can(g, Whose(seat, chip, number)):
                    found.append(Use(name, spot))
    return found


def is_offered_by(g: PlayArea, chip: int, talent: str) -> bool:
    """Is it a talent of this landmark for the exploration stage?"""
    return any(name == talent for name, _, _ in windows_in(face(g, chip)).get("exploration", ()))


def use_landmark(g: PlayArea, seat: int, chip: int, talent: str) -> Rules[None]:
    """A player uses what a revealed landmark offers."""
    for name, number, meaning in printed_on(face(g, chip)):
        for window in meaning.windows:
            if name == talent and window.moment == "exploration":
                if g.tell:
                    g.tell(TalentUsed(chip, name, seat))
                yield from window.do(g, Whose(seat, chip, number))
