# What only the drawn board of lanes says, and rows of choices, in English.

lanes-piles = Mana { $mana }, hand { $hand }, deck { $deck }, discard { $discard }.
lanes-short-castle = castle -{ $amount }
lanes-short-portal = portal -{ $amount }
lanes-short-taunt = taunt!
lanes-short-hidden = ?
lanes-row-play = Play { $card }
lanes-row-cheap = Play { $card } for less
lanes-row-attach = Attach { $card }
lanes-row-summon = Play { $card }
lanes-row-conceal = Play { $card } face down
lanes-row-move = Move { $card }
lanes-row-engage = Engage { $card } with the ally
lanes-row-exhaust = Exhaust the ally, by { $card }
lanes-row-swap-hidden = Swap a hidden card
lanes-row-discard = Discard the card
lanes-row-drop = Discard the monster
lanes-row-challenge = Challenge
lanes-row-hide = Turn face down
