yourMove = à vous
waiting = en attente
open = ouverte
waitingFor = On attend { $names } depuis { $since }
waitingForPlayers = { $free ->
    [1] On attend encore un joueur
   *[other] On attend encore { $free } joueurs
}
with = avec { $names }
alone = toutes les places sont à vous
seats = { $taken } places prises sur { $all }
sitDown = S’asseoir
watch = Regarder
goThere = Y aller
named = { GIVEN($names) ->
    [yes] { $verb } : { $title }, { $names }
   *[no] { $verb } : { $title }
}
