"""The words of talents, advancements, relics and events: one declaration each gives grammar, English, French, rule and
meaning. All rules may be spoken of here; who plays, writes down or shows the game is not known."""
