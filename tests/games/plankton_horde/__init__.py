"""Tests of Horde: properties, random games, recorded games, counts. The rules themselves are in tests/scenarios."""
