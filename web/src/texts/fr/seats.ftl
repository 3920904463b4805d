## room
room-title = On met la table
room-lead = La partie commence dès que toutes les places sont prises.
room-host = L’hôte peut aussi commencer maintenant : des robots prennent les places libres.
room-invite = Invitez quelqu’un avec ce lien
room-inviteNote = Qui le possède peut s’asseoir et jouer.
room-start = Commencer, des robots prennent les places libres
room-watching = Vous regardez. Prenez une place libre pour jouer.
room-public = Tout le monde trouve cette table dans la salle.
room-private = Seuls ceux qui ont le lien trouvent cette table.

## copy
copy-copy = Copier
copy-copied = Copié

## seat
seat-number = Place { $count }
seat-you = vous
seat-open = libre
seat-nobody = personne n’y joue
seat-bot = { GIVEN($level) ->
    [yes] robot, { $level }
   *[no] robot
}
seat-here = présent
seat-away = absent
seat-host = hôte
seat-standIn = un robot remplace
seat-level = Niveau
seat-toBot = Laisser jouer un robot
seat-toBotMine = Laisser un robot jouer pour moi
seat-toOpen = La garder libre pour une personne
seat-standUp = Me lever
seat-toNobody = La laisser vide
seat-takeBack = Reprendre ma place
seat-sit = S’asseoir ici

## menu
menu-title = Places et réglages
menu-seats = Places
menu-play = Votre façon de jouer
menu-oneTap = Un seul geste joue (sans aperçu)
menu-letters = Lettres et chiffres choisissent
menu-motion = Mouvement
menu-motions-off = aucun
menu-motions-slow = lent
menu-motions-normal = normal
menu-motions-fast = rapide
menu-text = La table en texte
menu-keys = Touches
menu-table = Cette table
menu-report = Signaler un problème
menu-reported = Voici un lien avec exactement ce que vous voyez. Envoyez-le à qui tient ce service.
menu-leave = Quitter la table
menu-leaveNote = Quitter est définitif : un robot continue. Pour vous absenter un moment, laissez un robot jouer pour vous ; la place reste à vous.
menu-my = Mes parties
menu-invite = Lien vers cette table
menu-close = Fermer

## outcome
outcome-won = Vous gagnez !
outcome-shared = Vous partagez la victoire !
outcome-wins = { $name } gagne.
outcome-share = { $names } partagent la victoire.
outcome-nobody = Personne ne gagne.
outcome-draw = Match nul : bien joué des deux côtés !
outcome-lost = Vous perdez.
outcome-allLost = Tout est perdu.
outcome-winTogether = { $names } gagnent.
outcome-scores = Scores
outcome-winner = gagne
outcome-rematch = Rejouer
outcome-toRematch = Vers la partie suivante
outcome-replay = La revoir
outcome-newGame = Nouvelle partie

## fair
fair-title = Donne honnête
fair-before = Chaque carte était fixée avant le premier choix. Voici le sceau de la donne ; à la fin, vous verrez ce qu’il scellait.
fair-after = La partie a été distribuée à partir de cette graine. Son sceau était visible dès le début : s’ils concordent, rien n’a été changé.
fair-commitment = Sceau
fair-seed = Graine
fair-verify = Vérifier
fair-fits = Ils concordent : calculé ici, dans votre navigateur.
fair-broken = Ils ne concordent pas ! Ce n’est pas la graine qui avait été scellée.
fair-record = Télécharger la partie
fair-replay = Revoir la partie
