### The words of the pages that look at games and rules: replays, rulebook, guided first game, reports.

loading = One moment…

## copy
copy-done = Copied.
copy-failed = Your browser would not copy. Here is the link:

## steps
steps-first = To the start
steps-back = One step back
steps-step = Step
steps-next = One step on
steps-last = To the end
steps-label = Step through it
steps-play = Play
steps-pause = Pause
steps-speed = Speed
steps-times = { $speed ->
    [0.5] half speed
   *[other] { $speed } times
}

## board
board-which = Which one?
board-choices = What can be chosen here
board-refused = This is refused
board-never = Never mind

## playOn
playOn-open = Play on from here
playOn-title = Play on from here
playOn-intro = A table of your own opens with exactly this position. Nothing here is changed.
playOn-how = Who plays?
playOn-one = I play one seat, bots play the others
playOn-all = I play all seats
playOn-seat = My seat
playOn-level = The bots are
playOn-start = Open the table
playOn-cancel = Not now

## replay
replay-title = Replay
replay-heading = Replay: { $title }
replay-about = { GIVEN($settings) ->
    [yes] { $settings }{ " · " }
   *[no] { "" }
}{ $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
replay-choices = Choices
replay-start = Before the first choice
replay-at = Choice { $at } of { $last }
replay-by = { $name }: { $label }
replay-eyes = Seen by
replay-all = All cards open
replay-seat = What { $name } saw
replay-share = Share this moment
replay-shared = The link to this moment is copied.
replay-download = Download the record
replay-else = { $count ->
    [one] What else was legal: { $count } choice
   *[other] What else was legal: { $count } choices
}
replay-elseNone = Nothing else was legal here.
replay-whatIf = Press one to see what it would have led to.
replay-trying = { $count ->
    [one] What if: { $count } choice of your own
   *[other] What if: { $count } choices of your own
}
replay-tryingHint = Press a lit piece to go on trying.
replay-undo = Take one back
replay-back = Back to the game as it was
replay-quiet = This is a game that was played. Press “Play on from here” to go on yourself.
replay-timeline = Timeline
replay-slider = Moment of the game
replay-values = How good it looked for each seat, from 0 (lost) to 100 (won)
replay-value = { $name } { $value }
replay-moments = Key moments
# $more, $first
replay-shareMark = { $more ->
    [0] { $first }
   *[other] { $first } And { $more } more here.
}
replay-keys = Arrow keys step, Home and End jump, Space plays.

## deal
deal-check = Verify the deal
deal-fair = Deal verified
deal-unfair = The deal does not fit
deal-fairText = The seed fits the promise that was given before the first card: nobody changed the deal.
deal-unfairText = The seed does not fit the promise that was given before the game. Do not trust this record.
deal-seed = Seed
deal-commitment = Promise (SHA-256 of the seed)
deal-byHand = To check it without us, run:
deal-close = Close

## drop
drop-title = Replay a game
drop-heading = Bring a record
drop-intro = A record is a short text with every choice of a game. Download one at the end of any game here, or let the terminal write one.
drop-drop = Drop a record file here
drop-choose = Choose a file
drop-paste = Or paste its text
drop-look = Look at it
drop-reading = Reading the record…
drop-tooBig = This file is too big for a record.
drop-tooBigAdvice = A record is a text of at most 400 kB. Is it the right file?
drop-empty = There is nothing to read yet.
drop-emptyAdvice = Paste the whole text, from “hordekeep record 1” to the line that begins with “end”.

## rules
rules-title = Rulebook
rules-heading = The executable rulebook
rules-intro = Every rule has a number. Every number can be looked up, and watched on a real board.
rules-books = The books
rules-chapters = Chapters
rules-openChapters = Chapters
rules-closeChapters = Close the chapters
rules-allBooks = All books
rules-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-shown = { $count ->
    [one] { $count } position to watch
   *[other] { $count } positions to watch
}
rules-building = Being built
rules-buildingText = This game is being built: its rules can be read, but there are no positions to watch yet.
rules-english = { "" }
rules-someEnglish = { "" }
rules-search = Search the rules
rules-searchHint = Search { NUMBER($count, useGrouping: "auto") } rules: vampire, tie…
rules-clear = Clear the search
rules-found = { $count ->
    [0] No rule says “{ $words }”.
    [one] 1 rule says “{ $words }”
   *[other] { $count } rules say “{ $words }”
}
rules-foundMany = The first { $shown } rules that say “{ $words }”
rules-foundNone = Try fewer or other words.
rules-inBook = In which book
rules-check = Checked as
rules-ruling = How we read the book
rules-changes = What the first set did instead
rules-beside = Works together with
rules-proved = { $count ->
    [one] { $count } position shows it
   *[other] { $count } positions show it
}
rules-before = Back: { $id }
rules-after = Next: { $id }
rules-neighbours = Rules before and after
rules-hasPosition = with a position to watch

## changes
changes-title = What is new in this edition
changes-intro = { $count ->
    [one] One rule is not what it was in the first set.
   *[other] { $count } rules are not what they were in the first set.
}
changes-before = Before:
changes-all = All chapters
changes-close = Close

## scenario
scenario-heading = See it happen
scenario-position = Position { $number } of { $count }
scenario-another = Choose a position
scenario-start = The position
scenario-begins = What happens by itself
scenario-told = What happened
scenario-steps = Step by step
scenario-seen = Step through it, or press a lit piece to try something else.
scenario-own = { $count ->
    [one] Your own try: { $count } choice
   *[other] Your own try: { $count } choices
}
scenario-undo = Take one back
scenario-back = Back to the example
scenario-tries = { $name } tries: { $label }
scenario-go = Try it yourself
scenario-none = No position shows this rule: it is proved by a test in the code.
scenario-notViewable = This position proves that something cannot even be set up, so there is no board to show.
scenario-building = No positions yet: this game is being built.

## learn
learn-title = Learn
learn-progress = Lesson { $at } of { $count }
learn-done = done
learn-lessons = Lessons
learn-task = Your turn
learn-look = Take your time
learn-praised = Well done
learn-board = The board
learn-ended = The end
learn-read = Read on when you are ready.
learn-other = That is legal too. But here, try this: { $label }.
learn-otherAny = That is legal too. But here, try something else.
learn-show = Show me
learn-refused = The rules say no, and that is worth knowing
learn-back = Back
learn-next = Next
learn-again = Once more
learn-end = To the end
learn-endTitle = Now you can play.
learn-endText = Everything else is told while you play: what is lit can be pressed, and whatever is refused says why.
learn-play = Play a real game now
learn-playHint = It starts at once.
learn-opening = Opening your table…
learn-rules = Browse the rulebook
learn-restart = Start again from the first lesson
learn-noneAdvice = Its rulebook can be read already.
learn-rulesHere = Rules of this lesson

## report
report-title = Report
report-heading = A problem was reported
report-when = Reported
report-note = What the reporter wrote
report-noNote = The reporter left no note.
report-versions = Hordekeep { $version }, rules version { $rules }
report-saw = What the reporter saw
report-notStarted = The game had not begun.
report-log = What had happened
report-noLog = Nothing had happened yet.
report-choices = { $count ->
    [one] { $count } choice made
   *[other] { $count } choices made
}
report-record = The record
report-recordLater = The whole record shows here once the game is over: until then it would tell hidden cards.
report-replay = Replay it
report-copyRecord = Copy the record
report-copyLink = Copy the link
report-table = To the table
report-by = Seen by { $name }
report-bySpectator = Seen by a spectator
