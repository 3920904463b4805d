"""What chips carry and gain: items, relics, levels, spires with their upgrades, rewards. Nobody fights or moves
here."""
