# The battlefield in sentences, in English.

sky-chapter = { $about ->
    [draft] The draft
    [heroes-blue] Heroes of Blue
    [heroes-red] Heroes of Red
    [lane-left] Left Lane
    [lane-centre] Centre Lane
    [lane-right] Right Lane
    [dome-left] Left Dome
    [dome-centre] Dome
    [dome-right] Right Dome
    [nexuses] The Nexuses
    [others] Other tokens, and Cover
    [stack] The Stack
    [players] Hands and decks
    [own] Your cards
   *[now] Now
}
sky-heading = Turn { $turn } of { $rows }, { $phase }.
sky-heading-setup = Before the first turn.
sky-heading-over = The game is over in turn { $turn }.
sky-next = { $side ->
    [blue] Blue
   *[red] Red
} activates next.
sky-first = { $who } is the first player.
sky-flux = { $who } holds Skytear Flux.
sky-flux-used = Skytear Flux is used.
sky-side = { $side ->
    [blue] Blue
   *[red] Red
}: { $who }{ $factions ->
    [none] .
   *[other] . Factions: { $factions }.
}
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
sky-given = { $who ->
    [none] Nobody gives { $side ->
        [blue] Blue
       *[red] Red
    } Control there.
   *[other] Control of { $side ->
        [blue] Blue
       *[red] Red
    } there by: { $who }.
}
sky-given-by-minions = { $count ->
    [one] { $count } minion
   *[other] { $count } minions
}
sky-given-by-cards = { $value } by cards and skills
sky-tower = { $side ->
    [blue] Blue
   *[red] Red
}’s Tower on { $hex } { $hp ->
    [0] has fallen
   *[other] has { $hp } HP
}.
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
}, point on { $hex }: Control Blue { $blue }, Red { $red }.
sky-outsider = { $hex ->
    [none] { $card } waits on its card.
   *[other] { $card } is on { $hex }.
}
sky-nexus = { $side ->
    [blue] Blue
   *[red] Red
}: the Nexus on { $hex } has { $hp } HP.
sky-nexus-safe = { $side ->
    [blue] Blue
   *[red] Red
}: the Nexus on { $hex } cannot be damaged yet.
sky-waiting = { $count ->
    [0] No minions wait there.
    [one] { $count } minion waits there.
   *[other] { $count } minions wait there.
}
sky-nowhere = not on the battlefield
sky-place = on { $hex } ({ $ground ->
    [lane-left] left Lane
    [lane-centre] centre Lane
    [lane-right] right Lane
    [dome-left] left Dome
    [dome-centre] Dome
    [dome-right] right Dome
    [lane] Lane
    [dome] Dome
    [base] base
   *[field] field
}{ $cover ->
    [1] , Cover
   *[0] { "" }
})
sky-hero = { $who }, { $kind }, { $place }: { $hp } of { $max_hp } HP, { $state ->
    [ready] Ready
   *[exhausted] Exhausted
}.
sky-hero-defeated = { $turn ->
    [0] { $who }, { $kind }: Defeated, does not return.
   *[other] { $who }, { $kind }: Defeated, returns in turn { $turn }.
}
sky-values = Mana { $mana }, attack { $attack } + { $flips ->
    [one] { $flips } flip
   *[other] { $flips } flips
}, Armor { $armor }, Move { $move }, range { $range }.
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
sky-illusion = The illusion of { $who } is { $place }.
sky-barred = Nobody can enter: { $hexes }.
sky-cover = Cover Hexes: { $hexes }.
sky-active = { $who } acts: { $ap } AP left; taken: { $used }.
sky-stack = { $place ->
    [1] On top of the Stack, next to resolve: { $what }.
   *[other] Then: { $what }.
}
sky-waits = Goes on the Stack next: { $what }.
sky-on = { $what }, aimed at { $targets }
sky-free = { $what }, free of AP
sky-flipped = Flipped: { $cards }.
sky-player = { $who } ({ $side ->
    [blue] Blue
   *[red] Red
}): hand { $hand }, deck { $deck }, discard { $discard }.
sky-top = Top of the deck: { $cards }.
sky-hand = Hand: { $cards }.
sky-no-hand = Your hand is empty.
sky-discard = Discard pile, top first: { $cards }.
