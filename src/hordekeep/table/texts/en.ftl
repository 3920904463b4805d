# What the service itself says, in English.

## People
name-length = A name has 1 to 24 characters.
name-signs = A name is one line of visible characters without commas.
too-often = That was a bit much at once.
wait-seconds = { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}

## Lines in a table's log
line-undone = { $seat } took a choice back.
line-upgraded = The rules were improved while this game was resting. It goes on from its last stored position.

## Windows and standing orders
window-others = Somebody may be thinking about an answer.
line-passed-by-order = Your standing order let it pass.
no-windows = In this game nobody answers what others do: there is nothing to order.
no-such-window = This game has no moment { $name } at which to be asked.
no-hint-only = There is only one thing you can do here.

## Choosing
no-stale = Somebody was quicker: this was already answered. Look again.
no-lost = That was not kept, because something else happened at the same moment. Look again.
no-not-kept = The choice could not be kept just now. Please try again.
no-not-your-seat = This is not your seat.
no-stand-in = A bot plays this seat for you. Take it back first.
no-such-seat = There is no such seat at this table.
no-such-choice = There is no such choice in this game.
no-waiting = The game has not started yet.
no-over = The game is over.
no-unplayable = This game was begun under older rules, and nothing of it can be played on.

## Asking
why-legal = You can do that now.
forecast-open = What comes after that is still hidden.
no-hand-over = There is nobody else here who could decide this for you.
no-hint-now = Nobody asks you anything now.
no-hint-twice = One hint is already on its way.
no-hint = No bot had an idea just now. Please try again.

## Undo
undo-a-choice = a choice
no-undo-nothing = You have no choice to take back.
no-undo-upgraded = What happened before the rules were improved cannot be taken back.
no-undo-asked = Somebody already asks to take something back.
no-undo-question = Nobody asks to take anything back.
no-undo-not-asked = You are not asked about this.

## Chat
no-chat-stranger = Tell us your name first, then you can talk here.
no-mute-yourself = You cannot mute yourself.
no-chat-signs = This holds hidden signs that turn text around. Please write it without them.
no-chat-empty = There is nothing to say in that.
no-chat-seated = At this table only those who play may write. You are welcome to watch.
no-host-talk = Only the host of this table can say who may write here.

## Messages that cannot be read
trouble-unreadable = This message could not be read: { $why }
trouble-large = This message is too large.
trouble-binary = Only text messages are understood here.
trouble-often = That is a little fast. Please wait a moment.
trouble-ours = Something went wrong on our side. It has been noted; the table goes on.
no-many-sockets = You have too many windows open here. Close one of them first.

## Tables
no-such-table = There is no such table.
invited-only = { $host } plays here by invitation.
ask-the-host = Ask { $host } for the link with the invitation in it.
invited-only-nobody = This table is by invitation.
ask-somebody = Ask somebody who sits there for the link with the invitation in it.
no-open-seat = This seat is taken.
no-seat-change = You may not change this seat.
no-seat-yet = { $name } was here a moment ago. If they are not back by then, a bot can play for them in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
no-seat-unsure = We cannot see just now whether { $name } is at the table. Please try again in a moment.
no-seat-person = A person has to sit down here by themselves.
no-host = Only the host of the table may do that.
no-started = The game has already started.
no-not-over = The record is there for everybody when the game is over.
no-not-seated = You have no seat at this table.
no-rematch-now = A rematch can begin when the game is over.
no-many-tables = You keep { $count } tables open. Finish one of them first.
no-many-bot-tables = Bots play among themselves on { $count } tables of yours. Leave one of them first, or sit down there yourself.
no-seats-of-source = This position has { $count } seats.
no-many-seats-public = At a public table everybody has one seat.
no-private-public = A sandbox cannot be public.
no-stale-seat = Somebody was quicker: this seat has changed. Look again.
no-choices-without-source = Choices are for a table that goes on from somewhere.

## What cannot be done over HTTP
no-guest = We do not know you yet.
no-guest-advice = Tell us a name first.
no-such-session = There is no such session.
no-such-code = No account has this recovery code.
no-such-code-advice = Check every group of four; a newer code makes older ones worthless.
no-such-page = There is nothing at this address.
no-such-method = This cannot be done at this address.
foreign-page = This request came from a page of another site.
request-too-slow = The request did not come in time. Please try again.
request-unreadable = The request cannot be read.
request-too-large = The request is too large.
database-away = Our memory is away for a moment. Nothing of your game is lost.
database-away-advice = Try again in a few seconds.
our-fault = Something went wrong on our side. Nothing of your game is lost.
our-fault-advice = Try again; if it stays, report it with the number { $request }.

## Study, replays, rulebook, lessons, reports
no-such-scenario = There is no such scenario.
no-such-lesson = There is no such lesson.
no-lessons = There are no lessons for this game yet.
no-such-book = There is no such rulebook.
no-such-rule = This rulebook has no such rule.
private-replay = This game was played at a private table.
private-replay-advice = Ask somebody who played for the link to it.
no-such-replay = There is no such record, or its game is not over yet.
no-replay-under-old-rules = This game was played under older rules and can no longer be replayed here.
record-unprintable = Names and seed must be printable text.
record-impossible = The record begins from a position that cannot be.
no-such-moment = The record has { $count } choices.
no-such-report = There is no such report.
no-such-name = Nobody is called { $name } here.
no-scenario-to-show = This scenario shows a start that the rules refuse, so there is nothing to look at.
no-more-to-play = The game is over at this moment: there is nothing to play on.
study-rests = Nothing is asked here: this moment is only for looking.

## Cards and decks
no-campaign = There is no campaign of such a game here.
no-campaign-seats = This campaign is for at most { $count } players.
no-many-runs = You keep { $count } runs already. Forget one first.
no-such-run = You have no such run.
no-such-battle = There is no such battle in this run.
no-battle-seats = This run is played with { $count ->
    [one] one seat, and it is yours
   *[other] { $count } seats, and one of them is yours
  }.
no-achievements = There is nothing to achieve in such a game here.
no-such-cards = There are no cards of such a game here.
no-such-deck = You keep no such deck.
quota-reached = That makes { $count } in a month, which is as many as are kept for one person.
quota-of-nobody = So many people without a name have done this today that no more can be kept for them.
no-many-decks = You keep { $count } decks. Delete one of them first.
deck-name = A deck needs a name of 1 to 40 signs.
deck-line = Line { $line } names no card: { $text }

# Levels of bots, and options in words.
level-novice = Novice
level-novice-about = Plays any legal choice.
level-steady = Steady
level-steady-about = Takes what looks best at once.
level-keen = Keen
level-keen-about = Thinks ahead for a moment.
level-cunning = Cunning
level-cunning-about = Thinks ahead for a second.
the-dice-decide = The dice decide
option-says = { $option }: { $value }
option-yes = yes
option-no = no
