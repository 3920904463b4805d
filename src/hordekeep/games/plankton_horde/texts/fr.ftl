# Horde (Plankton Games) : tout ce que dit le jeu, en français.

## Les six factions et les cinq types, en cartes Bataille
battle-water = Eau
battle-fire = Feu
battle-forest = Forêt
battle-royal = Royauté
battle-sun = Soleil
battle-moon = Lune
battle-ooze = Gelée
battle-troll = Troll
battle-dragon = Dragon
battle-golem = Golem
battle-skeleton = Squelette

## Cartes
card-water-ooze = Gelée d’Eau
card-water-troll = Troll d’Eau
card-water-dragon = Dragon d’Eau
card-water-golem = Golem d’Eau
card-water-skeleton = Squelette d’Eau
card-fire-ooze = Gelée de Feu
card-fire-troll = Troll de Feu
card-fire-dragon = Dragon de Feu
card-fire-golem = Golem de Feu
card-fire-skeleton = Squelette de Feu
card-forest-ooze = Gelée de la Forêt
card-forest-troll = Troll de la Forêt
card-forest-dragon = Dragon de la Forêt
card-forest-golem = Golem de la Forêt
card-forest-skeleton = Squelette de la Forêt
card-royal-ooze = Gelée Royale
card-royal-troll = Troll Royal
card-royal-dragon = Dragon Royal
card-royal-golem = Golem Royal
card-royal-skeleton = Squelette Royal
card-sun-ooze = Gelée du Soleil
card-sun-troll = Troll du Soleil
card-sun-dragon = Dragon du Soleil
card-sun-golem = Golem du Soleil
card-sun-skeleton = Squelette du Soleil
card-moon-ooze = Gelée de la Lune
card-moon-troll = Troll de la Lune
card-moon-dragon = Dragon de la Lune
card-moon-golem = Golem de la Lune
card-moon-skeleton = Squelette de la Lune
card-steam-beast = Bête de Vapeur
card-phantasm = Fantasme
card-vampire = Vampire
card-flayer = Écorcheur
card-elvenking = Roi des Elfes
card-demon = Démon
card-trickster = Farceur
card-betrayer = Traître
list = { $first }, { $rest }
no-cards = rien

## Les questions
ask-token = { $who }, quel jeton Score va sur { $battle } ?
ask-open = { $who }, vous ouvrez : prenez un monstre de la Réserve.
ask-second = { $who }, prendre un deuxième monstre ou s’arrêter à un ?
ask-pick = { $who }, prenez un monstre. Il vous manque { $missing } pour atteindre { $target }.
ask-steal = { $who }, { $picker } vient de choisir : { $card }. Envoyer le Traître pour le voler ?
ask-give-first = { $who }, quelle carte accompagne le Traître chez { $picker } ?
ask-give-second = { $who }, quelle deuxième carte accompagne le Traître chez { $picker } ?
ask-trick = { $who }, votre Farceur peut échanger deux jetons Score. Lequel d’abord ?
ask-trick-with = { $who }, avec quel jeton l’échanger ?
ask-wild = { $who }, la bataille { $battle } vaut { $token }. Ajouter une carte joker ?
ask-sacrifice = { $who }, quelle carte sacrifier au Démon ?

## Les choix
label-token = Mettre { $token } sur { $battle }
label-pick = Prendre : { $card }
label-stop = S’arrêter à une carte
label-decline = Laisser faire
label-steal = Voler avec le Traître
label-give = Donner : { $card }
label-leave = Laisser les jetons en place
label-swap = Le { $token } sur { $battle }
label-with = Avec le { $token } sur { $battle }
label-no-token = { $battle }, qui n’a pas de jeton
label-pass = Passer
label-flayer = Ajouter un Écorcheur
label-demon = Ajouter un Démon, contre un sacrifice
label-sacrifice = Sacrifier : { $card }

