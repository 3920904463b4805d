"""Play every scenario of a game and gather what they show of it: keys, questions, events, beats, values of fields.

Of everything the shortest example is kept, then the first in the alphabet, so that a new scenario seldom changes any.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import inspect as types

from hordekeep.kernel import BadInput, Match
from hordekeep.rulebook.citations import scenario_root
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key, set_up
from hordekeep.rulebook.scenario_verdicts import told, written
from hordekeep.rulebook.scenarios import Scenario, read_scenarios

MANY = 400
"""Of a question with so many choices the keys are read once."""


@dataclass(slots=True)
class Prompt:
    """A question: the rules that ask it, how it reads, and the verbs of its answers."""

    rules: set[str] = field(default_factory=set)
    sentence: str = ""
    verbs: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Seen:
    """What the scenarios of a game show."""

    keys: dict[str, dict[str, tuple[str, str]]] = field(default_factory=lambda: defaultdict(dict))
    """By verb and shape: a key and its label."""
    prompts: dict[str, Prompt] = field(default_factory=lambda: defaultdict(Prompt))
    events: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By kind: as a log writes it, and in words."""
    facts: dict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    beats: dict[str, str] = field(default_factory=dict)
    """By name: as an agenda writes it."""
    values: dict[tuple[str, str], set[str]] = field(default_factory=lambda: defaultdict(set))
    """By struct and field: what positions write there."""
    paths: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By path, whatever the seat and the number: as a scenario looks it up, and what it finds."""
    looked_up: Counter[str] = field(default_factory=Counter)
    computed: dict[tuple[str, str], str] = field(default_factory=dict)
    """By struct and field: what is shown besides the position."""


def gather(slug: str, document: type[msgspec.Struct]) -> Seen:
    """Everything that the scenarios of a game show."""
    seen = Seen()
    shape = types.type_info(document)
    root = scenario_root()
    for path in sorted((root / slug.replace("-", "_")).glob("*.toml")) if root else ():
        for located in read_scenarios(path):
            _play(located.scenario, seen, shape)
    return seen


def _play(scenario: Scenario, seen: Seen, shape: types.Type) -> None:
    if scenario.error:
        return
    _paths(scenario, seen)
    if scenario.position is not None:
        written_values(scenario.position, shape, seen)
        for beat in scenario.position.get("agenda", []):
            _keep(seen.beats, beat[0], json.dumps(beat, ensure_ascii=False))
    match = set_up(scenario)
    _look(match, seen)
    for text in scenario.choose:
        seat, key = seat_and_key(text, match.names)
        try:
            match.choose(key, seat)
        except BadInput:
            return
        _look(match, seen)
    for event in match.log:
        shorter = (written(match, event), told(match, event))
        seen.events[event.kind] = min(seen.events.get(event.kind, shorter), shorter, key=_length)
        seen.facts[event.kind].update(dict.fromkeys(event.facts))
    shown_values(match.shown(), shape, seen)


def _paths(scenario: Scenario, seen: Seen) -> None:
    """Where a scenario looks."""
    expected = [scenario.expect, *scenario.midway.values(), *(view.expect for view in scenario.views)]
    for path, value in (pair for each in expected for pair in each.items()):
        steps = ["N" if step.lstrip("-").isdigit() or step in scenario.names else step for step in path.split(".")]
        general = ".".join(steps)
        example = (path, json.dumps(value, ensure_ascii=False))
        seen.looked_up[general] += 1
        seen.paths[general] = min(seen.paths.get(general, example), example, key=_telling)


def _telling(example: tuple[str, str]) -> tuple[bool, int, tuple[str, str]]:
    """Something before nothing, the shorter before the longer."""
    return example[1] in ("[]", "{}", '""', '"(not there)"'), len(example[1]), example


def _look(match: Match[Any], seen: Seen) -> None:
    """What is asked now, with which keys, and what waits."""
    ask = match.ask
    if ask is None or has_stopped(match):
        return
    prompt = seen.prompts[ask.prompt]
    prompt.rules.add(ask.rule)
    sentence = match.prompt()
    prompt.sentence = min(prompt.sentence or sentence, sentence, key=lambda each: (len(each), each))
    for seat in ask.seats:
        choices = ask.choices_of(seat)
        if len(choices) > MANY and prompt.verbs:
            continue
        for choice in choices:
            key = match.game.words.key(choice)
            verb = key.partition(":")[0]
            prompt.verbs.add(verb)
            shapes, form = seen.keys[verb], shape_of(key)
            if form not in shapes or (len(key), key) < (len(shapes[form][0]), shapes[form][0]):
                shapes[form] = (key, match.say(match.game.words.label(match.state, choice)))
    if any(name not in seen.beats for name, _ in match.state.agenda):
        for beat in match.to_position().get("agenda", []):
            _keep(seen.beats, beat[0], json.dumps(beat, ensure_ascii=False))


def shape_of(key: str) -> str:
    """What kind of key it is: names, hexes and numbers are all the same.

    >>> shape_of("use:raze@-4.1"), shape_of("move:2-5"), shape_of("order:ARD")
    ('use:name@hex', 'move:n-n', 'order:X')
    """
    verb, colon, about = key.partition(":")
    about = re.sub(r"(?<![\w.])-?\d+\.-?\d+", "HEX", about)
    about = re.sub(r"[a-z][a-z0-9'_-]*", "name", about)
    about = about.replace("HEX", "hex")
    about = re.sub(r"\d+", "n", about)
    about = re.sub(r"\b[A-Z]+\b", "X", about)
    about = re.sub(r"(\w+)(?:([+,/])\1)+", r"\1\2\1", about)
    return f"{verb}{colon}{about}"


def _length(example: tuple[str, str]) -> tuple[int, tuple[str, str]]:
    return len(example[0]), example


def _keep(found: dict[Any, str], name: Any, example: str) -> None:
    found[name] = min(found.get(name, example), example, key=lambda each: (len(each), each))


# -- documents -------------------------------------------------------------------------------------------------------


def structs_in(shape: types.Type) -> list[types.StructType]:
    """The structs that a type may hold itself."""
    match shape:
        case types.StructType():
            return [shape]
        case types.UnionType(types=parts):
            return [found for part in parts for found in structs_in(part)]
        case types.Metadata(type=inner):
            return structs_in(inner)
        case _:
            return []


def _inside(value: Any, shape: types.Type) -> list[tuple[Any, types.Type]]:
    """The parts of a list or mapping with their types."""
    match shape:
        case types.ListType(item_type=item) if isinstance(value, list):
            return [(each, item) for each in value]
        case types.DictType(value_type=item) if isinstance(value, dict):
            return [(each, item) for each in value.values()]
        case types.UnionType(types=parts):
            return [found for part in parts for found in _inside(value, part)]
        case types.Metadata(type=inner):
            return _inside(value, inner)
        case _:
            return []


def written_values(value: Any, shape: types.Type, seen: Seen) -> None:
    """What a position writes in every field."""
    for struct in structs_in(shape) if isinstance(value, dict) else ():
        for each in struct.fields:
            if each.name in value:
                example = json.dumps(value[each.name], ensure_ascii=False)
                seen.values[struct.cls.__name__, each.name].add(example)
                written_values(value[each.name], each.type, seen)
    for part, item in _inside(value, shape):
        written_values(part, item, seen)


def shown_values(value: Any, shape: types.Type, seen: Seen) -> None:
    """What is shown beside the fields of a position."""
    structs = structs_in(shape) if isinstance(value, dict) else []
    if structs:
        known = {each.name: each.type for struct in structs for each in struct.fields}
        for name, part in value.items():
            if name in known:
                shown_values(part, known[name], seen)
            else:
                example = json.dumps(part, ensure_ascii=False)
                _keep(seen.computed, (structs[0].cls.__name__, name), example)
    for part, item in _inside(value, shape):
        shown_values(part, item, seen)
