import { describe, expect, it } from 'vitest';
import { placesOf, type Places } from './places';
import { tableFor } from './testing';

const cards = (places: Places): (string | null)[] => places.slots.map((slot) => slot.card);
const idOf = (places: Places, card: string): string | undefined => places.slots.find((slot) => slot.card === card)?.id;
const round = (pool: string[], picks: string[] = [], more: object = {}) =>
  tableFor({ phase: 'monster', round: 1, pool, seats: [{ picks }, {}], ...more });

describe('the Pool', () => {
  const start = placesOf(round(['sun-ooze', 'moon-troll', 'sun-ooze', 'fire-golem']), null);

  it('lies as the frame lists it at first', () => {
    expect(cards(start)).toEqual(['sun-ooze', 'moon-troll', 'sun-ooze', 'fire-golem']);
    expect(new Set(start.slots.map((slot) => slot.id)).size).toBe(4);
  });

  it('keeps every card in its place when one is taken, whatever order the frame lists them in', () => {
    const after = placesOf(round(['fire-golem', 'sun-ooze', 'sun-ooze'], ['moon-troll']), start);
    expect(cards(after)).toEqual(['sun-ooze', null, 'sun-ooze', 'fire-golem']);
    expect(after.slots.map((slot) => slot.id)).toEqual(start.slots.map((slot) => slot.id));
    expect(after.lying[0]).toEqual([{ id: idOf(start, 'moon-troll'), card: 'moon-troll', standing: 'picked' }]);
  });

  it('loses that of two copies which was pressed', () => {
    const table = round(['sun-ooze', 'moon-troll', 'fire-golem'], ['sun-ooze']);
    for (const place of [0, 2]) {
      const pressed = start.slots[place]?.id ?? null;
      const after = placesOf(table, start, pressed);
      expect(after.slots[place]?.card).toBeNull();
      expect(after.lying[0]?.[0]?.id).toBe(pressed);
    }
  });

  it('fills its gaps with new cards', () => {
    const taken = placesOf(round(['sun-ooze', 'sun-ooze', 'fire-golem'], ['moon-troll']), start);
    const next = { ...round(['sun-ooze', 'sun-ooze', 'fire-golem', 'vampire']), round: 2 };
    const after = placesOf(next, taken);
    expect(cards(after)).toEqual(['sun-ooze', 'vampire', 'sun-ooze', 'fire-golem']);
    expect(after.lying[0]).toEqual([]);
  });

  it('takes a card and fills the gap in one step, as a new piece', () => {
    const next = { ...round(['sun-ooze', 'sun-ooze', 'moon-troll', 'moon-troll']), round: 2 };
    const after = placesOf(next, start);
    expect(cards(after)).toEqual(['sun-ooze', 'moon-troll', 'sun-ooze', 'moon-troll']);
    expect(start.slots.map((slot) => slot.id)).not.toContain(after.slots[3]?.id);
  });

  it('gets a card back into its own gap when a choice is taken back', () => {
    const once = placesOf(round(['sun-ooze', 'moon-troll', 'sun-ooze'], ['fire-golem']), start);
    const twice = placesOf(round(['sun-ooze', 'sun-ooze'], ['fire-golem', 'moon-troll']), once);
    const back = placesOf(round(['sun-ooze', 'sun-ooze', 'fire-golem'], ['moon-troll']), twice);
    expect(cards(back)).toEqual(['sun-ooze', null, 'sun-ooze', 'fire-golem']);
    expect(idOf(back, 'fire-golem')).toBe(idOf(start, 'fire-golem'));
  });

  it('does not take a refilled card for one that went into a horde', () => {
    const taken = placesOf(round(['sun-ooze', 'sun-ooze', 'fire-golem'], ['moon-troll']), start);
    const refilled = { ...round(['sun-ooze', 'sun-ooze', 'fire-golem', 'moon-troll']), round: 2 };
    expect(idOf(placesOf(refilled, taken), 'moon-troll')).not.toBe(idOf(start, 'moon-troll'));
  });

  it('shows the gaps of the round also to those who come in the middle of it', () => {
    const places = placesOf(round(['sun-ooze'], ['moon-troll'], { just_picked: { seat: 1, card: 'vampire' } }), null);
    expect(cards(places)).toEqual(['sun-ooze', null, null]);
    expect(places.lying[1]?.[0]?.standing).toBe('just picked');
  });

  it('begins anew where another game is looked at', () => {
    const pool = ['water', 'fire', 'royal'].flatMap((faction) => [
      `${faction}-ooze`,
      `${faction}-troll`,
      `${faction}-golem`,
    ]);
    const other = ['sun', 'moon', 'forest'].flatMap((faction) => [
      `${faction}-ooze`,
      `${faction}-troll`,
      `${faction}-golem`,
    ]);
    const after = placesOf(round(other.slice(0, 4)), placesOf(round(pool), null));
    expect(cards(after)).toEqual(other.slice(0, 4));
  });

  it('is placed the same when it is placed twice', () => {
    const table = round(['sun-ooze', 'moon-troll'], ['fire-golem']);
    const once = placesOf(table, start);
    expect(placesOf(table, once)).toEqual(once);
  });
});

it('a stolen card goes on from the picker to the thief', () => {
  const pool = ['sun-ooze', 'moon-troll'];
  const window = placesOf(round(pool, [], { just_picked: { seat: 0, card: 'vampire' } }), null);
  const after = placesOf(
    round(pool, [], { seats: [{ given: ['betrayer', 'sun-ooze', 'sun-ooze'] }, { stolen: ['vampire'] }] }),
    window,
  );
  expect(after.lying[1]).toEqual([{ id: window.lying[0]?.[0]?.id, card: 'vampire', standing: 'stolen' }]);
  expect(after.lying[0]?.map((card) => card.standing)).toEqual(['given', 'given', 'given']);
});

describe('a token', () => {
  const row = (fire: number | null, moon: number | null) => [
    { battle: 'fire', token: fire },
    { battle: 'moon', token: moon },
  ];
  const at = (places: Places, where: string) => places.tokens.filter((token) => token.where === where);

  it('goes from the table onto a Battle Card', () => {
    const before = placesOf(round([], [], { row: row(8, null), tokens_left: [5, 5, 3] }), null);
    const after = placesOf(round([], [], { row: row(8, 5), tokens_left: [5, 3] }), before);
    expect(at(before, 'left').map((token) => token.id)).toContain(at(after, 'row:moon')[0]?.id);
    expect(at(after, 'row:fire')).toEqual(at(before, 'row:fire'));
  });

  it('changes places with another when the Trickster switches them', () => {
    const before = placesOf(round([], [], { row: row(3, 5) }), null);
    const after = placesOf(round([], [], { row: row(5, 3) }), before);
    expect(at(after, 'row:fire')[0]?.id).toBe(at(before, 'row:moon')[0]?.id);
  });

  it('goes to the winner', () => {
    const before = placesOf(round([], [], { phase: 'battles', battle: 0, row: row(3, 5) }), null);
    const won = { phase: 'battles', battle: 1, row: row(3, 5), seats: [{}, { won: [3] }] };
    expect(at(placesOf(round([], [], won), before), 'won:1')[0]?.id).toBe(at(before, 'row:fire')[0]?.id);
  });
});
