# Ce que dit Skytear Horde, en français.

## Les decks
deck-no-castle = Le deck n’a pas encore de château.
deck-no-castle-advice = Choisissez-en un : son dos dit ce que le deck peut contenir.
deck-no-deck-card = { $card } n’est pas une carte de deck.
deck-take-out = Retirez { $card }.
deck-banned-trait = { $castle } interdit les cartes { $trait } comme { $card }.
deck-banned-hero = { $castle } interdit { $card }.
deck-faction-base = { $castle } n’admet aucune carte de base { $faction }, donc pas { $card }.
deck-faction-rare = { $castle } n’admet aucune carte rare { $faction }, donc pas { $card }.
deck-faction-mythic = { $castle } n’admet de cartes mythiques que de sa propre faction, donc pas { $card }.
deck-faction-legendary = { $castle } n’admet de cartes légendaires que de sa propre faction, donc pas { $card }.
deck-no-hero = { $hero }, qui va avec { $castle }, n’est pas dans le deck.
deck-no-hero-advice = Ajoutez { $hero }.
deck-size = { $count ->
    [one] Le deck a { $count } carte, et non { $size }.
   *[other] Le deck a { $count } cartes, et non { $size }.
}
deck-full = Le deck est plein : le héros et 39 autres cartes.
deck-too-few-advice = Ajoutez-en { $count }.
deck-too-many-advice = Retirez-en { $count }.
deck-many-legendary = Un deck contient au plus { $most } cartes légendaires, son héros compris.
deck-many-mythic = Un deck contient au plus { $most } cartes mythiques.
deck-copies = { $count } exemplaires de la carte { $card }, c’est trop : rareté { $rarity }, donc { $most } au plus.
deck-copies-together = Les decks ont ensemble { $count } exemplaires de la carte { $card } : rareté { $rarity }, donc { $most } au plus.
deck-all-copies = Tous les exemplaires de la carte { $card } y sont : rareté { $rarity }, donc { $most } au plus.
deck-same-castle = Deux personnes ont choisi { $castle }.
deck-same-castle-advice = Chacune choisit un château différent.
deck-same-ready = Deux personnes ont pris le deck { $deck }, et il n’y en a qu’un.
deck-same-ready-advice = Choisissez un autre deck pour l’une d’elles.
deck-short-banned-trait = { $trait } : interdit
deck-short-banned-hero = interdit
deck-short-faction-base = { $faction } : pas de base
deck-short-faction-rare = { $faction } : pas de rare
deck-short-faction-mythic = { $faction } : pas de mythique
deck-short-faction-legendary = { $faction } : pas de héros
deck-short-full = deck plein
deck-short-all-copies = { $most } sur { $most }
deck-short-many-legendary = { $most } légendaires
deck-short-many-mythic = { $most } mythiques
deck-limit-cards = Cartes
deck-limit-legendary = Légendaires
deck-limit-mythic = Mythiques

## Codes et listes
deck-no-code = Ce n’est pas un code de deck.
deck-no-code-advice = Un code commence par SH1- et se copie en entier.
deck-code-mistyped = Il y a une erreur dans ce code de deck.
deck-code-meant = Vouliez-vous dire { $code } ?
deck-code-again = Copiez-le encore une fois, en entier.
deck-code-unknown = Ce code de deck nomme une carte qui n’est pas ici.
deck-code-unknown-advice = Il vient peut-être d’une version plus récente, ou d’une extension qui n’est pas employée ici.
deck-too-large = Un deck de plus de { $most } cartes n’est pas examiné.
deck-too-large-advice = Quarante suffisent.
deck-no-such-card = La ligne { $line } ne nomme aucune carte : { $text }
deck-near = Vouliez-vous dire { $nearest } ?
deck-list-advice = Écrivez un nombre et un nom par ligne, par exemple : 3 Clan du Chêne
deck-nothing = Il n’y a pas de deck là-dedans.
deck-nothing-advice = Donnez un code de deck (SH1-…), le nom d’un deck comme liothan, ou une liste de cartes.

