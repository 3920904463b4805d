title = Tables
scene = Des monstres s’assemblent au-dessus d’un donjon aux fenêtres éclairées
heading = Tenez le mur.
pitch = Des jeux de table dont chaque règle est appliquée et expliquée. Demandez « pourquoi pas ? » et le livre répond.
play = Jouer
playSub = { $bots ->
    [0] { $game }, en solo
    [1] { $game }, vous et un robot
   *[other] { $game }, vous et { $bots } robots
}
playSubSoon = contre des robots, tout de suite
playing = On met la table…
open = Ouvrir une table
openSub = amis, robots, toute place
goOn = Continuer
allMine = Toutes mes parties
newHere = Première visite ?
newHereText = Apprenez en jouant : de courtes étapes sur un vrai plateau, et rien à lire avant.
learn = Apprendre { $game } en dix minutes
choose = Choisir un jeu
players = { COMPARE($fewest, $most) ->
    [same] { $fewest } joueurs
   *[other] { $fewest } à { $most } joueurs
}
minutes = { $minutes } minutes
rules = { $rules } règles
openThis = Ouvrir une table
learnThis = L’apprendre
rulesOf = Règles
decksOf = Decks
achievementsOf = Succès

## doors
doors-learn-label = Apprendre en jouant
doors-learn-about = Une première partie guidée, dix minutes
doors-rules-label = Un livre qui joue
doors-rules-about = Chaque règle avec des positions à essayer
doors-replay-label = Revoir une partie
doors-replay-about = Pas à pas, et rejouer depuis tout moment

##
tables = Tables ouvertes
all = Voir les { $count }
fewer = En voir moins
empty = Aucune table n’est ouverte en ce moment. Ouvrez-en une : quelqu’un s’assiéra peut-être avec vous.
emptyAction = Ouvrir une table publique
