r"""French of a phrase, from the same tree as the English.

Templates (`fr=`) are plain text with these forms:

- `{t}` the child as it is; `{à:t}`, `{de:t}`, `{sur:t}`, `{à côté de:t}` the child after a preposition. The preposition
  belongs to the noun phrase: it contracts with the article, elides, and is repeated before every equal of an "or".
- `{un:np}`, `{le:np}`, `{ce:np}`, `{son:np}`, `{leur:np}`, `{chaque:np}`, `{un autre:np}`, `{l’autre:np}`,
  `{aucun:np}`, `{tout:np}`: a determiner that agrees with the noun; `{de le:np}` takes both. The number is that of the
  word (`number="p"`) or of its head.
  "de", "que" and "à" in the text right before a slot contract and elide as well: "tant que {t}".
- `[infligez|infliger]` imperative or infinitive (the first form ends in -ez, or is "faites", "dites"). The infinitive
  comes by itself after "pouvez", "peut", "peuvent", "pour" and "sans"; `{inf:e}` and `{imp:e}` ask for one outright.
- `[dégât|dégâts:n]` by the number of slot n; `[allié|alliés]` by the number of the phrase that the word belongs to.
- `[blessé|blessée|blessés|blessées:t]` by gender and number of slot t; without a slot, by those of its own phrase: a
  pronoun that refers has those of what it stands for, so "it" may be `[il|elle|ils|elles]`.
- `{ce:it}` in a word that refers: the noun that it stands for ("ce monstre"), right after every preposition.
- Words with a gender may begin with an article ("le château"): it contracts too. A noun before which the ear and the
  letter disagree says so with `onset="vowel"` or `onset="consonant"`; h and y count as consonants.

Apostrophes and the narrow space before : ; ! ? come by themselves.

>>> from hordekeep.language import Vocabulary
>>> v = Vocabulary("example", start="verb")
>>> def word(*about, **more):
...     return v.word(*about, **more)(lambda **meanings: meanings)
>>> dealt = "[infligez|infliger] {n} [dégât|dégâts:n] {à:t}"
>>> _ = word("verb", "deal {n:number} damage to {t:target}", name="deal", fr=dealt)
>>> _ = word("verb", "you may {e:verb}", name="may", fr="vous pouvez {e}")
>>> _ = word("target", "the {np:noun}", name="the", fr="{le:np}")
>>> _ = word("target", "all {np:noun}", name="all", fr="{tout:np}", number="p")
>>> _ = word("target", "{a:target} or {b:target}", name="either", fr="{a} ou {b}", joins="or")
>>> _ = word("noun", "[ally|allies]", name="ally", fr="[allié|alliés]", gender="m")
>>> _ = word("noun", "[tower|towers]", name="tower", fr="[tour|tours]", gender="f")
>>> _ = word("noun", "[hero|heroes]", name="hero", fr="héros", gender="m")
>>> v.french(("deal", 1, ("the", ("ally",))))
'Infligez 1 dégât à l’allié'
>>> v.french(("may", ("deal", 2, ("either", ("the", ("hero",)), ("the", ("tower",))))))
'Vous pouvez infliger 2 dégâts au héros ou à la tour'
>>> v.french(("deal", 3, ("all", ("tower",))))
'Infligez 3 dégâts à toutes les tours'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from hordekeep.kernel import BadInput, once
from hordekeep.language.english import capitals
from hordekeep.language.patterns import Part, Pick, Slot, Text
from hordekeep.language.sandhi import CONSONANT, JOINT, VOWEL, finish, joint_before
from hordekeep.language.trees import Phrase
from hordekeep.language.words import PLURAL, Word

IMPERATIVE, INFINITIVE = "imp", "inf"
NUMERALS = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
DETERMINERS = {
    "un": ("un", "une", f"des{JOINT}", f"des{JOINT}"),
    "le": (f"le{JOINT}", f"la{JOINT}", f"les{JOINT}", f"les{JOINT}"),
    "ce": (f"ce{JOINT}", "cette", "ces", "ces"),
    "son": ("son", f"sa{JOINT}", "ses", "ses"),
    "chaque": ("chaque", "chaque", "chaque", "chaque"),
    "un autre": ("un autre", "une autre", "d’autres", "d’autres"),
    "l’autre": ("l’autre", "l’autre", f"les{JOINT} autres", f"les{JOINT} autres"),
    "leur": ("leur", "leur", "leurs", "leurs"),
    "aucun": ("aucun", "aucune", "aucun", "aucune"),
    "tout": (f"tout le{JOINT}", f"toute la{JOINT}", f"tous les{JOINT}", f"toutes les{JOINT}"),
}
"""Masculine, feminine, and both in the plural; a joint is where the next letter may change the word."""

_ASKS_INFINITIVE = re.compile(r"\b(pouvez|peut|peuvent|pour|sans) $")
_IMPERATIVE = re.compile(r"\b(\w+ez|faites|dites)\b")
_OPEN_END = re.compile(r"(\b(?:de|que|à)|’à) $", re.IGNORECASE)
_ARTICLE = re.compile(r"^(le|la|les|des) ")


class _Place(NamedTuple):
    """A slot of a template: what stands before the child, and the mood that it asks for."""

    name: str
    preposition: str
    determiner: str
    mood: str


class _Mood(NamedTuple):
    """A verb: imperative or infinitive."""

    imperative: str
    infinitive: str


def french(phrase: Phrase, styles: Mapping[str, str]) -> str:
    """The sentence in French."""
    return capitals(finish("".join(_say(phrase, styles, "", IMPERATIVE))))


def _say(phrase: Phrase, styles: Mapping[str, str], preposition: str, mood: str) -> list[str]:
    word = phrase.word
    if not word.french:
        raise BadInput(f"{word.name!r} ({word.english}) has no French.")
    template = _template(word)
    hands_on = word.joins or any(isinstance(part, _Place) and part.name == "it" for part in template)
    said = [] if hands_on else [joint_before(preposition)]
    if word.onset:
        said.append(VOWEL if word.onset == "vowel" else CONSONANT)
    for part in template:
        if isinstance(part, Text):
            said.append(part.text)
        elif isinstance(part, _Mood):
            said.append(part.imperative if mood == IMPERATIVE else part.infinitive)
        elif isinstance(part, Pick):
            said.append(part.forms[_form(phrase, part)])
        else:
            shared = preposition if hands_on else ""
            said += _say_slot(phrase, part, styles, part.preposition or shared, part.mood or mood)
    return said


def _say_slot(phrase: Phrase, place: _Place, styles: Mapping[str, str], preposition: str, mood: str) -> list[str]:
    if place.name == "it":
        return _say_nouns(phrase, place, styles, preposition)
    child = phrase.child(place.name)
    if isinstance(child, int):
        style = next(styles.get(slot.with_, "number") for slot in phrase.word.slots if slot.name == place.name)
        return [joint_before(preposition), _numeral(child, style, phrase.gender)]
    if not place.determiner:
        return _say(child, styles, preposition, mood)
    return [joint_before(preposition), _determiner(place.determiner, child), " ", *_say(child, styles, "", mood)]


def _say_nouns(phrase: Phrase, place: _Place, styles: Mapping[str, str], preposition: str) -> list[str]:
    """The nouns of what a phrase stands for, each with its determiner: "ce monstre", "à cet allié ou à ce château"."""
    antecedent = phrase.antecedent
    if antecedent is None:
        return [joint_before(preposition), "cela"]
    link = " et " if antecedent.word.joins == "and" else " ou "
    said: list[str] = []
    for noun in antecedent.nouns():
        said += [link] if said else []
        if noun.word.mentions or noun.word.refers or not place.determiner:
            said += _say(noun, styles, preposition, IMPERATIVE)
        else:
            said += [joint_before(preposition), _determiner(place.determiner, noun), " "]
            said += _say(noun, styles, "", IMPERATIVE)
    return said


def _determiner(determiner: str, noun: Phrase) -> str:
    return DETERMINERS[determiner][(noun.gender == "f") + 2 * (noun.number == PLURAL)]


def _form(phrase: Phrase, pick: Pick) -> int:
    deciding: Phrase | int = phrase
    if pick.by == "it":
        deciding = phrase.antecedent or phrase
    elif pick.by:
        deciding = phrase.child(pick.by)
    plural = deciding.number == PLURAL if isinstance(deciding, Phrase) else abs(deciding) >= 2
    if len(pick.forms) == 2:
        return int(plural)
    return (isinstance(deciding, Phrase) and deciding.gender == "f") + 2 * plural


def _numeral(n: int, style: str, gender: str) -> str:
    if style == "count":
        return "une" if n == 1 and gender == "f" else NUMERALS[n]
    return f"{n:+d}" if style == "signed" else str(n)


@once
def _template(word: Word) -> tuple[Text | Pick | _Mood | _Place, ...]:
    template: list[Text | Pick | _Mood | _Place] = []
    for part in word.parts_fr:
        before = template[-1].text if template and isinstance(template[-1], Text) else ""
        made = _template_part(part, before)
        if isinstance(made, _Place) and before and not made.preposition:
            template[-1] = Text(_OPEN_END.sub(rf"\1{JOINT} ", before))
        template.append(made)
    if word.gender and isinstance(template[0], Text):
        template[0] = Text(_ARTICLE.sub(rf"\1{JOINT} ", template[0].text))
    return tuple(template)


def _template_part(part: Part, before: str) -> Text | Pick | _Mood | _Place:
    if isinstance(part, Pick) and len(part.forms) == 2 and not part.by:
        first, second = part.forms
        return _Mood(first, second) if _IMPERATIVE.search(first) and not _IMPERATIVE.search(second) else part
    if not isinstance(part, Slot):
        return part
    if part.with_ in (IMPERATIVE, INFINITIVE):
        return _Place(part.name, "", "", part.with_)
    mood = INFINITIVE if _ASKS_INFINITIVE.search(before) else ""
    for determiner in sorted(DETERMINERS, key=len, reverse=True):
        if part.with_ == determiner or part.with_.endswith(" " + determiner):
            return _Place(part.name, part.with_[: -len(determiner)].strip(), determiner, mood)
    return _Place(part.name, part.with_, "", mood)
