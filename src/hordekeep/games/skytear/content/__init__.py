"""What the box holds: battlefields, heroes, cards and diagrams as their files write them, names, settings and options.
It knows no state and no rule.
"""
