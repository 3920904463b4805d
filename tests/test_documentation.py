"""Every shell and Python snippet in README and docs is executed.

Python blocks of one file share a namespace, as a reader would type them in. Shell lines run one by one in an empty
folder with links to `tests` and `examples`, with nothing on standard input. `make` lines run in the repository;
`make test` and `make setup` are only asked whether they could run, since the first is running now and the second
has been; so is `make fast`, which has a test of its own. What starts the service (`make play`, `hordekeep serve`) is
stopped when it has said its address; what would draw the pictures of the documentation anew is only asked, too.
"""

from __future__ import annotations

import os
import re
import signal
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
RUNNING_NOW = ("make test", "make check", "make setup", "make pictures", "make picture", "make fast")
SERVES = re.compile(r"make play|hordekeep serve(?!.*--help)")


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


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "sh", "console", "bash")], ids=named)
def test_shell_snippets_run(page: Path, tmp_path: Path) -> None:
    for name in ("tests", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for block in blocks(page, "sh", "console", "bash"):
        for line in block.strip().replace("\\\n", " ").splitlines():
            command = line.removeprefix("$ ").partition("  # ")[0]
            if command in RUNNING_NOW:
                command = f"{command} --dry-run"
            folder = ROOT if command.startswith("make ") else tmp_path
            home = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
            env = {**os.environ, **home, "PATH": path, "COLUMNS": "80", "BROWSER": "true", "PYTHONUNBUFFERED": "1"}
            if SERVES.search(command):
                serve_for_a_moment(f"{command} --port 0" if "serve" in command else command, folder, env)
            else:
                run(command, folder, env)


def run(command: str, folder: Path, env: dict[str, str]) -> None:
    """Run a line to its end."""
    done = subprocess.run(
        command, shell=True, cwd=folder, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def serve_for_a_moment(command: str, folder: Path, env: dict[str, str]) -> None:
    """Run a line that starts the service until it says where it is; then stop it as Ctrl-C does."""
    with subprocess.Popen(
        command,
        shell=True,
        cwd=folder,
        env={**env, "HORDEKEEP_PORT": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        said = []
        for line in child.stdout:
            said.append(line)
            if re.search(r"http://[\w.]+:\d+", line):
                break
        else:
            raise AssertionError(f"{command}\n{''.join(said)}")
        os.killpg(child.pid, signal.SIGINT)
        child.communicate()


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r'(?:\]\(|src=")([^)#"]+)[)"]', page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{named(page)} links to {target}"
