# Ce que dit le terminal, en français.

## Partout
play-keeper = Gardien
board-none = rien
board-you = (vous)
by-rule = Règle { $rule }.

## Horde : le plateau
horde-heading = Manche { $round } sur { $rounds }, { $phase }, ouverte par { $who }.
horde-heading-trickster = Après la dernière manche : le Farceur peut échanger deux jetons.
horde-heading-battles = Les batailles finales.
horde-heading-over = La partie est terminée.
horde-phase-begin = avant la première carte
horde-phase-battle-card = phase de la carte Bataille
horde-phase-monster = phase des monstres
horde-phase-end = phase de fin
horde-battle-now = On se bat pour { $battle } et son { $token }.
horde-tokens-left = Jetons Score restants : { $tokens }.
horde-row = Bataille { $place }, { $battle } : jeton { $token }, posé par { $who }.
horde-row-open = Bataille { $place }, { $battle } : pas encore de jeton.
horde-row-yours = Vous en avez { $count }.
horde-row-undrawn = Cartes Bataille pas encore révélées : { $battles }.
horde-row-undrawn-yours = Cartes Bataille pas encore révélées, avec votre force : { $battles }.
horde-pool-size = { $cards ->
    [0] La Réserve est vide.
    [one] La Réserve a une carte.
   *[other] La Réserve a { $cards } cartes.
}
horde-pool-faction = { $faction } dans la Réserve : { $kinds }.
horde-pool-special = Cartes spéciales dans la Réserve : { $cards }.
horde-side = { $who } a pris { $total } sur { $target } cette manche : { $cards } ; cartes dans la horde : { $horde }.
horde-side-nothing = { $who } n’a rien devant soi ; cartes dans la horde : { $horde }.
horde-side-battle = { $who } a { $total } dans cette bataille : { $laid } ; jetons gagnés : { $won }.
horde-side-over = { $who } a gagné ces jetons : { $won } ; points : { $tokens } par les jetons, { $vampires } par les Vampires, { $elvenking } par le Roi des Elfes, { $score } en tout.
horde-mine = { $cards ->
    [one] Votre horde a { $cards } carte ; cartes spéciales : { $special }.
   *[other] Votre horde a { $cards } cartes ; cartes spéciales : { $special }.
}
horde-own = { $cards ->
    [one] Votre horde a { $cards } carte.
   *[other] Votre horde a { $cards } cartes.
}
horde-own-empty = Votre horde est vide.
horde-own-faction = { $faction } : { $kinds }.
horde-own-special = Cartes spéciales : { $cards }.
horde-own-strength = Votre force dans chaque bataille : { $fighters }.
horde-stolen = volé : { $card }
horde-given = reçu : { $cards }
horde-just-picked = vient de prendre : { $card }
horde-costly = ×2 et ×3 comptent pour deux et trois
horde-battles = Batailles
horde-left = Reste { $tokens }
horde-pool = Réserve : { $cards } · pioche : { $deck }
horde-players = Joueurs
horde-scores = Scores
horde-picks = { $target ->
    [0] ·
   *[other] { $total } sur { $target }
}
horde-column-battle = Bataille
horde-column-token = Jeton
horde-column-by = par
horde-column-yours = Vous
horde-column-player = Joueur
horde-column-picks = Pris
horde-column-face-up = Devant soi cette manche
horde-column-horde = Horde
horde-column-won = Jetons gagnés
horde-column-points = Points
horde-column-tokens = Jetons
horde-column-vampires = Vampires
horde-column-elvenking = Roi elfe
horde-column-score = Score

## Skytear Horde : le plateau
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
lanes-reason-taunt-pulls = sa Provocation attire un Allié sur cette rangée
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

