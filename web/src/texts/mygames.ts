/** My games. Made from en/mygames.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'mygames',
  read: ({ say }: Voice) => ({
    title: say('title'),
    playing: say('playing'),
    waiting: say('waiting'),
    over: say('over'),
    replay: say('replay'),
    rematch: say('rematch'),
    replayOf: (title: Word, day: Word) => say('replayOf', { title, day }),
    rematchOf: (title: Word, day: Word) => say('rematchOf', { title, day }),
    starting: say('starting'),
    moreOver: (count: Word) => say('moreOver', { count }),
    empty: say('empty'),
    emptyPlay: say('emptyPlay'),
    noneRunning: say('noneRunning'),
  }),
};
