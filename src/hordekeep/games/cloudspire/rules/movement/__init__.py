"""Movement: how close units are to their marks, how minions march and heroes walk, who gives way and who returns. It
knows the fight, for whoever moves may be hurt, and no phase of the wave."""
