### Horde's board. Names of cards and battles are the words of the game's own catalogues; a test compares them.

region = The table of Horde

## By name: battle, as games/plankton_horde says it

## By name: card, as games/plankton_horde says it

## By name: does
does-vampire = 1, 3, 6, 10 points
does-flayer = joins a battle
does-elvenking = Forest and Royal pair
does-demon = joins for a sacrifice
does-trickster = switches tokens
does-betrayer = steals a pick

##
counts = counts as { $value } picks

## By name: verb
verb-pick = take
verb-token = put
verb-give = give
verb-sacrifice = sacrifice
verb-swap = switch
verb-with = switch
verb-steal = steal?
verb-decline = steal?
verb-flayer = add
verb-demon = add

##
choose = choose
legal = { $name }, legal: { $verb }
considered = { $name }, being considered
you = You
and = { LIST($parts, separator: ", ") }

## battles
battles-title = Battles
battles-order = fought left to right after the last round
battles-fighting = fought from left to right
battles-list = Battle Cards in the order in which they are fought
battles-facedown = { $count ->
    [one] One Battle Card is face down.
   *[other] { $count } Battle Cards are face down.
}
battles-hold = you hold { $held }
battles-more = +{ $more }
battles-moreSaid = and { $more } more at the end of the round
battles-newest = newest
battles-now = now
battles-worth = worth { $token }
battles-noToken = no token yet
battles-takesSaid = taken by { $name }
battles-tie = nobody
battles-tieSaid = a tie, taken by nobody
battles-fought = fought
battles-left = tokens left
battles-pickOne = for { $battle }
battles-token = Score Token { $value }
battles-lost = taken by nobody
battles-switchFirst = this one

## pool
pool-title = Pool
pool-left = { COMPARE($left, $of) ->
    [same] { $left } cards
   *[other] { $left } of { $of } left
}
pool-refill = filled up when the round ends
pool-empty = The Pool is empty.
pool-gap = taken
pool-inPool = { $name }, in the Pool
pool-taken = { $word } taken
pool-costly = one ×2 or ×3 only
pool-refused = { $name }. Not now: { $why }

## seats
seats-title = Players
seats-of = of { $target }
seats-total = { $total } of { $target } picked
seats-starts = starts the round
seats-turn = is asked
seats-yourTurn = your move
seats-lockedOut = Locked out: every card left matches a pick.
seats-stole = stolen
seats-justPicked = just picked
seats-given = came with the Betrayer
seats-gifts = The Betrayer’s { $cards } cards are dashed.
seats-nothing = no picks yet
seats-need = { $missing } more to reach the target
seats-horde = { $cards ->
    [one] horde of { $cards }
   *[other] horde of { $cards }
}
# $said, $points
seats-points = { $points ->
    [one] { $said } point
   *[other] { $said } points
}
seats-tokens = Tokens won
seats-noTokens = no tokens yet
seats-inBattle = in this battle
seats-pickOf = { $name }, before { $who }
seats-myPick = { $name }, before you
seats-winner = winner

## barred
barred-yours = What you may not match
barred-theirs = What { $name } may not match
barred-free = Nothing yet: any card will do.

## horde
horde-mine = My horde
horde-of = The horde of { $name }
horde-look = Look at my horde
horde-lookAt = Look at the horde of { $name }
horde-back = Back to the table
horde-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
horde-fights = Totals are what fights in that battle. Steam Beasts and Phantasms count for two factions.
horde-table = Monsters by type and faction
horde-specials = Special monsters
horde-noSpecials = no special monsters
horde-total = total
horde-give = The Betrayer goes with two cards of your horde. Which?
horde-giveSecond = With the Betrayer goes { $first }, and which card?
horde-sacrifice = Which card is the sacrifice?
# $name, $count
horde-in = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } cards
}
horde-bonus = At the end: Vampires { $vampires }, Elvenking { $elvenking }.
horde-gone = Gone for good

## fight
fight-title = Battle for { $battle }
fight-place = battle { $place } of { $of }
fight-worth = worth { $token }
fight-none = no monsters
fight-leads = leads
fight-ties = ties
fight-takes = { GIVEN($token) ->
    [yes] takes { $token }
   *[no] takes
}
fight-nobody = A tie: nobody takes { $token }.
fight-wild = Your wild cards
fight-wildOf = Wild cards of { $name }
fight-tricksterTells = Before the battles the Trickster may switch two tokens that are at most two points apart.

## scores
scores-title = The end
scores-player = Player
scores-tokens = Tokens
scores-vampires = Vampires
scores-elvenking = Elvenking
scores-total = Total
scores-winner = winner
scores-shared = shared victory
scores-battles = Battle by battle
