"""Trust in the real service: nothing hidden leaks, nothing acknowledged is lost, nothing sent to it breaks it."""
