"""What people are told of a game, and what they are not."""
