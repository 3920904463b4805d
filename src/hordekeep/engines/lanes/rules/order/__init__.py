"""What comes first when several things wait, and whether that makes a difference (the edge cases)."""
