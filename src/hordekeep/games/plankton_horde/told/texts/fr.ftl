# Ce qui est dit du plateau de Horde en phrases, et là où un terminal le dessine, en français.

horde-chapter = { $about ->
    [row] Batailles
    [pool] Réserve
    [players] Joueurs
    [own] Votre horde
   *[now] En ce moment
}
horde-heading = Manche { $round } sur { $rounds }, { $phase }, ouverte par { $who }.
horde-heading-trickster = Après la dernière manche : le Farceur peut échanger deux jetons.
horde-heading-battles = Les batailles finales.
horde-heading-over = La partie est terminée.
horde-phase-begin = avant la première carte
horde-phase-battle-card = phase de la carte Bataille
horde-phase-monster = phase des monstres
horde-phase-end = phase de fin
horde-battle-now = On se bat pour { $battle } et son { $token }.
horde-tokens-left = Jetons Score restants : { $tokens }.
horde-row = Bataille { $place }, { $battle } : jeton { $token }, posé par { $who }.
horde-row-open = Bataille { $place }, { $battle } : pas encore de jeton.
horde-row-yours = Vous en avez { $count }.
horde-row-undrawn = Cartes Bataille pas encore révélées : { $battles }.
horde-row-undrawn-yours = Cartes Bataille pas encore révélées, avec votre force : { $battles }.
horde-pool-size = { $cards ->
    [0] La Réserve est vide.
    [one] La Réserve a une carte.
   *[other] La Réserve a { $cards } cartes.
}
horde-pool-faction = { $faction } dans la Réserve : { $kinds }.
horde-pool-special = Cartes spéciales dans la Réserve : { $cards }.
horde-side = { $who } a pris { $total } sur { $target } cette manche : { $cards } ; cartes dans la horde : { $horde }.
horde-side-nothing = { $who } n’a rien devant soi ; cartes dans la horde : { $horde }.
horde-side-battle = { $who } a { $total } dans cette bataille : { $laid } ; jetons gagnés : { $won }.
horde-side-over = { $who } a gagné ces jetons : { $won } ; points : { $tokens } par les jetons, { $vampires } par les Vampires, { $elvenking } par le Roi des Elfes, { $score } en tout.
horde-mine = { $cards ->
    [one] Votre horde a { $cards } carte ; cartes spéciales : { $special }.
   *[other] Votre horde a { $cards } cartes ; cartes spéciales : { $special }.
}
horde-own = { $cards ->
    [one] Votre horde a { $cards } carte.
   *[other] Votre horde a { $cards } cartes.
}
horde-own-empty = Votre horde est vide.
horde-own-faction = { $faction } : { $kinds }.
horde-own-special = Cartes spéciales : { $cards }.
horde-own-strength = Votre force dans chaque bataille : { $fighters }.
horde-stolen = volé : { $card }
horde-given = reçu : { $cards }
horde-just-picked = vient de prendre : { $card }
horde-costly = ×2 et ×3 comptent pour deux et trois
horde-battles = Batailles
horde-left = Reste { $tokens }
horde-pool = Réserve : { $cards } · pioche : { $deck }
horde-players = Joueurs
horde-scores = Scores
horde-picks = { $target ->
    [0] ·
   *[other] { $total } sur { $target }
}
horde-column-battle = Bataille
horde-column-token = Jeton
horde-column-by = par
horde-column-yours = Vous
horde-column-player = Joueur
horde-column-picks = Pris
horde-column-face-up = Devant soi cette manche
horde-column-horde = Horde
horde-column-won = Jetons gagnés
horde-column-points = Points
horde-column-tokens = Jetons
horde-column-vampires = Vampires
horde-column-elvenking = Roi elfe
horde-column-score = Score

## Exemples de ce qu’on peut taper
example-choose = gelée soleil
example-why = écorcheur
example-rules = règles ph-dt-09, ou : règles vampire
help-look = voir, ou horde : montre les cartes que vous seul pouvez voir.
