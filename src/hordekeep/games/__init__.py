"""The games, one folder each; folders and names follow the chapters and words of the rulebook.

No game imports another.
"""
