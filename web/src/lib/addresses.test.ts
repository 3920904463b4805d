import { describe, expect, it } from 'vitest';
import { readAddress } from './addresses';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: null }],
    ['/new/plankton-horde', { page: 'new', game: 'plankton-horde' }],
    ['/t/ab12', { page: 'table', id: 'ab12' }],
    ['/replay', { page: 'replay', id: null }],
    ['/replay/ab12', { page: 'replay', id: 'ab12' }],
    ['/rules', { page: 'rules', game: null, rule: null }],
    ['/rules/plankton-horde', { page: 'rules', game: 'plankton-horde', rule: null }],
    ['/rules/plankton-horde/PH-DT-15', { page: 'rules', game: 'plankton-horde', rule: 'PH-DT-15' }],
    ['/my', { page: 'my' }],
    ['/learn/plankton-horde', { page: 'learn', game: 'plankton-horde' }],
    ['/me', { page: 'me' }],
    ['/report/r1', { page: 'report', id: 'r1' }],
    ['/about', { page: 'about' }],
    ['/achievements/skytear-horde', { page: 'achievements', game: 'skytear-horde' }],
    ['/campaign/monoliths', { page: 'campaign', game: 'monoliths', id: null }],
    ['/campaign/monoliths/r1', { page: 'campaign', game: 'monoliths', id: 'r1' }],
    ['/decks/skytear-horde', { page: 'decks', game: 'skytear-horde', id: null }],
    ['/decks/skytear-horde/new', { page: 'decks', game: 'skytear-horde', id: 'new' }],
    ['/t/a%20b', { page: 'table', id: 'a b' }],
  ])('%s leads to its page', (path, address) => {
    expect(readAddress(path)).toEqual(address);
  });

  it.each([
    '/t',
    '/t/a/b',
    '/learn',
    '/report',
    '/achievements',
    '/campaign',
    '/campaign/a/b/c',
    '/nowhere',
    '/my/more',
    '/rules/a/b/c',
    '/new/a/b',
    '/decks',
    '/decks/a/b/c',
    '/%E0%A4%A',
  ])('%s leads nowhere', (path) => {
    expect(readAddress(path)).toEqual({ page: 'unknown' });
  });
});
