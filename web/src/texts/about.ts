/** About and credits. Made from en/about.ftl by scripts/client_texts.py: do not edit. */

import type { Voice } from './fluent';

export default {
  file: 'about',
  read: ({ say }: Voice) => ({
    title: say('title'),
    lead: say('lead'),
    what: say('what'),
    whatText: [
      say('whatText-1'),
      say('whatText-2'),
      say('whatText-3'),
    ],
    whose: say('whose'),
    whoseText: [
      say('whoseText-1'),
    ],
    games: [
      {
        name: say('games-1-name'),
        by: say('games-1-by'),
      },
      {
        name: say('games-2-name'),
        by: say('games-2-by'),
      },
      {
        name: say('games-3-name'),
        by: say('games-3-by'),
      },
      {
        name: say('games-4-name'),
        by: say('games-4-by'),
      },
    ],
    playable: say('playable'),
    keys: say('keys'),
    keysText: say('keysText'),
    keyList: [
      {
        keys: say('keyList-1-keys'),
        what: say('keyList-1-what'),
      },
      {
        keys: say('keyList-2-keys'),
        what: say('keyList-2-what'),
      },
      {
        keys: say('keyList-3-keys'),
        what: say('keyList-3-what'),
      },
      {
        keys: say('keyList-4-keys'),
        what: say('keyList-4-what'),
      },
      {
        keys: say('keyList-5-keys'),
        what: say('keyList-5-what'),
      },
      {
        keys: say('keyList-6-keys'),
        what: say('keyList-6-what'),
      },
      {
        keys: say('keyList-7-keys'),
        what: say('keyList-7-what'),
      },
      {
        keys: say('keyList-8-keys'),
        what: say('keyList-8-what'),
      },
      {
        keys: say('keyList-9-keys'),
        what: say('keyList-9-what'),
      },
      {
        keys: say('keyList-10-keys'),
        what: say('keyList-10-what'),
      },
      {
        keys: say('keyList-11-keys'),
        what: say('keyList-11-what'),
      },
    ],
    to: say('to'),
    or: say('or'),
    privacy: say('privacy'),
    privacyText: say('privacyText'),
    privacyList: [
      say('privacyList-1'),
      say('privacyList-2'),
      say('privacyList-3'),
    ],
    privacyBrowser: say('privacyBrowser'),
    privacyLink: say('privacyLink'),
    credits: say('credits'),
    creditList: [
      {
        name: say('creditList-1-name'),
        by: say('creditList-1-by'),
      },
      {
        name: say('creditList-2-name'),
        by: say('creditList-2-by'),
      },
      {
        name: say('creditList-3-name'),
        by: say('creditList-3-by'),
      },
      {
        name: say('creditList-4-name'),
        by: say('creditList-4-by'),
      },
    ],
  }),
};
