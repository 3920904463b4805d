"""The phases of a wave up to the Prep Phase, and its end. The Onslaught Phase has a room of its own, above."""
