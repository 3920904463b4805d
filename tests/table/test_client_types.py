"""The browser's types are made from the protocol, and never fall behind it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec

from hordekeep.table import protocol

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "client_types.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the script that makes the types."""
    return subprocess.run([sys.executable, str(SCRIPT), *words], capture_output=True, text=True, check=False)


def test_the_types_of_the_browser_are_those_of_the_protocol() -> None:
    done = run("--check")
    assert done.returncode == 0, done.stderr


def test_the_json_schema_holds_everything_that_is_said() -> None:
    definitions = json.loads(run("--schema").stdout)["$defs"]
    said = [each for union in (protocol.FromServer, protocol.FromClient) for each in get_args(union)]
    structs = {name for name in protocol.__all__ if isinstance(getattr(protocol, name), msgspec.StructMeta)}
    assert structs - {"Thing", "Said"} == set(definitions) - {"FromServer", "FromClient"}
    for each in said:
        kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", each.__name__).lower()
        assert definitions[each.__name__]["properties"]["type"]["enum"] == [kebab]
    missing = re.findall(r'"#/\$defs/(\w+)"', json.dumps(definitions))
    assert set(missing) <= set(definitions)


def test_the_service_says_every_field_and_clients_may_leave_out_what_has_a_default() -> None:
    definitions = json.loads(run("--schema").stdout)["$defs"]
    assert set(definitions["ShownSeat"]["required"]) == set(definitions["ShownSeat"]["properties"])
    assert "level" not in definitions["NewSeat"].get("required", [])
