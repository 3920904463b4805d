# Ce que dit le terminal, en français.

## Partout
play-keeper = Gardien
board-you = (vous)
by-rule = Règle { $rule }.

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
help-choose = Pour choisir, tapez un numéro ou assez d’un nom, par exemple : { example-choose }.
help-why = pourquoi MOTS : dit quelle règle interdit quelque chose, par exemple : pourquoi { example-why }.
help-undo = annuler : reprend votre dernier choix, avec ce que les robots ont fait depuis.
help-switch = changer : quand d’autres peuvent aussi répondre, laisse faire le suivant.
help-hint = conseil : un robot dit ce qu’il ferait, et s’il en est sûr.
help-read = lire CARTE, ou ?CARTE : montre une carte avec son texte et ses mots-clés, par exemple : { example-read }.
help-rules = règles NUMÉRO ou MOTS : cherche une règle, par exemple : { example-rules }.
help-save = sauver FICHIER : écrit la partie dans un fichier ; reprenez-la avec : hordekeep play --load FICHIER.
help-log = journal : montre les 20 derniers événements ; journal 50 en montre plus, journal tout les montre tous.
help-look = voir : montre ce que vous seul pouvez voir.
help-board = plateau : montre la table de nouveau ; Entrée aussi.
help-anytime = toujours : vous interroge chaque fois que vous pouvez répondre, ou de nouveau aux moments habituels.
anytime-on = Désormais, on vous interroge chaque fois que vous pouvez répondre.
anytime-off = Désormais, on vous interroge aux moments habituels.
help-help = aide : montre cette liste.
help-quit = quitter : propose de sauver la partie et s’en va.

## Réponses
why-what = Pourquoi quoi ? Nommez-le, par exemple : pourquoi { example-why }.
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
read-what = Lire quoi ? Nommez une carte, par exemple : { example-read-what }.
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

## Exemples, que le plateau d’un jeu remplace par les siens
example-choose = 2
example-why = 2
example-read = ?2
example-read-what = ?2
example-rules = règles 2
