# What Skytear Horde says, in English.

## Decks
deck-no-castle = The deck has no castle yet.
deck-no-castle-advice = Choose one: its back says what the deck may hold.
deck-no-deck-card = { $card } is no card for a deck.
deck-take-out = Take { $card } out.
deck-banned-trait = { $castle } bans { $trait } cards such as { $card }.
deck-banned-hero = { $castle } bans { $card }.
deck-faction-base = { $castle } allows no base cards of { $faction }, so not { $card }.
deck-faction-rare = { $castle } allows no rare cards of { $faction }, so not { $card }.
deck-faction-mythic = { $castle } allows mythic cards of its own faction only, so not { $card }.
deck-faction-legendary = { $castle } allows legendary cards of its own faction only, so not { $card }.
deck-other-type = { $castle } takes base and rare cards of other factions only if they are { $kinds }, so not { $card }.
deck-short-other-type = { $faction }: { $kinds } only
deck-free-ally = allies
deck-free-tower = towers
deck-free-spell = spells
deck-free-attachment = attachments
deck-no-hero = { $hero }, the hero of { $castle }, is not in the deck.
deck-no-hero-advice = Add { $hero }.
deck-size = { $count ->
    [one] The deck has { $count } card, not { $size }.
   *[other] The deck has { $count } cards, not { $size }.
}
deck-full = The deck is full: the hero and 39 others.
deck-too-few-advice = Add { $count } more.
deck-too-many-advice = Take { $count } out.
deck-many-legendary = A deck holds at most { $most } legendary cards, its hero included.
deck-many-mythic = A deck holds at most { $most } mythic cards.
deck-copies = { $count } copies of { $card } are too many: it is { $rarity }, so { $most }.
deck-copies-together = All decks together hold { $count } copies of { $card }: it is { $rarity }, so { $most }.
deck-all-copies = All copies of { $card } are in: it is { $rarity }, so { $most }.
deck-same-castle = Two players build on { $castle }.
deck-same-castle-advice = Each player picks a different castle.
deck-same-ready = Two players took the { $deck } deck, and there is one of it.
deck-same-ready-advice = Choose another deck for one of them.
deck-short-banned-trait = { $trait } banned
deck-short-banned-hero = banned
deck-short-faction-base = { $faction }: no base cards
deck-short-faction-rare = { $faction }: no rares
deck-short-faction-mythic = { $faction }: no mythics
deck-short-faction-legendary = { $faction }: no heroes
deck-short-full = deck is full
deck-short-all-copies = { $most } of { $most } in
deck-short-many-legendary = { $most } legendaries
deck-short-many-mythic = { $most } mythics
deck-limit-cards = Cards
deck-limit-legendary = Legendary
deck-limit-mythic = Mythic

## Deck codes and lists
deck-no-code = This is no deck code.
deck-no-code-advice = A code begins with SH1- and is copied whole.
deck-code-mistyped = This deck code has a mistake in it.
deck-code-meant = Did you mean { $code }?
deck-code-again = Copy it once more, whole.
deck-code-unknown = This deck code names a card that is not here.
deck-code-unknown-advice = It may come from a newer release, or from a pack of cards that is not in use here.
deck-too-large = A deck of more than { $most } cards is not looked at.
deck-too-large-advice = Forty are enough.
deck-no-such-card = Line { $line } names no card: { $text }
deck-near = Did you mean { $nearest }?
deck-list-advice = Write a number and a name in each line, such as: 3 Clan of the Oak
deck-nothing = There is no deck in that.
deck-nothing-advice = Use a deck code (SH1-…), the name of a deck such as liothan, or a list of cards.

## What cannot be set up
packs-missing = { $count ->
    [one] The record was played with the pack { $names }, which is not in use here.
   *[other] The record was played with the packs { $names }, which are not in use here.
}
packs-missing-advice = Add --pack FOLDER to the command (hordekeep replay, verify, play, serve).
setup-mode-solo = solo is for 1 player, not { $seats }. [{ $rule }]
setup-mode-coop = coop is for 2 players, not { $seats }. [{ $rule }]
setup-mode-versus = versus is for 2 or 3 players, not { $seats }. [{ $rule }]
setup-tiers = Tier decks are for a horde that plays itself. [SH-CUST-05]
setup-deck = { $because } [{ $rule }]
setup-deck-more = { $because } [{ $rule }] (and { $more } more)
setup-deck-advice = The deck builder shows all.
setup-cheater = A cheater's deck has { $size } cards, not { $count }. [SH-ACH-03]
setup-cheater-advice = Build it without limits and paste its code.
setup-no-horde-card = There is no horde card { $quoted }.
setup-cheated-mark = { $card } may not be among them. [SH-ACH-07]
setup-cheated-size = The horde needs { $size } cards, not { $count }. [SH-ACH-07]
setup-cheated-advice = Write them like “2 Frost Giant; 1 Cave Yeti; ...”.
setup-other-castle = { $deck } does not go with { $castle }: a ready-made deck is of the castle's set and faction. [HM-SETUP-05]
setup-other-castle-advice = Leave the castle or the deck to the game, or choose one that goes with the other.
setup-no-deck = There is no ready-made deck for { $castle }. [HM-SETUP-05]
setup-hero = { $challenge } needs a deck with { $hero }. [{ $rule }]
setup-hero-advice = Choose another deck.

