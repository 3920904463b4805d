"""The keywords of the book, each declared once: its rule, and of a condition its bit, its word and its picture.

Read off a declaration are what is explained beside a card that uses it, the conditions that a hero can have, their
words in the language of the cards, and how they are drawn. Name and meaning are messages, `keyword-slow` and
`keyword-slow-means`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SLOW, FAST, FRENZY, DISARM, MARKED, SHAPESHIFTED = 1, 2, 4, 8, 16, 32
"""Conditions are bits of one number (SM-COND-02): nobody has one twice."""


class Keyword(NamedTuple):
    """A word that cards use without explaining it. `words` are those of a condition in sentences, English and French;
    some are adjectives, too ("a Marked hero")."""

    id: str
    rule: str
    bit: int = 0
    words: tuple[str, str] = ("", "")
    picture: str = ""
    adjective: bool = False


KEYWORDS: Final = (
    Keyword("slow", "SM-COND-03", SLOW, ("Slow", "Lent"), "i-minus"),
    Keyword("fast", "SM-COND-04", FAST, ("Fast", "Rapide"), "i-wing"),
    Keyword("frenzy", "SM-COND-07", FRENZY, ("Frenzy", "Frénésie"), "i-flame"),
    Keyword("disarm", "SM-COND-08", DISARM, ("Disarm", "Désarmé"), "i-weaken"),
    Keyword("marked", "SM-COND-10", MARKED, ("Marked", "Marqué"), "i-target", True),
    Keyword("shapeshifted", "SM-COND-11", SHAPESHIFTED, ("Shapeshifted", "Métamorphosé"), "i-claw", True),
    Keyword("target", "SM-TGT-01"),
    Keyword("caster", "SM-EFF-06"),
    Keyword("adjacent", "SM-EFF-05"),
    Keyword("flip", "SM-EFF-02"),
    Keyword("piercing", "SM-EFF-13"),
    Keyword("heal", "SM-EFF-11"),
    Keyword("predict", "SM-EFF-14"),
    Keyword("spawn", "SM-EFF-16"),
    Keyword("place", "SM-MVE-03"),
    Keyword("push", "SM-MVE-04"),
    Keyword("cover", "SM-COV-01"),
    Keyword("los", "SM-TGT-02"),
)
CONDITIONS: Final = tuple(each.id for each in KEYWORDS if each.bit)
"""The names of the conditions, by their bits."""
