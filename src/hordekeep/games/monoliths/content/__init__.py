"""What the box of Monoliths holds: its cards, the codes and words on them, levels, and which rule stands for which."""
