# What the terminal says, in English.

## Everywhere
play-keeper = Keeper
board-none = none
board-you = (you)
by-rule = Rule { $rule }.

## Horde: the board
horde-heading = Round { $round } of { $rounds }, { $phase }, started by { $who }.
horde-heading-trickster = After the last round: the Trickster may switch two tokens.
horde-heading-battles = The Final Battles.
horde-heading-over = The game is over.
horde-phase-begin = before the first card
horde-phase-battle-card = Battle Card Phase
horde-phase-monster = Monster Phase
horde-phase-end = End Phase
horde-battle-now = { $battle } is fought for { $token }.
horde-tokens-left = Score Tokens left: { $tokens }.
horde-row = Battle { $place }, { $battle }: token { $token }, put there by { $who }.
horde-row-open = Battle { $place }, { $battle }: no token yet.
horde-row-yours = You have { $count }.
horde-row-undrawn = Battle Cards not drawn yet: { $battles }.
horde-row-undrawn-yours = Battle Cards not drawn yet, with what you have: { $battles }.
horde-pool-size = { $cards ->
    [0] The Pool is empty.
    [one] The Pool has one card.
   *[other] The Pool has { $cards } cards.
}
horde-pool-faction = { $faction } in the Pool: { $kinds }.
horde-pool-special = Special cards in the Pool: { $cards }.
horde-side = { $who } has picked { $total } of { $target } this round: { $cards }; cards in the horde: { $horde }.
horde-side-nothing = { $who } has nothing face up; cards in the horde: { $horde }.
horde-side-battle = { $who } has { $total } in this battle: { $laid }; tokens won: { $won }.
horde-side-over = { $who } won these tokens: { $won }; points: { $tokens } from tokens, { $vampires } from Vampires, { $elvenking } from the Elvenking, { $score } in all.
horde-mine = { $cards ->
    [one] Your horde has one card; special cards: { $special }.
   *[other] Your horde has { $cards } cards; special cards: { $special }.
}
horde-own = { $cards ->
    [one] Your horde has one card.
   *[other] Your horde has { $cards } cards.
}
horde-own-empty = Your horde is empty.
horde-own-faction = { $faction }: { $kinds }.
horde-own-special = Special cards: { $cards }.
horde-own-strength = Your strength in each battle: { $fighters }.
horde-stolen = stolen { $card }
horde-given = received { $cards }
horde-just-picked = just picked { $card }
horde-costly = ×2 and ×3 count as two and three picks
horde-battles = Battles
horde-left = Left: { $tokens }
horde-pool = Pool: { $cards } · draw pile: { $deck }
horde-players = Players
horde-scores = Scores
horde-picks = { $target ->
    [0] ·
   *[other] { $total } of { $target }
}
horde-column-battle = Battle
horde-column-token = Token
horde-column-by = by
horde-column-yours = Yours
horde-column-player = Player
horde-column-picks = Picks
horde-column-face-up = Face up this round
horde-column-horde = Horde
horde-column-won = Tokens won
horde-column-points = Points
horde-column-tokens = Tokens
horde-column-vampires = Vampires
horde-column-elvenking = Elvenking
horde-column-score = Score

