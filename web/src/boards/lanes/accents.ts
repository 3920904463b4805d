/** What a line of the log adds to the picture: a stamp, a stroke, a turn of the portal, a card that slides. */

import type { LogLine } from '../../lib/protocol';
import type { Told } from './words';

type Tone = 'harm' | 'heal' | 'note';

export type Accent =
  | { kind: 'stamp'; at: string; text: string; tone: Tone }
  | { kind: 'strike'; at: string; target: string }
  | { kind: 'turn' }
  | { kind: 'slide'; from: string; to: string };

/** The accents of a line; most have none. */
export function accentsOf(line: LogLine): readonly Accent[] {
  const { kind, facts } = line as Told;
  switch (kind) {
    case 'damage':
      return stamped(facts, '−', 'harm');
    case 'healed':
      return stamped(facts, '+', 'heal');
    case 'tokens':
    case 'boosted':
      return stamped(facts, '+', 'note');
    case 'struck':
      return [{ kind: 'strike', at: facts.at, target: facts.target }];
    case 'portal-turned':
    case 'portal-replaced':
      return [{ kind: 'turn' }];
    case 'pillaged-card':
      return [{ kind: 'slide', from: `deck-${facts.seat}`, to: `discard-${facts.seat}` }];
    default:
      return [];
  }
}

function stamped({ at, amount }: { at: string; amount: number }, sign: string, tone: Tone): readonly Accent[] {
  return amount > 0 ? [{ kind: 'stamp', at, text: `${sign}${amount}`, tone }] : [];
}

/** Play an accent on the board. `move` and `beat` are in milliseconds. */
export function play(root: HTMLElement, accent: Accent, pace: { move: number; beat: number }): readonly Animation[] {
  if (typeof root.animate !== 'function') return [];
  switch (accent.kind) {
    case 'stamp':
      return stamp(root, accent.at, accent.text, accent.tone, pace.beat);
    case 'strike':
      return strike(root, accent.at, accent.target, pace.beat);
    case 'turn':
      return turn(root, pace.beat);
    case 'slide':
      return slide(root, accent, pace.move);
  }
}

function at(root: HTMLElement, id: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')].find((piece) => piece.dataset.piece === id);
}

function homeAt(root: HTMLElement, id: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-home]')].find((home) => home.dataset.home === id);
}

/** It is stamped on, it does not fade in. */
function stamp(root: HTMLElement, id: string, text: string, tone: string, beat: number): Animation[] {
  const piece = at(root, id);
  if (!piece) return [];
  const mark = document.createElement('span');
  mark.className = `stamp ${tone}`;
  mark.textContent = text;
  mark.setAttribute('aria-hidden', 'true');
  piece.append(mark);
  const animation = mark.animate(
    [
      { transform: 'translate(-50%,-50%) scale(1.7)' },
      { transform: 'translate(-50%,-50%)', offset: 0.2 },
      { transform: 'translate(-50%,-50%)' },
    ],
    {
      duration: beat * 1.8,
      easing: 'ease-out',
    },
  );
  removeAfter(animation, mark);
  return [animation];
}

/** Whoever strikes leans over to what is struck, and back. */
function strike(root: HTMLElement, id: string, target: string, beat: number): Animation[] {
  const striker = at(root, id);
  const struck = at(root, target);
  if (!striker || !struck) return [];
  const [from, to] = [striker.getBoundingClientRect(), struck.getBoundingClientRect()];
  const way = {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
  const far = Math.max(Math.hypot(way.x, way.y), 1);
  const reach = Math.min(34, far) / far;
  const over = { zIndex: '5' };
  return [
    striker.animate(
      [
        { transform: 'none', ...over },
        { transform: `translate(${way.x * reach}px, ${way.y * reach}px)`, ...over, offset: 0.45 },
        { transform: 'none', ...over },
      ],
      { duration: beat, easing: 'ease-in-out' },
    ),
  ];
}

/** The dial turns a quarter. */
function turn(root: HTMLElement, beat: number): Animation[] {
  const swirl = root.querySelector<SVGElement>('.dial .swirl');
  if (!swirl) return [];
  return [
    swirl.animate([{ transform: 'rotate(-90deg)' }, { transform: 'none' }], {
      duration: beat * 1.5,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    }),
  ];
}

/** A card slides from pile to pile. */
function slide(root: HTMLElement, { from, to }: { from: string; to: string }, move: number): Animation[] {
  const start = homeAt(root, from);
  const end = homeAt(root, to);
  if (!start || !end) return [];
  const [here, there, within] = [
    start.getBoundingClientRect(),
    end.getBoundingClientRect(),
    root.getBoundingClientRect(),
  ];
  const card = document.createElement('span');
  card.className = 'pile ad sliding';
  card.setAttribute('aria-hidden', 'true');
  card.style.left = `${here.left - within.left + root.scrollLeft}px`;
  card.style.top = `${here.top - within.top + root.scrollTop}px`;
  root.append(card);
  const animation = card.animate(
    [{ transform: 'none' }, { transform: `translate(${there.left - here.left}px, ${there.top - here.top}px)` }],
    { duration: move, easing: 'ease-in-out', fill: 'both' },
  );
  removeAfter(animation, card);
  return [animation];
}

function removeAfter(animation: Animation, element: HTMLElement): void {
  const remove = (): void => element.remove();
  animation.finished.then(remove, remove);
}
