### Achievements: what can be achieved in a game, and what one has.

title = Achievements
of = Achievements: { $game }
lead = Win a game in a way of its own. The harder the game that you win, the more symbols it is worth.
total = { $have } of { $all } symbols
symbols = { $have ->
    [0] not yet
   *[other] { $have } of { $most } symbols
}
best = Your best: { $day }
undone = with choices taken back
watch = See that game
watchOf = See the game that earned you { $name }
tryIt = Try it
tryOf = Try it: { $name }
again = Try it harder
againOf = Try it harder: { $name }
stranger = Your achievements are kept once you have a name here.
mine = What you have achieved
link = Achievements in { $game }
earned = You earned