## Skytear Horde: the board
lanes-heading = Turn { $turn }, { $phase } Phase.
lanes-heading-setup = Before the first turn.
lanes-heading-fight = Turn { $turn }, Fight Phase: lane { $lane }.
lanes-heading-over = { $turn ->
    [one] The game is over after one turn.
   *[other] The game is over after { $turn } turns.
}
lanes-difficulty = Level { $level }, difficulty { $half ->
    [0] { $whole }
   *[other] { $whole }.5
}.
lanes-portal = Portal { $stage }: health { $health }; waves from now { $waves }; mana +{ $boost }.
lanes-portal-collapsing = Portal { $stage } is collapsing; waves from now { $waves }; mana +{ $boost }.
lanes-portal-endless = Portal { $stage }: nothing can break it; waves from now { $waves }; mana +{ $boost }.
lanes-portal-outsider = This portal is the outsider.
lanes-portal-action = Its action can be used.
lanes-portal-used = Its action was used this turn.
lanes-pile = { $stages ->
    [0] Outsider pile: { $cards }.
    [one] Outsider pile: { $cards }; one stage to come.
   *[other] Outsider pile: { $cards }; { $stages } stages to come.
}
lanes-pile-late = { $count ->
    [one] The last card of it waits for the next turn.
   *[other] The last { $count } of it wait for the next turn.
}
lanes-pile-ally = { $card } in it is an ally of { $who }.
lanes-pile-kept = { $card } keeps in it: { $what }.
lanes-set-aside = Set aside: { $cards }.
lanes-enchantment = Enchantment: { $card }.
lanes-back-line = Back line: { $minions }. Pillage { $cards }.
lanes-minion-away = { $card } in lane { $lane }
lanes-minion-aside = { $card } set aside
lanes-castle = { $card }: health { $health } of { $full }.
lanes-player = { $who }: mana { $mana }, hand { $hand }, deck { $deck }, discard { $discard }.
lanes-piles = Mana { $mana }, hand { $hand }, deck { $deck }, discard { $discard }.
lanes-horde = Horde deck { $deck }, discard { $discard }.
lanes-horde-player = The horde player: mana { $mana }, hand { $hand }, left of the wave { $left }.
lanes-planned = { $count ->
    [one] The horde player has planned one card.
   *[other] The horde player has planned { $count } cards.
}
lanes-treachery = Treachery: { $card }.
lanes-stop = If you stop now: { $changes }.
lanes-stop-castle = castle { $change }
lanes-stop-portal = portal { $change }
lanes-stop-portal-replaced = portal { $change } (the next level comes)
lanes-stop-deck = deck { $change }
lanes-hand = Hand: { $cards }.
lanes-second-first-game = For a first game: put aside every card that is no ally or costs 6 or more.
lanes-first-game = For a first game: put aside every card that is no ally.
lanes-no-hand = Your hand is empty.
lanes-discard = Discard pile: { $cards }.
lanes-lane = Lane { $lane }: { $monster } against { $ally }.
lanes-empty = Empty lanes: { $lanes }.
lanes-nobody = nobody
lanes-marker = Ahead: { $words }.
lanes-monster-ends = the monster’s health { $change }
lanes-monster-falls = the monster falls ({ $change })
lanes-ally-ends = the ally’s health { $change }
lanes-ally-falls = the ally falls ({ $change })
lanes-loses-castle = the castle loses { $amount }
lanes-loses-portal = the portal loses { $amount }
lanes-reason-taunt = its taunt must be answered first
lanes-reason-taunt-pulls = its taunt pulls an ally to this lane
lanes-reason-hidden = nobody knows what lies there
lanes-short-castle = castle -{ $amount }
lanes-short-portal = portal -{ $amount }
lanes-short-taunt = taunt!
lanes-short-hidden = ?
lanes-hidden = face down
lanes-exhausted = exhausted
lanes-armor = armor { $armor }
lanes-token-health = health +{ $count }
lanes-token-wound = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
lanes-token-attack = attack +{ $count }
lanes-token-weaken = weaken { $count }
lanes-token-armor = { $count ->
    [one] { $count } armor token
   *[other] { $count } armor tokens
}
lanes-turn-attack = attack { $change } this turn
lanes-turn-health = health { $change } this turn
lanes-turn-armor = armor { $change } this turn
lanes-servant = servant
lanes-thrall = thrall of { $card }
lanes-blank = without abilities
lanes-borrowed = with the abilities of { $card }
lanes-charmed = ally of { $who }
lanes-joined-horde = joined the horde
lanes-under = { $count } under
lanes-mark-boosted = boosted
lanes-mark-cannot-move = can’t move
lanes-mark-cannot-be-engaged = can’t be engaged
lanes-mark-cannot-exhaust = can’t exhaust
lanes-mark-cannot-pillage = can’t pillage
lanes-mark-cannot-strike = can’t strike
lanes-mark-no-abilities = no abilities this turn
lanes-mark-no-damage-dealt = deals no damage
lanes-row-play = Play { $card }
lanes-row-cheap = Play { $card } for less
lanes-row-attach = Attach { $card }
lanes-row-summon = Play { $card }
lanes-row-conceal = Play { $card } face down
lanes-row-move = Move { $card }
lanes-row-engage = Engage { $card } with the ally
lanes-row-exhaust = Exhaust the ally, by { $card }
lanes-row-swap-hidden = Swap a hidden card
lanes-row-discard = Discard the card
lanes-row-drop = Discard the monster
lanes-row-challenge = Challenge
lanes-row-hide = Turn face down

