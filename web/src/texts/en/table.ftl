### The table while it is played: prompt, log, chat, refusals, forecasts, hints, undo, keys.

# $game, $heading, $mine
title = { GIVEN($mine) ->
    [yes] ●{ " " }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] { $heading },{ " " }
   *[no] { "" }
}{ $game } · Hordekeep
heading = Table of { $game }
board = Board
side = Players, log and chat
connecting = Walking to the table…
phases = Phases
done = done

## tools
tools-undo = Take back my last choice (U)
tools-rules = Rulebook
tools-menu = Seats and settings
tools-text = The table as text (T)
tools-board = Back to the board (T)
tools-log = Log and players (L)
tools-close = Close

## prompt
prompt-label = What is asked
prompt-watching = You are watching
prompt-as = You act as { $name }
prompt-actAs = Act as { $name }
prompt-waiting = Waiting for { $names }.
prompt-handOver = Let them decide
prompt-handedOver = Your team-mates decide. Until they have, you still can.
prompt-onTheWay = Your choice is on its way…
prompt-away = The service is away, trying again.
prompt-awayWithChoice = The service is away, trying again. What you chose will be checked when it is back.
prompt-tryNow = Try now
prompt-standIn = A bot is playing for you.
prompt-takeBack = Take my place back
prompt-over = The game is over.
prompt-which = Which one do you mean?
prompt-confirm = Do it
prompt-back = Put it back
prompt-hint = Hint
prompt-all = All { $count } choices
prompt-lit = { $count ->
    [one] One choice is lit on the board.
   *[other] { $count } choices are lit on the board.
}
prompt-choices = Choices
prompt-sit = Sit down

##
home = Back to the keep

## notes
notes-lost = The service went away before it answered. Please try again.
notes-watching = You are watching this table. Only those who sit at it can choose.
notes-away = The service is away: nothing can be chosen until it is back.

## forecast
forecast-title = What would follow
forecast-looking = Looking ahead…
forecast-nothing = Nothing happens at once.
forecast-then = Then: { $what }
forecast-uncertain = After that it depends on what is hidden.

## refusal
refusal-title = Why not?
refusal-instead = What you can do instead
refusal-more = { $count ->
    [one] and one more choice
   *[other] and { $count } more choices
}
refusal-notYours = You will be asked when it is your turn.
refusal-close = I see

## hint
hint-title = A hint
hint-thinking = Thinking it over…
hint-best = { $bot } would choose: { $label }.
hint-worth = It looks { $percent }% good, after { $tries } tries.
hint-tries = { $count } tries
hint-others = It also looked at
hint-consider = Look at it
hint-none = No hint came.

## undo
undo-title = Take back?
undo-asks = { $name } asks to take back: { $what }
undo-yes = Yes, take it back
undo-no = No, play on
undo-waiting = Waiting for { $names } to answer.
undo-mine = You asked to take back: { $what }
undo-withdraw = Never mind
undo-count = { $count ->
    [one] One choice was taken back in this game.
   *[other] { $count } choices were taken back in this game.
}

## orders
orders-title = Standing orders
orders-close = Close
orders-lead = At times you may answer what others do, or act in between. Say when you want to be asked. Nobody else sees this.
orders-ask = Ask me
orders-asking-able = when I can answer
orders-asking-always = always
orders-asking-never = never: pass for me
orders-about-able = You pass by yourself where you have no answer.
orders-about-always = Also where you can only pass, so that your speed gives nothing away.
orders-about-never = Even where you have an answer, except at the moments below.
orders-until = Pass for me
orders-untils-turn = until this turn ends
orders-untils-changed = until I change it
orders-stops = When I pass, ask me nevertheless if
orders-usually = at the usual moments, if I can answer
orders-aboutUsual = Those are: { LIST($moments, separator: "; ") }.
orders-also = Ask me also if
orders-usual = Begin my next games like this
orders-passTurn = Pass until the turn ends
orders-state = { $ask ->
    [able] Asked when I can answer
    [always] Always asked
   *[never] { $until ->
        [turn] Passing this turn
       *[changed] Passing
    }
}
orders-button = Standing orders: { $state }

## log
log-tab = Log
log-label = Log of the game
log-empty = Nothing has happened yet.
log-newer = To the newest line

## chat
chat-tab = Chat
chat-unread = { $count } new
chat-label = Say something to the table
chat-placeholder = Say something…
chat-send = Say
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = { $name } is muted.
chat-sitFirst = Give yourself a name to talk here.
chat-seated = Only those who play may write
chat-seatedOnly = At this table only those who play may write.

## players
players-label = Players
players-you = you
players-bot = { GIVEN($level) ->
    [yes] bot, { $level }
   *[no] bot
}
players-standIn = { GIVEN($level) ->
    [yes] a bot ({ $level }) stands in
   *[no] a bot stands in
}
players-away = away
players-nobody = nobody
players-open = free seat
players-asked = to choose
players-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## rule
rule-title = Rule { $id }
rule-open = Open in the rulebook
rule-close = Close
rule-ruling = Ruling

## text
text-asked = What is asked
text-choices = Your choices
text-none = Nothing is asked of you now.
text-table = What lies on the table
text-cards = What the cards in sight say
text-intro = The whole table as text. Press T for the board.
text-shortIntro = The whole table as text.

## keys
keys-title = Keys
keys-close = Close
keys-list-1-key = 1 2 3 … A B C
keys-list-1-what = look at the choice with this key; again makes it
keys-list-2-key = ← ↑ ↓ →
keys-list-2-what = go from piece to piece on the board
keys-list-3-key = Enter
keys-list-3-what = choose; again confirms
keys-list-4-key = Shift Enter
keys-list-4-what = see a card close up
keys-list-5-key = Space
keys-list-5-what = pass, stop or decline
keys-list-6-key = Esc
keys-list-6-what = put it back, close
keys-list-7-key = U
keys-list-7-what = take back my last choice
keys-list-8-key = H
keys-list-8-what = a hint
keys-list-9-key = ?
keys-list-9-what = the rule in question
keys-list-10-key = T
keys-list-10-what = the table as text, or the board
keys-list-11-key = L
keys-list-11-what = log and players
keys-list-12-key = O
keys-list-12-what = standing orders, in games where one may answer
keys-list-13-key = C
keys-list-13-what = chat
keys-list-14-key = K
keys-list-14-what = this list
