"""Skytear: heroes on hexes. So far its battlefields, read from `content/boards`."""
