"""What is written down and read back: keys of choices, positions."""
