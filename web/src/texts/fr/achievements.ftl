title = Succès
of = Succès : { $game }
lead = Gagnez une partie d’une façon à part. Plus la partie gagnée est difficile, plus elle vaut de symboles.
total = { $have ->
    [one] { $have } symbole sur { $all }
   *[other] { $have } symboles sur { $all }
}
symbols = { $have ->
    [0] pas encore
   *[other] { $have } symboles sur { $most }
}
best = Votre meilleur : { $day }
undone = avec des choix repris
watch = Revoir cette partie
watchOf = Revoir la partie qui vous a valu { $name }
tryIt = Le tenter
tryOf = Le tenter : { $name }
again = Viser plus dur
againOf = Viser plus dur : { $name }
stranger = Vos succès sont gardés dès que vous avez un nom ici.
mine = Vos succès
link = Succès dans { $game }
earned = Vous avez obtenu
