region = Les îles
field = Hexagones des îles. Les flèches mènent d’un hexagone à l’autre, Entrée choisit, Maj et Entrée regarde de près.
list = { LIST($parts, separator: ", ") }
lead = { $said } :
you = vous
automaton = l’automate
hexOfSky = ciel

## terrain
terrain-path = chemin
terrain-grass = plaine
terrain-forest = forêt
terrain-mountain = montagne
terrain-water = eau

## landmark
landmark-swamp = marais
landmark-ruin = ruine
landmark-temple = temple
landmark-unique = lieu

## upgrade
upgrade-A = attaque
upgrade-R = portée
upgrade-D = fortification

## phase
phase-event = Événement
phase-income = Revenu
phase-market = Marché
phase-build = Construction
phase-prep = Préparation
phase-onslaught = Assaut
phase-end-of-wave = Fin de vague
phase-over = La partie est finie

## stage
stage-start = Début du tour
stage-movement = Mouvement
stage-fire = Tir des flèches adverses
stage-exploration = Exploration
stage-attack = Attaque

## hex
hex-at = Hexagone { $name }
hex-well = puits de Source
hex-layer = niveau { $layer }
hex-gate = porte : { $name }
hex-fortressWell = puits de Source de forteresse : { $name }
hex-stack = pile de déploiement : { $name }

## piece
piece-of = à { $name }
piece-health = vie { $now } sur { $most }
piece-attack = attaque { $value }
piece-noAttack = n’attaque pas
piece-moves = mouvement { $hexes }
piece-range = portée { $hexes }
piece-enters = jusqu’au terrain { $terrain }
piece-group = groupe de { $count }
piece-grouped = un groupe aux sbires cachés
piece-under = dessous { $names }
piece-carries = transporte { $names }
piece-gear = équipement { $names }
piece-upgrades = de haut en bas : { $names }
piece-noUpgrades = aucun jeton
piece-room = { $used } jetons sur { $room }
piece-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
piece-toMark = { $steps ->
    [one] à { $steps } pas de sa cible
   *[other] à { $steps } pas de sa cible
}
piece-moved = a bougé
piece-attacked = a attaqué
piece-retaliated = a riposté
piece-resting = inactif
piece-promoted = face promue
piece-hidden = { $type }, face cachée
piece-seen = vous seul le savez : { $name }
piece-item = { $name } est posé ici
piece-items = posés ici, de haut en bas : { $names }
piece-fromThere = { $steps ->
    [one] de là { $steps } pas jusqu’à la cible
   *[other] de là { $steps } pas jusqu’à la cible
}
piece-gateHealth = porte { $health }
piece-marked = cible de { $names }
piece-waiting = { $count ->
    [one] { $count } jeton attend
   *[other] { $count } jetons attendent
}

## fortress
fortress-mine = Votre forteresse
fortress-of = Forteresse : { $name }
fortress-gate = Porte
fortress-source = Source
fortress-sourceSaid = { $now } Source, capacité { $most }
fortress-power = Puissance
fortress-cp = PC
fortress-cpLeft = { $cp } PC restants
fortress-structures = Structures
fortress-level = niveau { $level } sur { $most }
fortress-spires = Flèches { $count } sur { $most }
fortress-mark = Cible : { $name }
fortress-noMark = Pas encore de cible
fortress-influence = Influence
fortress-influenceSaid = Montrer l’influence : { $name }
fortress-relics = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}
fortress-inPlay = Reliques en jeu
fortress-campfire = Feu de camp
fortress-first = premier joueur
fortress-turn = à son tour
fortress-passed = a passé
fortress-fallen = { $count ->
    [one] { $count } héros tombé
   *[other] { $count } héros tombés
}
fortress-graves = Tombes oubliées
fortress-captives = Captifs
fortress-barracksOf = Caserne : { $name }
fortress-look = Caserne

## stack
stack-title = Pile de déploiement
stack-of = Pile de déploiement : { $name }
stack-hint = Le premier part d’abord.
stack-empty = La pile est vide.
stack-place = { $place }. à déployer

## waves
waves-title = Vagues
waves-said = Vague { $wave } sur { $waves }
waves-round = Manche { $round }
waves-turnOf = Tour : { $name }
waves-yourTurn = Votre tour
waves-events = Événements en cours

## tray
tray-label = Jetons
tray-barracks = Caserne
tray-market = Marché
tray-relics = Reliques
tray-discards = Piles
tray-none = Il n’y a rien ici.
tray-left = { $name }, il en reste { $count }
tray-copies = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
tray-price = { $price } Source
tray-cp = { $cp } PC
tray-sold = vendue

## tray-stackOf
tray-stackOf-market = Pile du marché
tray-stackOf-landmarks = Lieux
tray-stackOf-earthscapes = Terres
tray-stackOf-relics = Reliques
tray-stackOf-events = Événements

## tray
tray-discardOf = { $name }, défausse : { $cards }
tray-others = Autres choix
tray-counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}

## faction
faction-title = Choisissez une faction
faction-theirs = Une faction est choisie
faction-taken = { $name } la joue
faction-structures = Structures

## closeUp
closeUp-title = { $name } de près
closeUp-close = Fermer
closeUp-lasting = Pour le moment

## lasting
lasting-stasis = elle ne se déplace pas
lasting-no-attack = elle n’attaque pas
lasting-movement = mouvement +{ $amount }
lasting-attack = attaque +{ $amount }
lasting-loaded = à bord d’une autre unité

## until
until-turn = jusqu’à la fin du tour
until-next-turn = jusqu’à la fin de son prochain tour
until-wave = jusqu’à la fin de la vague
