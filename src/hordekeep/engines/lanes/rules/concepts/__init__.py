"""The key concepts: cards in lanes, face up or down, mana and cards drawn, abilities resolved."""
