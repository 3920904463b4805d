# Options that do not go together.
setup-mode-seats = { $seats ->
    [one] This mode is not for one player
   *[other] This mode is not for { $seats } players
}. It is for { $allowed }.
setup-same-faction = Two players cannot have the same faction: { $faction }. [CS-FACTION-02]

## Seats, chips, places
automaton = the automaton
nobody = nobody
nothing = nothing
list = { $first }, { $rest }
chip-on = { $chip } ({ $hex })
hidden-landmark = the hidden { $type ->
    [swamp] swamp
    [ruin] ruin
    [temple] temple
   *[other] landmark
} on { $hex }
hex = Hex { $hex }
gate-of = { $who }’s gate
advancement = { $structure } { $level }
upgrade = { $letter ->
    [A] attack
    [R] range
   *[D] fortification
}
terrain = { $terrain ->
    [path] path
    [grass] plains
    [forest] forest
    [mountain] mountains
   *[water] water
}{ $well ->
    [0] {""}
   *[1] {" "}with a well
}
earthscape = earthscape { $number } ({ $terrains })
face-of-die = { $shown ->
    [no-attack] no attack
    [no-move] no move
    [obey] obeys
    [more-move] +1 movement
    [more-attack] +1 attack
    [more-move-and-more-attack] +1 movement and +1 attack
    [fortification] a fortification
    [attack] an attack chip
    [fortification-and-attack] a fortification and an attack chip
    [any-one] any one chip
   *[nothing] nothing
}

## How far the game has come
progress-setup = Setup
progress-wave = Wave { $wave } of { $waves }
progress-round = Wave { $wave } of { $waves }, round { $round }
phase-event = Event
phase-income = Income
phase-market = Market
phase-build = Build
phase-prep = Prep
phase-onslaught = Onslaught
phase-end-of-wave = End of wave

## What is asked: set-up and phases
ask-faction = { $who }, which faction do you play?
ask-repair = { $who }, your gate is repaired: which structure loses an advancement?
ask-market = { $who }, what do you buy? You have { $source } Source.
ask-sell-back = { $who }, sell { $what } back at once?
ask-sell-back-any = { $who }, sell the earthscape back at once?
ask-discard-offer = { $left ->
    [one] { $who }, discard one more offer?
   *[other] { $who }, discard up to { $left } offers?
}
ask-swap = { $given ->
    [0] { $who }, what do you give away?
   *[other] { $who }, what do you take for it?
}
ask-build = { $who }, what do you build? You have { $source } Source.
ask-starting-upgrades = { $who }, how do the upgrades of { $what } lie, from top to bottom?
ask-upgrade = { $who }, which chip goes under { $what }? Attack and range cost { $price }; you have { $source } Source.
ask-earthscape-place = { $who }, where does { $what } go?
ask-earthscape-turn = { $who }, how do you turn { $what }?
ask-earthscape-spire = { $who }, construct a spire on the new well?
ask-which-earthscape = { $who }, which earthscape do you lay?
ask-spire-strain = { $who }, which spire loses its bottom chip?
ask-mark = { $who }, whose gate is your mark?
ask-prep = { $who }, what comes next in your deployment stack?
ask-tuck = { $who }, whom do you tuck under the hero?
ask-graves = { $who }, who comes back from the Forgotten Graves?
ask-ratify = { $who }, which of the two events applies?

## What is asked: the Onslaught Phase
ask-which-first = { $who }, what resolves first?
ask-turn-start = { $who }, use { $what } at the start of your turn?
ask-limited-option = { $who }, do you use a limited build option? You have { $source } Source.
ask-movement-stage = { $who }, do you use a talent of { $what }?
ask-who-moves = { $who }, who moves?
ask-march = { $who }, where does { $what } march?
ask-way-back = { $who }, how does { $what } get back to valid ground?
ask-hero-moves = { $who }, where does { $what } go?
ask-walk = { $who }, which way does { $what } take?
ask-displace = { $who }, where does { $what } make way to?
ask-after-moving = { $who }, { $what } has moved: what else does it do?
ask-which-spire = { $who }, which spire fires?
ask-spire-target = { $who }, at whom does { $what } fire?
ask-reroll = { $who }, roll a die again? You rolled { $dice }.
ask-explore = { $who }, what do you explore?
ask-reveal = { $who }, reveal the landmark on { $hex }?
ask-who-attacks = { $who }, who attacks?
ask-attack-target = { $who }, what does { $what } attack?
ask-redirect = { $who }, { $what } attacks your gate for { $damage }: shall { $top } take it?
ask-which-defeat = { $who }, which defeat is resolved first?
ask-spire-reward = { $who }, a spire for nothing: which one?
ask-level-up = { $who }, { $what } levels up: what does it get?
ask-relic = { $who }, keep the relic, or sell it for 4 Source?
ask-relic-window = { $who }, do you play a relic?

