region = Les six rangées
list = { LIST($parts, separator: ", ") }
legal = { $name }. Possible maintenant
selected = { $name }. Choisi, choisissez où
considered = { $name }. À l’étude
choose = choisir
lead = { $said } :
lane = Rangée { $lane }
inLane = rangée { $lane }
arrow = { $from } → { $to }
figure = { $value }

## horde
horde-side = La Horde
horde-deckShort = horde
horde-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
horde-deckSaid = Deck Horde : { LIST($decks, separator: ", puis ") }
horde-discard = défausse
horde-discardSaid = { $cards ->
    [one] Défausse de la Horde : { $cards } carte. Regarder
   *[other] Défausse de la Horde : { $cards } cartes. Regarder
}
horde-discardTitle = La défausse de la Horde
horde-discardToo = Défausse : { $cards }
horde-outsiders = Outsider
horde-outsidersSaid = Pile Outsider : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, encore { $stages ->
    [one] { $stages } niveau
   *[other] { $stages } niveaux
} à venir. Regarder
horde-outsidersTitle = La pile Outsider, dessus en premier
horde-pileSaid = Pile Outsider : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $late ->
    [0] { "" }
   *[other] , dont { $late } pour le tour suivant
}. { GIVEN($aside) ->
    [yes] { $aside }
   *[no] Regarder
}
horde-late = { $cards ->
    [1] La carte du dessous attend le tour suivant.
   *[other] Les { $cards } cartes du dessous attendent le tour suivant.
}
horde-lateShort = { $cards } plus tard
horde-defector = { $card } est un Allié de { $name }.
horde-kept = { $card } garde ce qui s’y trouve : { $what }.
horde-aside = de côté
horde-asideSaid = { $cards ->
    [one] Outsider mis de côté : { $cards } carte, la prochaine est { $next }. Regarder
   *[other] Outsider mis de côté : { $cards } cartes, la prochaine est { $next }. Regarder
}
horde-asideTitle = L’Outsider mis de côté, la prochaine carte en premier
horde-asideToo = Mis de côté : { $cards }
horde-outsidersToo = Pile Outsider : { $cards }
horde-planned = { $cards ->
    [one] { $cards } carte planifiée
   *[other] { $cards } cartes planifiées
}
horde-level = Niveau { $level }
horde-score = difficulté totale { $score }
horde-enchantment = Enchantement
horde-enchantmentSaid = Enchantement : { $name }
horde-stages = { $stages ->
    [one] Encore { $stages } niveau de l’Outsider à venir.
   *[other] Encore { $stages } niveaux de l’Outsider à venir.
}
horde-treachery = traîtrise
horde-treacherySaid = Carte Traîtrise : { $name }
horde-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
horde-mana = { $mana } Mana
horde-waveLeft = { $left ->
    [one] encore { $left } carte ce tour
   *[other] encore { $left } cartes ce tour
}

## portal
portal-stage = { $stage ->
    [1] Portail I
    [2] Portail II
    [3] Portail III
    [4] Portail IV
   *[other] Portail { $stage }
}
portal-waves = vague { $now }, puis { $next }
portal-said = Portail, niveau { $stage }, vague { $now }, puis { $next }
portal-boost = bonus de { $mana } Mana à chaque phase Préparation
portal-endless = ne peut pas subir de dégâts
portal-collapsing = s’effondre
portal-level = { $level ->
    [1] niveau I sur IV
    [2] niveau II sur IV
    [3] niveau III sur IV
    [4] niveau IV sur IV
   *[other] niveau { $level } sur IV
}
portal-saidLevel = Portail, niveau { $stage } sur 4, vague { $now }, puis { $next }
portal-boostEachTurn = bonus de { $mana } Mana à chaque tour
portal-action = action
portal-used = faite
portal-actionSaid = son action est encore possible ce tour
portal-usedSaid = son action a été faite ce tour
portal-isOutsider = est l’Outsider

## backLine
backLine-title = Ligne arrière
backLine-pillages = { $cards ->
    [0] ne pille rien
    [one] pille { $cards } carte
   *[other] pille { $cards } cartes
}
backLine-minion = pille { $cards }
backLine-idle = au repos
backLine-away = rangée { $lane }
backLine-place = sur la ligne arrière
backLine-aside = mis de côté
backLine-engageable = peut être engagé

