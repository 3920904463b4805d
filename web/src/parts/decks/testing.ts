/** A small box of cards for tests, and a service that judges decks of it by two rules: a castle, and three cards. */

import type { CheckDeck, CheckedDeck, ShownCard, ShownCards } from '../../lib/protocol';

export function card(id: string, more: Partial<ShownCard> = {}): ShownCard {
  return {
    id,
    name: id.replaceAll('-', ' '),
    kind: 'ally',
    type_line: 'Ally',
    faction: 'liothan',
    set: 'liothan',
    traits: [],
    rarity: 'base',
    copies: 3,
    cost: 2,
    attack: 1,
    health: 1,
    epic: false,
    stage: 0,
    corner: '',
    boost: 0,
    side: '',
    swords: 0,
    symbol: false,
    waves: [],
    emblem: '',
    abilities: [],
    enchantment: [],
    power: null,
    runes: [],
    modifier: null,
    armor: 0,
    flips: 0,
    area: [],
    keywords: [],
    ...more,
  };
}

export const BOX: ShownCards = {
  cards: [
    card('the-maw', { name: 'The Maw', kind: 'castle', rarity: '', cost: null, copies: 1 }),
    card('bear', { name: 'Bear', kind: 'hero', rarity: 'legendary', copies: 1, cost: 6, type_line: 'Hero' }),
    card('shamans', { name: 'Shamans', abilities: [{ lead: 'Play', text: 'heal the castle.', reaction: false }] }),
    card('oak', { name: 'Oak', cost: 3 }),
    card('tower', {
      name: 'Élan Tower',
      kind: 'tower',
      type_line: 'Tower',
      cost: 8,
      attack: null,
      health: null,
      rarity: 'rare',
      copies: 2,
    }),
    card('rose', { name: 'Rose', faction: 'kurumo', set: 'kurumo', type_line: 'Ally · Bushido' }),
    card('troll', { name: 'Troll', kind: 'monster', faction: '', rarity: 'base' }),
  ],
  keywords: [],
  castles: [
    {
      card: 'the-maw',
      hero: 'bear',
      faction: 'liothan',
      rare: ['liothan'],
      base: ['liothan'],
      free_trait: '',
      free_type: '',
      banned_trait: 'Bushido',
      banned_hero: '',
    },
  ],
  decks: [{ id: 'liothan', name: 'Liothan', faction: 'liothan', code: 'SH1-LIOTHAN' }],
  factions: [
    { id: 'liothan', name: 'Liothan' },
    { id: 'kurumo', name: 'Kurumo' },
  ],
  kinds: [
    { id: 'ally', name: 'Ally' },
    { id: 'hero', name: 'Hero' },
    { id: 'tower', name: 'Tower' },
  ],
  rarities: [
    { id: 'base', name: 'base' },
    { id: 'rare', name: 'rare' },
    { id: 'legendary', name: 'legendary' },
  ],
};

export const SIZE = 3;

/** What the service of the tests says about a deck. Its codes are its lists, joined. */
export function judge({ deck, fill }: CheckDeck): CheckedDeck {
  const lines = deck.replace(/^SH1-/, '').split(/\n|_/).filter(Boolean);
  const castle = lines.find((line) => line.startsWith('Castle: '))?.slice(8) ?? '';
  const copies = new Map(
    lines.filter((line) => /^\d/.test(line)).map((line) => [line.replace(/^\d+ /, ''), Number.parseInt(line, 10)]),
  );
  const count = (): number => [...copies.values()].reduce((sum, each) => sum + each, 0);
  if (fill) copies.set('shamans', (copies.get('shamans') ?? 0) + SIZE - count());
  const size = count();
  const problems = [
    ...(castle
      ? []
      : [{ rule: 'SH-CUST-11', because: 'The deck has no castle yet.', advice: '', card: '', missing: true }]),
    ...(size < SIZE
      ? [
          {
            rule: 'SH-CUST-17',
            because: `The deck has ${size} cards, not ${SIZE}.`,
            advice: 'Add more.',
            card: '',
            missing: true,
          },
        ]
      : []),
    ...(copies.has('rose')
      ? [{ rule: 'SH-CUST-21', because: 'The Maw bans Rose.', advice: 'Take Rose out.', card: 'rose', missing: false }]
      : []),
  ];
  return {
    code: `SH1-${[...(castle ? [`Castle: ${castle}`] : []), ...[...copies].map(([id, many]) => `${many} ${id}`)].join('_')}`,
    list: [...copies].map(([id, many]) => `${many} ${id}`).join('\n'),
    ready: '',
    castle,
    cards: [...copies].map(([id, many]) => ({ card: id, copies: many })),
    size,
    legal: problems.length === 0,
    problems,
    unread: lines.flatMap((text, at) => (/xyzzy/.test(text) ? [{ line: at + 1, text, nearest: 'Oak' }] : [])),
    room: BOX.cards
      .filter((each) => each.faction !== '' && each.kind !== 'castle')
      .map((each) => {
        if (each.faction === 'kurumo' && castle)
          return { card: each.id, most: 0, rule: 'SH-CUST-21', because: 'The Maw bans it.', short: 'Bushido banned' };
        const here = copies.get(each.id) ?? 0;
        const most = Math.min(each.copies, here + SIZE - size);
        return {
          card: each.id,
          most,
          rule: here >= most ? 'SH-CUST-17' : '',
          because: here >= most ? 'The deck is full.' : '',
          short: here >= most ? 'full' : '',
        };
      }),
    kinds: [],
    limits: [{ id: 'cards', name: 'Cards', count: size, most: SIZE, rule: 'SH-CUST-17' }],
    curve: [],
    form: 'deck',
    heroes: [],
  };
}
