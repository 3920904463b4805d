"""Every shell and Python snippet in README and docs is executed.

Python blocks of one file share a namespace, as a reader would type them in. Shell lines run one by one in an empty
folder with links to `tests` and `examples`, with nothing on standard input. `make` lines run in the repository;
`make test` and `make setup` are only asked whether they could run, since the first is running now and the second
has been.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("**/*.md")),
    *sorted((ROOT / "src").glob("**/*.md")),
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUNNING_NOW = ("make test", "make check", "make setup")


def blocks(page: Path, *languages: str) -> list[str]:
    """The fenced blocks of a page in these languages."""
    return [text for language, text in BLOCK.findall(page.read_text(encoding="utf-8")) if language in languages]


def named(page: Path) -> str:
    """A page's name in the test report."""
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=named)
def test_python_snippets_run(page: Path, tmp_path: Path) -> None:
    source = "\n".join(blocks(page, "python"))
    script = tmp_path / "snippets.py"
    script.write_text(source, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:hordekeep", str(script)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "sh", "console", "bash")], ids=named)
def test_shell_snippets_run(page: Path, tmp_path: Path) -> None:
    for name in ("tests", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for block in blocks(page, "sh", "console", "bash"):
        for line in block.strip().replace("\\\n", " ").splitlines():
            command = line.removeprefix("$ ").partition("  # ")[0]
            is_make = command.startswith("make ")
            if command in RUNNING_NOW:
                command = f"{command} --dry-run"
            done = subprocess.run(
                command,
                shell=True,
                cwd=ROOT if is_make else tmp_path,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
                env={**os.environ, "PATH": path, "COLUMNS": "80"},
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{named(page)} links to {target}"
