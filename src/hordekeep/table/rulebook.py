"""The executable rulebook as pages: books, rules with the scenarios that prove them, and search."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import Any

from hordekeep.kernel import Match, game_slugs
from hordekeep.rulebook import Ledger, Rule, ledger_in, ledger_slugs, search_rules
from hordekeep.rulebook.ledger import rules_by_id
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key, seat_named, set_up
from hordekeep.rulebook.scenario_shelf import Shelved, count_scenarios, scenarios_of
from hordekeep.rulebook.scenarios import ExpectedRefusal, Scenario
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


@cache
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
    match = set_up(scenario) if viewable else None
    happens = match is not None and bool(match.log)
    walked = _walk(match, scenario, language) if match is not None else []
    return ShownScenario(
        id=shelved.id,
        title=scenario.title_in(language),
        note=scenario.note_in(language),
        rules=tuple(rule for rule in scenario.rules if rule in rules_by_id(scenario.game)),  # what has a page here
        steps=tuple(each for each in walked if isinstance(each, ScenarioStep)),
        refused=tuple(each for each in walked if isinstance(each, ScenarioRefusal)),
        viewable=viewable,
        happens=happens,
    )


def _walk(match: Match[Any], scenario: Scenario, language: str) -> list[ScenarioStep | ScenarioRefusal]:
    """Play the scenario's choices; what each is called, and what is refused before and after it."""
    walked: list[ScenarioStep | ScenarioRefusal] = []
    last = len(scenario.choose)
    for number in range(last + 1):
        now = [each for each in scenario.refused if (last if each.after is None else each.after) == number]
        walked += [_refusal(match, each, number, language) for each in now if not has_stopped(match)]
        if number < last:
            seat, key = seat_and_key(scenario.choose[number], match.names)
            walked.append(_step(match, _asked(match, seat), key, language))
            match.choose(key, seat)
    return walked


def _asked(match: Match[Any], seat: int | None) -> int:
    if seat is not None or match.ask is None:
        return seat or 0
    return match.ask.seats[0]


def _step(match: Match[Any], seat: int, key: str, language: str) -> ScenarioStep:
    return ScenarioStep(seat=seat, name=match.names[seat], key=key, label=_label(match, key, language))


def _label(match: Match[Any], key: str, language: str) -> str:
    return match.say(match.game.label(match.state, match.read_key(key)), language)


def _refusal(match: Match[Any], expected: ExpectedRefusal, number: int, language: str) -> ScenarioRefusal:
    seat = _asked(match, None if expected.seat is None else seat_named(expected.seat, match.names))
    refusal = match.why_not(expected.key, seat)
    because = "" if refusal is None else match.say(refusal.because, language)
    rule = expected.rule or ("" if refusal is None else refusal.rule)
    return ScenarioRefusal(
        after=number,
        seat=seat,
        name=match.names[seat],
        key=expected.key,
        label=_label(match, expected.key, language),
        rule=rule,
        because=because,
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
