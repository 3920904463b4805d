"""Write a page for each game with all that scenarios can say of it: `docs/scenarios/<game>.md`.

Fields, defaults, keys, event kinds and beats are read off the code; examples come from the scenarios, which are all
played. `--check` only says whether the pages are fresh.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from hordekeep.kernel import Game, find_game
from hordekeep.kernel.documents import LARGEST, MOST
from hordekeep.kernel.enforcing import ENFORCED
from hordekeep.rulebook.citations import game_files
from hordekeep.rulebook.event_kinds import event_kinds
from scripts.scenario_boards import boards_of
from scripts.scenario_games import SOURCES, Source
from scripts.scenario_seen import Seen, gather, structs_in

PAGES = Path(__file__).parent.parent / "docs" / "scenarios"
FEW = 16
"""So many different words of a field are all written down; of more, one is an example."""
LONGEST = 90
"""Longer values are no examples."""
OFTEN = 3
COMMENTED = re.compile(r"^\s+(\w+):.*?\s\s# (.+)$", re.MULTILINE)


def page_of(slug: str) -> str:
    """The page of a game."""
    game, source = find_game(slug), SOURCES[slug]
    seen = gather(slug, source.document)
    parts = [
        f"# Scenarios of {game.title}: everything that can be written",
        "Made from the code and the scenarios by `python -m scripts.scenario_pages`: change those, not this page. "
        "How a scenario is written stands in [scenarios.md](../scenarios.md).",
        *_contents(slug, source),
        *_position(source, seen),
        *_paths(seen),
        *_keys(game, seen),
        *_prompts(seen),
        *_events(slug, seen),
        *_beats(game, seen),
        *_start(game),
        *_boards(slug),
        *_dice(source),
        *_names(source),
    ]
    return "\n\n".join(parts) + "\n"


def _contents(slug: str, source: Source) -> list[str]:
    headings = ["Position", "Paths", "Choices", "Questions", "Events", "Beats", "Options of a start"]
    headings += ["Boards"] if any(boards_of(slug)) else []
    headings += (["Dice"] if source.dice() else []) + ["Names"]
    return [" · ".join(f"[{each}](#{each.lower().replace(' ', '-')})" for each in headings)]


# -- the position ----------------------------------------------------------------------------------------------------


def _position(source: Source, seen: Seen) -> Iterator[str]:
    yield "## Position"
    yield _flowing(source.about.partition("\n\n")[2])
    yield (
        "`[scenario.position]` is the first table; the others are what its fields hold. What is *shown besides* is "
        "computed: `expect`, `midway` and `views` see it, a position does not write it."
    )
    for struct in structs_of(types.type_info(source.document)):
        name = struct.cls.__name__
        yield f"### {name}"
        yield _flowing(struct.cls.__doc__ or "")
        meanings = meanings_of(struct.cls)
        rows = [
            (
                f"`{each.name}`",
                _kind(each.type),
                _default(each),
                meanings.get(each.name, ""),
                _example(struct, each, source, seen),
            )
            for each in struct.fields
        ]
        yield _table(("field", "value", "left out", "meaning", "as scenarios write it"), rows)
        computed = {field: value for (of, field), value in sorted(seen.computed.items()) if of == name}
        if computed:
            shown = ", ".join(
                f"`{field}`" + (f" ({_code(value)})" if len(value) <= 40 else "") for field, value in computed.items()
            )
            yield f"Shown besides: {shown}."


def structs_of(shape: types.Type) -> list[types.StructType]:
    """A struct and all that its fields hold, each once, in the order in which they come up."""
    found: dict[type, types.StructType] = {}
    waiting = [shape]
    while waiting:
        now = waiting.pop(0)
        for struct in structs_in(now):
            if struct.cls not in found:
                found[struct.cls] = struct
                waiting += [each.type for each in struct.fields]
        waiting += _parts(now)
    return list(found.values())


def _parts(shape: types.Type) -> list[types.Type]:
    match shape:
        case types.ListType(item_type=item):
            return [item]
        case types.DictType(value_type=value):
            return [value]
        case types.UnionType(types=parts):
            return [part for part in parts if not isinstance(part, types.StructType)]
        case types.Metadata(type=inner):
            return [inner]
        case _:
            return []


_PLAIN: Mapping[type[types.Type], str] = {
    types.FloatType: "number",
    types.BoolType: "true or false",
    types.StrType: "text",
}


def _kind(shape: types.Type) -> str:
    """A type in words."""
    match shape:
        case types.Metadata(type=inner):
            return _kind(inner)
        case types.StructType(cls=cls):
            return f"[{cls.__name__}](#{cls.__name__.lower()})"
        case types.ListType(item_type=item):
            return f"list of: {_kind(item)}"
        case types.DictType(value_type=value):
            return f"by name: {_kind(value)}"
        case types.UnionType(types=parts):
            return " or ".join(_kind(part) for part in parts if not isinstance(part, types.NoneType))
        case types.LiteralType(values=values):
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case types.IntType(ge=low, le=high):  # how large any number may be is not worth a word
            least = "" if low in (None, -MOST) else f" from {low}"
            return f"number{least}" + ("" if high in (None, MOST, LARGEST) else f" to {high}")
        case _:
            return _PLAIN.get(type(shape), "anything")


def _default(each: types.Field) -> str:
    if each.required:
        return "must be there"
    value = each.default if each.default is not msgspec.NODEFAULT else None
    if isinstance(value, msgspec.Struct) or (
        value is None and each.default_factory not in (msgspec.NODEFAULT, list, dict)
    ):
        return "all of it usual"
    if each.default_factory in (list, dict):
        return "none"
    if value is None:
        return "as usual"
    return _code(json.dumps(value)) if value != "" else "none"


def _example(struct: types.StructType, each: types.Field, source: Source, seen: Seen) -> str:
    """All words that it takes; else what the scenarios write there: all words if these are few, else the shortest that
    says something."""
    if struct.cls is source.document and each.name in source.words:
        return ", ".join(_code(json.dumps(word)) for word in source.words[each.name])
    values = seen.values.get((struct.cls.__name__, each.name), set())
    if not values:
        return ""
    if all(value.startswith('"') for value in values) and len(values) <= FEW:
        return ", ".join(_code(value) for value in sorted(values))
    telling = [value for value in values if value not in ("[]", "{}", '""', "0", "false")]
    best = min(telling or values, key=lambda value: (len(value), value))
    return _code(_as_toml(json.loads(best))) if len(best) <= LONGEST else ""


def _as_toml(value: Any) -> str:
    """A value as TOML writes it on a line.

    >>> _as_toml({"chip": "awsh", "1.0": [True, None]})
    '{ chip = "awsh", "1.0" = [true] }'
    """
    if isinstance(value, dict):
        pairs = (
            f"{name if re.fullmatch(r'[A-Za-z0-9_-]+', name) else json.dumps(name)} = {_as_toml(part)}"
            for name, part in value.items()
        )
        return f"{{ {', '.join(pairs)} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_as_toml(part) for part in value if part is not None)}]"
    return json.dumps(value, ensure_ascii=False)


def meanings_of(cls: type) -> dict[str, str]:
    """The comments behind the fields of a struct, its bases' too."""
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            found.update(dict(COMMENTED.findall(inspect.getsource(each))))
    return found


