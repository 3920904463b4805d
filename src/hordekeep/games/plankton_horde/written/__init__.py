"""Positions: the whole state as a document, and back."""