## Les refus
no-token-taken = Le jeton Score { $token } est déjà posé sur une carte Bataille.
no-token-first = La carte Bataille doit recevoir son jeton Score avant tout choix de monstre.
no-betrayer-first = Dites d’abord ce que devient la carte qui vient d’être prise.
no-wrong-time = Ce n’est pas le moment.
no-pick-not-in-pool = { $card } n’est pas dans la Réserve.
no-pick-two-costly = { $card } est une carte double ou triple : le choix initial n’en admet qu’une.
no-pick-matches = { $card } est assorti à { $own }, que vous avez pris cette manche.
no-stop-at-nothing = Vous ouvrez la manche : il faut prendre au moins un monstre.
no-stop-below-target = { $who } est au-dessous de { $target } et la Réserve contient un monstre permis : il faut le prendre.
no-steal-just-picked = Vous avez pris le Traître cette manche : il sert à partir de la suivante.
no-steal-just-received = Vous avez reçu le Traître cette manche : il sert à partir de la suivante.
no-steal-without-betrayer = Vous n’avez pas le Traître.
no-steal-without-gifts = Deux autres cartes de votre horde doivent accompagner le Traître, et vous ne les avez pas.
no-steal-too-late = On ne vole qu’une carte qu’un autre joueur vient de choisir.
no-give-betrayer = Le Traître part de toute façon : choisissez une autre carte.
no-give-not-in-horde = { $card } n’est pas dans votre horde.
no-swap-alone = Aucun autre jeton n’est à deux points ou moins de celui-ci.
no-swap-too-far = Le jeton sur { $battle } n’est pas un autre jeton à deux points ou moins.
no-flayer = Vous n’avez plus d’Écorcheur.
no-demon = Vous n’avez pas de Démon.
no-demon-again = Votre Démon a déjà rejoint cette bataille.
no-sacrifice-itself = Le Démon ne peut pas être son propre sacrifice.
no-sacrifice-not-in-horde = { $card } n’est pas dans votre horde.

## Le journal
log-game-begins = { $who } est le plus monstrueux et commence.
log-pool-dealt = La Réserve : { $cards }.
log-round-begins = Manche { $round } ; { $who } la commence.
log-battle-card-drawn = { $who } révèle la carte Bataille { $battle }.
log-token-assigned = { $who } met { $token } sur { $battle }.
log-picked = { $who } prend : { $card }.
log-stopped = { $who } s’arrête à { $total }.
log-raised = { $who } monte à { $total }.
log-locked-out = { $who } est bloqué à { $total }.
log-stolen = { $who } vole à { $picker } : { $card }. { $picker } reçoit le Traître, { $gift } et { $other }.
log-joined-horde = { $cards ->
    [0] { $who } ne prend rien cette manche.
    [one] { $who } ajoute une carte à sa horde.
   *[other] { $who } ajoute { $cards } cartes à sa horde.
}
log-pool-refilled = { $count ->
    [0] La pioche est vide : la Réserve n’est pas complétée.
   *[other] Dans la Réserve : { $cards }.
}
log-battles-begin = Les batailles finales commencent.
log-trickster-left = { $who } laisse les jetons en place.
log-tokens-switched = { $who } échange les jetons de { $battle } et { $other }.
log-laid-out = { $who } étale pour { $battle } : { $cards }.
log-flayer-added = { $who } ajoute un Écorcheur et passe à { $total }.
log-demon-added = { $who } ajoute un Démon contre { $card } et passe à { $total }.
log-passed = { $who } passe.
log-token-won = { $battle } ({ $totals }) : { $who } prend { $token }.
log-token-lost = { $battle } ({ $totals }) : égalité, personne ne prend { $token }.
log-scored = { $who } : { $tokens } par les jetons, { $vampires } par les Vampires, { $elvenking } par le Roi des Elfes, { $score } en tout.

## La fin
wins-by-points = { $who } gagne avec { $score } points.
wins-by-tokens = { $who } gagne : égalité à { $score } points, mais plus de jetons Score ({ $tokens }).
shared-victory = { $winners } joueurs se partagent la victoire avec { $score } points.

## Pour le laboratoire
trait-token = Jeton { $token } gagné
trait-special = { $card } × { $copies }
trait-started = A commencé la manche 1

## Où en est la partie
progress-round = Manche { $round } sur { $rounds }
progress-battles = Les batailles finales
phase-battle-card = Carte Bataille
phase-monster = Monstres
phase-end = Fin
phase-trickster = Farceur
phase-battles = Batailles
phase-victory = Victoire

# What can be chosen before a game.
option-level = Niveau de jeu : les cartes utilisées.
option-level-basic = Simple : 64 cartes, sans cartes doubles ni triples.
option-level-full = Complet : les 78 cartes.
option-first = Qui est le plus monstrueux et commence la manche 1.

# The box.
about = Onze manches pour recruter des monstres et fixer le prix des batailles, puis les hordes s'affrontent.
