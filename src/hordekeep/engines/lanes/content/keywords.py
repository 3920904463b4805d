"""The keywords of the glossary, each declared once: its rules, whether a number follows, how it stands on a card, its
picture, and where it is shown.

Read off a declaration are the word of the card language, the list that explains the words of cards to people, what a
card in play shows in browser and terminal, what agents see, and what a monster's sentence may take to an ally. Its name
and meaning are messages, `keyword-taunt` and `keyword-taunt-means`. Rules ask by its id: `keyword(g, p, TAUNT)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

ARMOR: Final = "armor"
BARRIER: Final = "barrier"
ELUSIVE: Final = "elusive"
HEROIC: Final = "heroic"
PILLAGER: Final = "pillager"
TAUNT: Final = "taunt"
TRAMPLE: Final = "trample"


class Keyword(NamedTuple):
    """A word of the glossary that cards use without explaining it.

    `rule` is that of the first book, `second` that of the second where it is new or means something else. `lead` is the
    word in English and French where it stands on a card as an ability of its own, as most that `lasts` do: those a card
    in play has or has not, shown on it by their `picture`.
    """

    id: str
    rule: str = ""
    second: str = ""
    lead: tuple[str, str] = ("", "")
    numbered: bool = True
    lasts: bool = False
    either_side: bool = False
    """It means the same on a monster and on an ally."""
    picture: str = ""

    @property
    def cited(self) -> str:
        """The rule that words of cards cite for it."""
        return self.rule or self.second


KEYWORDS: Final = (
    Keyword(BARRIER, "SH-GLOS-11", "", ("Barrier", "Barrière"), False, True, True, "i-ring"),
    Keyword(ELUSIVE, "SH-GLOS-19", "", ("Elusive", "Fugace"), True, True, False, "i-wing"),
    Keyword(HEROIC, "SH-GLOS-30", "", ("Heroic", "Héroïque"), True, True, True, "i-star"),
    Keyword(TAUNT, "SH-GLOS-47", "HM-GLO-55", ("Taunt", "Provocation"), False, True, True, "i-banner"),
    Keyword(TRAMPLE, "SH-GLOS-51", "", ("Trample", "Piétinement"), False, True, True, "i-boot"),
    Keyword(PILLAGER, "", "HM-GLO-51", ("Pillager", "Pillard"), False, True, False, "i-discard"),
    Keyword(ARMOR, "SH-GLOS-03", "", ("Armor", "Armure"), True, False, True, "i-armor"),
    Keyword("assault", "SH-GLOS-06", "HM-GLO-07"),
    Keyword("concealed", "", "HM-GLO-24", numbered=False),
    Keyword("epic", "SH-GLOS-25", numbered=False),
    Keyword("guerrilla", "SH-GLOS-28"),
    Keyword("mutaform", "SH-GLOS-33"),
    Keyword("rebuild", "SH-GLOS-38"),
    Keyword("reinforce", "", "HM-GLO-64"),
)
"""Armor lasts too, but is a value of its own beside attack and health. The others are actions, or said by the card."""

BY_ID: Final[Mapping[str, Keyword]] = {each.id: each for each in KEYWORDS}
LASTING: Final = tuple(each.id for each in KEYWORDS if each.lasts)
"""What a card in play may have, printed or given, in the order in which it is shown."""
FIRST_LASTING: Final = tuple(each for each in LASTING if BY_ID[each].rule)
"""Those that the first book knows."""


def first_glossary() -> dict[str, str]:
    """The keywords of the first book with their rules.

    >>> first_glossary()["taunt"], "pillager" in first_glossary()
    ('SH-GLOS-47', False)
    """
    return {each.id: each.rule for each in KEYWORDS if each.rule}


def second_glossary() -> dict[str, str]:
    """The keywords of the second book with their rules: what it does not change has the first book's.

    >>> second_glossary()["taunt"], second_glossary()["armor"], "pillager" in second_glossary()
    ('HM-GLO-55', 'SH-GLOS-03', True)
    """
    return {each.id: each.second or each.rule for each in KEYWORDS}
