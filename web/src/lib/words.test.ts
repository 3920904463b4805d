import { describe, expect, it } from 'vitest';
import { languages, textsIn } from './words.svelte';
import { voiceOf, type Catalogue } from '../texts/fluent';
import achievements from '../texts/achievements';
import decks from '../texts/decks';
import hexes from '../texts/hexes';
import isles from '../texts/isles';
import lanes from '../texts/lanes';
import study from '../texts/study';
import table from '../texts/table';
import tableau from '../texts/tableau';

/** What pages said before their texts were Fluent, word for word. */
function samples(language: string): readonly string[] {
  const of = <Texts>(catalogue: Catalogue<Texts>): Texts => textsIn(catalogue, language);
  const [lane, hex, isle, horde, at, of_study] = [of(lanes), of(hexes), of(isles), of(tableau), of(table), of(study)];
  return [
    lane.list(['a', '', 'b']),
    lane.figure(2.5),
    lane.horde.deckSaid([1, 12].map((cards) => lane.horde.cards(cards))),
    lane.horde.pileSaid(7, 2, ''),
    lane.portal.stage(3),
    lane.marker.monsterSaid(3, 0),
    lane.marker.monsterSaid(3, 3),
    lane.marker.monsterSaid(3, 1),
    lane.purse.manaSaid(5, 2, 3),
    lane.piece.token['wound']?.(2) ?? '',
    hex.heroes.of('Akhuti'),
    hex.heroes.of('Beth'),
    hex.draft.pick(2, 'X', false, true),
    isle.lasting['movement']?.(2) ?? '',
    isle.tray.counted('Aegis', 1),
    isle.tray.counted('Aegis', 3),
    horde.pool.left(12, 12),
    horde.pool.left(3, 12),
    horde.seats.points('−1', -1),
    horde.fight.takes(''),
    at.title('Horde', '', true),
    at.orders.state('never', 'turn'),
    at.players.bot(''),
    of_study.steps.times(0.5),
    of_study.rules.searchHint(1240),
    of_study.replay.shareMark(1, 'X.'),
    of_study.rules.english,
    of(achievements).total(1, 12),
    of(decks).bringing.example,
  ];
}

const ENGLISH = [
  'a, b',
  '2.5',
  'Horde deck: 1 card, then 12 cards',
  'Outsider pile: 7 cards, 2 of them for the next turn. Look',
  'Portal III',
  'the monster falls',
  'the monster is unharmed',
  'the monster goes from 3 to 1',
  '5 mana, 3 after this',
  '2 wounds',
  'Akhuti’s heroes',
  'Beth’s heroes',
  'Pick 2: X, now',
  'movement +2',
  'Aegis',
  'Aegis ×3',
  '12 cards',
  '3 of 12 left',
  '−1 point',
  'takes',
  '● Horde · Hordekeep',
  'Passing this turn',
  'bot',
  'half speed',
  'Search 1,240 rules: vampire, tie…',
  'X. And 1 more here.',
  '',
  '1 of 12 symbols',
  'SH1-… or\n3 Clan of the Oak\n1 Gulbjarn',
];
const FRENCH = [
  'a, b',
  '2,5',
  'Deck Horde\u202f: 1 carte, puis 12 cartes',
  'Pile Outsider\u202f: 7 cartes, dont 2 pour le tour suivant. Regarder',
  'Portail III',
  'le Monstre tombe',
  'le Monstre est indemne',
  'le Monstre passe de 3 à 1',
  '5 Mana, 3 ensuite',
  '2 jetons Dégât',
  'Héros d’Akhuti',
  'Héros de Beth',
  'Choix 2 : X, maintenant',
  'mouvement +2',
  'Aegis',
  'Aegis ×3',
  '12 cartes',
  '3 sur 12',
  '−1 point',
  'prend',
  '● Horde · Hordekeep',
  'Je passe ce tour',
  'robot',
  'demi-vitesse',
  'Chercher dans 1\u202f240 règles\u202f: vampire, égalité…',
  'X. Et 1 de plus ici.',
  'Ce livre est en anglais pour le moment. Merci de votre patience.',
  '1 symbole sur 12',
  'SH1-… ou\n3 Clan du Chêne\n1 Gulbjarn',
];

describe('texts', () => {
  it('are in the languages that have a folder', () => {
    expect(languages()).toEqual(['en', 'fr']);
  });

  it('say what they said', () => {
    expect(samples('en')).toEqual(ENGLISH);
    expect(samples('fr')).toEqual(FRENCH);
  });

  it('say of nothing and of one in French what is said of one', () => {
    const { horde } = textsIn(lanes, 'fr');
    expect([0, 1, 2].map((count) => horde.cards(count))).toEqual(['0 carte', '1 carte', '2 cartes']);
  });
});

describe('a voice', () => {
  const english = voiceOf('en', 'one = One\ntwo = Two { $what }\nmark-a = A\nmark-b = B\n');

  it('says in the other language what it cannot say itself', () => {
    const other = voiceOf('qps', 'one = Öñé\nmark-b = ß\n', english);
    expect([other.say('one'), other.say('two', { what: 'cards' })]).toEqual(['Öñé', 'Two cards']);
    expect(other.byName('mark', (id) => other.say(id))).toEqual({ a: 'A', b: 'ß' });
  });

  it('says in the other language what it was not given the words for', () => {
    const other = voiceOf('qps', 'two = { $whom } Twö\n', english);
    expect(other.say('two', { what: 'cards' })).toBe('Two cards');
  });

  it('leaves no text out silently', () => {
    expect(() => english.say('three')).toThrow('no text three in en');
    expect(() => english.say('two')).toThrow('no text two in en');
  });
});
