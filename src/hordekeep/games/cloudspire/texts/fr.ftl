# Les options qui ne vont pas ensemble.
setup-mode-seats = { $seats ->
    [one] Ce mode n’est pas pour un seul joueur
   *[other] Ce mode n’est pas pour { $seats } joueurs
}. Il est pour { $allowed }.
setup-same-faction = Deux joueurs ne peuvent pas avoir la même faction : { $faction }. [CS-FACTION-02]

## Places, jetons, lieux
automaton = l’automate
nobody = personne
nothing = rien
list = { $first }, { $rest }
chip-on = { $chip } ({ $hex })
hidden-landmark = { $type ->
    [swamp] le marais caché
    [ruin] la ruine cachée
    [temple] le temple caché
   *[other] le lieu caché
} en { $hex }
hex = Hexagone { $hex }
gate-of = Porte : { $who }
advancement = { $structure } { $level }
upgrade = { $letter ->
    [A] attaque
    [R] portée
   *[D] fortification
}
terrain = { $terrain ->
    [path] chemin
    [grass] plaine
    [forest] forêt
    [mountain] montagne
   *[water] eau
}{ $well ->
    [0] {""}
   *[1] {" "}avec puits
}
earthscape = terre { $number } ({ $terrains })
face-of-die = { $shown ->
    [no-attack] pas d’attaque
    [no-move] pas de mouvement
    [obey] obéissance
    [more-move] +1 mouvement
    [more-attack] +1 attaque
    [more-move-and-more-attack] +1 mouvement et +1 attaque
    [fortification] une fortification
    [attack] un jeton d’attaque
    [fortification-and-attack] une fortification et un jeton d’attaque
    [any-one] un jeton au choix
   *[nothing] rien
}

## Où en est la partie
progress-setup = Mise en place
progress-wave = Vague { $wave } sur { $waves }
progress-round = Vague { $wave } sur { $waves }, manche { $round }
phase-event = Événement
phase-income = Revenu
phase-market = Marché
phase-build = Construction
phase-prep = Préparation
phase-onslaught = Assaut
phase-end-of-wave = Fin

## Ce qui est demandé : mise en place et phases
ask-faction = { $who }, quelle faction jouez-vous ?
ask-repair = { $who }, votre porte est réparée : quelle structure perd une amélioration ?
ask-market = { $who }, qu’achetez-vous ? Vous avez { $source } Source.
ask-sell-back = { $who }, revendre { $what } aussitôt ?
ask-sell-back-any = { $who }, revendre la terre aussitôt ?
ask-discard-offer = { $left ->
    [one] { $who }, défausser encore une offre ?
   *[other] { $who }, défausser jusqu’à { $left } offres ?
}
ask-swap = { $given ->
    [0] { $who }, que donnez-vous ?
   *[other] { $who }, que prenez-vous en échange ?
}
ask-build = { $who }, que construisez-vous ? Vous avez { $source } Source.
ask-starting-upgrades = { $who }, dans quel ordre, de haut en bas, empiler les jetons sous { $what } ?
ask-upgrade = { $who }, quel jeton va sous { $what } ? Attaque et portée coûtent { $price } ; vous avez { $source } Source.
ask-earthscape-place = { $who }, où poser la { $what } ?
ask-earthscape-turn = { $who }, comment tourner la { $what } ?
ask-earthscape-spire = { $who }, construire une flèche sur le nouveau puits ?
ask-which-earthscape = { $who }, quelle terre posez-vous ?
ask-spire-strain = { $who }, quelle flèche perd son jeton du dessous ?
ask-mark = { $who }, quelle porte prenez-vous pour cible ?
ask-prep = { $who }, qu’ajoutez-vous à votre pile de déploiement ?
ask-tuck = { $who }, qui glissez-vous sous le héros ?
ask-graves = { $who }, qui revient des Tombes oubliées ?
ask-ratify = { $who }, lequel des deux événements s’applique ?

