"""The executable rulebook as pages: books, rules with the scenarios that prove them, and search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from hordekeep.kernel import Match, Text, game_slugs, once, say
from hordekeep.rulebook import Ledger, Rule, ledger_in, ledger_slugs, search_rules
from hordekeep.rulebook.ledger import rules_by_id
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key, seat_named, set_up
from hordekeep.rulebook.scenario_shelf import Shelved, count_scenarios, scenarios_of
from hordekeep.rulebook.scenarios import ExpectedRefusal
from hordekeep.table.problems import Unknown
from hordekeep.table.protocol import (
    BookCard,
    Books,
    RulesFound,
    ScenarioRefusal,
    ScenarioStep,
    ShortRule,
    ShownBook,
    ShownChapter,
    ShownRule,
    ShownRuleFound,
    ShownScenario,
)
from hordekeep.table.words import tell

MOST_FOUND = 60
"""How many rules a search shows: who finds more will want another word."""


def books(language: str) -> Books:
    """All rulebooks; those of games that can be played here come first, and thin books before thick ones."""
    cards = [_card(_book(slug, language)) for slug in ledger_slugs()]
    return Books(books=tuple(sorted(cards, key=lambda card: (not card.playable, card.rules))))


def _card(book: ShownBook) -> BookCard:
    return BookCard(
        game=book.game,
        title=book.title,
        language=book.language,
        playable=book.playable,
        rules=len(book.rules),
        scenarios=count_scenarios(book.game),
    )


def book_of(slug: str, language: str) -> ShownBook:
    """A rulebook; also of a game that cannot be played here yet."""
    _check_book(slug, language)
    return _book(slug, language)


def _check_book(slug: str, language: str) -> None:
    if slug not in ledger_slugs():
        raise Unknown(tell("no-such-book", language), where="game")


@once
def _book(slug: str, language: str) -> ShownBook:
    ledger = ledger_in(slug, language)
    chapters = (
        (chapter, tuple(rules))
        for chapter, rules in groupby(ledger.rules, key=lambda rule: (rule.chapter, rule.section))
    )
    return ShownBook(
        game=ledger.game,
        title=ledger.title,
        language=ledger.language,
        playable=slug in game_slugs(),
        chapters=tuple(
            ShownChapter(
                id=chapter,
                title=section,
                rules=tuple(rule.id for rule in rules),
                scenarios=len({shelved.id for rule in rules for shelved in scenarios_of(slug, rule.id)}),
            )
            for (chapter, section), rules in chapters
        ),
        rules=tuple(
            ShortRule(
                id=rule.id,
                section=rule.section,
                text=rule.text,
                scenarios=len(scenarios_of(slug, rule.id)),
                changes=rule.changes,
            )
            for rule in ledger.rules
        ),
        scenarios=count_scenarios(slug),
    )


def rule_of(slug: str, id: str, language: str) -> ShownRule:
    """A rule in full, with the scenarios that prove it."""
    _check_book(slug, language)
    rule = rules_by_id(slug).get(id.upper())
    if rule is None:
        raise Unknown(tell("no-such-rule", language), where="rule")
    return _rule(slug, rule.id, language)


@lru_cache(maxsize=512)
def _rule(slug: str, id: str, language: str) -> ShownRule:
    ledger = ledger_in(slug, language)
    rule = rules_by_id(slug, language)[id]
    place = ledger.rules.index(rule)
    return ShownRule(
        game=slug,
        id=rule.id,
        language=ledger.language,
        chapter=rule.chapter,
        section=rule.section,
        text=rule.text,
        check=rule.check,
        ruling=rule.ruling,
        changes=rule.changes,
        scenarios=tuple(shown_scenario(shelved, language) for shelved in scenarios_of(slug, rule.id)),
        before=_neighbour(ledger, place - 1),
        after=_neighbour(ledger, place + 1),
    )


def _neighbour(ledger: Ledger, place: int) -> str | None:
    return ledger.rules[place].id if 0 <= place < len(ledger.rules) else None


def shown_scenario(shelved: Shelved, language: str) -> ShownScenario:
    """A scenario with its steps in words; one that cannot be set up, as it shows a refused start, is only told of."""
    scenario = shelved.scenario
    viewable = not scenario.error and scenario.game in game_slugs()
    walked = _walked(shelved) if viewable else _NOTHING
    return ShownScenario(
        id=shelved.id,
        title=scenario.title_in(language),
        note=scenario.note_in(language),
        rules=tuple(rule for rule in scenario.rules if rule in rules_by_id(scenario.game)),  # what has a page here
        steps=tuple(_step(walked, each, language) for each in walked.made if not each.is_refused),
        refused=tuple(_refusal(walked, each, language) for each in walked.made if each.is_refused),
        viewable=viewable,
        happens=walked.happens,
    )


class _Made(NamedTuple):
    """A choice that a scenario makes, or one that is refused after so many; in no language yet."""

    after: int
    seat: int
    key: str
    label: Text
    is_refused: bool = False
    rule: str = ""
    because: Text | None = None


class _Walk(NamedTuple):
    """A scenario played through: whether anything happens before its first choice, and its choices."""

    package: str
    names: Sequence[str]
    happens: bool
    made: tuple[_Made, ...]

    def say(self, text: Text, language: str) -> str:
        return say(text, (self.package,), language, self.names)


_NOTHING = _Walk("", (), False, ())


@lru_cache(maxsize=2048)
def _walked(shelved: Shelved) -> _Walk:
    """Play a scenario's choices, once for all languages and all rules that it proves; before and after each it is asked
    what is refused."""
    scenario = shelved.scenario
    match = set_up(scenario)
    happens = bool(match.log)
    made: list[_Made] = []
    last = len(scenario.choose)
    for number in range(last + 1):
        now = [each for each in scenario.refused if (last if each.after is None else each.after) == number]
        made += [_refused(match, each, number) for each in now if not has_stopped(match)]
        if number < last:
            seat, key = seat_and_key(scenario.choose[number], match.names)
            made.append(_Made(number, _asked(match, seat), key, _label(match, key)))
            match.choose(key, seat)
    return _Walk(match.game.package, match.names, happens, tuple(made))


def _asked(match: Match[Any], seat: int | None) -> int:
    if seat is not None or match.ask is None:
        return seat or 0
    return match.ask.seats[0]


def _label(match: Match[Any], key: str) -> Text:
    return match.game.words.label(match.state, match.read_key(key))


def _refused(match: Match[Any], expected: ExpectedRefusal, number: int) -> _Made:
    seat = _asked(match, None if expected.seat is None else seat_named(expected.seat, match.names))
    refusal = match.why_not(expected.key, seat)
    rule = expected.rule or ("" if refusal is None else refusal.rule)
    because = None if refusal is None else refusal.because
    return _Made(number, seat, expected.key, _label(match, expected.key), True, rule, because)


def _step(walk: _Walk, made: _Made, language: str) -> ScenarioStep:
    return ScenarioStep(seat=made.seat, name=walk.names[made.seat], key=made.key, label=walk.say(made.label, language))


def _refusal(walk: _Walk, made: _Made, language: str) -> ScenarioRefusal:
    return ScenarioRefusal(
        after=made.after,
        seat=made.seat,
        name=walk.names[made.seat],
        key=made.key,
        label=walk.say(made.label, language),
        rule=made.rule,
        because="" if made.because is None else walk.say(made.because, language),
    )


def search(words: str, slug: str | None, language: str) -> RulesFound:
    """The rules that hold all the words, in one book or in all of them; none if there are no words."""
    if slug is not None:
        _check_book(slug, language)
    found: list[tuple[str, Rule]] = search_rules(words, slug, language) if words.split() else []
    return RulesFound(
        words=words,
        rules=tuple(
            ShownRuleFound(
                game=game,
                id=rule.id,
                language=ledger_in(game, language).language,
                section=rule.section,
                text=rule.text,
            )
            for game, rule in found[:MOST_FOUND]
        ),
    )
