"""Tests that hold for both editions of the lanes."""
