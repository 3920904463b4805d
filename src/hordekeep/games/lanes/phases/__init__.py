"""The seven phases of a turn, one module each, in the order of the book (SH-WIN-07)."""
