"""What the sentences on chips and cards mean, and which talents a face has for a kind, a moment or a use.

Asked at every turn, so it is kept by face, in plain tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hordekeep.games.cloudspire.content.chips import EQUIPMENT, HERO, MINION, Face, box
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import Meaning, Reaction, Static, Window
from hordekeep.kernel import once

Reading = Callable[[tuple[str, ...]], Meaning]
"""How sentences are understood."""
_readings: Final[list[Reading]] = []
"""One, as soon as the words are there: they know all rules, and stand above them."""


def read_by(reading: Reading) -> None:
    """From now on sentences are understood so."""
    _readings[:] = [reading]


def _meaning(sentences: tuple[str, ...]) -> Meaning:
    if not _readings:
        raise LookupError("No sentence is understood yet: import `hordekeep.games.cloudspire.game`.")
    return _readings[0](sentences)


@once
def meaning_of(name: str) -> Meaning:
    """What "talent/armored", "relic/sky-key", "event/drought" or "brawnen/source-drill/1" means."""
    kind, _, rest = name.partition("/")
    known = box()
    if kind == "talent":
        return _meaning(known.talents[rest].text)
    if kind == "relic":
        return _meaning(known.relics[rest].text)
    if kind == "event":
        return _meaning(known.events[rest].text)
    structure_id, _, level = rest.partition("/")
    structure = next(each for each in known.factions[kind].structures if each.id == structure_id)
    return _meaning(structure.levels[int(level) - 1].text)


_statics: Final[dict[Face, Mapping[str, tuple[tuple[int, Static], ...]]]] = {}


def statics_in(shown: Face) -> Mapping[str, tuple[tuple[int, Static], ...]]:
    """What the talents of a face give, by kind."""
    known = _statics.get(shown)
    if known is None:
        found: dict[str, list[tuple[int, Static]]] = {}
        for talent in shown.talents:
            for static in meaning_of(f"talent/{talent.id}").statics:
                found.setdefault(static.kind, []).append((talent.number, static))
        known = _statics[shown] = {kind: tuple(each) for kind, each in found.items()}
    return known


_auras: Final[dict[str, tuple[str, tuple[int, ...]]]] = {}


def far_reaching() -> Mapping[str, tuple[str, tuple[int, ...]]]:
    """What some talent gives to other chips than its own, by kind: as what it is given, and the chips that could."""
    found = _auras
    if found:
        return found
    for talent in box().talents:
        for static in meaning_of(f"talent/{talent}").statics:
            if static.kind.startswith("aura-"):
                could = [chip.number for chip in CHIPS if any(static.kind in statics_in(each) for each in chip.faces)]
                found[static.kind.removeprefix("aura-")] = static.kind, tuple(could)
    return found


@once
def printed_on(shown: Face) -> tuple[tuple[str, int, Meaning], ...]:
    """The talents printed on a face: their names, numbers and meanings."""
    return tuple([(talent.id, talent.number, meaning_of(f"talent/{talent.id}")) for talent in shown.talents])


_reactions: Final[dict[Face, Mapping[str, tuple[tuple[str, int, Reaction], ...]]]] = {}


def reactions_in(shown: Face) -> Mapping[str, tuple[tuple[str, int, Reaction], ...]]:
    """The reactions of a face's talents by their moments."""
    known = _reactions.get(shown)
    if known is None:
        found: dict[str, tuple[tuple[str, int, Reaction], ...]] = {}
        for name, number, meaning in printed_on(shown):
            for reaction in meaning.reactions:
                found[reaction.moment] = (*found.get(reaction.moment, ()), (name, number, reaction))
        known = _reactions[shown] = found
    return known


@once
def hearers_of(moment: str) -> tuple[int, ...]:
    """The chips that could hear of a moment by a talent of theirs, or by one of what they wear: only these are asked,
    in order of their numbers."""
    hearing = [chip for chip in CHIPS if any(moment in reactions_in(each) for each in chip.faces)]
    worn = any(chip.kind in (EQUIPMENT, MINION) for chip in hearing)
    return tuple([chip.number for chip in CHIPS if chip in hearing or (worn and chip.kind == HERO)])


_windows: Final[dict[Face, Mapping[str, tuple[tuple[str, int, Window], ...]]]] = {}


def windows_in(shown: Face) -> Mapping[str, tuple[tuple[str, int, Window], ...]]:
    """What the talents of a face allow, by its moment."""
    known = _windows.get(shown)
    if known is None:
        found: dict[str, tuple[tuple[str, int, Window], ...]] = {}
        for name, number, meaning in printed_on(shown):
            for window in meaning.windows:
                found[window.moment] = (*found.get(window.moment, ()), (name, number, window))
        known = _windows[shown] = found
    return known


@once
def lenders_in(moment: str) -> tuple[int, ...]:
    """The chips that could offer something to units beside them in this moment."""
    lent = f"beside-{moment}"
    return tuple([chip.number for chip in CHIPS if any(lent in windows_in(each) for each in chip.faces)])


def forget() -> None:
    """Drop the tables: what words mean has changed under them."""
    for table in (_statics, _auras, _reactions, _windows):
        table.clear()
