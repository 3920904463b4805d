loading = Un instant…

## copy
copy-done = Copié.
copy-failed = Votre navigateur ne veut pas copier. Voici le lien :

## steps
steps-first = Au début
steps-back = Un pas en arrière
steps-step = Avancer
steps-next = Un pas en avant
steps-last = À la fin
steps-label = Avancer pas à pas
steps-play = Lecture
steps-pause = Pause
steps-speed = Vitesse
steps-times = { $speed ->
    [0.5] demi-vitesse
   *[other] { $speed } fois
}

## board
board-which = Lequel ?
board-choices = Ce qui peut être choisi ici
board-refused = Ceci est refusé
board-never = Laisser

## playOn
playOn-open = Continuer d’ici
playOn-title = Continuer d’ici
playOn-intro = Une table à vous s’ouvre avec exactement cette position. Ici, rien ne change.
playOn-how = Qui joue ?
playOn-one = Je joue une place, des robots jouent les autres
playOn-all = Je joue toutes les places
playOn-seat = Ma place
playOn-level = Les robots sont
playOn-start = Ouvrir la table
playOn-cancel = Pas maintenant

## replay
replay-title = Relecture
replay-heading = Relecture : { $title }
replay-about = { GIVEN($settings) ->
    [yes] { $settings }{ " · " }
   *[no] { "" }
}{ $choices ->
    [one] { $choices } choix fait
   *[other] { $choices } choix
}
replay-choices = Les choix
replay-start = Avant le premier choix
replay-at = Choix { $at } sur { $last }
replay-by = { $name } : { $label }
replay-eyes = Vu par
replay-all = Toutes les cartes visibles
replay-seat = Ce que voyait { $name }
replay-share = Partager ce moment
replay-shared = Le lien vers ce moment est copié.
replay-download = Télécharger l’enregistrement
replay-else = { $count ->
    [one] Autre choix permis : { $count }
   *[other] Autres choix permis : { $count }
}
replay-elseNone = Rien d’autre n’était permis ici.
replay-whatIf = Appuyez sur l’un d’eux pour voir où il aurait mené.
replay-trying = { $count ->
    [one] Et si : { $count } choix à vous
   *[other] Et si : { $count } choix à vous
}
replay-tryingHint = Appuyez sur une pièce éclairée pour continuer l’essai.
replay-undo = En reprendre un
replay-back = Revenir à la partie jouée
replay-quiet = Cette partie a déjà été jouée. Appuyez sur « Continuer d’ici » pour la poursuivre vous-même.
replay-timeline = Frise de la partie
replay-slider = Moment de la partie
replay-values = Ce que valait la partie pour chaque place, de 0 (perdue) à 100 (gagnée)
replay-value = { $name } { $value }
replay-moments = Moments forts
replay-shareMark = { $more ->
    [0] { $first }
   *[other] { $first } Et { $more } de plus ici.
}
replay-keys = Les flèches avancent et reculent, Début et Fin sautent, Espace lance la lecture.

## deal
deal-check = Vérifier la donne
deal-fair = Donne vérifiée
deal-unfair = La donne ne correspond pas
deal-fairText = La graine correspond à la promesse faite avant la première carte : personne n’a changé la donne.
deal-unfairText = La graine ne correspond pas à la promesse faite avant la partie. Ne vous fiez pas à cet enregistrement.
deal-seed = Graine
deal-commitment = Promesse (SHA-256 de la graine)
deal-byHand = Pour vérifier sans nous, lancez :
deal-close = Fermer

## drop
drop-title = Relire une partie
drop-heading = Apportez un enregistrement
drop-intro = Un enregistrement est un court texte avec tous les choix d’une partie. Téléchargez-en un à la fin de n’importe quelle partie, ou laissez le terminal en écrire un.
drop-drop = Déposez ici un fichier d’enregistrement
drop-choose = Choisir un fichier
drop-paste = Ou collez son texte
drop-look = Le regarder
drop-reading = Lecture de l’enregistrement…
drop-tooBig = Ce fichier est trop gros pour un enregistrement.
drop-tooBigAdvice = Un enregistrement est un texte de 400 ko au plus. Est-ce le bon fichier ?
drop-empty = Il n’y a encore rien à lire.
drop-emptyAdvice = Collez tout le texte, de « hordekeep record 1 » à la ligne qui commence par « end ».

