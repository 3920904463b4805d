/** What every page shares: the top bar, problems, the service that is away, the page that is not there. */

const en = {
  skip: 'Skip to the page',
  title: (page: string) => `${page} · Hordekeep`,
  top: {
    home: 'Hordekeep, home',
    nav: 'Main',
    menu: 'Menu',
    tables: 'Tables',
    my: 'My games',
    rules: 'Rulebook',
    replays: 'Replays',
    about: 'About',
    me: 'You',
    meNamed: (name: string) => `${name}: your name and settings`,
    language: 'Language',
    lantern: { dark: 'Lantern: switch to the light theme', light: 'Lantern: switch to the dark theme' },
  },
  rule: (id: string) => `Rule ${id}`,
  away: {
    because: 'The service is away.',
    advice: 'Trying again…',
    bar: 'The service is away, trying again. Nothing that you have played is lost.',
    back: 'The service is back.',
  },
  problem: {
    unexpected: (status: number) => `The service answered in a way we did not expect (${status}).`,
    ours: 'Something went wrong on this page.',
    again: 'Please try again.',
    tryAgain: 'Try again',
  },
  loading: 'One moment…',
  notFound: {
    title: 'No such page',
    heading: 'Nobody keeps this gate.',
    text: 'There is no page at this address. It may have been mistyped, or the link is old.',
    home: 'Back to the keep',
  },
  foot: {
    label: 'About this site',
    line: 'Fan-made and free. No e-mail, no tracking.',
  },
};

const fr: typeof en = {
  skip: 'Aller à la page',
  title: (page) => `${page} · Hordekeep`,
  top: {
    home: 'Hordekeep, accueil',
    nav: 'Principal',
    menu: 'Menu',
    tables: 'Tables',
    my: 'Mes parties',
    rules: 'Règles',
    replays: 'Relectures',
    about: 'À propos',
    me: 'Vous',
    meNamed: (name) => `${name} : votre nom et vos réglages`,
    language: 'Langue',
    lantern: { dark: 'Lanterne : passer au thème clair', light: 'Lanterne : passer au thème sombre' },
  },
  rule: (id) => `Règle ${id}`,
  away: {
    because: 'Le service est absent.',
    advice: 'Nouvel essai…',
    bar: 'Le service est absent, nouvel essai en cours. Rien de ce que vous avez joué n’est perdu.',
    back: 'Le service est de retour.',
  },
  problem: {
    unexpected: (status) => `Le service a répondu d’une façon inattendue (${status}).`,
    ours: 'Quelque chose a mal tourné sur cette page.',
    again: 'Veuillez réessayer.',
    tryAgain: 'Réessayer',
  },
  loading: 'Un instant…',
  notFound: {
    title: 'Page introuvable',
    heading: 'Personne ne garde cette porte.',
    text: 'Il n’y a pas de page à cette adresse. Elle est peut-être mal recopiée, ou le lien est ancien.',
    home: 'Retour au donjon',
  },
  foot: {
    label: 'À propos de ce site',
    line: 'Fait par des amateurs, gratuit. Ni courriel, ni pistage.',
  },
};

export default { en, fr };
