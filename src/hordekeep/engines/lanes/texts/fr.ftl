# Ce que dit Skytear Horde, en français.

## Les decks
deck-no-castle = Le deck n’a pas encore de Château.
deck-no-castle-advice = Choisissez-en un : son dos dit ce que le deck peut contenir.
deck-no-deck-card = { $card } n’est pas une carte de deck.
deck-take-out = Retirez { $card }.
deck-banned-trait = { $castle } interdit les cartes { $trait } comme { $card }.
deck-banned-hero = { $castle } interdit { $card }.
deck-faction-base = { $castle } n’admet aucune carte de base { $faction }, donc pas { $card }.
deck-faction-rare = { $castle } n’admet aucune carte rare { $faction }, donc pas { $card }.
deck-faction-mythic = { $castle } n’admet de cartes mythiques que de sa propre faction, donc pas { $card }.
deck-faction-legendary = { $castle } n’admet de cartes légendaires que de sa propre faction, donc pas { $card }.
deck-other-type = { $castle } n’accepte des cartes de base ou rares d’autres factions que si ce sont des { $kinds }, donc pas { $card }.
deck-short-other-type = { $faction } : { $kinds } seulement
deck-free-ally = Alliés
deck-free-tower = Tours
deck-free-spell = Sorts
deck-free-attachment = Améliorations
deck-no-hero = { $hero }, qui va avec { $castle }, n’est pas dans le deck.
deck-no-hero-advice = Ajoutez { $hero }.
deck-size = { $count ->
    [one] Le deck a { $count } carte, et non { $size }.
   *[other] Le deck a { $count } cartes, et non { $size }.
}
deck-full = Le deck est plein : le Héros et 39 autres cartes.
deck-too-few-advice = Ajoutez-en { $count }.
deck-too-many-advice = Retirez-en { $count }.
deck-many-legendary = Un deck contient au plus { $most } cartes légendaires, son Héros compris.
deck-many-mythic = Un deck contient au plus { $most } cartes mythiques.
deck-copies = { $count } exemplaires de la carte { $card }, c’est trop : rareté { $rarity }, donc { $most } au plus.
deck-copies-together = Les decks ont ensemble { $count } exemplaires de la carte { $card } : rareté { $rarity }, donc { $most } au plus.
deck-all-copies = Tous les exemplaires de la carte { $card } y sont : rareté { $rarity }, donc { $most } au plus.
deck-same-castle = Deux personnes ont choisi { $castle }.
deck-same-castle-advice = Chacune choisit un Château différent.
deck-same-ready = Deux personnes ont pris le deck { $deck }, et il n’y en a qu’un.
deck-same-ready-advice = Choisissez un autre deck pour l’une d’elles.
deck-short-banned-trait = { $trait } : interdit
deck-short-banned-hero = interdit
deck-short-faction-base = { $faction } : pas de base
deck-short-faction-rare = { $faction } : pas de rare
deck-short-faction-mythic = { $faction } : pas de mythique
deck-short-faction-legendary = { $faction } : pas de Héros
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

## Ce qui ne peut pas être mis en place
packs-missing = { $count ->
    [one] La partie a été jouée avec l’extension { $names }, qui n’est pas employée ici.
   *[other] La partie a été jouée avec les extensions { $names }, qui ne sont pas employées ici.
}
packs-missing-advice = Ajoutez --pack DOSSIER à la commande (hordekeep replay, verify, play, serve).
setup-mode-solo = Le mode solo se joue seul, pas à { $seats }. [{ $rule }]
setup-mode-coop = Le mode coopératif se joue à 2, pas à { $seats }. [{ $rule }]
setup-mode-versus = Le mode compétitif se joue à 2 ou 3, pas à { $seats }. [{ $rule }]
setup-tiers = Les decks par rang sont pour une Horde qui joue toute seule. [SH-CUST-05]
setup-deck = { $because } [{ $rule }]
setup-deck-more = { $because } [{ $rule }] (et { $more } de plus)
setup-deck-advice = L’atelier de decks montre tout.
setup-cheater = Pour tricher, il faut un deck de { $size } cartes, pas { $count }. [SH-ACH-03]
setup-cheater-advice = Construisez-le sans limites et collez son code.
setup-no-horde-card = Il n’y a pas de carte Horde « { $value } ».
setup-cheated-mark = { $card } ne peut pas en faire partie. [SH-ACH-07]
setup-cheated-size = Il faut { $size } cartes Horde, pas { $count }. [SH-ACH-07]
setup-cheated-advice = Écrivez-les ainsi : « 2 Géant du givre ; 1 Yéti des cavernes ; … ».
setup-other-castle = { $deck } ne va pas avec { $castle } : un deck préconstruit est du set et de la faction du Château. [HM-SETUP-05]
setup-other-castle-advice = Laissez le choix du Château ou du deck au jeu, ou prenez-en un qui aille avec l’autre.
setup-no-deck = Il n’y a pas de deck préconstruit pour { $castle }. [HM-SETUP-05]
setup-hero = Le défi { $challenge } demande un deck avec { $hero }. [{ $rule }]
setup-hero-advice = Choisissez un autre deck.

