of = { $name } : { $game }
fallback = Campagne
runs = Vos campagnes
begin = Commencer une campagne
another = Commencer une autre campagne
beginNow = Commencer
beginning = On prépare tout…
beginAbout = Rien n’est encore distribué : vous verrez d’abord toutes les batailles.
players = Joueurs
seats = { $count ->
    [1] En solo
   *[other] À { $count } joueurs
}
more = Les boîtes qui participent
ownDeck = Un deck à vous
begun = Commencée : { $day }
progress = { COMPARE($won, $needed) ->
    [more] { $won } victoires, { $needed } suffisaient
   *[other] { $won ->
        [one] { $won } victoire sur { $needed }
       *[other] { $won } victoires sur { $needed }
    }
}
succeeded = Le plan est un succès.
all = Toutes les Hordes sont vaincues.
short = { $missing ->
    [1] Toutes les batailles sont livrées, et il manque une victoire. Rejouez une bataille perdue.
   *[other] Toutes les batailles sont livrées, et il manque { $missing } victoires. Rejouez des batailles perdues.
}
next = Ensuite : { $battle }
nextBattle = Prochaine bataille
isNext = prochaine
see = L’ouvrir
seeOf = L’ouvrir : { $run }
back = Toutes vos campagnes
battles = Les batailles

## pip
pip-won = gagnée
pip-lost = perdue
pip-on = en cours
pip-none = pas encore livrée

##
play = Livrer cette bataille
playOf = Jouer : { $battle }
playShort = Jouer
again = Rejouer
againOf = Rejouer : { $battle }
goOn = Continuer
goOnOf = Continuer : { $battle }
afresh = Recommencer
afreshOf = Recommencer : { $battle }
opening = On met la table…
company = Qui joue avec vous
history = Ce qui a été joué
none = Aucune bataille n’a encore été jouée.
undone = avec des choix repris
watch = La revoir
watchOf = La revoir : { $battle }, { $day }
gone = La table n’existe plus.
delete = Supprimer cette campagne
deleteSure = Supprimer la campagne avec { $run } ?
deleteAbout = Ses résultats sont oubliés. Les parties elles-mêmes restent parmi les vôtres.
keep = La garder
close = Fermer
noRun = Il n’y a pas ici de telle campagne, ou c’est celle de quelqu’un d’autre.
toRun = Retour au { LOWER($name) }
