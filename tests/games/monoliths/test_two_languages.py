"""French and English, really: nobody meets a word of the other language, and terms are those of the ledger's table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel import LANGUAGES
from hordekeep.kernel.boards import sentences_of
from hordekeep.kernel.plain_board import board_of
from hordekeep.rulebook import load_ledger
from hordekeep.terminal.voice import voice_of
from tests.games.lanes.spoken import (
    cards_say,
    faces_say,
    lessons_say,
    messages_say,
    options_say,
    rules_say,
    words_of,
)
from tests.games.monoliths.playing import TABLES, MonolithMatch, choose_in_a_hurry, lasting_match
from tests.sampling import sampled

NAMES = words_of(
    """
    akhuti akimo ayame beraph carchlan corjof cotlic freyhel grialth gulbjarn haburat heraal hesp aut hogosai ixatosk
    kaeno kamnu khepiax kichie kurumo liothan nelaclen nupten onikai ratamil sakoshi setheru shaidrus skytear taulot
    temrup tlakali utsesh vorhild xotlan yetnar zacoal zeno zephylite zuunan monoliths
    """
)
"""Names of people, places and things that are the same everywhere; the horde Monoliths is called so in both books."""
SAME = words_of(
    """
    action actions active adjacent alliance archers base berserk bonus brute bushido carnivore carnivores champion
    change charge charges clan code collection colossal combustion condition daimyo deck decks destination
    destruction disciple distance double dragon errant errata exception face faces faction factions final forge
    front glacier golem graphite horde hordes impossible juggernaut jungle kami katana mana maximum minimum mode
    moment mulligan naginata non normal officier oni option options outsider outsiders parasite part passage
    permanent phase phases pile pillage pillages place places plan point points positive possible question rare
    rares restrictions rites rose rune saboteur sacrifice sakura second secret set sets six solo sources structure
    table temple titan total troll tunnel type types version yami zone zones
    """
)
"""Words that mean the same in both languages, or the very same thing: terms, weapons, minerals, beasts."""
ALIKE = words_of("a arrive b c challenge chose engage i ii iii iv k l m met mine mon on p plus q s t x y z")
"""Words of both languages that mean something else in each, single letters and numerals; Challenge is an expansion."""
SHARED = NAMES | SAME | ALIKE

SAYINGS: dict[str, Callable[[str], Iterator[tuple[str, str]]]] = {
    "cards": lambda language: cards_say(MONOLITHS, language),
    "faces": lambda language: faces_say(GAME, language),
    "messages": lambda language: (
        (name, text)
        for name, text in messages_say("hordekeep.engines.lanes", language)
        if not name.startswith("challenge-")  # achievements are the first game's
    ),
    "options": lambda language: options_say(GAME, language),
    "lessons": lambda language: lessons_say("monoliths", language),
    "rules": lambda language: rules_say("monoliths", language),
    "terminal": lambda language: (
        (name, text)
        for package in ("hordekeep.terminal", *board_of(GAME).packages)
        for name, text in messages_say(package, language)
        if name.startswith("read-") or (package != "hordekeep.terminal" and name != "example-rules")
    ),
}


@cache
def said(part: str, language: str) -> tuple[tuple[str, str], ...]:
    return tuple(SAYINGS[part](language))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that is ever written down in a language."""
    return frozenset(word for part in SAYINGS for _, text in said(part, language) for word in words_of(text))


@cache
def foreign(language: str) -> frozenset[str]:
    """The words that a player who chose this language must never meet."""
    (other,) = (each for each in LANGUAGES if each != language)
    return vocabulary(other) - SHARED


# -- everything that is written down -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", SAYINGS)
def test_nothing_is_said_in_words_of_the_other_language(part: str, language: str) -> None:
    wrong = [(where, words_of(text) & foreign(language)) for where, text in said(part, language)]
    assert [each for each in wrong if each[1]] == []


def test_shared_words_are_shared() -> None:
    """The lists above hold no word that would hide a mistake for nothing."""
    both = vocabulary("en") & vocabulary("fr")
    assert sorted(SHARED - both) == []


@pytest.mark.parametrize("part", SAYINGS)
def test_both_languages_say_as_much(part: str) -> None:
    english, french = said(part, "en"), said(part, "fr")
    assert [where for where, _ in english] == [where for where, _ in french]
    assert all(bool(one.strip()) == bool(other.strip()) for (_, one), (_, other) in zip(english, french, strict=True))