## Keywords
keyword-armor = Armor
keyword-armor-means = Armor X: each turn, the first X damage to this is prevented.
keyword-assault = Assault
keyword-assault-means = Assault X: deal X damage to the portal, or to the outsider if it is in play.
keyword-barrier = Barrier
keyword-barrier-means = While it has no wound, any damage to this is a single wound instead.
keyword-elusive = Elusive
keyword-elusive-means = Elusive X: the first time each turn that this has struck a monster and lives, it may move to a free lane within X.
keyword-epic = Epic
keyword-epic-means = A stronger card: what speaks of non-epic cards does not touch it.
keyword-guerrilla = Guerrilla
keyword-guerrilla-means = Guerrilla X: remove X health tokens from a minion, wherever it is.
keyword-heroic = Heroic
keyword-heroic-means = Heroic X: while it is wounded, this has +X attack.
keyword-mutaform = Mutaform
keyword-mutaform-means = Mutaform X: X times, put an attack token or a health token on the card.
keyword-rebuild = Rebuild
keyword-rebuild-means = Rebuild X: put up to X cards of one discard pile under its player’s deck, in any order.
keyword-taunt = Taunt
keyword-taunt-means = The alliance phase cannot end while an ally could engage this and none does.
keyword-trample = Trample
keyword-trample-means = When it strikes in the fight phase, what it needs not to destroy its enemy goes on to the castle or the portal.
keyword-assault-means-hm-glo-07 = Assault X: deal X damage to the portal or to an outsider in play, as you choose.
keyword-concealed = Concealed
keyword-concealed-means = Face down in a lane: a servant monster with attack 0 and health 1. When the alliance phase closes it is turned over and summoned there.
keyword-pillager = Pillager
keyword-pillager-means = When it is summoned, and in the Pillage Phase, it moves to the back line.
keyword-reinforce = Reinforce
keyword-reinforce-means = Reinforce X: X times, put a health token on the minion with the fewest, also on one that was destroyed.
keyword-taunt-means-hm-glo-55 = When the alliance phase closes and this is not engaged, the nearest unengaged ally is pulled to its lane.

## Places
card-in-lane = { $card } in lane { $lane }
card-in-back-line = { $card } in the back line
card-in-back-line-again = { $card } number { $number } in the back line
card-of-power = { $card } of power { $power }
card-attached = { $card } on { $host }
card-attached-again = { $card } number { $number } on { $host }
hidden-card = a hidden card
hidden-in-lane = the hidden card in lane { $lane }
place-monster = the monster in lane { $lane }
place-ally = the ally in lane { $lane }
place-castle = the castle
place-portal = the portal
place-back-line = the back line
place-empty = an empty place
thing-hidden = A hidden card
thing-portal = The portal
in-lane = lane { $lane }
in-back-line = back line, place { $number }
elsewhere = not in a lane
elsewhere-again = attachment { $number }, not in a lane
who-of-several = { $one } or { $others }
list = { $first }, { $rest }
nothing = nothing

