"""The build hook of the package: a wheel holds the built browser client, so that its users need no Node.

Editable installs leave it out (`make web` builds it), and so does HORDEKEEP_SKIP_WEB=1.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def build_web() -> ModuleType:
    """The module scripts/build_web.py: the hook is loaded from a file, so it cannot import its neighbour."""
    name = "build_web"
    spec = importlib.util.spec_from_file_location(name, Path(__file__).parent / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class WebClient(BuildHookInterface[Any]):
    """Builds the browser client before a wheel is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the client has to be built and there is no other Node."""
        web = build_web()
        return [web.NODE_FROM_PYPI] if is_wanted(web) and web.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build, if need be."""
        web = build_web()
        if version != "editable" and is_wanted(web):
            web.build(web.fetch_node())


def is_wanted(web: ModuleType) -> bool:
    """Whether there is something to build."""
    return os.environ.get("HORDEKEEP_SKIP_WEB", "") in ("", "0") and not web.is_fresh()
