# Les decks et les sélections : ce qui leur est contraire, et ce qui ne se lit pas.
deck-size = { $count ->
    [one] Le deck a { $count } carte
   *[other] Le deck a { $count } cartes
} au lieu de { $size }.
deck-add-advice = Ajoutez-en { $count }.
deck-take-advice = Retirez-en { $count }.
deck-take-out = Retirez { $card }.
deck-add = Ajoutez { $card }.
deck-other-faction = { $card } est de { $faction }, que l’équipe n’a pas choisie.
deck-copies = { $count } exemplaires de { $card }, c’est trop : { $most } sont permis.
deck-ultimate-twice = { $card } est un Ultime : il n’y en a qu’un seul, et non { $count }.
deck-no-ultimate = Il manque { $card }, l’Ultime de { $hero }.
deck-other-ultimate = { $card } est l’Ultime de { $hero }, à qui ces cartes ne sont pas destinées.
pool-size = { $count ->
    [one] La sélection a { $count } héros
   *[other] La sélection a { $count } héros
} au lieu de { $size }.
pool-size-advice = Choisissez six héros différents pour une partie à quatre, huit pour une partie à six.
pool-hero-twice = { $hero } est plusieurs fois dans la sélection.
pool-hero-twice-advice = Choisissez des héros différents.
pile-size = { $count ->
    [one] Le paquet de { $hero } a { $count } carte
   *[other] Le paquet de { $hero } a { $count } cartes
} au lieu de { $size }.
deck-no-heroes = Le deck n’est encore pour personne.
deck-no-heroes-advice = Choisissez ses héros : chacun apporte son Ultime et de la place pour huit cartes.
deck-heroes = Le deck est pour { $count } héros, mais un joueur en a 2, 3, 4 ou 6.
deck-heroes-advice = Sur deux voies, un camp a 4 héros, sur trois voies 6 ; deux équipiers en ont chacun la moitié.
deck-heroes-full = Un deck est pour 6 héros au plus.
deck-third-faction = { $card } est d’une troisième faction, et une équipe en a deux.
deck-full = Le deck est complet : { $size } cartes.
deck-all-copies = Tous les exemplaires de { $card } y sont : { $most }.
pile-full = Le paquet de { $hero } est complet : { $size } cartes.
deck-short-no-heroes = pas encore de héros
deck-short-heroes = 6 héros
deck-short-faction = { $faction } : troisième faction
deck-short-full = deck complet
deck-short-copies = { $most } sur { $most }
deck-short-ultimate = Ultime d’un autre héros
deck-short-pile = paquet complet
deck-limit-cards = Cartes
deck-limit-heroes = Héros
deck-limit-factions = Factions
deck-no-code = Ce n’est pas un code de deck.
deck-no-code-advice = Un code commence par SK1- et se copie en entier.
deck-code-mistyped = Il y a une faute dans ce code de deck.
deck-code-meant = Vouliez-vous dire { $code } ?
deck-code-again = Copiez-le encore une fois, en entier.
deck-code-unknown = Ce code de deck nomme une carte qui n’est pas ici.
deck-code-unknown-advice = Il vient peut-être d’une version plus récente.
deck-is-pool = C’est le code d’une sélection de héros, et non d’un deck.
deck-is-pool-advice = Apportez-le à une partie en format Compétitif.
pool-is-deck = C’est le code d’un deck, et non d’une sélection de héros.
pool-is-deck-advice = Apportez-le à une partie en format Amical.
deck-too-large = On ne regarde pas plus de { $most } cartes.
deck-too-large-advice = Huit par héros suffisent.
deck-no-such-card = La ligne { $line } ne nomme aucune carte Pouvoir : { $text }
deck-no-such-hero = La ligne { $line } ne nomme aucun héros : { $text }
deck-near = Vouliez-vous dire { $nearest } ?
deck-list-advice = Écrivez un nombre et un nom, par exemple : 3 Combustion ; dans une sélection, le héros avant ses cartes, par exemple : Yami: 3 Combustion
deck-nothing = Il n’y a pas de deck là-dedans.
deck-nothing-advice = Donnez un code de deck (SK1-…) ou une liste de cartes.

# Les options qui ne vont pas ensemble.
setup-deck = { $because } [{ $rule }]
setup-deck-more = { $because } [{ $rule }] (et { $more } de plus)
setup-three-lanes = Trois voies demandent six héros par camp, plus que n’en a une première partie. [SM-L3-01]
setup-three-lanes-advice = Choisissez le format Amical ou Compétitif.
setup-rows = Un compteur de mana a au moins { $fewest } rangées, et non { $rows }. [SM-Q-MANA]
setup-team-deck = À { $seats } joueurs, une équipe n’a qu’un deck : celui de Bleu est le premier, celui de Rouge le second. [SM-DECK-02]
setup-no-such-seat = Il n’y a que { $seats } joueurs, chacun avec son deck. [SM-DECK-01]

