# What the terminal says of this game, in English.

## Examples of what can be typed
example-choose = play trappers 3
example-why = engage yetnar 3
example-read = ?trappers, or: ?m3 for the monster in lane 3
example-read-what = ?trappers, or a place, such as: ?m3
example-rules = rules hm-glo-55, or: rules taunt
help-look = look, or hand: shows your hand with its texts, and your discard pile.
