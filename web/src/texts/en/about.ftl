### About and credits.

title = About
lead = Hordekeep plays tabletop games with every rule enforced, explained and tested.
what = What this is

## whatText
whatText-1 = A table in your browser. Sit down alone against bots, or send a friend a link. The game knows what is legal, lights it, and answers “why can’t I?” with the rule that says so.
whatText-2 = Each rule has a page with positions that prove it, and you can try them yourself. A game waits for you as long as you like: come back tomorrow and it is there.
whatText-3 = Dealing is fair and can be checked: a seal of the shuffle is shown when the game starts, the shuffle itself when it ends, and your browser compares the two.

##
whose = Whose games these are

## whoseText
whoseText-1 = The games belong to those who made them. Hordekeep is an independent work by people who love these games. It is not affiliated with, endorsed by or sponsored by any publisher. It contains no art and no text of theirs: rules are told in our own words, and every drawing is ours. If you like a game, please buy it.

## games
games-1-name = Horde
games-1-by = by Dave Dobson, Plankton Games, 2012.
games-2-name = Skytear
games-2-by = PvP Geeks, 2019.
games-3-name = Skytear Horde, and its Monoliths edition
games-3-by = Skytear Games, 2022 and 2024.
games-4-name = Cloudspire
games-4-by = Chip Theory Games, 2019.

##
playable = All that can be played here, with the whole book of its rules:
keys = Keys
keysText = Everything can be reached with Tab and pressed with Enter. At the table there is more:

## keyList
keyList-1-keys = 1 9 A Z
keyList-1-what = the choice that shows this key
keyList-2-keys = Enter
keyList-2-what = make the choice that you are looking at
keyList-3-keys = Esc
keyList-3-what = put it back
keyList-4-keys = Space
keyList-4-what = pass or stop, where you may
keyList-5-keys = U
keyList-5-what = take your last choice back
keyList-6-keys = H
keyList-6-what = ask a bot for a hint
keyList-7-keys = ?
keyList-7-what = open the rule in question
keyList-8-keys = T
keyList-8-what = the table as text
keyList-9-keys = L
keyList-9-what = the log
keyList-10-keys = C
keyList-10-what = chat
keyList-11-keys = K
keyList-11-what = all keys

##
to = to
or = or
privacy = Privacy
privacyText = No e-mail, no password, no tracking, nothing from other sites. What the service stores:

## privacyList
privacyList-1 = your name and language, and a recovery code if you make one (only a fingerprint of it);
privacyList-2 = the tables where you sit: who sat there, each choice, and what was said in the chat; and whom you have muted;
privacyList-3 = problems that you report: what you saw, and your note.

##
privacyBrowser = Your browser keeps one signed cookie that says who you are, and your language, theme and other settings. You can delete your account at any time under
privacyLink = You
credits = Credits and licences

## creditList
creditList-1-name = Grenze and Grenze Gotisch
creditList-1-by = typefaces by their project authors at Omnibus-Type, SIL Open Font License 1.1
creditList-2-name = Atkinson Hyperlegible Next
creditList-2-by = typeface by its project authors, for the Braille Institute, SIL Open Font License 1.1
creditList-3-name = Emblems, icons and scenes
creditList-3-by = drawn for Hordekeep, MIT licence like the code
creditList-4-name = Hordekeep
creditList-4-by = MIT licence, © 2026 the Hordekeep founders
