"""The kinds of questions in Cloudspire: at some of them somebody acts freely, others are about a chip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from hordekeep.games.cloudspire.content.kinds import effect_name
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Ask, Text, seat_name
from hordekeep.kernel.declaring import Check, Question, Reason, Verb
from hordekeep.kernel.texts import Word

A = TypeVar("A", bound=Verb)


class Freely(Question[A]):
    """Somebody acts freely: what is no answer here has another time. At all other questions something is under way, and
    whoever is asked answers it first."""

    __slots__ = ()


class OfChip(Question[A]):
    """What a chip does, or what is done with it: the words of the question name it, and every answer touches it. Some
    are asked about no chip, too, and `perhaps` is set: they have other words for that, `ask-pick-any`."""

    __slots__ = ("perhaps",)

    def __init__(
        self,
        name: str,
        rule: str,
        answers: Mapping[type[A], Check],
        *,
        says: Mapping[str, Callable[[Any, Ask], Word]] | None = None,
        refuses: Mapping[type[Verb], Reason] | None = None,
        perhaps: bool = False,
    ) -> None:
        super().__init__(name, rule, answers, says={"what": what, **(says or {})}, refuses=refuses)
        self.perhaps = perhaps

    def prompt(self, state: PlayArea, ask: Ask) -> Text:
        """What is asked, in words."""
        if self.perhaps and (ask.about is None or ask.about == NOBODY):
            return Text(f"ask-{self.name}-any", who=seat_name(ask.seats[0]))
        return super().prompt(state, ask)

    def messages(self) -> Mapping[str, set[str]]:
        """The messages that ask it, each with its words."""
        return {**super().messages(), **({f"ask-{self.name}-any": {"who"}} if self.perhaps else {})}


def what(g: PlayArea, ask: Ask) -> Word:
    """The chip that a question is about, or an effect of a faction."""
    return effect_name(ask.about) if isinstance(ask.about, str) else chip_name(g, ask.about)


def source(g: PlayArea, ask: Ask) -> Word:
    """The Source that whoever is asked has to spend."""
    return g.source[ask.seats[0]]
