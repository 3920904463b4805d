/** Tables in lists: home, lobby, my games. Made from en/tables.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'tables',
  read: ({ say }: Voice) => ({
    yourMove: say('yourMove'),
    waiting: say('waiting'),
    open: say('open'),
    waitingFor: (names: Word, since: Word) => say('waitingFor', { names, since }),
    waitingForPlayers: (free: number) => say('waitingForPlayers', { free }),
    with: (names: Word) => say('with', { names }),
    alone: say('alone'),
    seats: (taken: Word, all: Word) => say('seats', { taken, all }),
    sitDown: say('sitDown'),
    watch: say('watch'),
    goThere: say('goThere'),
    named: (verb: Word, title: Word, names: Word) => say('named', { verb, title, names }),
  }),
};