## rules
rules-title = Livre de règles
rules-heading = Le livre de règles qui se joue
rules-intro = Chaque règle a un numéro. Chaque numéro se consulte, et se regarde sur un vrai plateau.
rules-books = Les livres
rules-chapters = Chapitres
rules-openChapters = Chapitres
rules-closeChapters = Fermer les chapitres
rules-allBooks = Tous les livres
rules-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-shown = { $count ->
    [one] { $count } position à regarder
   *[other] { $count } positions à regarder
}
rules-building = En construction
rules-buildingText = Ce jeu est en construction : ses règles se lisent, mais il n’y a pas encore de positions à regarder.
rules-english = Ce livre est en anglais pour le moment. Merci de votre patience.
rules-someEnglish = Les livres des jeux en construction sont en anglais pour le moment.
rules-search = Chercher dans les règles
rules-searchHint = Chercher dans { NUMBER($count, useGrouping: "auto") } règles : vampire, égalité…
rules-clear = Effacer la recherche
rules-found = { $count ->
    [0] Aucune règle ne dit « { $words } ».
    [1] 1 règle dit « { $words } »
   *[other] { $count } règles disent « { $words } »
}
rules-foundMany = Les { $shown } premières règles qui disent « { $words } »
rules-foundNone = Essayez moins de mots, ou d’autres. Les livres des jeux en construction sont en anglais.
rules-inBook = Dans quel livre
rules-check = Vérifiée ainsi
rules-ruling = Comment nous lisons le livre
rules-changes = Ce que faisait la première boîte
rules-beside = Va de pair avec
rules-proved = { $count ->
    [one] { $count } position la montre
   *[other] { $count } positions la montrent
}
rules-before = Avant : { $id }
rules-after = Après : { $id }
rules-neighbours = Règles d’avant et d’après
rules-hasPosition = avec une position à regarder

## changes
changes-title = Ce que cette édition change
changes-intro = { $count ->
    [one] Une règle n’est plus celle de la première boîte.
   *[other] { $count } règles ne sont plus celles de la première boîte.
}
changes-before = Avant :
changes-all = Tous les chapitres
changes-close = Fermer

## scenario
scenario-heading = La voir à l’œuvre
scenario-position = Position { $number } sur { $count }
scenario-another = Choisir une position
scenario-start = La position
scenario-begins = Ce qui arrive de soi-même
scenario-told = Ce qui s’est passé
scenario-steps = Pas à pas
scenario-seen = Avancez pas à pas, ou appuyez sur une pièce éclairée pour essayer autre chose.
scenario-own = { $count ->
    [one] Votre essai : { $count } choix
   *[other] Votre essai : { $count } choix
}
scenario-undo = En reprendre un
scenario-back = Revenir à l’exemple
scenario-tries = { $name } essaie : { $label }
scenario-go = Essayer
scenario-none = Aucune position ne montre cette règle : un test du code la prouve.
scenario-notViewable = Cette position prouve que quelque chose ne peut pas être mis en place : il n’y a donc pas de plateau à montrer.
scenario-building = Pas encore de positions : ce jeu est en construction.

## learn
learn-title = Apprendre
learn-progress = Leçon { $at } sur { $count }
learn-done = faite
learn-lessons = Leçons
learn-task = À vous
learn-look = Prenez votre temps
learn-praised = Bien joué
learn-board = Le plateau
learn-ended = La fin
learn-read = Continuez quand vous voulez.
learn-other = C’est permis aussi. Mais ici, essayez ceci : { $label }.
learn-otherAny = C’est permis aussi. Mais ici, essayez autre chose.
learn-show = Montrez-moi
learn-refused = Les règles disent non, et c’est bon à savoir
learn-back = Retour
learn-next = Suite
learn-again = Encore une fois
learn-end = Vers la fin
learn-endTitle = Vous savez jouer.
learn-endText = Le reste se dit en jouant : ce qui est éclairé se choisit, et ce qui est refusé dit pourquoi.
learn-play = Jouer une vraie partie
learn-playHint = Elle commence tout de suite.
learn-opening = Votre table s’ouvre…
learn-rules = Parcourir les règles
learn-restart = Reprendre à la première leçon
learn-noneAdvice = Son livre de règles peut déjà se lire.
learn-rulesHere = Règles de cette leçon

## report
report-title = Signalement
report-heading = Un problème a été signalé
report-when = Signalé
report-note = Ce qu’écrit la personne
report-noNote = La personne n’a pas laissé de mot.
report-versions = Hordekeep { $version }, version des règles { $rules }
report-saw = Ce que voyait la personne
report-notStarted = La partie n’avait pas commencé.
report-log = Ce qui s’était passé
report-noLog = Il ne s’était encore rien passé.
report-choices = { $count ->
    [one] { $count } choix fait
   *[other] { $count } choix faits
}
report-record = L’enregistrement
report-recordLater = L’enregistrement complet apparaît ici quand la partie est finie : avant, il dévoilerait des cartes cachées.
report-replay = Le relire
report-copyRecord = Copier l’enregistrement
report-copyLink = Copier le lien
report-table = Vers la table
report-by = Vu par { $name }
report-bySpectator = Vu par le public
