/** The form that opens a table. Made from en/newtable.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'newtable',
  read: ({ say }: Voice) => ({
    title: say('title'),
    lead: say('lead'),
    game: say('game'),
    noGame: (slug: Word) => say('noGame', { slug }),
    allGames: say('allGames'),
    purpose: say('purpose'),
    purposes: {
      solo: {
        label: say('purposes-solo-label'),
        about: say('purposes-solo-about'),
      },
      bots: {
        label: say('purposes-bots-label'),
        about: say('purposes-bots-about'),
      },
      friend: {
        label: say('purposes-friend-label'),
        about: say('purposes-friend-about'),
      },
      public: {
        label: say('purposes-public-label'),
        about: say('purposes-public-about'),
      },
      hotseat: {
        label: say('purposes-hotseat-label'),
        about: say('purposes-hotseat-about'),
      },
    },
    seats: say('seats'),
    howMany: say('howMany'),
    seat: (letter: Word) => say('seat', { letter }),
    who: (letter: Word) => say('who', { letter }),
    kinds: {
      me: say('kinds-me'),
      bot: say('kinds-bot'),
      open: say('kinds-open'),
      openPublic: say('kinds-openPublic'),
      nobody: say('kinds-nobody'),
    },
    nobodyAbout: say('nobodyAbout'),
    level: (letter: Word) => say('level', { letter }),
    withBots: say('withBots'),
    settings: say('settings'),
    more: say('more'),
    decks: say('decks'),
    campaign: (name: Word) => say('campaign', { name }),
    own: say('own'),
    ownOf: (label: Word) => say('ownOf', { label }),
    random: say('random'),
    seatIs: (letter: Word, who: Word) => say('seatIs', { letter, who }),
    between: (low: Word, high: Word) => say('between', { low, high }),
    whoMay: say('whoMay'),
    invited: {
      label: say('invited-label'),
      about: say('invited-about'),
    },
    everybody: {
      label: say('everybody-label'),
      about: say('everybody-about'),
    },
    open: say('open'),
    opening: say('opening'),
    startsAtOnce: say('startsAtOnce'),
    startsWith: (people: number) => say('startsWith', { people }),
    watching: say('watching'),
  }),
};
