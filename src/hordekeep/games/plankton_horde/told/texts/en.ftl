# What is told of Horde’s board in sentences, and said where it is drawn in a terminal, in English.

horde-chapter = { $about ->
    [row] Battles
    [pool] Pool
    [players] Players
    [own] Your horde
   *[now] Now
}
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

## Examples of what can be typed
example-choose = sun ooze
example-why = flayer
example-rules = rules ph-dt-09, or: rules vampire
help-look = look, or horde: shows the cards that only you may see.
