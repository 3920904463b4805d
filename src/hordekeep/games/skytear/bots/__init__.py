"""What bots and the laboratory think of a game: evaluation, habits, instinct, forecasts. Nothing but the game's entry
knows them.
"""
