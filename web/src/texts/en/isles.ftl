### The board of isles. The words of chips come with their faces; here is what the board itself says.

region = The isles
field = Hexes of the isles. Arrow keys lead from hex to hex, Enter chooses, Shift and Enter looks closer.
list = { LIST($parts, separator: ", ") }
lead = { $said }:
you = you
automaton = the automaton
hexOfSky = sky

## By name: terrain
terrain-path = path
terrain-grass = plains
terrain-forest = forest
terrain-mountain = mountain
terrain-water = water

## By name: landmark
landmark-swamp = swamp
landmark-ruin = ruin
landmark-temple = temple
landmark-unique = landmark

## By name: upgrade
upgrade-A = attack
upgrade-R = range
upgrade-D = fortification

## By name: phase
phase-event = Event
phase-income = Income
phase-market = Market
phase-build = Build
phase-prep = Prep
phase-onslaught = Onslaught
phase-end-of-wave = End of wave
phase-over = The game is over

## By name: stage
stage-start = Start of turn
stage-movement = Movement
stage-fire = Opposing spires fire
stage-exploration = Exploration
stage-attack = Attack

## hex
hex-at = Hex { $name }
hex-well = Source well
hex-layer = layer { $layer }
hex-gate = gate of { $name }
hex-fortressWell = Source well in the fortress of { $name }
hex-stack = deployment stack of { $name }

## piece
piece-of = of { $name }
piece-health = health { $now } of { $most }
piece-attack = attack { $value }
piece-noAttack = does not attack
piece-moves = moves { $hexes }
piece-range = range { $hexes }
piece-enters = enters { $terrain }
piece-group = group of { $count }
piece-grouped = a group, its minions hidden
piece-under = under it { $names }
piece-carries = carries { $names }
piece-gear = has { $names }
piece-upgrades = from the top: { $names }
piece-noUpgrades = no upgrades
piece-room = { $used } of { $room } upgrades
piece-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
piece-toMark = { $steps ->
    [one] { $steps } step to its mark
   *[other] { $steps } steps to its mark
}
piece-moved = has moved
piece-attacked = has attacked
piece-retaliated = has hit back
piece-resting = not active
piece-promoted = promoted
piece-hidden = { $type }, face down
piece-seen = only you know: { $name }
piece-item = { $name } lies here
piece-items = here lie from the top { $names }
piece-fromThere = { $steps ->
    [one] { $steps } step from there to the mark
   *[other] { $steps } steps from there to the mark
}
piece-gateHealth = gate { $health }
piece-marked = mark of { $names }
piece-waiting = { $count ->
    [one] { $count } chip waits
   *[other] { $count } chips wait
}

## fortress
fortress-mine = Your fortress
fortress-of = Fortress of { $name }
fortress-gate = Gate
fortress-source = Source
fortress-sourceSaid = { $now } Source, room for { $most }
fortress-power = Power
fortress-cp = CP
fortress-cpLeft = { $cp } CP left
fortress-structures = Structures
fortress-level = level { $level } of { $most }
fortress-spires = Spires { $count } of { $most }
fortress-mark = Mark: { $name }
fortress-noMark = No mark yet
fortress-influence = Influence
fortress-influenceSaid = Show the influence of { $name }
fortress-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
fortress-inPlay = Relics in play
fortress-campfire = Campfire
fortress-first = first player
fortress-turn = on turn
fortress-passed = has passed
fortress-fallen = { $count ->
    [one] { $count } hero fell
   *[other] { $count } heroes fell
}
fortress-graves = Forgotten Graves
fortress-captives = Captives
fortress-barracksOf = Barracks of { $name }
fortress-look = Barracks

## stack
stack-title = Deployment stack
stack-of = Deployment stack of { $name }
stack-hint = The first leaves first.
stack-empty = Nobody is stacked.
stack-place = { $place }. to deploy

## waves
waves-title = Waves
waves-said = Wave { $wave } of { $waves }
waves-round = Round { $round }
waves-turnOf = Turn of { $name }
waves-yourTurn = Your turn
waves-events = Events in force

## tray
tray-label = Chips
tray-barracks = Barracks
tray-market = Market
tray-relics = Relics
tray-discards = Piles
tray-none = Nothing lies here.
tray-left = { $name }, { $count } left
tray-copies = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
tray-price = { $price } Source
tray-cp = { $cp } CP
tray-sold = sold

## By name: tray-stackOf
tray-stackOf-market = Market stack
tray-stackOf-landmarks = Landmarks
tray-stackOf-earthscapes = Earthscapes
tray-stackOf-relics = Relics
tray-stackOf-events = Events

## tray
tray-discardOf = { $name }, discarded: { $cards }
tray-others = More choices
# $name, $count
tray-counted = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}

## faction
faction-title = Choose a faction
faction-theirs = A faction is being chosen
faction-taken = { $name } plays it
faction-structures = Structures

## closeUp
closeUp-title = { $name } close up
closeUp-close = Close
closeUp-lasting = For the time being

## By name: lasting ($amount)
lasting-stasis = it does not move
lasting-no-attack = it does not attack
lasting-movement = movement +{ $amount }
lasting-attack = attack +{ $amount }
lasting-loaded = aboard another unit

## By name: until
until-turn = until the turn ends
until-next-turn = until its next turn ends
until-wave = until the wave ends
