# What the terminal says of the isles, in English.

isles-type-mark = { $type ->
    [swamp] sw
    [ruin] ru
    [temple] te
   *[other] la
}
isles-legend = =-2 in column 3 is hex 3.-2. = path, " plains, & forest, ^ mountains, ~ water, * well, { $signs }.
isles-sign = { $sign ->
    [fortress] { "[" }A10] gate with 10 health, ## fortress, a0* its well
    [spire] A|RA spire (R range, A attack, D fortification)
    [hero] AAw5 hero (Awsh) with 5 health
    [minion] Aba3 minion
    [hidden] ?sw ?ru ?te swamp, ruin, temple face down
    [known] (ga) one that you know
    [landmark] !ga landmark
    [earthscape] + earthscape
   *[item] % item
}
isles-column = { $column ->
    [unit] Unit
    [spire] Spire
    [hex] Hex
    [health] Health
    [attack] Attack
    [range] Range
    [move] Move
    [terrain] Up to
    [upgrades] Upgrades from the top
    [dice] Dice
   *[notes] {""}
}

## Examples of what can be typed
example-choose = construct lance
example-why = advance smelter
example-read = ?aegis
example-read-what = ?aegis
example-rules = rules cs-mark-01, or: rules gate
help-look = look: shows what lies in all barracks, your relics with their texts, and the ground hex by hex.
