"""Tests of Skytear."""