## Ce qui est demandé : la phase d’Assaut
ask-which-first = { $who }, qu’est-ce qui se résout d’abord ?
ask-turn-start = { $who }, début de votre tour : utiliser { $what } ?
ask-limited-option = { $who }, utilisez-vous une option de construction limitée ? Vous avez { $source } Source.
ask-movement-stage = { $who }, { $what } : utiliser un talent ?
ask-who-moves = { $who }, qui se déplace ?
ask-march = { $who }, où marche { $what } ?
ask-way-back = { $who }, par où { $what } regagne-t-il un terrain valable ?
ask-hero-moves = { $who }, où va { $what } ?
ask-walk = { $who }, quel chemin prend { $what } ?
ask-displace = { $who }, où s’écarte { $what } ?
ask-after-moving = { $who }, { $what } a bougé : que faire encore ?
ask-which-spire = { $who }, quelle flèche tire ?
ask-spire-target = { $who }, sur qui tire { $what } ?
ask-reroll = { $who }, relancer un dé ? Vous avez obtenu { $dice }.
ask-explore = { $who }, qu’explorez-vous ?
ask-reveal = { $who }, révéler le lieu en { $hex } ?
ask-who-attacks = { $who }, qui attaque ?
ask-attack-target = { $who }, qu’attaque { $what } ?
ask-redirect = { $who }, { $what } attaque votre porte pour { $damage } : { $top } prend-il les dégâts ?
ask-which-defeat = { $who }, quelle défaite se résout d’abord ?
ask-spire-reward = { $who }, une flèche gratuite : laquelle ?
ask-level-up = { $who }, { $what } monte de niveau : que reçoit-il ?
ask-relic = { $who }, garder la relique, ou la vendre pour 4 Source ?
ask-relic-window = { $who }, jouez-vous une relique ?

## Ce qui est demandé : par les talents et les cartes
ask-may = { $who }, { $what } : utiliser le talent ?
ask-may-any = { $who }, l’utilisez-vous ?
ask-pick = { $who }, { $what } : choisissez.
ask-pick-any = { $who }, choisissez.
ask-which-effect = { $who }, { $what } : lequel de ses effets ?
ask-which-effect-any = { $who }, lequel des effets ?
ask-add-chip = { $who }, quel jeton reçoit { $what } ?
ask-again = { $who }, { $what } : bouger et attaquer encore une fois ?
ask-builder-well = { $who }, sur quel puits construit { $what } ?
ask-call = { $who }, qui { $what } fait-il venir ?
ask-call-hex = { $who }, où apparaît { $what } ?
ask-creep = { $who }, où rampe { $what } ?
ask-fortify = { $left ->
    [one] { $who }, quelle flèche reçoit une fortification ? Il en reste une.
   *[other] { $who }, quelle flèche reçoit une fortification ? Jusqu’à { $left }.
}
ask-leave-perch = { $who }, où va { $what } ?
ask-leave-group = { $who }, où va { $what } en quittant son groupe ?
ask-prowl = { $who }, où rôde { $what } ?
ask-put-elsewhere = { $who }, où mettre { $what } ?
ask-raze = { $who }, que rase { $what } ?
ask-roll-again = { $who }, le dé montre : { $face }. Le relancer ?
ask-root = { $left ->
    [one] { $who }, quelle flèche perd son jeton du dessous ? Encore une.
   *[other] { $who }, quelle flèche perd son jeton du dessous ? Encore { $left }.
}
ask-set-down = { $who }, où descend { $what } ?
ask-teleport = { $who }, où apparaît { $what } ?
ask-unstable-rift = { $who }, { $what } : provoquer l’effondrement ?
ask-void = { $who }, { $what } va subir { $damage } : payer pour en annuler 1 ?

## Choix
label-deploy = Déployer
label-deploy-unit = Déployer { $chip }
label-stay = Rester
label-done = Terminé
label-stop = Assez
label-stop-limited = Pas ce tour-ci
label-done-limited = Assez pour cette vague
label-pass = Passer
label-yes = Oui
label-no = Non
label-keep = Garder
label-sell = Vendre
label-promote = Promouvoir
label-unit = Unité en { $hex }
label-spire = Flèche en { $hex }
label-gate = Porte : { $who } ({ $health })
label-mark = Porte : { $who }
label-construct = Construire { $chip } en { $hex } ({ $cost } Source)
label-construct-free = Construire { $chip } en { $hex }
label-advance = Améliorer { $structure } au niveau { $level } ({ $price } Source)
label-advance-any = Améliorer { $structure }
label-group = Grouper { $chip } sous la dernière unité
label-select = { $chip } ({ $cp } PC)
label-group-under = Grouper { $chip } sous { $top } ({ $cp } PC)
label-equip = Équiper { $chip }
label-buy = { $chip } ({ $price } Source)
label-earthscape = Poser la { $earthscape }
label-buy-earthscape = Acheter la { $earthscape } pour { $price } Source
label-triangle = { $hexes }
label-turned = { $turns ->
    [0] Telle quelle
    [1] Tournée une fois, sens horaire
   *[other] Tournée deux fois, sens horaire
}
label-upgrade = { $letter ->
    [A] Attaque
    [R] Portée
   *[D] Fortification
}
label-upgrade-cheaper = { $letter ->
    [A] Attaque
   *[R] Portée
}, pour 1 : le jeton moins cher de cette phase
label-use = { $effect } : { $chip }
label-use-advancement = Utiliser { $effect }
label-use-on = { $effect } en { $hex }
label-explore = Regarder { $type ->
    [swamp] le marais
    [ruin] la ruine
    [temple] le temple
   *[none] le lieu
} en { $hex }
label-pick-up = Ramasser : { $chip } en { $hex }
label-pick-up-any = Ramasser un objet en { $hex }
label-hand-in = Remettre l’éclat
label-relic = Jouer { $relic }
label-fall = { $chip } ({ $place })
label-fall-place = Défaite { $place }
label-option = Effet { $place }
label-die = Relancer le { $shown }

