"""Asking somebody: the questions that many rules share. It knows the battle, and no rule."""