## What is asked: by talents and cards
ask-may = { $who }, use the talent of { $what }?
ask-may-any = { $who }, do you use it?
ask-pick = { $who }, { $what }: choose one.
ask-pick-any = { $who }, choose one.
ask-which-effect = { $who }, { $what }: which of its effects?
ask-which-effect-any = { $who }, which of the effects?
ask-add-chip = { $who }, which chip does { $what } get?
ask-again = { $who }, shall { $what } move and attack once more?
ask-builder-well = { $who }, on which well does { $what } build?
ask-call = { $who }, whom does { $what } bring?
ask-call-hex = { $who }, where does { $what } appear?
ask-creep = { $who }, where does { $what } creep?
ask-fortify = { $left ->
    [one] { $who }, which spire gets a fortification? One is left.
   *[other] { $who }, which spire gets a fortification? Up to { $left }.
}
ask-leave-perch = { $who }, where does { $what } go?
ask-leave-group = { $who }, where does { $what } go as it leaves its group?
ask-prowl = { $who }, where does { $what } prowl?
ask-put-elsewhere = { $who }, where is { $what } put?
ask-raze = { $who }, what does { $what } raze?
ask-roll-again = { $who }, the die shows: { $face }. Roll it again?
ask-root = { $left ->
    [one] { $who }, which spire loses its bottom chip? One is left.
   *[other] { $who }, which spire loses its bottom chip? { $left } are left.
}
ask-set-down = { $who }, where is { $what } set down?
ask-teleport = { $who }, where does { $what } appear?
ask-unstable-rift = { $who }, let { $what } collapse?
ask-void = { $who }, { $what } is about to take { $damage }: pay to void 1 of it?

## Choices
label-deploy = Deploy
label-deploy-unit = Deploy { $chip }
label-stay = Stay
label-done = Done
label-stop = Enough
label-stop-limited = Not this turn
label-done-limited = Enough for this wave
label-pass = Pass
label-yes = Yes
label-no = No
label-keep = Keep
label-sell = Sell
label-promote = Promote
label-unit = Unit on { $hex }
label-spire = Spire on { $hex }
label-gate = { $who }’s gate ({ $health })
label-mark = { $who }’s gate
label-construct = Construct { $chip } on { $hex } ({ $cost } Source)
label-construct-free = Construct { $chip } on { $hex }
label-advance = Advance { $structure } to { $level } ({ $price } Source)
label-advance-any = Advance { $structure }
label-group = Group { $chip } under the last unit
label-select = { $chip } ({ $cp } CP)
label-group-under = Group { $chip } under { $top } ({ $cp } CP)
label-equip = Equip with { $chip }
label-buy = { $chip } ({ $price } Source)
label-earthscape = Lay { $earthscape }
label-buy-earthscape = Buy { $earthscape } for { $price } Source
label-triangle = { $hexes }
label-turned = { $turns ->
    [0] As it is
    [1] Turned once, clockwise
   *[other] Turned twice, clockwise
}
label-upgrade = { $letter ->
    [A] Attack
    [R] Range
   *[D] Fortification
}
label-upgrade-cheaper = { $letter ->
    [A] Attack
   *[R] Range
}, for 1: the cheaper chip of this phase
label-use = { $effect }: { $chip }
label-use-advancement = Use { $effect }
label-use-on = { $effect } on { $hex }
label-explore = Look at the { $type ->
    [swamp] swamp
    [ruin] ruin
    [temple] temple
   *[none] landmark
} on { $hex }
label-pick-up = Pick up: { $chip } on { $hex }
label-pick-up-any = Pick up an item on { $hex }
label-hand-in = Hand in the shard
label-relic = Play { $relic }
label-fall = { $chip } ({ $place })
label-fall-place = Defeat { $place }
label-option = Effect { $place }
label-die = Roll the { $shown } again