## What is asked
ask-for-card = { $card }: { $asked }
ask-for-revealed = { $card }, facing { $revealed }: { $asked }
ask-mulligan = { $who }, which cards will you put aside for new ones?
ask-action = { $players ->
    [one] { $who }, the alliance acts. You have { $mana } mana.
   *[other] { $who }, the alliance acts, in any order.
}
ask-react = { $who }, will you react to the treachery?
ask-horde-action = { $who }, the horde acts. You have { $mana } mana.
ask-horde-summon = { $who }, summon from your hand? You have { $mana } mana.
ask-rearrange = { $who }, rearrange the hidden cards?
ask-summon-one-more = { $who }, which card comes beyond the wave?
ask-plan = { $who }, which card goes on top of the horde deck?
ask-plan-treachery = { $who }, will you plan the treachery for 1 mana?
ask-reveal-first = { $who }, which hidden card is revealed next?
ask-draw = { $players ->
    [one] { $who }, a monster has fallen. Draw a card?
   *[other] { $who }, a monster has fallen. Who draws a card?
}
ask-mana-to = { $who }, who gains the mana?
ask-which-first = { $who }, what comes first?
ask-pillage-order = { $who }, what comes first: a monster taking its cards, or an ability?
ask-before-pillaging = { $who }, which ability comes before the pillaging?
ask-hand-limit = { $who }, you hold more than seven cards. Which one goes?
ask-toll = { $who }, which card do you discard to engage it?
ask-must-leave = { $who }, it cannot engage the monster here. Where does it go?
ask-answer-taunt = { $who }, a monster taunts. Who answers?
ask-taunt-pulls = { $who }, it taunts, and several allies are equally near. Whom does it pull?
ask-taunts-first = { $who }, shall the taunts come before concealed cards are revealed?
ask-may-bolt = { $who }, should the spell deal damage equal to its cost instead of its own effect?
ask-agree-swap = { $who }, do you agree to swap { $one } and { $other }? Both are exhausted.
ask-pile-lane = { $who }, in which lane does it arrive?
ask-trample-on = { $who }, where does the excess damage go?
ask-elusive = { $who }, will it slip into another lane?
ask-elusive-first = { $who }, will it slip into another lane first, before all else that follows the strike?
ask-guerrilla = { $who }, which minion loses health tokens?
ask-mutaform = { $who }, an attack token or a health token?
ask-rebuild = { $who }, which card goes back under the deck?
ask-rebuild-whose = { $who }, whose discard pile?
ask-may = { $who }, will you use it?
ask-may-pay = { $who }, will you pay for it?
ask-may-conceal = { $who }, summon it concealed for 1 mana?
ask-choose-one = { $who }, choose one of its options.
ask-discard = { $who }, which card do you discard?
ask-discard-instead = { $who }, will you discard a card to prevent it?
ask-ally-instead = { $who }, which ally takes the damage instead?
ask-pick = { $who }, choose one.
ask-pick-ally = { $who }, choose an ally.
ask-pick-monster = { $who }, choose a monster.
ask-pick-creature = { $who }, choose a creature.
ask-pick-minion = { $who }, choose a minion.
ask-pick-tower = { $who }, choose a tower.
ask-pick-card = { $who }, choose a card.
ask-pick-lane = { $who }, choose a lane.
ask-pick-attachment = { $who }, choose an attachment.
ask-pick-neighbour = { $who }, choose a neighbour.
ask-pick-seat = { $who }, choose a player.
ask-pick-shelter = { $who }, under which card does it go?
ask-choose-move = { $who }, which ally goes where?
ask-pick-token = { $who }, which token?
ask-pick-wounds = { $who }, how many wounds?
ask-pick-attack-tokens = { $who }, how many attack tokens?
ask-pick-health-tokens = { $who }, how many health tokens?
ask-assault = { $who }, what does the assault hit?
ask-pick-share = { $who }, how is the strike shared out?
ask-redirect = { $who }, who takes the damage?
ask-may-redirect = { $who }, shall another take the damage?
ask-may-redirect-all = { $who }, shall another take all the damage, before armor stops any?
ask-guess-cost = { $who }, what does the top card cost?
ask-guess-type = { $who }, of which type is the top card?
ask-choose-play = { $who }, which ally do you play, and where?
ask-pick-host-or-none = { $who }, attach it? To what?
ask-pick-host = { $who }, what is it attached to?
ask-pick-number = { $who }, choose a number.

## Choices
label-play = Play { $card }
label-play-lane = Play { $card } in lane { $lane }
label-play-cheap = Play { $card } in lane { $lane } for less, at the castle’s expense
label-play-for-nothing = Play { $card } and discard it without effect
label-play-on = Attach { $card } to { $what }
label-move = Move { $card } from lane { $here } to lane { $there }
label-swap = Swap { $one } and { $other }
label-swap-hidden = Swap the hidden cards in lanes { $here } and { $there }
label-engage = Engage { $card }
label-engage-in = Engage { $card } in lane { $lane }
label-engage-from-lane = Engage { $what } with the ally in lane { $lane }
label-castle-draw = Exhaust the castle and pay 1 mana to draw a card
label-use = Use { $what }
label-use-another = Use { $what }, ability { $number }
label-discard = Discard { $what }
label-reshuffle = Shuffle your discard pile into the deck
label-done = Done
label-at = { $what }
label-at-portal = The portal
label-lane = Lane { $lane }
label-card = { $card }
label-redraw = Put { $card } aside
label-keep = Keep these cards
label-summon = Play { $card } in lane { $lane }
label-summon-aside = Play { $card }
label-summon-under-pile = Summon { $card }: without a free lane it goes under the outsider pile
label-move-up = Move { $what } to lane { $there }
label-exhaust = Exhaust { $what } for 2 mana, by { $by }
label-portal-action = Use the portal’s action
label-conceal = Play { $card } face down in lane { $lane }
label-hide = Turn { $what } face down
label-drop = Discard { $what }
label-challenge = Challenge with { $what }
label-plan = Draw a card and plan
label-to = { $who }
label-first = { $card } ({ $where }), ability { $number }
label-first-destroyed = { $card } ({ $where }): destruction
label-first-armor = { $card } ({ $where }): armor
label-first-barrier = { $card } ({ $where }): Barrier
label-first-double = { $card } ({ $where }): double damage
label-first-draw = { $card } ({ $where }): the draw for its fall
label-option = Option { $number }
label-number = { $number }
label-token-attack = An attack token
label-token-health = A health token
label-yes = Yes
label-no = No
label-stop = No more

