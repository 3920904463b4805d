/** Words for views that are read out: fields and values of the documents. What is missing is made from its own name. Made from en/view.ftl by scripts/client_texts.py: do not edit. */

import type { Voice } from './fluent';

export default {
  file: 'view',
  read: ({ say, byName }: Voice) => ({
    board: say('board'),
    yes: say('yes'),
    no: say('no'),
    none: say('none'),
    fields: byName('fields', (id) => say(id)),
    pieces: byName('pieces', (id) => say(id)),
  }),
};