## Jouer
play-title = { $title } : { $names }
play-commitment = Dés loyaux : la graine est fixée, et son SHA-256 est { $commitment }.
play-greeting = Choisissez par numéro ou par nom. Tapez aide pour voir ce que vous pouvez taper d’autre.
play-news = Depuis votre dernier tour
play-news-first = Jusqu’ici
play-board = La table
play-option = { $option } : { $value }.
play-choice = { $number } : { $label }.
play-row = { $what } : { $cells }.
play-row-cell = { $number } pour la rangée { $lane }
play-row-lane = R{ $lane }
play-question = Votre choix (1 à { $count }, ou aide) ?
play-write-deck = Ou écrivez-en un : deck, puis son code ou ses cartes, par exemple : deck 1 À genoux devant moi; 3 Combustion; …
play-thinking = { $who } réfléchit.
play-pass-screen = Passez l’écran à { $who }. { $who }, appuyez sur Entrée quand personne d’autre ne regarde.
play-no-number = Il n’y a pas de choix { $number } : tapez un numéro de 1 à { $count }.
play-unknown = Je ne connais pas « { $typed } ». Tapez un numéro, un nom comme il est dans la liste, ou aide.
play-unclear = { $more ->
    [0] Cela pourrait être { $meanings }. Tapez-en un peu plus.
   *[other] Cela pourrait être { $meanings } ou { $more } autres choses. Tapez-en un peu plus.
}
play-end = La fin
play-score = { $who } a { $score } points.
play-seed = La graine était « { $seed } » ; son SHA-256 est { $commitment }, comme promis avant la première carte.
play-goodbye = Au revoir, et merci d’avoir joué.

## Ce qu’on peut taper
order-why = pourquoi
order-undo = annuler
order-switch = changer
order-hint = conseil
order-read = lire
order-rules = règles
order-save = sauver
order-log = journal
order-look = voir
order-board = plateau
order-anytime = toujours
order-help = aide
order-quit = quitter
help-choose = Pour choisir, tapez un numéro ou assez d’un nom, par exemple : { $game ->
    [cloudspire] construire lance.
    [skytear-horde] jouer chêne 3.
    [monoliths] jouer trappeurs 3.
   *[other] gelée soleil.
}
help-why = pourquoi MOTS : dit quelle règle interdit quelque chose, par exemple : { $game ->
    [cloudspire] pourquoi améliorer fonderie.
    [skytear-horde] pourquoi engager yetnar.
    [monoliths] pourquoi engager yetnar 3.
   *[other] pourquoi écorcheur.
}
help-undo = annuler : reprend votre dernier choix, avec ce que les robots ont fait depuis.
help-switch = changer : quand d’autres peuvent aussi répondre, laisse faire le suivant.
help-hint = conseil : un robot dit ce qu’il ferait, et s’il en est sûr.
help-read = lire CARTE, ou ?CARTE : montre une carte avec son texte et ses mots-clés, par exemple : { $game ->
    [cloudspire] ?égide.
    [monoliths] ?trappeurs, ou : ?m3 pour le Monstre de la rangée 3.
   *[other] ?chêne, ou : ?m3 pour le Monstre de la rangée 3.
}
help-rules = règles NUMÉRO ou MOTS : cherche une règle, par exemple : { $game ->
    [cloudspire] règles cs-mark-01, ou : règles porte.
    [skytear-horde] règles sh-glos-47, ou : règles provocation.
    [monoliths] règles hm-glo-55, ou : règles provocation.
   *[other] règles ph-dt-09, ou : règles vampire.
}
help-save = sauver FICHIER : écrit la partie dans un fichier ; reprenez-la avec : hordekeep play --load FICHIER.
help-log = journal : montre les 20 derniers événements ; journal 50 en montre plus, journal tout les montre tous.
help-look = { $game ->
    [cloudspire] voir : montre vos casernes, vos reliques avec leurs textes, et le terrain hexagone par hexagone.
    [skytear-horde] voir, ou main : montre votre main avec ses textes, et votre défausse.
    [monoliths] voir, ou main : montre votre main avec ses textes, et votre défausse.
   *[other] voir, ou horde : montre les cartes que vous seul pouvez voir.
}
help-board = plateau : montre la table de nouveau ; Entrée aussi.
help-anytime = toujours : vous interroge chaque fois que vous pouvez répondre, ou de nouveau aux moments habituels.
anytime-on = Désormais, on vous interroge chaque fois que vous pouvez répondre.
anytime-off = Désormais, on vous interroge aux moments habituels.
help-help = aide : montre cette liste.
help-quit = quitter : propose de sauver la partie et s’en va.