## Refusals
no-mana = There is not enough mana for that.
no-not-in-hand = That card is not in your hand.
no-lane-taken = An alliance card is in that lane already.
no-host = It cannot be attached there.
no-needs-place = Allies and towers go to a lane, attachments to a card, spells to no place.
no-bargain = That card has no lower price.
no-reaction = In the Treachery Phase only what bears the lightning mark can be used.
no-only-reactions = In the Treachery Phase only reaction spells can be played.
no-exhausted = It is exhausted until the next Refresh Phase.
no-exhausted-now = It is exhausted: it can do that again once it is ready.
no-both-ready = Both allies have to be ready, for both are exhausted.
no-abilities-left = It has lost its abilities, and with them what every ally and every castle can do.
no-cannot-face = It cannot engage the monster in that lane, so it cannot go there.
no-monster-behind = No monster that could be engaged stands there in the back line.
no-monster-there-already = A monster is in that lane already.
no-castle-used = The castle is exhausted: it is used once a turn.
no-attachment-discard = Only allies and towers in play can be discarded.
no-not-yours = That card belongs to another player.
no-exhaust-ability = There is no such “Exhaust:” ability.
no-held = Another card forbids that this turn.
no-ally-there = No ally stands there.
no-tower-moves = Towers stay where they are.
no-partners-ally = That ally belongs to your partner: you can only swap it with one of yours.
no-challenged = The ally is challenged: it cannot move while it faces that monster.
no-minion = That minion is in a lane already.
no-minion-health = That minion has no health, so it cannot be engaged.
no-lane-for-minion = All six lanes have monsters: there is no room to engage a minion.
no-ally-for-minion = An ally has to stand in the leftmost lane without monsters.
no-tower-engages = A tower stands in the leftmost lane without monsters, and towers engage nobody.
no-unengageable = It cannot be engaged this turn.
no-card-to-discard = You hold too few cards to pay for that.
no-cost-target = Nothing is there to pay that with.
no-nothing-there = There is no alliance card.
no-castle-stays = The castle stays in play.
no-reshuffle = Only the Survivalist challenge lets you shuffle your discard pile into the deck, twice a game.
no-reshuffles-left = You have shuffled your discard pile into the deck twice already.
no-discards-to-shuffle = Your discard pile is empty.
no-taunt = The monster in lane { $lane } taunts: an ally has to engage it first.
no-swap-backwards = These two change places as one swap: from lane { $here } to lane { $there }.
no-nothing-lies-there = Nothing lies there.
no-pick-ally = An ally has to be chosen, and that is none.
no-pick-monster = A monster has to be chosen, and that is none.
no-pick-creature = An ally or a monster has to be chosen, and that is neither.
no-pick-minion = A minion has to be chosen, and that is none.
no-guerrilla = Guerrilla takes health tokens from minions, and that is none.
no-pick-tower = A tower has to be chosen, and that is none.
no-pick-attachment = An attachment has to be chosen, and that is none.
no-doomed = It is being destroyed already.
no-set-aside = That minion is set aside: it is in play again once it has a health token.
no-health-token = That minion has no health token left to lose.
no-trample-on = What is left of the damage goes to the portal or to a minion in the back line.
no-assault = An assault hits the portal or the outsider in play.
no-taunt-pulls = A taunt pulls the nearest ally that no monster engages.
no-not-in-back-line = Only monsters in the back line pillage.
no-pillaged = It has pillaged, or one that takes as many cards stands for it.
no-takes-no-cards = It takes no cards.
no-not-itself = It has to be another card than the one that asks.
no-epic = It is epic, and only a monster that is not can be chosen.
no-not-in-a-lane = Only what stands in a lane can be chosen.
no-not-meant = What { $card } says does not reach it.
no-deck-too-small = The deck has no card left to replace it.
no-not-in-discard = That card is not in that discard pile.
no-not-in-pile = That card is not in the outsider pile.
no-other-type = It has to be a card of this type: { $type }.
no-not-shown = Only the cards that are laid out can be chosen, and that is none of them.
no-nothing-hidden = No hidden card lies in that lane.
no-too-far = That lane is too far away to slip to.
no-idle-minion = That minion has no health, so nothing picks it out.
no-tie = Others come first: only those that are equal in what is asked for can be chosen.
no-reinforced = Health tokens go to a minion with the fewest of them.
no-room-for-all = There are not enough free lanes side by side for all of it.
no-empty-deck = That player has no card left to draw.
no-empty-discard = That player’s discard pile is empty.
no-not-lying-there = That card does not lie there.
no-first-alike = Another that does the same stands for it.
no-not-waiting = Nothing of that card waits for its turn now.
no-such-option = There are only { $options } options.
no-idle-option = Nothing would come of that option now.
no-number = It has to be a number from { $least } to { $most }.
no-taunt-answer = That brings no ally before the taunting monster.
no-not-among = That one cannot be chosen here.
no-not-asked-for = That is no answer to this question.
no-answer-first = First answer the question that is open.
no-alliance-phase = That is done in the Alliance Phase.
no-treachery-phase = In the Treachery Phase there are only reactions.
no-mulligan-now = The starting hand is changed once, before the first turn.
no-alliance-players = Only alliance players do that.
no-horde-players = Only a horde player does that, in a versus game.
no-horde-phase = That is done in the Horde Phase.
no-wave-spent = The wave is spent: the portal lets no more horde cards in this turn.
no-summon-now = Cards of the hand are summoned in step 2, before the outsider pile and the portal’s turn.
no-act-yet = First the wave: actions come once the portal has turned.
no-needs-lane = A monster comes to a free lane: say which.
no-needs-no-lane = Spells and attachments are resolved at once: they take no lane.
no-monster-abilities = It has no abilities, so it cannot be exhausted for anything.
no-swap-with-back-line = Only two monsters in lanes can change places.
no-cannot-meet = A card forbids these two to engage each other.
no-not-engaged = Only an ally that is engaged with a monster can be exhausted so.
no-ally-exhausted = That ally is exhausted already.
no-has-play = It has a “Play:” ability, so it cannot be turned face down.
no-portal-action = This portal has no action: only the first two levels of a versus game have one.
no-portal-action-used = The portal’s action was used this turn.
no-minion-tokens = The minions have too few health tokens left to pay that.
no-monster-there = A horde card is in that lane already.
no-no-monster = There is no monster to do that with.
no-minion-stays = Minions are not the horde player’s to order about.
no-outsider-stays = The outsider stays in play.
no-burdened = Tokens or attachments lie on it, so it cannot be turned face down.
no-concealed-already = It lies face down already.
no-challenges-already = It is exhausted, so it cannot challenge.
no-horde-card = There is no horde card left to draw.
no-rearrange-now = Hidden cards are rearranged only right after a monster was turned face down.
no-not-hidden = Only two face-down cards change places in secret.

