"""Set-up: the play area, the first player, the factions, and the first game, Learning the Vines."""