## Playing
play-title = { $title }: { $names }
play-commitment = Fair dice: the seed is fixed, and its SHA-256 is { $commitment }.
play-greeting = Choose by number or by name. Type help to see what else you can type.
play-news = Since your last turn
play-news-first = So far
play-board = The table
play-option = { $option }: { $value }.
play-choice = { $number }: { $label }.
play-row = { $what }: { $cells }.
play-row-cell = { $number } for lane { $lane }
play-row-lane = L{ $lane }
play-question = Your choice (1 to { $count }, or help)?
play-write-deck = Or write one: deck, and its code or its cards, such as: deck 1 Kneel Before Me; 3 Combustion; …
play-thinking = { $who } is thinking.
play-pass-screen = Pass the screen to { $who }. { $who }, press Enter when nobody else is looking.
play-no-number = There is no choice { $number }: type a number from 1 to { $count }.
play-unknown = “{ $typed }” is nothing I know. Type a number, a name such as it stands in the list, or help.
play-unclear = { $more ->
    [0] That could mean { $meanings }. Type a little more.
   *[other] That could mean { $meanings } or { $more } more things. Type a little more.
}
play-end = The end
play-score = { $who } has { $score } points.
play-seed = The seed was “{ $seed }”; its SHA-256 is { $commitment }, as promised before the first card.
play-goodbye = Goodbye, and thank you for playing.

## What can be typed
order-why = why
order-undo = undo
order-switch = switch
order-hint = hint
order-read = read
order-rules = rules
order-save = save
order-log = log
order-look = look
order-board = board
order-anytime = anytime
order-help = help
order-quit = quit
help-choose = To choose, type a number or enough of a name, such as: { $game ->
    [cloudspire] construct lance.
    [skytear-horde] play oak 3.
    [monoliths] play trappers 3.
   *[other] sun ooze.
}
help-why = why WORDS: says which rule forbids something, such as: { $game ->
    [cloudspire] why advance smelter.
    [skytear-horde] why engage yetnar.
    [monoliths] why engage yetnar 3.
   *[other] why flayer.
}
help-undo = undo: takes your last choice back, with what the bots did since.
help-switch = switch: where others may answer too, lets the next of them do it.
help-hint = hint: a bot says what it would do, and how sure it is.
help-read = read CARD, or ?CARD: shows a card with its text and keywords, such as: { $game ->
    [cloudspire] ?aegis.
    [monoliths] ?trappers, or: ?m3 for the monster in lane 3.
   *[other] ?oak, or: ?m3 for the monster in lane 3.
}
help-rules = rules ID or WORDS: looks a rule up, such as: { $game ->
    [cloudspire] rules cs-mark-01, or: rules gate.
    [skytear-horde] rules sh-glos-47, or: rules taunt.
    [monoliths] rules hm-glo-55, or: rules taunt.
   *[other] rules ph-dt-09, or: rules vampire.
}
help-save = save FILE: writes the game to a file; go on later with: hordekeep play --load FILE.
help-log = log: shows the last 20 events; log 50 shows more, log all everything.
help-look = { $game ->
    [cloudspire] look: shows what lies in your barracks, your relics with their texts, and the ground hex by hex.
    [skytear-horde] look, or hand: shows your hand with its texts, and your discard pile.
    [monoliths] look, or hand: shows your hand with its texts, and your discard pile.
   *[other] look, or horde: shows the cards that only you may see.
}
help-board = board: shows the table again; so does Enter.
help-anytime = anytime: asks you whenever you may answer, or at the usual moments alone again.
anytime-on = From now on you are asked whenever you may answer.
anytime-off = From now on you are asked at the usual moments.
help-help = help: shows this list.
help-quit = quit: offers to save the game and leaves.

