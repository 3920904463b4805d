# Ce que dit le terminal des îles, en français.

isles-setup = Avant la première vague.
isles-heading = Vague { $wave } sur { $waves }, { $phase }. { $who } commence.
isles-heading-onslaught = Vague { $wave } sur { $waves }, { $phase }, manche { $round }. Tour : { $who }, { $stage ->
    [start] début
    [movement] mouvement
    [fire] tir des flèches adverses
    [exploration] exploration
   *[attack] attaques
}.
isles-over = La partie s’est terminée à la vague { $wave }.
isles-events = { $count ->
    [one] Événement : { $events }.
   *[other] Événements : { $events }.
}
isles-fortress = Forteresse { $letter }, { $who } : { $faction }
isles-fortress-open = Forteresse { $letter }, { $who }
isles-numbers = Source { $source } sur { $source_capacity }, porte { $gate }, puissance de forteresse { $power }.
isles-mark = Cible : porte { $letter } ({ $who }).
isles-cp = PC restants : { $cp }.
isles-advancements = Améliorations : { $advancements }.
isles-dice = Dés : { $dice }.
isles-die = { $die ->
    [forsaken] dé des abandonnés
    [root] dé des racines
    [forming] dé formateur
    [scrambler] dé brouilleur
   *[kaze] dé kaze
}
isles-relics = Reliques : { $relics }.
isles-relics-hidden = Reliques gardées en secret : { $count }.
isles-relics-in-play = Reliques en jeu : { $relics }.
isles-earthscapes = À poser : { $earthscapes }.
isles-stack = Pile de déploiement, de haut en bas : { $stack }.
isles-over-group = { $what } (sur { $group })
isles-captives = Captifs : { $chips }.
isles-campfire = Les héros campent au feu.
isles-passed = A passé.
isles-home = { $place ->
    [barracks] Vos casernes
    [beside] À côté de vos casernes
   *[graves] Vos Tombes oubliées
} : { $chips }.
isles-price = { $what } ({ $price })
isles-market = Marché : { $offers }.
isles-supply = Jetons en réserve : attaque { $attack }, portée { $range }, fortification { $fortification }.
isles-unit = { $kind ->
    [hero] Héros
   *[minion] Sbire
} de { $letter }, { $what }, en { $hex } : santé { $health } sur { $max_health }, { $attack ->
    [0] sans attaque
   *[other] attaque { $attack }, portée { $range }
}, mouvement { $move }, terrain jusqu’à : { $terrain }.
isles-upgrades = Jetons, de haut en bas : { $upgrades }.
isles-room = { $count ->
    [one] Encore { $count } place.
   *[other] Encore { $count } places.
}
isles-gear = Équipement : { $chips }.
isles-carries = Porte : { $chips }.
isles-under = En dessous : { $chips }.
isles-grouped = Un groupe aux sbires cachés.
isles-inactive = Au feu de camp, sans activité.
isles-spire = Flèche de { $letter }, { $what }, en { $hex }.
isles-spire-fires = { $dice ->
    [one] Tire { $dice } dé, portée { $range }.
   *[other] Tire { $dice } dés, portée { $range }.
}
isles-landmark = { $health ->
    [0] Lieu en { $hex } : { $what }.
   *[other] { $attack ->
        [0] Lieu en { $hex } : { $what }, santé { $health }.
       *[other] Lieu en { $hex } : { $what }, santé { $health }, attaque { $attack }.
    }
}
isles-landmark-seen = Face cachée en { $hex }, mais vous savez ce que c’est : { $what }.
isles-hidden = { $type ->
    [swamp] Marais cachés
    [ruin] Ruines cachées
    [temple] Temples cachés
   *[other] Lieux cachés
} : { $hexes }.
isles-item = Au sol en { $hex } : { $chips }.
isles-isle = Groupe d’hexagones { $number } : { $parts }.
isles-ground = { $terrain ->
    [path] chemin
    [grass] plaine
    [forest] forêt
    [mountain] montagne
    [water] eau
   *[well] puits
} { $hexes }
isles-gate-on = La porte { $letter } est en { $hex }, ses puits en { $wells }.
isles-type-mark = { $type ->
    [swamp] ma
    [ruin] ru
    [temple] te
   *[other] li
}
isles-legend = =-2 dans la colonne 3 est l’hexagone 3.-2. = chemin, " plaine, & forêt, ^ montagne, ~ eau, * puits, { $signs }.
isles-sign = { $sign ->
    [fortress] { "[" }A10] porte avec 10 de santé, ## forteresse, a0* son puits
    [spire] A|RA flèche (R portée, A attaque, D fortification)
    [hero] AAw5 héros (Awsh) avec 5 de santé
    [minion] Ané3 sbire
    [hidden] ?ma ?ru ?te marais, ruine, temple face cachée
    [known] (po) que vous connaissez
    [landmark] !po lieu
    [earthscape] + terre posée
   *[item] % objet
}
isles-lasting = { $kind ->
    [stasis] Ne se déplace pas
    [no-attack] N’attaque pas
    [movement] Mouvement +{ $amount }
   *[attack] Attaque +{ $amount }
} { $until ->
    [turn] jusqu’à la fin du tour.
    [next-turn] jusqu’à la fin de son prochain tour.
   *[wave] jusqu’à la fin de la vague.
}
isles-column = { $column ->
    [unit] Unité
    [spire] Flèche
    [hex] Hex.
    [health] Santé
    [attack] Attaque
    [range] Portée
    [move] Mouv.
    [terrain] Jusqu’à
    [upgrades] Jetons, de haut en bas
    [dice] Dés
   *[notes] {""}
}

## Exemples de ce qu’on peut taper
example-choose = construire lance
example-why = améliorer fonderie
example-read = ?égide
example-read-what = ?égide
example-rules = règles cs-mark-01, ou : règles porte
help-look = voir : montre vos casernes, vos reliques avec leurs textes, et le terrain hexagone par hexagone.
