"""The battlefields as masks and tables: lanes, Domes, sight, Cover and areas. It knows the hexes and nothing that
stands on them.
"""