## Camps, Voies, Dômes
side-blue = Bleu
side-red = Rouge
the-lane = { $lane ->
    [left] la Voie de gauche
    [right] la Voie de droite
   *[centre] la Voie du centre
}
the-dome = { $dome ->
    [left] le Dôme de gauche
    [right] le Dôme de droite
   *[centre] le Dôme
}

## Pièces et places
hero-of-side = { $hero } ({ $side ->
    [blue] Bleu
   *[red] Rouge
})
illusion-of = l’illusion de { $hero }
an-outsider = l’Outsider
minion-on = le sbire { $side ->
    [blue] bleu
   *[red] rouge
} en { $hex }
pillar-on = le pilier { $side ->
    [blue] bleu
   *[red] rouge
} en { $hex }
a-minion = un sbire { $side ->
    [blue] bleu
   *[red] rouge
}
a-pillar = un pilier { $side ->
    [blue] bleu
   *[red] rouge
}
so-many-minions = { $count ->
    [one] un sbire
   *[other] { $count } sbires
}
hex = Hexagone { $hex }
nexus-of = { $side ->
    [blue] Le Nexus de Bleu
   *[red] Le Nexus de Rouge
}
tower-of = La Tour de { $side ->
    [blue] Bleu
   *[red] Rouge
} sur la Voie { $lane ->
    [left] de gauche
    [right] de droite
   *[centre] du centre
}
list = { $first }, { $rest }
nobody = personne
who-of-several = { $one } ou { $others }

## Actions
action-move = Déplacement
action-lead = Commandement
action-attack = Attaque
action-skirmish = Escarmouche
action-worship = Culte

## Mots-clés
keyword-slow = Lent
keyword-slow-means = Son action Déplacement est plus courte de 2 hexagones.
keyword-fast = Rapide
keyword-fast-means = Son action Déplacement est plus longue de 2 hexagones.
keyword-frenzy = Frénésie
keyword-frenzy-means = Il peut faire deux fois l’action Attaque dans une activation, pour 1 PA chacune.
keyword-disarm = Désarmé
keyword-disarm-means = Ses actions Attaque et Escarmouche infligent la moitié des dégâts, arrondie au supérieur, avant l’Armure.
keyword-marked = Marqué
keyword-marked-means = Rien en soi : des compétences et cartes de Kurumo le demandent.
keyword-shapeshifted = Métamorphosé
keyword-shapeshifted-means = Les compétences d’un héros Liothan qui portent cette icône agissent.
keyword-target = Cible
keyword-target-means = Choisie quand on joue la carte ou déclare l’action : en ligne de vue et à 3 hexagones au plus, sauf s’il est dit autre chose.
keyword-caster = Lanceur
keyword-caster-means = Le héros dont c’est la carte, la compétence ou l’action.
keyword-adjacent = Adjacent
keyword-adjacent-means = À 1 hexagone au plus ; son propre hexagone compte aussi.
keyword-flip = Retournement
keyword-flip-means = Retournez la carte du dessus de votre deck : son modificateur s’ajoute.
keyword-piercing = Perforant
keyword-piercing-means = Les dégâts ignorent l’Armure.
keyword-heal = Soin
keyword-heal-means = Il regagne des PV, mais jamais plus qu’au départ.
keyword-predict = Prédire
keyword-predict-means = Prédire X : regardez les X cartes du dessus de votre deck, défaussez celles que vous voulez et remettez les autres dans l’ordre de votre choix.
keyword-spawn = Faire apparaître
keyword-spawn-means = Placez des sbires amis du Nexus le plus près possible d’un jeton de contrôle que voit le lanceur.
keyword-place = Placer
keyword-place-means = Mettez-le directement sur l’hexagone, sans chemin.
keyword-push = Pousser
keyword-push-means = Pousser X : il se déplace de X hexagones, chaque pas plus loin du lanceur, tant qu’il y en a un de libre.
keyword-cover = Couvert
keyword-cover-means = Qui s’y tient n’est vu que si, de plus, un héros ennemi à côté de cet hexagone le voit.
keyword-los = Ligne de vue
keyword-los-means = Un chemin de 3 hexagones au plus qu’aucune ligne blanche ne coupe.

