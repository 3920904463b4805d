/** What every page shares: the top bar, problems, the service that is away, the page that is not there. Made from en/shell.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'shell',
  read: ({ say }: Voice) => ({
    skip: say('skip'),
    title: (page: Word) => say('title', { page }),
    top: {
      home: say('top-home'),
      nav: say('top-nav'),
      menu: say('top-menu'),
      tables: say('top-tables'),
      my: say('top-my'),
      rules: say('top-rules'),
      replays: say('top-replays'),
      about: say('top-about'),
      me: say('top-me'),
      meNamed: (name: Word) => say('top-meNamed', { name }),
      language: say('top-language'),
      lantern: {
        dark: say('top-lantern-dark'),
        light: say('top-lantern-light'),
      },
    },
    rule: (id: Word) => say('rule', { id }),
    away: {
      because: say('away-because'),
      advice: say('away-advice'),
      bar: say('away-bar'),
      back: say('away-back'),
    },
    problem: {
      unexpected: (status: Word) => say('problem-unexpected', { status }),
      ours: say('problem-ours'),
      again: say('problem-again'),
      tryAgain: say('problem-tryAgain'),
    },
    loading: say('loading'),
    notFound: {
      title: say('notFound-title'),
      heading: say('notFound-heading'),
      text: say('notFound-text'),
      home: say('notFound-home'),
    },
    foot: {
      label: say('foot-label'),
      line: say('foot-line'),
    },
  }),
};
