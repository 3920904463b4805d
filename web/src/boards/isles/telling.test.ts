import { describe, expect, it } from 'vitest';
import { line, MOMENTS, playFor } from './testing';
import { accentOf, Telling } from './telling';
import type { SeenUnit } from './seen';
import { playOf, type Play } from './view';

function withUnits(units: readonly Partial<SeenUnit>[]): Play {
  const play = playFor({});
  const some = MOMENTS.flatMap(({ frame }) => playOf(frame).players.flatMap((player) => player.units))[0]!;
  const [beth, ...rest] = play.players;
  return { ...play, players: [{ ...beth!, units: units.map((unit) => ({ ...some, ...unit })) }, ...rest] };
}

/** A chip as events tell it: "aegis@1.0". */
function chip(told: string): { face: string; hex: string } {
  const [face = '', hex = ''] = told.split('@');
  return { face, hex };
}

describe('telling', () => {
  const before = withUnits([{ chip: 'aegis', hex: '0.0', health: 3 }]);
  const after = withUnits([{ chip: 'aegis', hex: '2.0', health: 1 }]);
  const moved = line('moved', {
    chip: chip('aegis@2.0'),
    start: '0.0',
    walk: ['1.0', '2.0'],
  });
  const hurt = line('damaged', { chip: chip('aegis@2.0'), lost: 2 });
  const unitOf = (play: Play): SeenUnit => play.players[0]!.units[0]!;

  it('goes line by line from what was to what is', () => {
    const telling = new Telling();
    expect(telling.shown(before, [], false)).toBe(before);
    const first = unitOf(telling.shown(after, [line('turn', { seat: 0 })], false));
    expect([first.hex, first.health]).toEqual(['0.0', 3]);
    const second = unitOf(telling.shown(after, [moved], false));
    expect([second.hex, second.health]).toEqual(['2.0', 3]);
    expect(unitOf(telling.shown(after, [moved], false)).hex).toBe('2.0');
    const third = unitOf(telling.shown(after, [hurt], false));
    expect([third.hex, third.health]).toEqual(['2.0', 1]);
    expect(telling.shown(after, [], false)).toBe(after);
  });

  it('is over at once where nothing moves, and when it is skipped', () => {
    const telling = new Telling();
    telling.shown(before, [], false);
    expect(telling.shown(after, [moved], true)).toBe(after);
    const skipped = new Telling();
    skipped.shown(before, [], false);
    skipped.shown(after, [moved], false);
    expect(skipped.shown(after, [moved, hurt], false)).toBe(after);
  });

  it('keeps who was defeated until it is told', () => {
    const gone = withUnits([]);
    const telling = new Telling();
    telling.shown(before, [], false);
    expect(
      telling.shown(gone, [line('fires', { chip: chip('reetall@1.0'), target: chip('aegis@0.0'), dice: [2] })], false)
        .players[0]!.units,
    ).toHaveLength(1);
    expect(
      telling.shown(gone, [line('cleared', { chip: chip('aegis@0.0'), hex: '0.0' })], false).players[0]!.units,
    ).toHaveLength(0);
  });

  it('points from a spire to its target, and shows its dice', () => {
    const accent = accentOf(
      before,
      line('fires', { chip: chip('reetall@1.0'), target: chip('aegis@0.0'), dice: [2, 0] }),
    );
    expect(accent.aims).toEqual([['1.0', '0.0']]);
    expect(accent.bursts[0]).toEqual({ hex: '1.0', text: '2 0', kind: 'dice' });
  });

  it('shows the way of whoever walks', () => {
    expect(accentOf(before, moved).trail).toEqual(['0.0', '1.0', '2.0']);
  });
});
