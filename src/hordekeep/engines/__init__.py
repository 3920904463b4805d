"""Engines that several games share: rules and cards of a family of games. They know no game."""
