title = Decks
builder = Atelier de decks
lead = Composez votre deck : le dos d’un Château dit ce qu’il peut contenir, et chaque carte répond à « pourquoi pas ? ».
leadHeroes = Composez un deck pour les héros que vous pensez drafter, ou une sélection de héros pour le jeu compétitif. Chaque carte répond à « pourquoi pas ? ».
mine = Mes decks
noneMine = Aucun pour l’instant. Ce que vous composez et enregistrez est gardé ici.
ready = Decks de la boîte
readyLead = Quarante cartes d’une couleur, prêtes à jouer. Partez de l’un d’eux si vous voulez.
readyLeadHeroes = Les héros de deux factions avec leurs paquets tout faits, 32 cartes. Partez de l’un d’eux si vous voulez.
fresh = Nouveau deck
bring = Apporter un deck
open = Ouvrir
openOf = Ouvrir { $name }
play = Jouer avec
playOf = Jouer avec : { $name }
playThis = Jouer avec ce deck
build = Partir de lui
buildOf = Partir de lui : { $name }
delete = Supprimer
deleteOf = Supprimer { $name }
deleteSure = Supprimer « { $name } » pour de bon ?
keepIt = Le garder
legal = légal
notYet = pas encore légal
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
noCastle = sans Château
noHeroes = sans héros
noGame = Ce jeu n’a pas de decks à composer.
name = Nom du deck
unnamed = Mon deck
saved = enregistré
unsaved = non enregistré
save = Enregistrer
saving = Enregistrement…
share = Partager
testHand = Piocher une main d’essai
testHandTitle = Une main d’essai
again = Piocher encore
undo = Revenir sur le dernier changement
close = Fermer

## panes
panes-label = Parties de l’atelier
panes-castle = Château
panes-heroes = Héros
panes-pool = Cartes
panes-deck = Deck

## heroes
heroes-label = Héros
heroes-form = Que composer
heroes-forms-deck = Deck
heroes-forms-pool = Sélection
heroes-formats-deck = parties amicales
heroes-formats-pool = parties compétitives
heroes-limits = Limites
heroes-of = { $count } sur { $most }
heroes-pileOf = Composer le paquet de { $name }

## castle
castle-choose = Choisir un Château
castle-change = Changer de Château
castle-none = Pas encore de Château
castle-noneLead = Son dos dit ce que le deck peut contenir.
castle-hero = { $faction }, Héros { $hero }
castle-allows = Ce que ce Château admet
castle-base = Base
castle-rare = Rares
castle-top = Mythiques, légendaires
castle-free = Toute faction
castle-freeType = { $type } (base, rare)
castle-banned = Interdits
castle-nothing = rien
castle-limits = Limites
castle-of = { $count } sur { $most }

## pool
pool-label = Toutes les cartes
pool-search = Chercher des cartes
pool-hint = Armure, Tour, coût 2…
pool-hintHeroes = Marqué, repousser, coût 2…
pool-factions = Factions
pool-filter = Type, coût
pool-kinds = Type
pool-costs = Coût
pool-rarities = Rareté
pool-fits = Voir ce qui va
pool-all = Tout voir
pool-none = Aucune carte n’est ainsi.
pool-clear = Retirer les filtres
pool-keys = Les flèches vont de carte en carte, + ajoute un exemplaire, − en retire un, Entrée montre la carte en grand.
pool-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pool-cost = coût { $cost }
pool-add = Ajouter { $name }
pool-take = Retirer un exemplaire de { $name }
pool-look = { $name } : voir en grand
pool-inDeck = { $count } sur { $most } dans le deck
pool-whyNot = { $name } : { $short }. Pourquoi ?
pool-attack = Attaque
pool-health = Santé
pool-ofItsHero = vient avec son héros

## deck
deck-label = Le deck
deck-of = sur { $size } cartes
deck-toGo = encore { $count }
deck-over = { $count } de trop
deck-full = complet
deck-curve = Courbe de Mana
deck-curveAt = coût { $cost } : { $count }
deck-kinds = Cartes par type
deck-empty = Ajoutez des cartes, elles seront ici.

## atTable
atTable-title = Composez votre deck
atTable-lead = Pour { $heroes }. Vous partez du deck proposé : retirez des cartes, mettez-en d’autres.
atTable-undo = Annuler
atTable-take = Apporter { $name }
atTable-submit = Jouer avec ce deck
atTable-isPool-because = C’est une sélection de héros, et les héros sont déjà draftés.
atTable-isPool-advice = Apportez un deck.

## law
law-legal = Le deck est légal.
law-legalLead = Le Héros et 39 autres cartes, et rien n’enfreint une règle.
law-legalHeroes = { GIVEN($pool) ->
    [yes] { $count } héros avec chacun un paquet de huit cartes, et rien n’enfreint une règle.
   *[no] Huit cartes pour chacun des { $count } héros, et rien n’enfreint une règle.
}
law-missing = { $count ->
    [1] Encore une carte, et il est légal.
   *[other] Encore { $count } cartes, et il est légal.
}
law-needs = Il manque encore quelque chose.
law-wrong = { $count ->
    [1] Une chose à corriger.
   *[other] { $count } choses à corriger.
}
law-all = Voir les { $count }
law-title = Ce que disent les règles
law-fill = Complétez-le pour moi
law-looking = Un coup d’œil…
law-takeOut = Retirer

## bringing
bringing-title = Apporter ou emporter un deck
bringing-paste = Un code de deck, ou une liste de cartes
bringing-example =
    SH1-… ou
    3 Clan du Chêne
    1 Gulbjarn
bringing-exampleHeroes =
    SK1-… ou
    1 À genoux devant moi
    3 Combustion
    ou
    Yami: 1 À genoux devant moi, 3 Combustion
bringing-load = Le charger
bringing-replaces = Il prend la place des cartes d’ici.
bringing-unread = La ligne { $line } ne nomme aucune carte : { $text }.
bringing-nearest = { " " }Vouliez-vous dire { $name } ?
bringing-code = Code du deck
bringing-link = Lien vers ce deck
bringing-list = En liste
bringing-copyList = Copier la liste
bringing-copied = Copié
