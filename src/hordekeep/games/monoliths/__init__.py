"""Skytear Horde: Monoliths, the second edition; its rules are in `lanes`."""
