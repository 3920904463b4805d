/** What every board of hexes says: of what can be chosen, of areas that are laid, of the view. */

const en = {
  legal: (name: string) => `${name}. Legal now`,
  selected: (name: string) => `${name}. Chosen, now choose on`,
  considered: (name: string) => `${name}. Being considered`,
  area: {
    title: 'Place the area',
    turn: 'Turn it',
    back: 'Turn it back',
    place: 'Place it here',
    which: (number: number, all: number) => `Way ${number} of ${all}`,
    hint: 'Point at a hex; the keys , and . turn the area.',
  },
  menu: { title: 'Which one?', close: 'Close' },
  camera: { label: 'View', nearer: 'Nearer', farther: 'Farther', all: 'Show everything' },
};

const fr: typeof en = {
  legal: (name) => `${name}. Permis maintenant`,
  selected: (name) => `${name}. Choisi, choisissez la suite`,
  considered: (name) => `${name}. À l’étude`,
  area: {
    title: 'Placez la zone',
    turn: 'Tourner',
    back: 'Tourner dans l’autre sens',
    place: 'La placer ici',
    which: (number, all) => `Façon ${number} sur ${all}`,
    hint: 'Montrez un hexagone ; les touches , et . tournent la zone.',
  },
  menu: { title: 'Lequel ?', close: 'Fermer' },
  camera: { label: 'Vue', nearer: 'Rapprocher', farther: 'Éloigner', all: 'Tout montrer' },
};

export default { en, fr };
