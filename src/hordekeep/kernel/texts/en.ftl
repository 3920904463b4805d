# What the kernel itself says. Games add their own messages.
not-asked = It is not your turn: { $who } is asked.
game-over = The game is over.
scenario-stopped = The scenario stops here.
not-offered = That cannot be chosen now.
undone = { $who } took back: { $what }.
nothing-to-do-with-it = Nothing can be done with that now.

# Input that cannot be used.
did-you-mean = Did you mean { $quoted }?
seats-range = { $game } is for { $fewest } to { $most } players, not { $seats }. [{ $rule }]
seats-exact = { $game } is for { $most ->
    [one] 1 player
   *[other] { $most } players
}, not { $seats }. [{ $rule }]
option-unknown = There is no option { $quoted }.
option-others = There are: { $names }.
option-no-others = There are: none.
option-not-one-of = { $quoted } is not one of { $names }.
option-no-number = { $quoted } is not a whole number.
option-out-of-range = { $number } is not between { $low } and { $high }.
option-long-text = This is not one line of at most { $most } letters.

# Records that cannot be used.
record-first-line = This is no Hordekeep record: the first line must be '{ $line }'.
record-first-line-advice = Give a file that 'save' or 'sim --records' wrote.
record-unreadable = Cannot read the file: { $why }.
record-unwritable = Cannot write the file: { $why }.
record-unwritable-advice = Give another name or folder.
record-no-text = This is no text, so it is no record.
record-unprintable = Names, seed and result must be printable text.
record-after-end = Something follows after the end of the record.
record-line = Cannot read { $quoted }.
record-line-advice = A choice is written 'A pick:sun-ooze'.
record-breaks-off = The record breaks off after { $count } choices: its 'end' line is missing.
record-breaks-off-advice = Copy the whole file.
record-count = The record promises { $promised } choices but has { $count }.
record-checksum = The record was changed after it was written: its checksum does not fit.
record-checksum-advice = Use the file as it was saved.
record-position = Cannot read the position: { $error }
record-line-missing = The line '{ $name }: ...' is missing.
record-rules = The rules version { $quoted } is not a number.
record-commitment = The seed does not fit its commitment: these are not the dice that were promised before the game.
record-other-rules = The record was played under version { $theirs } of the rules of { $game }; this program has version { $ours }.
record-other-rules-advice = Replay it with the release that wrote it.
record-needs-unknown = The record was played with { $names }, which { $game } does not have here.
record-only = Only { $choice } is possible here.
record-refused = The record does not replay: { $because } [{ $rule }]
board-none = none
as-it-is = { $text }