## The log
log-game-begins = { $castle } stands. { $outsider } waits behind the portal.
log-castle-stands = { $castle } stands.
log-deck-shuffled = { $who } shuffles a deck of { $cards } cards.
log-portals-laid = The portals are laid out, { $levels } levels in all.
log-minions-laid = The four minions stand in the back line, with { $amount ->
    [one] one health token
   *[other] { $amount } health tokens
  } among them.
log-horde-shuffled = The horde deck of { $cards } cards is shuffled.
log-outsider-chosen = { $outsider } waits, set aside.
log-turn-begins = Turn { $turn }.
log-phase-begins = { $phase } Phase.
log-game-ends-castle-fell = The castle falls. The alliance has lost.
log-game-ends-deck-ran-out = An alliance deck has run out. The alliance has lost.
log-game-ends-outsider-destroyed = The last outsider is destroyed. The alliance has won!
log-game-ends-survived = The alliance has survived twenty turns. It has won!
log-mana-gained = { $who } gains { $amount } mana.
log-mana-gained-alliance = The alliance gains { $amount } mana.
log-mana-gained-horde = The horde gains { $amount } mana.
log-mana-lost = { $who } loses { $amount } mana.
log-mana-lost-alliance = The alliance loses { $amount } mana.
log-mana-lost-horde = The horde loses { $amount } mana.
log-readied = Exhausted cards are ready again.
log-drew = { $who } draws a card.
log-drew-card = { $who } now holds { $card }.
log-horde-drew = The horde player draws a card.
log-reshuffled = { $who } shuffles the discard pile into the deck.
log-horde-reshuffled = { $cards ->
    [one] The horde deck is made anew from { $cards } discarded card.
   *[other] The horde deck is made anew from { $cards } discarded cards.
}
log-pillaged = { $amount ->
    [one] The horde pillages { $amount } card.
   *[other] The horde pillages { $amount } cards.
}
log-pillaged-card = { $who } loses { $card } to pillage.
log-discarded = { $who } discards { $card }.
log-discarded-in-play = Discarded: { $thing }.
log-discarded-revealed = Discarded before it takes effect: { $card }.
log-returned = { $who } takes { $card } back to hand.
log-to-supply = Back to the supply: { $thing }.
log-to-supply-card = Back to the supply: { $card }.
log-taken = { $who } takes { $card } from the discard pile.
log-borrowed = { $thing } takes over the abilities of { $by }.
log-fetched = { $who } takes { $card } from the collection.
log-searched = { $who } takes a card from the deck.
log-shuffled = { $who } shuffles the deck.
log-looked = The alliance looks at the top card of { $who }’s deck.
log-looked-horde = { $who } looks at the top card of the horde deck.
log-looked-card = On top lies { $card }.
log-revealed-top = { $who } reveals { $card }.
log-guessed-right = Well guessed: it is { $card }.
log-guessed-wrong = Wrong guess: it is { $card }.
log-rebuilt = { $who } puts { $card } under the deck.
log-under-deck = { $amount ->
    [one] { $who } puts { $amount } card under the deck.
   *[other] { $who } puts { $amount } cards under the deck.
}
log-hands-dealt = Everybody draws a starting hand.
log-mulligan = { $cards ->
    [0] { $who } keeps the starting hand.
    [one] { $who } changes { $cards } card of the starting hand.
   *[other] { $who } changes { $cards } cards of the starting hand.
}
log-played = { $who } plays { $card } in lane { $lane }.
log-played-elsewhere = { $who } plays { $card }.
log-used = { $who } uses { $card }.
log-triggered = Card effect: { $card }.
log-engaged = { $card }: engaged in lane { $lane }.
log-prices-change = { $card } changes what cards cost this turn.
log-playable-again = { $who } may play { $card } from the discard pile this turn.
log-castle-draws = { $who } pays 1 mana and exhausts the castle to draw a card.
log-swap-refused = { $who } does not agree to swap { $card }.
log-moved = { $card }: from lane { $here } to lane { $there }.
log-came-to-lane = { $card }: to lane { $there }.
log-went-back = { $card }: back to the back line.
log-swapped = { $card } and { $partner }: swapped, now in lanes { $here } and { $there }.
log-attached = Attached to { $host }: { $card }.
log-summoned = New in lane { $lane }: { $card }.
log-on-pile = On top of the outsider pile: { $card }.
log-under-pile = At the bottom of the outsider pile: { $card }.
log-summoned-aside = The horde brings { $card }.
log-outsider-stage = Under the outsider pile: { $card }.
log-treachery-revealed = The treachery card: { $card }.
log-boosted = Boosted: { $thing }, +{ $amount } attack this turn.
log-lane-fights = Lane { $lane } fights.
log-struck = { $thing } against { $target }: a strike for { $amount }.
log-trampled = Trample, { $card }: { $amount } damage goes on to { $target }.
log-damage = { $thing }: { $amount } damage from { $by }.
log-damage-plain = { $thing }: { $amount } damage.
log-armor = { $thing }: armor stops { $amount } damage.
log-replaced = { $thing } takes no damage: something else happens instead.
log-prevented = { $thing }: { $by } prevents { $amount } damage.
log-healed = { $amount ->
    [one] { $thing }: { $amount } wound removed.
   *[other] { $thing }: { $amount } wounds removed.
}
log-tokens = { $thing }: { $tokens } added.
log-tokens-removed = { $token ->
    [armor] { $thing }: { $amount ->
        [one] { $amount } armor token removed.
       *[other] { $amount } armor tokens removed.
    }
    [temporary-attack] { $thing }: { $amount ->
        [one] { $amount } temporary attack token removed.
       *[other] { $amount } temporary attack tokens removed.
    }
    [temporary-weaken] { $thing }: { $amount ->
        [one] { $amount } temporary weaken token removed.
       *[other] { $amount } temporary weaken tokens removed.
    }
    [temporary-armor] { $thing }: { $amount ->
        [one] { $amount } temporary armor token removed.
       *[other] { $amount } temporary armor tokens removed.
    }
   *[weaken] { $thing }: { $amount ->
        [one] { $amount } weaken token removed.
       *[other] { $amount } weaken tokens removed.
    }
}
log-tokens-lost = { $amount ->
    [one] { $thing }: { $amount } health token removed.
   *[other] { $thing }: { $amount } health tokens removed.
}
log-changed = { $thing }: { $changes } this turn.
log-changed-nothing = { $thing }: nothing changes.
log-gained-keyword = { $thing }: { $keyword } this turn.
log-gained-numbered-keyword = { $thing }: { $keyword } { $amount } this turn.
log-put-under = Put under { $host }: { $card }.
log-attack-tokens-lost = { $amount ->
    [one] { $thing }: { $amount } attack token removed.
   *[other] { $thing }: { $amount } attack tokens removed.
}
log-exhausted = Exhausted: { $thing }.
log-readied-card = Ready again: { $thing }.
log-marked = { $thing }: { $mark } this turn.
log-destroyed = Destroyed: { $thing }.
log-destroyed-portal = The portal is destroyed!
log-portal-turned = The portal turns. The next wave is { $wave }.
log-portal-is-outsider = The portal is the outsider now!
log-portal-collapses = The portal collapses!
log-portal-replaced = A new portal opens: stage { $stage }.
log-portal-replaced-level = A new portal opens: level { $stage }.
log-challenged = { $card }: challenge in lane { $lane }. The ally there cannot be moved.
log-exhausted-ally = Exhausted: { $thing }, by { $by }.
log-portal-action = The horde player uses the portal’s action.
log-planned = The horde player puts a card on top of the horde deck.
log-concealed = A horde card is played face down in lane { $lane }.
log-arrives-concealed = A horde card arrives face down in lane { $lane }.
log-hidden-together = Turned face down and shuffled: { $cards }.
log-hidden = Turned face down in lane { $lane }: { $card }.
log-rearranged = The horde player may have swapped hidden cards.
log-swapped-hidden = Hidden cards in lanes { $one } and { $other } changed places.
log-revealed = Revealed in lane { $lane }: { $card }.
tokens-health = { $amount ->
    [one] { $amount } health token
   *[other] { $amount } health tokens
}
tokens-attack = { $amount ->
    [one] { $amount } attack token
   *[other] { $amount } attack tokens
}
tokens-weaken = { $amount ->
    [one] { $amount } weaken token
   *[other] { $amount } weaken tokens
}
tokens-armor = { $amount ->
    [one] { $amount } armor token
   *[other] { $amount } armor tokens
}
tokens-temporary-attack = { $amount ->
    [one] { $amount } temporary attack token
   *[other] { $amount } temporary attack tokens
}
tokens-temporary-weaken = { $amount ->
    [one] { $amount } temporary weaken token
   *[other] { $amount } temporary weaken tokens
}
tokens-temporary-armor = { $amount ->
    [one] { $amount } temporary armor token
   *[other] { $amount } temporary armor tokens
}
tokens-wound = { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
mark-no-damage-dealt = no damage dealt
mark-no-damage-taken = no damage taken
mark-double-damage = double damage taken
mark-cannot-pillage = no pillaging
mark-cannot-be-engaged = cannot be engaged
mark-cannot-move = cannot move
mark-cannot-exhaust = cannot exhaust
mark-does-not-strike = no strike
mark-strikes-elsewhere = strikes elsewhere
mark-tramples-minions = trample may go on to a minion
mark-no-abilities = no abilities
mark-strikes-again = a second strike
mark-splits-strike = may split its strike
mark-pillages-more-per-token = more pillage
change-attack = { $amount } attack
change-health = { $amount } health
change-armor = { $amount } armor

## How far the game has come
progress-setup = Setup
progress-turn = Turn { $turn }
phase-refresh = Refresh
phase-horde = Horde
phase-alliance = Alliance
phase-treachery = Treachery
phase-fight = Fight
phase-pillage = Pillage
phase-end = End
phase-resolution = Resolution

## How it ended
result-won = { $rule ->
    [SH-ACH-15] The alliance wins: it has survived twenty turns.
   *[other] The alliance wins: the last outsider is destroyed.
}
result-lost = { $rule ->
    [SH-WIN-01] The alliance loses: the castle has fallen.
   *[other] The alliance loses: a deck has run out.
}

## What decided a game
trait-castle = castle { $card }
trait-portal = portal of stage { $stage } reached
trait-hero = { $card } in a lane at the end
trait-ended = ended by { $rule }

# The boxes.
about-skytear-horde = Hold the castle against a horde that comes lane by lane, break its portals and bring the outsider down.

# The words on a card beside its sentences.
word-ally = Ally
word-hero = Hero
word-tower = Tower
word-spell = Spell
word-attachment = Attachment
word-monster = Monster
word-outsider = Outsider
word-thrall = Thrall
word-minion = Minion
word-token = Token
word-servant = Servant
word-ally-token = Ally servant
word-castle = Castle
word-portal = Portal
word-royal-guard = Royal Guard
word-shapeshifter = Shapeshifter
word-dryad = Dryad
word-tribesmen = Tribesmen
word-shadows = Shadows
word-bushido = Bushido
word-weapon = Weapon
word-rogue = Rogue
word-phalanx = Phalanx
word-mentalist = Mentalist
word-base = base
word-rare = rare
word-mythic = mythic
word-legendary = legendary
word-epic = epic
epic-kind = Epic { $lower }
word-cost = cost
word-stage = stage
word-health = health
word-boost = boost
word-corner = corner
word-power = power
word-left = leftmost
word-right = rightmost
word-treachery = treachery
word-waves = waves
word-solo = solo
word-coop = co-op
word-versus = versus
word-versus2 = versus for two
word-versus3 = versus for three
word-normal = normal
word-hard = hard
word-painful = painful

# What can be chosen before a game.
option-mode = Mode
option-mode-auto = By the number of players
option-mode-solo = Solo
option-mode-coop = Co-operative
option-mode-versus = Versus: the last seat plays the horde
option-common-core = The four of the box
option-common-utsesh = The four of Utsesh
option-common-both = All eight
option-horde-none = None
option-difficulty = Difficulty
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-painful = Painful
option-deck = Deck
option-deck_b = Deck of the second player
option-deck_b-auto = Another colour
option-castle = Castle
option-castle-auto = That of the first deck
option-horde = Horde
option-outsider = Outsider
option-horde_b = Mix in a second horde
option-horde_c = Mix in a third horde
option-common = Common cards
option-stages = Outsider stages
option-stages-all = All
option-stages-skip-first = Without the first
option-stages-skip-second = Without the second
option-no_epics = No epic monsters
option-minion_tokens = More or fewer health tokens on each minion (for a mixed horde 1 or 2 more)
option-tiers = Two horde decks by tier, for less variance
option-challenge = Achievement to try
option-challenge-none = None
option-horde_cards = Horde cards of your choice, for Cheated!
option-replay_concealed = Concealed monsters repeat “Play:” when revealed

# Achievements, and what they ask.
challenge-mentalist = Mentalist
challenge-mentalist-asks = Win without playing an ally other than heroes.
challenge-cheater = Cheater
challenge-cheater-asks = Win with a free deck of 30 cards; the castle starts with 10 wounds.
challenge-upside-down = Upside Down
challenge-upside-down-asks = Win while monsters in lanes pillage and minions of the back line strike the castle.
challenge-cheated = Cheated!
challenge-cheated-asks = Win against 30 horde cards of your choice, none with the mark II.
challenge-reanimator = Reanimator
challenge-reanimator-asks = Start with Tlakali in hand, bring back five allies with her ability, and win.
challenge-one-bear-army = One Bear Army
challenge-one-bear-army-asks = Start with Gulbjarn in hand; one strike of his destroys the last outsider and both its neighbours.
challenge-heroes-never-die = Heroes Never Die
challenge-heroes-never-die-asks = Start with Yami in hand; she destroys two epic monsters in one turn, survives it, and you win.
challenge-shining-star = Shining Star
challenge-shining-star-asks = Start with Akhuti in a lane with 2 health tokens and no mana in the first turn; she stays until you win.
challenge-unstoppable-army = Unstoppable Army
challenge-unstoppable-army-asks = Win although nothing destroys, damages or weakens the minions.
challenge-survivalist = Survivalist
challenge-survivalist-asks = Outsiders cannot be hurt; shuffle your discards into your deck twice a game; win at the end of turn 20.
challenge-sort-of-pacifist = Sort of Pacifist
challenge-sort-of-pacifist-asks = Win without destroying a monster other than the outsider.
challenge-master-of-the-horde = Master of the Horde
challenge-master-of-the-horde-asks = Each fallen first outsider is followed by another one; destroy three different ones.
option-level = Level
option-portals = Portals of the first set
option-portals-normal = Normal
option-portals-hard = Hard
option-portals-painful = Painful
option-outsider-auto = The one suggested for the horde
option-deck-auto = That of the castle (or blue)
option-castle_b = Castle of the second player, out of play
option-common-none = None
option-extra_heroes = The extra heroes belong to the decks of the first set: one of three stays in the box, at random

# The alliance decks by the names of the overview.
deck-name-liothan = Liothan Shapeshifters
deck-name-taulot = Taulot Followers
deck-name-kurumo = Kurumo Warriors
deck-name-nupten = Nupten Illusionists
deck-name-liothan-enforcers = Liothan Enforcers
deck-name-taulot-custodians = Taulot Custodians
deck-name-kurumo-artificers = Kurumo Artificers
deck-name-nupten-diviners = Nupten Diviners

# The battle plan.
plan-first_set = With the first set
plan-nupten = With Nupten Illusionists
plan-utsesh = With the Horde of Utsesh
plan-diviners = With Nupten Diviners
plan-brood = With The Brood
plan-colossals = With the Colossals
about-monoliths = Hordes in five levels of difficulty, concealed monsters, servants, and outsiders as wide as several lanes. The cards of both sets may mix.
option-castle-of-deck = That of the deck
option-deck_b-of-castle = That of the castle (or another)
option-common-of-first = Common cards of the first set
deck-complex = { $deck } (complex)
plan-deck = Deck
plan-deck-auto = The next one in order
plan = Battle plan
plan-about = Take one deck against every horde, one after another. Six victories make the plan a success; after four, each outsider comes at random.
total-difficulty = Total difficulty { $score }