## Refusals
no-not-now = This is not the time for that.
no-answer-first = Answer this question first.
no-not-among = That is not among the choices.
no-limited = In the Onslaught Phase spires are constructed and upgraded, nothing else.
no-limited-enough = You said that you have enough limited build options for this wave.
no-limited-left = You have used both limited build options of this wave.
no-source = That costs { $price } Source, and you have { $source }.
no-cp = That costs { $price } CP, and you have { $cp } left.
no-such-hex = There is no such hex: only sky.
no-such-chip = Nothing of that kind stands there.
no-not-yours = That is not yours.
no-inactive = It is inactive.
no-not-in-barracks = It is not in your barracks.
no-promoted-spires = Promoted spires need an advancement first.
no-mining-now = It is constructed in the Build Phase only.
no-spire-limit = You have { $limit } spires, and that is the limit.
no-foreign-well = A fortress Source well is for spires of its own faction.
no-well-taken = That hex is occupied.
no-well = Spires stand on Source wells.
no-influence = You have no influence there: it takes a spire of yours on that isle or on one beside it.
no-room = It has all the upgrades that its capacity allows.
no-saving-left = Nothing makes a chip cheaper for you now.
no-part-to-save = Which chip is cheaper is only asked where less would be saved than may be.
no-supply = No upgrade of that type is left in the supply.
no-attack-stat = Only a unit with an attack stat takes attack chips.
no-range-talent = Only a unit with the Range talent takes range chips.
no-promotion-yet = A hero is promoted once it has all upgrades of its capacity, and only if it has a promoted side.
no-such-structure = Your fortress has no such structure.
no-more-levels = That structure has all its advancements.
no-such-earthscape = You do not have that earthscape.
no-place-for-earthscape = There is no place for it now.
no-earthscape-on-fortress = An earthscape cannot cover a gate or a fortress Source well.
no-earthscape-on-fortress-body = A fortress is in the way.
no-earthscape-half-on-sky = It lies wholly on hexes, or wholly on sky.
no-earthscape-uneven = All its hexes have to rest on the same level.
no-earthscape-on-occupied = It cannot cover occupied hexes.
no-earthscape-without-influence = You need influence over one of the covered hexes.
no-earthscape-without-spire = It has to touch a hex group with a spire of yours.
no-earthscape-cuts-path = That would cut the road between the gates.
no-not-offered = The market does not offer that now.
no-earthscape-sold = Only one earthscape is sold in a Market Phase.
no-second-hero = In wave 1 there is one hero.
no-starting-hero = In wave 1 only a starting hero can be selected.
no-third-hero = You have two heroes in play.
no-after-hero = Heroes stand before or after all minions of the stack.
no-stack-yet = There is nothing in the stack yet.
no-hero-group = Heroes are not grouped.
no-loner-group = One of them keeps out of groups.
no-slower-below = From top to bottom, movement must not fall.
no-such-equipment = You do not have that equipment.
no-hero-to-equip = Equipment goes to a hero while it is put into the stack.
no-second-equipment = That hero has equipment already.
no-other-equipment = That hero came with its equipment, which stays on it.
no-pass-in-prep = Say that you are done.
no-mark-friend = A mark is the gate of an opponent.
no-mark-fallen = That gate has fallen: nobody marks it in this wave.
no-relic-use = That relic would do nothing now.
no-relic-in-a-step = When this step is done you are asked whether you play a relic.
no-relic-before-onslaught = Relics are played in the Onslaught Phase.
no-such-relic = You do not hold that relic.
no-faction-taken = That faction is taken.
no-minions-left = Minions that can move have to.
no-stay = A minion that can get closer to its mark has to.
no-stay-but-stop = It is on the board already: “Enough” leaves it where it is.
no-stay-in-stack = A hero deploys as soon as it can.
no-attacks-left = Minions with a target have to attack.
no-spires-left = Spires with a target have to fire.
no-hex-taken = That hex is occupied.
no-teleported = It was teleported this turn already.
no-terrain = Its terrain does not allow that hex.
no-too-far = That hex is out of reach.
no-gate-entry = Only heroes go back onto a gate, and only their own.
no-fortress-well = Units never enter a fortress Source well.
no-farther = A minion never ends farther from its mark.
no-progress = It can get closer to its mark, so it does not move sideways.
no-full-movement = A minion uses as much of its movement as it can.
no-has-moved = It has moved already.
no-came-this-turn = It came into play this turn and acts from the next one on.
no-hero-between = Heroes move before or after all minions.
no-hero-first = The hero on top of the stack deploys first.
no-leading = The minion closest to the mark moves first.
no-stack = There is no deployment stack.
no-deployment-now = The rest of the stack waits until the next turn.
no-way-out = It has no hex to deploy to.
no-has-attacked = It has attacked already.
no-gave-up-attack = It has used a talent instead of attacking.
no-attack-value = It has no attack.
no-kept-from-attacking = A talent keeps it from attacking this turn.
no-target = It has no target in reach.
no-falling = It is defeated already.
no-friend = Friends are no targets.
no-health-chips = Only landmarks with health chips can be attacked.
no-out-of-range = It is out of range.
no-flying = It flies: that takes Air Defense or Flying.
no-hidden-by-talent = A talent shields it from this attack.
no-demanded = Something else draws the attack.
no-fallen-gate = That gate has fallen.
no-has-fired = It has fired already.
no-attack-chips = It has no attack chips.
no-spire-target = Spires fire at units of the player on turn.
no-face-down = No landmark lies face down there.
no-explored = It was explored this turn.
no-not-beside = None of your active units stands beside it.
no-such-talent = It does not have that talent.
no-used-this-wave = That was used this wave.
no-used-this-turn = That was used this turn.
no-other-upgrades = It starts with other upgrades.
no-such-defeat = No more than these were defeated.
no-not-waiting = That does not happen now.
no-such-die = No die shows that.
no-not-called = It brings other minions.
no-cannot-pay = You do not have the Source for it.
no-valid-hex-beside = There is no valid hex beside it for that minion.
no-higher-first = The highest advancements go first.
no-such-advancement = You do not have that advancement.
no-other-time = That is not in force now, or works at another time.
no-lender = That is for a unit beside it, on its own move: name the unit.
no-such-talent-beside = Nothing beside it offers that.
no-not-its-move = Another unit moves now.
no-not-tucked = Only a War Briar or a Treed from the barracks is tucked under a hero.
no-not-in-graves = It does not lie in the Forgotten Graves, or may not leave them yet.
no-nothing-to-do = That would do nothing now.
no-longer-way = It goes back by the shortest way to a valid hex.
no-dead-end = From there no road leads to its mark.
no-leads-elsewhere = It does not lead there.
no-not-beside-it = That hex is not beside it.
no-item-for-heroes = Only heroes in play pick up items.
no-no-item-there = No item lies there.
no-second-item = A hero carries one item at a time.
no-item-out-of-reach = An item is picked up from beside it, or from where the hero stands.
no-item-under-unit = Another unit stands on it.
no-nothing-to-hand-in = It carries no shard.
no-beacon-out-of-reach = It has to stand beside the Beacon.
no-hand-in-yet = A shard is handed in after the movement.