## Answers
why-what = Why what? Name it, such as: { $game ->
    [cloudspire] why advance smelter.
    [skytear-horde] why engage yetnar.
    [monoliths] why engage yetnar 3.
   *[other] why flayer.
}
why-unknown = No choice in this game is called “{ $typed }”.
why-allowed = You can: “{ $label }” is choice { $number }.
undo-nothing = There is nothing of yours to take back.
switch-nobody = Nobody else may answer this.
hint-thinking = Thinking about a hint.
hint-best = I would choose “{ $label }”. I played { $tried } games in my head, with guesses for the hidden cards.
hint-line = “{ $label }”: worth { $value } out of 100, tried { $visits } times.
hint-clear = That is clearly the best.
hint-slight = That is a little better than the rest.
hint-close = It is a close call: the others are about as good.
read-what = Read what? Name a card, such as: { $game ->
    [cloudspire] ?aegis.
    [monoliths] ?trappers, or a place, such as: ?m3.
   *[other] ?oak, or a place, such as: ?m3.
}
read-unknown = No card is called “{ $typed }”.
read-lead = { $lead }: { $text }
read-enchantment = Enchantment: { $text }
read-keyword = { $keyword }: { $means }
read-cost = cost { $cost }
read-health = health { $health }
read-power = power { $power }
read-boost = { $boost } mana when it comes
read-side-left = treachery: leftmost { $swords ->
    [0] monster’s ability
   *[other] monster +{ $swords }
}
read-side-right = treachery: rightmost { $swords ->
    [0] monster’s ability
   *[other] monster +{ $swords }
}
rules-text = { $rule }: { $words }
rules-how = Type rules and an id or some words to look up more.
rules-more = And { $more } more: use more words.
rules-unknown = The rulebook says nothing about “{ $words }”.
rules-no-book = This game has no rulebook here.
log-more = These are the last { $shown } of { $total } events; type log all to see them all.
save-done = Saved to { $file }.
save-failed = Could not write { $file }: { $why }.
save-replace = { $file } already exists. Replace it (yes or no)?
save-not = Nothing was saved.
save-offer = Save the game? Enter saves it to { $file }; or type another file name, or no.
save-unasked = Goodbye. The game is saved in { $file }; go on with: hordekeep play --load { $file }.
save-nothing = Goodbye. There was nothing to save.
save-nowhere = No file could be written. Here is the game, to be copied:

## Replaying and verifying
replay-title = { $title }: { $names } ({ $choices } choices)
replay-start = Before the first choice
replay-step = Choice { $number } of { $choices }: { $who }, “{ $label }”
replay-question = Enter for the next choice, b for back, a number to jump, q to quit?
replay-end = That was the last choice.
replay-first = This is the beginning.
replay-unknown = “{ $typed }” is nothing I know here: press Enter, or type b, a number up to { $choices }, or q.
replay-unfinished = The game was not finished.
verify-text = The text form is whole and the checksum fits: { $choices } choices.
verify-seed = The seed “{ $seed }” fits its commitment { $commitment }.
verify-choices = Every choice is legal under version { $version } of the rules of { $title }.
verify-result = The recorded result is the replayed one: { $result }
verify-unfinished = The game is not finished, and the record says so.
verify-good = The record is good.

