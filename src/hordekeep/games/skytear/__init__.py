"""Skytear: heroes on hexes. The rooms of the game, from `content` up to `bots`; `game` puts them together."""
