# Decks and pools: what is against them, and what cannot be read.
deck-size = { $count ->
    [one] The deck has one card
   *[other] The deck has { $count } cards
} instead of { $size }.
deck-add-advice = Add { $count } more.
deck-take-advice = Take { $count } out.
deck-take-out = Take { $card } out.
deck-add = Add { $card }.
deck-other-faction = { $card } is of { $faction }, which the team did not choose.
deck-copies = { $count } copies of { $card } are too many: { $most } are allowed.
deck-ultimate-twice = { $card } is an ultimate, so there is only one of it, not { $count }.
deck-no-ultimate = { $card }, the ultimate of { $hero }, is missing.
deck-other-ultimate = { $card } is the ultimate of { $hero }, for whom these cards are not.
pool-size = { $count ->
    [one] The pool has one hero
   *[other] The pool has { $count } heroes
} instead of { $size }.
pool-size-advice = Choose six different heroes where four play, eight where six do.
pool-hero-twice = { $hero } is in the pool more than once.
pool-hero-twice-advice = Choose different heroes.
pile-size = { $count ->
    [one] The pile of { $hero } has one card
   *[other] The pile of { $hero } has { $count } cards
} instead of { $size }.
deck-no-heroes = The deck is for nobody yet.
deck-no-heroes-advice = Choose its heroes: each brings its ultimate and room for eight cards.
deck-heroes = { $count ->
    [one] The deck is for one hero
   *[other] The deck is for { $count } heroes
}, but a player has 2, 3, 4 or 6.
deck-heroes-advice = Two lanes have 4 heroes a side, three lanes 6; two teammates have half of them each.
deck-heroes-full = A deck is for 6 heroes at most.
deck-third-faction = { $card } is of a third faction, and a team has two.
deck-full = The deck is full: { $size } cards.
deck-all-copies = All copies of { $card } are in: { $most }.
pile-full = The pile of { $hero } is full: { $size } cards.
deck-short-no-heroes = no hero yet
deck-short-heroes = 6 heroes
deck-short-faction = { $faction }: third faction
deck-short-full = deck is full
deck-short-copies = { $most } of { $most } in
deck-short-ultimate = another hero’s ultimate
deck-short-pile = pile is full
deck-limit-cards = Cards
deck-limit-heroes = Heroes
deck-limit-factions = Factions
deck-no-code = This is no deck code.
deck-no-code-advice = A code begins with SK1- and is copied whole.
deck-code-mistyped = This deck code has a mistake in it.
deck-code-meant = Did you mean { $code }?
deck-code-again = Copy it once more, whole.
deck-code-unknown = This deck code names a card that is not here.
deck-code-unknown-advice = It may come from a newer release.
deck-is-pool = This is the code of a pool of heroes, not of a deck.
deck-is-pool-advice = Bring it to a competitive game.
pool-is-deck = This is the code of a deck, not of a pool of heroes.
pool-is-deck-advice = Bring it to a casual game.
deck-too-large = More than { $most } cards are not looked at.
deck-too-large-advice = Eight for each hero are enough.
deck-no-such-card = Line { $line } names no power card: { $text }
deck-no-such-hero = Line { $line } names no hero: { $text }
deck-near = Did you mean { $nearest }?
deck-list-advice = Write a number and a name, such as: 3 Combustion; a pool has heroes before their cards, such as: Yami: 3 Combustion
deck-nothing = There is no deck in that.
deck-nothing-advice = Use a deck code (SK1-…) or a list of cards.

# Options that do not go together.
setup-deck = { $because } [{ $rule }]
setup-deck-more = { $because } [{ $rule }] (and { $more } more)
setup-three-lanes = Three lanes need six heroes on each side, more than a first game has. [SM-L3-01]
setup-three-lanes-advice = Choose the casual or the competitive format.
setup-rows = A mana counter has { $fewest } rows or more, not { $rows }. [SM-Q-MANA]
setup-team-deck = With { $seats } players a team has one deck: Blue's is the first, Red's the second. [SM-DECK-02]
setup-no-such-seat = There are only { $seats } players, each with a deck. [SM-DECK-01]

## Sides, Lanes, Domes
side-blue = Blue
side-red = Red
the-lane = { $lane ->
    [left] the left Lane
    [right] the right Lane
   *[centre] the centre Lane
}
the-dome = { $dome ->
    [left] the left Dome
    [right] the right Dome
   *[centre] the Dome
}

