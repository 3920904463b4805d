"""Setting up (SM-SET) in every format, from the options to the first turn."""
