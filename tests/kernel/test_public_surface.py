"""The public surface: light to import, and every name explained by an example that runs."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

HEAVY = (
    "babel",
    "click",
    "fluent",
    "gymnasium",
    "litestar",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "rich",
    "rich_click",
)
PACKAGES = ("hordekeep", "hordekeep.kernel", "hordekeep.kernel.declaring", "hordekeep.kernel.hexes", "hordekeep.bots")
PUBLIC = [(package, name) for package in PACKAGES for name in import_module(package).__all__]


def is_class_or_function(value: object) -> bool:
    """Constants and names of types are explained where they are defined, without an example."""
    return inspect.isclass(value) or (callable(value) and inspect.isfunction(inspect.unwrap(value)))


def is_protocol(value: object) -> bool:
    """A protocol has nothing to run: whoever fits is one."""
    return getattr(value, "_is_protocol", False)


EXPLAINED = [(package, name) for package, name in PUBLIC if is_class_or_function(getattr(import_module(package), name))]
CLASSES = [(package, name) for package, name in EXPLAINED if inspect.isclass(getattr(import_module(package), name))]


@pytest.mark.parametrize(
    "module", ["hordekeep", "hordekeep.kernel", "hordekeep.games", "hordekeep.games.plankton_horde", "hordekeep.bots"]
)
def test_importing_rules_and_bots_loads_nothing_heavy(module: str) -> None:
    program = f"import sys, {module}; print(*sorted(set(sys.modules) & set({HEAVY!r})))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


def test_playing_without_words_loads_nothing_heavy() -> None:
    """A simulation asks and chooses, but never says anything: it must not pay for languages."""
    program = (
        "import sys; from hordekeep import Match; match = Match('plankton-horde', seats=2, seed='doc')\n"
        "while match.ask: match.choose(match.ask.choices[0])\n"
        f"print(match.outcome().rule, *sorted(set(sys.modules) & set({HEAVY!r})))"
    )
    played = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert len(played.stdout.split()) == 1


@pytest.mark.parametrize(("package", "name"), PUBLIC)
def test_every_public_name_exists(package: str, name: str) -> None:
    assert hasattr(import_module(package), name)


@pytest.mark.parametrize(("package", "name"), EXPLAINED)
def test_every_public_class_and_function_has_an_example(package: str, name: str) -> None:
    value = getattr(import_module(package), name)
    assert value.__doc__, f"{package}.{name} has no docstring"
    assert ">>>" in value.__doc__ or is_protocol(value), f"{package}.{name} has no example"


@pytest.mark.parametrize("package", PACKAGES)
def test_public_names_are_listed_once_and_in_order(package: str) -> None:
    names = import_module(package).__all__
    assert len(set(names)) == len(names)
    upper = [name for name in names if name.isupper()]
    classes = [name for name in names if name[0].isupper() and not name.isupper()]
    functions = [name for name in names if name.islower()]
    assert names == sorted(upper) + sorted(classes) + sorted(functions)


@pytest.mark.parametrize(("package", "name"), CLASSES)
def test_every_public_method_is_explained(package: str, name: str) -> None:
    for method, value in vars(getattr(import_module(package), name)).items():
        if not method.startswith("_") and (inspect.isfunction(value) or isinstance(value, property | classmethod)):
            assert inspect.getdoc(value), f"{package}.{name}.{method} has no docstring"
