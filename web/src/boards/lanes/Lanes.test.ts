import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { framesAt } from '../../lib/earlier';
import type { ShownOffer } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { litBy } from '../../lib/offers';
import { accentsOf } from './accents';
import Lanes from './Lanes.svelte';
import { fillShelves, MOMENTS, momentCalled, offer, PLAYED, SECOND, type Moment } from './testing';

function propsOf({ frame, news }: Moment, more: object = {}) {
  const lit = litBy(frame.ask?.offers ?? []);
  return {
    frame,
    lit,
    considered: null,
    among: [] as readonly ShownOffer[],
    news,
    ontouch: vi.fn<(id: string) => void>(),
    ...more,
  };
}

const litIds = (root: HTMLElement): Set<string | undefined> =>
  new Set([...root.querySelectorAll<HTMLElement>('[data-lit=true]')].map((piece) => piece.dataset.piece));
const placeAt = (root: HTMLElement, id: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`nothing lies at ${id}`);
  return found;
};
/** The choices that play a card, or bring it with another verb. */
const offersOf = ({ frame }: Moment, card: string, verb = 'play'): readonly ShownOffer[] =>
  (frame.ask?.offers ?? []).filter(
    (offer) => offer.verb === verb && 'card' in offer.about && offer.about.card === card,
  );

beforeEach(fillShelves);
afterEach(() => (speech.language = 'en'));

