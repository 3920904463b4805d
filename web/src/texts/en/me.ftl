### You: name, language, theme, motion, recovery code, leaving.

title = You
lead = A name is enough to play. No e-mail, no password.
name = Your name
nameNote = Others at the table see it. Up to 24 signs.
nameEmpty = A name needs at least one sign.
save = Save the name
saved = Saved.
looks = How it looks
language = Language
theme = Theme

## themes
themes-system = As the system
themes-dark = Dark
themes-light = Light

##
motion = Motion

## motions
motions-off = Off
motions-slow = Slow
motions-normal = Normal
motions-fast = Fast

##
motionNote = How fast cards and tokens move.
motionSystem = Your system asks for less motion, so it is off.
answers = Answering what others do
answersLead = In some games players may answer an action or a card before it happens. Each new game begins like this; at the table you can change it (O).
carry = Take your games to another device
carryText = A recovery code is the key to your games and your name. Write it down, and enter it on the other device.
carryHas = You have a code. If you lost it, make a new one: the old one stops working.
make = Make a recovery code
makeNew = Make a new code
codeIs = Your recovery code
codeOnce = It is shown only now. Whoever has it is you, so keep it to yourself.
copy = Copy the code
copied = The code is copied.
enter = Enter a code from another device
enterNote = This device then has the name and the games that belong to the code.
enterWarn = On this device you are { $name } now. Make a code for that name first, or its games are lost to you.
code = Recovery code
codeEmpty = Enter the code that the other device showed.
use = Use the code
welcome = Welcome back, { $name }.
endOthers = End it on all other devices

## devices
devices-title = Where you are known
devices-lead = Each of these browsers knows you without asking. If one is no longer yours, end it.
devices-here = This device, now
devices-seen = Last here: { $day }
devices-unknown = Unknown browser
devices-before = Browsers from before this list
devices-end = End
devices-endOf = End: { $device }, last here { $day }
devices-ended = That device no longer knows you.
devices-endAll = End all others
devices-endedAll = Only this device knows you now.

##
leave = Leave
leaveText = Forget me here: this device no longer knows who you are. With your recovery code you can come back.
leaveNoCode = You have no recovery code: without one you cannot come back to your games.
leaveDo = Forget me here
left = This device has forgotten you.
deleteText = Delete my account: your name is erased and bots take your seats. Finished games stay, without your name, for those who played with you.
deleteDo = Delete my account
deleteSure = Delete the account for good? Nobody can bring it back.
deleteYes = Yes, delete it
deleteNo = No, keep it
deleted = The account is deleted.
