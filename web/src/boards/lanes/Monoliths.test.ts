import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offersAt } from '../../lib/offers';
import type { ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { litBy } from '../../lib/offers';
import Lanes from './Lanes.svelte';
import { initialsOf } from './naming';
import { fillShelves, LAID_OUT, momentCalled, offer, SECOND, type Moment } from './testing';

const ALL = [...LAID_OUT, ...SECOND].map((moment) => [moment.name, moment] as const);

function propsOf({ frame, news }: Moment, more: object = {}) {
  return {
    frame,
    lit: litBy(frame.ask?.offers ?? []),
    considered: null,
    among: [] as readonly ShownOffer[],
    news,
    ontouch: vi.fn<(id: string) => void>(),
    ...more,
  };
}

const litIds = (root: HTMLElement): Set<string | undefined> =>
  new Set([...root.querySelectorAll<HTMLElement>('[data-lit=true]')].map((piece) => piece.dataset.piece));
const at = (root: HTMLElement, id: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`nothing lies at ${id}`);
  return found;
};
const nameAt = (root: HTMLElement, id: string): string => at(root, id).querySelector('.sr')?.textContent ?? '';
const drawn = async (name: string, more: object = {}): Promise<HTMLElement> => {
  const { container } = render(Lanes, propsOf(momentCalled(name), more));
  await tick();
  return container;
};

beforeEach(fillShelves);
afterEach(() => (speech.language = 'en'));

describe('every moment', () => {
  it.each(ALL)('%s: drawn, and all that may be touched is lit', async (_, moment) => {
    const errors = vi.spyOn(console, 'error');
    const props = propsOf(moment);
    const { container } = render(Lanes, props);
    await tick();
    expect(litIds(container)).toEqual(new Set(props.lit.keys()));
    for (const piece of container.querySelectorAll('[data-piece]'))
      expect(piece.querySelector('.sr')?.textContent).toBeTruthy();
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(errors).not.toHaveBeenCalled();
  });

  const several = [...LAID_OUT, ...SECOND].flatMap((moment) =>
    [...litBy(moment.frame.ask?.offers ?? [])].flatMap(([id, among]) =>
      among.length > 1 ? [[`${moment.name} ${id}`, moment, among] as const] : [],
    ),
  );

  it.each(several.filter((_, place) => place % 9 === 0))(
    '%s: once it is pressed, every place that it may go to is lit',
    async (_, moment, among) => {
      const { container } = render(Lanes, propsOf(moment, { among }));
      await tick();
      const goals = among.flatMap((offer) => offer.touches.slice(1));
      expect(litIds(container)).toEqual(new Set(goals));
    },
  );
});

describe('servants and concealed cards', () => {
  it('are tokens of eight corners, and cards with their back up', async () => {
    const board = await drawn('servants-0');
    expect(
      [...board.querySelectorAll('.bc.servant')].map(
        (piece) => piece.closest<HTMLElement>('[data-piece]')?.dataset.piece,
      ),
    ).toEqual(['a2', 'm3', 'm6']);
    expect(at(board, 'm2').querySelector('.bc.back')).not.toBeNull();
    expect(nameAt(board, 'm2')).toBe('Concealed card, lane 2, counts as a servant, attack 0, health 1');
    expect(nameAt(board, 'a2')).toMatch(
      /^Troop, lane 2, servant, a token, attack 2, health 1, engaged, 1 attack token/,
    );
  });

  it('can be read close up', async () => {
    const board = await drawn('servants-0');
    await fireEvent.keyDown(at(board, 'm2'), { key: 'Enter', shiftKey: true });
    expect(board.querySelector('dialog')?.textContent).toContain('counts as a servant with attack 0 and health 1');
  });
});

describe('a card close up', () => {
  it('tells its power, which differs between cards of one name', async () => {
    const board = await drawn('servants-0');
    await fireEvent.keyDown(at(board, 'm1'), { key: 'Enter', shiftKey: true });
    expect(board.querySelector('dialog .type')?.textContent).toContain('power 2');
  });

  it('calls every token of this edition a servant', async () => {
    const board = await drawn('servants-0');
    await fireEvent.keyDown(at(board, 'm6'), { key: 'Enter', shiftKey: true });
    expect(board.querySelector('dialog .type .grow')?.textContent).toBe('Servant');
  });
});