## Pieces and places
hero-of-side = { $hero } ({ $side ->
    [blue] Blue
   *[red] Red
})
illusion-of = the illusion of { $hero }
an-outsider = the outsider
minion-on = the { $side ->
    [blue] Blue
   *[red] Red
} minion on { $hex }
pillar-on = the { $side ->
    [blue] Blue
   *[red] Red
} pillar on { $hex }
a-minion = a { $side ->
    [blue] Blue
   *[red] Red
} minion
a-pillar = a { $side ->
    [blue] Blue
   *[red] Red
} pillar
so-many-minions = { $count ->
    [one] a minion
   *[other] { $count } minions
}
hex = Hex { $hex }
nexus-of = { $side ->
    [blue] Blue’s Nexus
   *[red] Red’s Nexus
}
tower-of = { $side ->
    [blue] Blue’s
   *[red] Red’s
} Tower of { $lane ->
    [left] the left Lane
    [right] the right Lane
   *[centre] the centre Lane
}
list = { $first }, { $rest }
nobody = nobody
who-of-several = { $one } or { $others }

## Actions
action-move = Move
action-lead = Lead
action-attack = Attack
action-skirmish = Skirmish
action-worship = Worship

## Keywords
keyword-slow = Slow
keyword-slow-means = Its Move action is 2 hexes shorter.
keyword-fast = Fast
keyword-fast-means = Its Move action is 2 hexes longer.
keyword-frenzy = Frenzy
keyword-frenzy-means = It may take the Attack action twice in one activation, for 1 AP each.
keyword-disarm = Disarm
keyword-disarm-means = Its Attack and Skirmish actions deal half the damage, rounded up, before Armor.
keyword-marked = Marked
keyword-marked-means = Nothing by itself: Kurumo skills and cards ask for it.
keyword-shapeshifted = Shapeshifted
keyword-shapeshifted-means = A Liothan hero’s skills with this icon are in force.
keyword-target = Target
keyword-target-means = Chosen when the card is played or the action declared: in LoS and within 3 hexes, unless it says more.
keyword-caster = Caster
keyword-caster-means = The hero whose card, skill or action this is.
keyword-adjacent = Adjacent
keyword-adjacent-means = Within 1 hex; one’s own hex counts, too.
keyword-flip = Flip
keyword-flip-means = Turn over the top card of your deck: its modifier is added.
keyword-piercing = Piercing
keyword-piercing-means = The damage ignores Armor.
keyword-heal = Heal
keyword-heal-means = It gets HP back, but never more than it began with.
keyword-predict = Predict
keyword-predict-means = Predict X: look at the top X cards of your deck, discard those you like, and put the others back in any order.
keyword-spawn = Spawn
keyword-spawn-means = Put friendly minions from the Nexus as close as possible to a control token that the caster sees.
keyword-place = Place
keyword-place-means = Put it on the hex at once, without a way there.
keyword-push = Push
keyword-push-means = Push X: it moves X hexes, each step farther from the caster, as long as there is a free one.
keyword-cover = Cover
keyword-cover-means = Who stands there is seen only if, besides, an enemy hero beside that hex sees it.
keyword-los = LoS
keyword-los-means = Line of sight: a way of at most 3 hexes that no white line crosses.

## How far the game has come
progress-setup = Setup
progress-turn = Turn { $turn } of { $rows }
phase-heroes = Heroes Phase
phase-minions = Minions Phase
phase-upkeep = End of turn

