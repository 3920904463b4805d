# What the toy game says: a third party brings its own words.
ask-plan = { $who }, what do you bet?
ask-lamp = { $who }, which lamp?
ask-answer = { $who }, you rolled { $roll }.
ask-mulligan = Keep your number or redraw it?
choice = { $key }
log-redrew = { $who } redrew { $hand }.
log-kept = { $who } keeps the number.
log-rolled = { $who } rolled { $roll }.
log-lit = { $who } has { $oil } oil.
no-oil = You have only { $oil } oil.
no-time = Not now.
no-second-roll = A six stands.
wins = { $who } wins.
nobody-wins = Nobody wins.

option-turns = How many turns.
option-storm = A storm rages.
option-wick = The wick.
option-wick-short = Short
option-wick-long = Long
option-first = Who begins.
