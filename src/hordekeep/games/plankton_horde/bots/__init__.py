"""What bots and the laboratory see of a game."""