## Skytear: the battlefield
sky-heading = Turn { $turn } of { $rows }, { $phase }.
sky-heading-setup = Before the first turn.
sky-heading-over = The game is over in turn { $turn }.
sky-next = { $side ->
    [blue] Blue
   *[red] Red
} activates next.
sky-flux = { $who } holds Skytear Flux.
sky-flux-used = Skytear Flux is used.
sky-draft = { $of ->
    [heroes] Draft of heroes
   *[factions] Draft of factions
}: pick { $pick } of { $picks }. In turn: { $order }.
sky-draft-has = { $side ->
    [blue] Blue
   *[red] Red
} has: { $who }.
sky-draft-left = { $side ->
    [blue] Blue
   *[red] Red
} may still pick: { $who }.
sky-victory = Victory cards: { $cards }.
sky-victory-progress = { $card } (Blue { $blue }, Red { $red } of { $needed })
sky-lane = { $lane ->
    [left] Left Lane
    [right] Right Lane
   *[centre] Centre Lane
}, token { $number } on { $hex }: Control Blue { $blue }, Red { $red }.
sky-towers = Towers there: Blue { $blue } HP, Red { $red } HP.
sky-minions = { $count ->
    [0] { $side ->
        [blue] Blue
       *[red] Red
    } has no minions there.
    [one] { $side ->
        [blue] Blue
       *[red] Red
    } has a minion there: { $hexes }.
   *[other] { $side ->
        [blue] Blue
       *[red] Red
    } has { $count } minions there: { $hexes }.
}
sky-dome = { $dome ->
    [left] Left Dome
    [right] Right Dome
   *[centre] Dome
}: Control Blue { $blue }, Red { $red }.
sky-outsider = { $hex ->
    [none] { $card } waits on its card.
   *[other] { $card } is on { $hex }.
}
sky-nexus = { $side ->
    [blue] Blue
   *[red] Red
}: the Nexus has { $hp } HP.
sky-nexus-safe = { $side ->
    [blue] Blue
   *[red] Red
}: the Nexus cannot be damaged yet.
sky-hero = { $who }, { $hex ->
    [none] not on the battlefield
   *[other] on { $hex }
}: { $hp } of { $max_hp } HP, { $state ->
    [ready] Ready
   *[exhausted] Exhausted
}, mana { $mana }, attack { $attack } + { $flips ->
    [one] { $flips } flip
   *[other] { $flips } flips
}, Armor { $armor }, Move { $move }, range { $range }.
sky-hero-defeated = { $turn ->
    [0] { $who }: Defeated, does not return.
   *[other] { $who }: Defeated, returns in turn { $turn }.
}
sky-conditions = Conditions: { $conditions }.
sky-cards-on = Cards on it: { $cards }.
sky-leads = { $known ->
    [0] Lead cards under it: { $count }.
   *[other] Lead cards under it: { $count } ({ $cards }).
}
sky-pillars = Pillars of { $side ->
    [blue] Blue
   *[red] Red
}: { $hexes }.
sky-illusion = The illusion of { $who } is on { $hex }.
sky-barred = Nobody can enter: { $hexes }.
sky-active = { $who } acts: { $ap } AP left; taken: { $used }.
sky-stack = { $place ->
    [1] On top of the Stack, next to resolve: { $what }.
   *[other] Then: { $what }.
}
sky-waits = Goes on the Stack next: { $what }.
sky-on = { $what }, aimed at { $targets }
sky-player = { $who } ({ $side ->
    [blue] Blue
   *[red] Red
}): hand { $hand }, deck { $deck }, discard { $discard }.
sky-legend = Blue in capitals, Red in small letters: YAM a hero (Yami), M a minion, T5 a Tower with 5 HP, N the Nexus, P a pillar, I an illusion. 1 is a control token, * the point of a Dome, # an outsider. = Lane, o Dome, (=) Cover. Lines stop sight, not steps. A row begins with its first hex; the next to the right is one more.
sky-column = { $column ->
    [hero] Hero
    [hex] Hex
    [hp] HP
    [mana] Mana
    [attack] Attack
    [armor] Armor
   *[state] State
}
sky-state = { $state ->
    [ready] Ready
    [exhausted] Exhausted
   *[defeated] { $turn ->
        [0] Defeated
       *[other] Defeated until turn { $turn }
    }
}

