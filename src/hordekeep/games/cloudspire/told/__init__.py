"""What people and clients are shown, and what is hidden from them: views, the log, prompts and labels, refusals in
words, faces and the catalogue. Nothing is decided here."""
