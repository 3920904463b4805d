import { describe, expect, it } from 'vitest';
import { line, MOMENTS, playFor } from './testing';
import { accentOf, Telling } from './telling';
import { hexNumbered, playOf, type Play, type UnitView } from './view';

function withUnits(units: readonly Partial<UnitView>[]): Play {
  const play = playFor({});
  const some = MOMENTS.flatMap(({ frame }) => playOf(frame).players.flatMap((player) => player.units))[0]!;
  const [beth, ...rest] = play.players;
  return { ...play, players: [{ ...beth!, units: units.map((unit) => ({ ...some, ...unit })) }, ...rest] };
}

/** The number that events give a hex. */
function numberOf(play: Play, hex: string): number {
  for (let number = 0; number < 2000; number += 1) if (hexNumbered(play, number) === hex) return number;
  throw new Error(hex);
}

describe('telling', () => {
  const before = withUnits([{ chip: 'aegis', hex: '0.0', health: 3 }]);
  const after = withUnits([{ chip: 'aegis', hex: '2.0', health: 1 }]);
  const moved = line('moved', {
    chip: 'aegis@2.0',
    start: numberOf(before, '0.0'),
    walk: [numberOf(before, '1.0'), numberOf(before, '2.0')],
  });
  const hurt = line('damaged', { chip: 'aegis@2.0', lost: 2 });
  const unitOf = (play: Play): UnitView => play.players[0]!.units[0]!;

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
      telling.shown(gone, [line('fires', { chip: 'reetall@1.0', target: 'aegis@0.0', dice: [2] })], false).players[0]!
        .units,
    ).toHaveLength(1);
    expect(
      telling.shown(gone, [line('cleared', { chip: 'aegis@0.0', hex: numberOf(before, '0.0') })], false).players[0]!
        .units,
    ).toHaveLength(0);
  });

  it('points from a spire to its target, and shows its dice', () => {
    const accent = accentOf(before, line('fires', { chip: 'reetall@1.0', target: 'aegis@0.0', dice: [2, 0] }));
    expect(accent.aims).toEqual([['1.0', '0.0']]);
    expect(accent.bursts[0]).toEqual({ hex: '1.0', text: '2 0', kind: 'dice' });
  });

  it('shows the way of whoever walks', () => {
    expect(accentOf(before, moved).trail).toEqual(['0.0', '1.0', '2.0']);
  });
});