## Où en est la partie
progress-setup = Mise en place
progress-turn = Tour { $turn } sur { $rows }
phase-heroes = Phase des Héros
phase-minions = Phase des Sbires
phase-upkeep = Fin de tour

## Ce qui est demandé
ask-draft-faction = { $who }, quelle faction prenez-vous ?
ask-draft-hero = { $who }, quel héros prenez-vous ?
ask-place-hero = { $who }, où commence { $what } ?
ask-submit-deck = { $who }, quel deck jouez-vous ?
ask-mulligan = { $who }, défaussez-vous des cartes pour de nouvelles, ou gardez-vous votre main ?
ask-activate = { $players ->
    [one] { $who }, quel héros activez-vous ?
   *[other] { $who }, quel est le prochain héros ?
}
ask-act = { $who }, que fait { $what } ? PA restants : { $ap }.
ask-react = { $who }, répondez-vous à « { $what } » de { $hero } ?
ask-attack-target = { $who }, choisissez une cible.
ask-worship-target = { $who }, choisissez une cible.
ask-worship-hex = { $who }, choisissez une cible.
ask-target = { $who }, choisissez une cible.
ask-target-hex = { $who }, choisissez une cible.
ask-target-free-hex = { $who }, choisissez une cible.
ask-which-trigger = { $who }, qu’est-ce qui va sur la Pile en premier ? Le dernier se résout d’abord.
ask-move-to = { $who }, où se déplace { $what } ?
ask-place-on = { $who }, où placez-vous { $what } ?
ask-push-to = { $who }, où poussez-vous { $what } ?
ask-lay-area = { $who }, comment posez-vous la zone ?
ask-skirmish = { $who }, Escarmouche de { $what } : un hexagone, des dégâts, ou assez ?
ask-lead = { $who }, quelle carte va face cachée sous { $what } ?
ask-which-flip = { $who }, quel modificateur prenez-vous ?
ask-predict-discard = { $who }, vous regardez le dessus de votre deck. En défaussez-vous ?
ask-predict-order = { $who }, quelle carte vient ensuite, à partir du dessus ?
ask-shapeshift = { $who }, qui devient Métamorphosé ?
ask-exhaust-first = { $who }, épuiser d’abord le héros, pour qu’il reste Métamorphosé ?
ask-remove-pillar = { $who }, retirez-vous un pilier ?
ask-illusion-to = { $who }, où va { $what } ?
ask-prevent = { $who }, { $what } perd-il 1 PV pour protéger { $minion } ?
ask-who-draws = { $who }, qui pioche la carte ?
ask-who-draws-more = { $who }, qui pioche une carte de plus ?
ask-who-activates = { $who }, qui active l’Outsider ?
ask-select-lead = { $who }, quelle carte Commandement compte pour { $what } ?
ask-damage-minion = { $who }, quel sbire subit un point de dégâts ?
ask-damage-structure = { $who }, où vont les dégâts ?
ask-toward = { $who }, vers quels jetons Tour va le jeton Contrôle ?
ask-token-step = { $who }, par où va le jeton Contrôle ?
ask-place-minion = { $who }, où se met le sbire ?
ask-spawn = { $who }, où apparaît un sbire ?
ask-place-outsider = { $who }, placez-vous { $what } pour l’activer ?
ask-outsider-act = { $who }, que fait { $what } ? PA restants : { $ap }.
ask-hand-limit = { $who }, vous avez plus de six cartes. Laquelle défaussez-vous ?
ask-which-returns = { $who }, qui revient en premier ? Il n’y a pas de place pour tous près du Nexus.
ask-push-next = { $who }, qui est poussé ensuite ?
ask-return-to = { $who }, où revient { $what } ?
ask-pick = { $who }, { $what } : choisissez.
ask-may = { $who }, employez-vous { $what } ?
ask-take-off = { $who }, quelle carte quitte { $what } ?
ask-cancel = { $who }, { $what } : quel effet est annulé ?
ask-redirect = { $who }, { $what } : de quelle Attaque s’agit-il ?
ask-redirect-to = { $who }, { $what } : qui est attaqué à la place ?
ask-free-attack = { $who }, qui attaque { $what } ?
ask-spawn-at = { $who }, { $what } : à quel jeton Contrôle ?