## What happened: the wave
lost-health = { $lost } health
amount-health = { $amount } health
soaked = { $soaked ->
    [0] {""}
   *[other] , { $soaked } soaked by fortifications
}
log-faction-taken = { $who } plays { $faction }.
log-vines = The vines have a Reetall and two Shrubberies; Awsh waits on his gate.
log-event-die = { $shown ->
    [1] The event die shows 1: Source for both.
    [2] The event die shows 2: Source for both.
    [5] The event die shows 5: Source for the automaton.
    [6] The event die shows 6: Source for the automaton.
   *[other] The event die shows { $shown }: nothing happens.
}
log-beacon = The Beacon burns with { $health } health.
log-wave = Wave { $wave } begins.
log-event-drawn = Event: { $event }.
log-ratified = { $who } has { $event } apply.
log-income = { $who } gains { $amount } Source of income.
log-income-capped = { $who } gains { $amount } Source of income; { $lost } above the capacity are lost.
log-source-gained = { $who } gains { $amount } Source.
log-source-gained-capped = { $who } gains { $amount } Source; { $lost } above the capacity are lost.
log-reward-gained = { $who } gains { $amount } Source as a reward.
log-reward-gained-capped = { $who } gains { $amount } Source as a reward; { $lost } above the capacity are lost.
log-pillage-gained = { $who } keeps { $amount } Source of it.
log-pillage-gained-capped = { $who } keeps { $amount } Source of it; { $lost } above the capacity are lost.
log-source-stolen = { $who } takes 1 Source from { $owner }.
log-source-stolen-capped = { $who } takes 1 Source from { $owner }: it is above the capacity and lost.
log-voided = { $who } pays { $amount } Source and spares { $chip } as much damage.
log-gate-repaired = { $who }’s gate is repaired.
log-gate-repaired-paid = { $who }’s gate is repaired, with { $paid } Source.
log-gate-recovered = { $who }’s gate recovers { amount-health }.
log-advancement-lost = { $who } loses { $structure } { $level }.
log-source-over = { $who } loses { $amount } Source: there is no more room for it.
log-market-refreshed = The market offers { $chips } and { $earthscape }.
log-bought = { $who } buys { $chip } for { $price } Source.
log-earthscape-bought = { $who } buys { $earthscape }.
log-sold-back = { $who } sells { $chip } back.
log-earthscape-sold-back = { $who } sells { $earthscape } back.
log-offer-discarded = { $who } discards { $chip } from the market.
log-swapped-in-market = { $who } swaps { $one } for { $other }.
log-passed = { $who } passes.
log-constructed = { $who } constructs { $chip } on { $hex } for { $cost } Source ({ $upgrades }).
log-constructed-free = { $who } constructs { $chip } on { $hex } for nothing ({ $upgrades }).
log-upgraded = { $who } adds { $upgrade } to { $chip } for { $cost } Source.
log-upgraded-free = { $who } adds { $upgrade } to { $chip }.
log-advanced = { $who } advances { $structure } to { $level } for { $cost } Source.
log-earthscape-laid = { $who } lays { $earthscape } on { $hexes }.
log-mark-declared = { $who } marks { $mark }’s gate.
log-selected = { $who } puts { $chip } into the deployment stack.
log-grouped = You put { $chip } under { $top }.
log-equipped = { $who } gives { $hero } { $chip }.
log-tucked = { $chip } is tucked under { $hero }.
log-brought-back = { $who } brings { $chip } back from the Forgotten Graves.
log-prepared = { $who }’s deployment stack from the top: { $stack }.
log-prepared-none = { $who } sends nobody.
log-wave-over = Wave { $wave } is over.

