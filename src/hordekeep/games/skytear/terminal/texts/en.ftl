# What the terminal says of the battlefield, in English.

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
sky-hand = Hand: { $cards }.
sky-no-hand = Your hand is empty.
sky-discard = Discard pile: { $cards }.

## Examples of what can be typed
example-choose = activate akhuti
example-why = icewall
example-read = ?icewall
example-read-what = ?icewall
example-rules = rules sm-dmg-01, or: rules damage
help-look = look, or hand: shows your hand with its texts.