## What is asked
ask-draft-faction = { $who }, which faction do you pick?
ask-draft-hero = { $who }, which hero do you pick?
ask-place-hero = { $who }, where does { $what } start?
ask-submit-deck = { $who }, which deck do you play?
ask-mulligan = { $who }, discard cards for new ones, or keep your hand?
ask-activate = { $players ->
    [one] { $who }, which hero do you activate?
   *[other] { $who }, which hero goes next?
}
ask-act = { $who }, what does { $what } do? { $ap } AP left.
ask-react = { $who }, do you answer { $what } of { $hero }?
ask-attack-target = { $who }, choose a target.
ask-worship-target = { $who }, choose a target.
ask-worship-hex = { $who }, choose a target.
ask-target = { $who }, choose a target.
ask-target-hex = { $who }, choose a target.
ask-target-free-hex = { $who }, choose a target.
ask-which-trigger = { $who }, what goes on the Stack first? The last one resolves first.
ask-move-to = { $who }, where does { $what } move?
ask-place-on = { $who }, where do you place { $what }?
ask-push-to = { $who }, where is { $what } pushed?
ask-lay-area = { $who }, how do you lay the area?
ask-skirmish = { $who }, { $what } skirmishes: a hex, damage, or enough?
ask-lead = { $who }, which card goes face down under { $what }?
ask-which-flip = { $who }, which modifier do you use?
ask-predict-discard = { $who }, you look at the top of your deck. Discard any?
ask-predict-order = { $who }, which card comes next from the top?
ask-shapeshift = { $who }, who becomes Shapeshifted?
ask-exhaust-first = { $who }, exhaust the hero first, so that it stays Shapeshifted?
ask-remove-pillar = { $who }, take a pillar off?
ask-illusion-to = { $who }, where does { $what } move?
ask-prevent = { $who }, shall { $what } lose 1 HP to protect { $minion }?
ask-who-draws = { $who }, who draws the card?
ask-who-draws-more = { $who }, who draws one card more?
ask-who-activates = { $who }, who activates the outsider?
ask-select-lead = { $who }, which Lead card counts for { $what }?
ask-damage-minion = { $who }, which minion takes a point of damage?
ask-damage-structure = { $who }, where does the damage go?
ask-toward = { $who }, toward which tower token does the control token go?
ask-token-step = { $who }, which way does the control token go?
ask-place-minion = { $who }, where does the minion stand?
ask-spawn = { $who }, where does a minion spawn?
ask-place-outsider = { $who }, place { $what } and activate it?
ask-outsider-act = { $who }, what does { $what } do? { $ap } AP left.
ask-hand-limit = { $who }, you hold more than six cards. Which one goes?
ask-which-returns = { $who }, who returns first? There is not room for all beside the Nexus.
ask-push-next = { $who }, who is pushed next?
ask-return-to = { $who }, where does { $what } return?
ask-pick = { $who }, { $what }: choose one.
ask-may = { $who }, will you use { $what }?
ask-take-off = { $who }, which card leaves { $what }?
ask-cancel = { $who }, { $what }: which effect is cancelled?
ask-redirect = { $who }, { $what }: which Attack is meant?
ask-redirect-to = { $who }, { $what }: who is attacked instead?
ask-free-attack = { $who }, whom does { $what } attack?
ask-spawn-at = { $who }, { $what }: at which control token?

## Choices
label-activate = Activate { $hero }
label-act = { $action }
label-skill = { $skill }
label-play = Play { $card } with { $hero }
label-pass = Pass
label-end = End the activation
label-yes = Yes
label-no = No
label-stop = Enough
label-done = Done
label-hex = { $hex }
label-hero = { $hero }
label-outsider = { $outsider }
label-seat = { $player }
label-minion = { $side ->
    [blue] Blue
   *[red] Red
} minion on { $hex }
label-pillar = { $side ->
    [blue] Blue
   *[red] Red
} pillar on { $hex }
label-illusion = Illusion of { $hero }
label-area = { $hexes }
label-area-on = { $who } ({ $hexes })
label-modifier = { $modifier }
label-discard = Discard { $card } (card { $place })
label-discard-place = Discard card { $place }
label-top = { $card } (card { $place })
label-top-place = Card { $place }
label-first = { $what } of { $hero }
label-effect = { $what } of { $hero } ({ $place } from the top)
label-effect-place = Effect { $place }
label-lead = { $card } (cost { $cost })
label-lead-deck = The top card of the deck, unseen
label-no-lead = No Lead card
label-mulligan = Discard { $card }
label-put-away = Discard { $card }
label-take-off = Discard { $card }
label-faction = { $faction }
label-draft = { $hero }
label-deck-premade = The heroes’ premade piles
label-deck-own = Your own deck
label-deck = The deck that you built

