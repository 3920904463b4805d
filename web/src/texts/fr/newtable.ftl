title = Ouvrir une table
lead = Dites pour quoi, et elle est prête. Tout ce qui suit peut être changé.
game = Jeu
noGame = Il n’y a pas ici de jeu appelé « { $slug } ».
allGames = Voir tous les jeux
purpose = Pour quoi faire ?

## purposes
purposes-solo-label = En solo
purposes-solo-about = commence tout de suite
purposes-bots-label = Contre des robots
purposes-bots-about = commence tout de suite
purposes-friend-label = Avec un proche
purposes-friend-about = vous envoyez un lien
purposes-public-label = Table publique
purposes-public-about = chacun peut s’asseoir
purposes-hotseat-label = Même écran
purposes-hotseat-about = tout le monde ici

##
seats = Places
howMany = Nombre de places
seat = Place { $letter }
who = Qui est à la place { $letter }

## kinds
kinds-me = Vous
kinds-bot = Un robot
kinds-open = Libre pour un proche
kinds-openPublic = Libre pour tous
kinds-nobody = Personne encore

##
nobodyAbout = La partie attend à cette place jusqu’à ce que vous la donniez à quelqu’un.
level = Niveau du robot à la place { $letter }
withBots = Avec des robots
settings = Réglages
more = Autres réglages
decks = Composer ou choisir un deck
campaign = Ou une Horde après l’autre : { LOWER($name) }
own = Le vôtre
ownOf = { $label } : le vôtre
random = Les dés décident
seatIs = Place { $letter } : { $who }
between = Un nombre entier de { $low } à { $high }.
whoMay = Qui peut venir

## invited
invited-label = Sur invitation
invited-about = seulement avec le lien

## everybody
everybody-label = Publique
everybody-about = annoncée sur l’accueil ; chacun peut s’asseoir ou regarder

##
open = Ouvrir la table
opening = On met la table…
startsAtOnce = La partie commence tout de suite.
startsWith = { $people ->
    [1] La partie commence dès qu’une personne s’est assise. La table vous donne le lien à envoyer.
   *[other] La partie commence dès que { $people } personnes se sont assises. La table vous donne le lien à envoyer.
}
watching = Aucune place n’est à vous : vous regarderez.
