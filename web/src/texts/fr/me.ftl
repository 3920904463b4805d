title = Vous
lead = Un nom suffit pour jouer. Ni courriel, ni mot de passe.
name = Votre nom
nameNote = Les autres le voient à la table. 24 signes au plus.
nameEmpty = Un nom a au moins un signe.
save = Enregistrer le nom
saved = Enregistré.
looks = Apparence
language = Langue
theme = Thème

## themes
themes-system = Comme le système
themes-dark = Sombre
themes-light = Clair

##
motion = Mouvement

## motions
motions-off = Aucun
motions-slow = Lent
motions-normal = Normal
motions-fast = Rapide

##
motionNote = La vitesse à laquelle bougent cartes et jetons.
motionSystem = Votre système demande moins de mouvement : il est donc coupé.
answers = Répondre aux autres
answersLead = Dans certains jeux, on peut répondre à une action ou à une carte avant qu’elle ne se produise. Chaque partie commence ainsi ; à la table, vous pouvez le changer (O).
carry = Emporter vos parties sur un autre appareil
carryText = Un code de récupération est la clé de vos parties et de votre nom. Notez-le, puis saisissez-le sur l’autre appareil.
carryHas = Vous avez un code. S’il est perdu, créez-en un nouveau : l’ancien ne marchera plus.
make = Créer un code de récupération
makeNew = Créer un nouveau code
codeIs = Votre code de récupération
codeOnce = Il n’est montré que maintenant. Qui l’a, c’est vous : gardez-le pour vous.
copy = Copier le code
copied = Le code est copié.
enter = Saisir un code d’un autre appareil
enterNote = Cet appareil aura alors le nom et les parties qui vont avec le code.
enterWarn = Sur cet appareil, vous êtes { $name }. Créez d’abord un code pour ce nom, sinon ses parties seront perdues pour vous.
code = Code de récupération
codeEmpty = Saisissez le code que l’autre appareil a montré.
use = Utiliser le code
welcome = Bon retour, { $name }.
endOthers = Y mettre fin sur tous les autres appareils

## devices
devices-title = Où l’on vous connaît
devices-lead = Chacun de ces navigateurs vous reconnaît sans rien demander. Si l’un n’est plus à vous, mettez-y fin.
devices-here = Cet appareil, en ce moment
devices-seen = Dernière visite : { $day }
devices-unknown = Navigateur inconnu
devices-before = Navigateurs d’avant cette liste
devices-end = Mettre fin
devices-endOf = Mettre fin : { $device }, dernière visite { $day }
devices-ended = Cet appareil ne vous connaît plus.
devices-endAll = Mettre fin à tous les autres
devices-endedAll = Seul cet appareil vous connaît à présent.

##
leave = Partir
leaveText = Oubliez-moi ici : cet appareil ne saura plus qui vous êtes. Votre code de récupération vous ramènera.
leaveNoCode = Vous n’avez pas de code de récupération : sans lui, vous ne retrouverez pas vos parties.
leaveDo = Oubliez-moi ici
left = Cet appareil ne sait plus qui vous êtes.
deleteText = Supprimer mon compte : votre nom est effacé et des robots prennent vos places. Les parties terminées restent, sans votre nom, pour ceux qui ont joué avec vous.
deleteDo = Supprimer mon compte
deleteSure = Supprimer le compte pour de bon ? Personne ne pourra le rétablir.
deleteYes = Oui, le supprimer
deleteNo = Non, le garder
deleted = Le compte est supprimé.
