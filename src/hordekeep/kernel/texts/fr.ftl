# Ce que dit le noyau. Chaque jeu ajoute ses propres messages.
not-asked = Ce n’est pas à vous : c’est à { $who } de répondre.
game-over = La partie est terminée.
not-offered = Ce choix n’est pas possible maintenant.
undone = { $who } reprend son coup : { $what }.
nothing-to-do-with-it = On ne peut rien en faire maintenant.