## Refusals
no-not-now = This is not the time for that.
no-answer-first = Answer this question first.
no-not-among = That is not among the choices.
no-such-hero = That hero does not play here.
no-such-hex = The battlefield has no such hex.
no-not-in-hand = That card is not in your hand.
no-not-your-hero = That is not your hero.
no-flux = Skytear Flux is another player’s.
no-flux-left = Skytear Flux has been used: it lies face down for the rest of the game.
no-minions-phase = No power cards are played now.
no-area = The diagram has another shape, however it is turned or mirrored.
no-area-caster = The highlighted hex of the diagram lies on who uses it.
no-area-target = The area has to cover the target hex.
no-too-far = That hex is out of reach.
no-push-stops = A push goes on as long as there is a hex for it.
no-not-farther = A push leads to the next hex farther away from who pushes.
no-nearer-first = Minions go to the nearest free hexes that see the token.
no-hex-taken = The hex has to be free of miniatures and tokens.
no-sight = It is out of sight: more than three hexes away, or behind a white line.
no-cover = Cover hides it: a hero of your side has to stand beside it.
no-friend = Only enemies can be attacked.
no-skirmish-minion = A Skirmish hurts heroes only.
no-out-of-range = It is out of the hero’s range.
no-area-alike = It strikes the same heroes as another way that is offered.
no-area-far = At least one hex of the area has to be within 3 hexes.
no-area-cover = The area has to cover the hero that was chosen.
no-asks-adjacent = It has to be adjacent: within 1 hex.
no-asks-area = It has to be in the area.
no-asks-attacked = No Attack against that hero waits on the Stack.
no-asks-beside = It does not stand beside what the effect names.
no-asks-card-played = No power card of that hero waits on the Stack.
no-asks-enemy = It has to be an enemy.
no-asks-friend = It has to be of your own side.
no-asks-hero = It has to be a hero.
no-asks-hero-or-minion = It has to be a hero or a minion.
no-asks-illusion = It has to be an illusion.
no-asks-in-reach = The attacker does not have it in range and sight.
no-asks-liothan = Only Liothan heroes shapeshift.
no-asks-marked = That hero is not Marked.
no-asks-minion = It has to be a minion.
no-asks-near = It is more hexes away than the effect allows.
no-asks-other = It has to be another one.
no-asks-pillar = It has to be a pillar.
no-asks-shapeshifted = That hero is not Shapeshifted.
no-beside-nexus = Heroes begin beside their own Nexus.
no-card-left = Your deck and your discard pile are empty.
no-card-on-hero = No such card lies on that hero, apart from the one that is played.
no-chosen-already = That is a target already.
no-target-yet = Choose at least one target.
no-closer-tower = Another enemy tower token is closer to the control token.
no-deck-brought = You have not brought a deck that fits these heroes.
no-drafted-already = Your team has that hero already.
no-effect-there = The Stack is not that high.
no-enemy-tower = No enemy tower token stands there.
no-faction-taken = That faction has been picked already.
no-illusion-far = An illusion moves up to 3 hexes, from where it is or from its hero.
no-illusion-there = That hero has no illusion on the battlefield.
no-minion-there = No minion of that side stands there.
no-nearest-nexus = A hero returns as close to its Nexus as it can.
no-nexus-yet = A Nexus can be damaged only after a Tower of its side has fallen.
no-not-in-pool = That hero is not in your team’s pool.
no-not-placed-there = That is not one of the hexes that the effect names.
no-not-pushed = The effect does not push it, or has pushed it already.
no-not-returning = That hero does not return now.
no-other-effect = That effect is not of the kind that is asked for.
no-other-faction = That hero is not of your team’s factions.
no-other-lane = That minion belongs to another Lane.
no-other-team = That player is on the other team.
no-outsider-hurt = Outsiders cannot be damaged.
no-outsider-place = The outsider’s card says where it is placed.
no-outsider-there = That outsider is not on the battlefield.
no-outsider-token = An outsider attacks heroes and minions only.
no-pillar-there = No pillar of that side stands there.
no-place-looked = You do not look at so many cards.
no-place-settled = That place in the deck is settled already.
no-side-next = That hero is of the other side.
no-skirmish-moves = A Skirmish has two moves, and both have been made.
no-skirmish-step = A Skirmish moves one hex at a time.
no-skirmish-twice = A Skirmish deals its damage once.
no-structure-far = It stands more than { $hexes } hexes from the control token.
no-such-flip = No flipped card has that modifier.
no-such-lead = No hero of yours who sees it has that Lead card.
no-such-trigger = Nothing like that waits for its place on the Stack.
no-teammate-needed = It has to be one of your teammates.
no-token-dome = A control token does not enter Domes.
no-token-nearer = A control token goes nearer to the tower token with every hex.
no-token-step = A control token moves one hex at a time.
no-token-there = No control token lies there.
no-token-unseen = The hero does not see that control token.
no-sm-act-01 = There are no action points left for that.
no-sm-act-02 = Each action can be taken once in an activation.
no-sm-act-05 = That hero was already activated this turn.
no-sm-amov-03 = A hero stands in the way there.
no-sm-amov-04 = A minion stands there: heroes pass minions, but do not stop on them.
no-sm-atk-01 = There is nobody to attack in range and sight.
no-sm-eff-16 = No control token is in sight.
no-sm-eff-18 = No control token of a Lane is in sight.
no-sm-hero-08 = The hero does not have the runes for it.
no-sm-mve-01 = That hex cannot be entered now.
no-sm-oact-02 = The outsider cannot do that.
no-sm-oact-03 = The outsider has done that already in this activation.
no-sm-out-03 = An outsider stands there.
no-sm-plc-03 = One of your minions stands there already.
no-sm-plc-04 = Minions cannot stand in a Dome.
no-sm-plc-05 = That hex is taken.
no-sm-plc-06 = Minions stand around the control token, not on its hex.
no-sm-pow-03 = The hero does not have enough mana.
no-sm-pow-04 = The hero is not on the battlefield.
no-sm-sim-03 = There is no Worship in simplified mode.
no-sm-state-03 = That hero is not Ready.
no-sm-state-11 = That hero is not on the battlefield.
no-sm-stk-08 = That needs an empty Stack, in the hero’s own activation.
no-sm-stk-13 = The hero cannot pay its cost.
no-sm-team-03 = That is not your hero.
no-sm-tgt-03 = There is no target for it.
no-sm-tow-03 = A Tower or a Nexus stands there.
no-sm-type-01 = Only the active hero plays action cards.
no-sm-type-02 = Action cards need an empty Stack.
no-sm-ult-01 = An ultimate is played by its own hero only.