## Mots-clés
keyword-armor = Armure
keyword-armor-means = Armure X : à chaque tour, les X premiers dégâts contre cette carte sont évités.
keyword-assault = Assaut
keyword-assault-means = Assaut X : infligez X dégâts au Portail, ou à l’Outsider s’il est en jeu.
keyword-barrier = Barrière
keyword-barrier-means = Tant qu’elle n’a aucun jeton Dégât, cette carte n’en reçoit qu’un seul, quels que soient les dégâts.
keyword-elusive = Fugace
keyword-elusive-means = Fugace X : la première fois du tour que cette carte a attaqué un Monstre et survit, elle peut se déplacer sur une rangée libre à X rangées de distance ou moins.
keyword-epic = Épique
keyword-epic-means = Une carte plus forte : ce qui parle de cartes non épiques ne la touche pas.
keyword-guerrilla = Guérilla
keyword-guerrilla-means = Guérilla X : retirez X jetons Santé d’un Sbire, où qu’il soit.
keyword-heroic = Héroïque
keyword-heroic-means = Héroïque X : tant qu’elle est blessée, cette carte a +X Attaque.
keyword-mutaform = Mutaforme
keyword-mutaform-means = Mutaforme X : X fois, placez un jeton Attaque ou un jeton Santé sur la carte.
keyword-rebuild = Rebâtir
keyword-rebuild-means = Rebâtir X : placez jusqu’à X cartes d’une défausse sous le deck de la même personne, dans l’ordre voulu.
keyword-taunt = Provocation
keyword-taunt-means = La phase Alliance ne peut finir tant qu’un Allié pourrait engager cette carte et qu’aucun ne le fait.
keyword-trample = Piétinement
keyword-trample-means = Quand elle attaque en phase Combat, les dégâts qu’il ne faut pas pour détruire l’ennemi vont au Château ou au Portail.
keyword-assault-means-hm-glo-07 = Assaut X : infligez X dégâts au Portail ou à un Outsider en jeu, au choix.
keyword-concealed = Dissimulé
keyword-concealed-means = Face cachée sur une rangée : un Monstre Serviteur avec 0 Attaque et 1 Santé. Quand la phase Alliance se termine, la carte est retournée et invoquée là.
keyword-pillager = Pillard
keyword-pillager-means = Quand il est invoqué, et en phase Pillage, il se déplace sur la ligne arrière.
keyword-reinforce = Renforcer
keyword-reinforce-means = Renforcer X : X fois, placez un jeton Santé sur le Sbire qui en a le moins, même s’il a été détruit.
keyword-taunt-means-hm-glo-55 = Quand la phase Alliance se termine et que cette carte n’est pas engagée, l’Allié non engagé le plus proche est attiré sur sa rangée.

## Les places
card-in-lane = { $card } (rangée { $lane })
card-in-back-line = { $card } (ligne arrière)
card-in-back-line-again = { $card } nº { $number } (ligne arrière)
card-of-power = { $card } de puissance { $power }
card-attached = { $card } sur { $host }
card-attached-again = { $card } nº { $number } sur { $host }
hidden-card = une carte dissimulée
hidden-in-lane = la carte dissimulée de la rangée { $lane }
place-monster = le Monstre de la rangée { $lane }
place-ally = l’Allié de la rangée { $lane }
place-castle = le Château
place-portal = le Portail
place-back-line = la ligne arrière
place-empty = une place vide
thing-hidden = Une carte dissimulée
thing-portal = Le Portail
in-lane = rangée { $lane }
in-back-line = ligne arrière, place { $number }
elsewhere = hors des rangées
elsewhere-again = Amélioration { $number }, hors des rangées
who-of-several = { $one } ou { $others }
list = { $first }, { $rest }
nothing = rien

