# What the terminal says, in English.

## Everywhere
play-keeper = Keeper
board-you = (you)
by-rule = Rule { $rule }.

## Playing
play-title = { $title }: { $names }
play-commitment = Fair dice: the seed is fixed, and its SHA-256 is { $commitment }.
play-greeting = Choose by number or by name. Type help to see what else you can type.
play-news = Since your last turn
play-news-first = So far
play-board = The table
play-option = { $option }: { $value }.
play-choice = { $number }: { $label }.
play-row = { $what }: { $cells }.
play-row-cell = { $number } for lane { $lane }
play-row-lane = L{ $lane }
play-question = Your choice (1 to { $count }, or help)?
play-write-deck = Or write one: deck, and its code or its cards, such as: deck 1 Kneel Before Me; 3 Combustion; …
play-thinking = { $who } is thinking.
play-pass-screen = Pass the screen to { $who }. { $who }, press Enter when nobody else is looking.
play-no-number = There is no choice { $number }: type a number from 1 to { $count }.
play-unknown = “{ $typed }” is nothing I know. Type a number, a name such as it stands in the list, or help.
play-unclear = { $more ->
    [0] That could mean { $meanings }. Type a little more.
   *[other] That could mean { $meanings } or { $more } more things. Type a little more.
}
play-end = The end
play-score = { $who } has { $score } points.
play-seed = The seed was “{ $seed }”; its SHA-256 is { $commitment }, as promised before the first card.
play-goodbye = Goodbye, and thank you for playing.

## What can be typed
order-why = why
order-undo = undo
order-switch = switch
order-hint = hint
order-read = read
order-rules = rules
order-save = save
order-log = log
order-look = look
order-board = board
order-anytime = anytime
order-help = help
order-quit = quit
help-choose = To choose, type a number or enough of a name, such as: { example-choose }.
help-why = why WORDS: says which rule forbids something, such as: why { example-why }.
help-undo = undo: takes your last choice back, with what the bots did since.
help-switch = switch: where others may answer too, lets the next of them do it.
help-hint = hint: a bot says what it would do, and how sure it is.
help-read = read CARD, or ?CARD: shows a card with its text and keywords, such as: { example-read }.
help-rules = rules ID or WORDS: looks a rule up, such as: { example-rules }.
help-save = save FILE: writes the game to a file; go on later with: hordekeep play --load FILE.
help-log = log: shows the last 20 events; log 50 shows more, log all everything.
help-look = look: shows what only you may see.
help-board = board: shows the table again; so does Enter.
help-anytime = anytime: asks you whenever you may answer, or at the usual moments alone again.
anytime-on = From now on you are asked whenever you may answer.
anytime-off = From now on you are asked at the usual moments.
help-help = help: shows this list.
help-quit = quit: offers to save the game and leaves.

## Answers
why-what = Why what? Name it, such as: why { example-why }.
why-unknown = No choice in this game is called “{ $typed }”.
why-allowed = You can: “{ $label }” is choice { $number }.
undo-nothing = There is nothing of yours to take back.
switch-nobody = Nobody else may answer this.
hint-thinking = Thinking about a hint.
hint-best = I would choose “{ $label }”. I played { $tried } games in my head, with guesses for the hidden cards.
hint-line = “{ $label }”: worth { $value } out of 100, tried { $visits } times.
hint-clear = That is clearly the best.
hint-slight = That is a little better than the rest.
hint-close = It is a close call: the others are about as good.
read-what = Read what? Name a card, such as: { example-read-what }.
read-unknown = No card is called “{ $typed }”.
read-lead = { $lead }: { $text }
read-enchantment = Enchantment: { $text }
read-keyword = { $keyword }: { $means }
read-cost = cost { $cost }
read-health = health { $health }
read-power = power { $power }
read-boost = { $boost } mana when it comes
read-side-left = treachery: leftmost { $swords ->
    [0] monster’s ability
   *[other] monster +{ $swords }
}
read-side-right = treachery: rightmost { $swords ->
    [0] monster’s ability
   *[other] monster +{ $swords }
}
rules-text = { $rule }: { $words }
rules-how = Type rules and an id or some words to look up more.
rules-more = And { $more } more: use more words.
rules-unknown = The rulebook says nothing about “{ $words }”.
rules-no-book = This game has no rulebook here.
log-more = These are the last { $shown } of { $total } events; type log all to see them all.
save-done = Saved to { $file }.
save-failed = Could not write { $file }: { $why }.
save-replace = { $file } already exists. Replace it (yes or no)?
save-not = Nothing was saved.
save-offer = Save the game? Enter saves it to { $file }; or type another file name, or no.
save-unasked = Goodbye. The game is saved in { $file }; go on with: hordekeep play --load { $file }.
save-nothing = Goodbye. There was nothing to save.
save-nowhere = No file could be written. Here is the game, to be copied:

## Replaying and verifying
replay-title = { $title }: { $names } ({ $choices } choices)
replay-start = Before the first choice
replay-step = Choice { $number } of { $choices }: { $who }, “{ $label }”
replay-question = Enter for the next choice, b for back, a number to jump, q to quit?
replay-end = That was the last choice.
replay-first = This is the beginning.
replay-unknown = “{ $typed }” is nothing I know here: press Enter, or type b, a number up to { $choices }, or q.
replay-unfinished = The game was not finished.
verify-text = The text form is whole and the checksum fits: { $choices } choices.
verify-seed = The seed “{ $seed }” fits its commitment { $commitment }.
verify-choices = Every choice is legal under version { $version } of the rules of { $title }.
verify-result = The recorded result is the replayed one: { $result }
verify-unfinished = The game is not finished, and the record says so.
verify-good = The record is good.

## Examples, which the board of a game replaces by its own
example-choose = 2
example-why = 2
example-read = ?2
example-read-what = ?2
example-rules = rules 2
