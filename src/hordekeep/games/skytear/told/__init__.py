"""What people and clients are shown: views, prompts, labels, refusals, the log, faces, and what is hidden from whom. It
changes no game.
"""
