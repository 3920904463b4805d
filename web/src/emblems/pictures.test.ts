import { expect, test } from 'vitest';
import { pictureOf } from './pictures';

test('factions have their badges, castles and hordes their emblems', () => {
  expect(pictureOf('cloudspire', 'faction_b', 'narora')).toEqual({ sign: { icon: 'i-ring', badge: 'narora' } });
  expect(pictureOf('monoliths', 'deck', 'taulot-dawn')?.sign?.badge).toBe('taulot');
  expect(pictureOf('monoliths', 'horde', 'sinklings')).toEqual({ emblem: 'e-merfolk' });
});

test('what is left to the dice or to the table has none', () => {
  for (const value of ['picked', 'random']) expect(pictureOf('cloudspire', 'faction_a', value)).toBeNull();
  expect(pictureOf('cloudspire', 'mode', 'solo')).toBeNull();
  expect(pictureOf('monoliths', 'castle', 'auto')).toBeNull();
  expect(pictureOf('plankton-horde', 'deck', 'taulot')).toBeNull();
});
