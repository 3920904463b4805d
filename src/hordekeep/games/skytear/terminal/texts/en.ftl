# What the terminal draws of the battlefield, in English, and what can be typed there.

sky-legend = Blue in capitals, Red in small letters: YAM a hero (Yami), M a minion, T5 a Tower with 5 HP, N the Nexus, P a pillar, I an illusion. 1 is a control token, * the point of a Dome, # an outsider. = Lane, o Dome, (=) Cover. Lines stop sight, not steps. A row begins with its first hex; the next to the right is one more.
sky-column = { $column ->
    [hero] Hero
    [hex] Hex
    [hp] HP
    [mana] Mana
    [attack] Attack
    [armor] Armor
   *[state] State
}
sky-state = { $state ->
    [ready] Ready
    [exhausted] Exhausted
   *[defeated] { $turn ->
        [0] Defeated
       *[other] Defeated until turn { $turn }
    }
}

## Examples of what can be typed
example-choose = activate akhuti
example-why = icewall
example-read = ?icewall
example-read-what = ?icewall
example-rules = rules sm-dmg-01, or: rules damage
help-look = look, or hand: shows your hand with its texts.
