### The form that opens a table.

title = Open a table
lead = Choose what it is for, and it is ready. Everything below can be changed.
game = Game
noGame = There is no game called “{ $slug }” here.
allGames = See all games
purpose = What is it for?

## purposes
purposes-solo-label = On your own
purposes-solo-about = starts at once
purposes-bots-label = Against bots
purposes-bots-about = starts at once
purposes-friend-label = With a friend
purposes-friend-about = you send a link
purposes-public-label = Public table
purposes-public-about = anybody may sit down
purposes-hotseat-label = Hot seat
purposes-hotseat-about = all at this screen

##
seats = Seats
howMany = How many seats
seat = Seat { $letter }
who = Who sits at { $letter }

## kinds
kinds-me = You
kinds-bot = A bot
kinds-open = Open for a friend
kinds-openPublic = Open for anybody
kinds-nobody = Nobody for now

##
nobodyAbout = The game waits at this seat until you give it to somebody at the table.
level = Level of the bot at { $letter }
withBots = With bots
settings = Settings
more = More settings
decks = Build or choose a deck
campaign = Or one horde after another: { LOWER($name) }
own = Your own
ownOf = { $label }: your own
random = The dice decide
seatIs = Seat { $letter }: { $who }
between = A whole number from { $low } to { $high }.
whoMay = Who may come

## invited
invited-label = By invitation
invited-about = only those who have the link

## everybody
everybody-label = Public
everybody-about = listed on the home page; anybody may sit down or watch

##
open = Open the table
opening = Setting the table…
startsAtOnce = The game starts at once.
startsWith = { $people ->
    [one] The game starts when one person has sat down. The table gives you the link to send.
   *[other] The game starts when { $people } people have sat down. The table gives you the link to send.
}
watching = No seat is yours: you will watch.
