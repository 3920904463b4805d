"""What is in force and what numbers are now: meanings, skills, conditions, values, sight. It changes nothing but
conditions and what waits.
"""
