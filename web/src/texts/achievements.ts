/** Achievements: what can be achieved in a game, and what one has. Made from en/achievements.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'achievements',
  read: ({ say }: Voice) => ({
    title: say('title'),
    of: (game: Word) => say('of', { game }),
    lead: say('lead'),
    total: (have: number, all: Word) => say('total', { have, all }),
    symbols: (have: number, most: Word) => say('symbols', { have, most }),
    best: (day: Word) => say('best', { day }),
    undone: say('undone'),
    watch: say('watch'),
    watchOf: (name: Word) => say('watchOf', { name }),
    tryIt: say('tryIt'),
    tryOf: (name: Word) => say('tryOf', { name }),
    again: say('again'),
    againOf: (name: Word) => say('againOf', { name }),
    stranger: say('stranger'),
    mine: say('mine'),
    link: (game: Word) => say('link', { game }),
    earned: say('earned'),
  }),
};
