"""How cards come into play: summoned, played, turned up."""