## Refus
no-not-now = Ce n’est pas le moment.
no-answer-first = Répondez d’abord à cette question.
no-not-among = Cela ne fait pas partie des choix.
no-limited = Pendant la phase d’Assaut, on construit et améliore des flèches, rien d’autre.
no-limited-enough = Vous avez dit avoir assez d’options de construction limitées pour cette vague.
no-limited-left = Vous avez utilisé vos deux options de construction limitées de cette vague.
no-source = Cela coûte { $price } Source, et vous en avez { $source }.
no-cp = Cela coûte { $price } PC, et il vous en reste { $cp }.
no-such-hex = Il n’y a pas d’hexagone là, rien que le ciel.
no-such-chip = Rien de tel ne se trouve là.
no-not-yours = Ce n’est pas à vous.
no-inactive = Cette pièce est inactive.
no-not-in-barracks = Ce jeton n’est pas dans votre caserne.
no-promoted-spires = Les flèches promues demandent d’abord une amélioration.
no-mining-now = Cette flèche ne se construit qu’en phase de Construction.
no-spire-limit = Vous avez { $limit } flèches, et c’est la limite.
no-foreign-well = Un puits de Source de forteresse est réservé aux flèches de sa faction.
no-well-taken = Cet hexagone est occupé.
no-well = Les flèches se dressent sur des puits de Source.
no-influence = Vous n’avez pas d’influence là : il faut une de vos flèches sur cette île ou sur une voisine.
no-room = Sa capacité est atteinte.
no-saving-left = Rien ne rend un jeton moins cher pour vous en ce moment.
no-part-to-save = On ne demande quel jeton est moins cher que là où l’économie ne serait pas entière.
no-supply = Il n’y a plus de jeton de ce type dans la réserve.
no-attack-stat = Seule une unité avec une valeur d’attaque reçoit des jetons d’attaque.
no-range-talent = Seule une unité avec le talent Portée reçoit des jetons de portée.
no-promotion-yet = Un héros est promu quand sa capacité est atteinte, et seulement s’il a un côté promu.
no-such-structure = Votre forteresse n’a pas cette structure.
no-more-levels = Cette structure a toutes ses améliorations.
no-such-earthscape = Vous n’avez pas cette terre.
no-place-for-earthscape = Il n’y a pas de place pour elle maintenant.
no-earthscape-on-fortress = Une terre ne couvre ni porte ni puits de Source de forteresse.
no-earthscape-on-fortress-body = Une forteresse est dans le passage.
no-earthscape-half-on-sky = Elle se pose entièrement sur des hexagones, ou entièrement sur le ciel.
no-earthscape-uneven = Tous ses hexagones doivent reposer au même niveau.
no-earthscape-on-occupied = Elle ne peut pas couvrir d’hexagones occupés.
no-earthscape-without-influence = Il vous faut de l’influence sur un des hexagones couverts.
no-earthscape-without-spire = Elle doit toucher un groupe d’hexagones avec une de vos flèches.
no-earthscape-cuts-path = Cela couperait le chemin entre les portes.
no-not-offered = Le marché ne l’offre pas en ce moment.
no-earthscape-sold = Une seule terre est vendue par phase de Marché.
no-second-hero = À la première vague, il y a un seul héros.
no-starting-hero = À la première vague, seul un héros de départ peut être choisi.
no-third-hero = Vous avez deux héros en jeu.
no-after-hero = Les héros se placent avant ou après tous les sbires de la pile.
no-stack-yet = La pile est encore vide.
no-hero-group = Les héros ne se groupent pas.
no-loner-group = L’un des deux reste hors des groupes.
no-slower-below = De haut en bas, le mouvement ne doit pas baisser.
no-such-equipment = Vous n’avez pas cet équipement.
no-hero-to-equip = L’équipement va à un héros pendant qu’on l’empile.
no-second-equipment = Ce héros a déjà un équipement.
no-other-equipment = Ce héros est venu avec son équipement, qu’il garde.
no-pass-in-prep = Dites que vous avez terminé.
no-mark-friend = Une cible est la porte d’un adversaire.
no-mark-fallen = Cette porte est tombée : personne ne la prend pour cible pendant cette vague.
no-relic-use = Cette relique ne ferait rien maintenant.
no-relic-in-a-step = Quand cette étape sera finie, on vous demandera si vous jouez une relique.
no-relic-before-onslaught = Les reliques se jouent pendant la phase d’Assaut.
no-such-relic = Vous n’avez pas cette relique.
no-faction-taken = Cette faction est prise.
no-minions-left = Les sbires qui peuvent bouger le doivent.
no-stay = Un sbire qui peut se rapprocher de sa cible le doit.
no-stay-but-stop = Il est déjà sur le plateau : « Assez » le laisse où il est.
no-stay-in-stack = Un héros se déploie dès qu’il le peut.
no-attacks-left = Les sbires qui ont une cible doivent attaquer.
no-spires-left = Les flèches qui ont une cible doivent tirer.
no-hex-taken = Cet hexagone est occupé.
no-teleported = Elle a déjà été téléportée ce tour-ci.
no-terrain = Son terrain ne lui permet pas cet hexagone.
no-too-far = Cet hexagone est hors d’atteinte.
no-gate-entry = Seuls les héros retournent sur une porte, et seulement sur la leur.
no-fortress-well = Les unités n’entrent jamais dans un puits de Source de forteresse.
no-farther = Un sbire ne finit jamais plus loin de sa cible.
no-progress = Il peut se rapprocher de sa cible : il ne va donc pas de côté.
no-full-movement = Un sbire utilise autant de mouvement que possible.
no-has-moved = Cette unité a déjà bougé.
no-came-this-turn = Cette unité est arrivée ce tour-ci et agit à partir du suivant.
no-hero-between = Les héros bougent avant ou après tous les sbires.
no-hero-first = Le héros en haut de la pile se déploie d’abord.
no-leading = Le sbire le plus proche de la cible bouge d’abord.
no-stack = Il n’y a pas de pile de déploiement.
no-deployment-now = Le reste de la pile attend le prochain tour.
no-way-out = Aucun hexagone ne lui permet de se déployer.
no-has-attacked = Cette unité a déjà attaqué.
no-gave-up-attack = Cette unité a utilisé un talent au lieu d’attaquer.
no-attack-value = Cette unité n’a pas d’attaque.
no-kept-from-attacking = Un talent l’empêche d’attaquer ce tour-ci.
no-target = Aucune cible n’est à portée.
no-falling = Cette pièce est déjà vaincue.
no-friend = On n’attaque pas les siens.
no-health-chips = On n’attaque que les lieux qui ont des points de vie.
no-out-of-range = C’est hors de portée.
no-flying = Cette unité vole : il faut Défense aérienne ou Vol.
no-hidden-by-talent = Un talent l’abrite de cette attaque.
no-demanded = Autre chose attire l’attaque.
no-fallen-gate = Cette porte est tombée.
no-has-fired = Cette flèche a déjà tiré.
no-attack-chips = Cette flèche n’a pas de jeton d’attaque.
no-spire-target = Les flèches tirent sur les unités du joueur dont c’est le tour.
no-face-down = Aucun lieu n’est face cachée là.
no-explored = Ce lieu a été exploré ce tour-ci.
no-not-beside = Aucune de vos unités actives n’est à côté.
no-such-talent = Ce jeton n’a pas ce talent.
no-used-this-wave = Cela a déjà servi pendant cette vague.
no-used-this-turn = Cela a déjà servi ce tour-ci.
no-other-upgrades = Elle commence avec d’autres jetons.
no-such-defeat = Il n’y a pas d’autre défaite que celles-ci.
no-not-waiting = Cela n’arrive pas maintenant.
no-such-die = Aucun dé ne montre cela.
no-not-called = Elle fait venir d’autres sbires.
no-cannot-pay = Vous n’avez pas assez de Source pour cela.
no-valid-hex-beside = Aucun hexagone à côté ne convient à ce sbire.
no-higher-first = Les améliorations de plus haut niveau partent d’abord.
no-such-advancement = Vous n’avez pas cette amélioration.
no-other-time = Cela n’est pas en vigueur, ou sert à un autre moment.
no-lender = C’est pour une unité à côté, pendant son propre mouvement : nommez l’unité.
no-such-talent-beside = Rien à côté n’offre cela.
no-not-its-move = C’est une autre unité qui bouge.
no-not-tucked = Seuls une Ronce de guerre ou un Arbrelin de la caserne se glissent sous un héros.
no-not-in-graves = Cette unité n’est pas dans les Tombes oubliées, ou ne peut pas encore en sortir.
no-nothing-to-do = Cela ne ferait rien maintenant.
no-longer-way = Elle revient par le plus court chemin vers un hexagone valable.
no-dead-end = De là, aucun chemin ne mène à sa cible.
no-leads-elsewhere = Cela ne mène pas là.
no-not-beside-it = Cet hexagone n’est pas à côté.
no-item-for-heroes = Seuls les héros en jeu ramassent les objets.
no-no-item-there = Aucun objet ne se trouve là.
no-second-item = Un héros porte un seul objet à la fois.
no-item-out-of-reach = Un objet se ramasse depuis un hexagone adjacent, ou depuis le sien.
no-item-under-unit = Une autre unité se tient dessus.
no-nothing-to-hand-in = Il ne porte pas d’éclat.
no-beacon-out-of-reach = Il doit se tenir à côté du Phare.
no-hand-in-yet = Un éclat se remet après le mouvement.