## Les choix
label-activate = Activer { $hero }
label-act = { $action }
label-skill = { $skill }
label-play = Jouer { $card } avec { $hero }
label-pass = Passer
label-end = Terminer l’activation
label-yes = Oui
label-no = Non
label-stop = Assez
label-done = Terminé
label-hex = { $hex }
label-hero = { $hero }
label-outsider = { $outsider }
label-seat = { $player }
label-minion = Sbire { $side ->
    [blue] bleu
   *[red] rouge
} en { $hex }
label-pillar = Pilier { $side ->
    [blue] bleu
   *[red] rouge
} en { $hex }
label-illusion = Illusion de { $hero }
label-area = { $hexes }
label-area-on = { $who } ({ $hexes })
label-modifier = { $modifier }
label-discard = Défausser { $card } (carte { $place })
label-discard-place = Défausser la carte { $place }
label-top = { $card } (carte { $place })
label-top-place = Carte { $place }
label-first = { $what } de { $hero }
label-effect = { $what } de { $hero } ({ $place } à partir du dessus)
label-effect-place = Effet { $place }
label-lead = { $card } (coût { $cost })
label-lead-deck = La carte du dessus du deck, sans la voir
label-no-lead = Pas de carte Commandement
label-mulligan = Défausser { $card }
label-put-away = Défausser { $card }
label-take-off = Défausser { $card }
label-faction = { $faction }
label-draft = { $hero }
label-deck-premade = Les paquets tout faits des héros
label-deck-own = Votre propre deck
label-deck = Le deck que vous avez composé