## Mots-clés
keyword-armor = Armure
keyword-armor-means = Armure X : à chaque tour, les X premiers dégâts contre cette carte sont évités.
keyword-assault = Assaut
keyword-assault-means = Assaut X : infligez X dégâts au portail, ou à l’Étranger s’il est en jeu.
keyword-barrier = Barrière
keyword-barrier-means = Tant qu’elle n’a aucune blessure, tout dégât contre cette carte n’est qu’une seule blessure.
keyword-elusive = Fugace
keyword-elusive-means = Fugace X : la première fois du tour que cette carte a frappé un monstre et survit, elle peut aller sur une voie libre à distance X ou moins.
keyword-epic = Épique
keyword-epic-means = Une carte plus forte : ce qui parle de cartes non épiques ne la touche pas.
keyword-guerrilla = Guérilla
keyword-guerrilla-means = Guérilla X : retirez X jetons de vie d’un sbire, où qu’il soit.
keyword-heroic = Héroïque
keyword-heroic-means = Héroïque X : tant qu’elle est blessée, cette carte a +X en attaque.
keyword-mutaform = Mutaforme
keyword-mutaform-means = Mutaforme X : X fois, mettez un jeton d’attaque ou de vie sur la carte.
keyword-rebuild = Rebâtir
keyword-rebuild-means = Rebâtir X : mettez jusqu’à X cartes d’une défausse sous la pioche de la même personne, dans l’ordre voulu.
keyword-taunt = Provocation
keyword-taunt-means = La phase de l’Alliance ne peut finir tant qu’un allié pourrait engager cette carte et qu’aucun ne le fait.
keyword-trample = Piétinement
keyword-trample-means = Quand elle frappe en phase de combat, ce qu’il ne faut pas pour détruire l’ennemi va au château ou au portail.

## Les places
card-in-lane = { $card } (voie { $lane })
card-attached = { $card } sur { $host }
card-attached-again = { $card } nº { $number } sur { $host }
hidden-card = une carte cachée
hidden-in-lane = la carte cachée de la voie { $lane }
place-monster = le monstre de la voie { $lane }
place-ally = l’allié de la voie { $lane }
place-attachment = ce que porte { $host }
place-castle = le château
place-portal = le portail
place-back-line = l’arrière-ligne
place-empty = une place vide
place-nowhere = ailleurs
thing-attachment = Ce que porte { $host }
thing-hidden = Une carte cachée
thing-castle = Le château
thing-portal = Le portail
thing-monster = Le monstre de la voie { $lane }
thing-ally = L’allié de la voie { $lane }
in-lane = voie { $lane }
elsewhere = hors des voies
who-of-several = { $one } ou { $others }
list = { $first }, { $rest }
nothing = rien

