# What is said of the isles in sentences, in English.

isles-chapter = { $about ->
    [now] The game
    [units] Units
    [spires] Spires
    [landmarks] Landmarks and items
    [market] The market
    [home] Barracks
   *[ground] The isles
}
isles-chapter-fortress = { $whose ->
    [own] Your fortress
   *[other] Fortress of { $who }
}
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
isles-spires = Spires: { $count } of { $limit }.
isles-no-mark = No mark yet.
isles-mark = Mark: gate { $letter } ({ $who }).
isles-cp = CP left: { $cp }.
isles-advancements = Advancements: { $advancements }.
isles-without-levels = Without advancements: { $structures }.
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
isles-home = { $whose ->
    [own] { $place ->
        [barracks] Your barracks
        [beside] Beside your barracks
       *[graves] Your Forgotten Graves
    }
   *[other] { $place ->
        [barracks] { $letter }’s barracks
        [beside] Beside { $letter }’s barracks
       *[graves] { $letter }’s Forgotten Graves
    }
}: { $chips }.
isles-returned = { $whose ->
    [own] Back in your fortress
   *[other] Back in fortress { $letter }
}: { $what }.
isles-price = { $what } ({ $price })
isles-market = Market: { $offers }.
isles-supply = Upgrades left: { $attack } attack, { $range } range, { $fortification } fortification.
isles-unit = { $letter }’s { $kind ->
    [hero] hero
   *[minion] minion
} { $what } { $place ->
    [0] on { $hex }
   *[other] in the deployment stack, place { $place }
}: health { $health } of { $max_health }, { $attack ->
    [0] no attack
   *[other] attack { $attack }, range { $range }
}, movement { $move }, enters up to { $terrain }.
isles-promoted = Promoted.
isles-to-mark = { $steps ->
    [one] { $steps } step to its mark.
   *[other] { $steps } steps to its mark.
}
isles-done = { $deed ->
    [moved] Has moved.
    [attacked] Has attacked.
   *[retaliated] Has hit back.
}
isles-upgrades = Upgrades from the top: { $upgrades }.
isles-room = { $count ->
    [one] Room for { $count } more upgrade.
   *[other] Room for { $count } more upgrades.
}
isles-gear = Wears: { $chips }.
isles-carries = Carries: { $chips }.
isles-under = Under it: { $chips }.
isles-grouped = A group, its minions hidden.
isles-inactive = Inactive, by the campfire.
isles-spire = { $letter }’s spire { $what } on { $hex }.
isles-spire-fires = { $dice ->
    [0] Fires no dice, range { $range }.
    [one] Fires { $dice } die, range { $range }.
   *[other] Fires { $dice } dice, range { $range }.
}
isles-type = { $type ->
    [swamp] Swamp
    [ruin] Ruin
    [temple] Temple
   *[other] Landmark
}
isles-landmark = { $type } on { $hex }: { $what }{ $max_health ->
    [0] {""}
   *[other] , health { $health } of { $max_health }
}{ $attack ->
    [none] {""}
    [no] , no attack
   *[other] , attack { $attack }, range { $range }
}.
isles-landmark-seen = { $type } face down on { $hex }, and you know it: { $what }.
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
isles-laid = Earthscape { $number } lies on { $hexes }.
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
