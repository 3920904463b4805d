"""The state of a game as plain data: the play area, its pieces, who knows what, and how chips are named. No rule is
known here."""
