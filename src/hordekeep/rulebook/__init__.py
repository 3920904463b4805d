"""The rulebook: the ledgers as shipped data, look-up, coverage, and the scenarios that show each rule. It knows no game."""
