"""Decks built and written: what may go together, codes and lists. They know cards, and no battle."""
