import { describe, expect, it } from 'vitest';
import { barredWords, isLockedOut, obstacleTo } from './matching';
import obstacles from '../../../fixtures/tableau/obstacles.json';
import { tableFor } from './testing';
import { faceOf } from './cards';

interface Case {
  picks: string[];
  opening: string;
  costly: boolean;
  pool: string[];
  /** Each refused card with the own card that it matches; null: one double or triple card is enough. */
  refused: Record<string, string | null>;
}

const cases = obstacles as unknown as Case[];

describe('obstacles', () => {
  it('are exactly the refusals of the game, in real games', () => {
    for (const { picks, opening, costly, pool, refused } of cases) {
      const table = tableFor({ phase: 'monster', opening, opening_was_costly: costly, pool, seats: [{ picks }] });
      for (const card of pool) {
        const obstacle = obstacleTo(table, 0, card);
        const own = refused[card];
        if (own === undefined) expect(obstacle, card).toBeNull();
        else if (own === null) expect(obstacle, card).toEqual({ kind: 'costly' });
        else {
          expect(obstacle?.kind, card).toBe('taken');
          const word = obstacle?.kind === 'taken' ? obstacle.word : '';
          for (const each of [own, card]) expect([each, ...faceOf(each).battles]).toContain(word);
        }
      }
    }
  });

  it('were met in all their kinds', () => {
    const kinds = cases.flatMap(({ refused }) => Object.values(refused));
    expect(kinds).toContain(null);
    expect(kinds).toContain('flayer');
    expect(kinds).toContain('phantasm');
    expect(kinds.filter((own) => own?.includes('-'))).not.toHaveLength(0);
  });
});

it('bars the factions and types of regular picks and the names of special ones', () => {
  expect(barredWords(['sun-ooze', 'phantasm', 'vampire'])).toEqual(['sun', 'ooze', 'moon', 'vampire']);
});

describe('locked out', () => {
  const round = { phase: 'monster', opening: 'over', target: 2, pool: ['sun-ooze', 'moon-ooze'] };

  it('is a player below the target whom every card of the Pool matches', () => {
    expect(isLockedOut(tableFor({ ...round, seats: [{ picks: ['fire-ooze'], total: 1 }] }), 0)).toBe(true);
  });

  it('is nobody who can still pick, who is at the target, or while the round is being opened', () => {
    expect(isLockedOut(tableFor({ ...round, seats: [{ picks: ['sun-troll'], total: 1 }] }), 0)).toBe(false);
    expect(isLockedOut(tableFor({ ...round, seats: [{ picks: ['fire-ooze'], total: 2 }] }), 0)).toBe(false);
    const opening = { ...round, opening: 'second card' };
    expect(isLockedOut(tableFor({ ...opening, seats: [{ picks: ['fire-ooze'], total: 1 }] }), 0)).toBe(false);
  });
});
