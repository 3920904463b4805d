/** What every board of hexes says: of what can be chosen, of areas that are laid, of the view. Made from en/hexgrid.ftl by scripts/client_texts.py: do not edit. */

import type { Voice, Word } from './fluent';

export default {
  file: 'hexgrid',
  read: ({ say }: Voice) => ({
    legal: (name: Word) => say('legal', { name }),
    selected: (name: Word) => say('selected', { name }),
    considered: (name: Word) => say('considered', { name }),
    area: {
      title: say('area-title'),
      turn: say('area-turn'),
      back: say('area-back'),
      place: say('area-place'),
      which: (number: Word, all: Word) => say('area-which', { number, all }),
      hint: say('area-hint'),
    },
    menu: {
      title: say('menu-title'),
      close: say('menu-close'),
    },
    camera: {
      label: say('camera-label'),
      nearer: say('camera-nearer'),
      farther: say('camera-farther'),
      all: say('camera-all'),
    },
  }),
};
