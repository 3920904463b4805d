### Home and lobby.

title = Tables
scene = Monsters gather above a keep with lit windows
heading = Hold the wall.
pitch = Tabletop games with every rule enforced and explained. Ask “why can’t I?” and the book answers.
play = Play now
# $game, $bots
playSub = { $bots ->
    [0] { $game }, on your own
    [one] { $game }, you and a bot
   *[other] { $game }, you and { $bots } bots
}
playSubSoon = against bots, at once
playing = Setting the table…
open = Open a table
openSub = friends, bots, any seat
goOn = Go on playing
allMine = All my games
newHere = New here?
newHereText = Learn by playing: short steps on a real board, and nothing to read before.
learn = Learn { $game } in ten minutes
choose = Choose a game
players = { COMPARE($fewest, $most) ->
    [same] { $fewest } players
   *[other] { $fewest } to { $most } players
}
minutes = { $minutes } minutes
rules = { $rules } rules
openThis = Open a table
learnThis = Learn it
rulesOf = Rulebook
decksOf = Decks
achievementsOf = Achievements

## doors
doors-learn-label = Learn by playing
doors-learn-about = A guided first game, ten minutes
doors-rules-label = A rulebook that plays
doors-rules-about = Every rule with positions to try
doors-replay-label = Watch a game again
doors-replay-about = Step through it, play on from any moment

##
tables = Open tables
all = See all { $count }
fewer = See fewer
empty = No table is open just now. Open one: somebody may sit down with you.
emptyAction = Open a public table