## Cloudspire: the isles
isles-setup = Before the first wave.
isles-heading = Wave { $wave } of { $waves }, { $phase }. { $who } goes first.
isles-heading-onslaught = Wave { $wave } of { $waves }, { $phase }, round { $round }: { $who }’s turn, { $stage ->
    [start] its start
    [movement] movement
    [fire] opposing spires fire
    [exploration] exploration
   *[attack] attacks
}.
isles-over = The game is over in wave { $wave }.
isles-events = { $count ->
    [one] Event: { $events }.
   *[other] Events: { $events }.
}
isles-fortress = Fortress { $letter }, { $who }: { $faction }
isles-fortress-open = Fortress { $letter }, { $who }
isles-numbers = Source { $source } of { $source_capacity }, gate { $gate }, fortress power { $power }.
isles-mark = Mark: gate { $letter } ({ $who }).
isles-cp = CP left: { $cp }.
isles-advancements = Advancements: { $advancements }.
isles-dice = Dice: { $dice }.
isles-die = { $die ->
    [forsaken] forsaken die
    [root] root die
    [forming] forming die
    [scrambler] scrambler die
   *[kaze] kaze die
}
isles-relics = Relics: { $relics }.
isles-relics-hidden = Relics, kept in secret: { $count }.
isles-relics-in-play = Relics in play: { $relics }.
isles-earthscapes = To lay: { $earthscapes }.
isles-stack = Deployment stack from the top: { $stack }.
isles-over-group = { $what } (over { $group })
isles-captives = Captives: { $chips }.
isles-campfire = Heroes rest by the campfire.
isles-passed = Has passed.
isles-home = { $place ->
    [barracks] Your barracks
    [beside] Beside your barracks
   *[graves] Your Forgotten Graves
}: { $chips }.
isles-price = { $what } ({ $price })
isles-market = Market: { $offers }.
isles-supply = Upgrades left: { $attack } attack, { $range } range, { $fortification } fortification.
isles-unit = { $letter }’s { $kind ->
    [hero] hero
   *[minion] minion
} { $what } on { $hex }: health { $health } of { $max_health }, { $attack ->
    [0] no attack
   *[other] attack { $attack }, range { $range }
}, movement { $move }, enters up to { $terrain }.
isles-upgrades = Upgrades from the top: { $upgrades }.
isles-room = Room for { $count } more.
isles-gear = Wears: { $chips }.
isles-carries = Carries: { $chips }.
isles-under = Under it: { $chips }.
isles-grouped = A group, its minions hidden.
isles-inactive = Inactive, by the campfire.
isles-spire = { $letter }’s spire { $what } on { $hex }.
isles-spire-fires = { $dice ->
    [one] Fires { $dice } die, range { $range }.
   *[other] Fires { $dice } dice, range { $range }.
}
isles-landmark = { $health ->
    [0] Landmark on { $hex }: { $what }.
   *[other] { $attack ->
        [0] Landmark on { $hex }: { $what }, health { $health }.
       *[other] Landmark on { $hex }: { $what }, health { $health }, attack { $attack }.
    }
}
isles-landmark-seen = Face down on { $hex }, and you know it: { $what }.
isles-hidden = { $type ->
    [swamp] Swamps
    [ruin] Ruins
    [temple] Temples
   *[other] Landmarks
} face down: { $hexes }.
isles-item = On the ground on { $hex }: { $chips }.
isles-isle = Hex group { $number }: { $parts }.
isles-ground = { $terrain ->
    [path] path
    [grass] plains
    [forest] forest
    [mountain] mountains
    [water] water
   *[well] wells
} { $hexes }
isles-gate-on = Gate { $letter } is on { $hex }, its wells on { $wells }.
isles-type-mark = { $type ->
    [swamp] sw
    [ruin] ru
    [temple] te
   *[other] la
}
isles-legend = =-2 in column 3 is hex 3.-2. = path, " plains, & forest, ^ mountains, ~ water, * well, { $signs }.
isles-sign = { $sign ->
    [fortress] { "[" }A10] gate with 10 health, ## fortress, a0* its well
    [spire] A|RA spire (R range, A attack, D fortification)
    [hero] AAw5 hero (Awsh) with 5 health
    [minion] Aba3 minion
    [hidden] ?sw ?ru ?te swamp, ruin, temple face down
    [known] (ga) one that you know
    [landmark] !ga landmark
    [earthscape] + earthscape
   *[item] % item
}
isles-lasting = { $kind ->
    [stasis] Does not move
    [no-attack] Does not attack
    [movement] Movement +{ $amount }
   *[attack] Attack +{ $amount }
} { $until ->
    [turn] until the turn ends.
    [next-turn] until its next turn ends.
   *[wave] until the wave ends.
}
isles-column = { $column ->
    [unit] Unit
    [spire] Spire
    [hex] Hex
    [health] Health
    [attack] Attack
    [range] Range
    [move] Move
    [terrain] Up to
    [upgrades] Upgrades from the top
    [dice] Dice
   *[notes] {""}
}
