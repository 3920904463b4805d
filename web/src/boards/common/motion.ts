/** What moved is seen to move. The board always shows the truth at once; this only lets pieces glide to where they are. */

export interface Pace {
  move: number;
  beat: number;
  /** No travel: what has changed gets an ink frame instead. */
  still: boolean;
}

export const STILL: Pace = { move: 0, beat: 0, still: true };

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

/** Where things were before the page changed, by the piece's id; `figures` are numbers by their name. */
export interface Glimpse {
  pieces: ReadonlyMap<string, Seen>;
  figures: ReadonlyMap<string, string>;
}

const BEAT = 420;

/** The pace that the design tokens give (the page sets them by the wish for motion). */
export function paceOf(root: Element): Pace {
  const tokens = getComputedStyle(root);
  const move = milliseconds(tokens.getPropertyValue('--m-move'));
  return { move, beat: milliseconds(tokens.getPropertyValue('--m-beat')), still: move < 2 };
}

/** A time of CSS: "260ms", or ".26s" as a build may write it. */
export function milliseconds(time: string): number {
  const figure = Number.parseFloat(time) || 0;
  return /\ds\s*$/.test(time) ? figure * 1000 : figure;
}

/** Look where everything lies: elements with `data-flip`, and numbers with `data-figure`. */
export function glimpse(root: HTMLElement): Glimpse {
  const pieces = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    pieces.set(element.dataset.flip ?? '', { box: element.getBoundingClientRect(), element });
  }
  const figures = new Map<string, string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-figure]')) {
    figures.set(element.dataset.figure ?? '', element.textContent);
  }
  return { pieces, figures };
}

/** The stages of one move, in the order in which they happen; each waits for those before it. */
const STAGES = ['travel', 'home', 'drop', 'land'] as const;
type Stage = (typeof STAGES)[number];

interface Motion {
  stage: Stage;
  start: (delay: number, turn: number) => Animation;
}

/**
 * Play what has changed since `before`. `homeOf` tells where a piece that is no longer shown has gone: an element, or
 * null if nobody needs to see it go. Gives back the animations, so that a press can finish them.
 */
export function play(
  root: HTMLElement,
  before: Glimpse,
  pace: Pace,
  homeOf: (id: string) => HTMLElement | null,
): Animation[] {
  if (typeof root.animate !== 'function') return [];
  const changed = changesIn(root, before);
  if (pace.still) return changed.shown.map((element) => frameInInk(element));
  const motions = [...changed.motions(pace, homeOf, root)];
  let delay = 0;
  const running: Animation[] = [];
  for (const stage of STAGES) {
    const together = motions.filter((motion) => motion.stage === stage);
    together.forEach((motion, turn) => running.push(motion.start(delay, turn)));
    if (together.length > 0) delay += pace.move;
  }
  return running;
}

interface Changes {
  /** Everything that is new, moved or different, for those who want no travel. */
  shown: HTMLElement[];
  motions: (pace: Pace, homeOf: (id: string) => HTMLElement | null, root: HTMLElement) => Iterable<Motion>;
}

function changesIn(root: HTMLElement, before: Glimpse): Changes {
  const moved: { element: HTMLElement; from: DOMRect }[] = [];
  const fresh: HTMLElement[] = [];
  const present = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const id = element.dataset.flip ?? '';
    present.add(id);
    const was = before.pieces.get(id);
    if (!was) fresh.push(element);
    else if (hasMoved(was.box, element.getBoundingClientRect()) && was.element !== element) {
      moved.push({ element, from: was.box });
    }
  }
  const gone = [...before.pieces].filter(([id]) => !present.has(id));
  const figures = [...root.querySelectorAll<HTMLElement>('[data-figure]')].filter((element) => {
    const was = before.figures.get(element.dataset.figure ?? '');
    return was !== undefined && was !== element.textContent;
  });
  return {
    shown: [...moved.map(({ element }) => element), ...fresh, ...figures],
    *motions(pace, homeOf, within) {
      for (const { element, from } of moved) {
        yield { stage: 'travel', start: (delay) => glide(element, from, element.getBoundingClientRect(), pace, delay) };
      }
      for (const [id, seen] of gone) {
        const home = homeOf(id);
        if (home) yield { stage: 'home', start: (delay) => goHome(within, seen, home, pace, delay) };
      }
      for (const element of fresh) {
        const stage = element.dataset.enters === 'land' ? 'land' : 'drop';
        yield { stage, start: (delay, turn) => enter(element, stage, pace, delay + turn * (pace.move / 6)) };
      }
      for (const element of figures) yield { stage: 'travel', start: (delay) => beat(element, pace, delay) };
    },
  };
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2;
}

const EASE = 'cubic-bezier(.2,.8,.2,1)';

function between(from: DOMRect, to: DOMRect): string {
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

/** A piece glides from where it lay to where it lies. */
function glide(element: HTMLElement, from: DOMRect, to: DOMRect, pace: Pace, delay: number): Animation {
  const over = { transformOrigin: 'top left', zIndex: '5' };
  return element.animate(
    [
      { transform: between(from, to), ...over },
      { transform: 'none', ...over },
    ],
    { duration: pace.move * 1.5, delay, easing: EASE, fill: 'backwards' },
  );
}

/** A card that nobody sees any more: a copy of it glides into its owner's horde, and is gone. */
function goHome(
  root: HTMLElement,
  { element, box: from }: Seen,
  home: HTMLElement,
  pace: Pace,
  delay: number,
): Animation {
  const copy = element.cloneNode(true) as HTMLElement;
  const within = root.getBoundingClientRect();
  const to = home.getBoundingClientRect();
  copy.removeAttribute('data-flip');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.add('leaving');
  copy.style.left = `${from.left - within.left + root.scrollLeft}px`;
  copy.style.top = `${from.top - within.top + root.scrollTop}px`;
  copy.style.width = `${from.width}px`;
  copy.style.height = `${from.height}px`;
  root.append(copy);
  const away = `translate(${to.left + to.width / 2 - from.left}px, ${to.top + to.height / 2 - from.top}px) scale(.1)`;
  const animation = copy.animate(
    [
      { transform: 'none', opacity: 1, transformOrigin: 'top left' },
      { transform: away, opacity: 0.4, transformOrigin: 'top left' },
    ],
    { duration: pace.move * 1.5, delay, easing: 'ease-in', fill: 'both' },
  );
  const remove = (): void => copy.remove();
  animation.finished.then(remove, remove);
  return animation;
}

/** New cards drop from the storm; tokens and battles land. */
function enter(element: HTMLElement, stage: 'drop' | 'land', pace: Pace, delay: number): Animation {
  const from = stage === 'land' ? 'scale(1.5)' : 'translateY(-28px)';
  return element.animate(
    [
      { transform: from, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: pace.move, delay, easing: EASE, fill: 'backwards' },
  );
}

/** A figure that changed beats once. */
function beat(element: HTMLElement, pace: Pace, delay: number): Animation {
  return element.animate([{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }], {
    duration: pace.beat,
    delay,
  });
}

/** For those who want no motion: an ink frame for one beat. */
function frameInInk(element: HTMLElement): Animation {
  const ink = getComputedStyle(element).getPropertyValue('--ink').trim() || 'currentColor';
  const frame = { outline: `3px solid ${ink}`, outlineOffset: '2px' };
  return element.animate([frame, frame], { duration: BEAT * 2 });
}
