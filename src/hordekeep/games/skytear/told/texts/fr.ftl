# Le champ de bataille en phrases, en français.

sky-chapter = { $about ->
    [draft] Le draft
    [heroes-blue] Héros de Bleu
    [heroes-red] Héros de Rouge
    [lane-left] Voie de gauche
    [lane-centre] Voie du centre
    [lane-right] Voie de droite
    [dome-left] Dôme de gauche
    [dome-centre] Dôme
    [dome-right] Dôme de droite
    [nexuses] Les Nexus
    [others] Autres jetons et Couvert
    [stack] La Pile
    [players] Mains et decks
    [own] Vos cartes
   *[now] En ce moment
}
sky-heading = Tour { $turn } sur { $rows }, { $phase }.
sky-heading-setup = Avant le premier tour.
sky-heading-over = La partie s’est terminée au tour { $turn }.
sky-next = { $side ->
    [blue] Bleu
   *[red] Rouge
} active ensuite.
sky-first = Premier joueur : { $who }.
sky-flux = { $who } a le Flux Skytear.
sky-flux-used = Le Flux Skytear est employé.
sky-side = { $side ->
    [blue] Bleu
   *[red] Rouge
} : { $who }{ $factions ->
    [none] .
   *[other] . Factions : { $factions }.
}
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
sky-given = { $who ->
    [none] Personne n’y donne de Contrôle à { $side ->
        [blue] Bleu
       *[red] Rouge
    }.
   *[other] Contrôle de { $side ->
        [blue] Bleu
       *[red] Rouge
    } à cet endroit, par : { $who }.
}
sky-given-by-minions = { $count ->
    [one] { $count } sbire
   *[other] { $count } sbires
}
sky-given-by-cards = { $value } par cartes et compétences
sky-tower = La Tour de { $side ->
    [blue] Bleu
   *[red] Rouge
} en { $hex } { $hp ->
    [0] est détruite
   *[other] a { $hp } PV
}.
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
}, point en { $hex } : Contrôle Bleu { $blue }, Rouge { $red }.
sky-outsider = { $hex ->
    [none] { $card } attend sur sa carte.
   *[other] { $card } est en { $hex }.
}
sky-nexus = { $side ->
    [blue] Bleu
   *[red] Rouge
} : le Nexus en { $hex } a { $hp } PV.
sky-nexus-safe = { $side ->
    [blue] Bleu
   *[red] Rouge
} : le Nexus en { $hex } ne peut pas encore être endommagé.
sky-waiting = { $count ->
    [0] Aucun sbire n’y attend.
    [one] { $count } sbire y attend.
   *[other] { $count } sbires y attendent.
}
sky-nowhere = hors du champ de bataille
sky-place = en { $hex } ({ $ground ->
    [lane-left] Voie de gauche
    [lane-centre] Voie du centre
    [lane-right] Voie de droite
    [dome-left] Dôme de gauche
    [dome-centre] Dôme
    [dome-right] Dôme de droite
    [lane] Voie
    [dome] Dôme
    [base] base
   *[field] plaine
}{ $cover ->
    [1] , Couvert
   *[0] { "" }
})
sky-hero = { $who }, { $kind }, { $place } : { $hp } PV sur { $max_hp }, { $state ->
    [ready] Prêt
   *[exhausted] Épuisé
}.
sky-hero-defeated = { $turn ->
    [0] { $who }, { $kind } : Vaincu, ne revient pas.
   *[other] { $who }, { $kind } : Vaincu, revient au tour { $turn }.
}
sky-values = Mana { $mana }, attaque { $attack } + { $flips ->
    [one] { $flips } carte
   *[other] { $flips } cartes
}, Armure { $armor }, Déplacement { $move }, portée { $range }.
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
sky-illusion = L’illusion de { $who } est { $place }.
sky-barred = Personne ne peut entrer en : { $hexes }.
sky-cover = Hexagones de Couvert : { $hexes }.
sky-active = { $who } agit : PA restants, { $ap } ; déjà fait : { $used }.
sky-stack = { $place ->
    [1] Sur le dessus de la Pile, se résout ensuite : { $what }.
   *[other] Puis : { $what }.
}
sky-waits = Va ensuite sur la Pile : { $what }.
sky-on = { $what }, contre { $targets }
sky-free = { $what }, sans PA
sky-flipped = Retournées : { $cards }.
sky-player = { $who } ({ $side ->
    [blue] Bleu
   *[red] Rouge
}) : main { $hand }, deck { $deck }, défausse { $discard }.
sky-top = Dessus du deck : { $cards }.
sky-hand = Main : { $cards }.
sky-no-hand = Votre main est vide.
sky-discard = Défausse, le dessus d’abord : { $cards }.
