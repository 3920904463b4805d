### My games.

title = My games
playing = Playing
waiting = Waiting for players
over = Finished
replay = Replay
rematch = Rematch
replayOf = Replay: { $title }, { $day }
rematchOf = Rematch: { $title }, { $day }
starting = Setting the table…
moreOver = Show all { $count }
empty = No games yet. Your games wait for you here, also tomorrow.
emptyPlay = Open a table
noneRunning = No game is running.
