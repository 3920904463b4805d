"""Bugs that were found in whole games, and rare moments, kept as records and replayed."""