## Refus
no-not-now = Ce n’est pas le moment.
no-answer-first = Répondez d’abord à cette question.
no-not-among = Cela n’est pas parmi les choix.
no-such-hero = Ce héros ne joue pas ici.
no-such-hex = Le champ de bataille n’a pas cet hexagone.
no-not-in-hand = Cette carte n’est pas dans votre main.
no-not-your-hero = Ce n’est pas votre héros.
no-flux = Le Flux Skytear est à un autre joueur.
no-flux-left = Le Flux Skytear a servi : il reste face cachée jusqu’à la fin de la partie.
no-minions-phase = On ne joue pas de carte Pouvoir maintenant.
no-area = Le diagramme a une autre forme, de quelque façon qu’on le tourne ou le retourne.
no-area-caster = L’hexagone en surbrillance du diagramme se pose sur qui s’en sert.
no-area-target = La zone doit couvrir l’hexagone cible.
no-too-far = Cet hexagone est hors d’atteinte.
no-push-stops = Une poussée continue tant qu’il y a un hexagone pour elle.
no-not-farther = Une poussée mène à l’hexagone suivant, plus loin de qui pousse.
no-nearer-first = Les sbires vont sur les hexagones libres les plus proches, en ligne de vue du jeton.
no-hex-taken = Il faut un hexagone sans figurine ni jeton.
no-sight = C’est hors de vue : à plus de trois hexagones, ou derrière une ligne blanche.
no-cover = Le Couvert le cache : il faut un héros de votre camp à côté.
no-friend = On n’attaque que des ennemis.
no-skirmish-minion = Une Escarmouche ne blesse que des héros.
no-out-of-range = C’est hors de portée du héros.
no-area-alike = Elle frappe les mêmes héros qu’une autre façon proposée.
no-area-far = Il faut au moins un hexagone de la zone à 3 hexagones ou moins.
no-area-cover = La zone doit couvrir le héros qui a été choisi.
no-asks-adjacent = Il faut une pièce adjacente : à 1 hexagone ou moins.
no-asks-area = Il faut être dans la zone.
no-asks-attacked = Aucune Attaque contre ce héros n’attend sur la Pile.
no-asks-beside = Ce n’est pas à côté de ce que nomme l’effet.
no-asks-card-played = Aucune carte Pouvoir de ce héros n’attend sur la Pile.
no-asks-enemy = Il faut un ennemi.
no-asks-friend = Il faut que ce soit de votre camp.
no-asks-hero = Il faut un héros.
no-asks-hero-or-minion = Il faut un héros ou un sbire.
no-asks-illusion = Il faut une illusion.
no-asks-in-reach = L’attaquant ne l’a pas à portée et en ligne de vue.
no-asks-liothan = Seuls les héros de Liothan se métamorphosent.
no-asks-marked = Ce héros n’est pas Marqué.
no-asks-minion = Il faut un sbire.
no-asks-near = C’est à plus d’hexagones que l’effet ne le permet.
no-asks-other = Il en faut un autre.
no-asks-pillar = Il faut un pilier.
no-asks-shapeshifted = Ce héros n’est pas Métamorphosé.
no-beside-nexus = Les héros commencent à côté de leur propre Nexus.
no-card-left = Votre deck et votre défausse sont vides.
no-card-on-hero = Aucune carte de ce nom n’est sur ce héros, à part celle qui est jouée.
no-chosen-already = C’est déjà une cible.
no-target-yet = Il faut choisir au moins une cible.
no-closer-tower = Un autre jeton Tour ennemi est plus proche du jeton Contrôle.
no-deck-brought = Vous n’avez pas apporté de deck qui aille à ces héros.
no-drafted-already = Votre équipe a déjà ce héros.
no-effect-there = La Pile n’est pas si haute.
no-enemy-tower = Il n’y a pas de jeton Tour ennemi à cet endroit.
no-faction-taken = Cette faction est déjà prise.
no-illusion-far = Une illusion se déplace de 3 hexagones au plus, depuis l’endroit où elle est ou depuis son héros.
no-illusion-there = Ce héros n’a pas d’illusion sur le champ de bataille.
no-minion-there = Aucun sbire de ce camp ne s’y tient.
no-nearest-nexus = Un héros revient aussi près que possible de son Nexus.
no-nexus-yet = Un Nexus ne subit de dégâts qu’après la chute d’une Tour de son camp.
no-not-in-pool = Ce héros n’est pas dans la sélection de votre équipe.
no-not-placed-there = Ce n’est pas un des hexagones que nomme l’effet.
no-not-pushed = L’effet ne le pousse pas, ou l’a déjà poussé.
no-not-returning = Ce héros ne revient pas maintenant.
no-other-effect = Cet effet n’est pas de ceux qu’on demande.
no-other-faction = Ce héros n’est pas d’une faction de votre équipe.
no-other-lane = Ce sbire est d’une autre Voie.
no-other-team = Ce joueur est de l’autre équipe.
no-outsider-hurt = Les Outsiders ne subissent pas de dégâts.
no-outsider-place = La carte de l’Outsider dit où on le place.
no-outsider-there = Cet Outsider n’est pas sur le champ de bataille.
no-outsider-token = Un Outsider n’attaque que des héros et des sbires.
no-pillar-there = Aucun pilier de ce camp ne s’y dresse.
no-place-looked = Vous ne regardez pas autant de cartes.
no-place-settled = Cette place du deck est déjà décidée.
no-side-next = Ce héros est de l’autre camp.
no-skirmish-moves = Une Escarmouche a deux déplacements, et les deux sont faits.
no-skirmish-step = Une Escarmouche se déplace d’un hexagone à la fois.
no-skirmish-twice = Une Escarmouche n’inflige ses dégâts qu’une fois.
no-structure-far = C’est à plus de { $hexes } hexagones du jeton Contrôle.
no-such-flip = Aucune carte retournée n’a ce modificateur.
no-such-lead = Aucun de vos héros qui le voient n’a cette carte Commandement.
no-such-trigger = Rien de tel n’attend sa place sur la Pile.
no-teammate-needed = Il faut un de vos coéquipiers.
no-token-dome = Un jeton Contrôle n’entre pas dans les Dômes.
no-token-nearer = Un jeton Contrôle s’approche du jeton Tour à chaque hexagone.
no-token-step = Un jeton Contrôle se déplace d’un hexagone à la fois.
no-token-there = Il n’y a pas de jeton Contrôle à cet endroit.
no-token-unseen = Le héros ne voit pas ce jeton Contrôle.
no-sm-act-01 = Il ne reste pas de point d’action pour cela.
no-sm-act-02 = Chaque action ne se prend qu’une fois par activation.
no-sm-act-05 = Ce héros a déjà été activé ce tour-ci.
no-sm-amov-03 = Un héros y barre le passage.
no-sm-amov-04 = Un sbire s’y tient : un héros traverse les sbires, mais ne s’y arrête pas.
no-sm-atk-01 = Il n’y a personne à attaquer, à portée et en ligne de vue.
no-sm-eff-16 = Aucun jeton Contrôle n’est en ligne de vue.
no-sm-eff-18 = Aucun jeton Contrôle d’une Voie n’est en ligne de vue.
no-sm-hero-08 = Le héros n’a pas les runes qu’il faut.
no-sm-mve-01 = On ne peut pas entrer sur cet hexagone maintenant.
no-sm-oact-02 = L’Outsider ne peut pas faire cela.
no-sm-oact-03 = L’Outsider l’a déjà fait pendant cette activation.
no-sm-out-03 = Un Outsider s’y tient.
no-sm-plc-03 = Un de vos sbires s’y tient déjà.
no-sm-plc-04 = Les sbires ne vont pas dans un Dôme.
no-sm-plc-05 = Cet hexagone est occupé.
no-sm-plc-06 = Les sbires se tiennent autour du jeton Contrôle, pas sur son hexagone.
no-sm-pow-03 = Le héros n’a pas assez de mana.
no-sm-pow-04 = Le héros n’est pas sur le champ de bataille.
no-sm-sim-03 = Il n’y a pas de Culte en mode Simplifié.
no-sm-state-03 = Ce héros n’est pas Prêt.
no-sm-state-11 = Ce héros n’est pas sur le champ de bataille.
no-sm-stk-08 = Il faut une Pile vide, pendant l’activation du héros.
no-sm-stk-13 = Le héros ne peut pas en payer le coût.
no-sm-team-03 = Ce n’est pas votre héros.
no-sm-tgt-03 = Il n’y a pas de cible pour cela.
no-sm-tow-03 = Une Tour ou un Nexus s’y dresse.
no-sm-type-01 = Seul le héros actif joue des cartes Action.
no-sm-type-02 = Les cartes Action demandent une Pile vide.
no-sm-ult-01 = Un Ultime n’est joué que par son propre héros.

