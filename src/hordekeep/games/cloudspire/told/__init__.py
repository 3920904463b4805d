"""What people and clients are shown: views, the log, prompts and labels, refusals in words, faces and the catalogue.
Nothing is decided here."""
