# What the terminal says of this game, in English.

## Examples of what can be typed
example-choose = play oak 3
example-why = engage yetnar
example-read = ?oak, or: ?m3 for the monster in lane 3
example-read-what = ?oak, or a place, such as: ?m3
example-rules = rules sh-glos-47, or: rules taunt
help-look = look, or hand: shows your hand with its texts, and your discard pile.
