region = La table de Horde

## does
does-vampire = 1, 3, 6, 10 points
does-flayer = rejoint une bataille
does-elvenking = paires Forêt et Royauté
does-demon = rejoint contre sacrifice
does-trickster = échange deux jetons
does-betrayer = vole un choix

##
counts = compte pour { $value } choix

## verb
verb-pick = prendre
verb-token = mettre
verb-give = donner
verb-sacrifice = sacrifier
verb-swap = échanger
verb-with = échanger
verb-steal = voler ?
verb-decline = voler ?
verb-flayer = ajouter
verb-demon = ajouter

##
choose = choisir
legal = { $name }, permis : { $verb }
considered = { $name }, à l’examen
you = Vous
and = { LIST($parts, separator: ", ") }

## battles
battles-title = Batailles
battles-order = livrées de gauche à droite après la dernière manche
battles-fighting = livrées de gauche à droite
battles-list = Cartes Bataille dans l’ordre où elles sont livrées
battles-facedown = { $count ->
    [1] Une carte Bataille est face cachée.
   *[other] { $count } cartes Bataille sont face cachée.
}
battles-hold = vous : { $held }
battles-more = +{ $more }
battles-moreSaid = et { $more } de plus à la fin de la manche
battles-newest = la dernière
battles-now = en cours
battles-worth = vaut { $token }
battles-noToken = pas encore de jeton
battles-takesSaid = prise par { $name }
battles-tie = personne
battles-tieSaid = égalité, personne ne la prend
battles-fought = livrée
battles-left = jetons restants
battles-pickOne = pour { $battle }
battles-token = Jeton Score { $value }
battles-lost = à personne
battles-switchFirst = celui-ci

## pool
pool-title = Réserve
pool-left = { COMPARE($left, $of) ->
    [same] { $left } cartes
   *[other] { $left } sur { $of }
}
pool-refill = complétée à la fin de la manche
pool-empty = La Réserve est vide.
pool-gap = prise
pool-inPool = { $name }, dans la Réserve
pool-taken = déjà { $word }
pool-costly = un seul ×2 ou ×3
pool-refused = { $name }. Pas maintenant : { $why }

## seats
seats-title = Joueurs
seats-of = sur { $target }
seats-total = { $total } sur { $target }
seats-starts = commence la manche
seats-turn = doit choisir
seats-yourTurn = à vous
seats-lockedOut = Bloqué : toutes les cartes restantes sont assorties.
seats-stole = volé
seats-justPicked = à l’instant
seats-given = venu avec le Traître
seats-gifts = En pointillé : les { $cards } cartes du Traître.
seats-nothing = rien encore
seats-need = encore { $missing } pour atteindre le but
seats-horde = horde de { $cards }
seats-points = { $points ->
    [one] { $said } point
   *[other] { $said } points
}
seats-tokens = Jetons gagnés
seats-noTokens = pas encore de jeton
seats-inBattle = dans cette bataille
seats-pickOf = { $name }, devant { $who }
seats-myPick = { $name }, devant vous
seats-winner = vainqueur

## barred
barred-yours = Ce que vous ne pouvez plus assortir
barred-theirs = Ce que { $name } ne peut plus assortir
barred-free = Rien encore : toute carte convient.

## horde
horde-mine = Ma horde
horde-of = La horde de { $name }
horde-look = Voir ma horde
horde-lookAt = Voir la horde de { $name }
horde-back = Retour à la table
horde-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
horde-fights = Les totaux sont ce qui combat dans la bataille. Bêtes de Vapeur et Fantasmes comptent pour deux factions.
horde-table = Monstres par type et faction
horde-specials = Monstres spéciaux
horde-noSpecials = aucun monstre spécial
horde-total = total
horde-give = Deux cartes de votre horde accompagnent le Traître. Lesquelles ?
horde-giveSecond = Avec le Traître : { $first }, et quelle autre carte ?
horde-sacrifice = Quelle carte est sacrifiée ?
horde-in = { $count ->
    [1] { $name }
   *[other] { $name }, { $count } cartes
}
horde-bonus = À la fin : Vampires { $vampires }, Roi des Elfes { $elvenking }.
horde-gone = Parties pour de bon

## fight
fight-title = Bataille { $battle }
fight-place = bataille { $place } sur { $of }
fight-worth = vaut { $token }
fight-none = aucun monstre
fight-leads = mène
fight-ties = à égalité
fight-takes = { GIVEN($token) ->
    [yes] prend { $token }
   *[no] prend
}
fight-nobody = Égalité : personne ne prend { $token }.
fight-wild = Vos cartes joker
fight-wildOf = Cartes joker de { $name }
fight-tricksterTells = Avant les batailles, le Farceur peut échanger deux jetons à deux points au plus l’un de l’autre.

## scores
scores-title = La fin
scores-player = Joueur
scores-tokens = Jetons
scores-vampires = Vampires
scores-elvenking = Roi des Elfes
scores-total = Total
scores-winner = vainqueur
scores-shared = victoire partagée
scores-battles = Bataille par bataille
