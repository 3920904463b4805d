### The board of six lanes. The words of cards come with their faces; here is what the board itself says.

region = The six lanes
list = { LIST($parts, separator: ", ") }
legal = { $name }. Legal now
selected = { $name }. Chosen, now choose where
considered = { $name }. Being considered
choose = choose
lead = { $said }:
lane = Lane { $lane }
inLane = lane { $lane }
arrow = { $from } → { $to }
figure = { $value }

## horde
horde-side = The horde
horde-deckShort = horde
horde-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
horde-deckSaid = Horde deck: { LIST($decks, separator: ", then ") }
horde-discard = discard
horde-discardSaid = { $cards ->
    [one] Horde discard: { $cards } card. Look
   *[other] Horde discard: { $cards } cards. Look
}
horde-discardTitle = The horde’s discard
horde-discardToo = Discard: { $cards }
horde-outsiders = outsider
horde-outsidersSaid = Outsider pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
} still to come. Look
horde-outsidersTitle = The outsider pile, top first
horde-pileSaid = Outsider pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $late ->
    [0] { "" }
   *[other] , { $late } of them for the next turn
}. { GIVEN($aside) ->
    [yes] { $aside }
   *[no] Look
}
horde-late = { $cards ->
    [one] The lowest card waits for the next turn.
   *[other] The lowest { $cards } cards wait for the next turn.
}
horde-lateShort = { $cards } late
horde-defector = { $card } is an ally of { $name }.
horde-kept = { $card } keeps what lies on it: { $what }.
horde-aside = aside
horde-asideSaid = { $cards ->
    [one] Outsider set aside: { $cards } card, next { $next }. Look
   *[other] Outsider set aside: { $cards } cards, next { $next }. Look
}
horde-asideTitle = The outsider set aside, the next card first
horde-asideToo = Set aside: { $cards }
horde-outsidersToo = Outsider pile: { $cards }
horde-planned = { $cards ->
    [one] { $cards } card planned
   *[other] { $cards } cards planned
}
horde-level = Level { $level }
horde-score = total difficulty { $score }
horde-enchantment = Enchantment
horde-enchantmentSaid = Enchantment of { $name }
horde-stages = { $stages ->
    [one] One stage of the outsider is still to come.
   *[other] { $stages } stages of the outsider are still to come.
}
horde-treachery = treachery
horde-treacherySaid = Treachery card: { $name }
horde-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
horde-mana = { $mana } mana
horde-waveLeft = { $left ->
    [one] { $left } more card this turn
   *[other] { $left } more cards this turn
}

## portal
portal-stage = { $stage ->
    [1] Portal I
    [2] Portal II
    [3] Portal III
    [4] Portal IV
   *[other] Portal { $stage }
}
portal-waves = wave { $now }, then { $next }
portal-said = Portal, stage { $stage }, wave { $now }, then { $next }
portal-boost = boost of { $mana } mana each refresh
portal-endless = cannot be damaged
portal-collapsing = collapsing
portal-level = { $level ->
    [1] level I of IV
    [2] level II of IV
    [3] level III of IV
    [4] level IV of IV
   *[other] level { $level } of IV
}
portal-saidLevel = Portal, level { $stage } of 4, wave { $now }, then { $next }
portal-boostEachTurn = boost of { $mana } mana each turn
portal-action = action
portal-used = used
portal-actionSaid = its action may still be used this turn
portal-usedSaid = its action was used this turn
portal-isOutsider = is the outsider

## backLine
backLine-title = Back line
backLine-pillages = { $cards ->
    [0] pillages nothing
    [one] pillages { $cards } card
   *[other] pillages { $cards } cards
}
backLine-minion = pillages { $cards }
backLine-idle = idle
backLine-away = in lane { $lane }
backLine-place = in the back line
backLine-aside = set aside
backLine-engageable = can be engaged

## By name: backLine-names
backLine-names-onikai = Onikai
backLine-names-yetnar = Yetnar
backLine-names-zephylite = Zephylite
backLine-names-ratamil = Ratamil

## piece
piece-attack = attack { $value }
piece-health = health { $value }
piece-attackIcon = attack
piece-healthIcon = health
piece-cost = cost { $value }
piece-armor = { COMPARE($left, $full) ->
    [same] armor { $full }
   *[other] armor { $left } of { $full } left
}
piece-engaged = engaged
piece-unengaged = not engaged
piece-exhausted = exhausted
piece-boosted = boosted by treachery
piece-concealed = Concealed card
piece-concealedMine = concealed
piece-concealedCounts = counts as a servant, attack 0, health 1
piece-servant = servant, a token
piece-thrall = thrall
piece-joined = one body with { $name }
piece-blank = has lost its abilities
piece-blankShort = no abilities
piece-shorn = has lost the ability that made a monster of it
piece-shornShort = one ability lost
piece-of = of { $name }
piece-charmed = charmed, { $name } decides for it
piece-defected = ally of { $name } that joined the horde
piece-under = { $cards ->
    [one] { $cards } card under it
   *[other] { $cards } cards under it
}
piece-attached = carries { $names }
piece-onto = on { $name }

## By name: piece-token ($count)
piece-token-health = { $count ->
    [one] { $count } health token
   *[other] { $count } health tokens
}
piece-token-wound = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
piece-token-attack = { $count ->
    [one] { $count } attack token
   *[other] { $count } attack tokens
}
piece-token-weaken = { $count ->
    [one] { $count } weaken token
   *[other] { $count } weaken tokens
}
piece-token-armor = { $count ->
    [one] { $count } armor token
   *[other] { $count } armor tokens
}