## What happened: the Onslaught Phase
log-onslaught = The Onslaught Phase of wave { $wave } begins.
log-round = Round { $number }.
log-turn = { $who }’s turn.
log-campfire = { $who }’s heroes rest by the campfire until the wave is over.
log-stalemate = Nothing moves any more: all minions go home.
log-swapped = { $one } and { $other } block each other and swap places.
log-talent-used = { $chip } uses { $talent }.
log-deployed = { $chip } deploys.
log-moved = { $chip } moves from { $start } to { $hex }.
log-stays = { $chip } stays.
log-teleported = { $chip } goes from { $start } to { $hex } at once.
log-teleported-from-nowhere = { $chip } appears on { $hex }.
log-displaced = { $chip } makes way to { $to }.
log-returned = { $chip } returns to the fortress.
log-picked-up = { $by } picks up: { $chip } from { $hex }.
log-dropped = Dropped on { $hex }: { $chip }.
log-handed-in = { $by } hands in a shard: the Beacon regains { amount-health }. { $left ->
    [0] That was the last one.
    [one] One is left.
   *[other] { $left } are left.
}
log-laid-out-again = Back on { $hex }: { $chip }.
log-stacked = { $chip } goes to the bottom of { $who }’s deployment stack.
log-loaded = { $chip } gets on { $carrier }.
log-set-down = { $chip } gets off on { $hex }.
log-perched = { $chip } perches on { $spire }.
log-left-perch = { $chip } leaves its perch for { $hex }.
log-left-group = { $chip } leaves its group for { $hex }.
log-called = { $by } brings { $chip } to { $hex } for { $cost } Source.
log-called-free = { $by } brings { $chip } to { $hex } for nothing.
log-went-home = { $chip } goes home.
log-spent = { $chip } is spent.
log-captured = { $who } captures { $chip }.
log-controlled = { $who } takes control of { $chip }.
log-silenced = { $chip } is silenced.
log-held = { $chip } is frozen for its next turn.
log-rolled = { $who } rolls { $dice }.
log-die-rolled = { $who } rolls the { $die ->
    [forsaken] forsaken die
    [root] root die
    [forming] forming die
    [scrambler] scrambler die
    [kaze] kaze die
    [spire] spire die
   *[d6] d6
}: { $face }.
log-die-rolled-by-none = The { $die ->
    [forsaken] forsaken die
    [root] root die
    [forming] forming die
    [scrambler] scrambler die
    [kaze] kaze die
    [spire] spire die
   *[d6] d6
} shows { $face }.
log-fires = { $chip } fires at { $target }: { $dice }.
log-fires-without-dice = { $chip } fires at { $target }.
log-explored = { $who } looks at the landmark on { $hex }.
log-landmark-seen = The landmark on { $hex } is { $chip }.
log-revealed = Revealed on { $hex }: { $chip }.
log-mire = Swamps rise on all free wells of the isles.
log-awakened = { $chip } awakens on { $hex }.
log-attacks = { $chip } attacks { $target }.
log-attacks-gate = { $chip } attacks { $who }’s gate.
log-defends-gate = { $chip } steps in and takes the damage of { $attacker }.
log-damaged = { $by } deals damage to { $chip }: { lost-health } lost{ soaked }.
log-damaged-retaliation = { $by } strikes back at { $chip }: { lost-health } lost{ soaked }.
log-damaged-gate = { $who }’s gate hits { $chip }: { lost-health } lost{ soaked }.
log-damaged-by-seat = { $chip } takes damage from { $who }: { lost-health } lost{ soaked }.
log-damaged-by-none = { $chip } takes damage: { lost-health } lost{ soaked }.
log-fortification-holds = The fortification of { $chip } holds.
log-spire-lost-chip = { $chip } loses a chip to { $by }: { $upgrade }.
log-spire-lost-chip-by-none = { $chip } loses a chip: { $upgrade }.
log-recovered = { $chip } recovers { amount-health }.
log-gate-damaged = { $by } damages { $who }’s gate by { $lost }: { $left } left.
log-gate-damaged-by-none = { $who }’s gate loses { $lost } health: { $left } left.
log-gate-defeated = { $who }’s gate falls to { $taker }.
log-pillaged = { $taker } pillages { $who }: { $amount } Source.
log-defeated = { $who } defeats { $chip }.
log-defeated-with = { $with } defeats { $chip }.
log-defeated-by-none = { $chip } falls.
log-cleared = { $chip } leaves { $hex }.
log-cleared-in-stack = { $chip } leaves the deployment stack.
log-uncovered = { $chip } comes to light on { $hex }.
log-uncovered-in-stack = { $chip } comes to light in the deployment stack.
log-landmark-emptied = { $chip } loses its last health.
log-equipment-lost = { $chip } goes to the market discard.
log-levelled-up = { $chip } levels up: { $upgrade }.
log-promoted = { $chip } is promoted.
log-demoted = { $chip } goes back to its basic side.
log-relic-drawn = { $who } draws a relic.
log-relic-seen = The relic is { $relic }.
log-relic-sold = { $who } sells { $relic }.
log-relic-kept = { $who } keeps the relic.
log-relic-in-play = { $relic } lies before { $who }.
log-relic-played = { $who } plays { $relic }.

