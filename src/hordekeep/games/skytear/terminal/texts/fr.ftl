# Ce que dit le terminal du champ de bataille, en français.

sky-heading = Tour { $turn } sur { $rows }, { $phase }.
sky-heading-setup = Avant le premier tour.
sky-heading-over = La partie s’est terminée au tour { $turn }.
sky-next = { $side ->
    [blue] Bleu
   *[red] Rouge
} active ensuite.
sky-flux = { $who } a le Flux Skytear.
sky-flux-used = Le Flux Skytear est employé.
sky-draft = { $of ->
    [heroes] Draft des héros
   *[factions] Draft des factions
} : choix { $pick } sur { $picks }. À tour de rôle : { $order }.
sky-draft-has = { $side ->
    [blue] Bleu
   *[red] Rouge
} a : { $who }.
sky-draft-left = { $side ->
    [blue] Bleu
   *[red] Rouge
} peut encore prendre : { $who }.
sky-victory = Cartes Victoire : { $cards }.
sky-victory-progress = { $card } (Bleu { $blue }, Rouge { $red } sur { $needed })
sky-lane = { $lane ->
    [left] Voie de gauche
    [right] Voie de droite
   *[centre] Voie du centre
}, jeton { $number } en { $hex } : Contrôle Bleu { $blue }, Rouge { $red }.
sky-towers = Tours de cette Voie : Bleu { $blue } PV, Rouge { $red } PV.
sky-minions = { $count ->
    [0] { $side ->
        [blue] Bleu
       *[red] Rouge
    } n’y a pas de sbire.
    [one] { $side ->
        [blue] Bleu
       *[red] Rouge
    } y a un sbire : { $hexes }.
   *[other] { $side ->
        [blue] Bleu
       *[red] Rouge
    } y a { $count } sbires : { $hexes }.
}
sky-dome = { $dome ->
    [left] Dôme de gauche
    [right] Dôme de droite
   *[centre] Dôme
} : Contrôle Bleu { $blue }, Rouge { $red }.
sky-outsider = { $hex ->
    [none] { $card } attend sur sa carte.
   *[other] { $card } est en { $hex }.
}
sky-nexus = { $side ->
    [blue] Bleu
   *[red] Rouge
} : le Nexus a { $hp } PV.
sky-nexus-safe = { $side ->
    [blue] Bleu
   *[red] Rouge
} : le Nexus ne peut pas encore être endommagé.
sky-hero = { $who }, { $hex ->
    [none] hors du champ de bataille
   *[other] en { $hex }
} : { $hp } PV sur { $max_hp }, { $state ->
    [ready] Prêt
   *[exhausted] Épuisé
}, mana { $mana }, attaque { $attack } + { $flips ->
    [one] { $flips } carte
   *[other] { $flips } cartes
}, Armure { $armor }, Déplacement { $move }, portée { $range }.
sky-hero-defeated = { $turn ->
    [0] { $who } : Vaincu, ne revient pas.
   *[other] { $who } : Vaincu, revient au tour { $turn }.
}
sky-conditions = États : { $conditions }.
sky-cards-on = Cartes posées : { $cards }.
sky-leads = { $known ->
    [0] Cartes Commandement : { $count }.
   *[other] Cartes Commandement : { $count } ({ $cards }).
}
sky-pillars = Piliers de { $side ->
    [blue] Bleu
   *[red] Rouge
} : { $hexes }.
sky-illusion = L’illusion de { $who } est en { $hex }.
sky-barred = Personne ne peut entrer en : { $hexes }.
sky-active = { $who } agit : PA restants, { $ap } ; déjà fait : { $used }.
sky-stack = { $place ->
    [1] Sur le dessus de la Pile, se résout ensuite : { $what }.
   *[other] Puis : { $what }.
}
sky-waits = Va ensuite sur la Pile : { $what }.
sky-on = { $what }, contre { $targets }
sky-player = { $who } ({ $side ->
    [blue] Bleu
   *[red] Rouge
}) : main { $hand }, deck { $deck }, défausse { $discard }.
sky-legend = Bleu en majuscules, Rouge en minuscules : YAM un héros (Yami), M un sbire, T5 une Tour avec 5 PV, N le Nexus, P un pilier, I une illusion. 1 est un jeton Contrôle, * le point d’un Dôme, # un Outsider. = Voie, o Dôme, (=) Couvert. Les lignes arrêtent la vue, non les pas. Une rangée commence par son premier hexagone ; le suivant à droite a un de plus.
sky-column = { $column ->
    [hero] Héros
    [hex] Hex.
    [hp] PV
    [mana] Mana
    [attack] Attaque
    [armor] Armure
   *[state] État
}
sky-state = { $state ->
    [ready] Prêt
    [exhausted] Épuisé
   *[defeated] { $turn ->
        [0] Vaincu
       *[other] Vaincu jusqu’au tour { $turn }
    }
}
sky-hand = Main : { $cards }.
sky-no-hand = Votre main est vide.
sky-discard = Défausse : { $cards }.

## Exemples de ce qu’on peut taper
example-choose = activer akhuti
example-why = mur de glace
example-read = ?mur de glace
example-read-what = ?mur de glace
example-rules = règles sm-dmg-01, ou : règles dégâts
help-look = voir, ou main : montre votre main avec ses textes.
