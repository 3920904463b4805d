# Ce qui se dit des îles en phrases, en français.

isles-chapter = { $about ->
    [now] La partie
    [units] Unités
    [spires] Flèches
    [landmarks] Lieux et objets
    [market] Le marché
    [home] Casernes
   *[ground] Les îles
}
isles-chapter-fortress = { $whose ->
    [own] Votre forteresse
   *[other] Forteresse : { $who }
}
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
isles-spires = Flèches : { $count } sur { $limit }.
isles-no-mark = Pas encore de cible.
isles-mark = Cible : porte { $letter } ({ $who }).
isles-cp = PC restants : { $cp }.
isles-advancements = Améliorations : { $advancements }.
isles-without-levels = Sans amélioration : { $structures }.
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
isles-home = { $whose ->
    [own] { $place ->
        [barracks] Vos casernes
        [beside] À côté de vos casernes
       *[graves] Vos Tombes oubliées
    }
   *[other] { $place ->
        [barracks] Casernes de { $letter }
        [beside] À côté des casernes de { $letter }
       *[graves] Tombes oubliées de { $letter }
    }
} : { $chips }.
isles-returned = { $whose ->
    [own] De retour dans votre forteresse
   *[other] De retour dans la forteresse { $letter }
} : { $what }.
isles-price = { $what } ({ $price })
isles-market = Marché : { $offers }.
isles-supply = Jetons en réserve : attaque { $attack }, portée { $range }, fortification { $fortification }.
isles-unit = { $kind ->
    [hero] Héros
   *[minion] Sbire
} de { $letter }, { $what }, { $place ->
    [0] en { $hex }
   *[other] dans la pile de déploiement, place { $place }
} : santé { $health } sur { $max_health }, { $attack ->
    [0] sans attaque
   *[other] attaque { $attack }, portée { $range }
}, mouvement { $move }, terrain jusqu’à : { $terrain }.
isles-promoted = Face promue.
isles-to-mark = À { $steps } pas de sa cible.
isles-done = { $deed ->
    [moved] A bougé.
    [attacked] A attaqué.
   *[retaliated] A riposté.
}
isles-upgrades = Jetons, de haut en bas : { $upgrades }.
isles-room = { $count ->
    [one] Place pour { $count } jeton de plus.
   *[other] Place pour { $count } jetons de plus.
}
isles-gear = Équipement : { $chips }.
isles-carries = Porte : { $chips }.
isles-under = En dessous : { $chips }.
isles-grouped = Un groupe aux sbires cachés.
isles-inactive = Au feu de camp, sans activité.
isles-spire = Flèche de { $letter }, { $what }, en { $hex }.
isles-spire-fires = { $dice ->
    [0] Ne tire aucun dé, portée { $range }.
    [one] Tire { $dice } dé, portée { $range }.
   *[other] Tire { $dice } dés, portée { $range }.
}
isles-type = { $type ->
    [swamp] Marais
    [ruin] Ruine
    [temple] Temple
   *[other] Lieu
}
isles-landmark = { $type } en { $hex } : { $what }{ $max_health ->
    [0] {""}
   *[other] , santé { $health } sur { $max_health }
}{ $attack ->
    [none] {""}
    [no] , sans attaque
   *[other] , attaque { $attack }, portée { $range }
}.
isles-landmark-seen = { $type } face cachée en { $hex }, mais vous savez ce que c’est : { $what }.
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
isles-laid = La terre { $number } est posée en { $hexes }.
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
