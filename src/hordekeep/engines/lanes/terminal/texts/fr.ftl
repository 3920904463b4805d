# Ce que seuls disent le plateau des rangées dessiné et les lignes de choix, en français.

lanes-piles = Mana { $mana }, main { $hand }, deck { $deck }, défausse { $discard }.
lanes-short-castle = Château -{ $amount }
lanes-short-portal = Portail -{ $amount }
lanes-short-taunt = provoque !
lanes-short-hidden = ?
lanes-row-play = Jouer { $card }
lanes-row-cheap = Jouer { $card } à moindre coût
lanes-row-attach = Attacher { $card }
lanes-row-summon = Jouer { $card }
lanes-row-conceal = Jouer { $card } face cachée
lanes-row-move = Déplacer { $card }
lanes-row-engage = Engager { $card } avec l’Allié
lanes-row-exhaust = Épuiser l’Allié, par { $card }
lanes-row-swap-hidden = Échanger une carte dissimulée
lanes-row-discard = Défausser la carte
lanes-row-drop = Défausser le Monstre
lanes-row-challenge = Défier
lanes-row-hide = Retourner face cachée
