"""The competitive mode: what the horde player does."""
