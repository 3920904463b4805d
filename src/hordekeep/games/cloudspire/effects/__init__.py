"""What is in force, what it means, and what the numbers on chips are now. Who brings it about is not known here."""
