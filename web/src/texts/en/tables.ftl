### Tables in lists: home, lobby, my games.

yourMove = your move
waiting = waiting
open = open
waitingFor = Waiting for { $names } since { $since }
waitingForPlayers = { $free ->
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
with = with { $names }
alone = all seats are yours
seats = { $taken } of { $all } seats taken
sitDown = Sit down
watch = Watch
goThere = Go there
# $verb, $title, $names
named = { GIVEN($names) ->
    [yes] { $verb }: { $title }, { $names }
   *[no] { $verb }: { $title }
}
