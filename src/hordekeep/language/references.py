"""Reading a tree: agreement of numbers and genders, and what "it", "that ally", "them" and "another" refer to.

The rules, so that no sentence means something that its author did not see:
- "it" stands for the latest thing mentioned before it that agrees with it in number and (for "that ally") in sort.
  "a neighbour of a monster" is complete only at its end, so the neighbour is the latest.
- Two equals ("an ally and a monster") are equally near: "it" after them is refused unless only one agrees.
- What was mentioned in one alternative of an "or" is unknown in the others, and after the "or" it is refused.
- "its" and "their" belong to what "it" and "them" would stand for.
- The card itself ("this") is meant only when nothing else is. "another ally" is other than the latest mention that
  agrees, or else other than this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hordekeep.kernel import BadInput
from hordekeep.language.trees import Phrase, Tree
from hordekeep.language.words import PLURAL, SINGULAR, Word

THIS = 0
"""The mention that is the card itself."""


class Reference(NamedTuple):
    """What a referring phrase stands for, in words: `said` "it", `mention` 1, `means` "a monster"."""

    said: str
    mention: int
    means: str


class Unclear(Exception):
    """A phrase that refers to nothing, or to two things alike."""

    def __init__(self, phrase: Phrase, rivals: tuple[Phrase, ...]) -> None:
        super().__init__()
        self.phrase = phrase
        self.rivals = rivals


def read(tree: Tree, words: Mapping[str, Word]) -> tuple[Phrase, list[Unclear]]:
    """Read a tree into phrases. What stays unclear is told, not raised: drawing a card must not depend on it."""
    reader = _Reader(words)
    return reader.read(tree, ()), reader.unclear


class _Reader:
    def __init__(self, words: Mapping[str, Word]) -> None:
        self.words = words
        self.unclear: list[Unclear] = []
        self.mentions = 0
        self.said: list[Phrase] = []
        self.this: Phrase | None = None

    def read(self, tree: Tree, branch: tuple[tuple[Phrase, int], ...]) -> Phrase:
        word = self.words.get(tree[0])
        if word is None or len(word.slots) != len(tree) - 1:
            raise BadInput(f"The tree {tree!r} does not fit the vocabulary.", advice="Read its sentence again.")
        phrase = Phrase(word, branch)
        before, this = len(self.said), self.this
        if word.mentions:
            self._begin(phrase)
        for place, child in enumerate(tree[1:]):
            if isinstance(child, int):
                phrase.children.append(child)
            else:
                inner = (*branch, (phrase, place)) if word.joins else branch
                phrase.children.append(self.read(child, inner))
        _agree(phrase)
        if word.refers:
            self._refer(phrase, self.said[:before], this)
        if word.mentions == "new":
            self.said.append(phrase)
        return phrase

    def _begin(self, phrase: Phrase) -> None:
        if phrase.word.mentions == "this":
            phrase.mention = THIS
            self.this = phrase
        else:
            self.mentions += 1
            phrase.mention = self.mentions

    def _refer(self, phrase: Phrase, before: list[Phrase], this: Phrase | None) -> None:
        """Find what the phrase refers to among what was said before it began."""
        other = phrase.word.refers == "other"
        found = [said for said in before if _could_mean(phrase, said) and not _elsewhere(said, phrase)]
        if found:
            phrase.antecedent = found[-1]
            rivals = _rivals(found, phrase)
            if rivals:
                self.unclear.append(Unclear(phrase, rivals))
        elif other or (_number_of_meant(phrase) == SINGULAR and not _sort_of_meant(phrase)):
            phrase.antecedent = this
        if phrase.antecedent is None and not other:
            self.unclear.append(Unclear(phrase, ()))
        if phrase.word.refers == "it" and phrase.antecedent:
            phrase.mention = phrase.antecedent.mention
            phrase.gender = phrase.gender or phrase.antecedent.gender
            phrase.sort = phrase.sort or phrase.antecedent.sort


def _number_of_meant(phrase: Phrase) -> str:
    """The number that an antecedent must have; "" if any."""
    return {"it": phrase.number, "its": SINGULAR, "their": PLURAL, "other": ""}[phrase.word.refers]


def _sort_of_meant(phrase: Phrase) -> str:
    """The sort that an antecedent must be of; "" if any. "its neighbour" says nothing of whose neighbour it is."""
    return phrase.sort if phrase.word.refers in ("it", "other") else ""


def _could_mean(phrase: Phrase, said: Phrase) -> bool:
    number, sort = _number_of_meant(phrase), _sort_of_meant(phrase)
    if number and said.number != number:
        return False
    return not sort or said.sort == sort or said.sort.startswith(sort + "/")


def _elsewhere(said: Phrase, phrase: Phrase) -> bool:
    """Whether it was said in another alternative of an "or" that the phrase stands in as well."""
    inside = dict(phrase.branch)
    return any(join.word.joins == "or" and inside.get(join, place) != place for join, place in said.branch)


def _rivals(found: list[Phrase], phrase: Phrase) -> tuple[Phrase, ...]:
    best = found[-1]
    inside = {join for join, _ in phrase.branch}
    for join, place in best.branch:
        if join in inside:
            continue
        if join.word.joins == "or":
            others = [other for at, other in enumerate(join.children) if at != place and isinstance(other, Phrase)]
            return (best, *others[:1])
        for rival in found[:-1]:
            if dict(rival.branch).get(join, place) != place:
                return (rival, best)
    return ()


def _agree(phrase: Phrase) -> None:
    """Gender, number and sort as declared, or else from the head; a declared number goes down to the noun.

    A word with a gender of its own is the noun itself, whatever stands in its slots.
    """
    word = phrase.word
    inner = [child for child in phrase.children if isinstance(child, Phrase) and child.names_something]
    if word.joins:
        _agree_joined(phrase, inner)
        return
    head = phrase.head = _head(phrase, inner)
    phrase.gender = word.gender or (head.gender if head else "")
    phrase.sort = word.sort or (head.sort if head else "")
    if word.number:
        phrase.number = _declared_number(phrase)
        _hand_down(phrase.number, head)
    elif head:
        phrase.number = head.number


def _head(phrase: Phrase, inner: list[Phrase]) -> Phrase | None:
    """The phrase from which gender, number and sort come: the one that the word declares, or else the first."""
    word = phrase.word
    if word.head:
        chosen = phrase.child(word.head)
        return chosen if isinstance(chosen, Phrase) else None
    return inner[0] if inner and not word.gender else None


def _declared_number(phrase: Phrase) -> str:
    """The number that the word has itself, or that of the slot which it names."""
    number = phrase.word.number
    if number in (SINGULAR, PLURAL):
        return number
    counted = phrase.child(number)
    if isinstance(counted, Phrase):
        return counted.number
    return SINGULAR if counted == 1 else PLURAL


def _hand_down(number: str, head: Phrase | None) -> None:
    """A declared number goes down to the noun, past heads that have none of their own."""
    while head and not (head.word.number or head.word.joins or head.word.refers):
        head.number = number
        head = head.head


def _agree_joined(phrase: Phrase, inner: list[Phrase]) -> None:
    word = phrase.word
    phrase.gender = word.gender or ("f" if inner and all(child.gender == "f" for child in inner) else "m")
    phrase.sort = word.sort or _common([child.sort for child in inner])
    if word.joins == "and":
        phrase.number = PLURAL
    elif inner:
        phrase.number = inner[-1].number


def _common(sorts: list[str]) -> str:
    """The sort that all of them are of.

    >>> _common(["creature/ally", "creature/monster"]), _common(["castle", "creature"])
    ('creature', '')
    """
    shared: list[str] = []
    for steps in zip(*(sort.split("/") for sort in sorts), strict=False):
        if len(set(steps)) > 1:
            break
        shared.append(steps[0])
    return "/".join(shared)
