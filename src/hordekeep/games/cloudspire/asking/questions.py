"""The kinds of questions in Cloudspire: at some of them somebody acts freely, others are about a chip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from hordekeep.games.cloudspire.content.kinds import effect_name
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import chip_name
from hordekeep.kernel import Ask
from hordekeep.kernel.declaring import Check, Question, Reason, Verb
from hordekeep.kernel.texts import Word

A = TypeVar("A", bound=Verb)


class Freely(Question[A]):
    """Somebody acts freely: what is no answer here has another time. At all other questions something is under way, and
    whoever is asked answers it first."""

    __slots__ = ()


class OfChip(Question[A]):
    """What a chip does, or what is done with it: the words of the question name it, and every answer touches it."""

    __slots__ = ()

    def __init__(
        self,
        name: str,
        rule: str,
        answers: Mapping[type[A], Check],
        *,
        says: Mapping[str, Callable[[Any, Ask], Word]] | None = None,
        refuses: Mapping[type[Verb], Reason] | None = None,
    ) -> None:
        super().__init__(name, rule, answers, says={"what": what, **(says or {})}, refuses=refuses)


def what(g: PlayArea, ask: Ask) -> Word:
    """The chip that a question is about, or an effect of a faction."""
    return effect_name(ask.about) if isinstance(ask.about, str) else chip_name(g, ask.about)
