# What the terminal says of the isles, in English.

isles-setup = Before the first wave.
isles-heading = Wave { $wave } of { $waves }, { $phase }. { $who } goes first.
isles-heading-onslaught = Wave { $wave } of { $waves }, { $phase }, round { $round }: { $who }’s turn, { $stage ->
    [start] its start
    [movement] movement
    [fire] opposing spires fire
    [exploration] exploration
   *[attack] attacks
}.
isles-over = The game is over in wave { $wave }.
isles-events = { $count ->
    [one] Event: { $events }.
   *[other] Events: { $events }.
}
isles-fortress = Fortress { $letter }, { $who }: { $faction }
isles-fortress-open = Fortress { $letter }, { $who }
isles-numbers = Source { $source } of { $source_capacity }, gate { $gate }, fortress power { $power }.
isles-mark = Mark: gate { $letter } ({ $who }).
isles-cp = CP left: { $cp }.
isles-advancements = Advancements: { $advancements }.
isles-dice = Dice: { $dice }.
isles-die = { $die ->
    [forsaken] forsaken die
    [root] root die
    [forming] forming die
    [scrambler] scrambler die
   *[kaze] kaze die
}
isles-relics = Relics: { $relics }.
isles-relics-hidden = Relics, kept in secret: { $count }.
isles-relics-in-play = Relics in play: { $relics }.
isles-earthscapes = To lay: { $earthscapes }.
isles-stack = Deployment stack from the top: { $stack }.
isles-over-group = { $what } (over { $group })
isles-captives = Captives: { $chips }.
isles-campfire = Heroes rest by the campfire.
isles-passed = Has passed.
isles-home = { $place ->
    [barracks] Your barracks
    [beside] Beside your barracks
   *[graves] Your Forgotten Graves
}: { $chips }.
isles-price = { $what } ({ $price })
isles-market = Market: { $offers }.
isles-supply = Upgrades left: { $attack } attack, { $range } range, { $fortification } fortification.
isles-unit = { $letter }’s { $kind ->
    [hero] hero
   *[minion] minion
} { $what } on { $hex }: health { $health } of { $max_health }, { $attack ->
    [0] no attack
   *[other] attack { $attack }, range { $range }
}, movement { $move }, enters up to { $terrain }.
isles-upgrades = Upgrades from the top: { $upgrades }.
isles-room = Room for { $count } more.
isles-gear = Wears: { $chips }.
isles-carries = Carries: { $chips }.
isles-under = Under it: { $chips }.
isles-grouped = A group, its minions hidden.
isles-inactive = Inactive, by the campfire.
isles-spire = { $letter }’s spire { $what } on { $hex }.
isles-spire-fires = { $dice ->
    [one] Fires { $dice } die, range { $range }.
   *[other] Fires { $dice } dice, range { $range }.
}
isles-landmark = { $health ->
    [0] Landmark on { $hex }: { $what }.
   *[other] { $attack ->
        [0] Landmark on { $hex }: { $what }, health { $health }.
       *[other] Landmark on { $hex }: { $what }, health { $health }, attack { $attack }.
    }
}
isles-landmark-seen = Face down on { $hex }, and you know it: { $what }.
isles-hidden = { $type ->
    [swamp] Swamps
    [ruin] Ruins
    [temple] Temples
   *[other] Landmarks
} face down: { $hexes }.
isles-item = On the ground on { $hex }: { $chips }.
isles-isle = Hex group { $number }: { $parts }.
isles-ground = { $terrain ->
    [path] path
    [grass] plains
    [forest] forest
    [mountain] mountains
    [water] water
   *[well] wells
} { $hexes }
isles-gate-on = Gate { $letter } is on { $hex }, its wells on { $wells }.
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
isles-lasting = { $kind ->
    [stasis] Does not move
    [no-attack] Does not attack
    [movement] Movement +{ $amount }
   *[attack] Attack +{ $amount }
} { $until ->
    [turn] until the turn ends.
    [next-turn] until its next turn ends.
   *[wave] until the wave ends.
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
help-look = look: shows what lies in your barracks, your relics with their texts, and the ground hex by hex.
