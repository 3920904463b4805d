"""What can go wrong, in three kinds: a rule says no, the input is bad, or it is our own bug.

`Refusal` is the answer to "why can't I?"; `Refused` carries it as an exception. `BadInput` says what is wrong, where it
stands and what to do about it. Everything else is a bug and stays loud.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hordekeep.kernel.texts import Text, Word, say


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


_LONGEST_QUOTE = 200


def quote(written: object) -> dict[str, Word]:
    """What somebody wrote, as words of a message: `value` as it is and `quoted` as a program writes it; long ones cut.

    >>> Text("did-you-mean", **quote("basic"))
    Text('did-you-mean', quoted="'basic'", value='basic')
    """
    value, quoted = str(written), repr(written)
    if len(value) > _LONGEST_QUOTE:
        value = value[:_LONGEST_QUOTE] + "…"
        quoted = repr(value)
    return {"value": value, "quoted": quoted}


class BadInput(ValueError):
    """Input that cannot be used: what is wrong, where it stands, what to do.

    What people may meet outside a terminal is given as a `Text`, which `in_words` says in any language: with the
    messages of `packages` and the seats' `names`, as `say` does. `what`, `advice` and the error itself are in English.

    >>> print(BadInput("There is no game 'hrode'.", advice="Did you mean 'plankton-horde'?"))
    There is no game 'hrode'. Did you mean 'plankton-horde'?
    >>> print(BadInput("Expected a number.", where="line 3, 'round'"))
    line 3, 'round': Expected a number.
    """

    def __init__(
        self,
        what: str | Text,
        *,
        where: str = "",
        advice: str | Text = "",
        packages: tuple[str, ...] = (),
        names: Sequence[str] = (),
    ) -> None:
        self._said = (what, advice, packages, tuple(names))
        self.what, self.advice = self.in_words("en")
        self.where = where
        super().__init__(_one_sentence(self.what, where, self.advice))

    def in_words(self, language: str) -> tuple[str, str]:
        """What is wrong and what to do, in `language` if they were given as texts, else in English.

        >>> BadInput(Text("game-over"), advice="Start another.").in_words("fr")
        ('La partie est terminée.', 'Start another.')
        """
        what, advice, packages, names = self._said
        return (
            say(what, packages, language, names) if isinstance(what, Text) else what,
            say(advice, packages, language, names) if isinstance(advice, Text) else advice,
        )

    def in_full(self, language: str) -> str:
        """All of it in `language`, with where it stands.

        >>> BadInput(Text("game-over"), where="choice 3").in_full("fr")
        'choice 3: La partie est terminée.'
        """
        what, advice = self.in_words(language)
        return _one_sentence(what, self.where, advice)

    def standing(self, where: str) -> BadInput:
        """The same, said of another place.

        >>> print(BadInput("Expected a number.", where="line 3").standing("my.toml, line 3"))
        my.toml, line 3: Expected a number.
        """
        what, advice, packages, names = self._said
        return BadInput(what, where=where, advice=advice, packages=packages, names=names)


def _one_sentence(what: str, where: str, advice: str) -> str:
    return f"{where}: {what} {advice}".rstrip() if where else f"{what} {advice}".rstrip()
