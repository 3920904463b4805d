### Around the game: waiting room, seats, settings, the end, fair dealing, reports.

## room
room-title = The table is being laid
room-lead = The game starts as soon as every seat is taken.
room-host = The host can also start now: bots take the free seats.
room-invite = Invite somebody with this link
room-inviteNote = Whoever has it can sit down and play.
room-start = Start now, bots take the free seats
room-watching = You are watching. Take a free seat to play.
room-public = Everybody can find this table in the lobby.
room-private = Only people with the link find this table.

## copy
copy-copy = Copy
copy-copied = Copied

## seat
seat-number = Seat { $count }
seat-you = you
seat-open = free
seat-nobody = nobody plays it
seat-bot = { GIVEN($level) ->
    [yes] bot, { $level }
   *[no] bot
}
seat-here = here
seat-away = away
seat-host = host
seat-standIn = a bot stands in
seat-level = Level
seat-toBot = Let a bot play it
seat-toBotMine = Let a bot play for me
seat-toOpen = Keep it free for a person
seat-standUp = Stand up
seat-toNobody = Leave it empty
seat-takeBack = Take my place back
seat-sit = Sit here

## menu
menu-title = Seats and settings
menu-seats = Seats
menu-play = How you play
menu-oneTap = One tap plays (no look ahead)
menu-letters = Letters and digits choose
menu-motion = Motion
menu-motions-off = off
menu-motions-slow = slow
menu-motions-normal = normal
menu-motions-fast = fast
menu-text = The table as text
menu-keys = Keys
menu-table = This table
menu-report = Report a problem
menu-reported = Here is a link with exactly what you see. Send it to whoever keeps this service.
menu-leave = Leave the table
menu-leaveNote = Leaving is for good: a bot plays on. To be away for a while, let a bot play for you; your place stays yours.
menu-my = My games
menu-invite = Link to this table
menu-close = Close

## outcome
outcome-won = You win!
outcome-shared = You share the victory!
outcome-wins = { $name } wins.
outcome-share = { $names } share the victory.
outcome-nobody = Nobody wins.
outcome-draw = It is a draw: well fought on both sides!
outcome-lost = You lose.
outcome-allLost = All is lost.
outcome-winTogether = { $names } win.
outcome-scores = Scores
outcome-winner = winner
outcome-rematch = Play again
outcome-toRematch = To the next game
outcome-replay = Watch it again
outcome-newGame = New game

## fair
fair-title = Fair dealing
fair-before = Every card was fixed before the first choice. This is the seal of the deal; at the end you see what it sealed.
fair-after = The game was dealt from this seed. Its seal was shown from the first moment on: if they fit, nothing was changed.
fair-commitment = Seal
fair-seed = Seed
fair-verify = Verify
fair-fits = It fits: computed here, in your browser.
fair-broken = It does not fit! The seed is not the one that was sealed.
fair-record = Download the record
fair-replay = Watch the replay
