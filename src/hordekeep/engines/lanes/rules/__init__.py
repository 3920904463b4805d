"""The chapters of the books, each in a room of its own. They know no sentence of a card and no words for people."""
