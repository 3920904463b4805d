"""Health and destruction: strikes, damage and what steps in before it, tokens, how cards fall."""
