"""Words for people, kept apart from rules: a `Text` is a message id with its arguments, said in any language.

Rules and records never hold sentences. Messages live in Fluent files (`texts/en.ftl`, `texts/fr.ftl`) beside the game
that needs them, and names that stand in a game's content come through `add_messages`; Fluent is imported only when
somebody wants to read something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Union

from hordekeep.kernel.languages import FIRST, LANGUAGES, fluent_source

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_SEAT_MARKS = "\ue000\ue001\ue002\ue003\ue004\ue005\ue006\ue007"
"""Signs for private use, which no name holds."""

Word = Union[str, int, float, "Text"]


class Text:
    """A message id and its arguments; an argument may be a `Text` again (the name of a card, say).

    >>> Text("picked", who="Andy", card=Text("card-flayer"))
    Text('picked', card=Text('card-flayer'), who='Andy')
    """

    __slots__ = ("id", "words")

    def __init__(self, id: str, /, **words: Word) -> None:
        self.id = id
        self.words: Mapping[str, Word] = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.id, self.words) == (other.id, other.words)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.words.items())))

    def __repr__(self) -> str:
        words = "".join(f", {name}={word!r}" for name, word in sorted(self.words.items()))
        return f"Text({self.id!r}{words})"


class Say(NamedTuple):
    """A text with the package whose messages say it: for what is read where no match is at hand, such as options.

    >>> Say("hordekeep.kernel", Text("game-over")).to("fr")
    'La partie est terminée.'
    """

    package: str
    text: Text

    def to(self, language: str) -> str:
        """The text in `language`."""
        return say(self.text, (self.package,), language)


def said_by(package: str) -> Callable[..., Say]:
    """What makes texts of a package: `said = said_by("my_game")`, `said("option-stones")`.

    >>> said_by("hordekeep.kernel")("as-it-is", text="II").to("en")
    'II'
    """

    def said(id: str, /, **words: Word) -> Say:
        return Say(package, Text(id, **words))

    return said


def seat_name(seat: int) -> Text:
    """The name of whoever sits at `seat`; `say` puts in the names of the match.

    >>> say(seat_name(1), (), names=("Beth", "Stuart"))
    'Stuart'
    """
    return Text("seat", seat=seat)


_added: dict[str, Callable[[str], str]] = {}
"""What packages say besides their files: by language, as Fluent source."""


def add_messages(package: str, source: Callable[[str], str]) -> None:
    """Let `package` say more than its files do: `source(language)` gives Fluent source, asked for when first needed.

    For names that stand elsewhere, such as those of cards in content files. A package adds one source; the same
    message in its files is overridden.

    >>> add_messages("hordekeep.kernel", lambda language: "keep = " + {"en": "keep", "fr": "donjon"}[language])
    >>> say(Text("keep"), (), "fr")
    'donjon'
    """
    _added[package] = source
    _bundle.cache_clear()
    _said.cache_clear()


def name_messages(named: Mapping[str, str]) -> str:
    """Names by their messages as Fluent source; whatever signs a name has, they are only signs.

    >>> name_messages({"card-oak": 'The {Old} "Oak"'})
    'card-oak = { "The {Old} \\\\"Oak\\\\"" }\\n'
    """
    return "".join(f"{message} = {_quoted(name)}\n" for message, name in named.items())


def _quoted(name: str) -> str:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _sources(package: str, language: str) -> list[str]:
    """All Fluent source of a package, in the order in which it counts."""
    written = fluent_source(package, language)
    return [written, _added[package](language)] if package in _added else [written]


@lru_cache(maxsize=64)
def _bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        for source in _sources(package, language):
            bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def say(text: Text, packages: tuple[str, ...], language: str = FIRST, names: Sequence[str] = ()) -> str:
    """Say `text` in `language`, with the messages of `packages` (the kernel's own come first) and the seats' `names`.

    A message that a language lacks is said in English. One that is missing there or lacks an argument is our bug, and
    raises. What was said before is remembered for a
    while: a table says the same labels to many people.

    >>> say(Text("game-over"), ())
    'The game is over.'
    """
    sentence = _say(text, packages, language)
    if not sentence.isascii():  # there may be marks in it
        for mark, name in zip(_SEAT_MARKS, names, strict=False):
            sentence = sentence.replace(mark, name)
    return sentence


def _say(text: Text, packages: tuple[str, ...], language: str) -> str:
    """Say `text` with a mark for every seat: names come last, so that all matches share what was said before."""
    if not text.words:
        return _said(text.id, (), packages, language)
    if text.id == "seat":
        return _SEAT_MARKS[int(str(text.words["seat"]))]
    words = [
        (name, _say(word, packages, language) if isinstance(word, Text) else word) for name, word in text.words.items()
    ]
    return _said(text.id, tuple(words), packages, language)


@lru_cache(maxsize=1 << 15)
def _said(id: str, words: tuple[tuple[str, str | int | float], ...], packages: tuple[str, ...], language: str) -> str:
    """A message with its words put in."""
    if language not in LANGUAGES:
        raise LookupError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = _bundle(("hordekeep.kernel", *packages), language)
    if language != FIRST and not bundle.has_message(id):
        return _said(id, words, packages, FIRST)
    if not bundle.has_message(id):
        raise LookupError(f"no message {id!r} in {language!r}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(f"the message {id!r} has no text in {language!r}")
    sentence, errors = bundle.format_pattern(pattern, dict(words))
    if errors:
        raise LookupError(f"the message {id!r} in {language!r}: {errors[0]}")
    said = str(sentence)
    # who or what begins a line of the log may be "the automaton"
    return said[:1].upper() + said[1:] if id.startswith("log-") else said


def has_message(id: str, package: str) -> bool:
    """Can `package` say this?

    >>> has_message("game-over", "hordekeep.kernel"), has_message("why-x", "hordekeep.kernel")
    (True, False)
    """
    return bool(_bundle(("hordekeep.kernel", package), FIRST).has_message(id))


def message_ids(package: str, language: str) -> frozenset[str]:
    """The ids of all messages that `package` has in `language`; the tests compare the languages with it.

    >>> message_ids("hordekeep.kernel", "en") == message_ids("hordekeep.kernel", "fr")
    True
    """
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    parse = FluentParser().parse
    entries = [entry for source in _sources(package, language) for entry in parse(source).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))