## piece
piece-temporary-attack = { $count ->
    [one] { $count } temporary attack token
   *[other] { $count } temporary attack tokens
}
piece-temporary-weaken = { $count ->
    [one] { $count } temporary weaken token
   *[other] { $count } temporary weaken tokens
}
piece-temporary-armor = { $count ->
    [one] { $count } temporary armor token
   *[other] { $count } temporary armor tokens
}
piece-turn = this turn
piece-turnAttack = { $value } attack this turn
piece-turnHealth = { $value } health this turn
piece-noMonster = no monster
piece-noAlly = Lane { $lane }, no alliance card
piece-emptyMonster = Lane { $lane }, no monster

## By name: mark
mark-no-damage-dealt = deals no damage
mark-no-damage-taken = takes no damage
mark-double-damage = takes double damage
mark-cannot-pillage = cannot pillage
mark-cannot-be-engaged = cannot be engaged
mark-cannot-move = cannot move
mark-cannot-exhaust = cannot exhaust
mark-does-not-strike = does not strike
mark-tramples-minions = Trample, also on minions
mark-no-abilities = no abilities
mark-strikes-again = strikes again
mark-strikes-elsewhere = strikes elsewhere
mark-splits-strike = splits its strike
mark-pillages-more-per-token = pillages more
mark-trample = Trample
mark-elusive = Elusive
mark-taunt = Taunt

## marker
marker-title = If you stop now
marker-castle = Castle −{ $damage }
marker-portal = Portal −{ $damage }
marker-castleSaid = the castle takes { $damage }
marker-portalSaid = the portal takes { $damage }
marker-falls = falls
# $from, $to
marker-monsterSaid = { COMPARE($to, 0) ->
    [more] { COMPARE($to, $from) ->
        [same] the monster is unharmed
       *[other] the monster goes from { $from } to { $to }
    }
   *[other] the monster falls
}
# $from, $to
marker-allySaid = { COMPARE($to, 0) ->
    [more] { COMPARE($to, $from) ->
        [same] the alliance card is unharmed
       *[other] the alliance card goes from { $from } to { $to }
    }
   *[other] the alliance card falls
}

## By name: marker-reason
marker-reason-fight = { "" }
marker-reason-unopposed = unopposed
marker-reason-tower = tower only
marker-reason-alone = alone
marker-reason-empty = empty
marker-reason-taunt = taunt waits
marker-reason-hidden = concealed
marker-reason-pulled = pulled by taunt

## marker
marker-quiet = quiet
marker-fights = fights now

## stop
stop-title = If you stop now
stop-castle = Castle
stop-portal = Portal
stop-portalBreaks = Portal breaks
stop-portalReplaced = Next portal
stop-deck = Deck
stop-decks = Decks

## castle
castle-side = The castle
castle-of = of { $health }
castle-said = Castle, health { $now } of { $full }
castle-striped = Striped: lost if you stop now

## purse
purse-title = What you have
purse-mana = Mana
# $mana, $cost, $left
purse-manaSaid = { $cost ->
    [0] { $mana } mana
   *[other] { $mana } mana, { $left } after this
}
purse-pays = −{ $cost }
# $name, $mana, $deck
purse-of = { $deck ->
    [one] { $name }: { $mana } mana, { $deck } card in the deck.
   *[other] { $name }: { $mana } mana, { $deck } cards in the deck.
}
purse-keeps = kept from turn to turn
purse-deck = deck
purse-deckSaid = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
purse-discard = discard
purse-discardSaid = { $cards ->
    [one] Discard: { $cards } card. Look
   *[other] Discard: { $cards } cards. Look
}
# $name, $cards
purse-discardOfSaid = { $cards ->
    [one] Discard of { $name }: { $cards } card. Look
   *[other] Discard of { $name }: { $cards } cards. Look
}
purse-discardTitle = Your discard
purse-discardOf = The discard of { $name }

## hand
hand-mine = { $cards ->
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
}
# $name, $cards
hand-of = { $cards ->
    [one] The hand of { $name }, { $cards } card
   *[other] The hand of { $name }, { $cards } cards
}
hand-whose = Whose hand
hand-empty = No cards in hand.
hand-notYet = Hands are drawn once the table is laid.
hand-closed = Nobody’s hand lies open to you.
hand-reaction = also in the Treachery Phase
hand-dear = costs more than there is
hand-inHand = in hand
hand-aside = better put aside in a first game
hand-asideShort = put aside?
hand-advice = For a first game: put aside every card that is no ally.

## tray
tray-choose = Choose a card
tray-close = Close
tray-empty = There is nothing in it.
tray-copies = { $count } copies

## closeUp
closeUp-title = { $name }, close up
closeUp-close = Close
closeUp-words = Words on this card
closeUp-inPlay = In play
closeUp-treachery = As treachery

## By name: closeUp-side
closeUp-side-left = boosts the leftmost monster
closeUp-side-right = boosts the rightmost monster

## closeUp
closeUp-swords = +{ $count } attack
closeUp-symbol = its treachery line happens
closeUp-boost = The alliance gains { $mana } mana when it arrives.
closeUp-corner = Corner { $corner }
closeUp-power = { $power ->
    [0] special power
   *[other] power { $power }
}
closeUp-back = You may not know what this is.
closeUp-backCounts = Until it is turned over it counts as a servant with attack 0 and health 1.

## By name: closeUp-rarity
closeUp-rarity-base = Base
closeUp-rarity-rare = Rare
closeUp-rarity-mythic = Mythic
closeUp-rarity-legendary = Legendary

## strip
strip-nothing = Press a card to read it here.
strip-more = Close up

## told
told-treachery = Treachery
