"""The chapters of the second edition that its own row alone names; the engine knows none of them."""
