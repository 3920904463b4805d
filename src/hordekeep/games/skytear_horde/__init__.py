"""Skytear Horde: hold the castle against the horde, alone, together, or against a horde player."""
