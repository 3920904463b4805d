"""How a battle ends, and what was earned by it."""
