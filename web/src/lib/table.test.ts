import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT, type Standing } from './orders';
import { PaperSocket, ask, frame, info, line, offer, welcome } from './table-fixtures';
import type { Motion } from './news.svelte';
import type { Forecast, Orders, Why } from './protocol';
import { Table } from './table.svelte';

const ooze = offer('pick', { card: 'ooze' }, 'pool:ooze');
const troll = offer('pick', { card: 'troll' }, 'pool:troll');
const stop = offer('stop');

let table: Table;
let oneTap: boolean;
let usual: Standing;
const online = vi.fn();

/** Let promises run. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const socket = (): PaperSocket => PaperSocket.last;

function begin(first = frame(ask(7, ooze, troll, stop)), log = [line(0), line(1)], about = info()): void {
  socket().open();
  socket().say(welcome(first, log, about));
}

beforeEach(() => {
  vi.useFakeTimers();
  PaperSocket.made = [];
  oneTap = false;
  usual = DEFAULT;
  online.mockReset();
  const motion: Motion = 'off';
  table = new Table({
    address: () => 'ws://x',
    motion: () => motion,
    oneTap: () => oneTap,
    orders: () => usual,
    online,
    connect: PaperSocket.connect,
  });
  table.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test('what may be written is chosen like what is offered, and nothing else is', async () => {
  begin(frame({ ...ask(7, stop), written: 'deck' }));
  const deck = offer('deck', { deck: 'SK1-0' });
  table.press(offer('card', { card: 'SK1-0' }));
  expect(table.considered).toBeNull();
  table.press(deck);
  expect(table.considered).toBe(deck);
  table.press(deck);
  expect(socket().sentLast('choose').key).toBe('deck:SK1-0');
});

describe('what several may answer', () => {
  const bot = { kind: 'bot' as const, name: 'Quill', level: 'keen', person: null, here: false, stand_in: false };
  const team = info({ seats: [...info().seats, bot] });
  const shared = (number: number, ...offers: Parameters<typeof ask>[1][]) => ({
    ...ask(number, ...offers),
    seats: [0, 2],
  });

  test('can be handed over to the bots among them, once for each question', async () => {
    begin(frame(shared(7, ooze)), [], team);
    expect(table.canHandOver).toBe(true);
    void table.handOver();
    const { id, ...sent } = socket().sentLast('hand-over');
    expect(sent).toEqual({ type: 'hand-over', ask: 7, seat: 0 });
    socket().say({ type: 'done', id });
    await settle();
    expect(table.handedOver).toBe(true);
    expect(table.offers).toEqual([ooze]);
    socket().say({ type: 'update', frame: frame(shared(8, ooze)), log_from: 0, log: [], earlier: [] });
    expect(table.handedOver).toBe(false);
  });

  test('a refused wish leaves the question as it was', async () => {
    begin(frame(shared(7, ooze)), [], team);
    void table.handOver();
    socket().say({ type: 'no', id: socket().sentLast('hand-over').id, code: 'stale', rule: '', because: 'Too late.' });
    await settle();
    expect(table.handedOver).toBe(false);
    expect(table.trouble).toBe('Too late.');
  });

  test.each([
    ['of oneself alone', ask(7, ooze), team],
    ['where each answers for itself', { ...shared(7, ooze), each: true }, team],
    ['of people only', { ...ask(7, ooze), seats: [0, 1] }, team],
    ['of others', { ...ask(7), seats: [1, 2] }, team],
  ])('nothing is handed over %s', (_, asked, about) => {
    begin(frame(asked), [], about);
    expect(table.canHandOver).toBe(false);
  });

  test.each([
    ['nobody, when I am one of them', [0, 1, 2], false, []],
    ['the people among them', [1, 2], false, [1]],
    ['all of them, where each answers for itself', [1, 2], true, [1, 2]],
    ['a bot', [2], false, [2]],
  ])('the game waits for %s', (_, seats, each, awaited) => {
    begin(frame({ ...ask(7), seats, each }), [], team);
    expect(table.awaited).toEqual(awaited);
  });
});

describe('the truth', () => {
  test('comes with the welcome', () => {
    expect(table.line).toBe('connecting');
    begin();
    expect(table.line).toBe('open');
    expect(online).toHaveBeenLastCalledWith(true, 0);
    expect(table.offers).toEqual([ooze, troll, stop]);
    expect([...table.lit.keys()]).toEqual(['pool:ooze', 'pool:troll']);
  });

  test('an update cuts the log and adds to it', () => {
    begin();
    socket().say({ type: 'update', frame: frame(ask(8)), log_from: 2, log: [line(2)], earlier: [] });
    expect(table.news.log.map((each) => each.number)).toEqual([0, 1, 2]);
    socket().say({
      type: 'update',
      frame: frame(ask(9)),
      log_from: 1,
      log: [{ ...line(1), text: 'Taken back.' }],
      earlier: [],
    });
    expect(table.news.log.map((each) => each.text)).toEqual(['Line 0.', 'Taken back.']);
  });

  test('somebody else is asked: nothing is offered', () => {
    begin(frame({ ...ask(7), seats: [1] }));
    expect(table.asked).toBe(false);
  });

  test('where a bot stands in, its person chooses nothing', () => {
    const seats = info().seats.map((seat, place) =>
      place === 0 ? { ...seat, kind: 'bot' as const, stand_in: true } : seat,
    );
    begin(undefined, undefined, info({ seats }));
    expect(table.replaced).toBe(true);
    expect(table.offers).toEqual([]);
  });

  test('lines of one moment and the question are one announcement', async () => {
    begin();
    socket().say({ type: 'update', frame: frame(ask(8)), log_from: 2, log: [line(2), line(3)], earlier: [] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.truth.announcer.polite).toBe('Question 7? Line 2. Line 3. Question 8?');
  });
});

describe('considering', () => {
  test('the first press asks for the forecast, the second makes the choice', async () => {
    begin();
    table.touch('pool:ooze');
    expect(table.considered).toEqual(ooze);
    const asked = socket().sentLast('ask-forecast');
    expect(asked).toMatchObject({ ask: 7, seat: 0, key: 'pick:ooze' });
    const forecast: Forecast = {
      type: 'forecast',
      id: asked.id,
      key: 'pick:ooze',
      lines: [line(0)],
      then: 'Mo is asked.',
      certain: true,
    };
    socket().say(forecast);
    await settle();
    expect(table.forecast).toEqual(forecast);
    table.touch('pool:ooze');
    expect(socket().sentLast('choose')).toMatchObject({ ask: 7, seat: 0, key: 'pick:ooze' });
  });

  test('a forecast that comes too late is not shown for another choice', async () => {
    begin();
    table.press(ooze);
    const first = socket().sentLast('ask-forecast');
    table.press(troll);
    socket().say({ type: 'forecast', id: first.id, key: 'pick:ooze', lines: [], then: '', certain: true });
    await settle();
    expect(table.forecast).toBeNull();
    expect(table.considered).toEqual(troll);
  });

  test('Esc puts it back', () => {
    begin();
    table.press(ooze);
    expect(table.putBack()).toBe(true);
    expect(table.considered).toBeNull();
    expect(table.putBack()).toBe(false);
  });

  test('with one tap the first press plays', () => {
    begin();
    oneTap = true;
    table.touch('pool:ooze');
    expect(socket().sentCount('ask-forecast')).toBe(0);
    expect(socket().sentCount('choose')).toBe(1);
  });

  test('several choices on one piece are asked about', () => {
    const steal = offer('steal', {}, 'picks:1:ooze');
    const decline = offer('decline', {}, 'picks:1:ooze');
    begin(frame(ask(7, steal, decline)));
    table.touch('picks:1:ooze');
    expect(table.among).toEqual([steal, decline]);
    table.press(steal);
    expect(table.considered).toEqual(steal);
  });

  test('a second piece tells which of several choices is meant; the first one again puts it back', () => {
    const two = offer('play', { card: 'shamans', place: '2' }, 'hand:shamans', 'lane:2');
    const four = offer('play', { card: 'shamans', place: '4' }, 'hand:shamans', 'lane:4');
    const other = offer('play', { card: 'yami', place: '4' }, 'hand:yami', 'lane:4');
    begin(frame(ask(7, two, four, other)));
    table.touch('hand:shamans');
    expect(table.among).toEqual([two, four]);
    table.touch('lane:4');
    expect([table.considered, table.among]).toEqual([four, [two, four]]);
    table.touch('lane:2');
    expect(table.considered).toEqual(two);
    table.putBack();
    table.touch('hand:shamans');
    table.touch('hand:shamans');
    expect([table.considered, table.among]).toEqual([null, []]);
    table.touch('hand:shamans');
    table.touch('hand:yami');
    expect(table.considered).toEqual(other);
  });

  test('when the ask moves on, what was considered is gone', () => {
    begin();
    table.press(ooze);
    socket().say({ type: 'update', frame: frame(ask(8, troll)), log_from: 2, log: [line(2)], earlier: [] });
    expect(table.considered).toBeNull();
  });

  test('what is not lit is answered with its rule', async () => {
    begin();
    table.touch('pool:dragon');
    const asked = socket().sentLast('ask-why');
    expect(asked).toMatchObject({ seat: 0, touched: 'pool:dragon' });
    const why: Why = {
      type: 'why',
      id: asked.id,
      legal: false,
      rule: 'PH-MATCH-02',
      because: 'It matches.',
      rule_text: 'No two alike.',
    };
    socket().say(why);
    await settle();
    expect(table.refused).toMatchObject({ rule: 'PH-MATCH-02', because: 'It matches.', ruleText: 'No two alike.' });
    expect(table.truth.announcer.urgent).toBe('It matches.');
  });

  test('a spectator is told that they watch', () => {
    begin(frame(ask(7), { seat: null }), [], info({ mine: [] }));
    table.touch('pool:ooze');
    expect(table.note).toBe('watching');
    expect(socket().sentCount('ask-why')).toBe(0);
  });
});

describe('choosing', () => {
  test('once it is done, the same ask offers nothing more', async () => {
    begin();
    oneTap = true;
    table.press(ooze);
    expect(table.offers).toEqual([]);
    table.press(troll);
    expect(socket().sentCount('choose')).toBe(1);
    socket().say({ type: 'done', id: socket().sentLast('choose').id });
    await settle();
    expect(table.busy).toBe(false);
    expect(table.offers).toEqual([]);
  });

  test('a stale choice is told politely, and one may choose again', async () => {
    begin();
    oneTap = true;
    table.press(ooze);
    socket().say({ type: 'no', id: socket().sentLast('choose').id, code: 'stale', rule: '', because: 'Too late.' });
    await settle();
    expect(table.trouble).toBe('Too late.');
    expect(table.refused).toBeNull();
    expect(table.offers).toHaveLength(3);
  });

  test('a refused choice shows its rule', async () => {
    begin();
    oneTap = true;
    table.press(ooze);
    socket().say({ type: 'no', id: socket().sentLast('choose').id, code: 'rule', rule: 'PH-PICK-03', because: 'No.' });
    await settle();
    expect(table.refused).toMatchObject({ rule: 'PH-PICK-03', because: 'No.' });
  });

  async function breakWhileChoosing(): Promise<void> {
    begin();
    oneTap = true;
    table.press(ooze);
    socket().break();
    await settle();
    expect(table.line).toBe('away');
    expect(table.busy).toBe(true);
    expect(online).toHaveBeenLastCalledWith(false, 1006);
    await vi.advanceTimersByTimeAsync(1_000);
    socket().open();
    expect(socket().sentCount('choose')).toBe(0);
  }

  test('a choice under way when the line broke is sent again if its ask still stands', async () => {
    await breakWhileChoosing();
    socket().say(welcome(frame(ask(7, ooze, troll, stop))));
    expect(socket().sentLast('choose')).toMatchObject({ ask: 7, seat: 0, key: 'pick:ooze' });
    socket().say({ type: 'done', id: socket().sentLast('choose').id });
    await settle();
    expect(table.busy).toBe(false);
  });

  test('if the ask has gone it arrived, and is not sent again', async () => {
    await breakWhileChoosing();
    socket().say(welcome(frame(ask(8, troll))));
    await settle();
    expect(socket().sentCount('choose')).toBe(0);
    expect(table.busy).toBe(false);
    expect(table.offers).toEqual([troll]);
  });

  test('other questions are not sent again by themselves', async () => {
    begin();
    void table.say('Hello');
    socket().break();
    await settle();
    expect(table.note).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    socket().open();
    socket().say(welcome(frame(ask(7, ooze))));
    await settle();
    expect(socket().sentCount('say')).toBe(0);
  });

  test('nothing is offered while the line is away', () => {
    begin();
    socket().break();
    expect(table.offers).toEqual([]);
    table.touch('pool:ooze');
    expect(table.note).toBe('away');
  });
});

describe('several seats of mine that may answer', () => {
  const both = { ...ask(7, ooze), seats: [0, 1, 2] };

  test('can be changed between', () => {
    begin(frame(both), undefined, info({ mine: [0, 1] }));
    expect(table.others).toEqual([1]);
    table.look(1);
    expect(socket().sentLast('look')).toEqual({ type: 'look', seat: 1 });
  });

  test('are nothing to change between for whoever has one of them, or is not asked', () => {
    begin(frame(both), undefined, info({ mine: [0] }));
    expect(table.others).toEqual([]);
    begin(frame({ ...both, seats: [2] }), undefined, info({ mine: [0, 1] }));
    expect(table.others).toEqual([]);
  });
});

describe('taking back', () => {
  test('of several seats of mine the one that chose last', () => {
    begin(frame(ask(7, ooze), { seat: 1 }), [line(0, { seat: 1 }), line(1, { seat: 0 })], info({ mine: [0, 1] }));
    void table.takeBack();
    expect(socket().sentLast('undo')).toMatchObject({ seat: 0 });
  });

  test('an answer is given for each of my seats that has to answer', async () => {
    begin(undefined, undefined, info({ mine: [0] }));
    socket().say({ type: 'undo-changed', undo: { seat: 1, what: 'Take Ooze', waiting: [0] } });
    void table.answerUndo(true);
    await settle();
    expect(socket().sentLast('answer-undo')).toMatchObject({ seat: 0, agree: true });
  });
});

describe('my own wish to take back', () => {
  test('can be withdrawn', async () => {
    begin();
    socket().say({ type: 'undo-changed', undo: { seat: 0, what: 'Take Ooze', waiting: [1] } });
    void table.answerUndo(false);
    await settle();
    expect(socket().sentLast('answer-undo')).toMatchObject({ seat: 0, agree: false });
  });
});

describe('talking', () => {
  test('whoever is muted is not announced', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(1_000);
    socket().say({ type: 'muted-changed', muted: ['p-mo'] });
    socket().say({ type: 'chat-said', line: { number: 0, person: 'p-mo', name: 'Mo', text: 'Boo', at: 0 } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.truth.announcer.polite).toBe('Question 7?');
    expect(table.truth.chat).toHaveLength(1);
  });
});

describe('standing orders', () => {
  const able: Orders = { ask: 'able', stops: [], until: 'changed' };
  const moments = [{ name: 'enemy-card', label: 'an enemy plays a power card', usual: false }];

  function sit(given: boolean): void {
    socket().open();
    socket().say({ ...welcome(frame(ask(7, stop))), orders: [{ seat: 0, orders: able, given }], moments });
  }

  test('a game without windows has none', () => {
    begin();
    expect(table.orders).toBeNull();
    expect(socket().sentCount('give-orders')).toBe(0);
  });

  test('what this person always orders is ordered where nothing was', () => {
    usual = { ask: 'always', stops: ['enemy-card', 'of another game'] };
    sit(false);
    expect(socket().sentLast('give-orders')).toMatchObject({
      seat: 0,
      orders: { ask: 'always', stops: ['enemy-card'], until: 'changed' },
    });
  });

  test('what was ordered at this table stays', () => {
    usual = { ask: 'always', stops: [] };
    sit(true);
    expect(socket().sentCount('give-orders')).toBe(0);
    expect(table.orders).toEqual(able);
  });

  test('are given for the seat that acts, and follow what the service says', async () => {
    sit(true);
    const given = table.giveOrders({ ...able, ask: 'never', until: 'turn' });
    const { id, seat, orders } = socket().sentLast('give-orders');
    expect([seat, orders.ask]).toEqual([0, 'never']);
    socket().say({ type: 'orders-changed', orders: [{ seat: 0, orders, given: true }] });
    socket().say({ type: 'done', id });
    expect(await given).toBe(true);
    expect(table.orders?.until).toBe('turn');
  });
});
