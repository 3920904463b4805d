# Ce que dit le service lui-même, en français.

## Les personnes
name-length = Un nom compte de 1 à 24 caractères.
name-signs = Un nom tient sur une ligne, en caractères visibles et sans virgule.
too-often = C’était un peu trop à la fois.
wait-seconds = { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
}

## Les lignes du journal d’une table
line-undone = { $seat } a repris un choix.
line-upgraded = Les règles ont été améliorées pendant que cette partie reposait. Elle reprend à sa dernière position gardée.

## Fenêtres et consignes
window-others = Quelqu’un réfléchit peut-être à une réponse.
line-passed-by-order = Votre consigne a laissé passer.
no-windows = Dans ce jeu, personne ne répond aux autres : il n’y a pas de consigne à donner.
no-such-window = Ce jeu n’a pas de moment { $name } où vous interroger.
no-hint-only = Vous n’avez ici qu’une chose à faire.

## Choisir
no-stale = Quelqu’un a été plus rapide : on y a déjà répondu. Regardez de nouveau.
no-lost = Ce choix n’a pas été gardé, car autre chose est arrivé au même instant. Regardez de nouveau.
no-not-kept = Ce choix n’a pas pu être gardé à l’instant. Réessayez, s’il vous plaît.
no-not-your-seat = Ce n’est pas votre place.
no-stand-in = Un robot joue cette place pour vous. Reprenez-la d’abord.
no-such-seat = Il n’y a pas de telle place à cette table.
no-such-choice = Il n’y a pas de tel choix dans ce jeu.
no-waiting = La partie n’a pas encore commencé.
no-over = La partie est terminée.
no-unplayable = Cette partie a commencé sous des règles plus anciennes, et rien n’en peut être repris.

## Demander
why-legal = Vous pouvez le faire maintenant.
forecast-open = La suite est encore cachée.
no-hand-over = Personne d’autre ne peut décider cela à votre place.
no-hint-now = On ne vous demande rien maintenant.
no-hint-twice = Un conseil est déjà en route.
no-hint = Aucun robot n’a eu d’idée à l’instant. Réessayez, s’il vous plaît.

## Reprendre
undo-a-choice = un choix
no-undo-nothing = Vous n’avez aucun choix à reprendre.
no-undo-upgraded = Ce qui s’est passé avant l’amélioration des règles ne peut être repris.
no-undo-asked = Quelqu’un demande déjà à reprendre un choix.
no-undo-question = Personne ne demande à reprendre quoi que ce soit.
no-undo-not-asked = Cette question ne s’adresse pas à vous.

## Parler
no-chat-stranger = Dites-nous d’abord votre nom, puis vous pourrez parler ici.
no-mute-yourself = Vous ne pouvez pas vous faire taire vous-même.
no-chat-signs = Ce texte contient des signes cachés qui le retournent. Écrivez-le sans eux, s’il vous plaît.
no-chat-empty = Il n’y a rien à dire là-dedans.
no-chat-seated = À cette table, seuls ceux qui jouent peuvent écrire. Regardez-la à loisir.
no-host-talk = Seul l’hôte de cette table peut dire qui peut écrire ici.

## Les messages illisibles
trouble-unreadable = Ce message n’a pas pu être lu : { $why }
trouble-large = Ce message est trop grand.
trouble-binary = Seuls les messages de texte sont compris ici.
trouble-often = C’est un peu rapide. Attendez un instant, s’il vous plaît.
trouble-ours = Quelque chose s’est mal passé chez nous. C’est noté ; la table continue.
no-many-sockets = Vous avez trop de fenêtres ouvertes ici. Fermez-en une d’abord.

## Les tables
no-such-table = Il n’y a pas de telle table.
invited-only = { $host } joue ici sur invitation.
ask-the-host = Demandez à { $host } le lien qui porte l’invitation.
invited-only-nobody = Cette table est sur invitation.
ask-somebody = Demandez à quelqu’un de la table le lien qui porte l’invitation.
no-open-seat = Cette place est prise.
no-seat-change = Vous ne pouvez pas changer cette place.
no-seat-yet = { $name } était là il y a un instant. Sans son retour, un bot pourra jouer à sa place dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
no-seat-unsure = Nous ne pouvons pas voir pour l’instant si { $name } est à la table. Réessayez dans un moment.
no-seat-person = Une personne doit s’asseoir ici elle-même.
no-host = Seul l’hôte de la table peut le faire.
no-started = La partie a déjà commencé.
no-not-over = La partie terminée, tout le monde pourra voir son enregistrement.
no-not-seated = Vous n’avez pas de place à cette table.
no-rematch-now = La revanche pourra commencer quand la partie sera terminée.
no-many-tables = Vous gardez { $count } tables ouvertes. Terminez-en une d’abord.
no-many-bot-tables = Des robots jouent entre eux à { $count } de vos tables. Quittez-en une d’abord, ou prenez-y place vous-même.
no-seats-of-source = Cette position a { $count } places.
no-many-seats-public = À une table publique, chacun a une seule place.
no-private-public = Un bac à sable ne peut pas être public.
no-stale-seat = Quelqu’un a été plus rapide : cette place a changé. Regardez de nouveau.
no-choices-without-source = Les choix sont pour une table qui reprend quelque part.

