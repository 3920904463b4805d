/** Home and lobby. Made from en/home.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'home',
  read: ({ say }: Voice) => ({
    title: say('title'),
    scene: say('scene'),
    heading: say('heading'),
    pitch: say('pitch'),
    play: say('play'),
    playSub: (game: Word, bots: number) => say('playSub', { game, bots }),
    playSubSoon: say('playSubSoon'),
    playing: say('playing'),
    open: say('open'),
    openSub: say('openSub'),
    goOn: say('goOn'),
    allMine: say('allMine'),
    newHere: say('newHere'),
    newHereText: say('newHereText'),
    learn: (game: Word) => say('learn', { game }),
    choose: say('choose'),
    players: (fewest: number, most: number) => say('players', { fewest, most }),
    minutes: (minutes: Word) => say('minutes', { minutes }),
    rules: (rules: Word) => say('rules', { rules }),
    openThis: say('openThis'),
    learnThis: say('learnThis'),
    rulesOf: say('rulesOf'),
    decksOf: say('decksOf'),
    achievementsOf: say('achievementsOf'),
    doors: {
      learn: {
        label: say('doors-learn-label'),
        about: say('doors-learn-about'),
      },
      rules: {
        label: say('doors-rules-label'),
        about: say('doors-rules-about'),
      },
      replay: {
        label: say('doors-replay-label'),
        about: say('doors-replay-about'),
      },
    },
    tables: say('tables'),
    all: (count: Word) => say('all', { count }),
    fewer: say('fewer'),
    empty: say('empty'),
    emptyAction: say('emptyAction'),
  }),
};
