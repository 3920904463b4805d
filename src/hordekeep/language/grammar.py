"""From sentences to trees: LALR tables by Lark over our own tokens. The only module that needs Lark, and only to parse.

The tables are built strictly: where two words fight over a token, building fails and names them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from lark import Lark, Token, UnexpectedToken
from lark.exceptions import GrammarError
from lark.lexer import Lexer
from lark.tree import Tree as LarkTree

from hordekeep.language.errors import BadSentence, BadVocabulary
from hordekeep.language.nearest import nearest_phrase
from hordekeep.language.productions import COUNT, Production, check_kinds, counts
from hordekeep.language.tokens import BETWEEN, NUMBER, SIGNED, tokens
from hordekeep.language.trees import Tree

_UNKNOWN = "UNKNOWN"
_NUMERIC = {NUMBER: "NUMBER", SIGNED: "SIGNED"}
_SHOWN = 8
"""How many of the tokens that could stand somewhere are worth listing."""
_RULE = re.compile(r"<(\w+) : ([^>]*)>")


class Grammar:
    """The parser of a vocabulary."""

    def __init__(self, productions: Sequence[Production], start: str) -> None:
        check_kinds(list(productions), start)
        self.productions = tuple(productions)
        texts = {symbol.text for production in productions for symbol in production.symbols if not symbol.is_kind}
        self.terminals = {text: f"_T{n}" for n, text in enumerate(sorted(texts | counts().keys()))}
        self.shown = {terminal: f"“{text}”" for text, terminal in self.terminals.items()}
        if BETWEEN in self.terminals:
            self.shown[self.terminals[BETWEEN]] = "“.” and another sentence"
        self.shown |= {"NUMBER": "a number", "SIGNED": "+1 or -1", "$END": "the end"}
        try:
            self.lark = Lark(
                self._written(),
                parser="lalr",
                lexer=self._lexer(),
                strict=True,
                start=f"k_{start}",
                maybe_placeholders=False,
            )
        except GrammarError as conflict:
            raise BadVocabulary(self._conflict(str(conflict))) from conflict

    def parse(self, sentence: str) -> Tree:
        """The tree of a sentence; whether it is written canonically is not looked at here."""
        try:
            parsed = self.lark.parse(sentence)
        except UnexpectedToken as unexpected:
            raise self._not_understood(sentence, unexpected) from None
        tree = _tree(parsed)
        assert isinstance(tree, tuple)
        return tree

    def _lexer(self) -> type[Lexer]:
        terminals = self.terminals

        class OurTokens(Lexer):
            def __init__(self, lexer_conf: Any) -> None:
                """Lark offers its settings; our tokens need none."""

            def lex(self, sentence: str) -> Iterator[Token]:  # type: ignore[override]  # Lark's form for own lexers
                for kind, text, column in tokens(sentence.rstrip()):
                    terminal = _NUMERIC.get(kind) or terminals.get(text, _UNKNOWN)
                    yield Token(terminal, text, column=column)

        return OurTokens

    def _written(self) -> str:
        rules: dict[str, list[str]] = {NUMBER: ["NUMBER"], SIGNED: ["SIGNED"]}
        rules[COUNT] = [f"{self.terminals[text]} -> n_{n}" for text, n in counts().items()]
        for production in self.productions:
            alias = f" -> w_{production.word.name}" if production.word else ""
            rules.setdefault(production.kind, []).append(self._symbols(production) + alias)
        lines = [f"?k_{kind}: " + "\n  | ".join(bodies) for kind, bodies in rules.items()]
        return "\n".join([*lines, f"%declare NUMBER SIGNED {_UNKNOWN} {' '.join(self.terminals.values())}", ""])

    def _symbols(self, production: Production) -> str:
        return " ".join(f"k_{s.text}" if s.is_kind else self.terminals[s.text] for s in production.symbols)

    def _conflict(self, said: str) -> str:
        """Lark's report in our words: the phrases that could be meant, and the token that does not tell them apart."""
        by_rule = {(f"k_{p.kind}", self._symbols(p)): p for p in self.productions}
        ended = [by_rule[rule] for rule in _RULE.findall(said) if rule in by_rule]
        names = " and ".join(dict.fromkeys(f"'{production.says}'" for production in ended)) or said
        terminal = re.search(r"Shift/Reduce conflict for terminal (\S+)\.", said)
        if not terminal:
            return f"The same tokens could be {names}. ({said.splitlines()[0]})"
        going_on = sorted({p.says for p in self.productions if self._goes_on(p, terminal[1], ended)})
        return (
            f"Before {self.shown.get(terminal[1], terminal[1])} the phrase {names} could end, "
            f"or a longer one go on: {', '.join(going_on) or 'itself'}."
        )

    def _goes_on(self, production: Production, terminal: str, ended: list[Production]) -> bool:
        """Whether a phrase has the terminal right after something that can end as the ended phrase does."""
        kinds = {p.kind for p in ended}
        grown = True
        while grown:
            more = {p.kind for p in self.productions if p.symbols[-1].is_kind and p.symbols[-1].text in kinds}
            grown = not more <= kinds
            kinds |= more
        written = self._symbols(production).split()
        after = {f"k_{kind}" for kind in kinds} | {self._symbols(p).split()[-1] for p in ended}
        return any(left in after and right == terminal for left, right in pairwise(written))

    def _not_understood(self, sentence: str, unexpected: UnexpectedToken) -> BadSentence:
        token = unexpected.token
        at_end = token.type == "$END"
        column = len(sentence.rstrip()) + 1 if at_end else int(token.column or 1)
        possible = unexpected.accepts or unexpected.expected
        accepts = sorted((self.shown[terminal] for terminal in possible), key=lambda said: said.strip("“”"))
        expected = accepts[:_SHOWN] + (["…"] if len(accepts) > _SHOWN else [])
        what = f"“{token}” is not understood here."
        if at_end or token == BETWEEN:
            what = "The sentence ends too early." if at_end else "No other sentence can follow here."
        known = [p.word for p in self.productions if p.word]
        near = "" if at_end or token == BETWEEN else nearest_phrase(sentence, column, known)
        return BadSentence(what, sentence, column=column, expected=expected, nearest=near)


def _tree(parsed: LarkTree[Token] | Token) -> Tree | int:
    if isinstance(parsed, Token):
        return int(parsed)
    mark, _, name = str(parsed.data).partition("_")
    if mark == "n":
        return int(name)
    return (name, *(_tree(child) for child in parsed.children))
