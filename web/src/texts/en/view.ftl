### Words for views that are read out: fields and values of the documents. What is missing is made from its own name.

board = The table in words
yes = yes
no = no
none = none

## By name: fields
fields-level = Level of the game
fields-starting = Starts the round
fields-turn = Whose turn it is
fields-opening = First picks
fields-opening_was_costly = The first pick held a double or triple card
fields-target = Total to reach
fields-row = Battles
fields-assigned_by = Put there by
fields-tokens_left = Tokens left
fields-tokens_lost = Tokens lost
fields-battle = Battle
fields-seats = Players
fields-won = Tokens won
fields-total = Total this round
fields-deck_size = Cards in the deck
fields-battle_pile_size = Battle Cards in the pile
fields-horde_size = Cards in the horde
fields-picks = Picks this round
fields-given = Was given
fields-strength = Strength in battles

## By name: pieces