## What happened: set-up
log-victory-cards = The victory cards: { $cards }.
log-first-player = { $who } goes first and takes Skytear Flux.
log-counter-set = The mana counter starts on row { $row } of { $rows }.
log-pool-shown = { $side ->
    [blue] Blue
   *[red] Red
} brings { $heroes }.
log-faction-picked = { $who } picks { $faction }.
log-hero-drafted = { $who } fields { $hero } with { $hp } HP.
log-deck-submitted = { $seats }: a deck of { $cards } premade cards is shuffled.
log-deck-submitted-own = { $seats }: an own deck of { $cards } cards is shuffled.
log-deck-does-not-fit = { $seats }: your own deck does not fit the heroes of the draft.
log-mulligan = { $who } discards { $cards } for new cards.
log-mulligan-none = { $who } keeps the hand.
log-towers-built = The Towers stand, each with { $hp } HP.
log-control-tokens-placed = The control tokens lie ready ({ $tokens }).
log-minions-rallied = The minions take their places.
log-outsiders-summoned = In the Domes dwell: { $outsiders }.

## What happened: the Heroes Phase
log-heroes-phase = Turn { $turn }: the Heroes Phase begins.
log-activated = { $who } activates { $hero }.
log-exhausted = { $hero } is Exhausted.
log-stacked = { $hero }: { $what }.
log-stacked-card = { $what } of { $hero } goes on the Stack.
log-stacked-skill = { $what } of { $hero } is triggered.
log-resolves = { $what } of { $hero } resolves.
log-fizzles = { $what } of { $hero } comes to nothing.
log-played = { $who } plays { $card } with { $hero }.
log-moved = { $piece } moves from { $start } to { $hex }.
log-placed = { $piece } is placed on { $hex }.
log-pushed = Pushed to { $hex }: { $piece }.
log-swapped = { $one } swaps places with { $other }.
log-attacks = { $piece } attacks { $target }.
log-skirmishes = { $piece } strikes { $targets }.
log-flipped = { $who } flips { $card }: { $modifier }.
log-damage = { $by } deals { $amount } damage to { $piece }.
log-damage-armor = { $by } deals { $amount } damage to { $piece }, whose Armor is { $armor }.
log-lost-hp = { $hero } loses { $amount } HP: { $left } left.
log-healed = { $hero } heals { $amount } HP: { $hp } now.
log-hero-defeated = { $by } defeats { $hero }, who returns in turn { $row }.
log-hero-defeated-for-good = { $by } defeats { $hero }, who will not return.
log-minion-defeated = { $by } defeats a { $side ->
    [blue] Blue
   *[red] Red
} minion on { $hex }.
log-minion-defeated-by-control = A { $side ->
    [blue] Blue
   *[red] Red
} minion falls on { $hex }.
log-prevented = { $hero } takes the damage of the minion on { $hex }.
log-condition-applied = { $hero } gets { $condition }.
log-conditions-removed = { $hero } loses all conditions.
log-bonus = { $piece } gets { $amount } { $value ->
    [armor] Armor
    [attack] Attack
    [skirmish] Skirmish Damage
    [control] Control
    [mana] mana
   *[move] to Move
}{ $until ->
    [turn] {" "}this turn
   *[activation] {""}
}.
log-lasts = { $piece } { $value ->
    [over-walls] sees over white lines
    [through-cover] sees through Cover
    [bared] is not hidden by Cover
    [over-blocking] moves over blocking elements
    [unpushable] cannot be pushed
   *[other] is changed
}{ $until ->
    [turn] {" "}this turn
   *[activation] {" "}until the activation ends
}.
log-barred = Nobody can enter { $hexes } until the activation ends.
log-card-removed = { $card } leaves { $hero } and gives its mana back.
log-cancelled = { $what } of { $hero } is cancelled.
log-redirected = The Attack of { $hero } goes to { $target } instead.
log-lead-from-hand = A card from the hand goes face down under { $hero }.
log-lead-from-deck = The top card of the deck goes unseen under { $hero }.
log-lead-known = Under { $hero } lies { $card }.
log-lead-declined = { $hero } takes no Lead card.
log-skill-used = { $hero } uses { $skill }.
log-exhausted-first = { $hero } is Exhausted first.
log-pillar-placed = { $side ->
    [blue] Blue
   *[red] Red
} puts a pillar on { $hex }.
log-pillar-removed = { $side ->
    [blue] Blue
   *[red] Red
} takes the pillar on { $hex } off.
log-illusion-moved = The illusion of { $hero } goes to { $hex }.
log-illusion-removed = Removed: { $piece }.
log-token-removed = Removed from { $hex }: { $piece }.
log-drawn = You draw { $cards }.
log-drawn-unseen = { $amount ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $amount } cards.
}
log-deck-rebuilt = The discard pile of { $cards } cards is shuffled into a new deck.
log-predicts = { $amount ->
    [one] { $who } looks at the top card of the deck.
   *[other] { $who } looks at { $amount } cards on top of the deck.
}
log-predict-discarded = { $who } discards { $card } from the top.

