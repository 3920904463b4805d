"""What factions play for: their marks, the Drowned Beacon, the end of the game. How to get there is not known here."""
