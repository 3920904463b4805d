/** About and credits. */

const en = {
  title: 'About',
  lead: 'Hordekeep plays tabletop games with every rule enforced, explained and tested.',
  what: 'What this is',
  whatText: [
    'A table in your browser. Sit down alone against bots, or send a friend a link. The game knows what is legal, lights it, and answers “why can’t I?” with the rule that says so.',
    'Each rule has a page with positions that prove it, and you can try them yourself. A game waits for you as long as you like: come back tomorrow and it is there.',
    'Dealing is fair and can be checked: a seal of the shuffle is shown when the game starts, the shuffle itself when it ends, and your browser compares the two.',
  ],
  whose: 'Whose games these are',
  whoseText: [
    'The games belong to those who made them. Hordekeep is an independent work by people who love these games. It is not affiliated with, endorsed by or sponsored by any publisher. It contains no art and no text of theirs: rules are told in our own words, and every drawing is ours. If you like a game, please buy it.',
  ],
  games: [
    { name: 'Horde', by: 'by Dave Dobson, Plankton Games, 2012.' },
    { name: 'Skytear', by: 'PvP Geeks, 2019.' },
    { name: 'Skytear Horde, and its Monoliths edition', by: 'Skytear Games, 2022 and 2024.' },
    { name: 'Cloudspire', by: 'Chip Theory Games, 2019.' },
  ],
  playable: 'All that can be played here, with the whole book of its rules:',
  keys: 'Keys',
  keysText: 'Everything can be reached with Tab and pressed with Enter. At the table there is more:',
  keyList: [
    { keys: ['1', '9', 'A', 'Z'], range: true, what: 'the choice that shows this key' },
    { keys: ['Enter'], range: false, what: 'make the choice that you are looking at' },
    { keys: ['Esc'], range: false, what: 'put it back' },
    { keys: ['Space'], range: false, what: 'pass or stop, where you may' },
    { keys: ['U'], range: false, what: 'take your last choice back' },
    { keys: ['H'], range: false, what: 'ask a bot for a hint' },
    { keys: ['?'], range: false, what: 'open the rule in question' },
    { keys: ['T'], range: false, what: 'the table as text' },
    { keys: ['L'], range: false, what: 'the log' },
    { keys: ['C'], range: false, what: 'chat' },
    { keys: ['K'], range: false, what: 'all keys' },
  ],
  to: 'to',
  or: 'or',
  privacy: 'Privacy',
  privacyText: 'No e-mail, no password, no tracking, nothing from other sites. What the service stores:',
  privacyList: [
    'your name and language, and a recovery code if you make one (only a fingerprint of it);',
    'the tables where you sit: who sat there, each choice, and what was said in the chat; and whom you have muted;',
    'problems that you report: what you saw, and your note.',
  ],
  privacyBrowser:
    'Your browser keeps one signed cookie that says who you are, and your language, theme and other settings. You can delete your account at any time under',
  privacyLink: 'You',
  credits: 'Credits and licences',
  creditList: [
    {
      name: 'Grenze and Grenze Gotisch',
      by: 'typefaces by their project authors at Omnibus-Type, SIL Open Font License 1.1',
    },
    {
      name: 'Atkinson Hyperlegible Next',
      by: 'typeface by its project authors, for the Braille Institute, SIL Open Font License 1.1',
    },
    { name: 'Emblems, icons and scenes', by: 'drawn for Hordekeep, MIT licence like the code' },
    { name: 'Hordekeep', by: 'MIT licence, © 2026 the Hordekeep founders' },
  ],
};