## Ce qui s’est passé : la mise en place
log-victory-cards = Les cartes Victoire : { $cards }.
log-first-player = { $who } commence et prend le Flux Skytear.
log-counter-set = Le compteur de mana commence à la rangée { $row } sur { $rows }.
log-pool-shown = { $side ->
    [blue] Bleu
   *[red] Rouge
} apporte { $heroes }.
log-faction-picked = { $who } prend { $faction }.
log-hero-drafted = { $who } aligne { $hero } avec { $hp } PV.
log-deck-submitted = { $seats } : un deck de { $cards } cartes toutes faites est mélangé.
log-deck-submitted-own = { $seats } : un deck personnel de { $cards } cartes est mélangé.
log-deck-does-not-fit = { $seats } : votre propre deck ne convient pas aux héros du draft.
log-mulligan = { $who } défausse { $cards } pour de nouvelles cartes.
log-mulligan-none = { $who } garde sa main.
log-towers-built = Les Tours sont debout, chacune avec { $hp } PV.
log-control-tokens-placed = Les jetons Contrôle sont en place ({ $tokens }).
log-minions-rallied = Les sbires prennent leurs places.
log-outsiders-summoned = Dans les Dômes vivent : { $outsiders }.

## Ce qui s’est passé : la phase des Héros
log-heroes-phase = Tour { $turn } : la phase des Héros commence.
log-activated = { $who } active { $hero }.
log-exhausted = { $hero } est Épuisé.
log-stacked = { $hero } : { $what }.
log-stacked-card = { $what } de { $hero } va sur la Pile.
log-stacked-skill = { $what } de { $hero } se déclenche.
log-resolves = { $what } de { $hero } se résout.
log-fizzles = { $what } de { $hero } ne donne rien.
log-played = { $who } joue { $card } avec { $hero }.
log-moved = { $piece } se déplace de { $start } à { $hex }.
log-placed = { $piece } est placé en { $hex }.
log-pushed = Poussé en { $hex } : { $piece }.
log-swapped = { $one } échange sa place avec { $other }.
log-attacks = { $piece } attaque { $target }.
log-skirmishes = { $piece } frappe { $targets }.
log-flipped = { $who } retourne { $card } : { $modifier }.
log-damage = { $by } inflige { $amount } dégâts à { $piece }.
log-damage-armor = { $by } inflige { $amount } dégâts à { $piece }, dont l’Armure est de { $armor }.
log-lost-hp = { $hero } perd { $amount } PV : reste { $left }.
log-healed = { $hero } récupère { $amount } PV : en a { $hp }.
log-hero-defeated = { $by } vainc { $hero }, de retour au tour { $row }.
log-hero-defeated-for-good = { $by } vainc { $hero }, qui ne reviendra pas.
log-minion-defeated = { $by } vainc un sbire { $side ->
    [blue] bleu
   *[red] rouge
} en { $hex }.
log-minion-defeated-by-control = Un sbire { $side ->
    [blue] bleu
   *[red] rouge
} tombe en { $hex }.
log-prevented = { $hero } prend sur soi les dégâts du sbire en { $hex }.
log-condition-applied = { $hero } reçoit l’état { $condition }.
log-conditions-removed = { $hero } perd tous ses états.
log-bonus = { $piece } a { $amount } { $value ->
    [armor] Armure
    [attack] Attaque
    [skirmish] aux dégâts d’Escarmouche
    [control] Contrôle
    [mana] mana
   *[move] au Déplacement
}{ $until ->
    [turn] {" "}ce tour-ci
   *[activation] {""}
}.
log-lasts = { $piece } { $value ->
    [over-walls] voit par-dessus les lignes blanches
    [through-cover] voit à travers le Couvert
    [bared] n’est pas caché par le Couvert
    [over-blocking] se déplace par-dessus les éléments bloquants
    [unpushable] ne peut pas être poussé
   *[other] est changé
}{ $until ->
    [turn] {" "}ce tour-ci
   *[activation] {" "}jusqu’à la fin de l’activation
}.
log-barred = Personne ne peut entrer en { $hexes } jusqu’à la fin de l’activation.
log-card-removed = { $card } quitte { $hero } et rend son mana.
log-cancelled = { $what } de { $hero } est annulé.
log-redirected = L’Attaque de { $hero } va plutôt à { $target }.
log-lead-from-hand = Une carte de la main va face cachée sous { $hero }.
log-lead-from-deck = La carte du dessus du deck va sans être vue sous { $hero }.
log-lead-known = Sous { $hero } se trouve { $card }.
log-lead-declined = Pas de carte Commandement pour { $hero }.
log-skill-used = { $hero } emploie { $skill }.
log-exhausted-first = { $hero } est d’abord Épuisé.
log-pillar-placed = { $side ->
    [blue] Bleu
   *[red] Rouge
} pose un pilier en { $hex }.
log-pillar-removed = { $side ->
    [blue] Bleu
   *[red] Rouge
} retire le pilier en { $hex }.
log-illusion-moved = L’illusion de { $hero } va en { $hex }.
log-illusion-removed = Retiré : { $piece }.
log-token-removed = Retiré de { $hex } : { $piece }.
log-drawn = Vous piochez { $cards }.
log-drawn-unseen = { $amount ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $amount } cartes.
}
log-deck-rebuilt = La défausse de { $cards } cartes est mélangée en un nouveau deck.
log-predicts = { $amount ->
    [one] { $who } regarde la carte du dessus de son deck.
   *[other] { $who } regarde les { $amount } cartes du dessus de son deck.
}
log-predict-discarded = { $who } défausse { $card } du dessus.