## Les questions
ask-for-card = { $card } : { $asked }
ask-for-revealed = { $card }, face à { $revealed } : { $asked }
ask-mulligan = { $who }, quelles cartes mettre de côté pour en piocher d’autres ?
ask-action = { $players ->
    [1] { $who }, l’Alliance agit. Vous avez { $mana } Mana.
   *[other] { $who }, l’Alliance agit, dans l’ordre voulu.
}
ask-react = { $who }, réagir à la traîtrise ?
ask-horde-action = { $who }, la Horde agit. Vous avez { $mana } Mana.
ask-horde-summon = { $who }, invoquer depuis votre main ? Vous avez { $mana } Mana.
ask-rearrange = { $who }, réarranger les cartes dissimulées ?
ask-summon-one-more = { $who }, quelle carte arrive en plus de la vague ?
ask-plan = { $who }, quelle carte mettre sur le deck Horde ?
ask-plan-treachery = { $who }, planifier la traîtrise pour 1 Mana ?
ask-reveal-first = { $who }, quelle carte dissimulée révéler maintenant ?
ask-draw = { $players ->
    [1] { $who }, un Monstre est tombé. Piocher une carte ?
   *[other] { $who }, un Monstre est tombé. Qui pioche une carte ?
}
ask-mana-to = { $who }, qui reçoit le Mana ?
ask-which-first = { $who }, par quoi commencer ?
ask-pillage-order = { $who }, par quoi commencer : un Monstre qui pille, ou une capacité ?
ask-before-pillaging = { $who }, quelle capacité passe avant le pillage ?
ask-hand-limit = { $who }, vous tenez plus de sept cartes. Laquelle défausser ?
ask-toll = { $who }, quelle carte défausser pour l’engagement ?
ask-must-leave = { $who }, l’Allié ne peut pas engager le Monstre d’ici. Où va-t-il ?
ask-answer-taunt = { $who }, un Monstre provoque. Qui répond ?
ask-taunt-pulls = { $who }, il provoque, et plusieurs Alliés sont aussi proches l’un que l’autre. Lequel attire-t-il ?
ask-taunts-first = { $who }, la Provocation avant la révélation des cartes dissimulées ?
ask-may-bolt = { $who }, le Sort doit-il infliger des dégâts égaux à son coût au lieu de son propre effet ?
ask-agree-swap = { $who }, acceptez-vous d’échanger { $one } et { $other } ? Les deux sont épuisés.
ask-pile-lane = { $who }, sur quelle rangée arrive la carte ?
ask-trample-on = { $who }, où vont les dégâts en trop ?
ask-elusive = { $who }, se glisser sur une autre rangée ?
ask-elusive-first = { $who }, se glisser d’abord sur une autre rangée, avant le reste de ce qui suit l’attaque ?
ask-guerrilla = { $who }, quel Sbire perd des jetons Santé ?
ask-mutaform = { $who }, un jeton Attaque ou un jeton Santé ?
ask-rebuild = { $who }, quelle carte retourne sous le deck ?
ask-rebuild-whose = { $who }, la défausse de qui ?
ask-may = { $who }, s’en servir ?
ask-may-pay = { $who }, en payer le coût ?
ask-may-conceal = { $who }, l’invoquer dissimulée pour 1 Mana ?
ask-choose-one = { $who }, choisissez une des options.
ask-discard = { $who }, quelle carte défausser ?
ask-discard-instead = { $who }, défausser une carte pour l’éviter ?
ask-ally-instead = { $who }, quel Allié subit les dégâts à la place ?
ask-pick = { $who }, faites votre choix.
ask-pick-ally = { $who }, choisissez un Allié.
ask-pick-monster = { $who }, choisissez un Monstre.
ask-pick-creature = { $who }, choisissez une Créature.
ask-pick-minion = { $who }, choisissez un Sbire.
ask-pick-tower = { $who }, choisissez une Tour.
ask-pick-card = { $who }, choisissez une carte.
ask-pick-lane = { $who }, choisissez une rangée.
ask-pick-attachment = { $who }, choisissez une Amélioration.
ask-pick-neighbour = { $who }, choisissez une carte voisine.
ask-pick-seat = { $who }, choisissez quelqu’un.
ask-pick-shelter = { $who }, sous quelle carte la mettre ?
ask-choose-move = { $who }, quel Allié va où ?
ask-pick-token = { $who }, quel jeton ?
ask-pick-wounds = { $who }, combien de jetons Dégât ?
ask-pick-attack-tokens = { $who }, combien de jetons Attaque ?
ask-pick-health-tokens = { $who }, combien de jetons Santé ?
ask-assault = { $who }, que vise l’assaut ?
ask-pick-share = { $who }, comment répartir les dégâts de l’attaque ?
ask-redirect = { $who }, qui subit les dégâts ?
ask-may-redirect = { $who }, faire subir les dégâts à une autre carte ?
ask-may-redirect-all = { $who }, faire subir tous les dégâts à une autre carte, avant que l’Armure n’en arrête ?
ask-guess-cost = { $who }, combien coûte la première carte ?
ask-guess-type = { $who }, de quel type est la première carte ?
ask-choose-play = { $who }, quel Allié jouer, et où ?
ask-pick-host-or-none = { $who }, l’attacher ? À quoi ?
ask-pick-host = { $who }, à quoi l’attacher ?
ask-pick-number = { $who }, choisissez un nombre.

## Les choix
label-play = Jouer { $card }
label-play-lane = Jouer { $card } sur la rangée { $lane }
label-play-cheap = Jouer { $card } sur la rangée { $lane } à moindre coût, aux dépens du Château
label-play-for-nothing = Jouer { $card } et la défausser sans effet
label-play-on = Attacher { $card } à : { $what }
label-move = Déplacer { $card } de la rangée { $here } à la rangée { $there }
label-swap = Échanger { $one } et { $other }
label-swap-hidden = Échanger les cartes dissimulées des rangées { $here } et { $there }
label-engage = Engager { $card }
label-engage-in = Engager { $card } sur la rangée { $lane }
label-engage-from-lane = Engager { $what } avec l’Allié de la rangée { $lane }
label-castle-draw = Épuiser le Château et payer 1 Mana pour piocher une carte
label-use = Utiliser { $what }
label-use-another = Utiliser { $what }, capacité { $number }
label-discard = Défausser { $what }
label-reshuffle = Mélanger votre défausse à votre deck
label-done = Terminé
label-at = { $what }
label-at-portal = Le Portail
label-lane = Rangée { $lane }
label-card = { $card }
label-redraw = Mettre { $card } de côté
label-keep = Garder ces cartes
label-summon = Jouer { $card } sur la rangée { $lane }
label-summon-aside = Jouer { $card }
label-summon-under-pile = Invoquer { $card } : sans rangée libre, la carte va sous la pile Outsider
label-move-up = Déplacer sur la rangée { $there } : { $what }
label-exhaust = Épuiser { $what } pour 2 Mana, par { $by }
label-portal-action = Utiliser l’action du Portail
label-conceal = Jouer { $card } face cachée sur la rangée { $lane }
label-hide = Retourner face cachée : { $what }
label-drop = Défausser { $what }
label-challenge = Défier avec { $what }
label-plan = Piocher une carte et planifier
label-to = { $who }
label-first = { $card } ({ $where }), capacité { $number }
label-first-destroyed = { $card } ({ $where }) : destruction
label-first-armor = { $card } ({ $where }) : Armure
label-first-barrier = { $card } ({ $where }) : Barrière
label-first-double = { $card } ({ $where }) : dégâts doublés
label-first-draw = { $card } ({ $where }) : la pioche pour sa chute
label-option = Option { $number }
label-number = { $number }
label-token-attack = Un jeton Attaque
label-token-health = Un jeton Santé
label-yes = Oui
label-no = Non
label-stop = C’est tout

