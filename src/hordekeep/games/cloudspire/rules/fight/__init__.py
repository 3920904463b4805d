"""The fight: damage, attacks of units, gates, spires that fire. Nobody moves here."""
