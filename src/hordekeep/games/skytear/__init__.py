"""Skytear: heroes on hexes. So far its battlefields, heroes and cards, read from `content`."""