## Les refus
no-mana = Il n’y a pas assez de Mana pour cela.
no-not-in-hand = Cette carte n’est pas dans votre main.
no-lane-taken = Une carte Alliance est déjà sur cette rangée.
no-host = Elle ne peut pas être attachée là.
no-needs-place = Alliés et Tours vont sur une rangée, Améliorations sur une carte, Sorts nulle part.
no-bargain = Cette carte n’a pas de coût réduit.
no-reaction = En phase Traîtrise, seul ce qui porte l’éclair peut servir.
no-only-reactions = En phase Traîtrise, seuls les Sorts de réaction se jouent.
no-exhausted = La carte est épuisée jusqu’à la prochaine phase Préparation.
no-exhausted-now = La carte est épuisée : elle le pourra de nouveau une fois disponible.
no-both-ready = Les deux Alliés doivent être disponibles, car tous deux s’épuisent.
no-abilities-left = La carte a perdu ses capacités, et avec elles celles que tout Allié et tout Château possèdent.
no-cannot-face = L’Allié ne peut pas engager le Monstre de cette rangée : il ne peut pas y aller.
no-monster-behind = Aucun Monstre que l’on puisse engager n’est là dans la ligne arrière.
no-monster-there-already = Un Monstre est déjà sur cette rangée.
no-castle-used = Le Château est épuisé : il sert une fois par tour.
no-attachment-discard = Seuls les Alliés et les Tours en jeu peuvent être défaussés.
no-not-yours = Cette carte appartient à quelqu’un d’autre.
no-exhaust-ability = Il n’y a pas là de telle capacité « Épuisez : ».
no-held = Une autre carte l’interdit ce tour-ci.
no-ally-there = Aucun Allié n’est là.
no-tower-moves = Les Tours restent où elles sont.
no-partners-ally = Cet Allié est à votre partenaire : vous pouvez seulement l’échanger avec l’un des vôtres.
no-challenged = L’Allié est défié : il ne peut pas se déplacer tant que ce Monstre lui fait face.
no-minion = Ce Sbire est déjà sur une rangée.
no-minion-health = Ce Sbire n’a plus de Santé : il ne peut pas être engagé.
no-lane-for-minion = Les six rangées ont des Monstres : il n’y a pas de place pour engager un Sbire.
no-ally-for-minion = Un Allié doit se tenir sur la rangée sans Monstre la plus à gauche.
no-tower-engages = Une Tour est sur la rangée sans Monstre la plus à gauche, et les Tours n’engagent personne.
no-unengageable = Il ne peut pas être engagé ce tour-ci.
no-card-to-discard = Vous avez trop peu de cartes en main pour payer cela.
no-cost-target = Rien ici ne permet d’en payer le coût.
no-nothing-there = Il n’y a là aucune carte Alliance.
no-castle-stays = Le Château reste en jeu.
no-reshuffle = Seul le défi Survivant permet de mélanger la défausse au deck, deux fois par partie.
no-reshuffles-left = Vous avez déjà mélangé deux fois votre défausse dans le deck.
no-discards-to-shuffle = Votre défausse est vide.
no-taunt = Le Monstre de la rangée { $lane } provoque : un Allié doit d’abord l’engager.
no-swap-backwards = Ces deux cartes s’échangent d’un coup : de la rangée { $here } à la rangée { $there }.
no-nothing-lies-there = Il n’y a rien à cet endroit.
no-pick-ally = Il faut choisir un Allié, et ce n’en est pas un.
no-pick-monster = Il faut choisir un Monstre, et ce n’en est pas un.
no-pick-creature = Il faut choisir un Allié ou un Monstre, et ce n’est ni l’un ni l’autre.
no-pick-minion = Il faut choisir un Sbire, et ce n’en est pas un.
no-guerrilla = La Guérilla retire des jetons Santé aux Sbires, et ce n’en est pas un.
no-pick-tower = Il faut choisir une Tour, et ce n’en est pas une.
no-pick-attachment = Il faut choisir une Amélioration, et ce n’en est pas une.
no-doomed = La carte est déjà en cours de destruction.
no-set-aside = Ce Sbire est mis de côté : il revient en jeu dès qu’il a un jeton Santé.
no-health-token = Ce Sbire n’a plus de jeton Santé à perdre.
no-trample-on = Ce qui reste des dégâts va au Portail ou à un Sbire de la ligne arrière.
no-assault = Un Assaut touche le Portail ou l’Outsider en jeu.
no-taunt-pulls = Une Provocation attire l’Allié le plus proche qu’aucun Monstre n’engage.
no-not-in-back-line = Seuls les Monstres de la ligne arrière pillent.
no-pillaged = Il a déjà pillé, ou un autre qui prend autant de cartes compte pour lui.
no-takes-no-cards = Il ne prend aucune carte.
no-not-itself = Il faut choisir une autre carte que celle qui le demande.
no-epic = Ce Monstre est épique, et il faut en choisir un qui ne l’est pas.
no-not-in-a-lane = Seul ce qui est sur une rangée peut être choisi.
no-not-meant = Ce que dit { $card } n’y touche pas.
no-deck-too-small = Le deck n’a plus de carte pour la remplacer.
no-not-in-discard = Cette carte n’est pas dans cette défausse.
no-not-in-pile = Cette carte n’est pas dans la pile Outsider.
no-other-type = Il faut une carte de ce type : { $type }.
no-not-shown = On ne choisit que parmi les cartes étalées, et celle-ci n’en est pas.
no-nothing-hidden = Aucune carte dissimulée n’est sur cette rangée.
no-too-far = Cette rangée est trop loin pour s’y esquiver.
no-idle-minion = Ce Sbire n’a pas de Santé : rien ne peut le désigner.
no-tie = D’autres passent avant : on ne choisit que parmi les cartes à égalité.
no-reinforced = Les jetons Santé vont à un Sbire qui en a le moins.
no-room-for-all = Il n’y a pas assez de rangées libres côte à côte pour l’accueillir en entier.
no-empty-deck = Ce joueur n’a plus de carte à piocher.
no-empty-discard = La défausse de ce joueur est vide.
no-not-lying-there = Cette carte n’est pas à cet endroit.
no-first-alike = Une autre qui fait la même chose compte pour elle.
no-not-waiting = Rien de cette carte n’attend son tour maintenant.
no-such-option = Il n’y a que { $options } choix.
no-idle-option = Ce choix ne donnerait rien maintenant.
no-number = Il faut un nombre de { $least } à { $most }.
no-taunt-answer = Cela n’amène aucun Allié devant le Monstre qui provoque.
no-not-among = Ce choix-là n’est pas possible ici.
no-not-asked-for = Ce n’est pas une réponse à cette question.
no-answer-first = Répondez d’abord à la question posée.
no-alliance-phase = Cela se fait en phase Alliance.
no-treachery-phase = En phase Traîtrise, il n’y a que des réactions.
no-mulligan-now = La main de départ se change une fois, avant le premier tour.
no-alliance-players = Seule l’Alliance fait cela.
no-horde-players = Seule la personne qui joue la Horde fait cela, en mode Compétitif.
no-horde-phase = Cela se fait en phase Horde.
no-wave-spent = La vague est épuisée : le Portail ne laisse plus entrer de carte Horde ce tour-ci.
no-summon-now = Les cartes de la main s’invoquent à l’étape 2, avant la pile Outsider et la rotation du Portail.
no-act-yet = La vague d’abord : les actions viennent une fois le Portail tourné.
no-needs-lane = Un Monstre arrive sur une rangée libre : dites laquelle.
no-needs-no-lane = Sorts et Améliorations se résolvent aussitôt : ils n’occupent pas de rangée.
no-monster-abilities = La carte n’a plus de capacité : elle ne peut pas s’épuiser pour agir.
no-swap-with-back-line = Seuls deux Monstres sur des rangées peuvent échanger leurs places.
no-cannot-meet = Une carte leur interdit de s’engager l’un l’autre.
no-not-engaged = Seul un Allié engagé avec un Monstre peut être épuisé ainsi.
no-ally-exhausted = Cet Allié est déjà épuisé.
no-has-play = La carte a une capacité « Jouez : » : elle ne peut pas être retournée face cachée.
no-portal-action = Ce Portail n’a pas d’action : seuls les deux premiers niveaux du mode Compétitif en ont une.
no-portal-action-used = L’action du Portail a déjà servi ce tour-ci.
no-minion-tokens = Les Sbires n’ont plus assez de jetons Santé pour payer cela.
no-monster-there = Une carte Horde est déjà sur cette rangée.
no-no-monster = Il n’y a pas de Monstre pour cela.
no-minion-stays = Les Sbires n’obéissent pas à qui joue la Horde.
no-outsider-stays = L’Outsider reste en jeu.
no-burdened = Des jetons ou des Améliorations sont dessus : la carte ne peut pas être retournée.
no-concealed-already = La carte est déjà face cachée.
no-challenges-already = Le Monstre est épuisé : il ne peut pas défier.
no-horde-card = Il n’y a plus de carte Horde à piocher.
no-rearrange-now = Les cartes dissimulées ne se réarrangent que juste après avoir dissimulé un Monstre.
no-not-hidden = Seules deux cartes face cachée s’échangent en secret.

