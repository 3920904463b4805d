import { afterEach, describe, expect, test } from 'vitest';
import { actionOf, type Reach } from './keys';
import { offer } from './table-fixtures';

const stop = offer('stop');
const pick = offer('pick', { card: 'ooze' }, 'pool:ooze');
const reach: Reach = {
  offers: [stop, pick],
  keys: new Map([
    ['stop', '1'],
    ['pick:ooze', 'a'],
  ]),
  considered: null,
  behind: false,
  letters: true,
};

function pressed(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

function put(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('keys at the table', () => {
  test('digits and letters press their choice', () => {
    expect(actionOf(pressed('1'), reach)).toEqual({ kind: 'press', offer: stop });
    expect(actionOf(pressed('A'), reach)).toEqual({ kind: 'press', offer: pick });
    expect(actionOf(pressed('9'), reach)).toBeNull();
  });

  test('Space stops, Enter commits what is considered, Esc puts it back', () => {
    expect(actionOf(pressed(' '), reach)).toEqual({ kind: 'press', offer: stop });
    expect(actionOf(pressed('Enter'), reach)).toBeNull();
    expect(actionOf(pressed('Enter'), { ...reach, considered: pick })).toEqual({ kind: 'commit' });
    expect(actionOf(pressed('Escape'), reach)).toEqual({ kind: 'put-back' });
  });

  test.each([
    ['u', 'undo'],
    ['h', 'hint'],
    ['t', 'text'],
    ['?', 'rule'],
    ['k', 'keys'],
    ['l', 'log'],
    ['c', 'chat'],
  ])('%s means %s', (key, kind) => {
    expect(actionOf(pressed(key), reach)).toEqual({ kind });
  });

  test('on a button Space and Enter belong to the button', () => {
    const button = put('<button>x</button>');
    expect(actionOf(pressed(' ', button), reach)).toBeNull();
    expect(actionOf(pressed('Enter', button), { ...reach, considered: pick })).toBeNull();
    expect(actionOf(pressed('u', button), reach)).toEqual({ kind: 'undo' });
  });

  test('whoever types, or holds a modifier, is not playing', () => {
    expect(actionOf(pressed('u', put('<input>')), reach)).toBeNull();
    expect(actionOf(pressed('Escape', put('<dialog></dialog>')), reach)).toBeNull();
    expect(actionOf(pressed('u', document.body, { ctrlKey: true }), reach)).toBeNull();
  });

  test('while an earlier moment is shown, keys lead to the present and choose nothing', () => {
    const late: Reach = { ...reach, behind: true };
    for (const key of ['1', 'a', ' ', 'Enter']) expect(actionOf(pressed(key), late)).toEqual({ kind: 'finish' });
    expect(actionOf(pressed('u'), late)).toEqual({ kind: 'undo' });
    expect(actionOf(pressed('Enter', put('<button>x</button>')), late)).toBeNull();
  });

  test('letters can be turned off; Enter, Space and Esc stay', () => {
    const quiet = { ...reach, letters: false };
    expect(actionOf(pressed('1'), quiet)).toBeNull();
    expect(actionOf(pressed('u'), quiet)).toBeNull();
    expect(actionOf(pressed(' '), quiet)).toEqual({ kind: 'press', offer: stop });
    expect(actionOf(pressed('Escape'), quiet)).toEqual({ kind: 'put-back' });
  });
});
