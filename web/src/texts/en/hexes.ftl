### The board of hexes. The words of cards come with their faces; here is what the board itself says.

region = The battlefield
field = Hexes of the battlefield. Arrow keys lead from hex to hex, Enter chooses.
list = { LIST($parts, separator: ", ") }
lead = { $said }:

## By name: side, as games/skytear says it

## By name: ofSide
ofSide-blue = of Blue
ofSide-red = of Red

##
you = you

## By name: lane
lane-left = left Lane
lane-centre = central Lane
lane-right = right Lane

## By name: laneTitle
laneTitle-left = Left Lane
laneTitle-centre = Central Lane
laneTitle-right = Right Lane

## By name: dome
dome-left = left Dome
dome-centre = Dome
dome-right = right Dome

## By name: domeTitle
domeTitle-left = Left Dome
domeTitle-centre = Dome
domeTitle-right = Right Dome

## By name: terrain
terrain-field = field
terrain-lane = Lane
terrain-base = base
terrain-dome = Dome

## By name: faction
faction-liothan = Liothan
faction-taulot = Taulot
faction-kurumo = Kurumo
faction-nupten = Nupten

## By name: rune
rune-fire = fire
rune-ice = ice
rune-air = air
rune-earth = earth

## By name: action, as games/skytear says it


## By name: state
state-ready = Ready
state-exhausted = Exhausted
state-defeated = Defeated

## hex
hex-at = Hex { $name }
hex-cover = Cover
hex-barred = barred this turn

## piece
piece-hp = { $hp } of { $most } HP
piece-mana = { $mana } mana
piece-armor = Armor { $armor }
# $attack, $flips
piece-attack = { $flips ->
    [0] Attack { $attack }
   *[other] Attack { $attack }, flips { $flips }
}
piece-moves = moves { $hexes }
piece-reaches = range { $hexes }
piece-acts = acts now
piece-returns = returns in turn { $turn }
piece-leads = { $cards ->
    [one] { $cards } Lead card
   *[other] { $cards } Lead cards
}
piece-leadDown = Lead card, face down
piece-cards = cards on it: { $names }
piece-minion = minion { $side }
piece-pillar = pillar { $side }
piece-illusion = illusion of { $hero } { $side }
piece-outsider = { $name }, outsider
piece-tower = Tower { $side }, { $hp } HP
piece-nexus = Nexus { $side }
piece-nexusHp = Nexus { $side }, { $hp } HP
piece-nexusSafe = cannot be damaged yet
piece-waiting = { $minions ->
    [one] { $minions } minion waits there
   *[other] { $minions } minions wait there
}
piece-token = control token { $number } of the { $lane }
piece-point = control point of the Dome
piece-control = Control: Blue { $blue }, Red { $red }

## heroes
heroes-mine = Your heroes
heroes-of = { $name }’s heroes

## By name: heroes-team
heroes-team-blue = Heroes of Blue
heroes-team-red = Heroes of Red

## heroes
heroes-by = drafted by { $name }

## status
status-label = Turn, mana and first player
status-turn = Turn and mana
status-turnSaid = Turn { $turn } of { $rows }: each hero has { $turn } mana
status-first = { $name } is first
status-flux = Skytear Flux: { $name }
status-fluxUsed = Skytear Flux used
status-next = { $side } activates next

## actions
actions-label = Actions
actions-left = { $hero }: { $ap } AP left
actions-used = used
actions-usedSaid = { $action }, used in this activation

## stack
stack-title = The Stack
stack-next = resolves next
stack-empty = Nothing is on the Stack.
stack-waiting = comes next on the Stack
stack-card = played by { $hero }
stack-skill = skill of { $hero }
stack-targets = target: { $names }
stack-free = free of AP
stack-priority = You hold priority
stack-thinking = Somebody may be thinking
stack-flipped = Flipped

## control
control-title = Control
control-point = token { $number }
control-minions = { $count ->
    [one] { $count } minion
   *[other] { $count } minions
}
control-more = { $value } by cards and skills
control-nobody = nobody sees it
control-gives = { $side } { $control }: { $who }
control-leads = Lead cards come on top.
control-wins = { $side } by { $by }
control-tie = Even
control-open = Who gives what

## victory
victory-title = Victory cards
victory-progress = { $side } { $part } of { $whole }

## hand
hand-label = Your hand
hand-of = { $name }’s hand
hand-empty = No cards in hand
hand-cost = { $cost ->
    [0] costs nothing
   *[other] costs { $cost } mana: { $runes }
}
hand-modifier = modifier { $value }
hand-ultimate = ultimate
hand-playable = { $names } may
hand-copies = { $count } copies

## players
players-title = Players
players-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
players-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
players-discard = Discard pile: { $cards }
players-discardTitle = Discard pile of { $name }, top first
players-noCards = none

## top
top-title = Top of the deck
top-place = { $place }. from the top

## draft
draft-title = The draft
draft-heroes = Choose a hero
draft-factions = Choose a faction
draft-theirs = { $side } chooses
draft-order = The order of the picks
# $number, $side, $made, $now
draft-pick = { GIVEN($made) ->
    [yes] Pick { $number }: { $side }, made
   *[no] { GIVEN($now) ->
        [yes] Pick { $number }: { $side }, now
       *[no] Pick { $number }: { $side }
    }
}
draft-left = { $side } may still pick
draft-full = nobody any more
draft-picked = Picked by { $side }
draft-nobody = nothing yet
draft-taken = taken by { $side }

## closeUp
closeUp-title = { $name } close up
closeUp-close = Close
closeUp-onIt = On the hero
closeUp-leads = Lead cards
closeUp-effects = Lasting effects

## By name: lasting-until
lasting-until-activation = until the activation ends
lasting-until-turn = until the turn ends

## By name: lasting-kind
lasting-kind-armor = Armor
lasting-kind-attack = Attack
lasting-kind-skirmish = Skirmish
lasting-kind-move = Move
lasting-kind-control = Control
lasting-kind-mana = mana

## result
result-won = { $side } wins
result-draw = A draw