## Le journal
log-game-begins = { $castle } tient bon. Derrière le Portail attend l’Outsider : { $outsider }.
log-castle-stands = Le Château est choisi : { $castle }.
log-deck-shuffled = { $who } mélange un deck de { $cards } cartes.
log-portals-laid = Les Portails sont en place, { $levels } niveaux en tout.
log-minions-laid = Les quatre Sbires sont sur la ligne arrière, avec { $amount ->
    [one] un jeton Santé
   *[other] { $amount } jetons Santé
  } en tout.
log-horde-shuffled = Le deck Horde de { $cards } cartes est mélangé.
log-outsider-chosen = L’Outsider attend, mis de côté : { $outsider }.
log-turn-begins = Tour { $turn }.
log-phase-begins = Phase { $phase }.
log-game-ends-castle-fell = Le Château tombe. L’Alliance a perdu.
log-game-ends-deck-ran-out = Un deck Alliance est vide. L’Alliance a perdu.
log-game-ends-outsider-destroyed = Le dernier Outsider est détruit. L’Alliance a gagné !
log-game-ends-survived = L’Alliance a survécu à vingt tours. Elle a gagné !
log-mana-gained = { $who } reçoit { $amount } Mana.
log-mana-gained-alliance = L’Alliance reçoit { $amount } Mana.
log-mana-gained-horde = La Horde reçoit { $amount } Mana.
log-mana-lost = { $who } perd { $amount } Mana.
log-mana-lost-alliance = L’Alliance perd { $amount } Mana.
log-mana-lost-horde = La Horde perd { $amount } Mana.
log-readied = Les cartes épuisées sont de nouveau disponibles.
log-drew = { $who } pioche une carte.
log-drew-card = { $who } a maintenant en main : { $card }.
log-horde-drew = La Horde pioche une carte.
log-reshuffled = { $who } mélange sa défausse à son deck.
log-horde-reshuffled = { $cards ->
    [one] Le deck Horde est refait avec { $cards } carte défaussée.
   *[other] Le deck Horde est refait avec { $cards } cartes défaussées.
}
log-pillaged = { $amount ->
    [one] La Horde pille { $amount } carte.
   *[other] La Horde pille { $amount } cartes.
}
log-pillaged-card = { $who } perd au pillage : { $card }.
log-discarded = { $who } défausse { $card }.
log-discarded-in-play = Défausse : { $thing }.
log-discarded-revealed = Défausse avant tout effet : { $card }.
log-returned = { $who } reprend en main : { $card }.
log-to-supply = Retour à la réserve : { $thing }.
log-to-supply-card = Retour à la réserve : { $card }.
log-taken = { $who } prend dans la défausse : { $card }.
log-borrowed = { $thing } reprend les capacités de { $by }.
log-fetched = { $who } prend dans la collection : { $card }.
log-searched = { $who } prend une carte dans son deck.
log-shuffled = { $who } mélange son deck.
log-looked = L’Alliance regarde la première carte du deck de { $who }.
log-looked-horde = { $who } regarde la première carte du deck Horde.
log-looked-card = Sur le dessus : { $card }.
log-revealed-top = { $who } révèle : { $card }.
log-guessed-right = Bien vu : c’est { $card }.
log-guessed-wrong = Raté : c’est { $card }.
log-rebuilt = { $who } met { $card } sous son deck.
log-under-deck = { $amount ->
    [one] { $who } met { $amount } carte sous son deck.
   *[other] { $who } met { $amount } cartes sous son deck.
}
log-hands-dealt = Tout le monde pioche sa main de départ.
log-mulligan = { $cards ->
    [0] { $who } garde sa main de départ.
    [one] { $who } change { $cards } carte de sa main de départ.
   *[other] { $who } change { $cards } cartes de sa main de départ.
}
log-played = { $who } joue { $card } sur la rangée { $lane }.
log-played-elsewhere = { $who } joue { $card }.
log-used = { $who } utilise { $card }.
log-triggered = Effet de carte : { $card }.
log-engaged = { $card } : engagement sur la rangée { $lane }.
log-prices-change = { $card } change le coût des cartes ce tour-ci.
log-playable-again = { $who } peut jouer { $card } depuis la défausse ce tour-ci.
log-castle-draws = { $who } paie 1 Mana et épuise le Château pour piocher une carte.
log-swap-refused = { $who } n’accepte pas d’échanger { $card }.
log-moved = { $card } : de la rangée { $here } à la rangée { $there }.
log-came-to-lane = { $card } : vers la rangée { $there }.
log-went-back = { $card } : retour à la ligne arrière.
log-swapped = { $card } et { $partner } : échange, vers les rangées { $here } et { $there }.
log-attached = Amélioration sur { $host } : { $card }.
log-summoned = Arrivée sur la rangée { $lane } : { $card }.
log-on-pile = Sur la pile Outsider : { $card }.
log-under-pile = Sous la pile Outsider : { $card }.
log-summoned-aside = La Horde apporte ceci : { $card }.
log-outsider-stage = Sous la pile Outsider : { $card }.
log-treachery-revealed = Carte Traîtrise : { $card }.
log-boosted = Renforcement : { $thing }, +{ $amount } Attaque ce tour-ci.
log-lane-fights = La rangée { $lane } combat.
log-struck = { $thing } contre { $target } : attaque de { $amount }.
log-trampled = { $amount ->
    [one] Piétinement, { $card } : { $amount } dégât de plus pour { $target }.
   *[other] Piétinement, { $card } : { $amount } dégâts de plus pour { $target }.
}
log-damage = { $amount ->
    [one] { $thing } : { $amount } dégât ({ $by }).
   *[other] { $thing } : { $amount } dégâts ({ $by }).
}
log-damage-plain = { $amount ->
    [one] { $thing } : { $amount } dégât.
   *[other] { $thing } : { $amount } dégâts.
}
log-armor = { $amount ->
    [one] { $thing } : l’Armure arrête { $amount } dégât.
   *[other] { $thing } : l’Armure arrête { $amount } dégâts.
}
log-replaced = { $thing } ne subit pas de dégât : autre chose arrive à la place.
log-prevented = { $amount ->
    [one] { $thing } : { $amount } dégât évité ({ $by }).
   *[other] { $thing } : { $amount } dégâts évités ({ $by }).
}
log-healed = { $amount ->
    [one] { $thing } : { $amount } jeton Dégât retiré.
   *[other] { $thing } : { $amount } jetons Dégât retirés.
}
log-tokens = { $thing } : { $tokens }.
log-tokens-removed = { $token ->
    [armor] { $thing } : { $amount ->
        [one] { $amount } jeton Armure retiré.
       *[other] { $amount } jetons Armure retirés.
    }
    [temporary-attack] { $thing } : { $amount ->
        [one] { $amount } jeton temporaire Attaque retiré.
       *[other] { $amount } jetons temporaires Attaque retirés.
    }
    [temporary-weaken] { $thing } : { $amount ->
        [one] { $amount } jeton temporaire -1 Attaque retiré.
       *[other] { $amount } jetons temporaires -1 Attaque retirés.
    }
    [temporary-armor] { $thing } : { $amount ->
        [one] { $amount } jeton temporaire Armure retiré.
       *[other] { $amount } jetons temporaires Armure retirés.
    }
   *[weaken] { $thing } : { $amount ->
        [one] { $amount } jeton -1 Attaque retiré.
       *[other] { $amount } jetons -1 Attaque retirés.
    }
}
log-tokens-lost = { $amount ->
    [one] { $thing } : { $amount } jeton Santé retiré.
   *[other] { $thing } : { $amount } jetons Santé retirés.
}
log-changed = { $thing } : { $changes } ce tour-ci.
log-changed-nothing = { $thing } : rien ne change.
log-gained-keyword = { $thing } : { $keyword } ce tour-ci.
log-gained-numbered-keyword = { $thing } : { $keyword } { $amount } ce tour-ci.
log-put-under = Sous { $host } : { $card }.
log-attack-tokens-lost = { $amount ->
    [one] { $thing } : { $amount } jeton Attaque retiré.
   *[other] { $thing } : { $amount } jetons Attaque retirés.
}
log-exhausted = Épuisement : { $thing }.
log-readied-card = De nouveau disponible : { $thing }.
log-marked = { $thing } : { $mark } ce tour-ci.
log-destroyed = Destruction : { $thing }.
log-destroyed-portal = Le Portail est détruit !
log-portal-turned = Le Portail tourne. La prochaine vague est de { $wave }.
log-portal-is-outsider = Le Portail est désormais l’Outsider !
log-portal-collapses = Le Portail s’effondre !
log-portal-replaced = Un nouveau Portail s’ouvre : niveau { $stage }.
log-portal-replaced-level = Un nouveau Portail s’ouvre : niveau { $stage }.
log-challenged = { $card } : défi sur la rangée { $lane }. L’Allié en face ne peut pas être déplacé.
log-exhausted-ally = Épuisement : { $thing }, par { $by }.
log-portal-action = La Horde utilise l’action du Portail.
log-planned = La Horde met une carte sur son deck.
log-concealed = Une carte Horde est jouée face cachée sur la rangée { $lane }.
log-arrives-concealed = Une carte Horde arrive dissimulée sur la rangée { $lane }.
log-hidden-together = Dissimulation et mélange : { $cards }.
log-hidden = Dissimulation sur la rangée { $lane } : { $card }.
log-rearranged = La Horde a pu échanger des cartes dissimulées.
log-swapped-hidden = Les cartes dissimulées des rangées { $one } et { $other } ont changé de place.
log-revealed = Révélation sur la rangée { $lane } : { $card }.
tokens-health = { $amount ->
    [one] { $amount } jeton Santé ajouté
   *[other] { $amount } jetons Santé ajoutés
}
tokens-attack = { $amount ->
    [one] { $amount } jeton Attaque ajouté
   *[other] { $amount } jetons Attaque ajoutés
}
tokens-weaken = { $amount ->
    [one] { $amount } jeton -1 Attaque ajouté
   *[other] { $amount } jetons -1 Attaque ajoutés
}
tokens-armor = { $amount ->
    [one] { $amount } jeton Armure ajouté
   *[other] { $amount } jetons Armure ajoutés
}
tokens-temporary-attack = { $amount ->
    [one] { $amount } jeton temporaire Attaque ajouté
   *[other] { $amount } jetons temporaires Attaque ajoutés
}
tokens-temporary-weaken = { $amount ->
    [one] { $amount } jeton temporaire -1 Attaque ajouté
   *[other] { $amount } jetons temporaires -1 Attaque ajoutés
}
tokens-temporary-armor = { $amount ->
    [one] { $amount } jeton temporaire Armure ajouté
   *[other] { $amount } jetons temporaires Armure ajoutés
}
tokens-wound = { $amount ->
    [one] { $amount } jeton Dégât ajouté
   *[other] { $amount } jetons Dégât ajoutés
}
mark-no-damage-dealt = aucun dégât infligé
mark-no-damage-taken = aucun dégât subi
mark-double-damage = le double des dégâts subis
mark-cannot-pillage = pas de pillage
mark-cannot-be-engaged = engagement impossible
mark-cannot-move = déplacement impossible
mark-cannot-exhaust = épuisement impossible
mark-does-not-strike = aucune attaque
mark-strikes-elsewhere = attaque ailleurs
mark-tramples-minions = Piétinement possible jusqu’à un Sbire
mark-no-abilities = aucune capacité
mark-strikes-again = une seconde attaque
mark-splits-strike = attaque à répartir
mark-pillages-more-per-token = pillage accru
change-attack = { $amount } Attaque
change-health = { $amount } Santé
change-armor = { $amount } Armure

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
phase-resolution = Résolution

