"""What is written down and read back: the keys of choices, and positions. How people are told is not known here."""
