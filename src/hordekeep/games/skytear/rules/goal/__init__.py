"""Object of the Game (SM-GOAL): how a game is won or drawn."""
