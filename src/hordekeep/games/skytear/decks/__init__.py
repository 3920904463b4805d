"""Building and writing decks and pools: what is allowed, codes, lists, and what deck-builders see. It knows the cards
and no game in progress.
"""
