"""Understanding what was typed: a number, a choice by any of its names, an order, or the beginning of one.

Case, accents and punctuation do not matter, and names work in every language, whichever one is spoken at the table.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, Union

from hordekeep.kernel import LANGUAGES, Choice, Game, Match, Text, message_ids, once, say

Words = tuple[str, ...]
T = TypeVar("T")

ORDERS: Mapping[str, tuple[str, ...]] = {
    "why": ("why", "pourquoi"),
    "undo": ("undo", "annuler"),
    "switch": ("switch", "changer"),
    "hint": ("hint", "conseil"),
    "read": ("read", "lire"),
    "rules": ("rules", "rule", "regles", "regle"),
    "save": ("save", "sauver", "enregistrer"),
    "log": ("log", "journal"),
    "look": ("look", "horde", "hand", "voir", "main"),
    "board": ("board", "plateau"),
    "anytime": ("anytime", "toujours"),
    "help": ("help", "aide"),
    "quit": ("quit", "exit", "quitter"),
}
"""What can be typed besides a choice, with its names."""

TAKES_WORDS = ("why", "read", "rules", "save", "log")
"""The orders that more words may follow."""

_SENTENCES = ("ask", "label", "log", "no", "trait")
"""The kinds of messages that name nothing: a game's questions, labels, log and refusals."""