## Ce qui s’est passé : la vague
lost-health = { $lost ->
    [one] { $lost } point de vie
   *[other] { $lost } points de vie
}
amount-health = { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}
soaked = { $soaked ->
    [0] {""}
    [1] , 1 absorbé par une fortification
   *[other] , { $soaked } absorbés par des fortifications
}
log-faction-taken = { $who } joue { $faction }.
log-vines = Les lianes ont un Roseau géant et deux Bosquets ; Awsh attend sur sa porte.
log-event-die = { $shown ->
    [1] Le dé d’événement montre 1 : de la Source pour les deux.
    [2] Le dé d’événement montre 2 : de la Source pour les deux.
    [5] Le dé d’événement montre 5 : de la Source pour l’automate.
    [6] Le dé d’événement montre 6 : de la Source pour l’automate.
   *[other] Le dé d’événement montre { $shown } : il ne se passe rien.
}
log-beacon = Le Phare brûle avec { $health } points de vie.
log-wave = La vague { $wave } commence.
log-event-drawn = Événement : { $event }.
log-ratified = { $who } retient { $event }.
log-income = { $who } gagne { $amount } Source de revenu.
log-income-capped = { $who } gagne { $amount } Source de revenu ; { $lost } au-delà de la capacité sont perdues.
log-source-gained = { $who } gagne { $amount } Source.
log-source-gained-capped = { $who } gagne { $amount } Source ; { $lost } au-delà de la capacité sont perdues.
log-reward-gained = { $who } gagne { $amount } Source en récompense.
log-reward-gained-capped = { $who } gagne { $amount } Source en récompense ; { $lost } au-delà de la capacité sont perdues.
log-pillage-gained = { $who } en garde { $amount } Source.
log-pillage-gained-capped = { $who } en garde { $amount } Source ; { $lost } au-delà de la capacité sont perdues.
log-source-stolen = { $who } prend 1 Source : { $owner } la perd.
log-source-stolen-capped = { $who } prend 1 Source : { $owner } la perd, au-delà de la capacité elle est perdue pour tous.
log-voided = { $who } paie { $amount } Source et épargne autant de dégâts à { $chip }.
log-gate-repaired = La porte est réparée : { $who }.
log-gate-repaired-paid = La porte est réparée pour { $paid } Source : { $who }.
log-gate-recovered = La porte récupère { amount-health } : { $who }.
log-advancement-lost = { $who } perd { $structure } { $level }.
log-source-over = { $who } perd { $amount } Source : il n’y a plus de place.
log-market-refreshed = Le marché offre { $chips } et { $earthscape }.
log-bought = { $who } achète { $chip } pour { $price } Source.
log-earthscape-bought = { $who } achète la { $earthscape }.
log-sold-back = { $who } revend { $chip }.
log-earthscape-sold-back = { $who } revend la { $earthscape }.
log-offer-discarded = { $who } défausse { $chip } du marché.
log-swapped-in-market = { $who } échange { $one } contre { $other }.
log-passed = { $who } passe.
log-constructed = { $who } construit { $chip } en { $hex } pour { $cost } Source ({ $upgrades }).
log-constructed-free = { $who } construit { $chip } en { $hex } gratuitement ({ $upgrades }).
log-upgraded = { $who } ajoute { $upgrade } sous { $chip } pour { $cost } Source.
log-upgraded-free = { $who } ajoute { $upgrade } sous { $chip }.
log-advanced = { $who } améliore { $structure } au niveau { $level } pour { $cost } Source.
log-earthscape-laid = { $who } pose la { $earthscape } en { $hexes }.
log-mark-declared = { $who } prend une porte pour cible : { $mark }.
log-selected = { $who } met { $chip } dans la pile de déploiement.
log-grouped = Vous mettez { $chip } sous { $top }.
log-equipped = { $who } équipe { $hero } : { $chip }.
log-tucked = { $chip } se glisse sous { $hero }.
log-brought-back = { $who } ramène { $chip } des Tombes oubliées.
log-prepared = Pile de déploiement, de haut en bas, { $who } : { $stack }.
log-prepared-none = { $who } n’envoie personne.
log-wave-over = La vague { $wave } est terminée.