def _paths(seen: Seen) -> Iterator[str]:
    yield "## Paths"
    yield (
        f"What scenarios look at in `expect`, `midway` and `views`, of all that was looked at {OFTEN} times or more. "
        "Numbers and names of seats stand for any."
    )
    often = [general for general in sorted(seen.paths) if seen.looked_up[general] >= OFTEN]
    pairs = [seen.paths[general] for general in often]
    yield _table(
        ("path", "for example"), [(_code(path), _code(value)) for path, value in pairs if len(value) <= LONGEST]
    )


# -- what is asked, told and done --------------------------------------------------------------------------------------


def _keys(game: Game[Any], seen: Seen) -> Iterator[str]:
    yield "## Choices"
    yield from (_flowing(form) for form in _forms_of_keys(game))
    asked = {verb: sorted(name for name, each in seen.prompts.items() if verb in each.verbs) for verb in seen.keys}
    rows = [
        (_code(key), label, ", ".join(f"`{name}`" for name in asked[verb]) if first else "")
        for verb in sorted(seen.keys)
        for first, (key, label) in _first(sorted(seen.keys[verb].values(), key=lambda pair: (len(pair[0]), pair))[:4])
    ]
    yield _table(("key", "what it says there", "asked by"), rows)


def _forms_of_keys(game: Game[Any]) -> Iterator[str]:
    """What the modules that write things in keys say of their form."""
    for path in game_files(game.slug):
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        if said.startswith(("The kinds of things that choices", "Choices as text")) and "\n\n" in said:
            yield said.partition("\n\n")[2]


def _first(pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[bool, tuple[str, str]]]:
    for number, pair in enumerate(pairs):
        yield number == 0, pair


def _prompts(seen: Seen) -> Iterator[str]:
    yield "## Questions"
    yield '`asks = [{ prompt = "...", rule = "..." }]` names a question and the rule that asks it.'
    rows = [
        (
            f"`{name}`",
            each.sentence,
            ", ".join(f"`{verb}`" for verb in sorted(each.verbs)),
            ", ".join(sorted(each.rules)[:3]) + (" and more" if len(each.rules) > 3 else ""),
        )
        for name, each in sorted(seen.prompts.items())
    ]
    yield _table(("prompt", "how it reads", "answers", "rules"), rows)