_WORD = re.compile(r"(?<!\w)-\d+|\d+|[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A legal choice."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Order:
    """An order and the words after it, as they were typed."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Barred:
    """Choices that the game knows but does not offer now: somebody will want to know why."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Unclear:
    """It could be several things: choices, and orders by their names."""

    choices: tuple[Choice, ...] = ()
    orders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoSuchNumber:
    """A number that no choice has."""

    number: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing that the game or the terminal knows."""

    typed: str


Meaning = Union[Chosen, Order, Barred, Unclear, NoSuchNumber, Unknown]


def words_of(text: str) -> Words:
    """The words of a text, without case, accents and punctuation.

    >>> words_of("Gelée d’Eau"), words_of("token:-3"), words_of("pick:sun-ooze"), words_of("move:2-5")
    (('gelee', 'd', 'eau'), ('token', '-3'), ('pick', 'sun', 'ooze'), ('move', '2', '5'))
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return tuple(_WORD.findall(bare))


def read(typed: str, match: Match[Any], seat: int) -> Meaning:
    """What `typed` means when `seat` is asked.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> read("1", match, 1), read("TOKEN 6", match, 1), read("h", match, 1)
    (Chosen(choice=('token', 8)), Chosen(choice=('token', 6)), Unclear(choices=(), orders=('hint', 'look', 'help')))
    >>> read("why sun ooze", match, 1), read("regl ph-bc-01", match, 1)
    (Order(name='why', rest='sun ooze'), Order(name='rules', rest='ph-bc-01'))
    """
    words = words_of(typed)
    if typed == "?":
        return Order("help")
    if typed.startswith("?") and match.game.extras.cards is not None:
        return Order("read", typed[1:].strip())
    if not words:
        return Unknown(typed)
    offered = _offered_names(match, seat)
    if typed.isdecimal() and 1 <= int(typed) <= len(offered):
        return Chosen(list(offered)[int(typed) - 1])
    if exact := _exactly(words, offered):
        return Chosen(exact[0]) if len(exact) == 1 else Unclear(tuple(exact))
    order = _order(typed, words, match, exact=True)
    if order:
        return order[0]
    loose = _loosely(words, offered)
    orders = _order(typed, words, match, exact=False)
    if len(loose) + len(orders) == 1:
        return Chosen(loose[0]) if loose else orders[0]
    if loose or orders:
        return Unclear(tuple(loose), tuple(order.name for order in orders))
    if typed.isdecimal():
        return NoSuchNumber(int(typed))
    barred = find_choices(typed, match, seat)
    return Barred(tuple(barred)) if barred else Unknown(typed)


def find_choices(typed: str, match: Match[Any], seat: int) -> list[Choice]:
    """The choices that `typed` may mean, offered or not: those of the kind that is asked for come alone, if any do.
    Others go by their keys, or else by what they say, in any language.

    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> [match.game.words.key(choice) for choice in find_choices("écorcheur", match, 1)]
    ['pick:flayer', 'give:flayer', 'sacrifice:flayer']
    """
    words = words_of(typed)
    game = match.game
    offered = _offered_names(match, seat)
    if typed.isdecimal() and 1 <= int(typed) <= len(offered):
        return [list(offered)[int(typed) - 1]]
    names = {**_candidate_names(match), **offered}
    verbs = {_verb(game, choice) for choice in offered}
    asked_for = {
        choice: {*known, *_labels(match, choice)} for choice, known in names.items() if _verb(game, choice) in verbs
    }
    found = find_named(words, asked_for) or find_named(words, names)
    return found or find_named(words, {choice: _labels(match, choice) for choice in names})


def _verb(game: Game[Any], choice: Choice) -> str:
    return game.words.key(choice).partition(":")[0]


def orders_now(match: Match[Any]) -> dict[str, tuple[str, ...]]:
    """The orders with their names: "switch" only while several seats may answer, "read" only where cards have texts,
    "anytime" only where a game has more moments to answer than most people want.

    >>> {"switch", "read", "anytime"} & set(orders_now(Match("plankton-horde", seats=2, seed="doc")))
    set()
    """
    useless = set()
    if match.ask is None or len(match.ask.seats) == 1:
        useless.add("switch")
    if match.game.extras.cards is None:
        useless.add("read")
    if match.game.extras.windows is None or not match.game.extras.windows.usual:
        useless.add("anytime")
    return {name: aliases for name, aliases in ORDERS.items() if name not in useless}


def _order(typed: str, words: Words, match: Match[Any], *, exact: bool) -> list[Order]:
    """The orders that begin what was typed, whole or shortened."""
    first, _, rest = typed.partition(" ")
    start = words_of(first)
    if len(start) != 1:
        return []
    found = []
    for name, aliases in orders_now(match).items():
        if len(words) > 1 and name not in TAKES_WORDS:
            continue
        if start[0] in aliases or (not exact and any(alias.startswith(start[0]) for alias in aliases)):
            found.append(Order(name, rest.strip()))
    return found


def _offered_names(match: Match[Any], seat: int) -> dict[Choice, set[Words]]:
    """Every name of every choice that is offered, in their order."""
    if match.ask is None:
        return {}
    return {
        choice: {*_names_by_key(match.game.package, match.game.words.key(choice)), *_labels(match, choice)}
        for choice in match.ask.choices_of(seat)
    }


def _labels(match: Match[Any], choice: Choice) -> set[Words]:
    """What a choice says, in every language."""
    label = match.game.words.label(match.state, choice)
    return {words_of(match.say(label, language)) for language in LANGUAGES}


def _candidate_names(match: Match[Any]) -> dict[Choice, frozenset[Words]]:
    game = match.game
    return {
        choice: _names_by_key(game.package, game.words.key(choice)) for choice in game.words.candidates(match.state)
    }


@once
def _names_by_key(package: str, key: str) -> frozenset[Words]:
    """The names that follow from a key: the key itself, and in every language what it is about or what it does.

    After an @ stands where: `play:troll@3` is also called "troll 3".
    """
    verb, _, about = key.partition(":")
    what, _, where = about.partition("@")
    names = {words_of(key), words_of(about or verb)}
    for language in LANGUAGES:
        if not about:
            names |= _fixed_names(package, language).get(f"label-{verb}", set())
        for name in _names_of_things(package, language).get(what, ()):
            names |= {(*name, *words_of(where)), (*words_of(verb), *name, *words_of(where))}
    return frozenset(names)


@once
def _names_of_things(package: str, language: str) -> dict[str, set[Words]]:
    """What the things of a game are called, by their slugs: "flayer" is what `card-flayer` says."""
    things: dict[str, set[Words]] = {}
    for message, known in _fixed_names(package, language).items():
        kind, _, slug = message.partition("-")
        if slug and kind not in _SENTENCES:
            things.setdefault(slug, set()).update(known)
    return things


@once
def _fixed_names(package: str, language: str) -> dict[str, set[Words]]:
    """The messages of a game that are always the same words, by their ids."""
    fixed = {}
    for message in message_ids(package, language):
        try:
            fixed[message] = {words_of(say(Text(message), (package,), language))}
        except LookupError:  # it needs an argument, so it is not always the same
            continue
    return fixed


def find_named(words: Words, names: Mapping[T, Iterable[Words]]) -> list[T]:
    """What is called exactly so, or else what may be meant.

    >>> find_named(("oa",), {"log": [("oak", "log")], "fir": [("fir", "log")]})
    ['log']
    """
    return _exactly(words, names) or _loosely(words, names)


def _exactly(words: Words, names: Mapping[T, Iterable[Words]]) -> list[T]:
    return [thing for thing, known in names.items() if words in known]


def _loosely(words: Words, names: Mapping[T, Iterable[Words]]) -> list[T]:
    return [thing for thing, known in names.items() if any(_begins(words, name) for name in known)]


def _begins(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Does every typed word begin a word of the name, in their order? Numbers must be whole.

    >>> _begins(("s", "oo"), ("take", "sun", "ooze")), _begins(("1",), ("11",))
    (True, False)
    """
    left = iter(name)
    return all(any(_begins_word(short, word) for word in left) for short in typed)


def _begins_word(short: str, word: str) -> bool:
    return word == short if short[-1].isdecimal() else word.startswith(short)
