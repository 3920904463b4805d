"""The Onslaught Phase: its rounds and turns, exploration, stalemates, and defeats after each step."""
