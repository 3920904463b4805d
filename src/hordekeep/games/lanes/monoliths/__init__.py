"""What Monoliths changes, one module for each difference; `editions` alone names these functions."""
