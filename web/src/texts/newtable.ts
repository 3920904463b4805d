/** The form that opens a table. */

const en = {
  title: 'Open a table',
  lead: 'Choose what it is for, and it is ready. Everything below can be changed.',
  game: 'Game',
  noGame: (slug: string) => `There is no game called “${slug}” here.`,
  allGames: 'See all games',
  purpose: 'What is it for?',
  purposes: {
    solo: { label: 'On your own', about: 'starts at once' },
    bots: { label: 'Against bots', about: 'starts at once' },
    friend: { label: 'With a friend', about: 'you send a link' },
    public: { label: 'Public table', about: 'anybody may sit down' },
    hotseat: { label: 'Hot seat', about: 'all at this screen' },
  },
  seats: 'Seats',
  howMany: 'How many seats',
  seat: (letter: string) => `Seat ${letter}`,
  who: (letter: string) => `Who sits at ${letter}`,
  kinds: { me: 'You', bot: 'A bot', open: 'Open for a friend', openPublic: 'Open for anybody', nobody: 'Nobody for now' },
  nobodyAbout: 'The game waits at this seat until you give it to somebody at the table.',
  level: (letter: string) => `Level of the bot at ${letter}`,
  withBots: 'With bots',
  settings: 'Settings',
  more: 'More settings',
  decks: 'Build or choose a deck',
  random: 'The dice decide',
  seatIs: (letter: string, who: string) => `Seat ${letter}: ${who}`,
  yes: 'Yes',
  between: (low: number, high: number) => `A whole number from ${low} to ${high}.`,
  whoMay: 'Who may come',
  invited: { label: 'By invitation', about: 'only those who have the link' },
  everybody: { label: 'Public', about: 'listed on the home page; anybody may sit down or watch' },
  open: 'Open the table',
  opening: 'Setting the table…',
  startsAtOnce: 'The game starts at once.',
  startsWith: (people: number) =>
    people === 1
      ? 'The game starts when one person has sat down. The table gives you the link to send.'
      : `The game starts when ${people} people have sat down. The table gives you the link to send.`,
  watching: 'No seat is yours: you will watch.',
};

const fr: typeof en = {
  title: 'Ouvrir une table',
  lead: 'Dites pour quoi, et elle est prête. Tout ce qui suit peut être changé.',
  game: 'Jeu',
  noGame: (slug) => `Il n’y a pas ici de jeu appelé « ${slug} ».`,
  allGames: 'Voir tous les jeux',
  purpose: 'Pour quoi faire ?',
  purposes: {
    solo: { label: 'En solo', about: 'commence tout de suite' },
    bots: { label: 'Contre des robots', about: 'commence tout de suite' },
    friend: { label: 'Avec un proche', about: 'vous envoyez un lien' },
    public: { label: 'Table publique', about: 'chacun peut s’asseoir' },
    hotseat: { label: 'Même écran', about: 'tout le monde ici' },
  },
  seats: 'Places',
  howMany: 'Nombre de places',
  seat: (letter) => `Place ${letter}`,
  who: (letter) => `Qui est à la place ${letter}`,
  kinds: { me: 'Vous', bot: 'Un robot', open: 'Libre pour un proche', openPublic: 'Libre pour tous', nobody: 'Personne encore' },
  nobodyAbout: 'La partie attend à cette place jusqu’à ce que vous la donniez à quelqu’un.',
  level: (letter) => `Niveau du robot à la place ${letter}`,
  withBots: 'Avec des robots',
  settings: 'Réglages',
  more: 'Autres réglages',
  decks: 'Composer ou choisir un deck',
  random: 'Les dés décident',
  seatIs: (letter, who) => `Place ${letter} : ${who}`,
  yes: 'Oui',
  between: (low, high) => `Un nombre entier de ${low} à ${high}.`,
  whoMay: 'Qui peut venir',
  invited: { label: 'Sur invitation', about: 'seulement avec le lien' },
  everybody: { label: 'Publique', about: 'annoncée sur l’accueil ; chacun peut s’asseoir ou regarder' },
  open: 'Ouvrir la table',
  opening: 'On met la table…',
  startsAtOnce: 'La partie commence tout de suite.',
  startsWith: (people) =>
    people === 1
      ? 'La partie commence dès qu’une personne s’est assise. La table vous donne le lien à envoyer.'
      : `La partie commence dès que ${people} personnes se sont assises. La table vous donne le lien à envoyer.`,
  watching: 'Aucune place n’est à vous : vous regarderez.',
};

export default { en, fr };