## La fin
result-won = { $rule ->
    [SH-ACH-15] L’Alliance gagne : elle a survécu à vingt tours.
   *[other] L’Alliance gagne : le dernier Outsider est détruit.
}
result-lost = { $rule ->
    [SH-WIN-01] L’Alliance perd : le Château est tombé.
   *[other] L’Alliance perd : un deck est vide.
}

## Ce qui a décidé d’une partie
trait-castle = Château { $card }
trait-portal = Portail de niveau { $stage } atteint
trait-hero = { $card } sur une rangée à la fin
trait-ended = terminée par { $rule }

# The boxes.
about-skytear-horde = Tenez le Château face à une Horde qui avance rangée par rangée, brisez ses Portails et abattez l’Outsider.

# The words on a card beside its sentences.
word-ally = Allié
word-hero = Héros
word-tower = Tour
word-spell = Sort
word-attachment = Amélioration
word-monster = Monstre
word-outsider = Outsider
word-thrall = Servitude
word-minion = Sbire
word-token = Jeton
word-servant = Serviteur
word-ally-token = Serviteur Allié
word-castle = Château
word-portal = Portail
word-royal-guard = Garde royale
word-shapeshifter = Métamorphe
word-dryad = Dryade
word-tribesmen = Tribu
word-shadows = Ombres
word-bushido = Bushido
word-weapon = Arme
word-rogue = Roublard
word-phalanx = Phalange
word-mentalist = Mentaliste
word-base = base
word-rare = rare
word-mythic = mythique
word-legendary = légendaire
word-epic = épique
epic-kind = { $kind } épique
word-cost = coût
word-stage = niveau
word-health = Santé
word-boost = bonus de Mana
word-corner = coin
word-power = puissance
word-left = à gauche
word-right = à droite
word-treachery = traîtrise
word-waves = vagues
word-solo = solo
word-coop = coopératif
word-versus = compétitif
word-versus2 = compétitif à deux
word-versus3 = compétitif à trois
word-normal = normal
word-hard = difficile
word-painful = éprouvant

