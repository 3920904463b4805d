"""What people and clients are shown: views, the log, choices and refusals in words, faces of cards, what is hidden. It
changes nothing."""
