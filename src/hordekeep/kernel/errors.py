"""What can go wrong, in three kinds: a rule says no, the input is bad, or it is our own bug.

`Refusal` is the answer to "why can't I?"; `Refused` carries it as an exception. `BadInput` says what is wrong, where it
stands and what to do about it. Everything else is a bug and stays loud.
"""

from __future__ import annotations

from typing import NamedTuple

from hordekeep.kernel.texts import Text


class Refusal(NamedTuple):
    """A rule's "no": the id of the rule and the reason in words.

    >>> from hordekeep import Match
    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> refusal = match.why_not("stop")
    >>> refusal.rule
    'PH-BC-06'
    """

    rule: str
    because: Text


class Refused(Exception):
    """A choice that the rules do not allow. `refusal` says which rule and why; nothing has changed.

    >>> from hordekeep import Match
    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> try:
    ...     match.choose("stop")
    ... except Refused as no:
    ...     print(no.refusal.rule, len(match.made))
    PH-BC-06 0
    """

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} [{refusal.rule}]")
        self.refusal = refusal
        self.sentence = sentence


class GameOver(Exception):
    """Raised by a rule that ends the game at once: nothing else of the present beat is played.

    The rule sets `state.over` and the result before it raises; the course catches it.

    >>> issubclass(GameOver, Exception)
    True
    """


class BadInput(ValueError):
    """Input that cannot be used: what is wrong, where it stands, what to do.

    >>> print(BadInput("There is no game 'hrode'.", advice="Did you mean 'plankton-horde'?"))
    There is no game 'hrode'. Did you mean 'plankton-horde'?
    >>> print(BadInput("Expected a number.", where="line 3, 'round'"))
    line 3, 'round': Expected a number.
    """

    def __init__(self, what: str, *, where: str = "", advice: str = "") -> None:
        self.what = what
        self.where = where
        self.advice = advice
        sentence = f"{where}: {what}" if where else what
        super().__init__(f"{sentence} {advice}".rstrip())