## Les questions
ask-for-card = { $card } : { $asked }
ask-mulligan = { $who }, quelles cartes mettre de côté pour en piocher d’autres ?
ask-action = { $players ->
    [1] { $who }, l’alliance agit. Vous avez { $mana } mana.
   *[other] { $who }, l’alliance agit, dans l’ordre voulu.
}
ask-react = { $who }, réagir à la traîtrise ?
ask-horde-action = { $who }, la horde agit. Vous avez { $mana } mana.
ask-plan = { $who }, quelle carte mettre sur la pioche de la horde ?
ask-plan-treachery = { $who }, préparer la traîtrise pour 1 mana ?
ask-reveal-first = { $who }, quelle carte cachée révéler maintenant ?
ask-draw = { $players ->
    [1] { $who }, un monstre est tombé. Piocher une carte ?
   *[other] { $who }, un monstre est tombé. Qui pioche une carte ?
}
ask-mana-to = { $who }, qui gagne le mana ?
ask-which-first = { $who }, par quoi commencer ?
ask-hand-limit = { $who }, vous tenez plus de sept cartes. Laquelle défausser ?
ask-toll = { $who }, quelle carte défausser pour l’engagement ?
ask-must-leave = { $who }, l’allié ne peut pas engager le monstre d’ici. Où va-t-il ?
ask-answer-taunt = { $who }, un monstre provoque. Qui répond ?
ask-pile-lane = { $who }, sur quelle voie arrive la carte ?
ask-trample-on = { $who }, où vont les dégâts en trop ?
ask-elusive = { $who }, se glisser sur une autre voie ?
ask-guerrilla = { $who }, quel sbire perd des jetons de vie ?
ask-mutaform = { $who }, un jeton d’attaque ou un jeton de vie ?
ask-rebuild = { $who }, quelle carte retourne sous la pioche ?
ask-rebuild-whose = { $who }, la défausse de qui ?
ask-may = { $who }, s’en servir ?
ask-may-pay = { $who }, en payer le prix ?
ask-choose = { $who }, choisissez.
ask-choose-one = { $who }, choisissez une des options.
ask-discard = { $who }, quelle carte défausser ?
ask-discard-instead = { $who }, défausser une carte pour l’éviter ?
ask-ally-instead = { $who }, quel allié subit les dégâts à la place ?
ask-pick = { $who }, faites votre choix.
ask-pick-ally = { $who }, choisissez un allié.
ask-pick-monster = { $who }, choisissez un monstre.
ask-pick-creature = { $who }, choisissez une créature.
ask-pick-minion = { $who }, choisissez un sbire.
ask-pick-tower = { $who }, choisissez une tour.
ask-pick-card = { $who }, choisissez une carte.
ask-pick-lane = { $who }, choisissez une voie.
ask-pick-attachment = { $who }, choisissez un attachement.
ask-pick-neighbour = { $who }, choisissez une carte voisine.
ask-pick-seat = { $who }, choisissez quelqu’un.
ask-pick-shelter = { $who }, sous quelle carte la mettre ?
ask-choose-move = { $who }, quel allié va où ?
ask-pick-token = { $who }, quel jeton ?
ask-pick-wounds = { $who }, combien de blessures ?
ask-pick-attack-tokens = { $who }, combien de jetons d’attaque ?
ask-pick-health-tokens = { $who }, combien de jetons de vie ?
ask-assault = { $who }, que vise l’assaut ?
ask-pick-share = { $who }, comment répartir la frappe ?
ask-redirect = { $who }, qui subit les dégâts ?
ask-may-redirect = { $who }, faire subir les dégâts à une autre carte ?
ask-guess-cost = { $who }, combien coûte la première carte ?
ask-guess-type = { $who }, de quel type est la première carte ?
ask-choose-play = { $who }, quel allié jouer, et où ?
ask-pick-host = { $who }, à quoi l’attacher ?
ask-pick-number = { $who }, choisissez un nombre.

## Les choix
label-play = Jouer { $card }
label-play-lane = Jouer { $card } sur la voie { $lane }
label-play-cheap = Jouer { $card } sur la voie { $lane } à moindre prix, aux dépens du château
label-play-on = Attacher { $card } à : { $what }
label-move = Déplacer { $card } de la voie { $here } à la voie { $there }
label-swap = Échanger { $one } et { $other }
label-swap-hidden = Échanger les cartes cachées des voies { $here } et { $there }
label-engage = Engager { $card }
label-engage-in = Engager { $card } sur la voie { $lane }
label-use = Utiliser { $what }
label-use-another = Utiliser { $what }, capacité { $number }
label-discard = Défausser { $what }
label-reshuffle = Mélanger votre défausse à votre pioche
label-done = Terminé
label-at = { $what }
label-at-portal = Le portail
label-lane = Voie { $lane }
label-card = { $card }
label-redraw = Mettre { $card } de côté
label-keep = Garder ces cartes
label-summon = Jouer { $card } sur la voie { $lane }
label-conceal = Jouer { $card } face cachée sur la voie { $lane }
label-hide = Retourner face cachée : { $what }
label-drop = Défausser { $what }
label-challenge = Défier avec { $what }
label-plan = Piocher une carte et préparer
label-to = { $who }
label-first = { $card } ({ $where }), capacité { $number }
label-first-destroyed = { $card } ({ $where }) : destruction
label-option = Option { $number }
label-number = { $number }
label-token-attack = Un jeton d’attaque
label-token-health = Un jeton de vie
label-yes = Oui
label-no = Non
label-stop = C’est tout

