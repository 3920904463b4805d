/** Friendly names for guests: somebody who holds the wall. The lists may be as long as you like, with commas between. Made from en/guests.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'guests',
  read: ({ say }: Voice) => ({
    name: (how: Word, who: Word) => say('name', { how, who }),
    who: say('who'),
    how: say('how'),
  }),
};