## Ce qui s’est passé : la phase d’Assaut
log-onslaught = La phase d’Assaut de la vague { $wave } commence.
log-round = Manche { $number }.
log-turn = C’est à { $who }.
log-campfire = Les héros campent au feu jusqu’à la fin de la vague : { $who }.
log-stalemate = Plus rien ne bouge : tous les sbires rentrent.
log-swapped = { $one } et { $other } se bloquent et échangent leurs places.
log-talent-used = { $chip } utilise { $talent }.
log-deployed = { $chip } se déploie.
log-moved = { $chip } se déplace de { $start } à { $hex }.
log-stays = { $chip } reste.
log-teleported = { $chip } passe d’un coup de { $start } à { $hex }.
log-teleported-from-nowhere = { $chip } apparaît en { $hex }.
log-displaced = { $chip } s’écarte en { $to }.
log-returned = { $chip } rentre à la forteresse.
log-picked-up = { $by } ramasse : { $chip } en { $hex }.
log-dropped = Tombé en { $hex } : { $chip }.
log-handed-in = { $by } remet un éclat : le Phare regagne { amount-health }. { $left ->
    [0] C’était le dernier.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
}
log-laid-out-again = De retour en { $hex } : { $chip }.
log-stacked = { $chip } va sous la pile de déploiement : { $who }.
log-loaded = { $chip } monte sur { $carrier }.
log-set-down = { $chip } descend en { $hex }.
log-perched = { $chip } se perche sur { $spire }.
log-left-perch = { $chip } quitte son perchoir pour { $hex }.
log-left-group = { $chip } quitte son groupe pour { $hex }.
log-called = { $by } fait venir { $chip } en { $hex } pour { $cost } Source.
log-called-free = { $by } fait venir { $chip } en { $hex } gratuitement.
log-went-home = { $chip } rentre.
log-spent = { $chip } s’épuise.
log-captured = { $who } capture { $chip }.
log-controlled = { $who } prend le contrôle : { $chip }.
log-silenced = { $chip } perd ses talents.
log-held = { $chip } ne bougera pas à son prochain tour.
log-rolled = { $who } obtient { $dice }.
log-die-rolled = { $who } lance le dé { $die ->
    [forsaken] des abandonnés
    [root] des racines
    [forming] formateur
    [scrambler] brouilleur
    [kaze] kaze
    [spire] de flèche
   *[d6] à six faces
} : { $face }.
log-die-rolled-by-none = Le dé { $die ->
    [forsaken] des abandonnés
    [root] des racines
    [forming] formateur
    [scrambler] brouilleur
    [kaze] kaze
    [spire] de flèche
   *[d6] à six faces
} montre : { $face }.
log-fires = { $chip } tire sur { $target } : { $dice }.
log-fires-without-dice = { $chip } tire sur { $target }.
log-explored = { $who } regarde le lieu en { $hex }.
log-landmark-seen = Le lieu en { $hex } : { $chip }.
log-revealed = Révélation en { $hex } : { $chip }.
log-mire = Des marais montent sur tous les puits libres des îles.
log-awakened = { $chip } s’éveille en { $hex }.
log-attacks = { $chip } attaque { $target }.
log-attacks-gate = { $chip } attaque une porte : { $who }.
log-defends-gate = { $chip } s’interpose et prend les dégâts : { $attacker }.
log-damaged = { $by } inflige des dégâts : { $chip } perd { lost-health }{ soaked }.
log-damaged-retaliation = { $by } riposte : { $chip } perd { lost-health }{ soaked }.
log-damaged-gate = La porte frappe ({ $who }) : { $chip } perd { lost-health }{ soaked }.
log-damaged-by-seat = { $who } inflige des dégâts : { $chip } perd { lost-health }{ soaked }.
log-damaged-by-none = { $chip } perd { lost-health }{ soaked }.
log-fortification-holds = { $chip } : la fortification tient.
log-spire-lost-chip = { $by } fait perdre un jeton à { $chip } : { $upgrade }.
log-spire-lost-chip-by-none = { $chip } perd un jeton : { $upgrade }.
log-recovered = { $chip } récupère { amount-health }.
log-gate-damaged = { $by } inflige { $lost } à la porte : { $who }, reste { $left }.
log-gate-damaged-by-none = La porte perd { $lost } : { $who }, reste { $left }.
log-gate-defeated = { $taker } fait tomber une porte : { $who }.
log-pillaged = { $taker } pille { $who } : { $amount } Source.
log-defeated = { $who } vainc { $chip }.
log-defeated-with = { $with } vainc { $chip }.
log-defeated-by-none = { $chip } tombe.
log-cleared = { $chip } quitte { $hex }.
log-cleared-in-stack = { $chip } quitte la pile de déploiement.
log-uncovered = { $chip } apparaît en { $hex }.
log-uncovered-in-stack = { $chip } apparaît dans la pile de déploiement.
log-landmark-emptied = { $chip } perd son dernier point de vie.
log-equipment-lost = { $chip } va à la défausse du marché.
log-levelled-up = { $chip } monte de niveau : { $upgrade }.
log-promoted = Promotion : { $chip }.
log-demoted = { $chip } revient sur son côté de base.
log-relic-drawn = { $who } pioche une relique.
log-relic-seen = La relique : { $relic }.
log-relic-sold = { $who } vend { $relic }.
log-relic-kept = { $who } garde la relique.
log-relic-in-play = { $relic } est en jeu devant { $who }.
log-relic-played = { $who } joue { $relic }.