## Les refus
no-mana = Il n’y a pas assez de mana pour cela.
no-not-in-hand = Cette carte n’est pas dans votre main.
no-lane-taken = Une carte de l’alliance est déjà sur cette voie.
no-host = Elle ne peut pas être attachée là.
no-needs-place = Alliés et tours vont sur une voie, attachements sur une carte, sorts nulle part.
no-bargain = Cette carte n’a pas de prix réduit.
no-reaction = En phase de traîtrise, seul ce qui porte l’éclair peut servir.
no-only-reactions = En phase de traîtrise, seuls les sorts de réaction se jouent.
no-exhausted = La carte est épuisée jusqu’à la prochaine phase de préparation.
no-not-yours = Cette carte appartient à quelqu’un d’autre.
no-exhaust-ability = Il n’y a pas là de telle capacité « Épuisement ».
no-held = Une autre carte l’interdit ce tour-ci.
no-ally-there = Aucun allié n’est là.
no-tower-moves = Les tours restent où elles sont.
no-partners-ally = Cet allié est à votre partenaire : vous pouvez seulement l’échanger avec l’un des vôtres.
no-challenged = L’allié est défié : il ne peut pas bouger tant que ce monstre lui fait face.
no-minion = Ce sbire est déjà sur une voie.
no-minion-health = Ce sbire n’a plus de santé : il ne peut pas être engagé.
no-lane-for-minion = Les six voies ont des monstres : il n’y a pas de place pour engager un sbire.
no-ally-for-minion = Un allié doit se tenir sur la voie sans monstre la plus à gauche.
no-tower-engages = Une tour est sur la voie sans monstre la plus à gauche, et les tours n’engagent personne.
no-unengageable = Il ne peut pas être engagé ce tour-ci.
no-card-to-discard = Vous avez trop peu de cartes en main pour payer cela.
no-cost-target = Rien ici ne permet d’en payer le prix.
no-nothing-there = Il n’y a là aucune carte de l’alliance.
no-castle-stays = Le château reste en jeu.
no-reshuffle = Seul le défi Survivant permet de mélanger la défausse à la pioche, deux fois par partie.
no-taunt = Le monstre de la voie { $lane } provoque : un allié doit d’abord l’engager.
no-swap-backwards = Ces deux cartes s’échangent d’un coup : de la voie { $here } à la voie { $there }.
no-not-among = Ce choix-là n’est pas possible ici.
no-not-asked-for = Ce n’est pas une réponse à cette question.
no-answer-first = Répondez d’abord à la question posée.
no-alliance-phase = Cela se fait en phase de l’Alliance.
no-treachery-phase = En phase de traîtrise, il n’y a que des réactions.
no-mulligan-now = La main de départ se change une fois, avant le premier tour.
no-alliance-players = Seule l’alliance fait cela.
no-horde-players = Seule la personne qui joue la horde fait cela, en mode compétitif.
no-horde-phase = Cela se fait en phase de la Horde.
no-wave-spent = La vague est épuisée : le portail ne laisse plus entrer de carte ce tour-ci.
no-monster-there = Une carte de la horde est déjà sur cette voie.
no-no-monster = Il n’y a pas de monstre pour cela.
no-minion-stays = Les sbires n’obéissent pas à qui joue la horde.
no-outsider-stays = L’Étranger reste en jeu.
no-burdened = Des jetons ou des attachements sont dessus : la carte ne peut pas être retournée.
no-concealed-already = La carte est déjà face cachée.
no-challenges-already = Le monstre est épuisé : il ne peut pas défier.
no-horde-card = Il n’y a plus de carte de la horde à piocher.
no-not-hidden = Seules deux cartes face cachée s’échangent en secret.

