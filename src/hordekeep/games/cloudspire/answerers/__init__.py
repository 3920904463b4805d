"""Who answers for a seat that nobody holds: the automaton. It knows rules and words, and nobody who looks on."""