## backLine-names
backLine-names-onikai = Onikai
backLine-names-yetnar = Yetnar
backLine-names-zephylite = Zephylite
backLine-names-ratamil = Ratamil

## piece
piece-attack = Attaque { $value }
piece-health = Santé { $value }
piece-attackIcon = Attaque
piece-healthIcon = Santé
piece-cost = coût { $value }
piece-armor = { COMPARE($left, $full) ->
    [same] Armure { $full }
   *[other] Armure, reste { $left } sur { $full }
}
piece-engaged = engagé
piece-unengaged = non engagé
piece-exhausted = épuisé
piece-boosted = renforcé par la traîtrise
piece-concealed = Carte dissimulée
piece-concealedMine = dissimulée
piece-concealedCounts = compte comme un Serviteur, Attaque 0, Santé 1
piece-servant = Serviteur, un jeton
piece-thrall = Servitude
piece-joined = ne fait qu’un avec { $name }
piece-blank = a perdu ses capacités
piece-blankShort = sans capacités
piece-shorn = a perdu la capacité qui en a fait un Monstre
piece-shornShort = une capacité perdue
piece-of = à { $name }
piece-charmed = sous contrôle, { $name } décide pour lui
piece-defected = Allié de { $name } qui a rejoint la Horde
piece-under = { $cards ->
    [one] { $cards } carte dessous
   *[other] { $cards } cartes dessous
}
piece-attached = porte { $names }
piece-onto = sur { $name }

## piece-token
piece-token-health = { $count ->
    [one] { $count } jeton Santé
   *[other] { $count } jetons Santé
}
piece-token-wound = { $count ->
    [one] { $count } jeton Dégât
   *[other] { $count } jetons Dégât
}
piece-token-attack = { $count ->
    [one] { $count } jeton Attaque
   *[other] { $count } jetons Attaque
}
piece-token-weaken = { $count ->
    [one] { $count } jeton -1 Attaque
   *[other] { $count } jetons -1 Attaque
}
piece-token-armor = { $count ->
    [one] { $count } jeton Armure
   *[other] { $count } jetons Armure
}

## piece
piece-temporary-attack = { $count ->
    [one] { $count } jeton temporaire Attaque
   *[other] { $count } jetons temporaires Attaque
}
piece-temporary-weaken = { $count ->
    [one] { $count } jeton temporaire -1 Attaque
   *[other] { $count } jetons temporaires -1 Attaque
}
piece-temporary-armor = { $count ->
    [one] { $count } jeton temporaire Armure
   *[other] { $count } jetons temporaires Armure
}
piece-turn = ce tour
piece-turnAttack = { $value } Attaque ce tour
piece-turnHealth = { $value } Santé ce tour
piece-noMonster = aucun Monstre
piece-noAlly = Rangée { $lane }, aucune carte Alliance
piece-emptyMonster = Rangée { $lane }, aucun Monstre

## mark
mark-no-damage-dealt = n’inflige rien
mark-no-damage-taken = ne subit rien
mark-double-damage = subit le double
mark-cannot-pillage = ne peut pas piller
mark-cannot-be-engaged = ne peut pas être engagé
mark-cannot-move = ne peut pas bouger
mark-cannot-exhaust = ne peut pas s’épuiser
mark-does-not-strike = n’attaque pas
mark-tramples-minions = Piétinement, aussi sur un Sbire
mark-no-abilities = sans capacités
mark-strikes-again = attaque encore
mark-strikes-elsewhere = attaque ailleurs
mark-splits-strike = répartit son attaque
mark-pillages-more-per-token = pille plus
mark-trample = Piétinement
mark-elusive = Fugace
mark-taunt = Provocation

## marker
marker-title = Si vous arrêtez là
marker-castle = −{ $damage }
marker-portal = −{ $damage }
marker-castleSaid = le Château subit { $damage }
marker-portalSaid = le Portail subit { $damage }
marker-falls = tombe
marker-monsterSaid = { COMPARE($to, 0) ->
    [more] { COMPARE($to, $from) ->
        [same] le Monstre est indemne
       *[other] le Monstre passe de { $from } à { $to }
    }
   *[other] le Monstre tombe
}
marker-allySaid = { COMPARE($to, 0) ->
    [more] { COMPARE($to, $from) ->
        [same] la carte Alliance est indemne
       *[other] la carte Alliance passe de { $from } à { $to }
    }
   *[other] la carte Alliance tombe
}