## Le journal
log-game-begins = { $castle } tient bon. Derrière le portail attend { $outsider }.
log-turn-begins = Tour { $turn }.
log-phase-begins = Phase : { $phase }.
log-game-ends-castle-fell = Le château tombe. L’alliance a perdu.
log-game-ends-deck-ran-out = Une pioche de l’alliance est vide. L’alliance a perdu.
log-game-ends-outsider-destroyed = Le dernier Étranger est détruit. L’alliance a gagné !
log-game-ends-survived = L’alliance a survécu à vingt tours. Elle a gagné !
log-mana-gained = { $who } gagne { $amount } mana.
log-mana-gained-alliance = L’alliance gagne { $amount } mana.
log-mana-gained-horde = La horde gagne { $amount } mana.
log-mana-paid = { $who } paie { $amount } mana.
log-mana-lost = { $who } perd { $amount } mana.
log-mana-lost-alliance = L’alliance perd { $amount } mana.
log-mana-lost-horde = La horde perd { $amount } mana.
log-readied = Les cartes épuisées sont de nouveau prêtes.
log-drew = { $who } pioche une carte.
log-drew-card = { $who } a maintenant en main : { $card }.
log-horde-drew = La horde pioche une carte.
log-reshuffled = { $who } mélange sa défausse à sa pioche.
log-horde-reshuffled = { $cards ->
    [one] La pioche de la horde est refaite avec { $cards } carte défaussée.
   *[other] La pioche de la horde est refaite avec { $cards } cartes défaussées.
}
log-pillaged = { $amount ->
    [one] Pillage de { $amount } carte.
   *[other] Pillage de { $amount } cartes.
}
log-pillaged-card = { $who } perd au pillage : { $card }.
log-discarded = { $who } défausse { $card }.
log-discarded-in-play = Défausse : { $thing }.
log-discarded-revealed = Défausse avant tout effet : { $card }.
log-returned = { $who } reprend en main : { $card }.
log-taken = { $who } prend dans la défausse : { $card }.
log-searched = { $who } prend une carte dans sa pioche.
log-shuffled = { $who } mélange sa pioche.
log-looked = L’alliance regarde la première carte de la pioche de { $who }.
log-looked-card = Sur le dessus : { $card }.
log-revealed-top = { $who } révèle : { $card }.
log-guessed-right = Bien vu : c’est { $card }.
log-guessed-wrong = Raté : c’est { $card }.
log-rebuilt = { $who } met { $card } sous sa pioche.
log-mulligan = { $cards ->
    [0] { $who } garde sa main de départ.
    [one] { $who } change { $cards } carte de sa main de départ.
   *[other] { $who } change { $cards } cartes de sa main de départ.
}
log-played = { $who } joue { $card } sur la voie { $lane }.
log-played-elsewhere = { $who } joue { $card }.
log-used = { $who } utilise { $card }.
log-triggered = Effet de carte : { $card }.
log-engaged = { $card } : engagement sur la voie { $lane }.
log-moved = { $card } : de la voie { $here } à la voie { $there }.
log-came-to-lane = { $card } : vers la voie { $there }.
log-went-back = { $card } : retour à l’arrière-ligne.
log-swapped = Échange : { $one } et { $other }.
log-attached = Attachement sur { $at } : { $card }.
log-summoned = Arrivée sur la voie { $lane } : { $card }.
log-on-pile = Sur la pile de l’Étranger : { $card }.
log-outsider-stage = Sous la pile de l’Étranger : { $card }.
log-treachery-revealed = Carte de traîtrise : { $card }.
log-boosted = { $thing } : +{ $amount } en attaque ce tour-ci.
log-lane-fights = La voie { $lane } combat.
log-struck = { $thing } frappe { $target } : { $amount }.
log-trampled = Piétinement, { $at } : { $amount } de dégâts passent.
log-damage = { $amount ->
    [one] { $thing } : { $amount } dégât ({ $by }).
   *[other] { $thing } : { $amount } dégâts ({ $by }).
}
log-damage-plain = { $amount ->
    [one] { $thing } : { $amount } dégât.
   *[other] { $thing } : { $amount } dégâts.
}
log-armor = { $amount ->
    [one] { $thing } : l’armure arrête { $amount } dégât.
   *[other] { $thing } : l’armure arrête { $amount } dégâts.
}
log-prevented = { $amount ->
    [one] { $thing } : { $amount } dégât évité ({ $by }).
   *[other] { $thing } : { $amount } dégâts évités ({ $by }).
}
log-healed = { $amount ->
    [one] { $thing } : { $amount } blessure soignée.
   *[other] { $thing } : { $amount } blessures soignées.
}
log-tokens = { $thing } : { $tokens }.
log-tokens-lost = { $amount ->
    [one] { $thing } : { $amount } jeton de vie de moins.
   *[other] { $thing } : { $amount } jetons de vie de moins.
}
log-changed = { $thing } : { $changes } ce tour-ci.
log-changed-nothing = { $thing } : rien ne change.
log-gained-keyword = { $thing } : { $keyword } ce tour-ci.
log-gained-numbered-keyword = { $thing } : { $keyword } { $amount } ce tour-ci.
log-put-under = Sous une autre carte, { $at } : { $card }.
log-attack-tokens-lost = { $amount ->
    [one] { $thing } : { $amount } jeton d’attaque de moins.
   *[other] { $thing } : { $amount } jetons d’attaque de moins.
}
log-exhausted = Épuisement : { $thing }.
log-marked = { $thing } : { $mark } ce tour-ci.
log-destroyed = Destruction : { $thing }.
log-portal-turned = Le portail tourne. La prochaine vague est de { $wave }.
log-portal-collapses = Le portail s’effondre !
log-portal-replaced = Un nouveau portail s’ouvre : niveau { $stage }.
log-challenged = Défi sur la voie { $lane } : { $card }. L’allié en face ne peut pas être déplacé.
log-planned = La horde met une carte sur sa pioche.
log-concealed = Une carte de la horde est jouée face cachée sur la voie { $lane }.
log-hidden = Face cachée sur la voie { $lane } : { $card }.
log-rearranged = La horde a pu échanger des cartes cachées.
log-swapped-hidden = Les cartes cachées des voies { $one } et { $other } ont changé de place.
log-revealed = Révélation sur la voie { $lane } : { $card }.
tokens-health = { $amount ->
    [one] { $amount } jeton de vie de plus
   *[other] { $amount } jetons de vie de plus
}
tokens-attack = { $amount ->
    [one] { $amount } jeton d’attaque de plus
   *[other] { $amount } jetons d’attaque de plus
}
tokens-weaken = { $amount ->
    [one] { $amount } jeton d’affaiblissement de plus
   *[other] { $amount } jetons d’affaiblissement de plus
}
tokens-wound = { $amount ->
    [one] { $amount } blessure de plus
   *[other] { $amount } blessures de plus
}
mark-no-damage-dealt = aucun dégât infligé
mark-no-damage-taken = aucun dégât subi
mark-double-damage = le double des dégâts subis
mark-cannot-pillage = pas de pillage
mark-cannot-be-engaged = engagement impossible
mark-cannot-move = déplacement impossible
mark-cannot-exhaust = épuisement impossible
mark-does-not-strike = pas de frappe
mark-tramples-minions = piétinement possible jusqu’à un sbire
mark-no-abilities = aucune capacité
mark-strikes-again = une seconde frappe
mark-splits-strike = frappe à répartir
mark-pillages-more-per-token = pillage accru
change-attack = { $amount } en attaque
change-health = { $amount } en santé
change-armor = { $amount } en armure

## Où en est la partie
progress-setup = Mise en place
progress-turn = Tour { $turn }
phase-refresh = Préparation
phase-horde = Horde
phase-alliance = Alliance
phase-treachery = Traîtrise
phase-fight = Combat
phase-pillage = Pillage
phase-end = Fin

## La fin
result-won = { $rule ->
    [SH-ACH-15] L’alliance gagne : elle a survécu à vingt tours.
   *[other] L’alliance gagne : le dernier Étranger est détruit.
}
result-lost = { $rule ->
    [SH-WIN-01] L’alliance perd : le château est tombé.
   *[other] L’alliance perd : une pioche est vide.
}

## Ce qui a décidé d’une partie
trait-castle = château { $card }
trait-portal = portail de niveau { $stage } atteint
trait-hero = { $card } sur une voie à la fin
trait-ended = terminée par { $rule }
