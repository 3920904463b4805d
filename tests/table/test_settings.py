"""Settings: where each comes from, in which order, and what is said about wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from hordekeep.kernel import BadInput
from hordekeep.table.settings import Limits, Settings, fields, read_settings, variable

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders of a user who has no settings yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_without_a_word_everything_has_a_default(tmp_path: Path) -> None:
    settings = read_settings({}, {})
    assert settings == Settings(database=f"sqlite:///{tmp_path}/data/hordekeep/hordekeep.sqlite")
    assert settings.think_seconds == 1.0
    assert settings.thinking >= 1


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "keep.toml"
    file.write_text('host = "file"\nport = 1\nlog_level = "debug"\n[limits]\nguests = 1\ntables = 1\n')
    environment = {"HORDEKEEP_HOST": "environment", "HORDEKEEP_PORT": "2", "HORDEKEEP_LIMITS_TABLES": "2"}
    settings = read_settings({"host": "command line", "port": None}, environment, file)
    assert (settings.host, settings.port, settings.log_level) == ("command line", 2, "debug")
    assert (settings.limits.guests, settings.limits.tables) == (1, 2)
    assert settings.limits.reports == Limits().reports


def test_the_users_own_file_is_read_and_the_environment_may_name_another(tmp_path: Path) -> None:
    own = tmp_path / "config" / "hordekeep" / "hordekeep.toml"
    own.parent.mkdir(parents=True)
    own.write_text("port = 7001\n")
    assert read_settings({}, {}).port == 7001
    other = tmp_path / "other.toml"
    other.write_text("port = 7002\n")
    assert read_settings({}, {"HORDEKEEP_SETTINGS": str(other)}).port == 7002


def test_lists_are_written_with_commas_in_the_environment() -> None:
    settings = read_settings({}, {"HORDEKEEP_ORIGINS": "https://a.org, http://b.org:8080"})
    assert settings.origins == ("https://a.org", "http://b.org:8080")


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"HORDEKEEP_PORT": "many"}, "port, from the environment variable HORDEKEEP_PORT: Expected `int`, got `str`."),
        ({"HORDEKEEP_PORT": "70000"}, "port, from the environment variable HORDEKEEP_PORT: Expected `int` <= 65535."),
        ({"HORDEKEEP_LIMITS_GUESTS": "-1"}, "limits.guests, from the environment variable HORDEKEEP_LIMITS_GUESTS"),
        ({"HORDEKEEP_LOG_FORMAT": "xml"}, "log_format, from the environment variable HORDEKEEP_LOG_FORMAT"),
        ({"HORDEKEEP_SECRET": "hush"}, "secret, from the environment variable HORDEKEEP_SECRET: The secret is too"),
        ({"HORDEKEEP_ORIGINS": "a.org"}, "origins, from the environment variable HORDEKEEP_ORIGINS: 'a.org' is no"),
        ({"HORDEKEEP_WORKERS": "2"}, "workers, from the environment variable HORDEKEEP_WORKERS: 2 workers must hear"),
        ({"HORDEKEEP_CHANNELS": "amqp://x"}, "channels, from the environment variable HORDEKEEP_CHANNELS: 'amqp://x'"),
    ],
)
def test_a_wrong_setting_names_itself_and_where_it_came_from(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_settings({}, environment)
    assert str(problem.value).startswith(said)


def test_the_secret_itself_is_not_repeated_in_its_error() -> None:
    with pytest.raises(BadInput) as problem:
        read_settings({}, {"HORDEKEEP_SECRET": "hush"})
    assert "hush" not in str(problem.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "There is no setting 'prot'. Did you mean 'port'?"),
        ("[limits]\nguest = 1", "There is no setting 'limits.guest'. Did you mean 'limits.guests'?"),
        ("limits = 3", "It must be a table: [limits]."),
        ("port = ", "This is no TOML"),
        ("port = true", "port, from "),
        ('workers = 2\nchannels = ""', "workers, from "),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong_in_it(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "keep.toml"
    file.write_text(text)
    with pytest.raises(BadInput) as problem:
        read_settings({}, {}, file)
    assert said in str(problem.value)
    assert str(file) in str(problem.value)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match=r"nowhere\.toml: The settings cannot be read"):
        read_settings({}, {}, Path("nowhere.toml"))


def test_workers_with_a_redis_are_fine() -> None:
    assert read_settings({"workers": 2, "channels": "redis://127.0.0.1:6379/0"}, {}).workers == 2


@pytest.mark.parametrize("name", fields())
def test_every_setting_is_in_the_operations_guide(name: str) -> None:
    guide = (ROOT / "docs" / "operations.md").read_text("utf-8")
    assert f"`{name}`" in guide
    assert fields()[name] in guide
    assert variable("limits.guests") in guide
