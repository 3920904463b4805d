"""The rules, by the chapters of the book. They know no sentence of a card, no automaton, and nobody who looks on."""