## Ce qui s’est passé : la fin
log-fortress-power = Puissance de forteresse, { $who } : { $power }.
log-game-over = { $winners } gagne.
log-game-over-shared = { $winners } gagnent.
log-game-over-lost = Personne ne gagne.

# Comment une partie s’est terminée, et ce qu’en disent les rapports.
result-won = { $who } gagne : { $why }.
result-together = { $who } gagnent ensemble : { $why }.
result-shared = { $who } partagent la victoire : { $why }.
result-lost = L’automate gagne : { $why }.
why-cs-endgame-01 = l’autre porte est tombée
why-cs-endgame-02 = la dernière porte debout
why-cs-endgame-06 = la plus grande puissance de forteresse après la dernière vague
why-cs-endgame-08 = la même puissance de forteresse, et plus de points de vie à la porte
why-cs-endgame-09 = la même puissance et les mêmes points de vie à la porte, et plus de Source
why-cs-endgame-10 = la même puissance, les mêmes points de vie à la porte, autant de Source, et plus de flèches
why-cs-endgame-11 = rien ne départage
why-cs-endgame-13 = les deux portes de l’autre camp sont tombées
why-coop-won-gate = la porte de l’automate est tombée
why-coop-lost-gate = une de vos portes est tombée
why-coop-dark = le Phare englouti s’est éteint
why-coop-shards = tous les éclats ne sont pas revenus au Phare englouti
why-coop-kept = le Phare englouti brille de tous ses éclats
trait-faction = jouait { $faction }
trait-structure = a achevé { $structure }
trait-first = a commencé
trait-later = a joué ensuite
trait-ended = fin : { $how }
group-faction = Faction
group-pairing = Rencontre
pairing = { $mine } contre { $theirs }
group-order = Ordre

