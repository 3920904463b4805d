"""Write the browser's TypeScript types: from the protocol's Structs, and from the words that games declare.

`--check` only says whether they are up to date; `--schema` writes the JSON Schema that they are made from.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import get_args

import build_web
import client_words
import msgspec

from hordekeep.table import protocol
from hordekeep.table.protocol import (
    achievements,
    campaigns,
    cards,
    decks,
    frames,
    from_client,
    from_server,
    games,
    lessons,
    orders,
    people,
    problems,
    replays,
    reports,
    rulebooks,
    seats,
    study,
    tables,
)

PARTS = (
    frames,
    seats,
    orders,
    from_server,
    from_client,
    people,
    games,
    tables,
    reports,
    study,
    replays,
    rulebooks,
    lessons,
    achievements,
    campaigns,
    cards,
    decks,
    problems,
)
"""The protocol's modules, in the order in which the types are written."""
WEB = Path(__file__).parent.parent / "web"
SOURCE = WEB / "src"
TYPES = SOURCE / "lib" / "protocol.ts"
HEADER = "/* Generated from src/hordekeep/table/protocol.py by scripts/client_types.py. Do not edit. */\n"


def schema() -> dict[str, object]:
    """JSON Schema of everything that is said between service and client."""
    structs = [
        each
        for part in PARTS
        for each in vars(part).values()
        if isinstance(each, type) and issubclass(each, protocol.Thing) and each.__module__ == part.__name__
    ]
    _, definitions = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    for definition in definitions.values():  # the service always sends every field that is set
        if definition["title"] not in FROM_CLIENTS:
            needed, properties = definition.get("required", ()), definition["properties"]
            definition["required"] = [each for each in properties if each in needed or "default" in properties[each]]
    unions = {
        "FromServer": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in get_args(protocol.FromServer)]},
        "FromClient": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in get_args(protocol.FromClient)]},
    }
    return {"title": "Protocol", "$defs": {**definitions, **unions}}


FROM_CLIENTS = {
    *(each.__name__ for each in get_args(protocol.FromClient)),
    "NewGuest",
    "ChangeMe",
    "NewSeat",
    "NewTable",
    "ChangeSeat",
    "NewReport",
    "Study",
    "NewReplay",
    "CheckDeck",
    "SaveDeck",
    "BeginRun",
    "BeginBattle",
    "Weigh",
    "ScenarioSource",
    "LessonSource",
    "ReplaySource",
}
"""What clients write: fields with a default may be left out."""


def typescript() -> str:
    """The TypeScript types, by the npm package json-schema-to-typescript."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "schema.json"), Path(folder, "protocol.ts")
        source.write_bytes(msgspec.json.encode(schema()))
        node = build_web.fetch_node()
        build_web.install(node)
        node.run("run", "--silent", "types", "--", "--input", str(source), "--output", str(made))
        lines = made.read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("export") and "interface Protocol {" not in line)
    noise = re.compile(r"( \*\n)? \* This interface was referenced by .*\n \* via the .*\n")
    return HEADER + re.sub(r"/\*\*\n \*/\n", "", noise.sub("", "\n".join(lines[start:]) + "\n"))


def main() -> int:
    """Write the file, or check it."""
    if "--schema" in sys.argv:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema())) + b"\n")
        return 0
    late = 0
    for file, made in ((TYPES, typescript()), *client_words.word_files(SOURCE)):
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            late = 1
            name = file.relative_to(SOURCE)
            sys.stderr.write(f"{name} is not what the service says: run python scripts/client_types.py\n")
    return late


if __name__ == "__main__":
    sys.exit(main())
