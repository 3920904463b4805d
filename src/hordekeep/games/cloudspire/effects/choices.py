"""Choices about effects: talents and advancements that are used, and which of several comes first."""

from __future__ import annotations

from typing import Annotated, Any, Final

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import EFFECT, Effects, Spot, effect_name, hex_text
from hordekeep.games.cloudspire.content.printed import advancements, effects
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.meanings import meaning_of
from hordekeep.games.cloudspire.state.play_area import Meaning, PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Ask, Text, enforces

FOR_UNITS: Final = "unit-"
"""How the moments begin in which an advancement is used by a unit."""


def _meaning(name: str) -> Meaning:
    return meaning_of(name if "/" in name else f"talent/{name}")


def _used_by_units(name: str) -> bool:
    return any(window.moment.startswith(FOR_UNITS) for window in _meaning(name).windows)


def used_by_chips() -> list[str]:
    """The talents that are used, and the advancements that units use."""
    talents = [each for each in box().talents if _meaning(each).windows]
    return talents + [each for each in advancements() if _used_by_units(each)]


def _used_by_factions() -> list[str]:
    """The advancements and cards that a faction may use itself."""
    return [each for each in effects() if "/" in each and not all(_for_unit(w.moment) for w in _meaning(each).windows)]


def _for_unit(moment: str) -> bool:
    return moment.startswith(FOR_UNITS)


@enforces("CS-TALENT-03")
def _resolved() -> list[str]:
    """Whatever may wait for its turn among others."""
    return [each for each in effects() if _meaning(each).windows or _meaning(each).reactions]


class Known(Effects):
    """Effects, of which choices name some: the others can be asked about, too."""

    def read(self, text: str) -> Any:
        """Any effect that there is."""
        return EFFECT.read(text)


USED = Known("effect", used_by_chips)
USED_BY_FACTION = Known("effect", _used_by_factions)
RESOLVED = Known("effect", _resolved)

UsedEffect = Annotated[str, USED]
FactionEffect = Annotated[str, USED_BY_FACTION]
ResolvedEffect = Annotated[str, RESOLVED]


class Use(Doing, verb="use", late="CS-TALENT-01"):
    """Whoever is on this hex uses a talent."""

    effect: UsedEffect
    hex: Spot

    def label(self, state: PlayArea) -> Text:
        """With whoever uses it."""
        chip = state.on.get(self.hex, state.spire_on.get(self.hex, NOBODY))
        if chip == NOBODY:
            return Text("label-use-on", effect=effect_name(self.effect), hex=hex_text(self.hex))
        return Text("label-use", effect=effect_name(self.effect), chip=chip_name(state, chip))

    def touched_now(self, state: PlayArea, ask: Ask) -> tuple[str, ...]:
        """The unit, or the spire."""
        return (f"{'unit' if self.hex in state.on else 'spire'}:{hex_text(self.hex)}",)


class UseAdvancement(Doing, verb="use-advancement", late="CS-TALENT-01"):
    """A faction uses an advancement."""

    effect: FactionEffect


class First(Doing, verb="first", late="CS-TALENT-03"):
    """This effect resolves first."""

    effect: ResolvedEffect

    def label(self, state: PlayArea) -> Text:
        """Its name."""
        return effect_name(self.effect)
