region = Le champ de bataille
field = Hexagones du champ de bataille. Les flèches mènent d’un hexagone à l’autre, Entrée choisit.
list = { LIST($parts, separator: ", ") }
lead = { $said } :

## ofSide
ofSide-blue = de Bleu
ofSide-red = de Rouge

##
you = vous

## lane
lane-left = Voie gauche
lane-centre = Voie centrale
lane-right = Voie droite

## laneTitle
laneTitle-left = Voie gauche
laneTitle-centre = Voie centrale
laneTitle-right = Voie droite

## dome
dome-left = Dôme gauche
dome-centre = Dôme
dome-right = Dôme droit

## domeTitle
domeTitle-left = Dôme gauche
domeTitle-centre = Dôme
domeTitle-right = Dôme droit

## terrain
terrain-field = plaine
terrain-lane = Voie
terrain-base = base
terrain-dome = Dôme

## faction
faction-liothan = Liothan
faction-taulot = Taulot
faction-kurumo = Kurumo
faction-nupten = Nupten

## rune
rune-fire = feu
rune-ice = glace
rune-air = air
rune-earth = terre

## condition

## state
state-ready = Prêt
state-exhausted = Épuisé
state-defeated = Vaincu

## hex
hex-at = Hexagone { $name }
hex-cover = Couvert
hex-barred = fermé pour ce tour

## piece
piece-hp = { $hp } PV sur { $most }
piece-mana = { $mana } mana
piece-armor = Armure { $armor }
piece-attack = { $flips ->
    [0] Attaque { $attack }
   *[other] Attaque { $attack }, retourne { $flips }
}
piece-moves = avance de { $hexes }
piece-reaches = portée { $hexes }
piece-acts = agit maintenant
piece-returns = revient au tour { $turn }
piece-leads = { $cards ->
    [one] { $cards } carte Commandement
   *[other] { $cards } cartes Commandement
}
piece-leadDown = Carte Commandement, face cachée
piece-cards = cartes sur lui : { $names }
piece-minion = sbire { $side }
piece-pillar = pilier { $side }
piece-illusion = { STARTS($hero, with: "aàâäeéèêëiîïoôöuùûüyœæ") ->
    [yes] illusion d’{ $hero } { $side }
   *[no] illusion de { $hero } { $side }
}
piece-outsider = { $name }, Outsider
piece-tower = Tour { $side }, { $hp } PV
piece-nexus = Nexus { $side }
piece-nexusHp = Nexus { $side }, { $hp } PV
piece-nexusSafe = ne peut pas encore être endommagé
piece-waiting = { $minions ->
    [one] { $minions } sbire y attend
   *[other] { $minions } sbires y attendent
}
piece-token = jeton Contrôle { $number }, { $lane }
piece-point = point de Contrôle du Dôme
piece-control = Contrôle : Bleu { $blue }, Rouge { $red }

## heroes
heroes-mine = Vos héros
heroes-of = { STARTS($name, with: "aàâäeéèêëiîïoôöuùûüyœæ") ->
    [yes] Héros d’{ $name }
   *[no] Héros de { $name }
}

## heroes-team
heroes-team-blue = Héros de Bleu
heroes-team-red = Héros de Rouge

## heroes
heroes-by = drafté par { $name }

## status
status-label = Tour, mana et premier joueur
status-turn = Tour et mana
status-turnSaid = Tour { $turn } sur { $rows } : chaque héros a { $turn } mana
status-first = { $name } : premier joueur
status-flux = Flux Skytear : { $name }
status-fluxUsed = Flux Skytear utilisé
status-next = { $side } active ensuite

## actions
actions-label = Actions
actions-left = { $hero } : encore { $ap } PA
actions-used = faite
actions-usedSaid = { $action }, déjà faite pendant cette activation

## stack
stack-title = La Pile
stack-next = se résout en premier
stack-empty = Rien sur la Pile.
stack-waiting = va sur la Pile ensuite
stack-card = jouée par { $hero }
stack-skill = { STARTS($hero, with: "aàâäeéèêëiîïoôöuùûüyœæ") ->
    [yes] compétence d’{ $hero }
   *[no] compétence de { $hero }
}
stack-targets = cible : { $names }
stack-free = sans PA
stack-priority = Vous avez la priorité
stack-thinking = Quelqu’un réfléchit peut-être
stack-flipped = Retournées

## control
control-title = Contrôle
control-point = jeton { $number }
control-minions = { $count ->
    [one] { $count } sbire
   *[other] { $count } sbires
}
control-more = { $value } par cartes et compétences
control-nobody = personne ne le voit
control-gives = { $side } { $control } : { $who }
control-leads = Les cartes Commandement s’y ajoutent.
control-wins = { $side } de { $by }
control-tie = Égalité
control-open = Qui donne quoi

## victory
victory-title = Cartes Victoire
victory-progress = { $side } { $part } sur { $whole }

## hand
hand-label = Votre main
hand-of = { STARTS($name, with: "aàâäeéèêëiîïoôöuùûüyœæ") ->
    [yes] Main d’{ $name }
   *[no] Main de { $name }
}
hand-empty = Aucune carte en main
hand-cost = { $cost ->
    [0] ne coûte rien
   *[other] coûte { $cost } mana : { $runes }
}
hand-modifier = modificateur { $value }
hand-ultimate = ultime
hand-playable = par { $names }
hand-copies = { $count } exemplaires

## players
players-title = Joueurs
players-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
players-deck = { $cards ->
    [one] { $cards } carte dans le deck
   *[other] { $cards } cartes dans le deck
}
players-discard = Défausse : { $cards }
players-discardTitle = { STARTS($name, with: "aàâäeéèêëiîïoôöuùûüyœæ") ->
    [yes] Défausse d’{ $name }, le dessus d’abord
   *[no] Défausse de { $name }, le dessus d’abord
}
players-noCards = aucun

## top
top-title = Dessus du deck
top-place = n° { $place } à partir du dessus

## draft
draft-title = Le draft
draft-heroes = Choisissez un héros
draft-factions = Choisissez une faction
draft-theirs = { $side } choisit
draft-order = L’ordre des choix
draft-pick = { GIVEN($made) ->
    [yes] Choix { $number } : { $side }, fait
   *[no] { GIVEN($now) ->
        [yes] Choix { $number } : { $side }, maintenant
       *[no] Choix { $number } : { $side }
    }
}
draft-left = { $side } peut encore prendre
draft-full = plus personne
draft-picked = Choix de { $side }
draft-nobody = rien encore
draft-taken = pris par { $side }

## closeUp
closeUp-title = { $name } de près
closeUp-close = Fermer
closeUp-onIt = Sur le héros
closeUp-leads = Cartes Commandement
closeUp-effects = Effets qui durent

## lasting-until
lasting-until-activation = jusqu’à la fin de l’activation
lasting-until-turn = jusqu’à la fin du tour

## lasting-kind
lasting-kind-armor = Armure
lasting-kind-attack = Attaque
lasting-kind-skirmish = Escarmouche
lasting-kind-move = Déplacement
lasting-kind-control = Contrôle
lasting-kind-mana = mana

## result
result-won = { $side } gagne
result-draw = Partie nulle
