"""What must be true of the declared words of every game: one legality, typed answers, and a message for each word."""

from __future__ import annotations

import ast
import sys
from collections.abc import Container, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

from hordekeep.kernel import LANGUAGES, Asked, Choice, Game, Match, Refusal, Text, find_game, game_slugs, message_ids
from hordekeep.kernel.declaring import Named, Question, Told, Verb, Vocabulary
from hordekeep.rulebook.citations import SOURCE, game_files, game_packages
from hordekeep.rulebook.scenario_setup import seat_and_key, set_up
from hordekeep.rulebook.scenarios import read_scenarios
from scripts.refusals import TABLES
from tests.games.playing import choose_at_random

DECLARED = [slug for slug in game_slugs() if isinstance(find_game(slug).words, Vocabulary)]
WHOLLY = [slug for slug in DECLARED if type(find_game(slug).words) is Vocabulary]
"""Others have some questions of the older form."""
EVENTS = game_slugs()
"""All games declare their events: some declare their questions later."""
SCENARIOS = Path(__file__).parent.parent / "scenarios"
IN_NO_BOX = {
    *("pick-attachment", "pick-castle", "pick-creature", "pick-mount", "pick-outsider", "pick-skeleton", "pick-spell"),
    "pick-thrall",
}
"""What sentences of the lanes can ask, and no scenario and no random game of either edition did."""
NO_CARD = {
    "cloudspire": {"leave-group"},
    "skytear-horde": {
        *IN_NO_BOX,
        "may-bolt",
        "pick-brood",
        "pick-host-or-none",
        "pick-number",
        "pick-shelter",
        "pick-tower",
    },
    "monoliths": {
        *(*IN_NO_BOX, "choose-move", "choose-play", "discard-instead", "guess-cost", "guess-type", "pick-host"),
        *("pick-attack-tokens", "pick-neighbour", "pick-portal", "pick-share", "pick-token", "toll", "trample-on"),
    },
}
"""Questions that neither random games nor scenarios of a game ask; some of them are asked in the other edition."""
GAMES = 6
SOMETIMES = 0.2
ALL_OF_THEM = 2000
"""So many candidates are all looked at; of more a sample, most of it of verbs that answer the question."""
SAMPLES = (150, 50)


def words_of(slug: str) -> tuple[Game[Any], Vocabulary]:
    game = find_game(slug)
    assert isinstance(game.words, Vocabulary)
    return game, game.words


def sharing(slug: str) -> list[str]:
    """The games that share an engine with this one, and so its texts; itself among them."""
    return [each for each in EVENTS if find_game(each).package == find_game(slug).package]


def events_of(slug: str) -> Mapping[str, type[Told]]:
    """The events of a game: of its engine, which others may share, and of its own."""
    return Vocabulary((), (event for package in game_packages(slug) for event in Told.declared_in(package))).events


def matches(slug: str) -> Iterator[tuple[Match[Any], Asked]]:
    """Random games, stopped at declared questions: at each the first time, then now and then."""
    tables = TABLES.get(slug, ((find_game(slug).fewest, {}),))
    met: set[str] = set()
    for number in range(GAMES * len(tables)):
        seats, options = tables[number % len(tables)]
        luck = Random(f"{slug}/{number}")
        match: Match[Any] = Match(slug, seats=seats, seed=f"declared {number}", options=options)
        while (ask := match.ask) is not None:
            if isinstance(ask, Asked) and (ask.question.name not in met or luck.random() < SOMETIMES):
                met.add(ask.question.name)
                yield match, ask
            choose_at_random(match, luck)
    rare = set(words_of(slug)[1].questions) - met
    for match, ask in in_scenarios(slug, rare) if rare else ():
        met.add(ask.question.name)
        yield match, ask
    assert met | NO_CARD.get(slug, set()) == set(words_of(slug)[1].questions), "every question is met"


def in_scenarios(slug: str, rare: Container[str]) -> Iterator[tuple[Match[Any], Asked]]:
    """Scenarios, stopped at the questions that random games have not met."""
    for path in sorted((SCENARIOS / slug.replace("-", "_")).glob("*.toml")):
        for scenario in [each.scenario for each in read_scenarios(path) if not each.scenario.error]:
            match = set_up(scenario)
            for text in (*scenario.choose, ""):
                ask = match.ask
                if isinstance(ask, Asked) and ask.question.name in rare:
                    yield match, ask
                if text:
                    seat, key = seat_and_key(text, match.names)
                    match.choose(key, seat)


# -- one legality ------------------------------------------------------------------------------------------------------


def considered(game: Game[Any], match: Match[Any], ask: Asked, luck: Random) -> list[Choice]:
    """The candidates that are looked at."""
    candidates = game.words.candidates(match.state)
    if len(candidates) <= ALL_OF_THEM:
        return list(candidates)
    answers = {verb.word for verb in ask.question.answers}
    by_verb: dict[str, list[Choice]] = {}
    for each in candidates:
        by_verb.setdefault(each[0], []).append(each)
    near = [each for verb in answers for each in by_verb.get(verb, ())]
    return [
        *luck.sample(near, min(SAMPLES[0], len(near))),
        *luck.sample(candidates, SAMPLES[1]),
        *(luck.choice(of_verb) for of_verb in by_verb.values()),
    ]


