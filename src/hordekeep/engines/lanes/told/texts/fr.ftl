# Ce qui est dit du plateau des rangées en phrases, et là où un terminal le dessine, en français.

lanes-chapter = { $about ->
    [around] Château et Portail
    [behind] Ligne arrière
    [lanes] Les rangées
    [piles] Paquets et défausses
    [hands] Mains
    [own] Votre main
   *[now] Maintenant
}
lanes-heading = Tour { $turn }, phase { $phase }.
lanes-heading-setup = Avant le premier tour.
lanes-heading-fight = Tour { $turn }, phase Combat : rangée { $lane }.
lanes-heading-over = { $turn ->
    [one] La partie est terminée au bout de { $turn } tour.
   *[other] La partie est terminée au bout de { $turn } tours.
}
lanes-difficulty = Niveau { $level }, difficulté { $half ->
    [0] { $whole }
   *[other] { $whole },5
}.
lanes-portal = Portail { $stage } : Santé { $health } ; vagues à venir { $waves } ; Mana +{ $boost }.
lanes-portal-collapsing = Le Portail { $stage } s’effondre ; vagues à venir { $waves } ; Mana +{ $boost }.
lanes-portal-endless = Portail { $stage } : indestructible ; vagues à venir { $waves } ; Mana +{ $boost }.
lanes-portal-of = niveau { $stage } sur 4
lanes-portal-outsider = Ce Portail est l’Outsider.
lanes-portal-action = Son action est disponible.
lanes-portal-used = Son action a servi ce tour-ci.
lanes-pile = { $stages ->
    [0] Pile Outsider : { $cards }.
    [one] Pile Outsider : { $cards } ; encore { $stages } niveau.
   *[other] Pile Outsider : { $cards } ; encore { $stages } niveaux.
}
lanes-pile-late = { $count ->
    [one] Sa dernière carte attend le tour suivant.
   *[other] Ses { $count } dernières cartes attendent le tour suivant.
}
lanes-pile-ally = { $card } y est, un Allié de { $who }.
lanes-pile-kept = { $card } y garde : { $what }.
lanes-set-aside = Mis de côté : { $cards }.
lanes-enchantment = Enchantement : { $card }.
lanes-back-line = Ligne arrière : { $minions }. Pillage { $cards }.
lanes-minion-away = { $card } (rangée { $lane })
lanes-minion-aside = { $card } (mis de côté)
lanes-pillage-together = { $cards ->
    [0] Ensemble, ils ne pillent rien.
    [one] Ensemble, ils pillent { $cards } carte.
   *[other] Ensemble, ils pillent { $cards } cartes.
}
lanes-pillages = { $cards ->
    [0] au repos
   *[other] pille { $cards }
}
lanes-engageable = peut être engagé
lanes-castle = { $card } : Santé { $health } sur { $full }.
lanes-player = { $who } : Mana { $mana }, main { $hand }, deck { $deck }, défausse { $discard }.
lanes-horde = Deck Horde { $deck }, défausse { $discard }.
lanes-horde-player = { $who } joue la Horde : Mana { $mana }, main { $hand }, reste de la vague { $left }.
lanes-planned = { $count ->
    [one] La Horde a planifié { $count } carte.
   *[other] La Horde a planifié { $count } cartes.
}
lanes-treachery = Traîtrise : { $card }.
lanes-stop = Si vous vous arrêtez : { $changes }.
lanes-stop-castle = Château { $change }
lanes-stop-portal = Portail { $change }
lanes-stop-portal-replaced = Portail { $change } (le niveau suivant vient)
lanes-stop-deck = deck { $change }
lanes-hand = Main : { $cards }.
lanes-second-first-game = Pour une première partie : mettez de côté tout ce qui n’est pas un Allié ou coûte 6 ou plus.
lanes-first-game = Pour une première partie : mettez de côté tout ce qui n’est pas un Allié.
lanes-no-hand = Votre main est vide.
lanes-discard = Défausse : { $cards }.
lanes-top-first = { $cards } (dessus en premier)
lanes-next-first = { $cards } (prochain en premier)
lanes-horde-discard = Défausse de la Horde : { $cards }.
lanes-discard-of = Défausse de { $who } : { $cards }.
lanes-hand-of = Main de { $who } : { $cards }.
lanes-card = { $card } : { $words }.
lanes-cost = coût { $cost }
lanes-lane = Rangée { $lane } : { $monster } face à { $ally }.
lanes-empty = Rangées vides : { $lanes }.
lanes-nobody = personne
lanes-figures = Attaque { $attack }, Santé { $health }
lanes-health = Santé { $health }
lanes-counts = compte comme un Serviteur, Attaque 0, Santé 1
lanes-engaged = engagé
lanes-of = à { $who }
lanes-marker = À venir : { $words }.
lanes-monster-ends = Santé du Monstre { $change }
lanes-monster-falls = le Monstre tombe ({ $change })
lanes-ally-ends = Santé de l’Allié { $change }
lanes-ally-falls = l’Allié tombe ({ $change })
lanes-loses-castle = le Château perd { $amount }
lanes-loses-portal = le Portail perd { $amount }
lanes-reason-taunt = il faut d’abord répondre à sa provocation
lanes-reason-pulled = sa Provocation attire un Allié sur cette rangée
lanes-reason-hidden = nul ne sait ce qui s’y cache
lanes-reason-unopposed = sans défense
lanes-reason-tower = une Tour seule s’y dresse
lanes-reason-alone = seul
lanes-hidden = face cachée
lanes-exhausted = épuisé
lanes-armor = Armure { $armor }
lanes-token-health = Santé +{ $count }
lanes-token-wound = { $count ->
    [one] { $count } jeton Dégât
   *[other] { $count } jetons Dégât
}
lanes-token-attack = Attaque +{ $count }
lanes-token-weaken = Attaque -{ $count }
lanes-token-armor = { $count ->
    [one] { $count } jeton Armure
   *[other] { $count } jetons Armure
}
lanes-turn-attack = Attaque { $change } ce tour
lanes-turn-health = Santé { $change } ce tour
lanes-turn-armor = Armure { $change } ce tour
lanes-servant = Serviteur
lanes-thrall = Servitude de { $card }
lanes-blank = sans capacités
lanes-shorn = sans la capacité qui en a fait un Monstre
lanes-borrowed = avec les capacités de { $card }
lanes-charmed = Allié de { $who }
lanes-joined-horde = Allié de { $who }, passé à la Horde
lanes-under = { $count } en dessous
lanes-mark-boosted = renforcé
lanes-mark-cannot-move = ne se déplace pas
lanes-mark-cannot-be-engaged = impossible à engager
lanes-mark-cannot-exhaust = ne s’épuise pas
lanes-mark-cannot-pillage = ne pille pas
lanes-mark-cannot-strike = n’attaque pas
lanes-mark-no-abilities = sans capacités ce tour
lanes-mark-no-damage-dealt = sans dégâts
lanes-mark-no-damage-taken = ne subit aucun Dégât
lanes-mark-double-damage = subit le double des Dégâts
lanes-mark-does-not-strike = n’attaque pas
lanes-mark-tramples-minions = Piétinement, aussi sur un Sbire
lanes-mark-strikes-again = attaque encore
lanes-mark-strikes-elsewhere = attaque ailleurs
lanes-mark-splits-strike = répartit son attaque
lanes-mark-pillages-more-per-token = pille plus