## marker-reason
marker-reason-fight = { "" }
marker-reason-unopposed = sans défense
marker-reason-tower = tour seule
marker-reason-alone = seul
marker-reason-empty = vide
marker-reason-taunt = provocation
marker-reason-hidden = dissimulée
marker-reason-pulled = provoqué

## marker
marker-quiet = calme
marker-fights = combat

## stop
stop-title = Si vous arrêtez là
stop-castle = Château
stop-portal = Portail
stop-portalBreaks = Portail brisé
stop-portalReplaced = Portail suivant
stop-deck = Deck
stop-decks = Decks

## castle
castle-side = Le Château
castle-of = sur { $health }
castle-said = Château, Santé { $now } sur { $full }
castle-striped = Rayé : perdu si vous arrêtez là

## purse
purse-title = Ce que vous avez
purse-mana = Mana
purse-manaSaid = { $cost ->
    [0] { $mana } Mana
   *[other] { $mana } Mana, { $left } ensuite
}
purse-pays = −{ $cost }
purse-of = { $deck ->
    [one] { $name } : { $mana } Mana, { $deck } carte dans le deck.
   *[other] { $name } : { $mana } Mana, { $deck } cartes dans le deck.
}
purse-keeps = gardé d’un tour à l’autre
purse-deck = deck
purse-deckSaid = { $cards ->
    [one] Deck : { $cards } carte
   *[other] Deck : { $cards } cartes
}
purse-discard = défausse
purse-discardSaid = { $cards ->
    [one] Défausse : { $cards } carte. Regarder
   *[other] Défausse : { $cards } cartes. Regarder
}
purse-discardOfSaid = { $cards ->
    [one] Défausse de { $name } : { $cards } carte. Regarder
   *[other] Défausse de { $name } : { $cards } cartes. Regarder
}
purse-discardTitle = Votre défausse
purse-discardOf = La défausse de { $name }

## hand
hand-mine = { $cards ->
    [one] Votre main, { $cards } carte
   *[other] Votre main, { $cards } cartes
}
hand-of = { $cards ->
    [one] La main de { $name }, { $cards } carte
   *[other] La main de { $name }, { $cards } cartes
}
hand-whose = La main de qui
hand-empty = Aucune carte en main.
hand-notYet = Les mains sont piochées une fois la mise en place terminée.
hand-closed = Aucune main ne vous est ouverte.
hand-reaction = aussi en phase Traîtrise
hand-dear = coûte plus que ce qu’il y a
hand-inHand = en main
hand-aside = à mettre de côté pour une première partie
hand-asideShort = de côté ?
hand-advice = Pour une première partie : mettez de côté tout ce qui n’est pas un Allié.

## tray
tray-choose = Choisissez une carte
tray-close = Fermer
tray-empty = Il n’y a rien dedans.
tray-copies = { $count } exemplaires

## closeUp
closeUp-title = { $name }, de près
closeUp-close = Fermer
closeUp-words = Les mots de cette carte
closeUp-inPlay = En jeu
closeUp-treachery = En traîtrise

## closeUp-side
closeUp-side-left = renforce le Monstre le plus à gauche
closeUp-side-right = renforce le Monstre le plus à droite

## closeUp
closeUp-swords = +{ $count } Attaque
closeUp-symbol = sa ligne de traîtrise s’applique
closeUp-boost = L’Alliance reçoit { $mana } Mana à son arrivée.
closeUp-corner = Coin { $corner }
closeUp-power = { $power ->
    [0] puissance spéciale
   *[other] puissance { $power }
}
closeUp-back = Vous ne pouvez pas savoir ce que c’est.
closeUp-backCounts = Tant qu’elle n’est pas retournée, elle compte comme un Serviteur avec 0 Attaque et 1 Santé.

## closeUp-rarity
closeUp-rarity-base = Base
closeUp-rarity-rare = Rare
closeUp-rarity-mythic = Mythique
closeUp-rarity-legendary = Légendaire

## strip
strip-nothing = Pressez une carte pour la lire ici.
strip-more = De près

## told
told-treachery = Traîtrise
