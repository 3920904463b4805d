"""The terminal as people use it: through the real command, through a pseudo-terminal, and at a table in one process."""
