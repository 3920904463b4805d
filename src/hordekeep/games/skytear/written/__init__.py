"""What is written down and read back: choices as keys, positions as documents. It knows the rules' state and nobody who
is shown it.
"""