## Ce qui s’est passé : la phase des Sbires
log-minions-phase = Tour { $turn } : la phase des Sbires commence.
log-lane-token = Qui contrôle { $lanes } ?
log-dome-token = Qui contrôle { $dome ->
    [left] le Dôme de gauche
    [right] le Dôme de droite
   *[centre] le Dôme
} ?
log-lead-revealed = Sous { $hero } se trouvait { $card }, coût { $cost }.
log-lead-selected = { $side ->
    [blue] Bleu
   *[red] Rouge
} ajoute { $card } : +{ $cost }.
log-control = { $winner ->
    [blue] Bleu
   *[red] Rouge
} gagne { $where } de { $by } : Bleu { $blue }, Rouge { $red }.
log-control-tie = Personne ne gagne { $where } : { $blue } partout.
log-tower-damaged = La Tour de { $side ->
    [blue] Bleu
   *[red] Rouge
} sur la Voie { $lane ->
    [left] de gauche
    [right] de droite
   *[centre] du centre
} subit { $amount } dégâts : reste { $left } PV.
log-tower-destroyed = La Tour de { $side ->
    [blue] Bleu
   *[red] Rouge
} sur la Voie { $lane ->
    [left] de gauche
    [right] de droite
   *[centre] du centre
} est détruite.
log-nexus-armed = Le Nexus de { $side ->
    [blue] Bleu
   *[red] Rouge
} peut maintenant être endommagé : { $hp } PV.
log-nexus-damaged = Le Nexus de { $side ->
    [blue] Bleu
   *[red] Rouge
} subit { $amount } dégâts : reste { $left } PV.
log-token-advanced = { $side ->
    [blue] Bleu
   *[red] Rouge
} fait avancer le jeton Contrôle de la Voie { $lane ->
    [left] de gauche
    [right] de droite
   *[centre] du centre
} en { $hex }.
log-minion-repositioned = Un sbire { $side ->
    [blue] bleu
   *[red] rouge
} suit en { $hex }.
log-minion-withdrawn = Un sbire { $side ->
    [blue] bleu
   *[red] rouge
} ne trouve pas de place et retourne à son Nexus.
log-minion-spawned = Un sbire { $side ->
    [blue] bleu
   *[red] rouge
} apparaît en { $hex }.
log-outsider-placed = { $who } appelle { $outsider } en { $hex }.
log-outsider-declined = { $who } laisse { $outsider } en paix.
log-outsider-has-no-room = Il n’y a pas de place pour { $outsider }.
log-outsider-acts = { $outsider } : { $what }.
log-outsider-done = { $outsider } a fini.

