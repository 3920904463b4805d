"""How a game is laid out and begins."""
