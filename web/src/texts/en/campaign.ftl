### The campaign of a game: its runs, their battles, and what became of them.

of = { $name }: { $game }
fallback = Campaign
runs = Your runs
begin = Begin a run
another = Begin another run
beginNow = Begin
beginning = Laying it out…
beginAbout = Nothing is dealt yet: you see all battles first.
players = Players
seats = { $count ->
    [one] On your own
   *[other] { $count } players together
}
more = Which boxes take part
ownDeck = A deck of your own
begun = Begun { $day }
progress = { COMPARE($won, $needed) ->
    [more] { $won } victories, { $needed } needed
   *[other] { $won } of { $needed } victories
}
succeeded = The plan has succeeded.
all = Every horde has been beaten.
short = { $missing ->
    [one] Every battle has been fought, and one victory is missing. Play a lost battle again.
   *[other] Every battle has been fought, and { $missing } victories are missing. Play lost battles again.
}
next = Next: { $battle }
nextBattle = Next battle
isNext = next
see = Open it
seeOf = Open it: { $run }
back = All runs
battles = The battles

## pip
pip-won = won
pip-lost = lost
pip-on = being played
pip-none = not fought yet

##
play = Play this battle
playOf = Play: { $battle }
playShort = Play
again = Play again
againOf = Play again: { $battle }
goOn = Go on playing
goOnOf = Go on playing: { $battle }
afresh = Start it afresh
afreshOf = Start it afresh: { $battle }
opening = Setting the table…
company = Who plays with you
history = What was played
none = No battle has been played yet.
undone = with choices taken back
watch = Watch it again
watchOf = Watch it again: { $battle }, { $day }
gone = The table is gone.
delete = Delete this run
deleteSure = Delete the run with { $run }?
deleteAbout = Its results are forgotten. The games themselves stay among your games.
keep = Keep it
close = Close
noRun = There is no such run here, or it is somebody else’s.
toRun = Back to the { LOWER($name) }