## What happened: the Minions Phase
log-minions-phase = Turn { $turn }: the Minions Phase begins.
log-lane-token = Who controls { $lanes }?
log-dome-token = Who controls { $dome ->
    [left] the left Dome
    [right] the right Dome
   *[centre] the Dome
}?
log-lead-revealed = Under { $hero } lay { $card }, cost { $cost }.
log-lead-selected = { $side ->
    [blue] Blue
   *[red] Red
} adds { $card }: +{ $cost }.
log-control = { $winner ->
    [blue] Blue
   *[red] Red
} wins { $where } by { $by }: Blue { $blue }, Red { $red }.
log-control-tie = Nobody wins { $where }: { $blue } each.
log-tower-damaged = { $side ->
    [blue] Blue’s
   *[red] Red’s
} Tower of the { $lane ->
    [left] left
    [right] right
   *[centre] centre
} Lane takes { $amount } damage: { $left } HP left.
log-tower-destroyed = { $side ->
    [blue] Blue’s
   *[red] Red’s
} Tower of the { $lane ->
    [left] left
    [right] right
   *[centre] centre
} Lane is destroyed.
log-nexus-armed = { $side ->
    [blue] Blue’s
   *[red] Red’s
} Nexus can be damaged now: { $hp } HP.
log-nexus-damaged = { $side ->
    [blue] Blue’s
   *[red] Red’s
} Nexus takes { $amount } damage: { $left } HP left.
log-token-advanced = { $side ->
    [blue] Blue
   *[red] Red
} advances the control token of the { $lane ->
    [left] left
    [right] right
   *[centre] centre
} Lane to { $hex }.
log-minion-repositioned = A { $side ->
    [blue] Blue
   *[red] Red
} minion follows to { $hex }.
log-minion-withdrawn = A { $side ->
    [blue] Blue
   *[red] Red
} minion finds no room and goes back to its Nexus.
log-minion-spawned = A { $side ->
    [blue] Blue
   *[red] Red
} minion spawns on { $hex }.
log-outsider-placed = { $who } calls { $outsider } to { $hex }.
log-outsider-declined = { $who } leaves { $outsider } alone.
log-outsider-has-no-room = There is no room for { $outsider }.
log-outsider-acts = { $outsider }: { $what }.
log-outsider-done = { $outsider } is done.

