title = { GIVEN($mine) ->
    [yes] ●{ " " }
   *[no] { "" }
}{ GIVEN($heading) ->
    [yes] { $heading },{ " " }
   *[no] { "" }
}{ $game } · Hordekeep
heading = Table de { $game }
board = Plateau
side = Joueurs, journal et discussion
connecting = En route vers la table…
phases = Phases
done = terminée

## tools
tools-undo = Reprendre mon dernier choix (U)
tools-rules = Livre de règles
tools-menu = Places et réglages
tools-text = La table en texte (T)
tools-board = Revenir au plateau (T)
tools-log = Journal et joueurs (L)
tools-close = Fermer

## prompt
prompt-label = Ce qui est demandé
prompt-watching = Vous regardez
prompt-as = Vous jouez pour { $name }
prompt-actAs = Jouer pour { $name }
prompt-waiting = On attend { $names }.
prompt-handOver = Les laisser décider
prompt-handedOver = Vos coéquipiers décident. Vous pouvez encore le faire avant eux.
prompt-onTheWay = Votre choix est en route…
prompt-away = Le service est absent, nouvel essai en cours.
prompt-awayWithChoice = Le service est absent, nouvel essai en cours. Votre choix sera vérifié à son retour.
prompt-tryNow = Essayer maintenant
prompt-standIn = Un robot joue pour vous.
prompt-takeBack = Reprendre ma place
prompt-over = La partie est finie.
prompt-which = Lequel voulez-vous dire ?
prompt-confirm = Le faire
prompt-back = Le reposer
prompt-hint = Conseil
prompt-all = Les { $count } choix
prompt-lit = { $count ->
    [1] Un choix est éclairé sur le plateau.
   *[other] { $count } choix sont éclairés sur le plateau.
}
prompt-choices = Choix
prompt-sit = S’asseoir

##
home = Retour au donjon

## notes
notes-lost = Le service est parti avant de répondre. Veuillez réessayer.
notes-watching = Vous regardez cette table. Seuls ceux qui y sont assis peuvent choisir.
notes-away = Le service est absent : on ne peut rien choisir avant son retour.

## forecast
forecast-title = Ce qui suivrait
forecast-looking = Un regard vers la suite…
forecast-nothing = Rien ne se passe tout de suite.
forecast-then = Ensuite : { $what }
forecast-uncertain = Après, cela dépend de ce qui est caché.

## refusal
refusal-title = Pourquoi pas ?
refusal-instead = Ce que vous pouvez faire
refusal-more = { $count ->
    [1] et encore un choix
   *[other] et encore { $count } choix
}
refusal-notYours = On vous le demandera quand ce sera votre tour.
refusal-close = Compris

## hint
hint-title = Un conseil
hint-thinking = Réflexion en cours…
hint-best = { $bot } choisirait : { $label }.
hint-worth = Cela paraît bon à { $percent } %, après { $tries } essais.
hint-tries = { $count } essais
hint-others = Autres choix examinés
hint-consider = Le regarder
hint-none = Aucun conseil n’est venu.

## undo
undo-title = Revenir en arrière ?
undo-asks = { $name } demande à reprendre : { $what }
undo-yes = Oui, revenir en arrière
undo-no = Non, continuer
undo-waiting = On attend la réponse de { $names }.
undo-mine = Vous avez demandé à reprendre : { $what }
undo-withdraw = Finalement non
undo-count = { $count ->
    [one] Un choix a été repris dans cette partie.
   *[other] { $count } choix ont été repris dans cette partie.
}

## orders
orders-title = Consignes
orders-close = Fermer
orders-lead = Parfois vous pouvez répondre à ce que font les autres, ou agir entre-temps. Dites quand vous voulez être interrogé. Personne d’autre ne le voit.
orders-ask = M’interroger
orders-asking-able = quand je peux répondre
orders-asking-always = toujours
orders-asking-never = jamais : passer pour moi
orders-about-able = Là où vous n’avez pas de réponse, vous passez sans rien faire.
orders-about-always = Même si vous ne pouvez que passer : votre rapidité ne trahit rien.
orders-about-never = Même si vous avez une réponse, sauf aux moments ci-dessous.
orders-until = Passer pour moi
orders-untils-turn = jusqu’à la fin de ce tour
orders-untils-changed = jusqu’à ce que je change
orders-stops = Quand je passe, m’interroger tout de même si
orders-usually = aux moments usuels, si je peux répondre
orders-aboutUsual = Les voici : { LIST($moments, separator: " ; ") }.
orders-also = M’interroger aussi si
orders-usual = Commencer ainsi mes prochaines parties
orders-passTurn = Passer jusqu’à la fin du tour
orders-state = { $ask ->
    [able] Interrogé si je peux répondre
    [always] Toujours interrogé
   *[never] { $until ->
        [turn] Je passe ce tour
       *[changed] Je passe
    }
}
orders-button = Consignes : { $state }

## log
log-tab = Journal
log-label = Journal de la partie
log-empty = Il ne s’est encore rien passé.
log-newer = À la dernière ligne

## chat
chat-tab = Discussion
chat-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
chat-label = Dire quelque chose à la table
chat-placeholder = Dire quelque chose…
chat-send = Dire
chat-empty = Personne n’a encore rien dit.
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre { $name } à nouveau
chat-muted = Vous n’entendez plus { $name }.
chat-sitFirst = Donnez-vous un nom pour parler ici.
chat-seated = Seuls ceux qui jouent peuvent écrire
chat-seatedOnly = À cette table, seuls ceux qui jouent peuvent écrire.

## players
players-label = Joueurs
players-you = vous
players-bot = { GIVEN($level) ->
    [yes] robot, { $level }
   *[no] robot
}
players-standIn = { GIVEN($level) ->
    [yes] un robot ({ $level }) remplace
   *[no] un robot remplace
}
players-away = absent
players-nobody = personne
players-open = place libre
players-asked = doit choisir
players-watching = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## rule
rule-title = Règle { $id }
rule-open = Ouvrir dans le livre de règles
rule-close = Fermer
rule-ruling = Décision

## text
text-asked = Ce qui est demandé
text-choices = Vos choix
text-none = Rien ne vous est demandé pour l’instant.
text-table = Ce qui est sur la table
text-cards = Ce que disent les cartes visibles
text-intro = Toute la table en texte. Appuyez sur T pour le plateau.
text-shortIntro = Toute la table en texte.

## keys
keys-title = Touches
keys-close = Fermer
keys-list-1-key = 1 2 3 … A B C
keys-list-1-what = regarder le choix de cette touche ; encore une fois pour le faire
keys-list-2-key = ← ↑ ↓ →
keys-list-2-what = aller de pièce en pièce sur le plateau
keys-list-3-key = Entrée
keys-list-3-what = choisir ; encore une fois pour confirmer
keys-list-4-key = Maj Entrée
keys-list-4-what = voir une carte de près
keys-list-5-key = Espace
keys-list-5-what = passer, s’arrêter ou refuser
keys-list-6-key = Échap
keys-list-6-what = reposer, fermer
keys-list-7-key = U
keys-list-7-what = reprendre mon dernier choix
keys-list-8-key = H
keys-list-8-what = un conseil
keys-list-9-key = ?
keys-list-9-what = la règle en question
keys-list-10-key = T
keys-list-10-what = la table en texte, ou le plateau
keys-list-11-key = L
keys-list-11-what = journal et joueurs
keys-list-12-key = O
keys-list-12-what = consignes, dans les jeux où l’on peut répondre
keys-list-13-key = C
keys-list-13-what = discussion
keys-list-14-key = K
keys-list-14-what = cette liste
