"""A vocabulary: the words of one game, and all that can be asked about its sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hordekeep.language.building import build
from hordekeep.language.english import column_of, english, words_of
from hordekeep.language.errors import BadSentence, BadVocabulary
from hordekeep.language.french import french
from hordekeep.language.productions import productions_of, styles_of
from hordekeep.language.references import THIS, Reference, Unclear, read
from hordekeep.language.tokens import tokens
from hordekeep.language.trees import Phrase, Tree
from hordekeep.language.words import Make, Word, declare

if TYPE_CHECKING:
    from hordekeep.language.grammar import Grammar

AnyMake = TypeVar("AnyMake", bound=Make)


GRAMMARS: Final[Mapping[str, Callable[[Phrase, Mapping[str, str]], str]]] = {"en": english, "fr": french}
"""What makes sentences of trees, by language. A grammar is a program: it joins words, and agrees them."""


class Vocabulary:
    """The words of one game; `base` lends its words. Sentences are read by it, rendered by it and built by it.

    >>> v = Vocabulary("example", start="ability")
    >>> @v.word("ability", "Play: {e:verb}.", fr="Jeu : {e}.")
    ... def play(e):
    ...     return ("when played", e)
    >>> @v.word("verb", "draw {n:number} [card|cards:n]", fr="[piochez|piocher] {n} [carte|cartes:n]", rule="XX-01")
    ... def draw(n):
    ...     return ("draw", n)
    >>> tree = v.parse("Play: draw 2 cards.")
    >>> tree
    ('play', ('draw', 2))
    >>> v.english(tree), v.french(tree), v.build(tree)
    ('Play: draw 2 cards.', 'Jeu\\u202f: piochez 2 cartes.', ('when played', ('draw', 2)))
    >>> v.rules(tree)
    frozenset({'XX-01'})
    >>> v.parse("Play: draw 1 cards.")
    Traceback (most recent call last):
    hordekeep.language.errors.BadSentence: column 14: It is understood, but written otherwise. Write: Play: draw 1 card.
    """

    def __init__(self, name: str, *, start: str = "", base: Vocabulary | None = None) -> None:
        self.name = name
        self.start: str = start or (base.start if base else "")
        if not self.start:
            raise BadVocabulary(f"{name}: which kind is a whole sentence? Say start=.")
        self._words: dict[str, Word] = dict(base._words) if base else {}
        self._rungs: list[tuple[str, str]] = list(base._rungs) if base else []
        self._styles: dict[str, str] | None = None
        self._grammar: Grammar | None = None

    def word(
        self,
        kind: str,
        english: str,
        *,
        name: str = "",
        fr: str = "",
        rule: str = "",
        gender: str = "",
        number: str = "",
        sort: str = "",
        head: str = "",
        joins: str = "",
        mentions: bool | str = False,
        refers: bool | str = False,
        onset: str = "",
    ) -> Callable[[AnyMake], AnyMake]:
        """Declare a word: the decorated function makes its meaning from those of its slots, once, when a tree is built.

        `mentions=True` gives it a keyword `mention` (a number from 1); so does `refers=True` (what it stands for; 0 is
        the card itself). `refers="other"` gives it `other`; `refers="its"` or "their" gives it `of`; both may mention
        something of their own. `mentions="this"` is the card itself. See `Word` and `references.py`.
        """

        def declared(make: AnyMake) -> AnyMake:
            word = declare(
                kind,
                english,
                make,
                name=name,
                fr=fr,
                rule=rule,
                gender=gender,
                number=number,
                sort=sort,
                head=head,
                joins=joins,
                mentions=mentions,
                refers=refers,
                onset=onset,
            )
            if word.name in self._words:
                raise BadVocabulary(f"{word.name!r} is declared twice: {self._words[word.name].english}; {english}")
            self._words[word.name] = word
            self._changed()
            return make

        return declared

    def rung(self, kind: str, below: str) -> None:
        """A phrase of one kind may simply be one of another: a target may be a noun. Trees show nothing of it."""
        self._rungs.append((kind, below))
        self._changed()

    def rules(self, tree: Tree) -> frozenset[str]:
        """The rules that the words of a sentence cite."""
        return frozenset(self._rules(tree)) - {""}

    def _rules(self, tree: Tree) -> Iterator[str]:
        yield self._words[tree[0]].rule
        for child in tree[1:]:
            if not isinstance(child, int):
                yield from self._rules(child)

    def _changed(self) -> None:
        self._styles = self._grammar = None

    def words(self) -> list[Word]:
        """All words, in the order of their declaration."""
        return list(self._words.values())

    def rungs(self) -> list[tuple[str, str]]:
        """All rungs: (kind, kind that it may simply be)."""
        return list(self._rungs)

    def check(self) -> None:
        """Build the grammar: a conflict, a missing kind or a word that no sentence can have is a `BadVocabulary`."""
        self._parser()

    def parse(self, sentence: str) -> Tree:
        """The tree of a sentence that is written canonically and whose references are clear."""
        tree = self._parser().parse(sentence)
        phrase, unclear = read(tree, self._words)
        canonical = english(phrase, self._number_styles())
        if canonical != sentence:
            what, column = "It is understood, but written otherwise.", _difference(sentence, canonical)
            raise BadSentence(what, sentence, column=column, canonical=canonical)
        self._insist(phrase, unclear)
        return tree

    def english(self, tree: Tree) -> str:
        """The sentence of a tree."""
        return english(read(tree, self._words)[0], self._number_styles())

    def french(self, tree: Tree) -> str:
        """The sentence of a tree in French."""
        return self.said(tree, "fr")

    @staticmethod
    def speaks(language: str) -> bool:
        """Is there a grammar that says sentences in this language? Elsewhere cards speak as they were written.

        >>> Vocabulary.speaks("fr"), Vocabulary.speaks("xx")
        (True, False)
        """
        return language in GRAMMARS

    def said(self, tree: Tree, language: str) -> str:
        """The sentence of a tree in a language that it `speaks`."""
        return GRAMMARS[language](read(tree, self._words)[0], self._number_styles())

    def build(self, tree: Tree) -> Any:
        """What the tree means: whatever the functions of its words make of it."""
        phrase, unclear = read(tree, self._words)
        self._insist(phrase, unclear)
        return build(phrase)

    def references(self, tree: Tree) -> list[Reference]:
        """What each "it" and "another" of the sentence stands for, in words, in reading order."""
        phrase, unclear = read(tree, self._words)
        self._insist(phrase, unclear)
        return [self._reference(each) for each in phrase.walk() if each.word.refers]

    def _reference(self, phrase: Phrase) -> Reference:
        styles = self._number_styles()
        antecedent = phrase.antecedent
        means = words_of(antecedent, styles) if antecedent and antecedent.mention != THIS else "this"
        relation = {"it": "", "other": "other than "}.get(phrase.word.refers, "of ")
        return Reference(words_of(phrase, styles), antecedent.mention if antecedent else THIS, relation + means)

    def _insist(self, whole: Phrase, unclear: list[Unclear]) -> None:
        styles = self._number_styles()
        for each in unclear:
            said = words_of(each.phrase, styles)
            what = f"“{said}” stands for nothing: nothing like it was mentioned before."
            if each.rivals:
                could = " or ".join(f"“{words_of(rival, styles)}”" for rival in each.rivals)
                what = f"“{said}” is unclear: it could be {could}."
            raise BadSentence(what, english(whole, styles), column=column_of(each.phrase, whole, styles))

    def _number_styles(self) -> dict[str, str]:
        if self._styles is None:
            self._styles = styles_of(dict.fromkeys(word.kind for word in self.words()), self._rungs)
        return self._styles

    def _parser(self) -> Grammar:
        if self._grammar is None:
            from hordekeep.language.grammar import Grammar

            self._grammar = Grammar(productions_of(self._words.values(), self._rungs), self.start)
        return self._grammar


def _difference(sentence: str, canonical: str) -> int:
    """The column of the first token of the sentence that is not as it should be.

    >>> _difference("Draw 1 cards.", "Draw 1 card."), _difference("Draw  1 card.", "Draw 1 card.")
    (8, 5)
    """
    shorter = min(len(sentence), len(canonical))
    same = next((n for n in range(shorter) if sentence[n] != canonical[n]), shorter)
    begun = [token.column for token in tokens(sentence) if token.column <= same + 1 < token.column + len(token.text)]
    return begun[0] if begun else same
