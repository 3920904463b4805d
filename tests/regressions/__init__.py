"""Every bug that was found in a whole game is kept here as a record, and replayed."""