def _events(slug: str, seen: Seen) -> Iterator[str]:
    yield "## Events"
    yield (
        "For `log` and `never`: the kind, then any of its words in any order, and the rule if it matters. "
        "The words come from the facts."
    )
    rows = []
    for kind, declared in event_kinds(slug).items():
        if kind in seen.events:
            line, sentence = seen.events[kind]
            facts = list(seen.facts[kind]) or list(declared)
            rows.append((f"`{kind}`", ", ".join(facts), _code(line), sentence))
    yield _table(("kind", "facts", "example", "in words"), rows)
    others = [kind for kind in event_kinds(slug) if kind not in seen.events]
    if others:
        yield f"No scenario of this game comes by: {', '.join(f'`{kind}`' for kind in others)}."


def _beats(game: Game[Any], seen: Seen) -> Iterator[str]:
    yield "## Beats"
    document = SOURCES[game.slug].document
    if "agenda" not in document.__struct_fields__:
        yield "What comes next follows from `phase` and `turn`: a position of this game has no `agenda`."
        return
    yield (
        "`agenda` lists the beats that wait, the next one last: the name, and its argument if it has one. It is left "
        "out where phase and turn imply it."
    )
    rows = [
        (
            f"`{name}`",
            _flowing((inspect.getdoc(beat) or "").partition("\n\n")[0]),
            ", ".join(rule for enforcer, rules in ENFORCED if enforcer is beat for rule in rules),
            _code(seen.beats.get(name, "")),
        )
        for name, beat in game.rules.beats.items()
    ]
    yield _table(("beat", "what it does", "rules", "as an agenda writes it"), rows)


def _start(game: Game[Any]) -> Iterator[str]:
    yield "## Options of a start"
    example = f'`start = {{ seats = {game.fewest}, options = {{ ... }}, seed = "x" }}`'
    yield f"{example}, for {game.fewest} to {game.most} seats."
    rows = [
        (f"`{option.name}`", _values(option), _code(json.dumps(option.default)), option.sentence.to("en"))
        for option in game.rules.options
    ]
    yield _table(("option", "values", "left out", "meaning"), rows)


def _values(option: Any) -> str:
    names = [value.name for value in option.values]
    if len(names) > FEW:
        return ", ".join(f"`{name}`" for name in names[:FEW]) + ", ..."
    return ", ".join(f"`{name}`" for name in names) or option.kind


def _boards(slug: str) -> Iterator[str]:
    boards = list(boards_of(slug))
    if boards:
        yield "## Boards"
        yield (
            "A hex is `q.r`. The six next to it are `q+1.r`, `q-1.r`, `q.r+1`, `q.r-1`, `q+1.r-1` and `q-1.r+1`: "
            "next to `0.0` are `1.0`, `-1.0`, `0.1`, `0.-1`, `1.-1` and `-1.1`."
        )
    for name, lists in boards:
        yield f"### {name}"
        yield _table(("what", "where"), lists)


def _dice(source: Source) -> Iterator[str]:
    if not source.dice():
        return
    yield "## Dice"
    yield (
        '`dice = ["2", "0"]` gives the faces that the next rolls show, one after the other; a number without quotes '
        "is the place of the face among those of the die, from 0."
    )
    yield _table(
        ("die", "its faces"), [(f"`{name}`", ", ".join(map(_code, faces))) for name, faces in source.dice().items()]
    )


def _names(source: Source) -> Iterator[str]:
    yield "## Names"
    for kind, names in source.names().items():
        yield f"**{kind}**: {', '.join(names)}"


# -- writing ---------------------------------------------------------------------------------------------------------


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table, without the columns in which nothing stands."""
    kept = [place for place in range(len(heads)) if any(row[place] for row in rows)]
    lines = [[heads[place] for place in kept], ["---"] * len(kept)]
    lines += [[row[place].replace("|", "\\|") for place in kept] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _flowing(text: str) -> str:
    return re.sub(r"\s+", " ", text.partition(">>>")[0]).strip()


def main() -> None:
    """Write the pages, or only compare them."""
    stale = []
    for slug in SOURCES:
        path, page = PAGES / f"{slug}.md", page_of(slug)
        if not path.exists() or path.read_text(encoding="utf-8") != page:
            stale.append(path.name)
            if "--check" not in sys.argv:
                PAGES.mkdir(exist_ok=True)
                path.write_text(page, encoding="utf-8")
    said = "stale" if "--check" in sys.argv else "written"
    sys.stdout.write(f"{said}: {', '.join(stale) or 'none'}\n")
    sys.exit(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
