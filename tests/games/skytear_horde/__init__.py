"""Tests of Skytear Horde."""