def unlisted(ask: Asked) -> Asked:
    """The same ask without its list: a check that looks whether a choice is listed finds nothing to look into."""
    twin = Asked(ask.question, ask.seats[0], _must_not_be_listed, rule=ask.rule, facts=ask.facts)
    twin.seats, twin.about, twin.committed = ask.seats, ask.about, ask.committed
    return twin


def _must_not_be_listed() -> NoReturn:
    raise AssertionError("A check looks whether the choice is listed.")


@cache
def looked_at(slug: str) -> set[str]:
    """Random games are followed, and whatever could be chosen is looked at: it is offered exactly where nothing forbids
    it, and its label and its refusal have their messages. Returns the labels, for what is never met."""
    game, _ = words_of(slug)
    luck, labels, checked = Random(slug), set[str](), 0
    for match, ask in matches(slug):
        for seat in ask.seats:
            offered = set(ask.choices_of(seat))
            for choice in (*offered, *considered(game, match, ask, luck)):
                refusal = game.words.why_not(match.state, unlisted(ask), seat, choice)
                assert (refusal is None) == (choice in offered), (ask, choice, refusal)
                label = game.words.label(match.state, choice)
                labels.add(label.id)
                for text in (label, *([refusal.because] if refusal else ())):
                    assert_says(game, text, choice)
                checked += 1
    assert checked > 1000
    return labels


# -- typed answers -----------------------------------------------------------------------------------------------------


def trees(slug: str) -> Iterator[tuple[Path, ast.Module, Mapping[str, Any]]]:
    """The modules of a game and of those that share its engine, each with what its names stand for."""
    for path in dict.fromkeys(path for each in sharing(slug) for path in game_files(each)):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        yield path, ast.parse(path.read_text(encoding="utf-8")), vars(import_module(name))


def asks(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.expr | None]]:
    """The declared questions that a module puts, each with the annotation of the answer."""
    for node in ast.walk(tree):
        if not isinstance(node, (ast.AnnAssign, ast.Assign, ast.Expr)) or not isinstance(node.value, ast.Yield):
            continue
        match node.value.value:
            case ast.Call(func=ast.Name(id="Asked")) as call:
                yield call, node.annotation if isinstance(node, ast.AnnAssign) else None


def passed_on(tree: ast.AST, names: Mapping[str, Any]) -> Iterator[Question[Any]]:
    """The questions that a module puts by a function whose types say how they are answered, or hands to what asks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp):  # one of two, told apart before
            yield from named_by(node.value, names)
        if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id == "Asked"):
            for each in (*node.args, *(keyword.value for keyword in node.keywords)):
                yield from named_by(each, names)


def named_by(node: ast.expr, names: Mapping[str, Any]) -> Iterator[Question[Any]]:
    """The questions that an argument names: one by its name, one of two, or one out of a table."""
    match node:
        case ast.IfExp():
            yield from (*named_by(node.body, names), *named_by(node.orelse, names))
        case ast.Subscript():
            yield from named_by(node.value, names)
        case ast.Attribute(value=ast.Name(id=module), attr=name) if module in names:
            yield from (each for each in (getattr(names[module], name, None),) if isinstance(each, Question))
        case ast.Name(id=name) if isinstance(found := names.get(name), dict):
            yield from (each for each in found.values() if isinstance(each, Question))
        case ast.Name(id=name) if isinstance(found := names.get(name), Question):
            yield found


def verbs_in(annotation: ast.expr, names: Mapping[str, Any]) -> set[Any]:
    """The classes that an annotation like `Pick | Stop` names."""
    if isinstance(annotation, ast.BinOp):
        return verbs_in(annotation.left, names) | verbs_in(annotation.right, names)
    named = names[ast.unparse(annotation)]
    return set(getattr(named, "__args__", (named,)))


@pytest.mark.parametrize("slug", DECLARED)
def test_an_answer_is_annotated_with_the_verbs_of_its_question(slug: str) -> None:
    """mypy believes the annotation: what a generator is sent has no type."""
    put: set[str] = set()
    for path, tree, names in trees(slug):
        put |= {question.name for question in passed_on(tree, names)}
        for call, annotation in asks(tree):
            question = names.get(ast.unparse(call.args[0]))
            if question is None:  # it is passed on
                continue
            where = f"{path}:{call.lineno}"
            assert annotation is not None, f"{where}: the answer has no type"
            assert verbs_in(annotation, names) == set(question.answers), f"{where}: {question.name}"
            put.add(question.name)
    declared = {name for each in sharing(slug) for name in words_of(each)[1].questions}
    assert put == declared, "every declared question is put, and every one that is put is declared"


# -- messages ----------------------------------------------------------------------------------------------------------


def arguments(node: BaseNode, others: Mapping[str, Message]) -> Iterator[str]:
    """The names of what a message takes, and of what the others take that it says."""
    if isinstance(node, VariableReference):
        yield node.id.name
    if isinstance(node, MessageReference):
        yield from arguments(others[node.id.name], others)
    for part in vars(node).values():
        for each in part if isinstance(part, list) else (part,):
            if isinstance(each, BaseNode):
                yield from arguments(each, others)


@cache
def messages(package: str, language: str) -> Mapping[str, set[str]]:
    """The messages of a package's own file, each with the names of its arguments."""
    path = Path(sys.modules[package].__file__ or "").parent / "texts" / f"{language}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    written = {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
    return {message: set(arguments(entry, written)) for message, entry in written.items()}


