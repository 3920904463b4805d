"""The chapters of the book: goal, keywords, actions, heroes, minions, upkeep, setup, each importing only those before
it. They know no words of cards, no texts, no bots.
"""
