"""The games, one folder each; folders and names follow the chapters and words of the rulebook.

No game imports another: what two of them share, such as `lanes`, lies in a folder of its own.
"""