## What cannot be done over HTTP
no-guest = Nous ne vous connaissons pas encore.
no-guest-advice = Dites-nous d’abord un nom.
no-such-session = Il n’y a pas de telle session.
no-such-code = Aucun compte n’a ce code de récupération.
no-such-code-advice = Vérifiez chaque groupe de quatre ; un code plus récent annule les anciens.
no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cela ne se fait pas à cette adresse.
foreign-page = Cette demande vient d’une page d’un autre site.
request-too-slow = La demande n’est pas arrivée à temps. Merci de réessayer.
request-unreadable = La demande est illisible.
request-too-large = La demande est trop grande.
database-away = Notre mémoire s’absente un instant. Rien de votre partie n’est perdu.
database-away-advice = Réessayez dans quelques secondes.
our-fault = Quelque chose s’est mal passé de notre côté. Rien de votre partie n’est perdu.
our-fault-advice = Réessayez ; si cela persiste, signalez-le avec le numéro { $request }.

## Étude, rediffusions, livret de règles, leçons, signalements
no-such-scenario = Il n’y a pas de tel scénario.
no-such-lesson = Il n’y a pas de telle leçon.
no-lessons = Il n’y a pas encore de leçons pour ce jeu.
no-such-book = Il n’y a pas de tel livret de règles.
no-such-rule = Ce livret n’a pas de telle règle.
private-replay = Cette partie s’est jouée à une table privée.
private-replay-advice = Demandez-en le lien à quelqu’un qui y a joué.
no-such-replay = Il n’y a pas de telle partie enregistrée, ou elle n’est pas encore finie.
no-replay-under-old-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être rejouée ici.
record-unprintable = Les noms et la graine doivent être lisibles.
record-impossible = L’enregistrement commence par une position impossible.
no-such-moment = Cette partie compte { $count } choix.
no-such-report = Il n’y a pas de tel signalement.
no-such-name = Personne ne s’appelle { $name } ici.
no-scenario-to-show = Ce scénario montre un début que les règles refusent : il n’y a rien à voir.
no-more-to-play = La partie est finie à ce moment : il n’y a rien à poursuivre.
study-rests = Rien n’est demandé ici : ce moment est seulement à regarder.

## Cartes et decks
no-campaign = Il n’y a pas ici de campagne pour un tel jeu.
no-campaign-seats = Cette campagne se joue à { $count } au plus.
no-many-runs = Vous gardez déjà { $count } campagnes. Oubliez-en une d’abord.
no-such-run = Vous n’avez pas de telle campagne.
no-such-battle = Il n’y a pas de telle bataille dans cette campagne.
no-battle-seats = Cette campagne se joue avec { $count ->
    [one] un seul siège, le vôtre
   *[other] { $count } sièges, dont le vôtre
  }.
no-achievements = Il n’y a pas ici de succès pour un tel jeu.
no-such-cards = Il n’y a pas ici de cartes d’un tel jeu.
no-such-deck = Vous ne gardez aucun deck de ce nom.
quota-reached = Cela en fait { $count } en un mois : on n’en garde pas plus pour une personne.
quota-of-nobody = Tant de gens sans nom l’ont fait aujourd’hui qu’on ne peut en garder plus pour eux.
no-many-decks = Vous gardez { $count } decks. Supprimez-en un d’abord.
deck-name = Un deck a un nom de 1 à 40 signes.
deck-line = La ligne { $line } ne nomme aucune carte : { $text }

# Levels of bots, and options in words.
level-novice = Novice
level-novice-about = Joue n'importe quel coup permis.
level-steady = Appliqué
level-steady-about = Prend ce qui paraît le mieux sur le moment.
level-keen = Vif
level-keen-about = Réfléchit un instant à la suite.
level-cunning = Rusé
level-cunning-about = Réfléchit une seconde entière.
the-dice-decide = Les dés décident
option-says = { $option } : { $value }
option-yes = oui
option-no = non