const fr: typeof en = {
  title: 'À propos',
  lead: 'Hordekeep joue à des jeux de table dont chaque règle est appliquée, expliquée et vérifiée.',
  what: 'Ce que c’est',
  whatText: [
    'Une table dans votre navigateur. Asseyez-vous seul contre des robots, ou envoyez un lien à un proche. Le jeu sait ce qui est permis, l’éclaire, et répond à « pourquoi pas ? » par la règle qui le dit.',
    'Chaque règle a une page avec des positions qui la prouvent, et vous pouvez les essayer. Une partie vous attend aussi longtemps que vous voulez : revenez demain, elle est là.',
    'La donne est honnête et se vérifie : un sceau du mélange est montré au début de la partie, le mélange lui-même à la fin, et votre navigateur compare les deux.',
  ],
  whose: 'À qui sont ces jeux',
  whoseText: [
    'Les jeux appartiennent à ceux qui les ont faits. Hordekeep est une œuvre indépendante, par des gens qui aiment ces jeux. Elle n’est ni affiliée à un éditeur, ni approuvée, ni parrainée par lui. Elle ne contient ni image ni texte d’un éditeur : les règles sont dites avec nos mots, et chaque dessin est de nous. Si un jeu vous plaît, achetez-le.',
  ],
  games: [
    { name: 'Horde', by: 'de Dave Dobson, Plankton Games, 2012.' },
    { name: 'Skytear', by: 'PvP Geeks, 2019.' },
    { name: 'Skytear Horde, et son édition Monoliths', by: 'Skytear Games, 2022 et 2024.' },
    { name: 'Cloudspire', by: 'Chip Theory Games, 2019.' },
  ],
  playable: 'Tout ce qui se joue ici, avec tout le livre de ses règles :',
  keys: 'Touches',
  keysText: 'Tout s’atteint avec Tab et se presse avec Entrée. À la table, il y en a d’autres :',
  keyList: [
    { keys: ['1', '9', 'A', 'Z'], range: true, what: 'le choix qui montre cette touche' },
    { keys: ['Entrée'], range: false, what: 'faire le choix que vous regardez' },
    { keys: ['Échap'], range: false, what: 'le reposer' },
    { keys: ['Espace'], range: false, what: 'passer ou s’arrêter, quand c’est permis' },
    { keys: ['U'], range: false, what: 'reprendre votre dernier choix' },
    { keys: ['H'], range: false, what: 'demander conseil à un robot' },
    { keys: ['?'], range: false, what: 'ouvrir la règle en question' },
    { keys: ['T'], range: false, what: 'la table en texte' },
    { keys: ['L'], range: false, what: 'le journal' },
    { keys: ['C'], range: false, what: 'la discussion' },
    { keys: ['K'], range: false, what: 'toutes les touches' },
  ],
  to: 'à',
  or: 'ou',
  privacy: 'Vie privée',
  privacyText: 'Ni courriel, ni mot de passe, ni pistage, rien qui vienne d’autres sites. Ce que le service garde :',
  privacyList: [
    'votre nom et votre langue, et un code de récupération si vous en créez un (seulement son empreinte) ;',
    'les tables où vous jouez : qui y était, chaque choix, et ce qui s’est dit dans la discussion ; et qui vous avez rendu muet ;',
    'les problèmes que vous signalez : ce que vous avez vu, et votre note.',
  ],
  privacyBrowser:
    'Votre navigateur garde un seul cookie signé qui dit qui vous êtes, ainsi que votre langue, votre thème et d’autres réglages. Vous pouvez supprimer votre compte à tout moment sous',
  privacyLink: 'Vous',
  credits: 'Crédits et licences',
  creditList: [
    {
      name: 'Grenze et Grenze Gotisch',
      by: 'caractères des auteurs de ces projets chez Omnibus-Type, licence SIL Open Font 1.1',
    },
    {
      name: 'Atkinson Hyperlegible Next',
      by: 'caractère des auteurs du projet, pour le Braille Institute, licence SIL Open Font 1.1',
    },
    { name: 'Emblèmes, icônes et scènes', by: 'dessinés pour Hordekeep, licence MIT comme le code' },
    { name: 'Hordekeep', by: 'licence MIT, © 2026 les fondateurs de Hordekeep' },
  ],
};

export default { en, fr };
