"""What people are shown of a game of Monoliths beyond what the engine tells."""
