### Decks: the deck-builder, and the decks that are kept.

title = Decks
builder = Deck-builder
lead = Build a deck of your own: the back of a castle says what it may hold, and every card answers why not.
leadHeroes = Build a deck for the heroes that you mean to draft, or a pool of heroes for competitive play. Every card answers why not.
mine = My decks
noneMine = None yet. What you build and save is kept here.
ready = Decks of the box
readyLead = Forty cards of one colour, ready to play. Build on one of them, if you like.
readyLeadHeroes = The heroes of two factions with their premade piles, 32 cards. Build on one of them, if you like.
fresh = New deck
bring = Bring a deck
open = Open
openOf = Open { $name }
play = Play with it
playOf = Play with it: { $name }
playThis = Play with this deck
build = Build on it
buildOf = Build on it: { $name }
delete = Delete
deleteOf = Delete { $name }
deleteSure = Delete “{ $name }” for good?
keepIt = Keep it
legal = legal
notYet = not legal yet
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
noCastle = no castle
noHeroes = no heroes
noGame = This game has no decks to build.
name = Deck name
unnamed = My deck
saved = saved
unsaved = not saved
save = Save
saving = Saving…
share = Share
testHand = Draw a test hand
testHandTitle = A test hand
again = Draw again
undo = Take the last change back
close = Close

## panes
panes-label = Parts of the deck-builder
panes-castle = Castle
panes-heroes = Heroes
panes-pool = Cards
panes-deck = Deck

## heroes
heroes-label = Heroes
heroes-form = What to build
heroes-forms-deck = Deck
heroes-forms-pool = Pool
heroes-formats-deck = for casual games
heroes-formats-pool = for competitive ones
heroes-limits = Limits
heroes-of = { $count } of { $most }
heroes-pileOf = Build the pile of { $name }

## castle
castle-choose = Choose a castle
castle-change = Change castle
castle-none = No castle yet
castle-noneLead = Its back says what the deck may hold.
castle-hero = { $faction }, hero { $hero }
castle-allows = What this castle allows
castle-base = Base
castle-rare = Rare
castle-top = Mythic, legendary
castle-free = Any faction
castle-freeType = { $type } (base, rare)
castle-banned = Banned
castle-nothing = nothing
castle-limits = Limits
castle-of = { $count } of { $most }

## pool
pool-label = All cards
pool-search = Search cards
pool-hint = heal, tower, cost 2…
pool-hintHeroes = Marked, push, cost 2…
pool-factions = Factions
pool-filter = Type, cost
pool-kinds = Type
pool-costs = Cost
pool-rarities = Rarity
pool-fits = Show what fits
pool-all = Show all
pool-none = No card is like that.
pool-clear = Clear the filters
pool-keys = Arrow keys go from card to card, + adds a copy, − takes one out, Enter shows the card large.
pool-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pool-cost = cost { $cost }
pool-add = Add { $name }
pool-take = Take one { $name } out
pool-look = { $name }: show it large
pool-inDeck = { $count } of { $most } in the deck
pool-whyNot = { $name }: { $short }. Why?
pool-attack = attack
pool-health = health
pool-ofItsHero = comes with its hero

## deck
deck-label = The deck
deck-of = of { $size } cards
deck-toGo = { $count } to go
deck-over = { $count } too many
deck-full = full
deck-curve = Mana curve
deck-curveAt = cost { $cost }: { $count }
deck-kinds = Cards by type
deck-empty = Add cards, and they stand here.

## atTable
atTable-title = Build your deck
atTable-lead = For { $heroes }. You begin with the suggested deck: take cards out, put others in.
atTable-undo = Undo
atTable-take = Bring { $name }
atTable-submit = Play with this deck
atTable-isPool-because = This is a pool of heroes, and the heroes are drafted already.
atTable-isPool-advice = Bring a deck.

## law
law-legal = The deck is legal.
law-legalLead = The hero and 39 others, and nothing breaks a rule.
# $count, $pool
law-legalHeroes = { GIVEN($pool) ->
    [yes] { $count } heroes with a pile of eight cards each, and nothing breaks a rule.
   *[no] Eight cards for each of { $count } heroes, and nothing breaks a rule.
}
law-missing = { $count ->
    [one] One more card, and it is legal.
   *[other] { $count } more cards, and it is legal.
}
law-needs = Something is still missing.
law-wrong = { $count ->
    [one] One thing to mend.
   *[other] { $count } things to mend.
}
law-all = Show all { $count }
law-title = What the rules say
law-fill = Fill it for me
law-looking = Looking…
law-takeOut = Take out

## bringing
bringing-title = Bring or take a deck
bringing-paste = A deck code, or a list of cards
bringing-example =
    SH1-… or
    3 Clan of the Oak
    1 Gulbjarn
bringing-exampleHeroes =
    SK1-… or
    1 Kneel Before Me
    3 Combustion
    or
    Yami: 1 Kneel Before Me, 3 Combustion
bringing-load = Load it
bringing-replaces = It takes the place of the cards here.
bringing-unread = Line { $line } names no card: { $text }.
bringing-nearest = { " " }Did you mean { $name }?
bringing-code = Deck code
bringing-link = Link to this deck
bringing-list = As a list
bringing-copyList = Copy the list
bringing-copied = Copied