describe('tokens', () => {
  it('that go at the end of the turn stand apart from those that stay', async () => {
    const board = await drawn('servants-0');
    expect([...at(board, 'm1').querySelectorAll('.tx .tok')].map((chip) => chip.getAttribute('title'))).toEqual([
      '2 armor tokens',
      '1 temporary attack token',
      '1 temporary armor token',
    ]);
    expect(at(board, 'm1').querySelectorAll('.tx .tok.temp')).toHaveLength(2);
    expect(nameAt(board, 'a1')).toContain('1 attack token, 2 temporary weaken tokens');
  });

  it('are told in French by the book’s names', async () => {
    speech.language = 'fr';
    expect(nameAt(await drawn('servants-0'), 'a1')).toContain('1 jeton Attaque, 2 jetons temporaires -1 Attaque');
  });
});

describe('the state of a piece', () => {
  it('shows who rests: allies, monsters, the castle, the back line', async () => {
    const board = await drawn('servants-0');
    expect(['a3', 'm4', 'castle', 'yetnar', 'b2'].map((id) => nameAt(board, id).includes('exhausted'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([...board.querySelectorAll('.badge.rest')]).toHaveLength(4);
  });

  it('shows a card that has lost its abilities', async () => {
    const board = await drawn('servants-0');
    expect(at(board, 'm4').querySelector('.bc.blank')).not.toBeNull();
    expect(nameAt(board, 'm4')).toContain('has lost its abilities');
  });
});

describe('a colossal', () => {
  it('is one body across its lanes', async () => {
    const board = await drawn('colossal-0');
    const joined = [...board.querySelectorAll('.cell.joined')].map(
      (cell) => cell.querySelector<HTMLElement>('[data-piece]')?.dataset.piece,
    );
    expect(joined).toEqual(['m2', 'm3']);
    expect(nameAt(board, 'm2')).toMatch(/^Devourer Limb, lane 2, thrall, one body with Titan Brood/);
  });
});

describe('the back line', () => {
  it('holds the minions, those set aside too, and the monsters that joined them', async () => {
    const board = await drawn('servants-0');
    expect(
      [...board.querySelectorAll<HTMLElement>('.backline [data-piece]')].map((plate) => plate.dataset.piece),
    ).toEqual(['onikai', 'yetnar', 'zephylite', 'ratamil', 'b1', 'b2']);
    expect(nameAt(board, 'onikai')).toBe('Onikai, set aside');
    expect(nameAt(board, 'b1')).toMatch(/^Brood, in the back line, servant, a token, attack 1, health 1, pillages 1/);
    expect(nameAt(board, 'zephylite')).toMatch(/can be engaged\. Legal now$/);
  });

  it('stands close where many joined it', async () => {
    expect((await drawn('colossal-0')).querySelector('.backline.many')).not.toBeNull();
    expect((await drawn('servants-0')).querySelector('.backline.many')).toBeNull();
  });

  it('shows which ally would engage one of its pieces', async () => {
    const considered = momentCalled('servants-0').frame.ask?.offers.find(({ key }) => key === 'engage:b1@5');
    const board = await drawn('servants-0', { considered });
    expect([...board.querySelectorAll<HTMLElement>('.considered')].map((piece) => piece.dataset.piece)).toEqual([
      'b1',
      'a5',
    ]);
  });

  it('lets its pieces be dragged, unless they are set aside', async () => {
    const board = await drawn('servants-0');
    expect(['b1', 'yetnar', 'onikai'].map((id) => at(board, id).dataset.drag)).toEqual(['true', 'true', undefined]);
  });
});

describe('dragging', () => {
  /** Drag a piece onto another; returns what was pressed for it, at a table that asks which choice is meant. */
  async function pressedBy(id: string, onto: string): Promise<string[]> {
    const { frame } = momentCalled('colossal-0');
    const offers = [...(frame.ask?.offers ?? []), offer('engage', { minion: 'onikai', lane: 2 }, 'onikai', 'a2')];
    const pressed: string[] = [];
    let among: readonly ShownOffer[] = [];
    const ontouch = (touched: string): void => {
      pressed.push(touched);
      const meant = offersAt(among.length > 0 ? among : offers, touched);
      among = meant.length > 1 ? meant : [];
      void rerender({ among });
    };
    const moment = { name: '', frame: { ...frame, ask: { ...frame.ask!, offers } }, news: [] };
    const { container, rerender } = render(Lanes, propsOf(moment, { ontouch }));
    await tick();
    document.elementsFromPoint = () => [at(container, onto)];
    await fireEvent.pointerDown(at(container, id), { pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { clientX: 30, clientY: 30 });
    expect(at(container, onto).dataset.lit).toBe('true');
    await fireEvent.pointerUp(window, { clientX: 30, clientY: 30 });
    return pressed;
  }

  it.each([
    ['an ally onto a minion that others may engage too', 'a1', 'onikai', ['onikai', 'a1']],
    ['a minion onto an ally', 'onikai', 'a2', ['onikai', 'a2']],
    ['an ally onto a minion that only it may engage', 'a1', 'ratamil', ['ratamil']],
    ['an ally to another lane', 'a1', 'lane:3', ['a1', 'lane:3']],
  ])('%s: what the choice begins with is pressed first', async (_, id, onto, pressed) => {
    expect(await pressedBy(id, onto)).toEqual(pressed);
  });
});

describe('the portal and the outsider', () => {
  it('tells its level, and its action to the horde player', async () => {
    const board = await drawn('commander-1');
    expect(nameAt(board, 'portal')).toMatch(
      /^Portal, level 1 of 4, .*boost of 4 mana each turn, its action may still be used this turn\. Legal now$/,
    );
    expect(board.querySelector('.acts')?.textContent).toBe('action');
    expect(board.querySelectorAll('.levels .on')).toHaveLength(1);
  });

  it('is the outsider where a card says so', async () => {
    const board = await drawn('whose-0');
    expect(nameAt(board, 'portal')).toContain('is the outsider');
    expect(board.querySelector('.place.portal.fiend')).not.toBeNull();
  });

  it('shows what is set aside, and what of the pile is late', async () => {
    const board = await drawn('servants-0');
    const lastPile = (root: HTMLElement): string =>
      [...root.querySelectorAll('.portal-side .pilebtn .sr')].at(-1)?.textContent ?? '';
    expect(lastPile(board)).toBe(
      'Outsider pile: 2 cards, 1 of them for the next turn. Outsider set aside: 1 card, next Damsel of Silence. Look',
    );
    expect(lastPile(await drawn('commander-0'))).toBe('Outsider set aside: 1 card, next Rider of Dreams. Look');
  });

  it('opens the pile with its notes, and what is set aside from there', async () => {
    const board = await drawn('servants-0');
    await fireEvent.click([...board.querySelectorAll<HTMLElement>('.portal-side .pilebtn')].at(-1)!);
    expect(board.querySelector('.tray')?.textContent).toContain(
      'The lowest card waits for the next turn. Errant Lord is an ally of Beth.',
    );
    await fireEvent.click(
      [...board.querySelectorAll<HTMLElement>('.tray .tag')].find((button) => button.textContent === 'Set aside: 1')!,
    );
    expect(board.querySelector('.tray h2')?.textContent).toBe('The outsider set aside, the next card first');
  });

  it('keeps the enchantment in sight', async () => {
    const band = (await drawn('servants-0')).querySelector('.enchanted');
    expect(band?.getAttribute('aria-label')).toBe('Enchantment of Damsel of Silence');
    expect(band?.querySelector('p')?.textContent).toBe('Each other horde card is summoned concealed.');
    expect((await drawn('colossal-0')).querySelector('.enchanted')).toBeNull();
  });
});

describe('whose a card is', () => {
  it('is seen where several play for the alliance', async () => {
    const board = await drawn('whose-0');
    expect(['a1', 'a2', 'a4'].map((id) => at(board, id).querySelector('.owner')?.textContent)).toEqual(['B', 'O', 'O']);
    expect(nameAt(board, 'a2')).toMatch(/^Rooted Dryad, lane 2, of Omar/);
    await fireEvent.keyDown(at(board, 'a2'), { key: 'Enter', shiftKey: true });
    expect(board.querySelector('dialog .facts')?.textContent).toContain('of Omar');
  });

  it('is seen of a charmed monster, and of an ally that joined the horde', async () => {
    const board = await drawn('whose-0');
    expect(at(board, 'a3').querySelector('.owner.charmed')?.textContent).toBe('O');
    expect(nameAt(board, 'a3')).toContain('charmed, Omar decides for it');
    expect(at(board, 'm2').querySelector('.owner.defected')?.getAttribute('title')).toBe(
      'ally of Omar that joined the horde',
    );
  });

  it('is told by as many letters as it takes, or by the number of the seat', () => {
    expect([0, 1].map((seat) => initialsOf(['Beth', 'Omar'], seat))).toEqual(['B', 'O']);
    expect([0, 1].map((seat) => initialsOf(['bob', 'Beth'], seat))).toEqual(['Bo', 'Be']);
    expect([0, 1].map((seat) => initialsOf(['Ana', 'Ana (B)'], seat))).toEqual(['1', '2']);
  });

  it('needs no badge where one plays alone', async () => {
    expect((await drawn('servants-0')).querySelector('.owner')).toBeNull();
  });

  it('is seen in the first edition too', async () => {
    const board = await drawn('coop');
    expect(board.querySelectorAll('.of-alliance .owner').length).toBeGreaterThan(0);
  });
});
