"""Asking somebody: questions that many rules share, who answers for the automaton, and the windows of standing orders.
What follows from an answer is not known here."""