## What happened: the end
log-fortress-power = Fortress power of { $who }: { $power }.
log-game-over = { $winners } wins.
log-game-over-shared = { $winners } win.
log-game-over-lost = Nobody wins.

# How a game ended, and what reports say of it.
result-won = { $who } wins: { $why }.
result-together = { $who } win together: { $why }.
result-shared = { $who } share the victory: { $why }.
result-lost = The automaton wins: { $why }.
why-cs-endgame-01 = the other gate has fallen
why-cs-endgame-02 = the last gate standing
why-cs-endgame-06 = the highest fortress power after the last wave
why-cs-endgame-08 = the same fortress power, and more gate health
why-cs-endgame-09 = the same fortress power and gate health, and more Source
why-cs-endgame-10 = the same fortress power, gate health and Source, and more spires
why-cs-endgame-11 = nothing breaks the tie
why-cs-endgame-13 = both gates of the other side have fallen
why-coop-won-gate = the automaton’s gate has fallen
why-coop-lost-gate = one of your gates has fallen
why-coop-dark = the Drowned Beacon has gone out
why-coop-shards = not all shards came back to the Drowned Beacon
why-coop-kept = the Drowned Beacon shines with all its shards
trait-faction = played { $faction }
trait-structure = completed { $structure }
trait-first = went first
trait-later = went later
trait-ended = ended: { $how }
group-faction = Faction
group-pairing = Pairing
pairing = { $mine } against { $theirs }
group-order = Order