describe.each(['en', 'fr'] as const)('every moment in %s', (language) => {
  it.each(MOMENTS.map((moment) => [moment.name, moment] as const))('%s can be drawn', async (_, moment) => {
    speech.language = language;
    const errors = vi.spyOn(console, 'error');
    const { container } = render(Lanes, propsOf(moment));
    await tick();
    for (const piece of container.querySelectorAll('[data-piece]'))
      expect(piece.querySelector('.sr')?.textContent).toBeTruthy();
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(container.querySelector('[style=""]')).toBeNull();
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('what is lit', () => {
  const asked = MOMENTS.filter(({ frame }) => (frame.ask?.offers.length ?? 0) > 0);

  it.each(asked.map((moment) => [moment.name, moment] as const))(
    '%s: all that may be touched, and nothing else',
    async (_, moment) => {
      const props = propsOf(moment);
      const { container } = render(Lanes, props);
      await tick();
      expect(litIds(container)).toEqual(new Set(props.lit.keys()));
    },
  );

  it('is nothing where nobody may choose', () => {
    const { container } = render(Lanes, propsOf(momentCalled('solo'), { lit: new Map() }));
    expect(litIds(container).size).toBe(0);
  });

  it('is, once a card of the hand is pressed, where it may go; its ghost stands there, its price is told', async () => {
    const moment = momentCalled('solo');
    const among = offersOf(moment, 'cloud-tearers');
    const { container } = render(Lanes, propsOf(moment, { among }));
    await tick();
    expect(litIds(container)).toEqual(new Set(['lane:2', 'lane:4']));
    expect(placeAt(container, 'hand:cloud-tearers').className).toContain('held');
    expect(container.querySelectorAll('.slot .ghost')).toHaveLength(2);
    expect(container.querySelector('.pays')?.textContent).toBe('−4');
    expect(placeAt(container, 'lane:4').getAttribute('aria-keyshortcuts')).toBe('4');
  });

  it('is, for the horde player, the place of a monster', async () => {
    const moment = momentCalled('versus-horde');
    const { container } = render(Lanes, propsOf(moment, { among: offersOf(moment, 'frost-giant', 'summon') }));
    await tick();
    expect(litIds(container)).toEqual(new Set(['lane:2', 'lane:3', 'lane:5']));
    expect(placeAt(container, 'lane:3').closest('.cell')?.className).toContain('of-horde');
    expect(container.querySelectorAll('[data-piece="lane:3"]')).toHaveLength(1);
  });

  it('is the line itself where both places of the lane are taken', async () => {
    const moment = structuredClone(momentCalled('full'));
    const offers = [1, 2].map((lane) => offer('lane', { lane }, `lane:${lane}`));
    const { container } = render(Lanes, propsOf(moment, { lit: litBy(offers) }));
    await tick();
    expect(litIds(container)).toEqual(new Set(['lane:1', 'lane:2']));
  });

  it('shows what is being considered', async () => {
    const moment = momentCalled('solo');
    const considered = offersOf(moment, 'shamans').find(({ touches }) => touches.includes('lane:4'));
    const { container } = render(Lanes, propsOf(moment, { considered }));
    await tick();
    expect(
      [...container.querySelectorAll<HTMLElement>('.considered')].map((piece) => piece.dataset.piece).sort(),
    ).toEqual(['hand:shamans', 'lane:4']);
  });
});

describe('moments of real games', () => {
  it.each(PLAYED.map((moment) => [moment.name, moment] as const))(
    '%s: drawn, and all that may be touched is lit',
    async (_, moment) => {
      const errors = vi.spyOn(console, 'error');
      const props = propsOf(moment);
      const { container } = render(Lanes, props);
      await tick();
      expect(litIds(container)).toEqual(new Set(props.lit.keys()));
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
      expect(errors).not.toHaveBeenCalled();
    },
  );

  const several = PLAYED.flatMap((moment) =>
    [...litBy(moment.frame.ask?.offers ?? [])].flatMap(([id, among]) =>
      among.length > 1 ? [[`${moment.name} ${id}`, moment, among] as const] : [],
    ),
  );
  const some = several.filter((_, place) => place % 5 === 0);

  it.each(some)('%s: once it is pressed, every place that it may go to is lit', async (_, moment, among) => {
    const { container } = render(Lanes, propsOf(moment, { among }));
    await tick();
    expect(litIds(container)).toEqual(new Set(among.flatMap((offer) => offer.touches.slice(1))));
  });
});

describe('a press', () => {
  it('names the piece, legal or not', async () => {
    const props = propsOf(momentCalled('solo'));
    const { container } = render(Lanes, props);
    placeAt(container, 'hand:shamans').click();
    placeAt(container, 'm4').click();
    placeAt(container, 'lane:2').click();
    expect(props.ontouch.mock.calls).toEqual([['hand:shamans'], ['m4'], ['lane:2']]);
  });

  it('on a card of the tray names it', async () => {
    const props = propsOf(momentCalled('cards'));
    render(Lanes, props);
    await tick();
    const tray = screen.getByRole('region', { name: 'Which card comes back to your hand?' });
    within(tray)
      .getByRole('button', { name: /^Clan of the Elk.*Legal now/ })
      .click();
    expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('discard:clan-of-the-elk');
  });
});

describe('looking', () => {
  it('Shift and Enter show a card close up, with its words explained', async () => {
    const props = propsOf(momentCalled('solo'));
    const { container } = render(Lanes, props);
    await fireEvent.keyDown(placeAt(container, 'm1'), { key: 'Enter', shiftKey: true });
    const dialog = container.querySelector('dialog');
    expect(dialog?.getAttribute('aria-label')).toBe('Troll Brute, close up');
    expect(dialog?.querySelector('dt')?.textContent).toBe('Taunt');
    expect(props.ontouch).not.toHaveBeenCalled();
  });

  it('a long press of a finger looks and does not choose', async () => {
    vi.useFakeTimers();
    try {
      const props = propsOf(momentCalled('solo'));
      const { container } = render(Lanes, props);
      const card = placeAt(container, 'hand:gulbjarn');
      card.dispatchEvent(
        Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch', button: 0 }),
      );
      vi.advanceTimersByTime(600);
      await tick();
      card.click();
      expect(container.querySelector('dialog')?.getAttribute('aria-label')).toBe('Gulbjarn, close up');
      expect(props.ontouch).not.toHaveBeenCalled();
      card.click();
      expect(props.ontouch).toHaveBeenCalledExactlyOnceWith('hand:gulbjarn');
    } finally {
      vi.useRealTimers();
    }
  });

  it('a pile opens, and closes with Escape', async () => {
    const { container } = render(Lanes, propsOf(momentCalled('solo')));
    screen.getByRole('button', { name: 'Horde discard: 8 cards. Look' }).click();
    await tick();
    const tray = screen.getByRole('region', { name: 'The horde’s discard' });
    expect(within(tray).getAllByRole('button', { name: /Troll Brute, 2 copies|Deep Howlers, 2 copies/ })).toHaveLength(
      2,
    );
    await fireEvent.keyDown(tray, { key: 'Escape' });
    expect(container.querySelector('.tray')).toBeNull();
  });

  it('a concealed card shows its back, and the page says nothing of it', async () => {
    const { container } = render(Lanes, propsOf(momentCalled('versus-alliance')));
    await tick();
    const hidden = placeAt(container, 'm4');
    expect(within(hidden).getByText('Concealed card, lane 4')).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/stormcaller/i);
  });

  it('of two hands that lie open either can be looked into', async () => {
    const { container } = render(Lanes, propsOf(momentCalled('coop')));
    expect(container.querySelector('[data-piece="hand:shamans"]')).not.toBeNull();
    screen.getByRole('button', { name: 'Omar' }).click();
    await tick();
    expect(container.querySelector('[data-piece="hand:cotlic"]')).not.toBeNull();
    expect(container.querySelector('[data-piece="hand:shamans"]')).toBeNull();
  });
});

describe('the side that one sits on', () => {
  /** The parts of the board from top to bottom, as they follow each other for keyboard and ear. */
  const partsOf = (name: string): string[] => {
    const { container } = render(Lanes, propsOf(momentCalled(name)));
    const parts = container.querySelectorAll<HTMLElement>(
      '.portal-side, .castle-side, .backline, .lane:first-child .cell, .hand',
    );
    return [...parts].map((part) => part.className.split(' ').find((each) => !['rail', 'cell'].includes(each)) ?? '');
  };
  const ofAlliance = ['portal-side', 'backline', 'of-horde', 'of-alliance', 'castle-side', 'hand'];

  it.each(['solo', 'coop', 'versus-alliance', 'versus-open'])('%s: the castle is below', (name) => {
    expect(partsOf(name)).toEqual(ofAlliance);
  });

  it('whoever plays the horde has it below', () => {
    expect(partsOf('versus-horde')).toEqual([
      'castle-side',
      'of-alliance',
      'of-horde',
      'backline',
      'portal-side',
      'hand',
    ]);
  });

  it('lane 1 is the first for everybody', () => {
    for (const name of ['versus-horde', 'versus-alliance']) {
      const { container, unmount } = render(Lanes, propsOf(momentCalled(name)));
      expect([...container.querySelectorAll<HTMLElement>('[data-marker]')].map((line) => line.dataset.marker)).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
      ]);
      unmount();
    }
  });

  it('figures face the line on either side', () => {
    const { container } = render(Lanes, propsOf(momentCalled('versus-horde')));
    for (const card of container.querySelectorAll('.of-horde .bc')) expect(card.className).toContain('lower');
    for (const card of container.querySelectorAll('.of-alliance .bc')) expect(card.className).toContain('upper');
    expect(container.querySelectorAll('.bc.upper, .bc.lower').length).toBeGreaterThan(0);
  });

  it('whoever plays the horde sees what the alliance has, and may look through its discard', async () => {
    const { frame } = momentCalled('versus-horde');
    render(Lanes, propsOf(momentCalled('versus-horde')));
    screen.getByRole('button', { name: new RegExp(`^Discard of ${frame.names[0]}: `) }).click();
    await tick();
    expect(screen.getByRole('region', { name: `The discard of ${frame.names[0]}` })).toBeTruthy();
  });

  it('the sides that a horde card names are its player’s, who sits opposite', async () => {
    const said = async (name: string): Promise<string | undefined> => {
      const moment = structuredClone(momentCalled(name)) as Moment & {
        frame: { view: { horde: { discard: string[] } } };
      };
      moment.frame.view.horde.discard = ['troll-brute'];
      const { container, unmount } = render(Lanes, propsOf(moment));
      screen.getByRole('button', { name: /^Horde discard: / }).click();
      await tick();
      await fireEvent.keyDown(placeAt(container, 'discard:troll-brute'), { key: 'Enter', shiftKey: true });
      const told = /(?:left|right)most/.exec(container.querySelector('dialog')?.textContent ?? '')?.[0];
      unmount();
      return told;
    };
    const [solo, versus] = [await said('solo'), await said('versus-horde')];
    expect(new Set([solo, versus])).toEqual(new Set(['leftmost', 'rightmost']));
  });
});

describe('the advice for a first game', () => {
  it('marks what is no ally while the hand is chosen, and says so', () => {
    const moment = structuredClone(momentCalled('mulligan')) as Moment & {
      frame: { view: { first_game: boolean; players: { hand: string[] }[] } };
    };
    moment.frame.view.first_game = true;
    if (moment.frame.view.players[0])
      moment.frame.view.players[0].hand = ['shamans', 'bloodlust', 'frostbite-outpost', 'gulbjarn'];
    const { container, unmount } = render(Lanes, propsOf(moment));
    const marked = [...container.querySelectorAll<HTMLElement>('.hand .place')]
      .filter((card) => card.querySelector('.aside'))
      .map((card) => card.dataset.piece);
    expect(marked).toEqual(['hand:bloodlust', 'hand:frostbite-outpost']);
    expect(within(placeAt(container, 'hand:bloodlust')).getByText(/better put aside in a first game/)).toBeTruthy();
    expect(container.textContent).toContain('For a first game: put aside every card that is no ally.');
    unmount();
    moment.frame.view.first_game = false;
    expect(render(Lanes, propsOf(moment)).container.querySelector('.aside, .advice')).toBeNull();
  });
});

describe('the forecast', () => {
  it('is told by the line of each lane', () => {
    render(Lanes, propsOf(momentCalled('solo')));
    expect(
      screen.getByText('Lane 1, if you stop now, the monster falls, the alliance card goes from 3 to 1'),
    ).toBeTruthy();
    expect(
      screen.getByText('Lane 4, if you stop now, the castle takes 2, the monster is unharmed, taunt waits'),
    ).toBeTruthy();
    expect(
      screen.getByText('Lane 6, if you stop now, the portal takes 3, the alliance card is unharmed, alone'),
    ).toBeTruthy();
  });

  it('is summed up for castle, portal and deck, and gone when it is not told', () => {
    const summed = render(Lanes, propsOf(momentCalled('solo')));
    const stop = screen.getByRole('region', { name: 'If you stop now' });
    expect([...stop.querySelectorAll('li')].map((line) => line.textContent.trim())).toEqual([
      'Castle14 → 7',
      'Portal breaks3 → 0',
      'Deck21 → 18',
    ]);
    summed.unmount();
    render(Lanes, propsOf(momentCalled('fight')));
    expect(screen.queryByRole('region', { name: 'If you stop now' })).toBeNull();
  });
});

describe('line by line', () => {
  const told = [...PLAYED, ...SECOND].flatMap(({ name, frame, news, earlier = [] }) => {
    const [frames, lines] = [framesAt(frame, earlier), news.slice(-earlier.length)];
    return frames.map((at, place) => [`${name} ${lines[place]?.kind}`, at, lines[place]!] as const);
  });

  it.each(told.filter(([, , line]) => accentsOf(line).length > 0))('%s finds what it is about', (_, frame, line) => {
    const { container } = render(Lanes, propsOf({ name: '', frame, news: [line] }));
    for (const accent of accentsOf(line)) {
      const ids = accent.kind === 'stamp' ? [accent.at] : accent.kind === 'strike' ? [accent.at, accent.target] : [];
      for (const id of ids) placeAt(container, id);
      if (accent.kind !== 'slide') continue;
      for (const home of [accent.from, accent.to])
        expect(container.querySelector(`[data-home="${home}"]`), home).not.toBeNull();
    }
  });
});