## What happened: the end of a turn
log-cards-put-away = From { $hero } are discarded: { $cards }.
log-discarded = { $who } discards { $card }.
log-heroes-ready = All Exhausted heroes are Ready again.
log-mana-counter = The mana counter goes to row { $row } of { $rows }.
log-hero-returned = { $hero } is back on { $hex } with { $hp } HP.
log-game-over = { $side ->
    [blue] Blue
   *[red] Red
} destroys the enemy Nexus and wins.
log-game-over-card = { $side ->
    [blue] Blue
   *[red] Red
} completes { $card } and wins.
log-game-over-draw = The game is a draw.

## How it ended
result-won = { $side } wins: { $why }.
result-draw = A draw: { $why }.
why-sm-goal-01 = the enemy Nexus is destroyed
why-victory-card = { $card } is completed
why-sm-goal-03 = both sides have completed a victory card
why-sm-goal-04 = the mana counter has reached its end
why-sm-goal-07 = a Nexus fell and a victory card was completed at once
trait-faction = played { $faction }
trait-hero = fielded { $hero }
trait-first = went first
trait-second = went second
group-faction = Faction
group-hero = Hero
group-order = Order
trait-ended = ended: { $how }

# What can be chosen before a game.
option-deck-auto = The heroes' premade piles
option-pool-auto = Random heroes with their premade piles
option-battlefield = Battlefield
option-format = Format
option-format-auto = First game on two lanes, casual on three
option-format-first-game = First game: draft factions
option-format-casual = Casual: draft factions, then heroes
option-format-competitive = Competitive: draft from your own pool
option-simplified = Simplified: no skills, no Worship, runes do not matter
option-first = First player
option-rows = Rows of the mana counter, from 3 to 9; 0 for the battlefield's own
option-outsiders = Outsiders, from 0 to 2: a Dome without one is won for nothing
option-deck = Deck of A, or of Blue's team
option-deck_b = Deck of B, or of Red's team
option-deck_c = Deck of C
option-deck_d = Deck of D
option-pool = Blue's pool
option-pool_b = Red's pool

# The words printed on cards beside their sentences.
word-hero = Hero
word-action = Action
word-reaction = Reaction
word-ultimate = Ultimate
word-victory-card = Victory card
word-outsider = Outsider
word-mage = mage
word-tank = tank
word-warrior = warrior
word-marksman = marksman
word-support = support
word-specialist = specialist
word-fire = fire
word-ice = ice
word-earth = earth
word-air = air
word-melee = melee
word-ranged = ranged
word-attack = attack
word-flip = flip
word-flips = flips
word-hp = HP
word-armor = Armor
word-move = Move
word-cost = cost
word-modifier = modifier
word-area = area
word-starter = starter box
word-worship = Worship
word-shapeshifted = Shapeshifted
word-pillar = pillar
word-illusion = illusion
word-placement = Placement
word-further-cards = Further power cards
word-outsiders = Outsiders
word-skytear-flux = Skytear Flux
word-victory-cards = Victory cards
word-piercing = Piercing
ultimate-of = ultimate of { $hero }
skill-of = Skill of { $holder }
and = { $first } and { $second }

# When somebody may answer, or play a relic: what people leave standing orders for.
moment-attack-on-us = an enemy attacks one of ours
moment-aimed-at-us = an enemy card or skill aims at one of ours
moment-enemy-card = an enemy plays a power card
moment-enemy-action = an enemy declares an action
moment-enemy-skill = an enemy skill was triggered
moment-own-effect = my own side acts or plays a card

# The box.
about = Two teams of heroes on hexes: win the lanes, break the Towers and destroy the enemy Nexus. Every action and every card can be answered.

## A paragraph of a card, such as a skill
card-labelled = { $label }: { $text }
