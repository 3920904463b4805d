# What the kernel itself says. Games add their own messages.
not-asked = It is not your turn: { $who } is asked.
game-over = The game is over.
not-offered = That cannot be chosen now.
undone = { $who } took back: { $what }.
nothing-to-do-with-it = Nothing can be done with that now.