## Ce qui s’est passé : la fin d’un tour
log-cards-put-away = Défaussées, de { $hero } : { $cards }.
log-discarded = { $who } défausse { $card }.
log-heroes-ready = Tous les héros Épuisés redeviennent Prêts.
log-mana-counter = Le compteur de mana passe à la rangée { $row } sur { $rows }.
log-hero-returned = { $hero } est de retour en { $hex } avec { $hp } PV.
log-game-over = { $side ->
    [blue] Bleu
   *[red] Rouge
} détruit le Nexus ennemi et gagne.
log-game-over-card = { $side ->
    [blue] Bleu
   *[red] Rouge
} remplit { $card } et gagne.
log-game-over-draw = Match nul.

## Comment cela s’est terminé
result-won = { $side } gagne : { $why }.
result-draw = Match nul : { $why }.
why-sm-goal-01 = le Nexus ennemi est détruit
why-victory-card = { $card } est remplie
why-sm-goal-03 = les deux camps ont rempli une carte Victoire
why-sm-goal-04 = le compteur de mana est au bout
why-sm-goal-07 = un Nexus est tombé et une carte Victoire a été remplie au même instant
trait-faction = a joué { $faction }
trait-hero = a aligné { $hero }
trait-first = a commencé
trait-second = n’a pas commencé
group-faction = Faction
group-hero = Héros
group-order = Ordre
trait-ended = fin : { $how }

# What can be chosen before a game.
option-deck-auto = Les paquets tout faits des héros
option-pool-auto = Des héros au hasard, avec leurs paquets tout faits
option-battlefield = Champ de bataille
option-format = Format
option-format-auto = Première partie sur deux voies, Amical sur trois
option-format-first-game = Première partie : on drafte des factions
option-format-casual = Amical : on drafte des factions, puis des héros
option-format-competitive = Compétitif : on drafte dans sa propre sélection
option-simplified = Simplifié : ni compétences ni Culte, et les runes ne comptent pas
option-first = Premier joueur
option-rows = Rangées du compteur de mana, de 3 à 9 ; 0 pour celles du champ de bataille
option-outsiders = Outsiders, de 0 à 2 : un Dôme sans Outsider se gagne pour rien
option-deck = Deck de A, ou de l’équipe bleue
option-deck_b = Deck de B, ou de l’équipe rouge
option-deck_c = Deck de C
option-deck_d = Deck de D
option-pool = Sélection de Bleu
option-pool_b = Sélection de Rouge

# The words printed on cards beside their sentences.
word-hero = Héros
word-action = Action
word-reaction = Réaction
word-ultimate = Ultime
word-victory-card = Carte Victoire
word-outsider = Outsider
word-mage = mage
word-tank = tank
word-warrior = guerrier
word-marksman = tireur
word-support = soutien
word-specialist = spécialiste
word-fire = feu
word-ice = glace
word-earth = terre
word-air = air
word-melee = mêlée
word-ranged = à distance
word-attack = attaque
word-flip = retournement
word-flips = retournements
word-hp = PV
word-armor = Armure
word-move = Déplacement
word-cost = coût
word-modifier = modificateur
word-area = zone
word-starter = boîte de base
word-worship = Culte
word-shapeshifted = Métamorphosé
word-pillar = pilier
word-illusion = illusion
word-placement = Placement
word-further-cards = Autres cartes Pouvoir
word-outsiders = Outsiders
word-skytear-flux = Flux Skytear
word-victory-cards = Cartes Victoire
word-piercing = Perforant
ultimate-of = ultime de { $hero }
skill-of = Compétence de { $holder }
and = { $first } et { $second }

# When somebody may answer, or play a relic: what people leave standing orders for.
moment-attack-on-us = un adversaire attaque l’un des nôtres
moment-aimed-at-us = une carte ou une compétence adverse vise l’un des nôtres
moment-enemy-card = un adversaire joue une carte Pouvoir
moment-enemy-action = un adversaire déclare une action
moment-enemy-skill = une compétence adverse s’est déclenchée
moment-own-effect = mon propre camp agit ou joue une carte

# The box.
about = Deux équipes de héros sur des hexagones : gagnez les voies, brisez les Tours et détruisez le Nexus ennemi. À chaque action et à chaque carte, on peut répondre.

## Un paragraphe d’une carte, une compétence par exemple
card-labelled = { $label } : { $text }