# What can be chosen before a game.
option-mode = Mode
option-mode-auto = Selon le nombre de joueurs
option-mode-solo = Solo
option-mode-coop = Coopératif
option-mode-versus = Compétitif : le dernier siège joue la Horde
option-common-core = Les quatre de la boîte
option-common-utsesh = Les quatre d’Utsesh
option-common-both = Les huit
option-horde-none = Aucune
option-difficulty = Difficulté
option-difficulty-normal = Normale
option-difficulty-hard = Difficile
option-difficulty-painful = Éprouvante
option-deck = Deck
option-deck_b = Deck du second joueur
option-deck_b-auto = Une autre couleur
option-castle = Château
option-castle-auto = Celui du premier deck
option-horde = Horde
option-outsider = Outsider
option-horde_b = Mêler une deuxième Horde
option-horde_c = Mêler une troisième Horde
option-common = Cartes ordinaires
option-stages = Niveaux de l’Outsider
option-stages-all = Tous
option-stages-skip-first = Sans le premier
option-stages-skip-second = Sans le deuxième
option-no_epics = Sans Monstres épiques
option-minion_tokens = Jetons Santé de plus ou de moins sur chaque Sbire (1 ou 2 de plus pour une Horde mêlée)
option-tiers = Deux decks Horde par rang, pour moins de hasard
option-challenge = Succès à tenter
option-challenge-none = Aucun
option-horde_cards = Cartes Horde de votre choix, pour Tricherie subie !
option-replay_concealed = Les monstres dissimulés rejouent « Jeu : » une fois révélés

