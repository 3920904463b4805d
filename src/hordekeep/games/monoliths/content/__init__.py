"""What the box of Monoliths holds beside its cards: codes, words, levels, and which rule stands for which."""