# What can be chosen before a game.
option-faction = Faction de { $seat }
option-faction-picked = Choisie à la table
option-faction-random = Au hasard
option-mode = Mode
option-mode-auto = Chacun pour soi ; seul contre l’automate
option-mode-pvp = Chacun pour soi
option-mode-teams = Deux contre deux : A et B, C et D
option-mode-solo = Seul contre l’automate
option-mode-tutorial = Apprendre les lianes : première partie, avec les Brawnen
option-mode-coop = Ensemble : le Phare englouti
option-level = L’automate
option-level-easy = Facile
option-level-normal = Normal
option-level-hard = Difficile
option-layout = Îles
option-layout-fixed = La disposition pour ce nombre de joueurs
option-layout-random = Tirées au sort, équitables pour tous
option-first = Premier joueur

# What stands on cards and chips beside their sentences.
word-talent = Talent
word-advancement = Amélioration
word-relic = Relique
word-event = Événement
word-once = usage unique
word-wave = pour la vague
word-ongoing = permanent
word-income = phase de Revenu
word-market = phase de Marché
word-build = phase de Construction
word-prep = phase de Préparation
word-onslaught = phase d’Assaut
word-event-phase = phase d’Événement
word-cost = coûte { $cost } Source
word-hero = Héros
word-minion = Sbire
word-spire = Flèche
word-equipment = Équipement
word-landmark = Lieu
word-traxxyr = Sbire de lieu
word-beacon = Phare
word-shard = Éclat
word-landmark-minion = Sbire de lieu
word-from-market = du marché
word-promoted = face promue
word-swamp = marais
word-ruin = ruine
word-temple = temple
word-unique = unique
earthscape-of = Terre { $number }
figure-move = mouvement { $what }
figure-cap = place pour { $what }
figure-starts = commence avec { $what }
figure-reward = récompense { $what } Source
figure-relic = récompense : une relique
figure-relics = récompense : { $what } reliques
figure-spire = récompense : une flèche
enters-path = chemin seulement
enters-grass = jusqu’à la plaine
enters-forest = jusqu’à la forêt
enters-mountain = jusqu’à la montagne
enters-water = tout terrain
upgrade-name-A = attaque
upgrade-name-R = portée
upgrade-name-D = fortification
other-side = autre côté