def test_every_sentence_of_every_card_is_said_in_two_ways() -> None:
    for card in shelf_of(MONOLITHS).cards.values():
        english, french = ((*card.text_in(language), *card.enchantment_in(language)) for language in ("en", "fr"))
        assert len(english) == len(french)
        for one, other in zip(english, french, strict=True):
            assert one != other, card.id


def test_an_english_word_in_french_would_be_found() -> None:
    assert words_of("Infligez 1 damage au Monster.") & foreign("fr") == {"damage", "monster"}
    assert words_of("Deal 1 dégât to a Monstre.") & foreign("en") == {"dégât", "monstre"}


# -- terms -------------------------------------------------------------------------------------------------------------

OTHERWISE = {
    "discard pile": r"défausse",  # the pile is understood
    "taunt": r"provo(?:cation|qu)",  # the noun and the verb
    "unengaged": r"non engagé|n’est pas engagé",
    "colossal": r"coloss(?:al|aux)",
    "trample": r"piétin",
}
"""French ways to say a term besides that of the table."""


def stem(word: str) -> str:
    """What every form of a French word begins with."""
    return re.escape(re.sub("(?:er|ir|é|s|X)$", "", word))


def french_of(terms: list[str]) -> re.Pattern[str]:
    """Any of these French terms, in any form, with words between its words."""
    forms = [r"\b" + r"\b.*?[\s-]".join(rf"{stem(word)}\w*" for word in term.split()) for term in terms]
    return re.compile("|".join(forms), re.IGNORECASE)


def english_of(term: str) -> re.Pattern[str]:
    plural = rf"{re.escape(term[:-1])}(?:y|ies)" if term.endswith("y") else rf"{re.escape(term)}s?"
    return re.compile(rf"(?<!in )\b{plural}\b(?!-made)", re.IGNORECASE)


def terms() -> dict[str, list[str]]:
    """The terms of the ledger, each with its French ones; misprints of the book and ends of leads left out."""
    found: dict[str, list[str]] = {}
    for term in load_ledger("monoliths").terms:
        if "misprint" not in (term.note or "") and not term.en.endswith(":"):
            found.setdefault(term.en.casefold(), []).append(term.fr.replace("'", "’"))
    return found


@pytest.mark.parametrize("term", terms())
def test_a_term_is_the_one_of_the_table(term: str) -> None:
    english, french = english_of(term), french_of(terms()[term])
    or_else = re.compile(OTHERWISE.get(term, r"(?!)"), re.IGNORECASE)
    for part in SAYINGS:
        if part == "rules":
            continue  # the rulebook has a translator's freedom
        for (where, one), (_, other) in zip(said(part, "en"), said(part, "fr"), strict=True):
            if "name" in where or not english.search(re.sub(r"\[[A-Z0-9-]+\]", "", one)):
                continue
            assert french.search(other) or or_else.search(other), f"{where}: {one} / {other}"


# -- everything that is said in games ----------------------------------------------------------------------------------


def spoken(match: MonolithMatch, seat: int, language: str, luck: Random) -> Iterator[str]:
    """All that a seat is told now: prompt, choices, log, phases, the board, and why some things cannot be done."""
    yield match.prompt(language) or ""
    yield from (offer.label for offer in match.offers(seat, language))
    yield from match.tell_log(seat, language)[-30:]
    assert GAME.extras.progress is not None
    progress = GAME.extras.progress(match.state)
    yield from (match.say(text, language) for text in (progress.heading, *progress.phases))
    say = voice_of(GAME, language, match.names)
    yield from sentences_of(board_of(GAME).tell(match.view(seat), seat, match.names, say))
    for choice in luck.sample(GAME.words.candidates(match.state), 25):
        refusal = match.why_not(choice, seat)
        if refusal is not None:
            yield match.say(refusal.because, language)


@pytest.mark.parametrize("seed", sampled(range(3), {0}))
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_game_is_told_in_one_language(mode: str, seats: int, seed: int) -> None:
    match, luck = lasting_match(mode, seats, f"languages-{mode}{seats}-{seed}"), Random(seed)
    match.names = ("Anouk", "Bjørn", "Chloé")[:seats]
    for step in range(60):
        if match.ask is None:
            break
        if step % 4 == 0:
            for language in LANGUAGES:
                for line in spoken(match, match.ask.seats[0], language, luck):
                    assert not words_of(line) & foreign(language), line
        choose_in_a_hurry(match, luck)
    outcome = match.outcome()
    if outcome is not None:
        for language in LANGUAGES:
            assert not words_of(match.say(outcome.because, language)) & foreign(language)
