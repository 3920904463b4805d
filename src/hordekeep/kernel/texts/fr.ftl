# Ce que dit le noyau. Chaque jeu ajoute ses propres messages.
not-asked = Ce n’est pas à vous : c’est à { $who } de répondre.
game-over = La partie est terminée.
scenario-stopped = Le scénario s’arrête ici.
not-offered = Ce choix n’est pas possible maintenant.
undone = { $who } reprend son coup : { $what }.
nothing-to-do-with-it = On ne peut rien en faire maintenant.

# Ce qui ne peut pas servir.
did-you-mean = Vouliez-vous dire « { $value } » ?
seats-range = { $game } se joue de { $fewest } à { $most }, pas à { $seats }. [{ $rule }]
seats-exact = { $game } se joue à { $most }, pas à { $seats }. [{ $rule }]
option-unknown = Il n’y a pas d’option « { $value } ».
option-others = Il y a : { $names }.
option-no-others = Il n’y en a aucune.
option-not-one-of = « { $value } » n’en fait pas partie : { $names }.
option-no-number = « { $value } » n’est pas un nombre entier.
option-out-of-range = { $number } n’est pas entre { $low } et { $high }.
option-long-text = Ce n’est pas une seule ligne d’au plus { $most } signes.

# Les enregistrements qui ne peuvent pas servir.
record-first-line = Ce n’est pas un enregistrement de Hordekeep : la première ligne doit être « { $line } ».
record-first-line-advice = Donnez un fichier écrit par « save » ou « sim --records ».
record-unreadable = Impossible de lire le fichier : { $why }.
record-unwritable = Impossible d’écrire le fichier : { $why }.
record-unwritable-advice = Donnez un autre nom ou un autre dossier.
record-no-text = Ce n’est pas du texte, donc pas un enregistrement.
record-unprintable = Les noms, la graine et le résultat doivent être du texte imprimable.
record-after-end = Quelque chose suit la fin de l’enregistrement.
record-line = Impossible de lire « { $value } ».
record-line-advice = Un choix s’écrit « A pick:sun-ooze ».
record-breaks-off = L’enregistrement s’arrête net après { $count } choix : il manque sa ligne « end ».
record-breaks-off-advice = Copiez le fichier en entier.
record-count = L’enregistrement annonce { $promised } choix mais en a { $count }.
record-checksum = L’enregistrement a été modifié après coup : sa somme de contrôle ne va pas.
record-checksum-advice = Prenez le fichier tel qu’il a été écrit.
record-position = Impossible de lire la position : { $error }
record-line-missing = Il manque la ligne « { $name }: ... ».
record-rules = La version des règles « { $value } » n’est pas un nombre.
record-commitment = La graine ne va pas avec sa promesse : ce ne sont pas les dés promis avant la partie.
record-other-rules = La partie a été jouée avec la version { $theirs } des règles de { $game } ; ce programme a la version { $ours }.
record-other-rules-advice = Revoyez-la avec la version du programme qui l’a écrite.
record-needs-unknown = La partie a été jouée avec { $names }, que { $game } n’a pas ici.
record-only = Seul { $choice } est possible ici.
record-refused = L’enregistrement ne peut pas être rejoué : { $because } [{ $rule }]
board-none = rien
as-it-is = { $text }
