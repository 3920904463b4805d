"""The Minions Phase (SM-MP): control, damage, tokens, spawning and outsiders."""