## Réponses
why-what = Pourquoi quoi ? Nommez-le, par exemple : { $game ->
    [cloudspire] pourquoi améliorer fonderie.
    [skytear-horde] pourquoi engager yetnar.
    [monoliths] pourquoi engager yetnar 3.
   *[other] pourquoi écorcheur.
}
why-unknown = Aucun choix de ce jeu ne s’appelle « { $typed } ».
why-allowed = C’est permis : « { $label } » est le choix { $number }.
undo-nothing = Vous n’avez rien à reprendre.
switch-nobody = Personne d’autre ne peut répondre à cela.
hint-thinking = Je cherche un conseil.
hint-best = Je choisirais « { $label } ». J’ai joué { $tried } parties dans ma tête, en devinant les cartes cachées.
hint-line = « { $label } » : vaut { $value } sur 100, essayé { $visits } fois.
hint-clear = C’est nettement le meilleur.
hint-slight = C’est un peu mieux que le reste.
hint-close = Cela se joue à peu : les autres se valent presque.
read-what = Lire quoi ? Nommez une carte, par exemple : { $game ->
    [cloudspire] ?égide.
    [monoliths] ?trappeurs, ou une place : ?m3.
   *[other] ?chêne, ou une place : ?m3.
}
read-unknown = Aucune carte ne s’appelle « { $typed } ».
read-lead = { $lead } : { $text }
read-enchantment = Enchantement : { $text }
read-keyword = { $keyword } : { $means }
read-cost = coût { $cost }
read-health = santé { $health }
read-power = puissance { $power }
read-boost = { $boost } mana à l’arrivée
read-side-left = traîtrise : { $swords ->
    [0] capacité du monstre le plus à gauche
   *[other] monstre le plus à gauche +{ $swords }
}
read-side-right = traîtrise : { $swords ->
    [0] capacité du monstre le plus à droite
   *[other] monstre le plus à droite +{ $swords }
}
rules-text = { $rule } : { $words }
rules-how = Tapez règles et un numéro ou des mots pour en lire plus.
rules-more = Et { $more } de plus : ajoutez des mots.
rules-unknown = Le livre de règles ne dit rien de « { $words } ».
rules-no-book = Ce jeu n’a pas de livre de règles ici.
log-more = Voilà les { $shown } derniers événements sur { $total } ; tapez journal tout pour les voir tous.
save-done = Partie sauvée dans { $file }.
save-failed = Impossible d’écrire { $file } : { $why }.
save-replace = { $file } existe déjà. Le remplacer (oui ou non) ?
save-not = Rien n’a été sauvé.
save-offer = Sauver la partie ? Entrée la sauve dans { $file } ; ou tapez un autre nom de fichier, ou non.
save-unasked = Au revoir. La partie est sauvée dans { $file } ; reprenez-la avec : hordekeep play --load { $file }.
save-nothing = Au revoir. Il n’y avait rien à sauver.
save-nowhere = Aucun fichier n’a pu être écrit. Voici la partie, à copier :

## Revoir et vérifier
replay-title = { $title } : { $names } ({ $choices } choix)
replay-start = Avant le premier choix
replay-step = Choix { $number } sur { $choices } : { $who }, « { $label } »
replay-question = Entrée pour le choix suivant, b pour revenir, un numéro pour sauter, q pour quitter ?
replay-end = C’était le dernier choix.
replay-first = C’est le début.
replay-unknown = Je ne connais pas « { $typed } » ici : appuyez sur Entrée, ou tapez b, un numéro jusqu’à { $choices }, ou q.
replay-unfinished = La partie n’a pas été terminée.
verify-text = Le texte est entier et la somme de contrôle est juste : { $choices } choix.
verify-seed = La graine « { $seed } » correspond à son engagement { $commitment }.
verify-choices = Chaque choix est permis par la version { $version } des règles de { $title }.
verify-result = Le résultat noté est celui qu’on retrouve : { $result }
verify-unfinished = La partie n’est pas terminée, et le fichier le dit.
verify-good = L’enregistrement est bon.

## Skytear : le champ de bataille
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

## Cloudspire : les îles
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
