"""What is committed for the browser client: locked packages that any registry can serve, nothing that was built, and no
source that takes the keys of choices apart."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def committed() -> list[Path]:
    """The files that git knows, or would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not in a git clone")
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_lock_names_no_registry() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in locked.items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in locked.items() if name)


def test_the_lock_and_the_manifest_agree() -> None:
    manifest = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert locked[kind] == manifest[kind]


def test_no_committed_file_names_where_a_package_was_fetched() -> None:
    mark = b'"resolved' + b'": "http'
    assert [path.name for path in committed() if mark in path.read_bytes()] == []


def test_nothing_that_is_built_or_fetched_is_committed() -> None:
    for path in committed():
        name = path.relative_to(ROOT).as_posix()
        assert "node_modules/" not in name
        assert not name.startswith("src/hordekeep/table/static/")
        assert path.suffix not in (".woff", ".woff2", ".ttf", ".otf"), "fonts come as npm packages"


TAKES_KEYS_APART = re.compile(
    r"""(?<!event\.)\bkey[?!]?\.(startsWith|endsWith|includes|indexOf|match|matchAll|partition|replace|search|slice|split|substring)\b
    | \.(exec|test)\([^()]*(?<!event\.)\bkey\b""",
    re.VERBOSE,
)


def takes_keys_apart(source: str) -> list[str]:
    """The lines of a source that read a choice's key by a pattern."""
    return [line.strip() for line in source.splitlines() if TAKES_KEYS_APART.search(line)]


def test_no_source_of_the_client_takes_the_key_of_a_choice_apart() -> None:
    """What a choice is about, its offer says: `verb` and `about`. Its key is only compared and sent back."""
    sources = ROOT / "web" / "src"
    found = {
        str(path.relative_to(sources)): lines
        for path in sorted((*sources.rglob("*.ts"), *sources.rglob("*.svelte")))
        if (lines := takes_keys_apart(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "offers.some(({ key }) => key.startsWith('hex:'))",
        "return offer.key.split(':')[0];",
        "const [verb] = /^[^:]+/.exec(offer.key) ?? [];",
        "AREA.test(offer.key) ? [{ offer, hexes: offer.key.replace(AREA, '').split('+') }] : []",
        "const hexes = first?.key.slice('triangle:'.length)",
        "/^play:/.exec(considered?.key ?? among[0]?.key ?? '')",
    ],
)
def test_keys_that_are_taken_apart_are_found(line: str) -> None:
    assert takes_keys_apart(line) == [line]
