"""The package as it is published: what the wheel and the source archive hold, and a service from the wheel alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.harness.service import RunningService

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent


def build(kind: str, folder: Path, **settings: str) -> Path:
    """Build the wheel or the source archive, in this environment."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **settings})
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, with the browser client in it."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_texts_ledgers_scenarios_styles_and_the_browser_client(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in (
        "hordekeep/py.typed",
        "hordekeep/kernel/texts/fr.ftl",
        "hordekeep/games/plankton_horde/texts/en.ftl",
        "hordekeep/games/plankton_horde/README.md",
        "hordekeep/games/cloudspire/ledger/en.toml",
        "hordekeep/rulebook/scenarios/plankton_horde/betrayer.toml",
        "hordekeep/lab/report.css",
        "hordekeep/terminal/texts/en.ftl",
        "hordekeep/table/texts/fr.ftl",
        "hordekeep/table/static/index.html",
    ):
        assert name in names
    assert any(re.fullmatch(r"hordekeep/table/static/assets/.*\.js", name) for name in names)
    assert any(re.fullmatch(r"hordekeep/table/static/assets/.*\.woff2", name) for name in names)
    assert not [name for name in names if name.startswith(("tests/", "web/")) or name.endswith("conftest.py")]
    assert not [name for name in names if "node_modules" in name]


def test_the_source_archive_holds_what_the_browser_client_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in (
        "web/package-lock.json",
        "web/src/main.ts",
        "web/index.html",
        "scripts/build_web.py",
        "hatch_build.py",
    ):
        assert name in names
    assert not [name for name in names if "node_modules" in name or "table/static" in name]


def test_the_wheel_serves_the_table_where_there_is_no_node(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "environment"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, f"hordekeep[table] @ {wheel.as_uri()}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

    service = RunningService(tmp_path / "service", env={"PATH": str(home / "bin"), "PYTHONPATH": ""})
    service.command = [str(home / "bin" / "hordekeep")]
    with service, httpx.Client(base_url=service.address, timeout=PATIENCE) as client:
        page = client.get("/").raise_for_status()
        assert page.headers["content-type"].startswith("text/html")
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert scripts
        for script in scripts:
            assert client.get(script).raise_for_status().content
        games = client.get("/api/games").raise_for_status().json()
        assert "plankton-horde" in [game["slug"] for game in games["games"]]