known = cache(message_ids)
"""The messages of a game, of its cards too."""


def beginning(prefix: str, package: str, language: str) -> dict[str, set[str]]:
    return {each: names for each, names in messages(package, language).items() if each.startswith(prefix)}


def facts_of(event: type[Told]) -> tuple[set[str], set[str]]:
    """The words that the sentences of an event must have among them, and those that each may have."""
    said = [field for field in event.fields if field.name not in event.unsaid]
    must = {"who" if field.name == "seat" else field.name for field in said}
    return must, must | {*event.also, *(["count"] if any(field.many for field in said) else [])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", EVENTS)
def test_every_event_has_its_sentence_with_exactly_its_facts(slug: str, language: str) -> None:
    game = find_game(slug)
    found = beginning("log-", game.package, language)
    declared = [event for each in sharing(slug) for event in events_of(each).values()]
    assert set(found) == {message for event in declared for message in event.messages()}
    for kind, event in events_of(slug).items():
        must, may = facts_of(event)
        assert must <= set[str]().union(*(found[message] for message in event.messages())) <= may, kind


@pytest.mark.parametrize("slug", EVENTS)
def test_a_game_marks_its_events_as_they_are_declared(slug: str) -> None:
    assert find_game(slug).words.telling == Vocabulary((), events_of(slug).values()).telling


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WHOLLY)
def test_every_question_has_its_prompt_with_exactly_its_words(slug: str, language: str) -> None:
    game, _ = words_of(slug)
    declared = [question for each in sharing(slug) for question in words_of(each)[1].questions.values()]
    prompts = {message: names for question in declared for message, names in question.messages().items()}
    assert beginning("ask-", game.package, language) == prompts


@pytest.mark.parametrize("slug", WHOLLY)
def test_a_choice_is_offered_exactly_where_nothing_forbids_it_and_every_label_is_met(slug: str) -> None:
    game, words = words_of(slug)
    labels = looked_at(slug) | {
        f"label-{question.written}"
        for question in words.questions.values()
        if question.written  # not listed
    }
    assert {f"label-{word}" for word, verb in words.verbs.items() if verb.label is Verb.label} <= labels
    buttons = {each for each in labels if each.startswith("label-")}
    others = {label for each in sharing(slug) if each != slug for label in looked_at(each)}
    for language in LANGUAGES:
        found = set(beginning("label-", game.package, language))
        assert buttons <= found <= buttons | others | strings(slug), "every label is met, or written in a module"


def strings(slug: str) -> set[str]:
    """The strings that the modules of a game write out."""
    nodes = (node for _, tree, _ in trees(slug) for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def assert_says(game: Game[Any], text: Text, choice: Choice) -> None:
    """A text has its message in every language, with exactly its words; names of cards, which have files of their own,
    have none."""
    for language in LANGUAGES:
        own = messages(game.package, language)
        shared = {} if text.id in own else messages("hordekeep.kernel", language)
        assert text.id in known(game.package, language) or text.id in shared, (choice, text)
        assert {**own, **shared}.get(text.id, set()) == set(text.words), (choice, text)


@pytest.mark.parametrize("slug", WHOLLY)
def test_every_declared_refusal_has_its_message_and_every_such_message_a_refusal(slug: str) -> None:
    game, _ = words_of(slug)
    written = {"no-wrong-time", *strings(slug)}  # the former is the kernel's word for a verb that is no answer
    for _, _, names in trees(slug):
        for named in names.values():
            if isinstance(named, Refusal):
                assert_says(game, named.because, ())
            if isinstance(named, Named) and named.none:
                written.add(named.none)
    for language in LANGUAGES:
        assert set(beginning("no-", game.package, language)) <= written


# -- kinds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", EVENTS)
def test_every_named_thing_has_its_message(slug: str) -> None:
    game = find_game(slug)
    verbs = game.words.verbs.values() if isinstance(game.words, Vocabulary) else ()
    declared: tuple[type[Verb] | type[Told], ...] = (*verbs, *events_of(slug).values())
    for kind in {field.kind for word in declared for field in word.fields}:
        if isinstance(kind, Named):
            for language in LANGUAGES:
                assert {f"{kind.name}-{name}" for name in kind.names} <= set(known(game.package, language))
