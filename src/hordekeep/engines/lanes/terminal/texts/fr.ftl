# Ce que dit le terminal du plateau des rangées, en français.

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
lanes-castle = { $card } : Santé { $health } sur { $full }.
lanes-player = { $who } : Mana { $mana }, main { $hand }, deck { $deck }, défausse { $discard }.
lanes-piles = Mana { $mana }, main { $hand }, deck { $deck }, défausse { $discard }.
lanes-horde = Deck Horde { $deck }, défausse { $discard }.
lanes-horde-player = La Horde : Mana { $mana }, main { $hand }, reste de la vague { $left }.
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
lanes-lane = Rangée { $lane } : { $monster } face à { $ally }.
lanes-empty = Rangées vides : { $lanes }.
lanes-nobody = personne
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
lanes-short-castle = Château -{ $amount }
lanes-short-portal = Portail -{ $amount }
lanes-short-taunt = provoque !
lanes-short-hidden = ?
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
lanes-borrowed = avec les capacités de { $card }
lanes-charmed = Allié de { $who }
lanes-joined-horde = passé à la Horde
lanes-under = { $count } en dessous
lanes-mark-boosted = renforcé
lanes-mark-cannot-move = ne se déplace pas
lanes-mark-cannot-be-engaged = impossible à engager
lanes-mark-cannot-exhaust = ne s’épuise pas
lanes-mark-cannot-pillage = ne pille pas
lanes-mark-cannot-strike = n’attaque pas
lanes-mark-no-abilities = sans capacités ce tour
lanes-mark-no-damage-dealt = sans dégâts
lanes-row-play = Jouer { $card }
lanes-row-cheap = Jouer { $card } à moindre coût
lanes-row-attach = Attacher { $card }
lanes-row-summon = Jouer { $card }
lanes-row-conceal = Jouer { $card } face cachée
lanes-row-move = Déplacer { $card }
lanes-row-engage = Engager { $card } avec l’Allié
lanes-row-exhaust = Épuiser l’Allié, par { $card }
lanes-row-swap-hidden = Échanger une carte dissimulée
lanes-row-discard = Défausser la carte
lanes-row-drop = Défausser le Monstre
lanes-row-challenge = Défier
lanes-row-hide = Retourner face cachée