# What can be chosen before a game.
option-faction = Faction of { $seat }
option-faction-picked = Picked at the table
option-faction-random = At random
option-mode = Mode
option-mode-auto = Against each other; alone against the automaton
option-mode-pvp = Against each other
option-mode-teams = Two against two: A and B, C and D
option-mode-solo = Alone against the automaton
option-mode-tutorial = Learning the Vines: a first game, with the Brawnen
option-mode-coop = Together: the Drowned Beacon
option-level = The automaton
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-layout = Isles
option-layout-fixed = The layout for this number of players
option-layout-random = Drawn at random, fair for all
option-first = First player

# What stands on cards and chips beside their sentences.
word-talent = Talent
word-advancement = Advancement
word-relic = Relic
word-event = Event
word-once = single use
word-wave = for the wave
word-ongoing = ongoing
word-income = Income Phase
word-market = Market Phase
word-build = Build Phase
word-prep = Prep Phase
word-onslaught = Onslaught Phase
word-event-phase = Event Phase
word-cost = costs { $cost } Source
word-hero = Hero
word-minion = Minion
word-spire = Spire
word-equipment = Equipment
word-landmark = Landmark
word-traxxyr = Landmark minion
word-beacon = Beacon
word-shard = Shard
word-landmark-minion = Landmark minion
word-from-market = from the market
word-promoted = promoted
word-swamp = swamp
word-ruin = ruin
word-temple = temple
word-unique = unique
earthscape-of = Earthscape { $number }
figure-move = moves { $what }
figure-cap = room for { $what }
figure-starts = starts with { $what }
figure-reward = reward { $what } Source
figure-relic = reward: a relic
figure-relics = reward: { $what } relics
figure-spire = reward: a spire
enters-path = path only
enters-grass = up to grass
enters-forest = up to forest
enters-mountain = up to mountain
enters-water = any terrain
upgrade-name-A = attack
upgrade-name-R = range
upgrade-name-D = fortification
other-side = other side

# When somebody may answer, or play a relic: what people leave standing orders for.
moment-our-turn = my turn begins
moment-we-move = my units move, before each one
moment-fire-at-us = opposing spires fire at mine
moment-we-explore = my units explore
moment-we-attack = my units attack, before each one
moment-their-turn = an opponent’s turn begins
moment-they-move = opposing units move, before each one
moment-we-fire = my spires fire at others
moment-they-explore = opposing units explore
moment-they-attack = opposing units attack, before each one
moment-fall = a chip has lost its last health
moment-turn-ends = a turn ends

# The box.
about = Fortresses in the sky: build spires, shape the land and send wave after wave of minions down the roads to the enemy gate. Against each other, in teams, together or alone.

## Keywords
keyword-adjacent = Adjacent
keyword-adjacent-means = On a hex that shares a side with this one.
keyword-opposing = Opposing
keyword-opposing-means = Neither yours nor an ally’s.
keyword-control = Control
keyword-control-means = It is yours to play, for as long as is said, else until it is defeated or discarded.
keyword-recover = Recover
keyword-recover-means = Get health back, but never more than the health stat.
keyword-promoted = Promoted
keyword-promoted-means = On its other, stronger side.
keyword-level-up = Level up
keyword-level-up-means = A hero below its capacity gets an upgrade chip; else it is promoted.
keyword-retaliate = Retaliate
keyword-retaliate-means = A unit that an adjacent one attacks and does not defeat hits back, once a turn.
keyword-ungrouped = Ungrouped
keyword-ungrouped-means = With no unit under it.
keyword-landmark-minion = Landmark minion
keyword-landmark-minion-means = A revealed landmark with a bronze border.
keyword-barracks = Barracks
keyword-barracks-means = Where the units and spires of a faction wait that are not in play.
keyword-limited-build-option = Limited build option
keyword-limited-build-option-means = At the start of your turn in Onslaught, twice at most: construct or upgrade a spire.
keyword-earthscape = Earthscape
keyword-earthscape-means = A small group of hexes that is laid beside the isles or on them.
keyword-source-well = Source well
keyword-source-well-means = A hex on which spires are constructed, if it is unoccupied and under influence.
keyword-displaced = Displaced
keyword-displaced-means = It changes places with the unit that comes to its hex.
