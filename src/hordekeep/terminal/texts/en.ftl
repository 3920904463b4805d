# What the terminal says, in English.

## Everywhere
play-keeper = Keeper
board-none = none
board-you = (you)
by-rule = Rule { $rule }.

## Horde: the board
horde-heading = Round { $round } of { $rounds }, { $phase }, started by { $who }.
horde-heading-trickster = After the last round: the Trickster may switch two tokens.
horde-heading-battles = The Final Battles.
horde-heading-over = The game is over.
horde-phase-begin = before the first card
horde-phase-battle-card = Battle Card Phase
horde-phase-monster = Monster Phase
horde-phase-end = End Phase
horde-battle-now = { $battle } is fought for { $token }.
horde-tokens-left = Score Tokens left: { $tokens }.
horde-row = Battle { $place }, { $battle }: token { $token }, put there by { $who }.
horde-row-open = Battle { $place }, { $battle }: no token yet.
horde-row-yours = You have { $count }.
horde-row-undrawn = Battle Cards not drawn yet: { $battles }.
horde-row-undrawn-yours = Battle Cards not drawn yet, with what you have: { $battles }.
horde-pool-size = { $cards ->
    [0] The Pool is empty.
    [one] The Pool has one card.
   *[other] The Pool has { $cards } cards.
}
horde-pool-faction = { $faction } in the Pool: { $kinds }.
horde-pool-special = Special cards in the Pool: { $cards }.
horde-side = { $who } has picked { $total } of { $target } this round: { $cards }; cards in the horde: { $horde }.
horde-side-nothing = { $who } has nothing face up; cards in the horde: { $horde }.
horde-side-battle = { $who } has { $total } in this battle: { $laid }; tokens won: { $won }.
horde-side-over = { $who } won these tokens: { $won }; points: { $tokens } from tokens, { $vampires } from Vampires, { $elvenking } from the Elvenking, { $score } in all.
horde-mine = { $cards ->
    [one] Your horde has one card; special cards: { $special }.
   *[other] Your horde has { $cards } cards; special cards: { $special }.
}
horde-own = { $cards ->
    [one] Your horde has one card.
   *[other] Your horde has { $cards } cards.
}
horde-own-empty = Your horde is empty.
horde-own-faction = { $faction }: { $kinds }.
horde-own-special = Special cards: { $cards }.
horde-own-strength = Your strength in each battle: { $fighters }.
horde-stolen = stolen { $card }
horde-given = received { $cards }
horde-just-picked = just picked { $card }
horde-costly = ×2 and ×3 count as two and three picks
horde-battles = Battles
horde-left = Left: { $tokens }
horde-pool = Pool: { $cards } · draw pile: { $deck }
horde-players = Players
horde-scores = Scores
horde-picks = { $target ->
    [0] ·
   *[other] { $total } of { $target }
}
horde-column-battle = Battle
horde-column-token = Token
horde-column-by = by
horde-column-yours = Yours
horde-column-player = Player
horde-column-picks = Picks
horde-column-face-up = Face up this round
horde-column-horde = Horde
horde-column-won = Tokens won
horde-column-points = Points
horde-column-tokens = Tokens
horde-column-vampires = Vampires
horde-column-elvenking = Elvenking
horde-column-score = Score

## Playing
play-title = { $title }: { $names }
play-commitment = Fair dice: the seed is fixed, and its SHA-256 is { $commitment }.
play-greeting = Choose by number or by name. Type help to see what else you can type.
play-news = Since your last turn
play-news-first = So far
play-board = The table
play-choice = { $number }: { $label }.
play-question = Your choice (1 to { $count }, or help)?
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
order-hint = hint
order-rules = rules
order-save = save
order-log = log
order-look = look
order-board = board
order-help = help
order-quit = quit
help-choose = To choose, type a number or enough of a name, such as: sun ooze.
help-why = why WORDS: says which rule forbids something, such as: why flayer.
help-undo = undo: takes your last choice back, with what the bots did since.
help-hint = hint: a bot says what it would do, and how sure it is.
help-rules = rules ID or WORDS: looks a rule up, such as: rules ph-dt-09, or: rules vampire.
help-save = save FILE: writes the game to a file; go on later with: hordekeep play --load FILE.
help-log = log: shows the last 20 events; log 50 shows more, log all everything.
help-look = look, or horde: shows the cards that only you may see.
help-board = board: shows the table again; so does Enter.
help-help = help: shows this list.
help-quit = quit: offers to save the game and leaves.

## Answers
why-what = Why what? Name it, such as: why flayer.
why-unknown = No choice in this game is called “{ $typed }”.
why-allowed = You can: “{ $label }” is choice { $number }.
undo-nothing = There is nothing of yours to take back.
hint-thinking = Thinking about a hint.
hint-best = I would choose “{ $label }”. I played { $tried } games in my head, with guesses for the hidden cards.
hint-line = “{ $label }”: worth { $value } out of 100, tried { $visits } times.
hint-clear = That is clearly the best.
hint-slight = That is a little better than the rest.
hint-close = It is a close call: the others are about as good.
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
