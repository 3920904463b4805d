"""Tests of Monoliths."""