# When somebody may answer, or play a relic: what people leave standing orders for.
moment-our-turn = mon tour commence
moment-we-move = mes unités bougent, avant chacune
moment-fire-at-us = des flèches adverses tirent sur les miens
moment-we-explore = mes unités explorent
moment-we-attack = mes unités attaquent, avant chacune
moment-their-turn = le tour d’un adversaire commence
moment-they-move = des unités adverses bougent, avant chacune
moment-we-fire = mes flèches tirent sur d’autres
moment-they-explore = des unités adverses explorent
moment-they-attack = des unités adverses attaquent, avant chacune
moment-fall = un jeton a perdu sa dernière vie
moment-turn-ends = un tour se termine

# The box.
about = Des forteresses dans le ciel : dressez des flèches, modelez les terres et lancez vague après vague vos sbires sur les chemins vers la porte ennemie. Les uns contre les autres, en équipes, ensemble ou seul.

## Mots-clés
keyword-adjacent = Adjacent
keyword-adjacent-means = Sur un hexagone qui a un côté commun avec celui-ci.
keyword-opposing = Adverse
keyword-opposing-means = Ni à vous ni à un allié.
keyword-control = Contrôle
keyword-control-means = C’est à vous de le jouer, aussi longtemps que c’est dit, sinon jusqu’à ce qu’il soit vaincu ou défaussé.
keyword-recover = Récupérer
keyword-recover-means = Regagner de la santé, mais jamais plus que la valeur de santé.
keyword-promoted = Promu
keyword-promoted-means = Sur son autre face, la plus forte.
keyword-level-up = Monter de niveau
keyword-level-up-means = Un héros sous sa capacité reçoit un jeton d’amélioration ; sinon il est promu.
keyword-retaliate = Riposte
keyword-retaliate-means = Une unité attaquée par une voisine et non vaincue rend le coup, une fois par tour.
keyword-ungrouped = Non groupé
keyword-ungrouped-means = Sans unité sous elle.
keyword-landmark-minion = Sbire de lieu
keyword-landmark-minion-means = Un lieu révélé au bord de bronze.
keyword-barracks = Caserne
keyword-barracks-means = Où attendent les unités et les flèches d’une faction qui ne sont pas en jeu.
keyword-limited-build-option = Option de construction limitée
keyword-limited-build-option-means = Au début de votre tour dans l’Assaut, deux fois au plus : construire ou améliorer une flèche.
keyword-earthscape = Terre
keyword-earthscape-means = Un petit groupe d’hexagones que l’on pose contre les îles ou sur elles.
keyword-source-well = Puits de Source
keyword-source-well-means = Un hexagone où l’on construit les flèches, s’il est libre et sous influence.
keyword-displaced = Déplacé
keyword-displaced-means = Il échange sa place avec l’unité qui vient sur son hexagone.
