"""What the box holds: chips, tiles, boards and cards as their files say, their names, and what can be set before a
game. Nothing of a game that is being played is known here."""
