"""The trust tests get the harness: a real service, guests, PostgreSQL, Redis."""

from tests.table.harness.fixtures import guest, postgres, redis, service, shared_service, start_service

__all__ = ["guest", "postgres", "redis", "service", "shared_service", "start_service"]

collect_ignore = ["upgraded_service.py"]
"""It changes the rules of Horde where it is imported, so pytest must not look for doctests in it."""
