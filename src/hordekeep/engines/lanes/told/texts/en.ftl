# What is told of the board of lanes in sentences, and said where it is drawn in a terminal, in English.

lanes-chapter = { $about ->
    [around] Castle and portal
    [behind] Back line
    [lanes] The lanes
    [piles] Piles
    [hands] Hands
    [own] Your hand
   *[now] Now
}
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
lanes-portal-of = level { $stage } of 4
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
lanes-pillage-together = { $cards ->
    [0] Together they pillage nothing.
    [one] Together they pillage { $cards } card.
   *[other] Together they pillage { $cards } cards.
}
lanes-pillages = { $cards ->
    [0] idle
   *[other] pillages { $cards }
}
lanes-engageable = can be engaged
lanes-castle = { $card }: health { $health } of { $full }.
lanes-player = { $who }: mana { $mana }, hand { $hand }, deck { $deck }, discard { $discard }.
lanes-horde = Horde deck { $deck }, discard { $discard }.
lanes-horde-player = { $who } plays the horde: mana { $mana }, hand { $hand }, left of the wave { $left }.
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
lanes-top-first = { $cards } (top first)
lanes-next-first = { $cards } (next first)
lanes-horde-discard = Discard of the horde: { $cards }.
lanes-discard-of = Discard of { $who }: { $cards }.
lanes-hand-of = Hand of { $who }: { $cards }.
lanes-card = { $card }: { $words }.
lanes-cost = cost { $cost }
lanes-lane = Lane { $lane }: { $monster } against { $ally }.
lanes-empty = Empty lanes: { $lanes }.
lanes-nobody = nobody
lanes-figures = attack { $attack }, health { $health }
lanes-health = health { $health }
lanes-counts = counts as a servant, attack 0, health 1
lanes-engaged = engaged
lanes-of = of { $who }
lanes-marker = Ahead: { $words }.
lanes-monster-ends = the monster’s health { $change }
lanes-monster-falls = the monster falls ({ $change })
lanes-ally-ends = the ally’s health { $change }
lanes-ally-falls = the ally falls ({ $change })
lanes-loses-castle = the castle loses { $amount }
lanes-loses-portal = the portal loses { $amount }
lanes-reason-taunt = its taunt must be answered first
lanes-reason-pulled = its taunt pulls an ally to this lane
lanes-reason-hidden = nobody knows what lies there
lanes-reason-unopposed = unopposed
lanes-reason-tower = only a tower stands there
lanes-reason-alone = alone
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
lanes-shorn = without the ability that made a monster of it
lanes-borrowed = with the abilities of { $card }
lanes-charmed = ally of { $who }
lanes-joined-horde = ally of { $who }, joined the horde
lanes-under = { $count } under
lanes-mark-boosted = boosted
lanes-mark-cannot-move = can’t move
lanes-mark-cannot-be-engaged = can’t be engaged
lanes-mark-cannot-exhaust = can’t exhaust
lanes-mark-cannot-pillage = can’t pillage
lanes-mark-cannot-strike = can’t strike
lanes-mark-no-abilities = no abilities this turn
lanes-mark-no-damage-dealt = deals no damage
lanes-mark-no-damage-taken = takes no damage
lanes-mark-double-damage = takes double damage
lanes-mark-does-not-strike = does not strike
lanes-mark-tramples-minions = Trample, also on minions
lanes-mark-strikes-again = strikes again
lanes-mark-strikes-elsewhere = strikes elsewhere
lanes-mark-splits-strike = splits its strike
lanes-mark-pillages-more-per-token = pillages more
