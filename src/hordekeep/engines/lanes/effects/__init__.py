"""What is in force and what numbers are now: read off the table. Nothing changes here."""
