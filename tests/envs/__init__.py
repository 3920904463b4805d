"""Tests of the environments: the conformance suites of PettingZoo and OpenSpiel, and what those do not ask."""