# Achievements, and what they ask.
challenge-mentalist = Mentaliste
challenge-mentalist-asks = Gagnez sans jouer d’autre Allié que des Héros.
challenge-cheater = Tricherie
challenge-cheater-asks = Gagnez avec un deck libre de 30 cartes ; le Château commence avec 10 jetons Dégât.
challenge-upside-down = Monde à l’envers
challenge-upside-down-asks = Gagnez alors que les Monstres des rangées pillent et que les Sbires de l’arrière attaquent le Château.
challenge-cheated = Tricherie subie !
challenge-cheated-asks = Gagnez contre 30 cartes Horde de votre choix, sans la marque II.
challenge-reanimator = Réanimation
challenge-reanimator-asks = Commencez avec Tlakali en main, ramenez cinq Alliés par sa capacité, et gagnez.
challenge-one-bear-army = L’ours à lui seul
challenge-one-bear-army-asks = Commencez avec Gulbjarn en main ; d’une attaque il détruit le dernier Outsider et ses deux voisins.
challenge-heroes-never-die = Les héros ne meurent jamais
challenge-heroes-never-die-asks = Commencez avec Yami en main ; elle détruit deux Monstres épiques en un tour, survit, et vous gagnez.
challenge-shining-star = Étoile brillante
challenge-shining-star-asks = Commencez avec Akhuti sur une rangée et 2 jetons Santé, sans Mana au tour 1 ; elle reste en jeu.
challenge-unstoppable-army = Armée inarrêtable
challenge-unstoppable-army-asks = Gagnez bien que rien ne détruise, ne blesse ni n’affaiblisse les Sbires.
challenge-survivalist = Survivant
challenge-survivalist-asks = Les Outsiders sont intouchables ; remélangez la défausse deux fois ; gagnez fin du tour 20.
challenge-sort-of-pacifist = Plutôt pacifiste
challenge-sort-of-pacifist-asks = Gagnez sans détruire d’autre Monstre que l’Outsider.
challenge-master-of-the-horde = Maître de la Horde
challenge-master-of-the-horde-asks = À chaque premier Outsider vaincu succède un autre ; détruisez-en trois différents.
option-level = Niveau
option-portals = Portails du premier set
option-portals-normal = Normaux
option-portals-hard = Difficiles
option-portals-painful = Éprouvants
option-outsider-auto = Celui suggéré pour la Horde
option-deck-auto = Celui du Château (ou le bleu)
option-castle_b = Château du second joueur, hors jeu
option-common-none = Aucune
option-extra_heroes = Les héros supplémentaires font partie des decks du premier set : un sur trois reste dans la boîte, au hasard

# The alliance decks by the names of the overview.
deck-name-liothan = Métamorphes Liothan
deck-name-taulot = Partisans Taulot
deck-name-kurumo = Guerriers Kurumo
deck-name-nupten = Illusionnistes Nupten
deck-name-liothan-enforcers = Exécutants Liothan
deck-name-taulot-custodians = Gardiens Taulot
deck-name-kurumo-artificers = Artificiers Kurumo
deck-name-nupten-diviners = Divinateurs Nupten

# The battle plan.
plan-first_set = Avec le premier set
plan-nupten = Avec les Illusionnistes Nupten
plan-utsesh = Avec la Horde d’Utsesh
plan-diviners = Avec les Divinateurs Nupten
plan-brood = Avec La Couvée
plan-colossals = Avec les Colossaux
about-monoliths = Des Hordes en cinq niveaux de difficulté, des Monstres dissimulés, des Serviteurs, et des Outsiders larges de plusieurs rangées. Les cartes des deux sets peuvent se mêler.
option-castle-of-deck = Celui du deck
option-deck_b-of-castle = Celui du Château (ou un autre)
option-common-of-first = Cartes ordinaires du premier set
deck-complex = { $deck } (complexe)
plan-deck = Deck
plan-deck-auto = Le suivant dans l’ordre
plan = Plan de bataille
plan-about = Menez un deck contre toutes les Hordes, l’une après l’autre. Six victoires font du plan un succès ; après quatre, chaque Outsider vient au hasard.
total-difficulty = Difficulté totale { $score }
