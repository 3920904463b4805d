# Horde (Plankton Games): everything the game says, in English.

## The six factions and five types, as Battle Cards
battle-water = Water
battle-fire = Fire
battle-forest = Forest
battle-royal = Royal
battle-sun = Sun
battle-moon = Moon
battle-ooze = Ooze
battle-troll = Troll
battle-dragon = Dragon
battle-golem = Golem
battle-skeleton = Skeleton

## Cards
card-water-ooze = Water Ooze
card-water-troll = Water Troll
card-water-dragon = Water Dragon
card-water-golem = Water Golem
card-water-skeleton = Water Skeleton
card-fire-ooze = Fire Ooze
card-fire-troll = Fire Troll
card-fire-dragon = Fire Dragon
card-fire-golem = Fire Golem
card-fire-skeleton = Fire Skeleton
card-forest-ooze = Forest Ooze
card-forest-troll = Forest Troll
card-forest-dragon = Forest Dragon
card-forest-golem = Forest Golem
card-forest-skeleton = Forest Skeleton
card-royal-ooze = Royal Ooze
card-royal-troll = Royal Troll
card-royal-dragon = Royal Dragon
card-royal-golem = Royal Golem
card-royal-skeleton = Royal Skeleton
card-sun-ooze = Sun Ooze
card-sun-troll = Sun Troll
card-sun-dragon = Sun Dragon
card-sun-golem = Sun Golem
card-sun-skeleton = Sun Skeleton
card-moon-ooze = Moon Ooze
card-moon-troll = Moon Troll
card-moon-dragon = Moon Dragon
card-moon-golem = Moon Golem
card-moon-skeleton = Moon Skeleton
card-steam-beast = Steam Beast
card-phantasm = Phantasm
card-vampire = Vampire
card-flayer = Flayer
card-elvenking = Elvenking
card-demon = Demon
card-trickster = Trickster
card-betrayer = Betrayer
list = { $first }, { $rest }
no-cards = nothing

## What is asked
ask-token = { $who }, which Score Token goes on { $battle }?
ask-open = { $who }, you open: take a monster from the Pool.
ask-second = { $who }, take a second monster, or stop at one?
ask-pick = { $who }, take a monster. You need { $missing } more to reach { $target }.
ask-steal = { $who }, { $picker } has picked { $card }. Send the Betrayer to steal it?
ask-give-first = { $who }, which card goes to { $picker } with the Betrayer?
ask-give-second = { $who }, which second card goes to { $picker } with the Betrayer?
ask-trick = { $who }, your Trickster may switch two Score Tokens. Which one first?
ask-trick-with = { $who }, with which token is it switched?
ask-wild = { $who }, the battle for { $battle } is worth { $token }. Add a wild card?
ask-sacrifice = { $who }, which card do you sacrifice to the Demon?

## Choices
label-token = Put { $token } on { $battle }
label-pick = Take { $card }
label-stop = Stop at one card
label-decline = Let it pass
label-steal = Steal it with the Betrayer
label-give = Give { $card }
label-leave = Leave the tokens as they are
label-swap = The { $token } on { $battle }
label-with = With the { $token } on { $battle }
label-no-token = { $battle }, which has no token
label-pass = Pass
label-flayer = Add a Flayer
label-demon = Add a Demon, for a sacrifice
label-sacrifice = Sacrifice { $card }

## Refusals
no-token-taken = The Score Token { $token } already lies on a Battle Card.
no-token-first = The Battle Card needs its Score Token before anybody picks.
no-betrayer-first = First say what becomes of the card that was just picked.
no-wrong-time = This is not the time for that.
no-pick-not-in-pool = { $card } is not in the Pool.
no-pick-two-costly = { $card } is a double or triple card, and the initial pick may hold only one.
no-pick-matches = { $card } matches { $own }, which you picked this round.
no-stop-at-nothing = You open the round: at least one monster must be taken.
no-stop-below-target = { $who } is below { $target } and a legal monster lies in the Pool: one must be taken.
no-steal-just-picked = You picked the Betrayer this round: it can be used from the next one on.
no-steal-just-received = You were given the Betrayer this round: it can be used from the next one on.
no-steal-without-betrayer = You do not have the Betrayer.
no-steal-without-gifts = Two more cards of your horde must go with the Betrayer, and you do not have them.
no-steal-too-late = Only a card that another player has just picked can be stolen.
no-give-betrayer = The Betrayer goes along anyway: choose another card.
no-give-not-in-horde = { $card } is not in your horde pile.
no-swap-alone = No other token is within two points of this one.
no-swap-too-far = The token on { $battle } is not another one within two points.
no-flayer = You have no Flayer left.
no-demon = You have no Demon.
no-demon-again = Your Demon has already joined this battle.
no-sacrifice-itself = The Demon cannot be its own sacrifice.
no-sacrifice-not-in-horde = { $card } is not in your horde.

## The log
log-game-begins = { $who } is the most monstrous and starts.
log-pool-dealt = The Pool: { $cards }.
log-round-begins = Round { $round } begins; { $who } starts it.
log-battle-card-drawn = { $who } draws the Battle Card { $battle }.
log-token-assigned = { $who } puts { $token } on { $battle }.
log-picked = { $who } takes { $card }.
log-stopped = { $who } stops at { $total }.
log-raised = { $who } raises to { $total }.
log-locked-out = { $who } is locked out at { $total }.
log-stolen = { $who } steals { $card } from { $picker }, who gets the Betrayer, { $gift } and { $other }.
log-joined-horde = { $cards ->
    [0] { $who } takes nothing this round.
    [one] { $who } adds one card to the horde.
   *[other] { $who } adds { $cards } cards to the horde.
}
log-pool-refilled = { $count ->
    [0] The draw pile is empty: the Pool is not refilled.
   *[other] Into the Pool: { $cards }.
}
log-battles-begin = The Final Battles begin.
log-trickster-left = { $who } leaves the tokens as they are.
log-tokens-switched = { $who } switches the tokens on { $battle } and { $other }.
log-laid-out = { $who } lays out for { $battle }: { $cards }.
log-flayer-added = { $who } adds a Flayer and now has { $total }.
log-demon-added = { $who } adds a Demon for { $card } and now has { $total }.
log-passed = { $who } passes.
log-token-won = { $battle } ({ $totals }): { $who } takes { $token }.
log-token-lost = { $battle } ({ $totals }): a tie, nobody takes { $token }.
log-scored = { $who }: { $tokens } from tokens, { $vampires } from Vampires, { $elvenking } from the Elvenking, { $score } in all.

## The end
wins-by-points = { $who } wins with { $score } points.
wins-by-tokens = { $who } wins: tied at { $score } points, but with more Score Tokens ({ $tokens }).
shared-victory = { $winners } players share the victory with { $score } points.

## For the laboratory
trait-token = Won the { $token } token
trait-special = { $card } × { $copies }
trait-started = Started round 1

## How far the game has come
progress-round = Round { $round } of { $rounds }
progress-battles = The Final Battles
phase-battle-card = Battle Card
phase-monster = Monsters
phase-end = End
phase-trickster = Trickster
phase-battles = Battles
phase-victory = Victory

# What can be chosen before a game.
option-level = Level of play: which cards are used.
option-level-basic = Basic: 64 cards, no double or triple cards.
option-level-full = Full: all 78 cards.
option-first = Who is the most monstrous and starts round 1.

# The box.
about = Draft monsters for eleven rounds, price the battles, then let the hordes fight.
