"""The HTTP API, one module for each area. Each module's `ROUTES` go under /api; see `all_routes`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from litestar.types import ControllerRouterHandler


def all_routes() -> list[ControllerRouterHandler]:
    """The routes of every module in this package."""
    found: list[ControllerRouterHandler] = []
    for module in sorted(iter_modules(__path__), key=lambda each: each.name):
        found += import_module(f"{__name__}.{module.name}").ROUTES
    return found
